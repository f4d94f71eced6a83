"""What a replay has to know of one game: ``<game>.toml``. A game without such a file has no moments and no curve."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

Counts = tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Known:
    """``moments``: keys of notices to come back to (RP-2.5). ``counted``: the field of a player that makes the curve (RP-3.3), or empty.

    ``concluded``: whether it is shown what could be known from public facts (RP-3.1).
    """

    moments: frozenset[str] = frozenset()
    counted: str = ""
    concluded: bool = False

    @property
    def counts(self) -> Callable[[Any], Counts]:
        """What counts the players of a public view, by seat: numbers, None for a seat that has none; nothing in a game without."""
        field = self.counted
        return (lambda view: tuple(getattr(player, field) for player in view.players)) if field else lambda _view: ()


@cache
def known_of(game: str) -> Known:
    """Return what is known of ``game``. Raises TypeError for a file that says something else."""
    file = files("bot.games").joinpath(game, "replay.toml")
    if not file.is_file():
        return Known()
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    return Known(**{**read, "moments": frozenset(read.get("moments", ()))})
