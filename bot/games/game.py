"""The record of a game: everything but its rules."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import engines
from bot.games.headline_rules import NO_HEADLINES, HeadlineRules
from bot.games.result_rules import BY_SCORES, Badge, RatingRules, ResultRules
from bot.games.timing import GameConfig
from bot.presenting.presenter import Presenter
from bot.presenting.texts import Things
from engines import Rulebook

Counts = tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class ReplayFacts:
    """``moments``: keys of notices to jump to (RP-2.5). ``counted``: the field of a player that makes the curve (RP-3.3), or empty.

    ``secret``: the field of a seat's own part that makes the curve of what only that seat saw, or empty.
    ``concluded``: whether the replay shows the public inference (RP-3.1).
    """

    moments: frozenset[str] = frozenset()
    counted: str = ""
    secret: str = ""
    concluded: bool = False

    @property
    def counts(self) -> Callable[[Any], Counts]:
        """Reads a number for each seat from a public view, None for a seat without one; no numbers in a game without a curve."""
        field = self.counted
        return (lambda view: tuple(getattr(player, field) for player in view.players)) if field else lambda _view: ()

    def own_count(self, view: Any) -> int | None:
        """Return the number in a seat's view that only this seat sees; None without one."""
        return getattr(view.me, self.secret) if self.secret and view.me is not None else None


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
    """The names of its cards, places and tokens in sentences."""
    results: ResultRules[Any] = BY_SCORES
    """The result rules."""
    headlines: HeadlineRules[Any] = NO_HEADLINES
    """The headlines of its stories."""
    badges: tuple[Badge, ...] = ()
    """Its badges, in the order of display."""
    rating: RatingRules = field(default_factory=RatingRules)
    replay: ReplayFacts = field(default_factory=ReplayFacts)
    lesson: Path | None = None
    """The file of its lesson; ``/practice`` does not offer a game without one."""
    commands: str | None = None
    """The module with its commands."""


@cache
def usual_options(game: str) -> dict[str, object]:
    """Return the defaults for a stored table of ``game``, which may be older than an option."""
    options = engines.GAMES[game].read_options({})
    written = options.model_dump(mode="json")
    return {name: written.get(name, getattr(options, name)) for name in type(options).model_fields}


def options_of(game: str, chosen: Mapping[str, object]) -> dict[str, Any]:
    """Return the options of a table of ``game`` with these ``chosen`` values."""
    return {**usual_options(game), **chosen}
