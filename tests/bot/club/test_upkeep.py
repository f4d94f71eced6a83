"""The daily sweep by itself: when it is done, and when it is tried again."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.club import upkeep as module
from bot.club.upkeep import Upkeep
from bot.store import StoreLocked, open_store

DAY = 86_400.0


@pytest.mark.rule("CL-17.1")
async def test_a_sweep_that_the_store_refuses_is_tried_again_soon_and_then_once_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LOOK_EVERY", 0.01)
    store = await open_store(tmp_path / "night.sqlite3")
    now, sweeps, looks = [1_000 * DAY], list[bool](), [0]

    async def sweep(_now: float) -> int:
        sweeps.append(len(sweeps) >= 2)
        if not sweeps[-1]:
            raise StoreLocked("here", "another process holds the database")
        return 0

    def let_go(_until: float) -> None:
        looks[0] += 1

    monkeypatch.setattr(store.retention, "sweep", sweep)
    house: Any = SimpleNamespace(let_go=let_go)
    upkeep = Upkeep(house, store, lambda: now[0], SimpleNamespace())  # type: ignore[arg-type]  # nobody is forgotten here

    async def several_looks() -> None:
        until = looks[0] + 5
        async with asyncio.timeout(30):
            while looks[0] < until:  # noqa: ASYNC110 - nothing tells of a look
                await asyncio.sleep(0.01)

    upkeep.start()
    await several_looks()
    assert sweeps == [False, False, True]
    now[0] += DAY
    await several_looks()
    assert sweeps == [False, False, True, True]
    await upkeep.stop()
    await store.close()
