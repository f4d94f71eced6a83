"""Chance that answers draws by name and number: as seen, or else at random (MA-6.2)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from engines.chance import Chance, Stream
from engines.imagining.sight import Order, Sight

T = TypeVar("T")


class Contradiction(Exception):
    """An imagined game that does not fit the observations."""


Shuffles = dict[tuple[str, int], tuple[list[Any], list[Any]]]
"""Things before and after each shuffle, by stream and number of the draw."""


class StandInStream(Stream):
    """One named stream. Each unknown draw has a stream of its own, so that no draw shifts another."""

    __slots__ = ("_name", "_number", "_seed", "_shuffles", "_sight")

    def __init__(self, seed: int, name: str, sight: Sight, shuffles: Shuffles) -> None:
        """``shuffles``: shared by the game and its copies, so that a copy does not search for a fitting order again."""
        super().__init__(seed, name)
        self._seed = seed
        self._name = name
        self._sight = sight
        self._shuffles = shuffles
        self._number = 0

    def _next(self) -> tuple[Stream, object | None]:
        """Return the stream of the next draw, and its known part."""
        number, self._number = self._number, self._number + 1
        return Stream(self._seed, f"{self._name} {number}"), self._sight.draw(self._name, number)

    def below(self, bound: int) -> int:
        """Return the known number, else one from 0 to ``bound`` − 1."""
        anew, known = self._next()
        if known is None:
            return anew.below(bound)
        if not isinstance(known, int) or not 0 <= known < bound:
            raise Contradiction(f"{known} is not below {bound}")
        return known

    def pick(self, things: Sequence[T]) -> T:
        """Return the known thing, else one of ``things``."""
        anew, known = self._next()
        if known is None:
            return anew.pick(things)
        for thing in things:
            if thing == known:
                return thing
        raise Contradiction(f"{known} cannot be drawn")

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """Return ``things`` in one of the orders that fit, each equally likely."""
        draw, some = (self._name, self._number), list(things)
        before = self._shuffles.get(draw)
        if before is not None and before[0] == some:
            self._number += 1
            return list(before[1])
        anew, known = self._next()
        if known is not None and not isinstance(known, Order):
            raise Contradiction(f"{known} is no order")
        order = anew.shuffled(some) if known is None else fitting(known, list(some), anew)
        self._shuffles[draw] = (some, order)
        return list(order)


def fitting(known: Order, things: list[T], stream: Stream) -> list[T]:
    """Return ``things`` in an order that fits ``known``, each such order equally likely. Raises Contradiction when there is none.

    Things with few possible places are placed first: each way to do so leaves equally many orders of the others.
    """
    available = Counter(things)
    ways = [way for way in _placings(known) if Counter(way.values()) <= available]
    if not ways:
        raise Contradiction("nothing fits what is known of some places")
    return _filled(known, stream.pick(ways) if len(ways) > 1 else ways[0], things, stream)


def _placings(known: Order) -> list[dict[int, object]]:
    """Return every way to place the things known by place, ``among`` some things, or ``within`` some places."""
    ways: list[dict[int, object]] = [dict(known.places)]
    for place, some in known.among.items():
        ways = [{**way, place: thing} for way in ways for thing in some if way.get(place, thing) == thing]
    for thing, places in known.within.items():
        there = [way for way in ways if any(way.get(place) == thing for place in places)]
        absent = [way for way in ways if thing not in way.values()]
        ways = there + [{**way, place: thing} for way in absent for place in places if place not in way]
    return ways


def _filled(known: Order, fixed: Mapping[int, object], things: list[T], stream: Stream) -> list[T]:
    """Return ``things`` in an order with some places ``fixed``."""
    placed: dict[int, T] = {}
    places = range(len(things))
    for place, wanted in fixed.items():
        thing = next((one for one in things if one == wanted), None)
        if thing is None or place not in places:
            raise Contradiction(f"{wanted} is not among them")
        things.remove(thing)
        placed[place] = thing
    free = [place for place in places if place not in placed]
    early = sum(place < known.first for place in free) if known.late else 0
    chosen = stream.shuffled(thing for thing in things if thing not in known.late)[:early]
    if len(chosen) < early:
        raise Contradiction("too few things may come first")
    for thing in chosen:
        things.remove(thing)
    placed.update(zip(free, [*chosen, *stream.shuffled(things)], strict=True))
    return [placed[place] for place in places]


class StandIn(Chance):
    """All chance of an imagined game."""

    __slots__ = ("_shuffles", "_sight")

    def __init__(self, seed: int, sight: Sight, shuffles: Shuffles | None = None) -> None:
        """``seed``: for unknown draws; ``sight``: the known ones; ``shuffles``: those of the original of a copy."""
        super().__init__(seed)
        self._sight = sight
        self._shuffles: Shuffles = {} if shuffles is None else shuffles

    def stream(self, name: str) -> Stream:
        """Return the stream ``name``."""
        stream = self._streams.get(name)
        if stream is None:
            stream = self._streams[name] = StandInStream(self._seed, name, self._sight, self._shuffles)
        return stream
