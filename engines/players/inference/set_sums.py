"""Adding up over worlds and over seats, quickly: worlds that have half of their set in common are handled together (MA-1.10).

Twenty thousand sets of five among 21 seats have only 1,330 different first halves and 210 second ones. A sum for each world is looked up
for its two halves; a sum for each seat is made for each half first. All sets of a size among some seats differ from all those among others
by the names of the seats alone, so the order of both is found once.
"""

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from itertools import accumulate, chain, combinations, count
from operator import add, eq, itemgetter
from typing import Any

Half = tuple[int, ...]
Numbers = Callable[[Any], Any]
"""Looks up many places of a list at once."""

OfHalf = Callable[[Half, Sequence[float], Sequence[float]], Sequence[float]]
"""Makes one list of two, for the sets that have a half in common."""


class SetSums:
    """Adds up over sets of seats in a fixed order. ``numbers``: where their values stand, if not one after another."""

    def __init__(self, seats: int, sets: Sequence[tuple[int, ...]], numbers: Sequence[int] | None = None) -> None:
        """``seats``: they are all smaller than this."""
        self._seats = seats
        self._sets = sets
        self._numbers = range(len(sets)) if numbers is None else numbers

    def by_world(self, values: Sequence[float], begun: float = 0.0) -> list[float]:
        """Return for each set the sum of ``values`` (by seat) over its members, and of ``begun``."""
        (first, one), (second, other) = self._places
        heads = [begun + sum([values[seat] for seat in half]) for half in first]
        return list(map(add, one(heads), other([sum([values[seat] for seat in half]) for half in second])))

    def by_seat(self, values: Sequence[float]) -> list[float]:
        """Return for each seat the sum of ``values`` (by set) over the sets that it is in."""
        found = [0.0] * self._seats
        for gather, halves in self._groups:
            ordered = gather(values)
            for half, start, end in halves:
                total = sum(ordered[start:end])
                for seat in half:
                    found[seat] += total
        return found

    def by_half(self, values: Sequence[float], more: Sequence[float], of: OfHalf) -> tuple[list[float], list[float]]:
        """Return for each set what ``of`` makes of its first half and of both values of the sets with that half; and of its second one."""
        one, other = (
            back(list(chain.from_iterable([of(half, first[start:end], second[start:end]) for half, start, end in halves])))
            for (gather, halves), back in zip(self._groups, self._back, strict=True)
            for first, second in [(gather(values), gather(more))]
        )
        return list(one), list(other)

    @cached_property
    def holding(self) -> list[list[int]]:
        """By seat the numbers of the sets that it is in."""
        found: list[list[int]] = [[] for _ in range(self._seats)]
        for number, members in zip(self._numbers, self._sets, strict=True):
            for seat in members:
                found[seat].append(number)
        return found

    def beside(self, seat: int) -> "SetSums":
        """Return the summation over the sets that contain ``seat``, for all others."""
        if seat not in self._beside:
            sets = [tuple([one for one in self._sets[number] if one != seat]) for number in self.holding[seat]]
            self._beside[seat] = SetSums(self._seats, sets, self.holding[seat])
        return self._beside[seat]

    @cached_property
    def _beside(self) -> "dict[int, SetSums]":
        return {}

    @cached_property
    def _halves(self) -> list[list[Half]]:
        return [[one[: (len(one) + 1) // 2] for one in self._sets], [one[(len(one) + 1) // 2 :] for one in self._sets]]

    @cached_property
    def _places(self) -> list[tuple[list[Half], Numbers]]:
        """All first halves, and which of them each set has; the same for the second."""
        found = []
        for halves in self._halves:
            kinds = {half: kind for kind, half in enumerate(dict.fromkeys(halves))}
            found.append((list(kinds), lookup([kinds[half] for half in halves])))
        return found

    @cached_property
    def _back(self) -> list[Numbers]:
        """What puts the values of ``_groups`` into the order of the sets again."""
        places = range(len(self._sets))
        orders = [gather(places) for gather, _ in self._groups]
        return [lookup(sorted(places, key=order.__getitem__)) for order in orders]

    @cached_property
    def _groups(self) -> list[tuple[Numbers, list[tuple[Half, int, int]]]]:
        """The values of sets with the same first half one after another, and from where to where; the same for the second."""
        found = []
        for halves in self._halves:
            alike: dict[Half, list[int]] = {}
            for half, number in zip(halves, self._numbers, strict=True):
                alike.setdefault(half, []).append(number)
            ends = list(accumulate(map(len, alike.values())))
            order = lookup(list(chain.from_iterable(alike.values())))
            found.append((order, list(zip(alike, [0, *ends], ends, strict=False))))
        return found


class Grouping:
    """Groups equal things, and so converts values of each thing to values of each kind and back."""

    def __init__(self, things: Sequence[object]) -> None:
        """The kinds stand in the order in which they first appear among ``things``."""
        kinds = {kind: number for number, kind in enumerate(dict.fromkeys(things))}
        self._of = [kinds[thing] for thing in things]
        self._number = len(kinds)

    def spread(self, values: Sequence[float]) -> list[float]:
        """Return for each thing what ``values`` say of its kind."""
        return list(self._spread(values))

    @cached_property
    def _spread(self) -> Numbers:
        return lookup(self._of)

    def folded(self, values: Sequence[float]) -> list[float]:
        """Return for each kind the sum of ``values`` (by thing)."""
        found = [0.0] * self._number
        for kind, value in zip(self._of, values, strict=True):
            found[kind] += value
        return found


@lru_cache(maxsize=64)
def all_sets_of(seats: int, size: int) -> SetSums:
    """Return the summation over all sets of ``size`` among the seats from 0 on."""
    return SetSums(seats, list(combinations(range(seats), size)))


def lookup(places: Sequence[int]) -> Numbers:
    """Return the look-up of ``places`` of a list, all at once; places from 0 on in order need none."""
    if all(map(eq, places, count())):
        return lambda values: values
    return itemgetter(*places) if len(places) > 1 else lambda values: [values[place] for place in places]
