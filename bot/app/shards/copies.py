"""Read-only copies of tables that other processes serve, to take answers (PR-2.1, PR-2.3).

A copy reads its log before each answer and sends no messages: the owner does, when it is notified of the new entry.
"""

import logging
import time
from collections import OrderedDict
from collections.abc import Callable

from bot.store import SavedTable, Store
from bot.store.keyed_locks import KeyedLocks
from bot.tables.refusal import Refused
from bot.tables.session.entries import Answer, Back, Expire, Said, Talk
from bot.tables.table_session import TableSession

log = logging.getLogger(__name__)

MOST_COPIES = 500
"""The most copies in memory."""

DOUBTED = 3.0
"""Seconds for which a doubt lasts: as long as Discord waits for the answer to a press."""

LOG_ONLY = Answer | Expire | Back | Said | Talk
"""Entries that change nothing beside the log; after any other a copy is reloaded."""


class TableCopies:
    """The copies by table id, the least recently used first."""

    def __init__(self, store: Store, make: Callable[[SavedTable], TableSession], most: int = MOST_COPIES) -> None:
        """``make`` creates a session without scheduler."""
        self._store = store
        self._make = make
        self._most = most
        self._sessions: OrderedDict[str, TableSession] = OrderedDict()
        self._used: dict[str, float] = {}
        """The last use of each copy (seconds of a steady clock)."""
        self._fetching = KeyedLocks()
        self._doubted: dict[str, float] = {}

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._sessions

    def __len__(self) -> int:
        return len(self._sessions)

    def get(self, table_id: str) -> TableSession | None:
        """Return a copy as of its last fetch. Raises Refused when the table is in doubt."""
        if time.monotonic() < self._doubted.get(table_id, 0.0):
            raise Refused("no-store")
        return self._sessions.get(table_id)

    def doubt(self, table_id: str) -> None:
        """Refuse presses at a table for a moment: its owner is unknown."""
        now = time.monotonic()
        self._doubted = {table: until for table, until in self._doubted.items() if until > now}
        self._doubted[table_id] = now + DOUBTED

    def drop(self, table_id: str) -> None:
        self._replace(table_id, None)

    async def drop_idle(self, idle: float) -> None:
        """Drop copies of finished games that are unused for ``idle`` seconds (PR-4.2). Raises StoreError.

        Copies are not notified of the end of a game.
        """
        before = time.monotonic() - idle
        quiet = [table_id for table_id, used in self._used.items() if used <= before]
        playing = await self._store.lookups.playing(quiet)
        for table_id in quiet:
            if table_id not in playing and self._used.get(table_id, before + 1.0) <= before:
                self.drop(table_id)

    async def fetch(self, table_id: str) -> TableSession | None:
        """Return an up-to-date copy; None when no game is running there.

        Raises StoreError, and ValueError or ReplayDiverged for a log that cannot be read.
        """
        async with self._fetching.of(table_id):
            session = await self._current(table_id)
        self._replace(table_id, session)
        while len(self._sessions) > self._most:
            self.drop(next(iter(self._sessions)))
        return session

    def _replace(self, table_id: str, session: TableSession | None) -> None:
        """Replace the copy of a table (None: drop it)."""
        before = self._sessions.pop(table_id, None)
        self._used.pop(table_id, None)
        if before is not None and before is not session:
            before.leave()
        if session is not None:
            self._sessions[table_id] = session
            self._used[table_id] = time.monotonic()

    async def _current(self, table_id: str) -> TableSession | None:
        session = self._sessions.get(table_id)
        if session is not None and all(isinstance(committed.entry, LOG_ONLY) for committed in await session.table.follow()):
            return session
        return await self._read(table_id)

    async def _read(self, table_id: str) -> TableSession | None:
        saved = await self._store.table(table_id)
        if saved is None or saved.table.phase not in ("running", "paused"):
            return None
        session = self._make(saved)
        session.recall(saved)
        _ = session.table.course  # replay now, so that the caller gets the errors of a damaged log
        session.table.become_copy()
        return session
