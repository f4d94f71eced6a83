"""Every game is shown by the presenter that is found by its name; what is missing is named."""

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import bot.games
import bot.presenting
import cogs
import engines
from bot.games.game_parts import MissingParts, check_parts, missing_parts
from bot.presenting.presenter import NoPresenter, Presenter, presenter_of
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
    assert presenter_of(game) is import_module(f"bot.games.{game}").PRESENTER
    assert list(missing_parts(game)) == []


def test_a_game_without_a_presenter_is_shown_by_the_default(toy: None) -> None:
    assert presenter_of("toy") == Presenter()
    check_parts()


def test_an_unknown_game_has_none() -> None:
    with pytest.raises(NoPresenter, match=r"'chess' is no game: engines\.GAMES"):
        presenter_of("chess")


def test_a_package_without_its_presenter_is_named(toy: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "__init__.py").write_text("")
    monkeypatch.setattr(bot.games, "__path__", [*bot.games.__path__, str(tmp_path)])
    with pytest.raises(NoPresenter, match=r"bot.games/toy/__init__\.py holds no PRESENTER"):
        presenter_of("toy")
    del sys.modules["bot.games.toy"]


def test_the_start_names_every_part_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    toy_game.register_toy(monkeypatch)
    monkeypatch.setattr(bot.runtime.data_paths, "ROOTS", bot.runtime.data_paths.ROOTS[:1])
    toy_game.forget()
    with pytest.raises(MissingParts) as raised:
        check_parts()
    monkeypatch.undo()
    toy_game.forget()
    said = str(raised.value)
    assert "bot/games/toy/timing.toml is missing" in said
    assert "bot/locales/cs/toy/*.ftl lacks the message game-toy" in said
    assert "bot/locales/en/toy/*.ftl lacks the message choice-game-toy" in said


def test_commands_that_cannot_be_loaded_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toy.py").write_text("")
    toy_game.register_toy(monkeypatch)
    monkeypatch.setattr(cogs, "__path__", [*cogs.__path__, str(tmp_path)])
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
