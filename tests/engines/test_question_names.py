"""Only the ``asks`` of a game spell the names of its questions: all other code uses the constants."""

from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import engines

ROOT = Path(__file__).parents[2]


@cache
def sources() -> dict[Path, str]:
    return {file: file.read_text("utf-8") for folder in ("engines", "bot", "cogs") for file in sorted((ROOT / folder).rglob("*.py"))}


@pytest.mark.parametrize("game", sorted(engines.GAMES))
def test_no_other_production_file_spells_a_question(game: str) -> None:
    home = import_module(f"engines.{game}.asks")
    questions = {name for name in vars(home).values() if isinstance(name, str) and name.startswith(f"{game}.")}
    assert len(questions) > 10
    spelled = [
        f"{file.relative_to(ROOT)}: {name}"
        for file, text in sources().items()
        if file != Path(str(home.__file__)) and f'"{game}.' in text
        for name in sorted(questions)
        if f'"{name}"' in text.replace(f'stream("{name}")', "")  # a stream of chance may be called the same
    ]
    assert spelled == []
