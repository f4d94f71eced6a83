"""A few short nights one after another leave nothing behind; ``make soak`` plays two thousand and compares the memory (PR-4.2)."""

import gc
from pathlib import Path

import pytest

from bot.tables.session.course import Course
from bot.tables.table_session import TableSession
from tests.soak.nights import registry_of_nights


def living() -> list[TableSession | Course]:
    """Return the sessions and courses that this module still holds: those of other tests are frozen."""
    gc.collect()
    return [one for one in gc.get_objects() if isinstance(one, TableSession | Course)]


@pytest.mark.rule("PR-4.2")
async def test_a_night_leaves_nothing_behind(tmp_path: Path) -> None:
    async with registry_of_nights(tmp_path / "nights.sqlite3") as nights:
        for _ in range(3):
            await nights.play()
        left = living()
        assert left == [], f"{len(left)} are left of {nights.played} nights"
