"""How the owner of tables learns what other processes have written into their logs (PR-2.2, PR-2.4)."""

import logging

from bot.store import StoreError
from bot.tables.refusal import Refused
from bot.tables.registry import TableRegistry
from bot.tables.session.entries import Answer
from bot.tables.session.log_following import Happened, read_on
from bot.tables.table_session import TableSession

log = logging.getLogger(__name__)

LOOK_EVERY = 1.0
"""Seconds between two looks at the ends of all logs: a notice that was never heard costs no more."""


class Following:
    """Reads on at the tables of this process."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def follow(self, table_id: str, upto: int | None = None) -> None:
        """Read on at a table, unless it has the entry ``upto`` already; what others have answered is delivered then."""
        session = self._registry.sessions.get(table_id)
        if session is None or not session.table.folded:
            return  # a game that is played again later is looked at then
        table = session.table
        try:
            async with table.lock:
                if upto is not None and not table.stale and table.course is not None and table.course.entries > upto:
                    return
                read = await read_on(table)
            for happened in read:
                _answered(session, happened)
        except (Refused, StoreError) as wrong:
            log.warning("table %s cannot be read on: %s", table_id, type(wrong).__name__)
            return
        except Exception as fault:  # the failure of one table is its own; it is read anew before anything else happens there
            table.stale = True
            table.log_failure(fault)
        table.on_change()

    async def look(self) -> None:
        """Read on wherever a log is longer than is known here, after one query for all tables. Raises StoreError."""
        known = {
            session.table.id: session.table.course.entries
            for session in self._registry.sessions.values()
            if session.table.folded and session.table.course is not None and session.table.phase in ("running", "paused")
        }
        ends = await self._registry.store.sharing.ends(list(known))
        for table_id, end in ends.items():
            if end > known[table_id]:
                await self.follow(table_id, end - 1)


def _answered(session: TableSession, happened: Happened) -> None:
    """Take note of an answer that another process has taken: who gave it is here, and the pressed message shows its receipt."""
    entry, seat = happened
    if isinstance(entry, Answer) and seat >= 0:
        session.table.seat(seat).misses = 0
        if entry.message:
            session.messages.seat_messages.question_answered(seat, int(entry.message))
