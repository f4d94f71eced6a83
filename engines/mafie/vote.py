"""The vote, P3 to P5: first ballot, speeches of defence, final ballot and its ties (MF-7)."""

from dataclasses import dataclass

from engines.mafie import asks
from engines.mafie.ballot import annul, can_vote, hold_ballot, tally
from engines.mafie.cards import commander
from engines.mafie.day import talk_again
from engines.mafie.free_cards import close_free, daytime_answer, open_free
from engines.mafie.night import without
from engines.mafie.seats import remove_withdrawn
from engines.mafie.state import Ballot
from engines.mafie.table import Town
from engines.table import Answer, Ask, seat_of, seat_ref, seats_arg


@dataclass(slots=True)
class FirstBallotResult:
    """The result of a first ballot: a seat condemned at once, or suspects, or neither."""

    condemned: int | None = None
    suspects: tuple[int, ...] = ()


async def vote(t: Town) -> int | None:
    """Return the condemned seat, None for nobody. Raises Over.

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
    """Note the condemned seat; nobody is a suspect any more."""
    state = t.state
    state.condemned = seat
    if state.ballot:
        state.ballot.condemned = seat
    state.suspects, state.sole = (), False
    return seat


def at_the_top(counts: dict[int, int]) -> tuple[int, ...]:
    """Return the candidates with the highest number of votes, by seat."""
    most = max(counts.values(), default=0)
    return tuple(candidate for candidate, number in counts.items() if number == most)


def announce_commander(t: Town, seat: int, what: str) -> None:
    """Say that the Commander's vote has settled a tie (MF-24.4)."""
    t.tell(None, "mf-commander-decides", seat=seat_ref(t.state.commander), target=seat_ref(seat), what=what)


# ---- P3: the first ballot


async def first_ballot(t: Town) -> FirstBallotResult:
    """P3: hold a first ballot; when nobody has voted, talk and repeat it once (MF-7.8, 7.9)."""
    for repeated in (False, True):
        held = await first_afresh(t)
        if held is None:
            t.tell(None, "mf-no-verdict", why="nobody_can")
            return FirstBallotResult()
        if held.votes:
            choice = judge_first(t, held.votes)
            announce_suspects(t, choice, held.votes)
            return choice
        if not repeated:
            await talk_again(t)
    t.tell(None, "mf-no-verdict", why="nobody_voted")
    return FirstBallotResult()


async def first_afresh(t: Town) -> Ballot | None:
    """Hold first ballots until one is not annulled (MF-7.19, 7.21); None when nobody can vote for anybody (MF-7.8)."""
    t.state.suspects, t.state.sole = (), False
    while True:
        t.state.phase = "first"
        remove_withdrawn(t)
        candidates = t.candidates()
        if not any(can_vote(seat, candidates) for seat in t.voters()):
            return None
        held = await hold_ballot(t, "first", candidates)
        if not held.annulled:
            return held


def judge_first(t: Town, votes: dict[int, int]) -> FirstBallotResult:
    """Return the result of a first ballot with at least one vote (MF-7.7, MF-12.4, MF-24.4)."""
    counts = tally(votes)
    top = at_the_top(counts)
    if len(top) > 1:
        decided = commander.choice(t, votes, top)
        if decided is None or t.options.commander_first_ballot == "suspects":
            return FirstBallotResult(suspects=top)
        announce_commander(t, decided, "condemned")
        return FirstBallotResult(condemned=decided)
    if t.options.kids_single_ballot:
        return FirstBallotResult(condemned=next(iter(counts)))
    second = at_the_top({candidate: number for candidate, number in counts.items() if candidate not in top})
    if len(second) > 1:
        decided = commander.choice(t, votes, second)
        if decided is not None:
            announce_commander(t, decided, "suspect")
            second = (decided,)
    return FirstBallotResult(suspects=tuple(sorted(top + second)))


def announce_suspects(t: Town, choice: FirstBallotResult, votes: dict[int, int]) -> None:
    """Announce the suspects in the order of their speeches (MF-7.11); a sole one is condemned after his (MF-7.10)."""
    if choice.suspects:
        choice.suspects = speech_order(choice.suspects, votes)
        t.state.sole = len(choice.suspects) == 1
        t.tell(None, "mf-suspects", seats=seats_arg(choice.suspects), sole=t.state.sole)


def speech_order(suspects: tuple[int, ...], votes: dict[int, int]) -> tuple[int, ...]:
    """Return the suspects in the order of their speeches: fewest votes first, equal numbers by seat (MF-7.11)."""
    counts = tally(votes)
    return tuple(sorted(suspects, key=lambda seat: (counts[seat], seat)))


# ---- P4: the speeches of defence (MF-7.10, 7.11, 7.19)


async def defences(t: Town) -> bool:
    """Let each suspect speak, in the order of ``suspects``. Raises Over.

    Returns False when so many suspects have been eliminated that a new first ballot follows (MF-7.19, fewer than two left).
    """
    state = t.state
    state.phase = "defence"
    order = state.suspects
    open_free(t)
    for suspect in order:
        if suspect in state.suspects:
            await speak(t, suspect)
        if len(state.suspects) < 2 and state.suspects != order:
            break
    close_free(t)
    return state.suspects == order or len(state.suspects) >= 2


async def speak(t: Town, suspect: int) -> None:
    """One speech: until he has finished, the clock has run out, or he is eliminated (MF-7.11)."""
    state = t.state
    state.speaking = suspect
    t.tell(None, "mf-speech", seat=seat_ref(suspect))
    t.begin_step()
    question = (asks.speech(suspect),)
    fallen = state.fallen
    while await daytime_answer(t, question) is None:
        if state.fallen != fallen and (suspect not in state.suspects or (len(state.suspects) < 2 and not state.sole)):
            break
    state.speaking = None


# ---- P5: the final ballot


async def final_ballot(t: Town) -> int | None:
    """P5: hold a final ballot among the suspects and return the condemned; None when fewer than two suspects are left (MF-7.12)."""
    state = t.state
    while True:
        state.phase = "final"
        remove_withdrawn(t)
        if len(state.suspects) < 2:
            return None
        held = await hold_ballot(t, "final", tuple(sorted(state.suspects)))
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


# ---- a tie: the first changed vote decides (MF-7.14 to 7.17)


async def tie_discussion(t: Town, ballot: Ballot) -> int | None:
    """Return the candidate with the first changed vote, None when nobody changes or nobody could (MF-7.15, 7.16). Raises Over.

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
        answer = await daytime_answer(t, opened)
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
    """Note a changed vote and return its candidate; to stay is public too (MF-7.14)."""
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
