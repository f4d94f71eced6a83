"""Worlds: the possible Mafias, as parallel columns, so that one pass of plain Python handles them all (MA-1.2, MA-1.8).

A world is the set of the living who play for the Mafia. The Agent is a factor beside each and not enumerated. With Recruit or Reverse
recruit a world also holds the changes of side, since tokens show the deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain, combinations, compress
from math import comb
from operator import add, eq, mul

from engines.mafie.components import TOKENS
from engines.players.inference.set_sums import Grouping, Numbers, OfHalf, SetSums, all_sets_of, lookup

NOBODY = -1
"""Pads sets of unequal size, and stands for no seat that has changed. As an index it is the last place of a list by seat, which holds 0."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The public setup of a table: ``seats``, and whether there is an Agent (MF-12.2)."""

    seats: int
    has_agent: bool = True


Origins = list[tuple[tuple[int, float], ...]]
"""By new world the numbers of the old ones that it comes from, with their shares."""


class Worlds:
    """Worlds in a fixed order; immutable. Lists beside it (weights) have one entry a world, lists by seat one more for ``NOBODY``."""

    def __init__(
        self,
        seats: int,
        sets: Sequence[tuple[int, ...]],
        recruits: Sequence[tuple[float, ...]] | None = None,
        reversed_: Sequence[int] | None = None,
    ) -> None:
        """``sets``: the Mafia among the living; ``reversed_``: by world the holder of Reverse recruit.

        ``recruits``: by world the chance of each of its members to be the recruit, once there is one.
        """
        self.seats = seats
        self.sets = sets
        self.recruits = recruits
        self.reversed = reversed_

    def __len__(self) -> int:
        return len(self.sets)

    @property
    def are_plain(self) -> bool:
        """Whether a world is its set alone: nobody has changed sides or could have."""
        return self.recruits is None and self.reversed is None

    @cached_property
    def sides(self) -> Worlds:
        """The different sets, each once: acts depend on sides alone, not on the holder of Reverse recruit, so they are weighed by these."""
        return self if self.reversed is None else Worlds(self.seats, list(dict.fromkeys(self.sets)))

    @cached_property
    def _kinds(self) -> Grouping:
        """Which of ``sides`` each world has."""
        return Grouping(self.sets)

    def spread(self, values: list[float]) -> list[float]:
        """Return by world the value of its side."""
        return values if self.reversed is None else self._kinds.spread(values)

    def folded(self, values: Sequence[float]) -> Sequence[float]:
        """Return by side the sum of ``values`` (by world)."""
        return values if self.reversed is None else self._kinds.folded(values)

    @cached_property
    def turned(self) -> list[list[int]]:
        """By seat the numbers of the worlds in which its token is of the Mafia and Reverse recruit has made it one of the Police."""
        found: list[list[int]] = [[] for _ in range(self.seats)]
        for number, (holder, members) in enumerate(zip(self.reversed or (), self.sets, strict=False)):
            if holder != NOBODY and holder not in members:
                found[holder].append(number)
        return found

    @cached_property
    def _set_sums(self) -> tuple[SetSums, tuple[int, ...]]:
        """What adds up over the sets, and the seats that it counts from 0 on.

        For all sets of a size, in their usual order, it is the same for any seats.
        """
        size, seats = len(self.sets[0]) if self.sets else 0, tuple(sorted(set(chain.from_iterable(self.sets))))
        if self.are_plain and len(self.sets) == comb(len(seats), size) and all(map(eq, self.sets, combinations(seats, size))):
            return all_sets_of(len(seats), size), seats
        return SetSums(self.seats, self.sets), tuple(range(self.seats))

    @cached_property
    def columns(self) -> list[list[int]]:
        """The members by their place in the set, one list a place, padded with ``NOBODY``."""
        size = max(map(len, self.sets), default=0)
        padding = [(NOBODY,) * missing for missing in range(size + 1)]
        rows = [one + padding[size - len(one)] for one in self.sets] if any(len(one) < size for one in self.sets) else self.sets
        return [list(column) for column in zip(*rows, strict=True)]

    @cached_property
    def _labelled(self) -> list[tuple[Numbers, list[float]]]:
        """For each place in the set: what looks up the members there, and their chances to have been recruited."""
        size = max(map(len, self.sets), default=0)
        rows = [(*labels, *[0.0] * (size - len(labels))) for labels in self.recruits or ()]
        return [(lookup(column), list(labels)) for column, labels in zip(self.columns, zip(*rows, strict=True), strict=True)]

    def recruited(self, values: Sequence[float]) -> list[float]:
        """Return for each world the mean of ``values`` (by seat, 0 for ``NOBODY``) over its possible recruits."""
        total = [0.0] * len(self.sets)
        for members, labels in self._labelled if self.recruits is not None else ():
            total = list(map(add, total, map(mul, members(values), labels)))
        return total

    @cached_property
    def _turned(self) -> Numbers:
        """Looks up, by world, the seat that Reverse recruit has made one of the Police."""
        holders = self.reversed or ()
        return lookup([NOBODY if holder in members else holder for holder, members in zip(holders, self.sets, strict=True)])

    def turned_around(self, values: Sequence[float]) -> Sequence[float]:
        """Return for each world the value (by seat, 0 for ``NOBODY``) of the seat that Reverse recruit has made one of the Police."""
        return [0.0] * len(self.sets) if self.reversed is None else self._turned(values)

    @cached_property
    def masks(self) -> list[int]:
        """Each set as a number with the bit of each member."""
        return self.sums([1 << seat for seat in range(self.seats)])

    @cached_property
    def places(self) -> list[list[int]]:
        """By seat the numbers of the worlds in which it plays for the Mafia."""
        adding, seats = self._set_sums
        found: list[list[int]] = [[] for _ in range(self.seats)]
        for seat, numbers in zip(seats, adding.holding, strict=True):
            found[seat] = numbers
        return found

    def sums(self, values: Sequence[int]) -> list[int]:
        """Return for each world the sum of ``values`` (whole numbers, by seat) over its members."""
        return list(map(int, self.weights(values)))

    def weights(self, values: Sequence[float], begun: float = 0.0) -> list[float]:
        """Return for each world the sum of ``values`` (by seat) over its members, and of ``begun``."""
        if self.reversed is not None:
            return self.spread(self.sides.weights(values, begun))
        adding, seats = self._set_sums
        return adding.by_world([values[seat] for seat in seats], begun)

    def weights_with(self, seat: int, values: Sequence[float], begun: float = 0.0) -> list[float]:
        """Return ``weights`` for the worlds in which ``seat`` plays for the Mafia alone."""
        if self.reversed is not None:
            found = self.weights(values, begun)
            return [found[place] for place in self.places[seat]]
        adding, seats = self._set_sums
        if seat not in seats:
            return []
        return adding.beside(seats.index(seat)).by_world([values[one] for one in seats], begun + values[seat])

    def by_seat(self, values: Sequence[float]) -> list[float]:
        """Return for each seat the sum of ``values`` (by side) over the sides in which it plays for the Mafia."""
        if self.reversed is not None:
            return self.sides.by_seat(values)
        adding, seats = self._set_sums
        return self._named(seats, adding.by_seat(values))

    def with_seat(self, seat: int, values: Sequence[float]) -> list[float]:
        """Return for each other seat the sum of ``values`` (by side) over the sides in which it and ``seat`` play for the Mafia."""
        if self.reversed is not None:
            return self.sides.with_seat(seat, values)
        adding, seats = self._set_sums
        if seat not in seats:
            return [0.0] * self.seats
        return self._named(seats, adding.beside(seats.index(seat)).by_seat(values))

    def by_half(self, values: Sequence[float], more: Sequence[float], of: OfHalf) -> tuple[list[float], list[float]]:
        """Return by world the result of ``of`` on the first half of its set and both values of all sets with it; and on the second."""
        adding, seats = self._set_sums
        return adding.by_half(values, more, lambda half, one, other: of(tuple([seats[seat] for seat in half]), one, other))

    def _named(self, seats: Sequence[int], found: Sequence[float]) -> list[float]:
        named = [0.0] * self.seats
        for seat, value in zip(seats, found, strict=True):
            named[seat] = value
        return named

    def chosen(self, keep: Sequence[object]) -> Worlds:
        """Return the worlds for which ``keep`` holds, in their order."""
        recruits = None if self.recruits is None else list(compress(self.recruits, keep))
        left = Worlds(self.seats, list(compress(self.sets, keep)), recruits, _kept(self.reversed, keep))
        left.masks = list(compress(self.masks, keep))  # adding them up takes ten times as long
        return left

    def recruit(self, seat: int) -> list[float]:
        """Return for each world the chance that ``seat``, of the Mafia now, has been recruited."""
        if self.recruits is None:
            return [0.0] * len(self.sets)
        return [labels[members.index(seat)] if seat in members else 0.0 for members, labels in zip(self.sets, self.recruits, strict=True)]

    def mafia_token(self, seat: int) -> list[float]:
        """Return for each world the chance that the token of ``seat`` is of the Mafia: 0 or 1 where nobody has been recruited."""
        bit = 1 << seat
        held = [1.0 if mask & bit else 0.0 for mask in self.masks]
        if self.recruits is not None:
            held = [was - label for was, label in zip(held, self.recruit(seat), strict=True)]
        if self.reversed is not None:
            held = [1.0 - was if other == seat else was for was, other in zip(held, self.reversed, strict=True)]
        return held

    def may_be_agent(self, seat: int) -> list[float]:
        """Return for each world the chance that ``seat`` may be the Agent: it has no token of the Mafia and is not turned around."""
        free = [0.0 if mask >> seat & 1 else 1.0 for mask in self.masks]
        if self.recruits is not None:
            free = [was + label for was, label in zip(free, self.recruit(seat), strict=True)]
        if self.reversed is not None:
            free = [0.0 if other == seat else was for was, other in zip(free, self.reversed, strict=True)]
        return free

    def told(self, seat: int, *, mafia: bool) -> Worlds:
        """Return the same worlds once it is known whether the token of ``seat`` is of the Mafia: that shows whether it is the recruit."""
        if self.recruits is None:
            return self
        labels = []
        for number, (members, was) in enumerate(zip(self.sets, self.recruits, strict=True)):
            place = members.index(seat) if seat in members else NOBODY
            if place == NOBODY:
                labels.append(was)
            elif mafia == (self.reversed is not None and self.reversed[number] == seat):
                labels.append(tuple([float(other == place) for other in range(len(members))]))
            else:
                rest = 1.0 - was[place]
                labels.append(tuple([0.0 if other == place or rest <= 0.0 else label / rest for other, label in enumerate(was)]))
        return Worlds(self.seats, self.sets, labels, self.reversed)

    def without(self, seat: int) -> Worlds:
        """Return the same worlds with ``seat`` dead."""
        if not any(mask >> seat & 1 for mask in self.masks):
            return self
        sets = [tuple([member for member in one if member != seat]) for one in self.sets]
        recruits = None
        if self.recruits is not None:
            pairs = zip(self.sets, self.recruits, strict=True)
            recruits = [tuple([label for member, label in zip(one, was, strict=True) if member != seat]) for one, was in pairs]
        return Worlds(self.seats, sets, recruits, self.reversed)


@lru_cache(maxsize=32)
def dealt(setup: Setup) -> Worlds:
    """Return the worlds of the deal: every set of as many seats as there are tokens of the Mafia (table 5.1). All tables share them."""
    return Worlds(setup.seats, list(combinations(range(setup.seats), TOKENS[setup.seats].mafia)))


def recruited(worlds: Worlds, weights: Sequence[float], living: Sequence[int]) -> tuple[Worlds, list[float], Origins]:
    """Return ``worlds`` after a recruitment among the ``living``, each sleeper as likely, with their weights (MA-1.8).

    A new world is a set with one member more. The ``Origins`` say from which of the old ones it comes, and with what share: the member that
    is missing there has been recruited. So there are as many worlds as sets, not as sets times sleepers.
    """
    whose: Sequence[int] = worlds.reversed if worlds.reversed is not None else [NOBODY] * len(worlds)
    known = {(mask, other): number for number, (mask, other) in enumerate(zip(worlds.masks, whose, strict=True))}
    sets, labels, made, origins, holders = [], [], [], [], []
    for other in sorted(set(whose)):
        for size in sorted({len(members) for members in worlds.sets}):
            for members in combinations(living, size + 1):
                mask = sum([1 << seat for seat in members])
                found = [known.get((mask - (1 << seat), other)) for seat in members]
                parts = [0.0 if one is None else weights[one] / (len(living) - size) for one in found]
                total = sum(parts)
                if total > 0.0:
                    sets.append(members)
                    made.append(total)
                    labels.append(tuple([part / total for part in parts]))
                    origins.append(tuple([(one, part / total) for one, part in zip(found, parts, strict=True) if one is not None]))
                    holders.append(other)
    return Worlds(worlds.seats, sets, labels, None if worlds.reversed is None else holders), made, origins


@lru_cache(maxsize=4)
def turned_around(worlds: Worlds) -> Worlds:
    """Return ``worlds`` of the deal with each seat in turn holding Reverse recruit, and nobody (the Agent holds it): MA-1.8."""
    sets, who = [], []
    for members in worlds.sets:
        for seat in (*range(worlds.seats), NOBODY):
            inside = seat in members
            sets.append(tuple([one for one in members if one != seat] if inside or seat == NOBODY else sorted((*members, seat))))
            who.append(seat)
    return Worlds(worlds.seats, sets, None, who)


def _kept(values: Sequence[int] | None, keep: Sequence[object]) -> list[int] | None:
    return None if values is None else list(compress(values, keep))
