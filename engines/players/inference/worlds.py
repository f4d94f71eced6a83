"""Worlds: who could be of the Mafia, as parallel columns, so that one pass of plain Python handles them all (MA-1.2, MA-1.8).

A world is the set of the living who play for the Mafia. The Agent is a factor beside each and not enumerated. With Recruit or Reverse
recruit a world says besides who has changed sides, since tokens show what was dealt.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, compress

from engines.mafie.components import TOKENS

NOBODY = -1
"""Pads sets of unequal size, and stands for no seat that has changed. As an index it is the last place of a list by seat, which holds 0."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What everybody knows of a table before the first fact: ``seats``, and whether there is an Agent (MF-12.2)."""

    seats: int
    has_agent: bool = True


class Worlds:
    """Worlds in a fixed order; immutable. Lists beside it (weights) have one entry a world, lists by seat one more for ``NOBODY``."""

    def __init__(
        self,
        seats: int,
        sets: Sequence[tuple[int, ...]],
        recruits: Sequence[int] | None = None,
        reversed_: Sequence[int] | None = None,
    ) -> None:
        """``sets``: the Mafia among the living; ``recruits``, ``reversed_``: by world who was recruited, who holds Reverse recruit."""
        self.seats = seats
        self.sets = sets
        self.recruits = recruits
        self.reversed = reversed_

    def __len__(self) -> int:
        return len(self.sets)

    @cached_property
    def columns(self) -> list[list[int]]:
        """The members by their place in the set, one list a place, padded with ``NOBODY``."""
        size = max(map(len, self.sets), default=0)
        padding = [(NOBODY,) * missing for missing in range(size + 1)]
        rows = [one + padding[size - len(one)] for one in self.sets] if any(len(one) < size for one in self.sets) else self.sets
        return [list(column) for column in zip(*rows, strict=True)]

    @cached_property
    def masks(self) -> list[int]:
        """Each set as a number with the bit of each member."""
        bits = [1 << seat for seat in range(self.seats)] + [0]
        return self.sums(bits)

    @cached_property
    def places(self) -> list[list[int]]:
        """By seat the numbers of the worlds in which it plays for the Mafia."""
        found: list[list[int]] = [[] for _ in range(self.seats)]
        for number, members in enumerate(self.sets):
            for seat in members:
                found[seat].append(number)
        return found

    def sums(self, values: Sequence[int]) -> list[int]:
        """Return for each world the sum of ``values`` (whole numbers, by seat) over its members."""
        total = [0] * len(self.sets)
        for column in self.columns:
            total = [was + values[seat] for was, seat in zip(total, column, strict=True)]
        return total

    def weights(self, values: Sequence[float]) -> list[float]:
        """Return for each world the sum of ``values`` (by seat) over its members."""
        total = [0.0] * len(self.sets)
        for column in self.columns:
            total = [was + values[seat] for was, seat in zip(total, column, strict=True)]
        return total

    def chosen(self, keep: Sequence[object]) -> Worlds:
        """Return the worlds for which ``keep`` holds, in their order."""
        return Worlds(self.seats, list(compress(self.sets, keep)), _kept(self.recruits, keep), _kept(self.reversed, keep))

    def with_token(self, seat: int, *, mafia: bool) -> list[bool]:
        """Return for each world whether the token that ``seat`` was dealt is of the Mafia, or is not."""
        held = [bool(mask >> seat & 1) == mafia for mask in self.masks]
        for changed in (self.recruits, self.reversed):
            if changed is not None:
                held = [was != (other == seat) for was, other in zip(held, changed, strict=True)]
        return held

    def without(self, seat: int) -> Worlds:
        """Return the same worlds with ``seat`` dead."""
        if not self.places[seat]:
            return self
        sets = [tuple([member for member in one if member != seat]) for one in self.sets]
        return Worlds(self.seats, sets, self.recruits, self.reversed)


def dealt(setup: Setup) -> Worlds:
    """Return the worlds of the deal: every set of as many seats as there are tokens of the Mafia (table 5.1)."""
    return Worlds(setup.seats, list(combinations(range(setup.seats), TOKENS[setup.seats].mafia)))


def recruited(worlds: Worlds, living: Iterable[int]) -> tuple[Worlds, list[int]]:
    """Return ``worlds`` after a recruitment, each of the ``living`` asleep as likely, and from which world each comes (MA-1.8)."""
    asleep, sets, who, origins = tuple(living), [], [], []
    for number, members in enumerate(worlds.sets):
        for seat in asleep:
            if seat not in members:
                sets.append(tuple(sorted((*members, seat))))
                who.append(seat)
                origins.append(number)
    return Worlds(worlds.seats, sets, who, None if worlds.reversed is None else [worlds.reversed[one] for one in origins]), origins


def turned_around(worlds: Worlds) -> tuple[Worlds, list[int]]:
    """Return ``worlds`` of the deal with each seat in turn holding Reverse recruit, and nobody (the Agent holds it): MA-1.8."""
    sets, who, origins = [], [], []
    for number, members in enumerate(worlds.sets):
        for seat in (*range(worlds.seats), NOBODY):
            inside = seat in members
            sets.append(tuple([one for one in members if one != seat] if inside or seat == NOBODY else sorted((*members, seat))))
            who.append(seat)
            origins.append(number)
    return Worlds(worlds.seats, sets, None, who), origins


def _kept(values: Sequence[int] | None, keep: Sequence[object]) -> list[int] | None:
    return None if values is None else list(compress(values, keep))
