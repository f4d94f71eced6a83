"""What a ballot says: the tally, and who are the suspects (MF-7.7, 7.10, 7.11, 7.13)."""

from dataclasses import dataclass

from engines.mafie.cards import commander
from engines.mafie.table import Town
from engines.table import seat_ref


@dataclass(slots=True)
class Choice:
    """What a first ballot has decided: somebody condemned at once, or suspects, or neither."""

    condemned: int | None = None
    suspects: tuple[int, ...] = ()


def tally(votes: dict[int, int]) -> dict[int, int]:
    """Return candidate → number of votes, most first, equal numbers by seat; who got none is left out (MF-7.3)."""
    counts: dict[int, int] = {}
    for candidate in votes.values():
        counts[candidate] = counts.get(candidate, 0) + 1
    return dict(sorted(counts.items(), key=lambda entry: (-entry[1], entry[0])))


def at_the_top(counts: dict[int, int]) -> tuple[int, ...]:
    """Return the candidates with the highest number of votes, by seat."""
    most = max(counts.values(), default=0)
    return tuple(candidate for candidate, number in counts.items() if number == most)


def judge_first(t: Town, votes: dict[int, int]) -> Choice:
    """Return what a first ballot with at least one vote has decided (MF-7.7, MF-12.4, MF-24.4)."""
    counts = tally(votes)
    top = at_the_top(counts)
    if len(top) > 1:
        decided = commander.choice(t, votes, top)
        if decided is None or t.options.commander_first_ballot == "suspects":
            return Choice(suspects=top)
        announce_commander(t, decided, "condemned")
        return Choice(condemned=decided)
    if t.options.kids_single_ballot:
        return Choice(condemned=next(iter(counts)))
    second = at_the_top({candidate: number for candidate, number in counts.items() if candidate not in top})
    if len(second) > 1:
        decided = commander.choice(t, votes, second)
        if decided is not None:
            announce_commander(t, decided, "suspect")
            second = (decided,)
    return Choice(suspects=tuple(sorted(top + second)))


def announce_commander(t: Town, seat: int, what: str) -> None:
    """Say that the Commander's vote has settled a tie (MF-24.4)."""
    t.tell(None, "mf-commander-decides", seat=seat_ref(t.state.commander), target=seat_ref(seat), what=what)


def speech_order(suspects: tuple[int, ...], votes: dict[int, int]) -> tuple[int, ...]:
    """Return the suspects in the order of their speeches: fewest votes first, equal numbers by seat (MF-7.11)."""
    counts = tally(votes)
    return tuple(sorted(suspects, key=lambda seat: (counts[seat], seat)))
