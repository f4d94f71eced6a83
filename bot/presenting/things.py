"""The things that a game's sentences name by references such as ``card:7``, and where each game says how it names its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec

import engines
from bot.presenting.drawing.words import Words

Naming = Callable[[Words, str, str], str]
"""Says what a thing is called, by the words of a language, its id and the theme of the table."""


@dataclass(frozen=True, slots=True)
class Things:
    """The kinds of things of one game: ``THINGS`` in ``bot.games.<game>.things``.

    ``selectors`` become their ids, by which a sentence chooses its words; ``named`` have a message ``name-<kind>`` with ``$id``, and stand
    in sentences by their names; ``namings`` say themselves what they are called.
    """

    selectors: frozenset[str] = frozenset()
    named: frozenset[str] = frozenset()
    namings: Mapping[str, Naming] = field(default_factory=dict)


def named_by_message(kind: str) -> Naming:
    """Return how a thing is named that has a message ``name-<kind>``."""

    def name(words: Words, thing: str, _theme: str) -> str:
        return words(f"name-{kind}", id=thing)

    return name


def _itself(_words: Words, thing: str, _theme: str) -> str:
    return thing


@cache
def namings() -> Mapping[str, Naming]:
    """Return how the things of all games are named, by their kinds. Raises ValueError for a kind that two games name differently."""
    found: dict[str, tuple[object, Naming]] = {}
    for kind, how, naming in (one for game in engines.GAMES for one in _namings_of(game)):
        if found.setdefault(kind, (how, naming))[0] != how:
            raise ValueError(f"{kind!r} is named in two ways")
    return {kind: naming for kind, (_, naming) in found.items()}


def _namings_of(game: str) -> Iterator[tuple[str, object, Naming]]:
    """Return the kinds of things of ``game``: the kind, what tells one way of naming from another, the naming itself."""
    name = f"bot.games.{game}"
    if find_spec(name) is None or find_spec(f"{name}.things") is None:
        return
    things: Things = import_module(f"{name}.things").THINGS
    yield from ((kind, "itself", _itself) for kind in sorted(things.selectors))
    yield from ((kind, "message", named_by_message(kind)) for kind in sorted(things.named))
    yield from ((kind, naming, naming) for kind, naming in things.namings.items())
