"""The daily sweep by itself: when it is done, and when it is tried again."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.app import upkeep as module
from bot.app.upkeep import Upkeep
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

    async def wishing(_kind: str) -> tuple[int, ...]:
        looks[0] += 1
        return ()

    monkeypatch.setattr(store.retention, "sweep", sweep)
    monkeypatch.setattr(store.members, "wishing", wishing)
    upkeep = Upkeep(SimpleNamespace(), store, lambda: now[0], SimpleNamespace())  # type: ignore[arg-type]  # nobody is forgotten here

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


@pytest.mark.rule("PR-4.2", "CL-17.1")
async def test_a_process_without_the_whole_bot_is_kept_tidy_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that are over leave its memory, and who has pressed something there is written down before it ends."""
    monkeypatch.setattr(module, "LOOK_EVERY", 0.01)
    store = await open_store(tmp_path / "night.sqlite3", now=lambda: DAY)
    await store.put_person_settings(7, {"text_mode": True})
    now, asked, failing = [1_000 * DAY], list[float](), [True]
    touched = store.members.touched

    async def sometimes(people: Mapping[int, float]) -> None:
        if failing[0]:
            raise StoreLocked("here", "another process holds the database")
        await touched(people)

    async def pressed_last() -> float:
        return float((await store._read("SELECT touched_at FROM person_settings"))[0][0])

    monkeypatch.setattr(store.members, "touched", sometimes)
    copies: list[float] = []

    async def drop_idle_copies(idle: float) -> None:
        copies.append(idle)

    late: list[str] = []
    registry: Any = SimpleNamespace(
        unload_idle=asked.append, processes=SimpleNamespace(drop_idle_copies=drop_idle_copies), settle_late=lambda: late.append("")
    )
    upkeep = Upkeep(registry, store, lambda: now[0], SimpleNamespace())  # type: ignore[arg-type]  # as above
    upkeep.open()
    upkeep.pressed(7)
    async with asyncio.timeout(30):
        while not asked:  # noqa: ASYNC110 - nothing tells of a look
            await asyncio.sleep(0.01)
        assert asked[0] == now[0] - module.IN_MEMORY
        while not copies:  # noqa: ASYNC110 - as above
            await asyncio.sleep(0.01)
        assert copies[0] == module.IN_MEMORY
        now[0] += module.NOTE_EVERY
        await asyncio.sleep(0.1)
        early = list(late)
        failing[0] = False
        while await pressed_last() != 1_000 * DAY:  # noqa: ASYNC110 - as above
            await asyncio.sleep(0.01)
        while not late:  # noqa: ASYNC110 - as above
            await asyncio.sleep(0.01)
    upkeep.pressed(7)
    await upkeep.close()
    assert await pressed_last() == now[0]
    await store.close()
    assert not early and late == [""], "debts wait for the store, and are tried once an hour"


@pytest.mark.rule("CL-16.5")
async def test_a_request_that_arrives_during_a_look_is_seen_by_the_next_one_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CL-16.5: nobody waits for the next round of the clock because somebody else was being looked at."""
    monkeypatch.setattr(module, "LOOK_EVERY", 3_600.0)
    store = await open_store(tmp_path / "night.sqlite3")
    looks, seen = [0], asyncio.Event()

    async def wishing(_kind: str) -> tuple[int, ...]:
        looks[0] += 1
        if looks[0] == 1:
            upkeep.look()
        else:
            seen.set()
        return ()

    monkeypatch.setattr(store.members, "wishing", wishing)
    upkeep = Upkeep(SimpleNamespace(), store, lambda: DAY, SimpleNamespace())  # type: ignore[arg-type]  # nobody is forgotten here
    upkeep.start()
    async with asyncio.timeout(30):
        await seen.wait()
    await upkeep.stop()
    await store.close()


@pytest.mark.rule("CL-16.5")
async def test_a_person_is_forgotten_again_if_a_table_may_have_stored_them_meanwhile(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "night.sqlite3")
    free = [True, False]

    async def nothing(_user_id: int = 0) -> None:
        pass

    departure: Any = SimpleNamespace(end_lesson=nothing, take_answers=nothing, forget_lesson=lambda _: None, reload_evenings=nothing)
    memory = SimpleNamespace(forget=lambda _: None)
    registry: Any = SimpleNamespace(unload_person=lambda _: free.pop(0), personal=memory, people_faces=memory)
    await Upkeep(registry, store, lambda: DAY, departure).forget(7)
    asked_again = await store.members.wishing("forget")
    await store.close()
    assert asked_again == (7,) and not free
