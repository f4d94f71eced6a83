"""The store in one SQLite file.

WAL and ``synchronous=FULL``: a transaction is on the disk when it returns. One connection writes, another reads, so that a
restart's long reading never holds up a move.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import aiosqlite

from bot.store.encoding import Columns
from bot.store.errors import NoSuchTable, StoreError, StoreFull, StoreLocked, StoreTooNew, StoreUnreachable, StoreUnwritable
from bot.store.migrating import CURRENT, NOTE, VERSION_TABLE, migrations
from bot.store.sql import SqlStore
from bot.store.steps import Step

PATIENCE = 2.0  # seconds to wait for another process; Discord wants an answer within 3


class SqliteStore(SqlStore):
    """A ``Store`` in a file; made by ``open_sqlite``."""

    def __init__(
        self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection, now: Callable[[], float] = time.time
    ) -> None:
        super().__init__(str(path), now)
        self._path = path
        self._writer = writer
        self._reader = reader
        self._turn = asyncio.Lock()

    async def _read(self, sql: str, *args: Any) -> Sequence[Columns]:
        try:
            return list(await self._reader.execute_fetchall(sql, args))
        except (sqlite3.Error, ValueError) as fault:
            raise plain(fault, self._path) from fault

    async def _write(self, *work: Step) -> list[Sequence[Columns]]:
        # A caller that is cancelled must not leave a transaction half done on the one connection.
        return await asyncio.shield(asyncio.create_task(self._transact(work)))

    async def _transact(self, work: Sequence[Step]) -> list[Sequence[Columns]]:
        async with self._turn:
            try:
                if len(work) == 1:  # alone it is its own transaction, and when it touches no row there is nothing to undo
                    return [await self._do(work[0])]
                return await self._in_transaction(work)
            except (sqlite3.Error, ValueError) as fault:
                raise plain(fault, self._path) from fault

    async def _in_transaction(self, work: Sequence[Step]) -> list[Sequence[Columns]]:
        results: list[Sequence[Columns]] = []
        await self._writer.execute("BEGIN IMMEDIATE")
        try:
            for step in work:
                results.append(await self._do(step))
            await self._writer.execute("COMMIT")
        except BaseException:
            if self._writer.in_transaction:  # some faults have rolled back already
                await self._writer.execute("ROLLBACK")
            raise
        return results

    async def _do(self, step: Step) -> Sequence[Columns]:
        rows = list(await self._writer.execute_fetchall(step.sql, step.args))
        if step.refusal is not None and not rows:
            raise step.refusal
        return rows

    async def _close(self) -> None:
        async with self._turn:  # also a write whose caller has gone is finished
            await self._reader.close()
            await self._writer.close()

    async def migrate(self) -> None:
        """Bring the file to the newest schema; ``StoreTooNew`` when a newer program has been here."""
        known = migrations()
        found = await self._version()
        if found > len(known):
            raise StoreTooNew(self._place, found, len(known))
        if found == len(known):
            return
        await self._writer.execute("BEGIN IMMEDIATE")
        try:
            await self._writer.execute(VERSION_TABLE)
            for migration in known[await self._version() :]:  # read again: another process may have been faster
                for statement in migration.statements:
                    await self._writer.execute(statement)
                await self._writer.execute(NOTE, (migration.version, migration.name, self._now()))
            await self._writer.execute("COMMIT")
        except BaseException:
            if self._writer.in_transaction:
                await self._writer.execute("ROLLBACK")
            raise

    async def _version(self) -> int:
        there = await self._writer.execute_fetchall("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'")
        if not list(there):
            return 0
        return int(next(iter(await self._writer.execute_fetchall(CURRENT)))[0])


async def open_sqlite(path: Path, *, now: Callable[[], float] = time.time, patience: float = PATIENCE) -> SqliteStore:
    """Open the file (and make it, and its folder) and bring it to the newest schema.

    ``patience`` is how many seconds a write waits for another process. Raises the kinds of ``StoreError``.
    """
    opened: list[aiosqlite.Connection] = []
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # what is inside are secrets of living games
        # aiosqlite leaves a thread that talks to a closed loop behind when it cannot open a file: find that out first
        await asyncio.to_thread(lambda: sqlite3.connect(path).close())
        for _ in ("writer", "reader"):
            opened.append(await aiosqlite.connect(path, isolation_level=None, timeout=patience))
        writer, reader = opened
        await _to_wal(writer, patience)
        await writer.execute("PRAGMA synchronous = FULL")
        await writer.execute("PRAGMA foreign_keys = ON")
        await writer.execute("BEGIN IMMEDIATE")  # a file that cannot be written is told now, not in the middle of a game
        await writer.execute("ROLLBACK")
        await reader.execute("PRAGMA query_only = ON")
        store = SqliteStore(path, writer, reader, now)
        await store.migrate()
    except BaseException as fault:
        for connection in opened:
            await connection.close()
        if isinstance(fault, (sqlite3.Error, OSError)):
            raise plain(fault, path) from fault
        raise
    return store


async def _to_wal(connection: aiosqlite.Connection, patience: float) -> None:
    """Switch the file to WAL; SQLite itself does not wait for others here, so we do."""
    deadline = time.monotonic() + patience
    while True:
        try:
            await connection.execute_fetchall("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as fault:
            if fault.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            await asyncio.sleep(0.02)
        else:
            return


def plain(fault: Exception, path: Path) -> StoreError:
    """Return the driver's fault in our words."""
    place, said = str(path), str(fault)
    if isinstance(fault, PermissionError):
        return StoreUnwritable(place, "the folder may only be read")
    if isinstance(fault, sqlite3.IntegrityError) and "FOREIGN KEY" in said:
        return NoSuchTable(place, "no such table")
    match (getattr(fault, "sqlite_errorcode", 0) or 0) & 0xFF:
        case sqlite3.SQLITE_READONLY:
            return StoreUnwritable(place, "the file or its folder may only be read")
        case sqlite3.SQLITE_CANTOPEN if path.parent.is_dir() and not os.access(path.parent, os.W_OK):
            return StoreUnwritable(place, "the folder may only be read")
        case sqlite3.SQLITE_FULL:
            return StoreFull(place, "no room is left")
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StoreLocked(place, "another process holds the database")
        case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
            return StoreUnreachable(place, f"this file is no database, or it is damaged ({said})")
    return StoreUnreachable(place, said)
