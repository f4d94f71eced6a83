"""Your night in Mafie (NT-4.3): votes that hit, who lied, the most fingers, hunches, and who slipped past."""

from collections.abc import Iterator

from bot.games.mafie.lies import lie_facts
from bot.games.mafie.voice import MafieVoice
from bot.presenting.own_night import OwnNight
from bot.presenting.scene import Scene
from engines.mafie.story import RoundPart, StoryPart

STREAK = 2
"""The least nights of a row to be told."""


def own_night(scene: Scene, seat: int) -> OwnNight:
    """Return the night of ``seat`` in a finished game."""
    voice = MafieVoice(scene)
    told = voice.view.story
    return OwnNight("", ()) if told is None else OwnNight(voice.token(told.seats[seat].token), tuple(_facts(voice, told, seat)))


def _facts(voice: MafieVoice, told: StoryPart, seat: int) -> Iterator[str]:
    ballots = [ballot for one in told.rounds for ballot in one.ballots if not ballot.annulled]
    force = told.seats[seat].force
    guessed = told.seats[seat].token == "police" and not told.seats[seat].recruited
    votes = [ballot.votes[seat] for ballot in ballots if ballot.kind == "final" and seat in ballot.votes]
    if votes:
        yield voice("own-votes", n=sum(told.seats[vote].force != force for vote in votes), all=len(votes))
    if guessed and (row := streak(told, seat)) >= STREAK:
        yield voice("own-streak", n=row)
    yield from lie_facts(voice, told, seat)
    against = [(list(ballot.votes.values()).count(seat), len(ballot.votes)) for ballot in ballots if seat in ballot.candidates]
    fingers, voters = max(against, default=(0, 0))
    if fingers:
        yield voice("own-fingers", n=fingers, all=voters)
    elif against:
        yield voice("own-no-fingers")
    if force == "police":
        past = [one.seat for one in told.seats if one.force == "mafia" and one.seat not in votes]
        if past and votes:
            yield voice("own-past", list=voice.crowd(past))
    if guessed:
        yield from _hunches(voice, told, seat)
    left = voice.view.seats[seat].out_round
    if not against and left is not None:
        yield voice("own-out", round=left)


def _hunches(voice: MafieVoice, told: StoryPart, seat: int) -> Iterator[str]:
    """Yield how many hunches were of the Mafia."""
    named = [other for one in told.rounds for other in _named(one, seat)]
    if named:
        yield voice("own-hunches", n=sum(told.seats[other].token == "mafia" for other in named), all=len(named))


def streak(told: StoryPart, seat: int) -> int:
    """Return the longest row of nights with a hunch that came true: the seat was the victim or became a suspect (NT-5.2).

    A night without a name belongs to no row and ends none.
    """
    run = longest = 0
    for one in told.rounds:
        if named := _named(one, seat):
            run = run + 1 if _came(one).intersection(named) else 0
            longest = max(longest, run)
    return longest


def _named(one: RoundPart, seat: int) -> list[int]:
    """Return the seats that the hunches of ``seat`` name in a night."""
    return [hunch.seat for hunch in one.hunches if hunch.by == seat and hunch.seat is not None]


def _came(one: RoundPart) -> frozenset[int]:
    """Return the victim of a night and the suspects of the day after it."""
    ballots = [ballot for ballot in one.ballots if not ballot.annulled]
    suspects = {seat for ballot in ballots if ballot.kind != "first" for seat in ballot.candidates}
    condemned = {ballot.condemned for ballot in ballots}
    return frozenset(seat for seat in (one.victim, *suspects, *condemned) if seat is not None)
