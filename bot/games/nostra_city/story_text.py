"""The whole course of a finished game as plain text, Month by Month: Collectings, auctions, Revenge, bribes, verdicts, Respect."""

from bot.games.nostra_city.status import people_with
from bot.games.nostra_city.story import honours, last_hands, scores, winner_line
from bot.games.nostra_city.voice import Voice
from bot.presenting.boxed.story_text import text_of_story
from bot.presenting.naming import listed
from bot.presenting.scene import Scene
from engines.nostra_city.story import AuctionPart, CollectingPart, MonthPart, StoryPart


def story_text(scene: Scene) -> str:
    """Return the course of a game that is over: how it ended, every Month, the proof of the deal. No markdown."""
    return text_of_story(Voice(scene, plain=True), winner_line, _told)


def _told(voice: Voice, told: StoryPart) -> list[str]:
    """Return the lines of Respect, honours, the last hands and every Month."""
    lines = [*scores(voice, told), *honours(voice, told), last_hands(voice, told)]
    for month in told.months:
        before, after = voice.field(month.field_before), voice.field(month.field_after) if month.field_after else "–"
        lines += ["", voice("nc-log-month", month=voice.month(month.number), before=before, after=after)]
        lines += [f"- {line}" for line in _month(voice, month)]
    return lines


def _month(voice: Voice, month: MonthPart) -> list[str]:
    lines = [_collecting(voice, one) for one in month.collectings]
    lines += [_auction(voice, one) for one in month.auctions]
    if month.revenge:
        played = (f"{voice.who(seat)} {voice.thing(f'vendetta:{card}')}" for seat, card in month.revenge)
        lines.append(voice("nc-log-revenge", list=listed(played)))
    bribes = {seat: count for seat, count in enumerate(month.bribes) if count}
    if bribes:
        lines.append(voice("nc-log-bribes", list=people_with(voice, bribes)))
    if month.verdict:
        lines.append(voice("nc-log-verdict", list=voice.note_kinds(month.verdict)))
    if month.respect:
        lines.append(voice("nc-log-respect", list=people_with(voice, dict(enumerate(month.respect)))))
    return lines


def _collecting(voice: Voice, one: CollectingPart) -> str:
    said = [voice("nc-log-collecting", who=voice.who(one.seat), kind=voice.thing(f"kind:{one.kind}"), n=one.drawn)]
    given = {seat: count for seat, count in one.given.items() if count}
    if given:
        said.append(voice("nc-log-given", list=people_with(voice, given)))
    if one.betrayed:
        said.append(voice("nc-log-betrayed", list=people_with(voice, one.betrayed)))
    return "; ".join(said)


def _auction(voice: Voice, one: AuctionPart) -> str:
    bids = (
        f"{voice.who(seat)} {voice.money(one.money[seat])}"
        if seat in one.money
        else voice("nc-log-bid-hidden", who=voice.who(seat), n=count)
        for seat, count in one.bids.items()
    )
    end = (
        voice("nc-log-won", who=voice.who(one.winner))
        if one.winner is not None
        else voice("nc-log-removed" if one.gone else "nc-log-stays")
    )
    return f"{voice('nc-log-auction', space=one.space, card=voice.card(one.card), bids=listed(bids))}; {end}"
