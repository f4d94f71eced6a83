"""Hooks of the generic suite for each game: random options, conserved quantities, and how to differ only in secrets."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from engines import GAMES
from engines.chance import Stream
from engines.table import Ask, Game, Rulebook


@dataclass(frozen=True)
class Hidden:
    """How to make two games that differ only in what seat ``x`` may not know.

    ``places``: two places of the deal ``stream`` to exchange, None when there are none. ``quiet``: what a seat other than ``x``, or ``x``
    itself, answers in secret, such that nothing hidden comes to light; ``avoid`` are the two exchanged places. ``over``: whether the two
    games may differ from now on, because what was hidden has rightly come to light.
    """

    stream: str
    places: Callable[[Game, int, Stream], tuple[int, int] | None]
    quiet: Callable[[tuple[Game, Game], Ask, int, tuple[int, ...]], tuple[str, ...]]
    over: Callable[[Game, int, tuple[int, ...]], bool]
    without_effect: tuple[str, ...]
    """Secret questions whose answers change nothing that other seats may see."""
    harmless: Callable[[Game, str], bool]
    """Whether an option of these has indeed no effect."""


class Bar(NamedTuple):
    """Demands of the bench: decisions a second, or (where given) so large a part of the toy's; ms a replay of 1,000 answers."""

    decisions: int = 100_000
    share_of_toy: float | None = 1 / 3
    replay_ms: float = 15.0


@dataclass(frozen=True)
class Hooks:
    """All that the generic suite and the bench ask of one game."""

    rulebook: Rulebook
    options: Callable[[int, Stream], dict[str, Any]]
    conserved: Callable[[Game], None]
    hidden: Hidden
    games: int
    """How many random games the suite plays of this game."""
    fullest: Mapping[str, Any] = field(default_factory=dict)
    """Options with which most of the rules are in play, for the bench."""
    bar: Bar = field(default_factory=Bar)


def names() -> list[str]:
    """Return the games of the suite: all that are registered, and the toy."""
    return sorted([*GAMES, "toy"])


@cache
def hooks_of(game: str) -> Hooks:
    """Return ``HOOKS`` of ``tests/engines/<game>/hooking.py``. Raises LookupError when the file is missing or has none."""
    file = Path(__file__).parent / game / "hooking.py"
    if not file.exists():
        raise LookupError(f"{game} has no tests/engines/{game}/hooking.py: its hooks for the generic suite belong there")
    found = getattr(import_module(f"tests.engines.{game}.hooking"), "HOOKS", None)
    if not isinstance(found, Hooks):
        raise LookupError(f"tests/engines/{game}/hooking.py has no HOOKS")
    return found
