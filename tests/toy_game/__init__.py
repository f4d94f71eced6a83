"""The toy as a game at the table: its record and its words, laid out as in the project. Its rules are in ``tests/engines/toy``."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

import bot.games
import bot.runtime.data_paths
import engines
from bot.app import client
from bot.games.game import Game
from bot.games.timing import read_timing
from bot.presenting.texts import words_in
from tests.engines.toy import TOY

FOLDER = Path(__file__).parent
GAME = Game(rulebook=TOY, timing=read_timing(FOLDER / "bot/games/toy/timing.toml"))


def register_toy(patch: pytest.MonkeyPatch) -> None:
    """Let the toy be a game among the others until ``patch`` is undone; what was read before is read again.

    Commands list the games when they are imported, so they are imported again with the toy, and without it afterwards.
    """
    for module in [import_module(name) for name in client.command_modules()]:
        patch.delitem(sys.modules, module.__name__)
    patch.setattr(client, "PAYLOADS", {})
    without, games = engines.GAMES, {**engines.GAMES, TOY.name: TOY}
    for module in list(sys.modules.values()):
        if getattr(module, "GAMES", None) is without:
            patch.setattr(module, "GAMES", games)
    patch.setitem(bot.games.GAMES, TOY.name, GAME)
    patch.setattr(bot.runtime.data_paths, "ROOTS", (*bot.runtime.data_paths.ROOTS, FOLDER))
    forget()


def forget() -> None:
    """Forget which words there are."""
    words_in.cache_clear()
