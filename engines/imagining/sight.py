"""What each game says about what a seat can tell of draws and of others' answers; found by the name of the game."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from msgspec import Struct

from engines.asking import Ask
from engines.chance import Stream
from engines.imagining.seen import Seen

Picks = tuple[str, ...]


class Order(Struct, frozen=True):
    """What is known of a shuffle: things by their places, and which things are not among the ``first`` ones.

    ``among``: which things may be at a place; ``within``: at which places a thing may be.
    """

    places: Mapping[int, object] = {}
    late: tuple[object, ...] = ()
    first: int = 0
    among: Mapping[int, tuple[object, ...]] = {}
    within: Mapping[object, tuple[int, ...]] = {}


Known = int | str | Order
"""What is known of a draw: the number or the thing that was drawn, or what is known of an order."""


class Sight(Protocol):
    """What a seat can tell of the hidden parts of a game, made of nothing but what it has seen."""

    @property
    def answered(self) -> tuple[int, ...]:
        """Who else has answered by now without anybody knowing what."""
        ...

    def draw(self, stream: str, number: int) -> Known | None:
        """Return what is known of draw ``number`` (from 0) of ``stream``, None when nothing is."""
        ...

    def answer(self, ask: Ask, told: int, before: Sequence[tuple[str, Picks]]) -> tuple[int, Picks | None] | None:
        """Return how ``ask`` was answered and by which notice (its place) that came to be known; None when it has not.

        None for the picks: it was answered, and nobody knows what, so that is guessed.
        Where everything has been told, it was answered without a word, if the seat does not see yet what it has seen.
        ``told``: how many notices had been told by then; ``before``: what the same seat has answered since the last of them.
        """
        ...


class SightOf(Protocol):
    """Makes a sight."""

    def __call__(self, seen: Seen, seats: int, stream: Stream) -> Sight:
        """Return what ``seen`` tells at a table of so many seats, for one imagined game.

        ``stream``: what has to be drawn together. Raises Contradiction when that does not come out as it was seen.
        """
        ...


@cache
def sight_of(game: str) -> SightOf | None:
    """Return ``SIGHT`` of ``engines.<game>.sight``, None for a game that cannot be imagined."""
    name = f"engines.{game}.sight"
    if find_spec(name) is None:
        return None
    made: SightOf = import_module(name).SIGHT
    return made
