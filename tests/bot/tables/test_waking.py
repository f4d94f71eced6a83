"""The clock of all tables: what it keeps does not grow with what happens at them."""

import asyncio

from bot.tables import wake_queue as wake_queue
from bot.tables.wake_queue import WakeQueue

DAY = 86_400.0


async def test_frequent_looks_at_a_table_due_tomorrow_take_no_memory() -> None:
    now = 0.0
    woken: asyncio.Queue[str] = asyncio.Queue()
    clock = WakeQueue(lambda: now, woken.put_nowait)
    clock.ask(DAY, "quiet")
    clock.start()
    for _ in range(3 * wake_queue.OUTDATED):
        now += 0.001
        clock.ask(now, "busy")
        assert await asyncio.wait_for(woken.get(), 5) == "busy"
        clock.ask(now + DAY, "busy")  # the look asks for the next deadline
    assert len(clock._due) <= wake_queue.OUTDATED + 4
    now += 2 * DAY
    clock.start()  # as the clock looks up every minute
    assert [await asyncio.wait_for(woken.get(), 5) for _ in range(2)] == ["quiet", "busy"]
    await clock.close()
