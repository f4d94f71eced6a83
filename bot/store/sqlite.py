"""The store in one SQLite file.

WAL and ``synchronous=FULL``: a transaction is on the disk when it returns. One connection writes, in a thread of its own (``writer``);
another reads, so that long reads at a restart do not delay moves.
"""

import asyncio
import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

import aiosqlite

from bot.store.encoding import Columns
from bot.store.errors import ChannelTaken, NoSuchTable, StoreError, StoreFull, StoreLocked, StoreUnreachable, StoreUnwritable
from bot.store.migrating import CURRENT, NOTE, VERSION_TABLE, missing
from bot.store.sql import Store, timed
from bot.store.statements import Statement
from bot.store.writer import Writer, roll_back

T = TypeVar("T")

TIMEOUT = 2.0  # seconds to wait for another process; Discord wants an answer within 3
SCRUBBINGS = 20  # tries to empty the journal while another process reads
JOURNAL = 4_200_000  # bytes to which the journal is extended at the start: the length at which SQLite empties it


class SqliteStore(Store):
    """A ``Store`` in a file; made by ``open_sqlite``."""

    def __init__(self, path: Path, writer: Writer, reader: aiosqlite.Connection, now: Callable[[], float] = time.time) -> None:
        super().__init__(str(path), now)
        self._path = path
        self._writer = writer
        self._reader = reader

    @timed("read")
    async def _read(self, sql: str, *args: object) -> Sequence[Columns]:
        try:
            return list(await self._reader.execute_fetchall(sql, args))
        except (sqlite3.Error, ValueError) as fault:
            raise plain(fault, self._path) from fault

    async def _transact(self, *work: Statement) -> list[Sequence[Columns]]:
        # a cancelled caller leaves no transaction half done
        try:
            return await self._writer.do(partial(_transaction, work), shares=True)
        except (sqlite3.Error, ValueError) as fault:
            raise plain(fault, self._path) from fault

    async def _scrub(self) -> None:
        """Checkpoint and empty the journal; deleted rows in the file are overwritten already (``secure_delete``)."""
        try:
            for _ in range(SCRUBBINGS):
                if await self._writer.do(_emptied):
                    return
                await asyncio.sleep(TIMEOUT / SCRUBBINGS)
        except (sqlite3.Error, ValueError) as fault:
            raise plain(fault, self._path) from fault

    async def _close(self) -> None:
        await self._reader.close()
        await self._writer.close()  # after all queued jobs


def _emptied(connection: sqlite3.Connection) -> bool:
    """Checkpoint the whole journal, truncate it and extend it again; return False when it was busy."""
    ((busy, _, _),) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    if not busy:
        _extend_journal(connection)
    return not busy


def _transaction(work: Sequence[Statement], connection: sqlite3.Connection) -> list[Sequence[Columns]]:
    """Run all statements or none, and return the rows of each."""
    if len(work) == 1:  # a transaction by itself
        return [_done(statement, connection) for statement in work]
    with _one_transaction(connection):
        return [_done(statement, connection) for statement in work]


@contextlib.contextmanager
def _one_transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Run the block in a transaction; inside a shared transaction, its owner has a savepoint."""
    if connection.in_transaction:
        yield
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        roll_back(connection)
        raise


def _done(statement: Statement, connection: sqlite3.Connection) -> Sequence[Columns]:
    rows = connection.execute(statement.sql, statement.args).fetchall()
    if statement.refusal is not None and not rows:
        raise statement.refusal
    return rows


async def open_sqlite(path: Path, *, now: Callable[[], float] = time.time, lock_wait: float = TIMEOUT) -> SqliteStore:
    """Open or create the file and its folder, and bring it to the newest schema.

    ``lock_wait`` is how many seconds a write waits for another process. Raises the kinds of ``StoreError``.
    """
    opened: list[Writer | aiosqlite.Connection] = []
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # it contains secrets of live games
        _keep_to_ourselves(path)
        writer = await Writer.open(path, lock_wait)
        opened.append(writer)
        await writer.do(partial(_prepare, lock_wait))
        reader = await aiosqlite.connect(path, isolation_level=None, timeout=lock_wait)
        opened.append(reader)
        await reader.execute("PRAGMA query_only = ON")
        await writer.do(partial(_migrate, str(path), now))
    except BaseException as fault:
        for connection in opened:
            await connection.close()
        if isinstance(fault, (sqlite3.Error, OSError)):
            raise plain(fault, path) from fault
        raise
    return SqliteStore(path, writer, reader, now)


def _keep_to_ourselves(path: Path) -> None:
    """Create the file for its owner only, or remove the rights of others; SQLite gives its other files the same rights."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except OSError:  # it exists, or opening it will report the error
        with contextlib.suppress(OSError):
            mode = path.stat().st_mode
            if path.is_file() and mode & 0o007:
                path.chmod(mode & 0o770)


def _prepare(lock_wait: float, connection: sqlite3.Connection) -> None:
    _to_wal(connection, lock_wait)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")  # deleted rows leave no trace in the file (CL-16.4)
    _extend_journal(connection)  # a read-only file fails now, not in the middle of a game


def _extend_journal(connection: sqlite3.Connection) -> None:
    """Extend the journal to its usual length, by a transaction that is rolled back.

    Flushing a growing file takes half as long again as overwriting one, and every move waits for that.
    """
    connection.execute("PRAGMA cache_size = 10")  # so that pages go into the journal, not into memory
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("CREATE TABLE filler (content BLOB)")
    connection.execute("INSERT INTO filler VALUES (zeroblob(?))", (JOURNAL,))
    connection.execute("ROLLBACK")
    connection.execute("PRAGMA cache_size = -2000")  # KiB, the default


def _to_wal(connection: sqlite3.Connection, lock_wait: float) -> None:
    """Switch the file to WAL; SQLite does not wait for others here, so we do."""
    deadline = time.monotonic() + lock_wait
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").fetchall()
        except sqlite3.OperationalError as fault:
            if fault.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.02)  # in the writer's thread
        else:
            return


def _migrate(location: str, now: Callable[[], float], connection: sqlite3.Connection) -> None:
    """Bring the file to the newest schema. Raises StoreTooNew and StoreTooOld."""
    if not missing(location, _version(connection)):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(VERSION_TABLE)
        for migration in missing(location, _version(connection)):  # again: another process may have migrated
            for statement in migration.statements:
                connection.execute(statement)
            connection.execute(NOTE, (migration.version, migration.name, now()))
        connection.execute("COMMIT")
    except BaseException:
        roll_back(connection)
        raise


def _version(connection: sqlite3.Connection) -> int:
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'").fetchall():
        return 0
    (row,) = connection.execute(CURRENT).fetchall()
    return int(row[0])


def plain(fault: Exception, path: Path) -> StoreError:
    """Return the driver's error as ours."""
    location, said = str(path), str(fault)
    if isinstance(fault, PermissionError):
        return StoreUnwritable(location, "the folder may only be read")
    if isinstance(fault, OSError):
        return StoreUnreachable(location, "there is no such folder, and it cannot be made")
    if isinstance(fault, sqlite3.IntegrityError) and "FOREIGN KEY" in said:
        return NoSuchTable(location, "no such table")
    if isinstance(fault, sqlite3.IntegrityError) and "tables.occupies" in said:
        return ChannelTaken(location, "another table lives in this channel")
    match (getattr(fault, "sqlite_errorcode", 0) or 0) & 0xFF:
        case sqlite3.SQLITE_READONLY:
            return StoreUnwritable(location, "the file or its folder may only be read")
        case sqlite3.SQLITE_CANTOPEN if path.parent.is_dir() and not os.access(path.parent, os.W_OK):
            return StoreUnwritable(location, "the folder may only be read")
        case sqlite3.SQLITE_FULL:
            return StoreFull(location, "no room is left")
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StoreLocked(location, "another process holds the database")
        case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
            return StoreUnreachable(location, f"this file is no database, or it is damaged ({said})")
    return StoreUnreachable(location, said)
