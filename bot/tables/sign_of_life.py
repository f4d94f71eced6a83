"""For how long the bot was away from a table whose clocks are long (TK-4.7): a moment that is written down now and then."""

import logging

from bot.store import StoreError
from bot.tables.record.core import LiveTable

log = logging.getLogger(__name__)

NOTED_EVERY = 300.0
"""Seconds between two signs of life; so much more may be given back after the bot was killed."""


class SignOfLife:
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

    @property
    def away(self) -> float:
        """For how many seconds the bot was away, as far as is known: since its last sign of life, or the last entry of the log."""
        course = self.table.course
        written = course.written_at if course is not None else 0.0
        return max(self.table.now() - max(self.table.surfaces.alive, written), 0.0)
