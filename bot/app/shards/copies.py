"""Copies of tables that other processes serve: good enough to take an answer (PR-2.1, PR-2.3).

A copy is read on from the log before each answer, and never writes what people see: its owner does, when it hears of the new entry.
"""

import logging
import time
from collections import OrderedDict
from collections.abc import Callable

from bot.store import SavedTable, Store
from bot.store.turns import Turns
from bot.tables.refusal import Refused
from bot.tables.session.entries import Answer, Back, Expire, Said, Talk
from bot.tables.session.shared_log import read_on
from bot.tables.table_session import TableSession

log = logging.getLogger(__name__)

KEPT = 500
"""How many copies are kept warm."""

DOUBTED = 3.0
"""Seconds for which a doubt lasts: as long as Discord waits for the answer to the press that it is about."""

ONLY_THE_GAME = Answer | Expire | Back | Said | Talk
"""Entries after which a copy can be read on; any other changes a row beside the log, and the copy is read anew."""


class Copies:
    """The copies by their tables, the least recently used first."""

    def __init__(self, store: Store, make: Callable[[SavedTable], TableSession], kept: int = KEPT) -> None:
        """``make`` makes a room that nobody looks after."""
        self._store = store
        self._make = make
        self._kept = kept
        self._rooms: OrderedDict[str, TableSession] = OrderedDict()
        self._asked: dict[str, float] = {}
        """When each copy was asked for last (seconds of a steady clock)."""
        self._fetching = Turns()
        self._doubted: dict[str, float] = {}

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._rooms

    def __len__(self) -> int:
        return len(self._rooms)

    def get(self, table_id: str) -> TableSession | None:
        """Return a copy as it was when it was fetched last. Raises Refused: no store, in doubt about it."""
        if time.monotonic() < self._doubted.get(table_id, 0.0):
            raise Refused("no-store")
        return self._rooms.get(table_id)

    def doubt(self, table_id: str) -> None:
        """Refuse what is asked of a table for a moment: the database has not said whose it is, or who answers."""
        now = time.monotonic()
        self._doubted = {table: until for table, until in self._doubted.items() if until > now}
        self._doubted[table_id] = now + DOUBTED

    def drop(self, table_id: str) -> None:
        """Forget a copy."""
        self._replace(table_id, None)

    async def let_go(self, idle: float) -> None:
        """Keep no copy of a game that is over, once nobody has asked for it for so many seconds (PR-4.2). Raises StoreError.

        Its owner alone writes that it is over, and who is asked last hears nothing of that.
        """
        before = time.monotonic() - idle
        quiet = [table_id for table_id, asked in self._asked.items() if asked <= before]
        playing = await self._store.sharing.playing(quiet)
        for table_id in quiet:
            if table_id not in playing and self._asked.get(table_id, before + 1.0) <= before:
                self.drop(table_id)

    async def fetch(self, table_id: str) -> TableSession | None:
        """Return a copy that knows everything in the log now; None when no game is being played there.

        Raises StoreError, and ValueError or ReplayDiverged for a log that cannot be read.
        """
        async with self._fetching.of(table_id):
            session = await self._current(table_id)
        self._replace(table_id, session)
        while len(self._rooms) > self._kept:
            self.drop(next(iter(self._rooms)))
        return session

    def _replace(self, table_id: str, session: TableSession | None) -> None:
        """Keep this copy of a table from now on, or none; the one before it leaves nothing behind."""
        before = self._rooms.pop(table_id, None)
        self._asked.pop(table_id, None)
        if before is not None and before is not session:
            before.leave()
        if session is not None:
            self._rooms[table_id] = session
            self._asked[table_id] = time.monotonic()

    async def _current(self, table_id: str) -> TableSession | None:
        session = self._rooms.get(table_id)
        if session is not None:
            async with session.table.lock:
                if all(isinstance(happened.entry, ONLY_THE_GAME) for happened in await read_on(session.table)):
                    return session
        return await self._read(table_id)

    async def _read(self, table_id: str) -> TableSession | None:
        saved = await self._store.table(table_id)
        if saved is None or saved.table.phase not in ("running", "paused"):
            return None
        session = self._make(saved)
        session.recall(saved)
        _ = session.table.course  # played again now: who asks for the copy hears when its log cannot be read
        session.table.elsewhere = True
        return session
