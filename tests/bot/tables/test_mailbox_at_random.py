"""Answers on a disk that is quick, slow or full by turns, with pauses, looks and people who go: log and memory are one."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import pytest

from bot.presenting.scene import ask_number
from bot.store import Store, StoreFull
from bot.tables.refusal import Refused
from engines.chance import Stream
from tests.bot.tables.conftest import HOST, Clock, LocalTable, reloaded, seated

ROUNDS = 25
AT_ONCE = 8


class Whims:
    """A disk that writes at once, a moment later, or not at all."""

    def __init__(self, store: Any, chance: Stream, patch: pytest.MonkeyPatch) -> None:
        self.chance = chance
        self.well = False
        self.faults = 0
        self._append = store.append
        patch.setattr(store, "append", self.append)

    async def append(self, *args: Any, **rows: Any) -> None:
        whim = 1 if self.well else self.chance.below(6)
        if whim > 3:
            for _ in range(self.chance.below(12)):
                await asyncio.sleep(0)
        if whim in (0, 5):
            self.faults += 1
            raise StoreFull("here", "the disk is full")
        await self._append(*args, **rows)


async def _press(local: LocalTable, chance: Stream, press: int) -> int:
    """Answer something that is asked, a few turns later; return ``press`` if it was taken, 0 if not."""
    for _ in range(chance.below(10)):
        await asyncio.sleep(0)
    table = local.table
    asks = [ask for ask in table.running.game.asks if ask.holds]
    if not asks:
        return 0
    ask = chance.pick(asks)
    pick = chance.pick([option.id for option in ask.options if not option.host_only])
    try:
        await local.answers.answer(100 + ask.seat, ask.name, ask_number(ask), (pick,), press=press)
    except Refused:
        return 0
    return press


async def _may_go(doing: Coroutine[Any, Any, int], chance: Stream) -> int:
    """Press, and sometimes go before it is known what has come of it; return -1 then."""
    pressing = asyncio.create_task(doing)
    if chance.below(5) == 0:
        for _ in range(chance.below(20)):
            await asyncio.sleep(0)
        pressing.cancel()
    await asyncio.wait([pressing])
    return -1 if pressing.cancelled() else pressing.result()


async def _look(local: LocalTable, store: Store, chance: Stream) -> None:
    """Look at the table as its readers do: everything visible is in the log."""
    for _ in range(chance.below(20)):
        await asyncio.sleep(0)
    seen = await local.table.read(lambda: local.table.running.entries)
    assert seen <= len(await store.entries(local.table.id))


async def _pause(local: LocalTable, chance: Stream) -> None:
    for _ in range(chance.below(10)):
        await asyncio.sleep(0)
    try:
        await local.host_moves.pause(HOST)
        await local.host_moves.resume(HOST)
    except Refused:
        await local.table.settled()
        if local.table.phase == "paused":
            with suppress(Refused):
                await local.host_moves.resume(HOST)


@pytest.mark.parametrize("seed", range(12))
async def test_log_and_memory_are_one(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    local = await seated(store, clock)
    chance = Stream(seed, "mailbox")
    disk = Whims(store, chance, monkeypatch)
    taken: set[int] = set()
    gone: set[int] = set()
    for number in range(ROUNDS):
        if local.table.running.game.outcome is not None:
            break
        numbers = [1 + number * AT_ONCE + n for n in range(AT_ONCE)]
        presses = [_may_go(_press(local, chance, press), chance) for press in numbers]
        pausing = [_pause(local, chance)] if chance.below(4) == 0 else []
        answered = await asyncio.gather(*presses, _look(local, store, chance), *pausing)
        taken |= {press for press in answered if press is not None and press > 0}
        gone |= {press for press, what in zip(numbers, answered, strict=False) if what == -1}
        local.table.restart_clock()
        clock.pass_(30)
        disk.well = True
        await local.answers.expire_due()
        disk.well = False
    table = local.table
    await table.settled()
    rows = await store.entries(table.id)
    assert [row.n for row in rows] == list(range(len(rows)))
    written = {int(str(row.payload["press"])) for row in rows if row.payload.get("press") not in (None, "", "0")}
    assert taken <= written <= taken | gone
    again = await reloaded(store, clock)
    assert again.table.running.game.record == table.running.game.record
    assert taken
    assert disk.faults
