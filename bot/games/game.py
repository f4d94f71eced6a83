"""What the bot needs of a game beside its rules: one record a game."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.games.result_rules import BY_SCORES, Badge, RatingRules, ResultRules
from bot.games.timing import GameConfig
from bot.presenting.presenter import Presenter
from bot.presenting.texts import Things
from engines import Rulebook

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One game of the bot. ``rulebook`` and ``timing`` are needed, everything else has a default."""

    rulebook: Rulebook
    timing: GameConfig
    """Clocks, steps of the night, beats."""
    presenter: Presenter = field(default_factory=Presenter)
    """Its pages, pictures and messages."""
    things: Things = field(default_factory=Things)
    """How sentences name its cards, places and tokens."""
    results: ResultRules[Any] = BY_SCORES
    """How a finished game ended for each seat."""
    badges: tuple[Badge, ...] = ()
    """Its badges, in the order in which they are shown."""
    rating: RatingRules = field(default_factory=RatingRules)
    replay: ReplayFacts = field(default_factory=ReplayFacts)
    lesson: Path | None = None
    """The file of its lesson; a game without one is not offered by ``/practice``."""
    commands: str | None = None
    """The module with its commands."""
