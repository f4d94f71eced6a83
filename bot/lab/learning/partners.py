"""The players that learn from each other, by name: the levels that Mafie offers, and random ones."""

from collections.abc import Sequence
from typing import cast

from bot.simulation.simulate import Kind
from engines.players import LEVELS, levels_of

GAME = "mafie"

NAMES = (*LEVELS, "random")


def mixture() -> tuple[str, ...]:
    """Return who plays when nobody is named: all levels of Mafie (MA-1.6)."""
    return levels_of(GAME)


def kind_named(name: str) -> Kind:
    """Return the kind of player that ``name`` is. Raises ValueError for anything else."""
    if name not in NAMES:
        raise ValueError(f"no player {name}; there are {', '.join(NAMES)}")
    return cast("Kind", name)


def pairings(names: Sequence[str]) -> list[tuple[str, str]]:
    """Return every pair of who plays the Police and who plays the Mafia, in a fixed order."""
    return [(police, mafia) for police in names for mafia in names]
