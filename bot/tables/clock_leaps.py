"""What becomes of the tables when the wall clock is set: it is taken for downtime, in both directions (S-10).

Each table goes on by the clock as it was until it is laid anew from its log, as a start would. Its moments move with the wall, so nobody
is struck and no clock waits, and its people are told that their clocks start over.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from bot.runtime.steady_clock import SteadyClock
from bot.store import StoreError
from bot.tables.table_session import TableSession

log = logging.getLogger(__name__)

LOOK_EVERY = 5.0
"""Seconds between two looks at the clock."""

AGAIN = 2.0
"""Seconds until a table is tried again that the store has not given."""


class ClockLeaps:
    """Looks whether the wall clock was set, and lets all tables follow it."""

    def __init__(
        self,
        now: Callable[[], float],
        sessions: Callable[[], Iterable[TableSession]],
        reload: Callable[[TableSession, float], Awaitable[None]],
    ):
        """``now``: the clock of the house; only a steady one leaps. ``reload`` lays a table whose clock leapt by so many seconds."""
        self._clock = now if isinstance(now, SteadyClock) else None
        self._sessions = sessions
        self._reload = reload
        self._task: asyncio.Task[None] | None = None
        self.on_leap: Callable[[float], Awaitable[None]] = _nobody
        """Told by how many seconds the clock was set, when the tables have followed; the evenings are."""

    def start(self) -> None:
        """Look at the clock from now on."""
        if self._clock is not None:
            self._task = asyncio.create_task(self._run(), name="leaps of the clock")

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def look(self) -> None:
        """Let everything follow the wall clock when it was set."""
        leap = 0.0 if self._clock is None else self._clock.take_over()
        if not leap:
            return
        log.warning("the wall clock was set by %+.0f seconds, or the machine has slept", leap)
        await asyncio.gather(*(self._follow(session, leap) for session in self._sessions()))
        await self.on_leap(leap)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
            except Exception as fault:
                log.error("the tables could not follow the clock: %s", type(fault).__name__, exc_info=fault)

    async def _follow(self, session: TableSession, leap: float) -> None:
        """Lay one table anew; its failure is its own."""
        while True:
            try:
                await self._reload(session, leap)
            except StoreError as wrong:
                log.warning("table %s has not followed the clock yet: %s", session.table.id, type(wrong).__name__)
                await asyncio.sleep(AGAIN)
            except Exception as fault:
                session.table.log_failure(fault)
                return
            else:
                return


async def _nobody(_leap: float) -> None:
    pass
