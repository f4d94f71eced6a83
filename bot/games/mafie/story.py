"""The story: the message that closes a game."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.games.mafie.endings import fingers, sides, table_text, winner_line
from bot.games.mafie.guesses import best_ghost
from bot.games.mafie.headlines import HEADLINES
from bot.games.mafie.pictures.story import story as story_pictures
from bot.games.mafie.tally import decisive_picture, decisive_tally, votes_of
from bot.games.mafie.voice import MafieVoice
from bot.presenting.closing import closing_page, proof
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.speech import as_drawn
from bot.presenting.naming import listed
from bot.presenting.page import Page
from bot.presenting.scene import ABORTED, Scene
from engines.mafie.story import PlayedPart, RoundPart, StoryBallot, StoryPart, StrikePart

_PICTURES = 3
_CALLED = 4
"""The most people in a line of honours."""
_SUSPECTS = 3
"""The most people with their votes on a poster."""


def story(scene: Scene) -> Page:
    """Return the closing message: winners, the story in pictures, the roles, the proof of the deal, next steps."""
    voice = MafieVoice(scene)
    told = voice.view.story
    drawings: Sequence[Drawing | str] = (table_text(voice), *_decisive_votes(voice))
    if not scene.text_mode:
        head = HEADLINES.first(MafieVoice(as_drawn(scene), plain=True))
        pages = story_pictures(voice.view, scene.people, scene.words, minutes=scene.minutes or None, headline=head)[:_PICTURES]
        decisive = decisive_picture(scene, told) if told is not None and scene.tally_picture else None
        drawings = (*pages, decisive) if decisive is not None else pages
    lines = () if told is None else _honours(voice, told)
    return closing_page(scene, winner_line(voice), drawings, lines, headline=HEADLINES.first(voice), why=why(voice))


def _decisive_votes(voice: MafieVoice) -> Iterator[str]:
    """Yield the ballot that led to the last verdict, in words."""
    for votes in _decisive(voice):
        yield f"{voice('pic-phase-decisive')}: {fingers(voice, votes)}"


def _decisive(voice: MafieVoice) -> Iterator[dict[int, int]]:
    """Yield the votes of the ballot that led to the last verdict, where tallies are shown."""
    notices = voice.scene.notices
    place = decisive_tally(notices)
    if place is not None and voice.scene.tally_picture:
        yield votes_of(notices[place])


def moments(scene: Scene) -> list[tuple[str, str]]:
    """Return the names and sentences of the headlines, the rarest first."""
    return HEADLINES.told(MafieVoice(scene, plain=True))


def why(voice: MafieVoice) -> str:
    """Return why the game has ended as it has, with the round and the number of those left (NT-4.2)."""
    view = voice.view
    told = view.story
    if told is None:
        return ""
    left = sum(seat.living and one.force == told.reason for seat, one in zip(view.seats, told.seats, strict=True))
    return voice(f"why-{told.reason}", round=view.round, n=left, all=len(view.seats))


def decisive(scene: Scene) -> str:
    """Return how a finished game was decided: the ballot that ended it, or where none did, the reason."""
    voice = MafieVoice(scene, plain=True)
    told = voice.view.story
    return "" if told is None else next(_last_ballot(voice, told), why(voice))


def _last_ballot(voice: MafieVoice, told: StoryPart) -> Iterator[str]:
    """Yield the most votes of the ballot that led to the last verdict, if the game ended with that verdict."""
    if told.reason in (ABORTED, "stalemate"):
        return
    falls = [(one, strike) for one in told.rounds for strike in one.strikes if not strike.saved_card]
    if not falls or falls[-1][1].cause != "ballot":
        return
    day, fallen = falls[-1]
    for ballot in reversed([one for one in day.ballots if one.condemned == fallen.seat and one.votes]):
        ranked = sorted(Counter(ballot.votes.values()).items(), key=lambda entry: (-entry[1], entry[0]))
        given = voice(f"log-{ballot.kind}", list=listed(f"{voice.who(seat)}\u00a0{votes}×" for seat, votes in ranked[:_SUSPECTS]))
        yield listed((f"{voice('log-day', round=day.number)} · {given}", *_ballot(voice, ballot)[1:]), ". ")


def _honours(voice: MafieVoice, told: StoryPart) -> list[str]:
    """The roles, the most fingers, rescues by cards, right hunches."""
    lines = sides(voice, told)
    fingers_at, most = _most_fingers(told)
    if most and not _in_decisive_votes(voice, fingers_at, most):
        lines.append(voice("story-fingers", who=voice.people(fingers_at), n=most))
    saved = dict.fromkeys(strike.seat for one in told.rounds for strike in one.strikes if strike.saved_card)
    if saved:
        lines.append(voice("story-saved", list=voice.people(saved)))
    guesses = _guesses(told)
    right = Counter(by for by, hit in guesses if hit)
    if right:
        best = sorted(right, key=lambda seat: (-right[seat], seat))
        lines.append(voice("story-hunch", list=voice.people(best[:_CALLED])))
    elif guesses:
        lines.append(voice("story-hunch-none"))
    return [*lines, *filter(None, (best_ghost(voice),))]


def _most_fingers(told: StoryPart) -> tuple[list[int], int]:
    """Return the seats with the most votes in one ballot, and the number; 0 for nobody."""
    most: dict[int, int] = {}
    for ballot in (ballot for one in told.rounds for ballot in one.ballots if not ballot.annulled):
        for seat, votes in Counter(ballot.votes.values()).items():
            most[seat] = max(votes, most.get(seat, 0))
    number = max(most.values(), default=0)
    return [seat for seat in sorted(most) if most[seat] == number], number


def _in_decisive_votes(voice: MafieVoice, seats: Sequence[int], most: int) -> bool:
    """Return whether the page gives the decisive ballot in words, and all ``seats`` have ``most`` votes in it."""
    given = [Counter(votes.values()) for votes in _decisive(voice) if voice.scene.text_mode]
    return any(all(one[seat] == most for seat in seats) for one in given)


def _guesses(told: StoryPart) -> list[tuple[int, bool]]:
    """Return the hunches: the seat, and whether it was right; not of Mafia, recruits and Agent, who knew (NT-4.5)."""
    knew = {seat.seat for seat in told.seats if seat.token != "police" or seat.recruited}
    hunches = [hunch for one in told.rounds for hunch in one.hunches if hunch.by not in knew]
    return [(hunch.by, told.seats[hunch.seat].token == "mafia") for hunch in hunches if hunch.seat is not None]


_ORDER = ("start", "dawn", "discussion", "first", "defence", "final", "tie", "verdict", "closing")
_WIRETAP = 7
_TOLD_BY_STRIKE = (1, 2, 13)
"""Vest, Bandage and Last shot: the strike names their holders."""


def story_text(scene: Scene) -> str:
    """Return the course of a finished game: ending, roles, every round, the proof of the deal, without markdown."""
    voice = MafieVoice(scene, plain=True)
    told = voice.view.story
    lines = [HEADLINES.first(voice) or voice("story-title"), winner_line(voice), *filter(None, (why(voice),))]
    if told is None:
        return "\n".join(lines)
    lines.append("")
    for seat in told.seats:
        card = f" · {voice.card(seat.card)}" if seat.card is not None else ""
        lines.append(f"{voice.quiet(seat.seat)}: {voice.token(seat.token)}{card}")
    lines += [*sides(voice, told), *filter(None, (best_ghost(voice),))]
    for one in told.rounds:
        lines += _round(voice, one, told)
    if scene.salt:
        lines += ["", proof(scene)]
    return "\n".join(lines)


def _round(voice: MafieVoice, one: RoundPart, told: StoryPart) -> list[str]:
    day = _day(voice, one, told)
    if not one.number:
        return ["", voice("log-start"), *day] if day else []
    return ["", voice("log-night", round=one.number), *_night(voice, one), "", voice("log-day", round=one.number), *day]


def _night(voice: MafieVoice, one: RoundPart) -> list[str]:
    lines = []
    if one.look:
        look = one.look
        lines.append(voice("log-look", who=voice.quiet(look.agent), target=voice.quiet(look.seat), token=voice.token(look.token)))
    if one.recruitment:
        lines.append(voice("known-recruit", by=voice.quiet(one.recruitment.by), who=voice.quiet(one.recruitment.seat)))
    lines += [voice("log-points", who=voice.quiet(by), target=voice.quiet(at)) for by, at in sorted(one.picks.items())]
    if one.victim is not None:
        lines.append(voice("known-victim", who=voice.quiet(one.victim)))
    guesses: dict[int, dict[int, None]] = {}
    for hunch in one.hunches:  # one in each step of the night
        if hunch.seat is not None:
            guesses.setdefault(hunch.by, {})[hunch.seat] = None
    if guesses:
        said = (f"{voice.quiet(by)} → {listed(map(voice.quiet, named))}" for by, named in guesses.items())
        lines.append(voice("log-hunches", list=listed(said, "; ")))
    return [f"- {line}" for line in lines] or [f"- {voice('log-quiet')}"]


def _day(voice: MafieVoice, one: RoundPart, told: StoryPart) -> list[str]:
    """Cards, ballots and strikes of a day, by phase; within a phase a card comes before its effects."""
    found = [(_ORDER.index(played.phase), 0, _played(voice, played, told)) for played in one.played if played.phase in _ORDER]
    found += [(_ORDER.index(ballot.kind), 1, _ballot(voice, ballot)) for ballot in one.ballots]
    found += [(_ORDER.index(strike.phase), 2, _strike(voice, strike)) for strike in one.strikes if strike.phase in _ORDER]
    return [f"- {line}" for _, _, said in sorted(found, key=lambda entry: entry[:2]) for line in said]


def _played(voice: MafieVoice, played: PlayedPart, told: StoryPart) -> list[str]:
    """A shown card with its target or wiretapped token; empty for a card that a strike names."""
    if played.card in _TOLD_BY_STRIKE:
        return []
    target = f" → {voice.quiet(played.target)}" if played.target is not None else ""
    heard = f" ({voice.token(told.seats[played.target].token)})" if played.card == _WIRETAP and played.target is not None else ""
    return [f"{voice.quiet(played.seat)}: {voice.card(played.card)}{target}{heard}"]


def _ballot(voice: MafieVoice, ballot: StoryBallot) -> list[str]:
    key = "log-annulled" if ballot.annulled else f"log-{ballot.kind}"
    lines = [voice(key, list=fingers(voice, ballot.votes) or "–")]
    if ballot.changed_by is not None and ballot.condemned is not None:
        lines.append(voice("tie-turned", who=voice.quiet(ballot.changed_by), target=voice.quiet(ballot.condemned)))
    if ballot.lot is not None:
        lines.append(voice("lot", who=voice.quiet(ballot.lot), how="drawn"))
    return lines


def _strike(voice: MafieVoice, strike: StrikePart) -> list[str]:
    who = voice.quiet(strike.seat)
    lines = []
    if strike.cause == "last_shot" and strike.by is not None:
        lines.append(voice("last-shot", who=voice.quiet(strike.by), target=who))
    if strike.saved_card == 1:
        lines.append(voice("vest", who=who))
    elif strike.saved_card and strike.saved_by is not None:
        lines.append(voice("bandage", by=voice.quiet(strike.saved_by), who=who))
    elif strike.token:
        lines.append(voice("out-gang" if strike.gang else "out", who=who, token=voice.token(strike.token), how="struck"))
    return lines
