"""When each table is attended: shortly after a change, and at the moments for which it has asked. Failures stay isolated."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping

from bot.store import StoreError
from bot.tables.recovery import Recovery
from bot.tables.refusal import Refused
from bot.tables.table_index import TableIndex
from bot.tables.table_session import TableSession
from bot.tables.tempo import Tempo
from bot.tables.wake_queue import WakeQueue

log = logging.getLogger(__name__)

SOON = 0.05
"""Seconds from a change at a table until it is attended; many changes share one run."""

LOOKS = 10
"""The most runs per edit of the board: in a ballot twenty people press within a second."""

UNWRITTEN = 1.0
"""Seconds until the next run after a failed write."""

IN_DOUBT = 1.0
"""Seconds between two checks of the ownership of tables while it is uncertain."""


class TableScheduler:
    """Wakes tables, and keeps their running tasks."""

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
        """``sessions``: the live mapping of tables by id; ``now``: the wall clock. ``certain``: whether this process certainly owns them.

        ``recovery``: tables that have not greeted yet, which nothing wakes. ``unload``: called for a closed lobby without deliveries.
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
        """Attend a table shortly: after the acknowledgement of the press, and together with other presses."""
        now = session.now()
        self._ask(max(now + SOON, min(session.looked_at, now) + self._tempo.edit_every / LOOKS), session)

    def _ask(self, when: float, session: TableSession) -> None:
        """Wake a table at a moment of its own clock, which may not know yet of a leap of the wall clock."""
        self.wake_queue.ask(when - session.now() + self._now(), session.table.id)

    def wake(self, table_id: str) -> None:
        session = self._sessions.get(table_id)
        if session is None or table_id in self._recovery:
            return
        if not self._certain():  # the ownership is known in a moment
            self.wake_queue.ask(self._now() + IN_DOUBT, table_id)
            return
        if session.at_work:
            session.once_more = True
            return
        self.work_on(self._attend(session), f"table {table_id}")

    def work_on(self, work: Coroutine[None, None, None], name: str) -> None:
        """Run a background task that the bot waits for when it stops."""
        task = asyncio.create_task(work, name=name)
        self.at_work.add(task)
        task.add_done_callback(self.at_work.discard)

    async def _attend(self, session: TableSession) -> None:
        """Attend one table; a failure stays isolated."""
        session.at_work, session.once_more, session.looked_at = True, False, session.now()
        try:
            when = await session.attend()
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
        if session.table.is_released:
            return
        if session.table.phase == "cancelled" and session.idle:
            self.work_on(self._unload_closed(session), f"last messages of table {session.table.id}")
            return
        if session.once_more:
            when = session.now()
        if when is not None:
            self._ask(when, session)

    async def _unload_closed(self, session: TableSession) -> None:
        """Unload a closed lobby once its last messages stand; where one has failed, it is attended again."""
        await session.outbox.delivered()
        if session.idle and self._sessions.get(session.table.id) is session:
            self._unload(session.table.id)
