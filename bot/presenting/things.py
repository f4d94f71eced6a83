"""The things that a game's sentences name by references such as ``card:7``, and where each game says how it names its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from bot.presenting.drawing.words import Words

Naming = Callable[[Words, str, str], str]
"""Says what a thing is called, by the words of a language, its id and the theme of the table."""


@dataclass(frozen=True, slots=True)
class Things:
    """The kinds of things of one game.

    ``selectors`` become their ids, by which a sentence chooses its words; ``named`` have a message ``name-<kind>`` with ``$id``, and stand
    in sentences by their names; ``namings`` say themselves what they are called.
    """

    selectors: frozenset[str] = frozenset()
    named: frozenset[str] = frozenset()
    namings: Mapping[str, Naming] = field(default_factory=dict)


@cache
def named_by_message(kind: str) -> Naming:
    """Return how a thing is named that has a message ``name-<kind>``."""

    def name(words: Words, thing: str, _theme: str) -> str:
        return words(f"name-{kind}", id=thing)

    return name


def _itself(_words: Words, thing: str, _theme: str) -> str:
    return thing


NAMINGS: dict[str, Naming] = {}
"""How the things of all games are named, by kind."""


def name_things(things: Things) -> None:
    """Add the kinds of one game to ``NAMINGS``. Raises ValueError for a kind that another game names differently."""
    for kind, naming in _namings_of(things):
        if NAMINGS.setdefault(kind, naming) != naming:
            raise ValueError(f"{kind!r} is named in two ways")


def _namings_of(things: Things) -> Iterator[tuple[str, Naming]]:
    yield from ((kind, _itself) for kind in sorted(things.selectors))
    yield from ((kind, named_by_message(kind)) for kind in sorted(things.named))
    yield from things.namings.items()
