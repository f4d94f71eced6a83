"""The guide for a new game is followed to the letter, in a copy of the project: with its own example, and with the toy.

What stands in a block that begins with the path of a file becomes that file; blocks of commands are run one after the other.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import engines
from tests import toy_game

ROOT = Path(engines.__file__).parents[1]
GUIDE = (ROOT / "docs" / "adding_a_game.md").read_text("utf-8")
BLOCK = re.compile(r"^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
PATH = re.compile(r"\A# (?P<path>[\w./]+\.\w+)\n")
FACES = ("engines/__init__.py", "bot/games/__init__.py")
"""Where a game is registered."""
PARTS = ("engines/", "bot/")
"""Where the parts lie that a game needs."""


def files() -> dict[str, str]:
    """Return the files of the guide's example by their paths."""
    found = ((PATH.match(block["text"]), block["text"]) for block in BLOCK.finditer(GUIDE))
    return {path["path"]: text[path.end() :] for path, text in found if path}


def commands() -> list[str]:
    """Return the commands that the guide tells to run, in order."""
    return [line for block in BLOCK.finditer(GUIDE) if block["kind"] == "sh" for line in block["text"].splitlines()]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project to which games are added, with its compiled files: they take longer to make than all that is run here."""
    for name in ("engines", "bot", "cogs", "tests"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("saves"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def add(project: Path, game: str, parts: Mapping[str, str]) -> None:
    """Put the ``parts`` of a game in their places and register it, as the guide says."""
    for path, text in parts.items():
        if path not in FACES:
            (project / path).parent.mkdir(parents=True, exist_ok=True)
            (project / path).write_text(text, "utf-8")
    register(
        project / FACES[0],
        f"{parts[FACES[0]]}from engines.table import",
        "from engines.table import",
        r"(GAMES: .*in \(.*)(\)\}\))",
        game.upper(),
    )
    register(
        project / FACES[1],
        f"{parts[FACES[1]]}from bot.games.game import",
        "from bot.games.game import",
        r"(GAMES = .*in \(.*)(\)\})",
        f"{game}.GAME",
    )


def register(face: Path, imports: str, before: str, pattern: str, record: str) -> None:
    """Name a game at the end of the ``GAMES`` of a file, and import it."""
    text = face.read_text("utf-8").replace(before, imports, 1)
    registered, changed = re.subn(pattern, rf"\1, {record}\2", text)
    assert changed == 1, "GAMES looks otherwise than the guide says"
    face.write_text(registered, "utf-8")


def run(project: Path, command: str) -> str:
    """Run a command of the guide in the copy; return what it says."""
    words = command.replace("python", sys.executable, 1)
    outside = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "PYTHON"))}
    done = subprocess.run(words, shell=True, cwd=project, env=outside, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def parts_of_toy() -> dict[str, str]:
    """Return the files of the toy by the paths that they have as a game of the project."""
    rules = (ROOT / "tests/engines/toy/__init__.py").read_text("utf-8").replace("TOY = Rulebook", "RULEBOOK = Rulebook")
    alike = (*FACES, "bot/games/pebbles/__init__.py")
    parts = {path.replace("pebbles", "toy"): files()[path].replace("pebbles", "toy").replace("PEBBLES", "TOY") for path in alike}
    parts["engines/toy/__init__.py"] = rules
    for file in toy_game.FOLDER.rglob("*.*"):
        path = file.relative_to(toy_game.FOLDER).as_posix()
        if path.startswith(PARTS):
            parts[path] = file.read_text("utf-8")
    return parts


@pytest.mark.long
def test_the_guides_example_and_the_toy_are_games_after_its_last_step(project: Path) -> None:
    add(project, "toy", parts_of_toy())
    add(project, "pebbles", files())
    said = [run(project, command) for command in commands()]
    assert "pebbles, 3 seats, 20 games" in said[0]
    assert "1 passed" in said[-1]


def test_the_toy_has_the_parts_that_the_guide_names() -> None:
    assert set(parts_of_toy()) == {path.replace("pebbles", "toy") for path in files() if path.startswith(PARTS)}
