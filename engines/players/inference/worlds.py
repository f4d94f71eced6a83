"""Worlds: every possible Mafia of a table, as far as the cards in the game leave it open (MA-1.2, MA-1.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from itertools import combinations, compress
from math import comb
from operator import add, itemgetter, mul
from typing import Any

from engines.chance import Stream
from engines.mafie.components import mafiosi

NOBODY = -1
"""Pads sets of unequal size, and stands for no holder of a card. As an index it is the last place of a list by seat."""

MOST = 60_000
"""The most worlds that are all enumerated (MA-1.9)."""

SAMPLES = 20_000
"""The number of worlds drawn where there are more."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The public setup of a table: ``seats``, whether there is an Agent (MF-12.2), and the option ``fair_tokens`` (MA-14.8)."""

    seats: int
    has_agent: bool = True
    fair_tokens: bool = False


class Worlds:
    """Worlds in a fixed order; immutable. Lists beside it (weights) have one entry a world, lists by seat one more for ``NOBODY``.

    ``sets``: by world the seats that play for the Mafia, the dead too. ``tokens``: by world the Mafia tokens as bits, where a card may have
    moved a seat to the other side; ``holders``: by world the holder of Reverse recruit.
    """

    def __init__(
        self, seats: int, sets: Sequence[tuple[int, ...]], tokens: Sequence[int] | None = None, holders: Sequence[int] | None = None
    ) -> None:
        self.seats = seats
        self.sets = sets
        self._tokens = tokens
        self.holders = holders

    def __len__(self) -> int:
        return len(self.sets)

    @cached_property
    def masks(self) -> Sequence[int]:
        """The sets as bits."""
        return [sum([1 << seat for seat in one]) for one in self.sets]

    @property
    def tokens(self) -> Sequence[int]:
        """By world the Mafia tokens as bits."""
        return self.masks if self._tokens is None else self._tokens

    @cached_property
    def places(self) -> list[list[int]]:
        """By seat the numbers of the worlds in which it plays for the Mafia."""
        found: list[list[int]] = [[] for _ in range(self.seats)]
        for number, members in enumerate(self.sets):
            for seat in members:
                found[seat].append(number)
        return found

    @cached_property
    def _columns(self) -> list[Callable[[Any], Any]]:
        """Look up the members by their place in the set, one look-up a place."""
        size = max(map(len, self.sets), default=0)
        return [_lookup([one[place] if place < len(one) else NOBODY for one in self.sets]) for place in range(size)]

    def products(self, values: Sequence[float]) -> list[float]:
        """Return for each world the product of ``values`` (by seat, 1 for ``NOBODY``) over its members."""
        return list(reduce(lambda total, column: map(mul, total, column(values)), self._columns, iter([1.0] * len(self))))

    def sums(self, values: Sequence[float]) -> list[float]:
        """Return for each world the sum of ``values`` (by seat, 0 for ``NOBODY``) over its members."""
        return list(reduce(lambda total, column: map(add, total, column(values)), self._columns, iter([0.0] * len(self))))

    def by_seat(self, weights: Sequence[float]) -> list[float]:
        """Return for each seat the sum of ``weights`` (by world) over the worlds in which it plays for the Mafia."""
        return [sum(_lookup(places)(weights)) if places else 0.0 for places in self.places]

    def chosen(self, keep: Sequence[object]) -> Worlds:
        """Return the worlds for which ``keep`` holds, in their order."""
        tokens, holders = (None if values is None else list(compress(values, keep)) for values in (self._tokens, self.holders))
        left = Worlds(self.seats, list(compress(self.sets, keep)), tokens, holders)
        left.masks = list(compress(self.masks, keep))  # adding them up takes longer
        return left

    def agents(self, weights: Sequence[float]) -> list[float]:
        """Return for each seat the sum of ``weights`` (by world) over the worlds in which it may be the Agent."""
        if self._tokens is None:
            everything = sum(weights)
            return [max(0.0, everything - own) for own in self.by_seat(weights)]
        return [sum(compress(weights, self.can_be_agent(seat))) for seat in range(self.seats)]

    def can_be_agent(self, seat: int) -> list[bool]:
        """Return by world whether ``seat`` may be the Agent: it has no token of the Mafia and does not hold Reverse recruit."""
        free = [not mask >> seat & 1 for mask in self.tokens]
        return free if self.holders is None else [one and holder != seat for one, holder in zip(free, self.holders, strict=True)]


@lru_cache(maxsize=32)
def dealt(setup: Setup) -> Worlds:
    """Return the worlds of the deal: every set of as many seats as there are tokens of the Mafia (table 5.1). All tables share them."""
    return Worlds(setup.seats, list(combinations(range(setup.seats), mafiosi(setup.seats, fair=setup.fair_tokens))))


def recruited(worlds: Worlds, living: Sequence[int], weights: Sequence[float]) -> tuple[Worlds, list[int]]:
    """Return ``worlds`` after a recruitment, every sleeper as likely, and by new world the number of the old one (MA-1.8).

    Where there would be too many, old ones are drawn by ``weights``; the new worlds are then all alike in weight.
    """
    stream, sleepers = Stream(0, f"recruited from {len(worlds)}"), len(living) - min(map(len, worlds.sets), default=0)
    if len(worlds) * sleepers <= MOST:
        made = [(number, seat) for number, mask in enumerate(worlds.masks) for seat in living if not mask >> seat & 1]
    else:
        drawn = _by_weight(weights, stream)
        made = [(one, stream.pick(asleep)) for one in drawn if (asleep := [seat for seat in living if not worlds.masks[one] >> seat & 1])]
    origins = [number for number, _ in made]
    sets = [(*worlds.sets[number], seat) for number, seat in made]
    tokens = [worlds.tokens[number] for number in origins]
    holders = None if worlds.holders is None else [worlds.holders[number] for number in origins]
    return Worlds(worlds.seats, sets, tokens, holders), origins


@lru_cache(maxsize=4)
def turned_around(setup: Setup) -> Worlds:
    """Return the worlds of the deal with each seat in turn holding Reverse recruit, and nobody (the Agent holds it): MA-1.8."""
    holders = (*range(setup.seats), NOBODY)
    mafia = mafiosi(setup.seats, fair=setup.fair_tokens)
    if comb(setup.seats, mafia) * len(holders) <= MOST:
        deals: Iterable[tuple[tuple[int, ...], int]] = [(one, holder) for one in dealt(setup).sets for holder in holders]
    else:
        stream = Stream(0, f"deals of {setup.seats}")
        deals = [(tuple(sorted(stream.shuffled(range(setup.seats))[:mafia])), stream.pick(holders)) for _ in range(SAMPLES)]
    sets, tokens, whose = [], [], []
    for members, holder in deals:
        if holder in members:
            sets.append(tuple([seat for seat in members if seat != holder]))
        else:
            sets.append(members if holder == NOBODY else (*members, holder))
        tokens.append(sum([1 << seat for seat in members]))
        whose.append(holder)
    return Worlds(setup.seats, sets, tokens, whose)


def _by_weight(weights: Sequence[float], stream: Stream) -> list[int]:
    """Return about ``SAMPLES`` places of ``weights``, each as often as its weight says."""
    step, height, found = sum(weights) / SAMPLES, 0.0, []
    at = step * stream.below(1000) / 1000
    for number, weight in enumerate(weights):
        height += weight
        while at < height:
            found.append(number)
            at += step
    return found


def _lookup(places: Sequence[int]) -> Callable[[Any], Any]:
    """Return the look-up of ``places`` of a list, all at once."""
    return itemgetter(*places) if len(places) > 1 else lambda values: [values[place] for place in places]


def bits_of(seats: Iterable[int]) -> int:
    """Return seats as bits."""
    return sum([1 << seat for seat in seats])
