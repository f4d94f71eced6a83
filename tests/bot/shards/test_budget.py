"""Each process takes its part of the one limit that Discord has for a bot."""

import asyncio
import time

import pytest

from bot.shards.budget import Budget


@pytest.mark.rule("PR-3.2")
@pytest.mark.parametrize(("processes", "most"), [(1, 50), (2, 25), (3, 16), (10, 5), (40, 5)])
def test_the_limit_is_divided_with_a_floor(processes: int, most: int) -> None:
    assert Budget(lambda: processes).most == most


@pytest.mark.rule("PR-3.2")
async def test_what_is_over_the_part_waits() -> None:
    budget = Budget(lambda: 10)
    began = time.monotonic()
    await asyncio.gather(*(budget.turn() for _ in range(11)))
    assert 2.0 <= time.monotonic() - began < 3.0
