"""The figures of docs/scale.md are those that benchmarks print (PR-6.3)."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import cogs
from bot.store import open_store
from tests.bench import postgres
from tests.bench.__main__ import MODULES
from tests.postgres_server import emptied, postgres_url

__all__ = ["postgres_url"]

pytestmark = pytest.mark.rule("PR-6.3")

PAGE = (Path(cogs.__file__).parents[1] / "docs/scale.md").read_text("utf-8")
COMMAND = re.compile(r"`python -m tests\.bench (\w+)`")


def test_it_answers_the_four_questions() -> None:
    headings = re.findall(r"^## (.+)$", PAGE, re.MULTILINE)
    wanted = ("What one process carries", "What grows with servers", "What grows with tables", "Where PostgreSQL ends", "100,000 servers")
    assert [any(one in heading for heading in headings) for one in wanted] == [True] * len(wanted)


def test_every_figure_stands_beside_a_command_that_prints_it() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("|") and not line.startswith(("| what", "|---"))]
    assert len(rows) > 10
    for row in rows:
        *_, command = row.strip("| ").split(" | ")
        match = COMMAND.fullmatch(command)
        assert match is not None and match[1] in MODULES, row
        assert callable(import_module(f"tests.bench.{match[1]}").measure)


async def test_appends_are_counted_when_they_are_durable(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "SECONDS", 0.3)
    store = await open_store(await emptied(postgres_url))
    try:
        moments = await postgres._append(store, "small", 3)
        entries = [await store.entries(f"small.{n}") for n in range(3)]
    finally:
        await store.close()
    assert len(moments) == sum(map(len, entries)) >= 3
    assert all(0 < seconds < 60 for seconds in moments)
