"""Zbojníci: its record. Pages, pictures, messages, results and data files stand beside it."""

from pathlib import Path

from bot.games.game import Game, read_replay
from bot.games.result_rules import read_badges, read_rating
from bot.games.timing import read_timing
from bot.games.zbojnici.headlines import HEADLINES
from bot.games.zbojnici.presenter import PRESENTER
from bot.games.zbojnici.results import RESULTS
from bot.games.zbojnici.voice import THINGS
from engines.zbojnici import RULEBOOK

_HERE = Path(__file__).parent

GAME = Game(
    rulebook=RULEBOOK,
    timing=read_timing(_HERE / "timing.toml"),
    presenter=PRESENTER,
    things=THINGS,
    results=RESULTS,
    headlines=HEADLINES,
    badges=read_badges(_HERE / "badges.toml"),
    rating=read_rating(_HERE / "rating.toml"),
    replay=read_replay(_HERE / "replay.toml"),
    lesson=_HERE / "lesson.toml",
    commands="cogs.zbojnici",
)
