"""The story: the message that closes a game."""

from bot.games.nostra_city.board import people_with
from bot.games.nostra_city.headlines import HEADLINES
from bot.games.nostra_city.pictures.story import respect_by_month
from bot.games.nostra_city.voice import NostraCityVoice
from bot.presenting.boxed.pages import text_of_story
from bot.presenting.closing import closing_page
from bot.presenting.drawing.speech import as_drawn
from bot.presenting.naming import listed
from bot.presenting.page import Page
from bot.presenting.scene import Scene
from engines.nostra_city.story import AuctionPart, CollectingPart, MonthPart, StoryPart


def winner_line(voice: NostraCityVoice) -> str:
    """Return the ending and the winners of a finished game."""
    return voice("nc-end", reason=voice.view.reason or "aborted", winners=voice.people(voice.view.winners))


def why(voice: NostraCityVoice) -> str:
    """Return why the winners have won: the side that the Verdict chose, then the most Respect or the Title (NC-19.8 to 19.11, NT-4.2)."""
    told = voice.view.story
    if told is None:
        return ""
    if told.reason == "aborted":
        return voice("nc-why-aborted", round=len(told.months))
    field = voice.field(voice.view.field)
    candidates = [one for one in told.hands if one.informant == told.guilty]
    if not candidates:
        return voice("nc-story-why-nobody", field=field)
    most = max(one.respect for one in candidates)
    alone = sum(one.respect == most for one in candidates) == 1
    lead = most - max((one.respect for one in candidates if one.respect < most), default=most)
    how = "most" if alone else "title" if len(told.winners) == 1 else "shared"
    title = voice.view.players[told.winners[0]].title
    return voice(
        "nc-story-why",
        side="informants" if told.guilty else "loyal",
        how=how,
        field=field,
        who=voice.people(told.winners),
        n=most,
        more=lead,
        title=voice.thing(f"title:{title}") if title else "–",
    )


def scores(voice: NostraCityVoice, told: StoryPart) -> list[str]:
    """Return the players by their Respect, the most respected first, with the mark of Informants."""
    ranked = sorted(told.hands, key=lambda one: (-one.respect, one.seat))
    lines = [
        voice("nc-story-scores", list=listed((voice("nc-story-score", who=voice.who(one.seat), n=one.respect) for one in ranked), " · "))
    ]
    informants = [one.seat for one in told.hands if one.informant]
    return [*lines, voice("nc-story-informants", n=len(informants), list=voice.people(informants))] if informants else lines


def story(scene: Scene) -> Page:
    """Return the closing message: verdict and winners, Respect by Months, honours, the proof of the deal, next steps."""
    voice = NostraCityVoice(scene)
    told = voice.view.story
    if told is None:
        return closing_page(scene, winner_line(voice), (), ())
    head = HEADLINES.first(NostraCityVoice(as_drawn(scene), plain=True))
    drawings = () if scene.text_mode else (respect_by_month(voice.view, told, scene.people, scene.words, head),)
    lines = [*scores(voice, told), *honours(voice, told), last_hands(voice, told)]
    return closing_page(scene, winner_line(voice), drawings, lines, headline=HEADLINES.first(voice), why=why(voice))


def moments(scene: Scene) -> list[tuple[str, str]]:
    """Return the names and sentences of the headlines, the rarest first."""
    return HEADLINES.told(NostraCityVoice(scene, plain=True))


def honours(voice: NostraCityVoice, told: StoryPart) -> list[str]:
    """Return the dearest shown bid, the most frequent betrayer, and the most frequent briber, each with everybody who has as much."""
    lines = []
    bids = [(money, seat, lot.card) for month in told.months for lot in month.auctions for seat, money in lot.money.items()]
    if dearest := max((money for money, *_ in bids), default=0):
        whose = listed(f"{voice.who(seat)} ({voice.card(card)})" for money, seat, card in bids if money == dearest)
        lines.append(voice("nc-story-bid", who=whose, money=voice.money(dearest)))
    seats = range(len(voice.view.players))
    missing = [sum(sum(one.betrayed.values()) for month in told.months for one in month.collectings if one.seat == seat) for seat in seats]
    if most := max(missing, default=0):
        lines.append(voice("nc-story-betrayed", who=voice.with_most(missing), n=most))
    bribes = [sum(month.bribes[seat] for month in told.months if month.bribes) for seat in seats]
    if most := max(bribes, default=0):
        lines.append(voice("nc-story-bribes", who=voice.with_most(bribes), n=most))
    return lines


def last_hands(voice: NostraCityVoice, told: StoryPart) -> str:
    """Return everybody's final belongings, now public: money in the Bank and Vendetta cards."""
    hands = (
        voice("nc-story-hand", who=voice.who(one.seat), money=voice.money(one.money), cards=voice.cards(one.cards))
        if one.cards
        else voice("nc-story-hand-no-cards", who=voice.who(one.seat), money=voice.money(one.money))
        for one in told.hands
    )
    return voice("nc-story-hands", list=listed(hands, " · "))


def story_text(scene: Scene) -> str:
    """Return the course of a finished game: ending, every Month, the proof of the deal, without markdown."""
    return text_of_story(NostraCityVoice(scene, plain=True), HEADLINES.first, winner_line, _story_lines)


def _story_lines(voice: NostraCityVoice, told: StoryPart) -> list[str]:
    """Return the lines of Respect, honours, the last hands and every Month."""
    lines = [why(voice), *scores(voice, told), *honours(voice, told), last_hands(voice, told)]
    for month in told.months:
        before, after = voice.field(month.field_before), voice.field(month.field_after) if month.field_after else "–"
        lines += ["", voice("nc-log-month", month=voice.month(month.number), before=before, after=after)]
        lines += [f"- {line}" for line in _month(voice, month)]
    return lines


def _month(voice: NostraCityVoice, month: MonthPart) -> list[str]:
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


def _collecting(voice: NostraCityVoice, one: CollectingPart) -> str:
    said = [voice("nc-log-collecting", who=voice.who(one.seat), kind=voice.thing(f"kind:{one.kind}"), n=one.drawn)]
    given = {seat: count for seat, count in one.given.items() if count}
    if given:
        said.append(voice("nc-log-given", list=people_with(voice, given)))
    if one.betrayed:
        said.append(voice("nc-log-betrayed", list=people_with(voice, one.betrayed)))
    return "; ".join(said)


def _auction(voice: NostraCityVoice, one: AuctionPart) -> str:
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
