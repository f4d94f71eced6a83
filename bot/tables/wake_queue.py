"""One clock for all tables: a heap of the moments at which some table has something to do, never a sleeping task a table."""

import asyncio
import heapq
from collections.abc import Callable

LONGEST_SLEEP = 60.0
"""Seconds after which the clock looks up even when nothing is due."""

OUTDATED = 1_000
"""So many moments in the heap that are out of date are kept; each press may leave one that is a day away."""


class WakeQueue:
    """Wakes tables at the moments for which they have asked."""

    def __init__(self, now: Callable[[], float], wake: Callable[[str], None]) -> None:
        """``now`` is the clock (unix seconds); ``wake`` is called with the id of a table whose moment has come."""
        self._now = now
        self._wake = wake
        self._due: list[tuple[float, str]] = []
        self._wanted: dict[str, float] = {}
        """The next moment of each table; other moments of it in the heap are out of date."""
        self._alarm: asyncio.TimerHandle | None = None
        self._running = False

    def ask(self, when: float, table_id: str) -> None:
        """Wake the table at ``when``, unless it is woken earlier anyway."""
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
        """Stop the clock."""
        self._running = False
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _set_alarm(self) -> None:
        """Look up when the next moment has come: a timer costs a press a tenth of what a task does that waits."""
        if self._alarm is not None:
            self._alarm.cancel()
        wait = self._due[0][0] - self._now() if self._due else LONGEST_SLEEP
        self._alarm = asyncio.get_running_loop().call_later(max(0.0, min(wait, LONGEST_SLEEP)), self._look_up)

    def _look_up(self) -> None:
        """Wake one table whose moment has come; the next one follows when what has come meanwhile is heard: a press waits for one look."""
        ready = self._next_ready()
        self._set_alarm()
        if ready is not None:
            self._wake(ready)

    def _next_ready(self) -> str | None:
        """Return a table whose moment has come, and forget that moment; None when there is none."""
        now = self._now()
        while self._due and self._due[0][0] <= now:
            when, table_id = heapq.heappop(self._due)
            if self._wanted.get(table_id) == when:
                del self._wanted[table_id]
                return table_id
        return None
