"""For how long the bot was away from a table whose clocks are long (TK-4.7): a moment that is written down now and then."""

import logging

from bot.runtime.steady_clock import LEAP
from bot.store import StoreError
from bot.tables.session.core import LiveTable
from bot.tables.session.entries import Back

log = logging.getLogger(__name__)

NOTED_EVERY = 300.0
"""Seconds between two signs of life; so much more may be given back after the bot was killed."""


class Heartbeat:
    """When the bot was last at one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    async def attend(self) -> float | None:
        """Note that the bot is here, where a clock runs that will need it; return when to come again."""
        table, course = self.table, self.table.course
        if course is None or table.phase != "running" or not course.time.has_long:
            return None
        due = table.surfaces.alive + NOTED_EVERY
        if table.now() < due:
            return due
        table.surfaces.alive = table.now()
        try:
            await table.keep_surfaces()
        except StoreError as wrong:
            log.warning("table %s: a sign of life cannot be written down: %s", table.id, type(wrong).__name__)
        return table.now() + NOTED_EVERY

    def leave(self) -> None:
        """Note that the bot goes now; whoever calls writes it down."""
        if self.table.course is not None and self.table.phase == "running":
            self.table.surfaces.alive = self.table.now()

    def back(self, least: float, standing: str, leapt: float) -> Back:
        """Return what is written down when the table is back: its questions get at least ``least`` seconds, ``standing`` is what is known.

        ``leapt``: by how many seconds the wall clock was set, when that is why the table stood still. One that was set back while the
        bot was away is seen from what was written after now.
        """
        since = self._since
        if not leapt and since < -LEAP:
            leapt = since
        return Back(least, standing, 0.0 if leapt else self.away, leapt)

    @property
    def away(self) -> float:
        """For how many seconds the bot was away, as far as is known."""
        return max(self._since, 0.0)

    @property
    def _since(self) -> float:
        """How many seconds ago the last sign of life was, or the last entry of the log; negative when the clock was set back since."""
        course = self.table.course
        written = course.written_at if course is not None else 0.0
        return self.table.now() - max(self.table.surfaces.alive, written)
