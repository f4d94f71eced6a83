"""What the bot needs of a game beside its rules: one record a game."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.games.replay_facts import ReplayFacts
from bot.games.result_rules import BY_SCORES, Badge, RatingRules, ResultRules
from bot.games.timing import GameConfig
from bot.presenting.presenter import Presenter
from bot.presenting.things import Things
from engines import Rulebook


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
