"""One ballot, first or final: who votes for whom, at once or in turns, until it closes or is annulled (MF-7.1 to 7.6, 7.19)."""

from engines.mafie import asks
from engines.mafie.cards import commander
from engines.mafie.components import BallotKind
from engines.mafie.free_cards import close_free, daytime_answer, open_free
from engines.mafie.night import without
from engines.mafie.state import Ballot
from engines.mafie.table import Town
from engines.table import Answer, seat_ref, seats_arg


async def hold_ballot(t: Town, kind: BallotKind, candidates: tuple[int, ...]) -> Ballot:
    """Hold a ballot of ``kind`` ("first", "final") among ``candidates`` and return it, closed or annulled.

    It is annulled when somebody is eliminated while it is open (MF-7.19). Raises Over.
    """
    turns = t.state.commander is not None
    voters = commander.in_order(t, t.voters())
    number = len([one for one in t.story.ballots if one.kind == kind]) + 1
    ballot = Ballot(kind, number, tuple([seat for seat in voters if can_vote(seat, candidates)]), candidates, turns)
    t.state.ballot = ballot
    t.story.ballots.append(ballot)
    voting, standing = seats_arg(ballot.voters), seats_arg(candidates)
    t.tell(None, "mf-ballot", kind=kind, number=number, turns=turns, voters=voting, candidates=standing)
    open_free(t)
    t.begin_step()
    t.checkpoint()
    complete = await (in_turns(t, ballot) if turns else together(t, ballot))
    close_free(t)
    if complete:
        ballot.closed = True
        publish(t, ballot)
    else:
        annul(t, ballot)
    return ballot


def can_vote(seat: int, candidates: tuple[int, ...]) -> bool:
    """Return whether there is a candidate other than the voter himself (MF-7.2)."""
    return len(candidates) > 1 or (len(candidates) == 1 and candidates[0] != seat)


async def together(t: Town, ballot: Ballot) -> bool:
    """Let all vote at once; a vote may be changed until every voter has voted or the clock has run out (MF-7.4).

    Returns False when somebody has been eliminated meanwhile.
    """
    fallen = t.state.fallen
    opened = tuple([asks.vote(ballot.kind, seat, ballot.candidates, turns=False) for seat in ballot.voters])
    waiting = list(ballot.voters)
    while waiting:
        answer = await daytime_answer(t, opened)
        if answer is None:
            if t.state.fallen != fallen:
                return False
            continue
        voter = answer.ask.seat
        if voter in waiting:
            waiting.remove(voter)
        if answer.pick is None:  # the question closes, what was given stands
            opened = without(opened, answer.ask)
        else:
            give(t, ballot, answer, live=t.options.vote_visibility == "live")
    return True


async def in_turns(t: Town, ballot: Ballot) -> bool:
    """Let the Commander vote first, then clockwise; each vote is published at once and final (MF-7.5, MF-24.3).

    Returns False when somebody has been eliminated meanwhile.
    """
    fallen = t.state.fallen
    for voter in ballot.voters:
        question = (asks.vote(ballot.kind, voter, ballot.candidates, turns=True),)
        t.state.asked = voter
        while (answer := await daytime_answer(t, question)) is None:
            if t.state.fallen != fallen:
                t.state.asked = None
                return False
        t.state.asked = None
        give(t, ballot, answer, live=True)
    return True


def give(t: Town, ballot: Ballot, answer: Answer, *, live: bool) -> None:
    """Note a vote; ``live`` publishes it when it is a new one (MF-7.4)."""
    if answer.pick is None:
        return
    voter, candidate = answer.ask.seat, int(answer.pick[5:])
    if live and ballot.votes.get(voter) != candidate:
        t.tell(None, "mf-vote", kind=ballot.kind, seat=seat_ref(voter), target=answer.pick)
    ballot.votes[voter] = candidate


def publish(t: Town, ballot: Ballot) -> None:
    """Fingers up: all votes with names and the sums (MF-7.3). Sealed ones were hidden so far (MF-15.19)."""
    counts = tally(ballot.votes)
    voted = [seat for seat in ballot.voters if seat in ballot.votes]
    t.tell(
        None,
        "mf-tally",
        reveals=not (ballot.turns or t.options.vote_visibility == "live"),
        kind=ballot.kind,
        counted=seats_arg(counts),
        sums=tuple(counts.values()),
        voters=seats_arg(voted),
        votes=seats_arg(ballot.votes[seat] for seat in voted),
        silent=seats_arg(seat for seat in ballot.voters if seat not in ballot.votes),
    )


def tally(votes: dict[int, int]) -> dict[int, int]:
    """Return candidate → number of votes, most first, equal numbers by seat; who got none is left out (MF-7.3)."""
    counts: dict[int, int] = {}
    for candidate in votes.values():
        counts[candidate] = counts.get(candidate, 0) + 1
    return dict(sorted(counts.items(), key=lambda entry: (-entry[1], entry[0])))


def annul(t: Town, ballot: Ballot) -> None:
    """Annul a ballot with all its votes; sealed ones stay unpublished (MF-7.19)."""
    ballot.annulled = True
    t.tell(None, "mf-annulled", kind=ballot.kind)
