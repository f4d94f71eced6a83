"""Only the ``asks`` of a game spell the names of its questions: all other code uses the constants."""

from importlib import import_module
from pathlib import Path

import pytest

import engines

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", sorted(engines.GAMES))
def test_no_other_production_file_spells_a_question(game: str) -> None:
    home = import_module(f"engines.{game}.asks")
    questions = {name for name in vars(home).values() if isinstance(name, str) and name.startswith(f"{game}.")}
    assert len(questions) > 10
    spelled = [
        f"{file.relative_to(ROOT)}: {name}"
        for folder in ("engines", "bot", "cogs")
        for file in sorted((ROOT / folder).rglob("*.py"))
        if file != Path(str(home.__file__))
        for name in sorted(questions)
        if f'"{name}"' in file.read_text("utf-8").replace(f'stream("{name}")', "")  # a stream of chance may be called the same
    ]
    assert spelled == []
