"""When each table is looked at: a breath after something has changed there, and at the moments for which it has asked.

A table that fails stays alone with its failure.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping

from bot.store import StoreError
from bot.tables.recovery import Recovery
from bot.tables.refusal import Overtaken, Refused
from bot.tables.table_index import TableIndex
from bot.tables.table_session import TableSession
from bot.tables.tempo import Tempo
from bot.tables.wake_queue import WakeQueue

log = logging.getLogger(__name__)

SOON = 0.05
"""Seconds between a change at a table and the look at what it brings; many changes share one look."""

LOOKS = 10
"""How often a table is looked at, at most, while its board may be edited once: in a ballot twenty people press within a second."""

UNWRITTEN = 1.0
"""Seconds after which a table is looked at again where what is due could not be written down."""

IN_DOUBT = 1.0
"""Seconds between two looks whether our tables are ours, while that is not certain."""


class TableScheduler:
    """The clock that wakes tables, and the work that is under way for them."""

    def __init__(
        self,
        sessions: Mapping[str, TableSession],
        index: TableIndex,
        tempo: Tempo,
        now: Callable[[], float],
        *,
        certain: Callable[[], bool],
        recovery: Recovery,
        unload: Callable[[str], None],
    ) -> None:
        """``sessions``: the tables by id, at any time; ``now``: the wall clock. ``certain``: whether they are ours beyond doubt.

        ``recovery``: tables whose people are not greeted yet, which nothing wakes. ``unload`` is called for a closed lobby that has no
        more to say.
        """
        self._sessions = sessions
        self._index = index
        self._tempo = tempo
        self._now = now
        self._certain = certain
        self._recovery = recovery
        self._unload = unload
        self.wake_queue = WakeQueue(now, self.wake)
        self.at_work: set[asyncio.Task[None]] = set()

    def soon(self, session: TableSession) -> None:
        """Look at a table a breath later: the press is acknowledged first, and what others press meanwhile is told with it."""
        now = session.now()
        self._ask(max(now + SOON, min(session.looked_at, now) + self._tempo.edit_every / LOOKS), session)

    def _ask(self, when: float, session: TableSession) -> None:
        """Look at a table at a moment of its own clock, which may not know yet that the wall clock was set."""
        self.wake_queue.ask(when - session.now() + self._now(), session.table.id)

    def wake(self, table_id: str) -> None:
        """Look at a table now."""
        session = self._sessions.get(table_id)
        if session is None or table_id in self._recovery:
            return
        if not self._certain():  # whether the table is still ours is known in a moment
            self.wake_queue.ask(self._now() + IN_DOUBT, table_id)
            return
        if session.at_work:
            session.once_more = True
            return
        self.work_on(self._attend(session), f"table {table_id}")

    def work_on(self, work: Coroutine[None, None, None], name: str) -> None:
        """Do something beside everything else, which is waited for when the bot stops."""
        task = asyncio.create_task(work, name=name)
        self.at_work.add(task)
        task.add_done_callback(self.at_work.discard)

    async def _attend(self, session: TableSession) -> None:
        """Do what is due at one table; its failure is its own."""
        session.at_work, session.once_more, session.looked_at = True, False, session.now()
        try:
            when = await session.attend()
        except Overtaken:  # another process has answered meanwhile; what it wrote is known by now
            when = session.now()
        except (Refused, StoreError) as wrong:
            log.warning(
                "table %s: what is due waits: %s", session.table.id, wrong.key if isinstance(wrong, Refused) else type(wrong).__name__
            )
            when = session.now() + UNWRITTEN
        except Exception as fault:
            session.table.log_failure(fault)
            when = session.now() + 5.0
        finally:
            session.at_work = False
            self._index.note(session)
        if session.table.given_back:
            return
        if session.table.phase == "cancelled" and session.idle:
            self._unload(session.table.id)
            return
        if session.once_more:
            when = session.now()
        if when is not None:
            self._ask(when, session)
