"""Your night in Mafie (NT-4.3): votes that hit, the most fingers, hunches, and who slipped past."""

from collections.abc import Iterator

from bot.games.mafie.voice import MafieVoice
from bot.presenting.own_night import OwnNight
from bot.presenting.scene import Scene
from engines.mafie.story import StoryPart


def own_night(scene: Scene, seat: int) -> OwnNight:
    """Return the night of ``seat`` in a finished game."""
    voice = MafieVoice(scene)
    told = voice.view.story
    return OwnNight("", ()) if told is None else OwnNight(voice.token(told.seats[seat].token), tuple(_facts(voice, told, seat)))


def _facts(voice: MafieVoice, told: StoryPart, seat: int) -> Iterator[str]:
    ballots = [ballot for one in told.rounds for ballot in one.ballots if not ballot.annulled]
    force = told.seats[seat].force
    votes = [ballot.votes[seat] for ballot in ballots if ballot.kind == "final" and seat in ballot.votes]
    if votes:
        yield voice("own-votes", n=sum(told.seats[vote].force != force for vote in votes), all=len(votes))
    against = [(list(ballot.votes.values()).count(seat), len(ballot.votes)) for ballot in ballots if ballot.votes]
    fingers, voters = max(against, default=(0, 0))
    if voters:
        yield voice("own-fingers", n=fingers, all=voters)
    if force == "police":
        past = [one.seat for one in told.seats if one.force == "mafia" and one.seat not in votes]
        if past and votes:
            yield voice("own-past", list=voice.crowd(past))
    if told.seats[seat].token == "police" and not told.seats[seat].recruited:
        yield from _hunches(voice, told, seat)


def _hunches(voice: MafieVoice, told: StoryPart, seat: int) -> Iterator[str]:
    """Yield the right hunches and the longest row of them."""
    named = [hunch.seat for one in told.rounds for hunch in one.hunches if hunch.by == seat and hunch.seat is not None]
    right = [told.seats[other].token == "mafia" for other in named]
    run = longest = 0
    for hit in right:
        run = run + 1 if hit else 0
        longest = max(longest, run)
    if named:
        yield voice("own-hunches", n=sum(right), all=len(named), row=longest)
