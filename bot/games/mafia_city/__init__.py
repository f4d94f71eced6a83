"""Mafia City: its record. Pages, pictures, messages, results and data files stand beside it."""

from pathlib import Path

from bot.games.game import Game, read_replay
from bot.games.mafia_city.headlines import HEADLINES
from bot.games.mafia_city.presenter import PRESENTER
from bot.games.mafia_city.results import RESULTS
from bot.games.mafia_city.voice import THINGS
from bot.games.result_rules import read_badges
from bot.games.timing import read_timing
from engines.mafia_city import RULEBOOK

_HERE = Path(__file__).parent

GAME = Game(
    rulebook=RULEBOOK,
    timing=read_timing(_HERE / "timing.toml"),
    presenter=PRESENTER,
    things=THINGS,
    results=RESULTS,
    headlines=HEADLINES,
    badges=read_badges(_HERE / "badges.toml"),
    replay=read_replay(_HERE / "replay.toml"),
    lesson=_HERE / "lesson.toml",
    commands="cogs.mafia_city",
)
