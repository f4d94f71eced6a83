"""The toy as a game at the table: timing and words, laid out as in the project. Its rules are in ``tests/engines/toy``."""

import sys
from pathlib import Path

import pytest

import bot.runtime.data_paths
import engines
from bot.games.timing import config_of
from bot.presenting.presenter import presenter_of
from bot.presenting.texts import words_in
from bot.presenting.things import namings
from tests.engines.toy import TOY

FOLDER = Path(__file__).parent


def register_toy(patch: pytest.MonkeyPatch) -> None:
    """Let the toy be a game among the others until ``patch`` is undone; what was read before is read again."""
    without, games = engines.GAMES, {**engines.GAMES, TOY.name: TOY}
    for module in list(sys.modules.values()):
        if getattr(module, "GAMES", None) is without:
            patch.setattr(module, "GAMES", games)
    patch.setattr(bot.runtime.data_paths, "ROOTS", (*bot.runtime.data_paths.ROOTS, FOLDER))
    forget()


def forget() -> None:
    """Forget which games there are."""
    for kept in (presenter_of, words_in, namings, config_of):
        kept.cache_clear()
