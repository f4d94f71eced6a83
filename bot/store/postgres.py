"""The store in a PostgreSQL database."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import lru_cache

import asyncpg
from asyncpg.pool import PoolConnectionProxy
from asyncpg.transaction import Transaction

from bot.store.encoding import Columns
from bot.store.errors import (
    ChannelTaken,
    NoSuchTable,
    NotOwner,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreUnreachable,
    StoreUnsure,
    StoreUnwritable,
)
from bot.store.fence import Fence
from bot.store.inbox import delete_expired, keep_notice
from bot.store.keyed_locks import KeyedLocks
from bot.store.migrating import CURRENT, NOTE, VERSION_TABLE, missing
from bot.store.notices import notify, notify_of_entry
from bot.store.sql import Store, timed
from bot.store.statements import Statement

TIMEOUT = 2.0  # seconds to wait for a lock; Discord wants an answer within 3
CONNECTING = 10.0  # seconds to wait for the server at the start
ANSWERING = 2.5  # seconds to wait for a connection, or for the answer to one statement, before the server counts as unreachable
CHANGING = 600.0  # seconds to wait for a change of the schema, by us or by another process
CLOSING = 5.0  # seconds for closing connections gracefully
IDLE = "4s"
"""The server rolls back a transaction that is idle for so long: after a cut cable or in a frozen process, its locks would keep others from
its shards (PR-1.5)."""

SERVER_SETTINGS = {
    "application_name": "consigliere",
    "idle_in_transaction_session_timeout": IDLE,
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}

MIGRATING = 0x636F6E73  # advisory lock for changing the schema ("cons")

REWRITING = 0x636F6E72  # advisory lock for rewriting finished rows ("conr")

FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""Exceptions of the driver when the server refuses or disappears; the third one in the middle of an answer."""


class PostgresStore(Store):
    """A ``Store`` in PostgreSQL; made by ``open_postgres``."""

    def __init__(self, pool: asyncpg.Pool, location: str, now: Callable[[], float] = time.time) -> None:
        super().__init__(location, now)
        self._pool = pool
        self._locks = KeyedLocks()
        self.fence: Fence | None = None
        """Set if several processes share this database (PR-1.5)."""

    @asynccontextmanager
    async def rewriting(self) -> AsyncIterator[None]:
        """See ``Store``; a separate transaction holds the lock against other processes."""
        async with super().rewriting():
            try:
                async with self._pool.acquire(timeout=ANSWERING) as connection, _cut_when_stuck(connection), connection.transaction():
                    await connection.execute("SELECT pg_advisory_xact_lock($1)", REWRITING)
                    await connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")  # other connections do the work
                    yield
            except FAULTS as fault:
                raise plain(fault, self._location) from fault

    def _notice_steps(self, notice: str) -> list[Statement]:
        return [notify(notice)]

    def _kept_notice_steps(self, notice: str) -> list[Statement]:
        now = self._now()
        return [delete_expired(now), keep_notice(notice, now)]  # in this order, concurrent notices do not deadlock

    async def _transact_for_table(self, table_id: str, *work: Statement) -> None:
        """See ``Store``; on separate connections, a later write could otherwise overtake an earlier one."""
        fenced = () if self.fence is None else (self.fence.statement(self._location, table_id),)
        try:
            async with self._locks.of(table_id, ANSWERING):
                await self._transact(*fenced, *work)
        except TimeoutError as fault:
            raise plain(fault, self._location) from fault

    async def _write_for_server(self, guild_id: int, of: str, *work: Statement) -> None:
        fenced = () if self.fence is None else (self.fence.on_server(self._location, guild_id, of),)
        await self._write(*fenced, *work)

    async def _append(self, table_id: str, length: int, log: Sequence[Statement], rows: Sequence[Statement]) -> None:
        """See ``Store``; the key of the log decides between processes, so entries without rows need no fence."""
        if rows:
            await self._transact_for_table(table_id, *log, *rows)
        elif self.fence is not None and self.fence.foreign(table_id):
            await self._transact(*log, notify_of_entry(table_id, length - 1))
        else:
            await self._transact(*log)

    @timed("read")
    async def _read(self, sql: str, *args: object) -> Sequence[Columns]:
        try:
            async with self._pool.acquire(timeout=ANSWERING) as connection, _cut_when_stuck(connection):
                rows: Sequence[Columns] = await connection.fetch(numbered(sql), *args)
        except FAULTS as fault:
            raise plain(fault, self._location) from fault
        return rows

    async def _transact(self, *work: Statement) -> list[Sequence[Columns]]:
        results: list[Sequence[Columns]] = []
        try:
            async with self._pool.acquire(timeout=ANSWERING) as connection, _cut_when_stuck(connection):
                transaction = connection.transaction()
                await transaction.start()
                async with _rolled_back(connection, transaction), _cut_when_stuck(connection):
                    for statement in work:
                        rows = await connection.fetch(numbered(statement.sql), *statement.args)
                        if statement.refusal is not None and not rows:
                            raise statement.refusal
                        results.append(rows)
                await self._commit(transaction)
        except FAULTS as fault:
            raise plain(fault, self._location) from fault
        except NotOwner:
            if self.fence is not None:
                self.fence.on_refused()
            raise
        return results

    async def _commit(self, transaction: Transaction) -> None:
        """Commit. Raises StoreUnsure when the server does not confirm, or the driver's exception."""
        try:
            await transaction.commit()
        except FAULTS as fault:
            if isinstance(fault, TimeoutError) or isinstance(plain(fault, self._location), StoreUnreachable):
                raise StoreUnsure(self._location, str(fault) or type(fault).__name__) from fault
            raise

    async def _scrub(self) -> None:
        """Nothing: autovacuum does that."""

    async def _close(self) -> None:
        try:
            await asyncio.wait_for(self._pool.close(), CLOSING)
        except (TimeoutError, *FAULTS):  # the server does not answer
            self._pool.terminate()

    async def migrate(self) -> None:
        """Bring the database to the newest schema. Raises StoreTooNew and StoreTooOld."""
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING, timeout=CHANGING)
            found = 0
            if await connection.fetchval("SELECT to_regclass('schema_version') IS NOT NULL"):
                found = int(await connection.fetchval(CURRENT))
            work = missing(self._location, found)
            if work:
                await connection.execute(VERSION_TABLE)
            for migration in work:
                for statement in migration.statements:
                    await connection.execute(statement, timeout=CHANGING)
                await connection.execute(numbered(NOTE), migration.version, migration.name, self._now())


@asynccontextmanager
async def _cut_when_stuck(connection: PoolConnectionProxy) -> AsyncIterator[None]:
    """Cut the connection when the server does not answer or the caller is cancelled, instead of waiting for a rollback."""
    try:
        yield
    except (TimeoutError, StoreUnsure, asyncio.CancelledError):
        _cut(connection)
        raise


@asynccontextmanager
async def _rolled_back(connection: PoolConnectionProxy, transaction: Transaction) -> AsyncIterator[None]:
    """Roll back an unfinished transaction; the original exception is raised even if that fails."""
    try:
        yield
    except BaseException:
        try:
            await transaction.rollback()
        except FAULTS:
            _cut(connection)
        raise


def _cut(connection: PoolConnectionProxy) -> None:
    with suppress(asyncpg.InterfaceError):  # it is broken and back in the pool already
        connection.terminate()


async def open_postgres(url: str, *, location: str, now: Callable[[], float] = time.time, lock_wait: float = TIMEOUT) -> PostgresStore:
    """Connect and bring the database to the newest schema.

    ``location`` is the URL without its password; ``lock_wait`` is the timeout of a write for a lock, in seconds.
    Raises the kinds of ``StoreError``.
    """
    pool = None
    try:
        settings = {"lock_timeout": f"{int(lock_wait * 1000)}ms", **SERVER_SETTINGS}
        pool = await asyncpg.create_pool(
            url, min_size=1, max_size=10, timeout=CONNECTING, command_timeout=ANSWERING, server_settings=settings, reset=_no_reset
        )
        store = PostgresStore(pool, location, now)
        await store.migrate()
    except BaseException as fault:
        if pool is not None:
            pool.terminate()
        if isinstance(fault, (*FAULTS, ValueError)):
            raise plain(fault, location) from fault
        raise
    return store


async def _no_reset(_connection: asyncpg.Connection) -> None:
    """Skip the reset of a returned connection: we change no settings, and it would cost a round trip."""


@lru_cache(maxsize=512)
def numbered(sql: str) -> str:
    """Return a statement with ``$1``, ``$2`` … for ``?``; none of ours has a question mark in a literal."""
    parts = sql.split("?")
    return parts[0] + "".join(f"${n}{part}" for n, part in enumerate(parts[1:], 1))


def plain(fault: Exception, location: str) -> StoreError:
    """Return the driver's error as ours."""
    match fault:
        case asyncpg.ForeignKeyViolationError():
            return NoSuchTable(location, "no such table")
        case asyncpg.UniqueViolationError(constraint_name="tables_by_occupied_channel"):
            return ChannelTaken(location, "another table lives in this channel")
        case asyncpg.ReadOnlySQLTransactionError() | asyncpg.InsufficientPrivilegeError():
            return StoreUnwritable(location, "the database may only be read")
        case asyncpg.DiskFullError():
            return StoreFull(location, "no room is left")
        case asyncpg.LockNotAvailableError() | asyncpg.DeadlockDetectedError():
            return StoreLocked(location, "another process holds the database")
    return StoreUnreachable(location, str(fault) or type(fault).__name__)
