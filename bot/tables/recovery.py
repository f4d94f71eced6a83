"""The return of tables after a start: a few at a time greet their people, clicked ones first.

A thousand tables that all posted at once would keep every click waiting, and Discord would refuse most of their requests. Until its turn a
table answers clicks, but none of its clocks runs out: the greeting gives back what ran out while the bot was away.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from bot.store import StoreError
from bot.tables.refusal import Refused
from bot.tables.table_session import TableSession

log = logging.getLogger(__name__)

AT_ONCE = 3
"""The number of tables that greet at the same time."""

DELIVERY_TIMEOUT = 5.0
"""Seconds after which the next table has its turn, even with undelivered lines of this one."""

PAUSE = 0.01
"""Seconds between two tables, in which clicks are handled."""

AGAIN = 2.0
"""Seconds until the next try after a failed append."""


class Recovery:
    """The tables that have not greeted yet, in order."""

    def __init__(self, welcome: Callable[[TableSession], None], lost: Callable[[TableSession, Exception], Awaitable[None]]) -> None:
        """``welcome``: called for each table after its greeting; ``lost``: called with the fault for each game that cannot be replayed.

        A table without working presses waits.
        """
        self._welcome = welcome
        self._lost = lost
        self._waiting: OrderedDict[str, TableSession] = OrderedDict()
        self._tasks: list[asyncio.Task[None]] = []
        self._changed = asyncio.Event()
        """Set when another table may have its turn, and at the end."""
        self._closing = False

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._waiting

    def add(self, session: TableSession) -> None:
        self._waiting[session.table.id] = session
        self._changed.set()

    def drop(self, table_id: str) -> None:
        """Drop a table that another process serves."""
        self._waiting.pop(table_id, None)
        self._changed.set()

    def look(self) -> None:
        """Check again at which tables presses arrive."""
        self._changed.set()

    def hurry(self, table_id: str) -> None:
        """Make a table the next one, since something happens there."""
        if table_id in self._waiting:
            self._waiting.move_to_end(table_id, last=False)

    def start(self) -> None:
        self._tasks = [task for task in self._tasks if not task.done()]
        for _ in range(min(AT_ONCE, len(self._waiting)) - len(self._tasks)):
            self._tasks.append(asyncio.create_task(self._run(), name="returning tables"))

    async def done(self) -> None:
        """Wait until all tables have greeted."""
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Stop; the next start finds the remaining tables."""
        self._closing = True
        self._changed.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _next(self) -> TableSession | None:
        """Wait for the next table, and return it; None when all have had their turn."""
        while self._waiting and not self._closing:
            table_id = next((one for one, session in self._waiting.items() if session.outages.reachable()), None)
            if table_id is not None:
                return self._waiting.pop(table_id)
            self._changed.clear()
            await self._changed.wait()
        self._changed.set()  # the other runs end as well
        return None

    async def _run(self) -> None:
        while (session := await self._next()) is not None:
            table_id = session.table.id
            try:
                _ = session.table.course
            except Exception as fault:  # isolated failure of one table
                await self._lost(session, fault)
                continue
            try:
                await session.greet()
            except (Refused, StoreError) as wrong:
                log.warning("table %s is not back yet: %s", table_id, wrong)
                if not session.table.is_released:
                    self._waiting[table_id] = session
                await asyncio.sleep(AGAIN)
                continue
            except Exception as fault:  # isolated failure
                session.table.log_failure(fault)
            if session.table.is_released:
                continue
            self._welcome(session)
            try:
                await asyncio.wait_for(session.outbox.wait_idle(), DELIVERY_TIMEOUT)
            except TimeoutError:
                log.info("table %s has undelivered lines after its greeting", table_id)
            await asyncio.sleep(PAUSE)
