"""The vote, P3 to P5: first ballot, speeches of defence, final ballot and its ties (MF-7)."""

from engines.mafie import ballot as ballots
from engines.mafie.cards import commander
from engines.mafie.day import talk_again
from engines.mafie.seats import remove_withdrawn
from engines.mafie.speeches import defences
from engines.mafie.state import Ballot
from engines.mafie.suspects import Choice, announce_commander, at_the_top, judge_first, speech_order, tally
from engines.mafie.table import Town
from engines.mafie.tie import tie_discussion
from engines.table import seat_ref, seats_arg


async def vote(t: Town) -> int | None:
    """Return whom the town condemns, None for nobody. Raises Over.

    When fewer than two suspects are left because somebody was eliminated, it begins again with a first ballot (MF-7.19).
    """
    state = t.state
    while True:
        choice = await first_ballot(t)
        state.suspects = choice.suspects
        if choice.condemned is not None or not choice.suspects:
            return condemn(t, choice.condemned)
        if not await defences(t):
            continue
        if state.sole:
            return condemn(t, state.suspects[0])
        condemned = await final_ballot(t)
        if condemned is not None:
            return condemn(t, condemned)


def condemn(t: Town, seat: int | None) -> int | None:
    """Note who is condemned; the suspects are suspects no more."""
    state = t.state
    state.condemned = seat
    if state.ballot:
        state.ballot.condemned = seat
    state.suspects, state.sole = (), False
    return seat


async def first_ballot(t: Town) -> Choice:
    """P3: hold a first ballot; when nobody has voted, talk and repeat it once (MF-7.8, 7.9)."""
    for repeated in (False, True):
        held = await first_afresh(t)
        if held is None:
            t.tell(None, "mf-no-verdict", why="nobody_can")
            return Choice()
        if held.votes:
            choice = judge_first(t, held.votes)
            announce_suspects(t, choice, held.votes)
            return choice
        if not repeated:
            await talk_again(t)
    t.tell(None, "mf-no-verdict", why="nobody_voted")
    return Choice()


async def first_afresh(t: Town) -> Ballot | None:
    """Hold first ballots until one is not annulled (MF-7.19, 7.21); None when nobody can vote for anybody (MF-7.8)."""
    t.state.suspects, t.state.sole = (), False
    while True:
        t.state.phase = "first"
        remove_withdrawn(t)
        candidates = t.candidates()
        if not any(ballots.can_vote(seat, candidates) for seat in t.voters()):
            return None
        held = await ballots.hold(t, "first", candidates)
        if not held.annulled:
            return held


def announce_suspects(t: Town, choice: Choice, votes: dict[int, int]) -> None:
    """Say who the suspects are, in the order of their speeches (MF-7.11); a sole one is condemned after his (MF-7.10)."""
    if choice.suspects:
        choice.suspects = speech_order(choice.suspects, votes)
        t.state.sole = len(choice.suspects) == 1
        t.tell(None, "mf-suspects", seats=seats_arg(choice.suspects), sole=t.state.sole)


async def final_ballot(t: Town) -> int | None:
    """P5: hold a final ballot among the suspects and return the condemned; None when fewer than two suspects are left (MF-7.12)."""
    state = t.state
    while True:
        state.phase = "final"
        remove_withdrawn(t)
        if len(state.suspects) < 2:
            return None
        held = await ballots.hold(t, "final", tuple(sorted(state.suspects)))
        if held.annulled:
            continue
        tied = at_the_top(tally(held.votes)) or held.candidates
        if len(tied) == 1:
            return tied[0]
        held.tied = tied
        decided = commander.choice(t, held.votes, tied)
        if decided is not None:
            announce_commander(t, decided, "condemned")
            return decided
        if t.options.final_tie == "change":
            decided = await tie_discussion(t, held)
            if held.annulled:
                continue
        return draw_lot(t, held) if decided is None else decided


def draw_lot(t: Town, held: Ballot) -> int:
    """Draw one of the tied, each with equal probability (MF-7.15, 7.16)."""
    held.lot = t.chance.stream("mafie.lot").pick(held.tied)
    t.tell(None, "mf-lot", reveals=True, seat=seat_ref(held.lot), among=seats_arg(held.tied))
    return held.lot
