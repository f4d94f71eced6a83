"""The players that learn from each other, by name."""

from collections.abc import Sequence
from importlib import import_module

from engines.players import Maker, RandomPlayer

NAMED = {"today": "engines.players.mafie:PLAYER"}
"""Short names; any other name is a module and what to take from it, as these are."""

MIXTURE = ("today",)
"""Who plays when nobody is named."""


def maker_named(name: str) -> Maker:
    """Return what makes the player ``name``: ``random``, a short name, or ``module:attribute``. Raises ValueError for anything else."""
    if name == "random":
        return RandomPlayer
    module, _, attribute = NAMED.get(name, name).partition(":")
    try:
        found: Maker = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as wrong:
        raise ValueError(f"no player {name}") from wrong
    return found


def pairings(names: Sequence[str]) -> list[tuple[str, str]]:
    """Return every pair of who plays the Police and who plays the Mafia, in a fixed order."""
    return [(police, mafia) for police in names for mafia in names]
