"""One clock for all tables: a heap of moments and one timer, instead of a sleeping task for each table."""

import asyncio
import heapq
from collections.abc import Callable

LONGEST_SLEEP = 60.0
"""Seconds after which the timer fires even when nothing is due."""

OUTDATED = 1_000
"""The most outdated moments in the heap; each press may leave one that is a day away."""


class WakeQueue:
    """Wakes tables at the moments that they ask for."""

    def __init__(self, now: Callable[[], float], wake: Callable[[str], None]) -> None:
        """``now`` is the clock (unix seconds); ``wake`` is called with the id of a table whose moment has come."""
        self._now = now
        self._wake = wake
        self._due: list[tuple[float, str]] = []
        self._wanted: dict[str, float] = {}
        """The next moment of each table; its other moments in the heap are outdated."""
        self._alarm: asyncio.TimerHandle | None = None
        self._running = False

    def ask(self, when: float, table_id: str) -> None:
        """Wake the table at ``when``, unless an earlier moment is set."""
        known = self._wanted.get(table_id)
        if known is not None and known <= when:
            return
        self._wanted[table_id] = when
        heapq.heappush(self._due, (when, table_id))
        if len(self._due) > 2 * len(self._wanted) + OUTDATED:
            self._due = [(moment, table) for table, moment in self._wanted.items()]
            heapq.heapify(self._due)
        if self._running and self._due[0][1] == table_id:
            self._set_alarm()

    def start(self) -> None:
        """Let the clock run."""
        self._running = True
        self._set_alarm()

    async def close(self) -> None:
        self._running = False
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _set_alarm(self) -> None:
        """Set the timer to the next moment; it costs a press a tenth of a waiting task."""
        if self._alarm is not None:
            self._alarm.cancel()
        wait = self._due[0][0] - self._now() if self._due else LONGEST_SLEEP
        self._alarm = asyncio.get_running_loop().call_later(max(0.0, min(wait, LONGEST_SLEEP)), self._look_up)

    def _look_up(self) -> None:
        """Wake one due table; the next follows after other events, so that a press waits for one table only."""
        ready = self._next_ready()
        self._set_alarm()
        if ready is not None:
            self._wake(ready)

    def _next_ready(self) -> str | None:
        """Return a due table and drop its moment, None without one."""
        now = self._now()
        while self._due and self._due[0][0] <= now:
            when, table_id = heapq.heappop(self._due)
            if self._wanted.get(table_id) == when:
                del self._wanted[table_id]
                return table_id
        return None
