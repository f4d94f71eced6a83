"""What a replay knows of one game, from its ``replay.toml``. A game without such a file has no moments and no curve."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Counts = tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class ReplayFacts:
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


def read_replay(file: Path) -> ReplayFacts:
    """Read ``replay.toml``. Raises TypeError for an unknown field."""
    read = tomllib.loads(file.read_text("utf-8"))
    return ReplayFacts(**{**read, "moments": frozenset(read.get("moments", ()))})
