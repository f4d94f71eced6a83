"""Every dependency of a game among machines changes its fingerprint, and nothing else does (MA-7.4)."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.runtime import data_paths as roots
from bot.simulation import fingerprint as module
from bot.simulation.fingerprint import fingerprint
from engines import GAMES

ROOT = Path(__file__).parents[3]


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of what games are made of, in which a test may change something."""
    shutil.copytree(ROOT / "engines", tmp_path / "engines", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "bot" / "simulation").mkdir(parents=True)
    shutil.copy(ROOT / "bot" / "simulation" / "playing.py", tmp_path / "bot" / "simulation")
    monkeypatch.setattr(roots, "ROOTS", (tmp_path,))
    monkeypatch.setattr(module, "ROOTS", (tmp_path,))
    fingerprint.cache_clear()
    yield tmp_path
    fingerprint.cache_clear()


def all_fingerprints() -> dict[str, str]:
    fingerprint.cache_clear()
    return {game: fingerprint(game) for game in GAMES}


def changed(folder: Path, path: str) -> set[str]:
    """Return the games whose fingerprints change with this file."""
    before = all_fingerprints()
    file = folder / path
    file.write_bytes(file.read_bytes() + b"\n# changed\n")
    return {game for game, now in all_fingerprints().items() if now != before[game]}


def test_a_copy_has_the_fingerprints_of_the_original(copy: Path) -> None:
    copied = all_fingerprints()
    assert len(set(copied.values())) == len(GAMES)
    assert all(len(one) == 16 and int(one, 16) >= 0 for one in copied.values())


@pytest.mark.rule("MA-7.4")
@pytest.mark.parametrize("path", ["engines/runner.py", "engines/chance.py", "bot/simulation/playing.py", "engines/players/whims.py"])
def test_shared_code_changes_all_games(copy: Path, path: str) -> None:
    assert changed(copy, path) == set(GAMES)


@pytest.mark.rule("MA-7.4")
@pytest.mark.parametrize(
    "path",
    [
        "engines/mafie/ending.py",  # rules
        "engines/mafie/data/cards.toml",  # material
        "engines/players/mafie.py",  # the player
    ],
)
def test_code_of_one_game_changes_that_game_alone(copy: Path, path: str) -> None:
    assert changed(copy, path) == {"mafie"}


@pytest.mark.rule("MA-7.4")
def test_imports_of_a_player_count_too(copy: Path) -> None:
    player = copy / "engines/players/zbojnici.py"
    player.write_text("from engines.players import pondering as p\n" + player.read_text("utf-8"), "utf-8")
    (copy / "engines/players/pondering.py").write_text("from engines.players.depths import (\n    deep,\n)\n", "utf-8")
    (copy / "engines/players/depths").mkdir()
    (copy / "engines/players/depths/__init__.py").write_text("", "utf-8")
    (copy / "engines/players/depths/deep.py").write_text("DEEP = 1\n", "utf-8")
    for path in ("pondering.py", "depths/__init__.py", "depths/deep.py"):
        assert changed(copy, f"engines/players/{path}") == {"zbojnici"}, path


def test_the_list_of_games_changes_nothing(copy: Path) -> None:
    assert changed(copy, "engines/__init__.py") == set()
