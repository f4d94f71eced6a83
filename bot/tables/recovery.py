"""The tables of a process that has just started, on their way back to their people.

A thousand tables that all spoke at once would keep every click waiting, and Discord would refuse most of what they say. So a few at a time
greet their people, and whoever is clicked at goes first. Until its turn comes a table answers clicks, but none of its clocks strikes: what
ran out while the bot was away is given again when the table says that it is back.
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
"""How many tables greet their people at the same time."""

PATIENCE = 5.0
"""Seconds after which the next table has its turn, even when Discord has not taken everything of this one."""

BREATH = 0.01
"""Seconds between two tables: clicks have the right of way."""

AGAIN = 2.0
"""Seconds until the next try when the log cannot be written."""


class Recovery:
    """Tables that have not said yet that they are back, in the order in which they will."""

    def __init__(self, welcome: Callable[[TableSession], None], lost: Callable[[TableSession, Exception], Awaitable[None]]) -> None:
        """``welcome`` is called for each table whose people have been told; from then on it is a table like any other.

        ``lost`` is called for each whose game cannot be played again, with what is wrong. A table at which nobody can press waits.
        """
        self._welcome = welcome
        self._lost = lost
        self._waiting: OrderedDict[str, TableSession] = OrderedDict()
        self._tasks: list[asyncio.Task[None]] = []
        self._changed = asyncio.Event()
        """Set when another table may have its turn, or none will."""
        self._closing = False

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._waiting

    def add(self, session: TableSession) -> None:
        """Let a table wait for its turn."""
        self._waiting[session.table.id] = session
        self._changed.set()

    def drop(self, table_id: str) -> None:
        """Let a table be: another process serves it."""
        self._waiting.pop(table_id, None)
        self._changed.set()

    def look(self) -> None:
        """See at which tables people can press now."""
        self._changed.set()

    def hurry(self, table_id: str) -> None:
        """Let a table be the next: something happens there."""
        if table_id in self._waiting:
            self._waiting.move_to_end(table_id, last=False)

    def start(self) -> None:
        """Begin to let them back."""
        self._tasks = [task for task in self._tasks if not task.done()]
        for _ in range(min(AT_ONCE, len(self._waiting)) - len(self._tasks)):
            self._tasks.append(asyncio.create_task(self._run(), name="returning tables"))

    async def done(self) -> None:
        """Wait until all are back."""
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Let those be that have not had their turn; the next start will find them."""
        self._closing = True
        self._changed.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _next(self) -> TableSession | None:
        """Wait until a table may have its turn, and return it; None when there is none any more."""
        while self._waiting and not self._closing:
            table_id = next((one for one, session in self._waiting.items() if session.missing_permissions.reachable()), None)
            if table_id is not None:
                return self._waiting.pop(table_id)
            self._changed.clear()
            await self._changed.wait()
        self._changed.set()  # whoever waits beside us ends as well
        return None

    async def _run(self) -> None:
        while (session := await self._next()) is not None:
            table_id = session.table.id
            try:
                _ = session.table.course
            except Exception as fault:  # whatever it is, it is the misfortune of this table alone
                await self._lost(session, fault)
                continue
            try:
                await session.greet()
            except (Refused, StoreError) as wrong:
                log.warning("table %s is not back yet: %s", table_id, wrong)
                if not session.table.given_back:
                    self._waiting[table_id] = session
                await asyncio.sleep(AGAIN)
                continue
            except Exception as fault:  # the failure of one table is its own
                session.table.log_failure(fault)
            if session.table.given_back:
                continue
            self._welcome(session)
            try:
                await asyncio.wait_for(session.outbox.settle(), PATIENCE)
            except TimeoutError:
                log.info("table %s has not told everything yet", table_id)
            await asyncio.sleep(BREATH)
