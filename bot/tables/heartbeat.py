"""How long the bot was away from a table with long clocks (TK-4.7), measured from a moment stored now and then."""

import logging

from bot.runtime.steady_clock import LEAP
from bot.store import StoreError
from bot.tables.session.entries import Back
from bot.tables.session.live_table import LiveTable
from bot.tables.session.message_state import HeartbeatMemory

log = logging.getLogger(__name__)

NOTED_EVERY = 300.0
"""Seconds between two heartbeats; a killed bot gives back at most so much too much."""


class Heartbeat:
    """The heartbeat of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    @property
    def memory(self) -> HeartbeatMemory:
        """The stored state of this part."""
        return self.table.message_state.heartbeat

    async def attend(self) -> float | None:
        """Store a heartbeat while a long clock runs; return the next moment."""
        table, course = self.table, self.table.course
        if course is None or table.phase != "running" or not course.time.has_long:
            return None
        due = self.memory.alive + NOTED_EVERY
        if table.now() < due:
            return due
        self.memory.alive = table.now()
        try:
            await table.store_message_state()
        except StoreError as wrong:
            log.warning("table %s: its heartbeat is not stored: %s", table.id, type(wrong).__name__)
        return table.now() + NOTED_EVERY

    def leave(self) -> None:
        """Note a last heartbeat; the caller stores it."""
        if self.table.course is not None and self.table.phase == "running":
            self.memory.alive = self.table.now()

    def back(self, least: float, standing: str, leapt: float) -> Back:
        """Return the entry for the return of the bot; for ``least`` and ``standing`` see ``Back``.

        ``leapt``: the leap of the wall clock that caused the reload, else 0. A heartbeat in the future reveals a clock that was set back
        while the bot was away.
        """
        since = self.table.now() - max(self.memory.alive, self._written)
        if not leapt and since < -LEAP:
            leapt = since
        return Back(least, standing, 0.0 if leapt else self.away, leapt)

    @property
    def away(self) -> float:
        """The seconds for which the bot was away, as far as known.

        While heartbeats are noted, entries do not count: a clock that goes on must not show when somebody has answered in secret. An
        entry past the time of the next heartbeat tells that none was due, as in a pause.
        """
        alive, written = self.memory.alive, self._written
        return max(self.table.now() - (alive if written <= alive + NOTED_EVERY else written), 0.0)

    @property
    def _written(self) -> float:
        """When the last entry of the log was written (unix seconds), 0.0 without a game."""
        course = self.table.course
        return course.written_at if course is not None else 0.0
