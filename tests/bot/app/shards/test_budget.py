"""Each process takes its part of the one limit that Discord has for a bot."""

import asyncio
import time

import pytest

from bot.app.shards.budget import RequestBudget


@pytest.mark.rule("PR-3.2")
@pytest.mark.parametrize(("processes", "most"), [(1, 50), (2, 25), (3, 16), (10, 5), (40, 5)])
def test_the_limit_is_divided_with_a_floor(processes: int, most: int) -> None:
    assert RequestBudget(lambda: processes, global_limit=lambda: None).most == most


@pytest.mark.rule("PR-3.2")
@pytest.mark.parametrize(("processes", "asked", "least"), [(10, 11, 2.0), (1, 51, 1.0)])
async def test_requests_over_the_share_wait_in_a_single_process_too(processes: int, asked: int, least: float) -> None:
    budget = RequestBudget(lambda: processes, global_limit=lambda: None)
    began = time.monotonic()
    await asyncio.gather(*(budget.turn() for _ in range(asked)))
    assert time.monotonic() - began >= least
