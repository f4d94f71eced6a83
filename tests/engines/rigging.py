"""Deals that differ from the real one in a chosen way, for tests of what leaks: chance itself is rigged, not the rules."""

from collections.abc import Iterable
from typing import Any, TypeVar

from engines.chance import Chance, Stream
from engines.table import Game, Rulebook

T = TypeVar("T")


class SwappedStream(Stream):
    """A stream whose first shuffle has the things of two places exchanged."""

    __slots__ = ("_places",)

    def __init__(self, seed: int, name: str, places: tuple[int, int]) -> None:
        super().__init__(seed, name)
        self._places: tuple[int, int] | None = places

    def shuffled(self, things: Iterable[T]) -> list[T]:
        deck = super().shuffled(things)
        if self._places is not None:
            first, second = self._places
            deck[first], deck[second] = deck[second], deck[first]
            self._places = None
        return deck


class RiggedChance(Chance):
    """Chance in which the stream ``name`` deals two places exchanged."""

    def __init__(self, seed: int, name: str, places: tuple[int, int]) -> None:
        super().__init__(seed)
        self._streams[name] = SwappedStream(seed, name, places)


def start_swapped(rulebook: Rulebook, seats: int, options: dict[str, Any], seed: int, name: str, places: tuple[int, int]) -> Game:
    """Start the game of ``seed`` with the deal of the stream ``name`` exchanged between two places."""

    def deal(count: int, chosen: Any, _chance: Chance) -> Any:
        return rulebook.table(count, chosen, RiggedChance(seed, name, places))

    rigged = Rulebook(rulebook.name, rulebook.version, rulebook.seats, rulebook.options, deal)  # type: ignore[arg-type]
    return Game(rigged, seats, rulebook.read_options(options), seed)
