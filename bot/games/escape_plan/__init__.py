"""Escape Plan: its record. Pages, pictures, messages, results and data files stand beside it."""

from pathlib import Path

from bot.games.escape_plan.headlines import HEADLINES
from bot.games.escape_plan.presenter import PRESENTER
from bot.games.escape_plan.results import RESULTS
from bot.games.game import Game, read_replay
from bot.games.result_rules import read_badges
from bot.games.timing import read_timing
from engines.escape_plan import RULEBOOK

_HERE = Path(__file__).parent

GAME = Game(
    rulebook=RULEBOOK,
    timing=read_timing(_HERE / "timing.toml"),
    presenter=PRESENTER,
    results=RESULTS,
    headlines=HEADLINES,
    badges=read_badges(_HERE / "badges.toml"),
    replay=read_replay(_HERE / "replay.toml"),
    lesson=_HERE / "lesson.toml",
    commands="cogs.escape_plan",
)
