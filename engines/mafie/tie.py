"""The tie of a final ballot: a discussion in which the first changed vote decides (MF-7.14 to 7.17)."""

from engines.mafie import asks
from engines.mafie.ballot import annul
from engines.mafie.cards.free import close_free, open_free, turn
from engines.mafie.night import without
from engines.mafie.state import Ballot
from engines.mafie.table import Town
from engines.table import Answer, Ask, seat_of, seat_ref, seats_arg


async def tie_discussion(t: Town, ballot: Ballot) -> int | None:
    """Return who receives the first changed vote, None when nobody changes or nobody could (MF-7.15, 7.16). Raises Over.

    An elimination annuls the final ballot, which shows in ``ballot`` (MF-7.19).
    """
    opened = questions(t, ballot)
    if not opened:
        return None
    state = t.state
    state.phase = "tie"
    fallen = state.fallen
    t.tell(None, "mf-tie", seats=seats_arg(ballot.tied), kind=ballot.kind)
    open_free(t)
    t.begin_step()
    decided: int | None = None
    while opened and decided is None:
        answer = await turn(t, opened)
        if answer is None:
            if state.fallen != fallen:
                annul(t, ballot)
                break
            continue
        opened = without(opened, answer.ask)
        decided = change(t, ballot, answer)
    close_free(t)
    return decided


def questions(t: Town, ballot: Ballot) -> tuple[Ask, ...]:
    """D-16: each voter may give his vote to one of the tied other than himself and than the one who has it (MF-7.14)."""
    opened = []
    for voter in t.voters():
        targets = [seat for seat in ballot.tied if seat not in (voter, ballot.votes.get(voter))]
        if targets:
            opened.append(asks.change(voter, targets))
    return tuple(opened)


def change(t: Town, ballot: Ballot, answer: Answer) -> int | None:
    """Note a changed vote and return who receives it; who stays says so, that is public (MF-7.14)."""
    voter, pick = answer.ask.seat, answer.pick
    if pick is None or pick == "pass":
        if not answer.lapsed:
            ballot.stays.append(voter)
            t.tell(None, "mf-stays", seat=seat_ref(voter))
        return None
    ballot.votes[voter] = seat_of(pick)
    ballot.changed_by = voter
    t.tell(None, "mf-vote-changed", seat=seat_ref(voter), target=pick)
    return seat_of(pick)
