"""A few short nights one after another leave nothing behind; ``make soak`` plays two thousand and compares the memory (PR-4.2)."""

import gc
from pathlib import Path

import pytest

from bot.tables.record.course import Course
from bot.tables.room import Room
from tests.soak.nights import house_of_nights


@pytest.mark.rule("PR-4.2")
async def test_a_night_leaves_nothing_behind(tmp_path: Path) -> None:
    async with house_of_nights(tmp_path / "nights.sqlite3") as nights:
        for _ in range(3):
            await nights.play()
        gc.collect()
        left = [one for one in gc.get_objects() if isinstance(one, Room | Course)]
        assert left == [], f"{len(left)} are left of {nights.played} nights"
