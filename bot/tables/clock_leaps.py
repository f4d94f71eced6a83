"""Leaps of the wall clock, in both directions: the tables treat them as downtime (S-10).

Each table goes by the old clock until the registry reloads it from its log, as after a start. Its moments move with the wall clock, so that
no clock runs out or waits because of the leap, and its people read that their clocks start over.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence

from bot.runtime.steady_clock import SteadyClock
from bot.store import StoreError
from bot.tables.refusal import Refused
from bot.tables.subscribers import TableSubscriber
from bot.tables.table_session import TableSession

log = logging.getLogger(__name__)

LOOK_EVERY = 5.0
"""Seconds between two looks at the clock."""

AGAIN = 2.0
"""Seconds until the next try after a failure of the store."""


class ClockLeaps:
    """Detects leaps of the wall clock, and reloads all tables after one."""

    def __init__(
        self,
        now: Callable[[], float],
        sessions: Callable[[], Iterable[TableSession]],
        reload: Callable[[TableSession, float], Awaitable[None]],
        subscribers: Sequence[TableSubscriber],
    ):
        """``now``: the clock of the tables; only a ``SteadyClock`` detects leaps. ``reload``: reloads a table after a leap of some seconds.

        ``subscribers`` hear of a leap after the tables have followed.
        """
        self._clock = now if isinstance(now, SteadyClock) else None
        self._sessions = sessions
        self._reload = reload
        self._task: asyncio.Task[None] | None = None
        self._subscribers = subscribers

    def start(self) -> None:
        """Watch the clock from now on."""
        if self._clock is not None:
            self._task = asyncio.create_task(self._run(), name="leaps of the clock")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def look(self) -> None:
        """Check for a leap, and let the tables follow one."""
        leap = 0.0 if self._clock is None else self._clock.take_over()
        if not leap:
            return
        log.warning("the wall clock leapt by %+.0f seconds, or the computer slept", leap)
        await asyncio.gather(*(self._follow(session, leap) for session in self._sessions()))
        for subscriber in self._subscribers:
            await subscriber.clock_set(leap)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
            except Exception as fault:
                log.error("the tables have not followed the clock: %s", type(fault).__name__, exc_info=fault)

    async def _follow(self, session: TableSession, leap: float) -> None:
        """Reload one table, with retries; a fault stays isolated."""
        while True:
            try:
                await self._reload(session, leap)
            except (StoreError, Refused) as wrong:
                log.warning("table %s has not followed the clock yet: %s", session.table.id, type(wrong).__name__)
                await asyncio.sleep(AGAIN)
            except Exception as fault:
                session.table.log_failure(fault)
                return
            else:
                return
