"""How a table is run: the timing of its game."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.games import game_of
from bot.games.timing import read_timing
from engines import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_timing(game: str) -> None:
    assert game_of(game).timing.clocks


def test_a_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "timing.toml"
    file.write_text("[clocks]\nmove = 30\nend = { each = 5, least = 10 }\n[clocks_if.slow]\nmove = 90\n", "utf-8")
    made = read_timing(file)
    assert made.lengths()["move"].fixed == 30 and made.lengths({"slow": True})["move"].fixed == 90
    assert made.lengths(own={"move": 7})["move"].fixed == 7 and made.lengths(factor=2.0)["end"].each == 10
    assert (made.floor({}), made.theme({}), made.talk, made.counted({})) == ("", "", None, frozenset())


@pytest.mark.parametrize("wrong", ["[clocks]\nmove = -1\n", "[clocks]\nmove = 3\n[rythm]\nbeats = []\n", "[rhythm]\nbeats = []\n"])
def test_a_broken_file_is_refused(tmp_path: Path, wrong: str) -> None:
    file = tmp_path / "timing.toml"
    file.write_text(wrong, "utf-8")
    with pytest.raises(ValidationError):
        read_timing(file)


def test_options_of_a_game_choose_among_its_clocks() -> None:
    mafie = game_of("mafie").timing
    assert (mafie.theme({"kids_theme": True}), mafie.theme({"kids_theme": False})) == ("kids", "")
    assert (mafie.floor({"night_length": "prompt"}), mafie.floor({"night_length": "constant"})) == ("night_floor", "")
    assert "mafie.night.peek" in mafie.counted({"decoys": True}) and "mafie.night.peek" not in mafie.counted({"decoys": False})
