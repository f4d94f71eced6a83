"""How a table is run, found by the name of its game, with a clear word where that is missing or wrong."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pydantic import ValidationError

import bot.runtime.data_paths
from bot.games.timing import MissingTiming, config_of
from engines import GAMES


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(bot.runtime.data_paths, "ROOTS", (*bot.runtime.data_paths.ROOTS, tmp_path))
    config_of.cache_clear()
    made = tmp_path / "bot" / "games" / "chess"
    made.mkdir(parents=True)
    yield made
    config_of.cache_clear()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_manners(game: str) -> None:
    assert config_of(game).clocks


def test_a_game_without_manners_is_named_with_the_file_that_is_missing() -> None:
    with pytest.raises(MissingTiming, match=r"chess.*chess\.toml"):
        config_of("chess")


def test_a_game_may_bring_its_own_folder(folder: Path) -> None:
    (folder / "timing.toml").write_text("[clocks]\nmove = 30\nend = { each = 5, least = 10 }\n[clocks_if.slow]\nmove = 90\n", "utf-8")
    made = config_of("chess")
    assert made.lengths()["move"].fixed == 30 and made.lengths({"slow": True})["move"].fixed == 90
    assert made.lengths(own={"move": 7})["move"].fixed == 7 and made.lengths(factor=2.0)["end"].each == 10
    assert (made.floor({}), made.theme({}), made.talk, made.counted({})) == ("", "", None, frozenset())


@pytest.mark.parametrize("wrong", ["[clocks]\nmove = -1\n", "[clocks]\nmove = 3\n[rythm]\nbeats = []\n", "[rhythm]\nbeats = []\n"])
def test_a_broken_file_is_refused(folder: Path, wrong: str) -> None:
    (folder / "timing.toml").write_text(wrong, "utf-8")
    with pytest.raises(ValidationError):
        config_of("chess")


def test_options_of_a_game_choose_among_its_manners() -> None:
    mafie = config_of("mafie")
    assert (mafie.theme({"kids_theme": True}), mafie.theme({"kids_theme": False})) == ("kids", "")
    assert (mafie.floor({"night_length": "prompt"}), mafie.floor({"night_length": "constant"})) == ("night_floor", "")
    assert "mafie.night.peek" in mafie.counted({"decoys": True}) and "mafie.night.peek" not in mafie.counted({"decoys": False})
