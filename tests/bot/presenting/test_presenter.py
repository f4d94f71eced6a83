"""Every game is shown by the presenter of its record; the check at the start names missing parts."""

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

import bot.games
import bot.presenting
import cogs
import engines
from bot.games import game_of
from bot.games.game_parts import MissingParts, check_parts, missing_parts
from bot.presenting.presenter import Presenter
from tests import toy_game

PRESENTING = Path(bot.presenting.__file__).parent


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    toy_game.register_toy(monkeypatch)
    yield
    monkeypatch.undo()
    toy_game.forget()


@pytest.mark.parametrize("game", engines.GAMES)
def test_every_game_has_a_presenter_of_its_own_and_every_other_part(game: str) -> None:
    assert game_of(game).presenter is import_module(f"bot.games.{game}.presenter").PRESENTER
    assert list(missing_parts(game)) == []


def test_a_game_without_a_presenter_is_shown_by_the_default(toy: None) -> None:
    assert game_of("toy").presenter == Presenter()
    check_parts()


def test_an_unknown_game_has_none() -> None:
    with pytest.raises(KeyError, match="chess"):
        game_of("chess")


def test_a_game_without_a_record_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    toy_game.register_toy(monkeypatch)
    monkeypatch.delitem(bot.games.GAMES, "toy")
    assert list(missing_parts("toy")) == ["'toy' has no record: bot/games/__init__.py lacks it"]


def test_the_start_names_every_part_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    toy_game.register_toy(monkeypatch)
    monkeypatch.setattr(bot.runtime.data_paths, "ROOTS", bot.runtime.data_paths.ROOTS[:1])
    toy_game.forget()
    with pytest.raises(MissingParts) as raised:
        check_parts()
    monkeypatch.undo()
    toy_game.forget()
    said = str(raised.value)
    assert "bot/locales/cs/toy/*.ftl lacks the message game-toy" in said
    assert "bot/locales/en/toy/*.ftl lacks the message choice-game-toy" in said


def test_commands_that_cannot_be_loaded_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toy.py").write_text("")
    toy_game.register_toy(monkeypatch)
    monkeypatch.setattr(cogs, "__path__", [*cogs.__path__, str(tmp_path)])
    monkeypatch.setitem(bot.games.GAMES, "toy", replace(toy_game.GAME, commands="cogs.toy"))
    try:
        assert list(missing_parts("toy")) == ["cogs/toy.py has no setup"]
    finally:
        sys.modules.pop("cogs.toy", None)
        toy_game.forget()


def test_rooms_of_all_games_name_none() -> None:
    named = re.compile("|".join((*engines.GAMES, "zbojníci", "mafia city", "nostra city", "escape plan")), re.IGNORECASE)
    found = [
        f"{path.relative_to(PRESENTING)}: {line.strip()}"
        for path in sorted(PRESENTING.rglob("*.py"))
        if path.relative_to(PRESENTING).parts[:1] != ("games",)
        for line in path.read_text("utf-8").splitlines()
        if named.search(line)
    ]
    assert found == []
