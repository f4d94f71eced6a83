"""Many people at one evening: three tables from the plan to the standing; the door and the draw of the most there may be (CL-9, 10, 21)."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.night import desk_players
from tests.night.evening import FAST, Evening
from tests.night.great_evening import GreatEvening, live


@pytest.mark.rule("CL-9.2", "CL-9.3", "CL-9.6", "CL-10.3", "CL-10.4", "CL-21.1")
async def test_eighteen_people_at_three_tables(evening: Evening) -> None:
    """CL-21.1: tables of one evening share nothing; each game counts to it. ``make soak`` does the same with 63 people."""
    great = GreatEvening(evening, 18, 3, "zbojnici")
    await live(great, desk_players.play)


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening at the pace at which Discord lets us speak."""
    async with Evening(tmp_path, tempo=replace(FAST, edit_every=2.0, posts=(4, 5.0))) as made:
        yield made


@pytest.mark.rule("CL-1.8", "CL-9.2", "CL-9.5", "CL-9.6", "CL-9.7")
async def test_eighty_four_people_are_drawn_to_four_tables(slow: Evening) -> None:
    """CL-9.6: one message says where everybody sits, each is mentioned once, and nothing comes too fast."""
    great = GreatEvening(slow, 84, 4)
    await great.plan()
    await great.answers()
    await great.door()
    line = await great.draw()
    assert [line.text.count(f"<@{person.id}>") for person in great.people] == [1] * 84
    assert sorted(len(room.table.setup.kept) for room in great.rooms) == [21] * 4
    assert great.figures.seconds["door"] < 15.0 and great.figures.seconds["draw"] < 30.0, great.figures
    await asyncio.sleep(1.0)
    assert not slow.discord.limits.refused and not great.figures.refused
    print(great.figures)
