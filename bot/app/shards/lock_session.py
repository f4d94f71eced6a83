"""The database session by which a process holds its shards (PR-1.2); the server drops its locks when it ends in any way.

Three kinds of advisory locks with two keys each, the first made from the application's id:

* a shard: exclusive, held by its owner;
* the total: shared by all processes of the bot with this number of shards, which counts them (PR-1.1, PR-3.2);
* an identify bucket: exclusive, held while a shard identifies and five seconds longer (PR-3.1).
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256

import asyncpg
from asyncpg.prepared_stmt import PreparedStatement

from bot.app.shards.faults import AnotherTotal, SessionLost
from bot.store.fence import RAISE_EPOCH, RAISE_SURPLUS_EPOCHS
from bot.store.notices import CHANNEL
from bot.store.postgres import FAULTS, numbered

CONNECTING = 3  # seconds to wait for a connection

ANSWERING = 2.5
"""Seconds without an answer of the server after which the session counts as lost."""

SILENT = "6s"
"""Idle time after which the server ends the session, so that others can replace an unreachable or suspended process."""

EPOCH_TIMEOUT = "300ms"
"""The longest wait for a shard whose last owner is still writing; heartbeats wait meanwhile."""

SERVER_SETTINGS = {
    "application_name": "consigliere: shards",
    "idle_session_timeout": SILENT,
    "tcp_keepalives_idle": "3",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "lock_timeout": "2s",
}

TOTALS = (
    "SELECT DISTINCT objid::bigint AS total FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2 "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
    "AND classid::bigint = $1::bigint AND objid::bigint <> $2::bigint"
)
PROCESSES = (
    "SELECT count(DISTINCT pid)::int FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2 "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND classid::bigint = $1::bigint"
)

LOCK, LOCK_SHARED, TRY_LOCK, UNLOCK = (
    f"SELECT {function}($1, $2)"
    for function in ("pg_advisory_lock", "pg_advisory_lock_shared", "pg_try_advisory_lock", "pg_advisory_unlock")
)
WAIT_FOR = "SELECT set_config('lock_timeout', $1, false)"
SURPLUS, EPOCH = numbered(RAISE_SURPLUS_EPOCHS), numbered(RAISE_EPOCH)
STATEMENTS = (TOTALS, PROCESSES, LOCK, LOCK_SHARED, TRY_LOCK, UNLOCK, WAIT_FOR, SURPLUS, EPOCH)


class LockSession:
    """One session, made by ``open`` and unusable after ``SessionLost``."""

    def __init__(self, connection: asyncpg.Connection, statements: Mapping[str, PreparedStatement], application_id: int) -> None:
        """``statements``: those of ``STATEMENTS``, prepared."""
        self._connection = connection
        self._statements = statements
        self._turn = asyncio.Lock()
        self._shard, self._total, self._identify, self._start = (
            _key(purpose, application_id) for purpose in ("shard", "total", "identify", "start")
        )

    @classmethod
    async def open(cls, url: str, application_id: int) -> "LockSession":
        """Connect. Raises SessionLost.

        Each statement is prepared before the first lock: preparing takes a message of its own, and a process that is suspended or cut off
        after it leaves a session that the server takes for busy and never ends.
        """
        try:
            connection = await asyncpg.connect(
                url, timeout=CONNECTING, command_timeout=ANSWERING, server_settings=SERVER_SETTINGS, statement_cache_size=0
            )
            try:
                statements = {sql: await connection.prepare(sql) for sql in STATEMENTS}
            except BaseException:
                connection.terminate()
                raise
        except FAULTS as fault:
            raise _lost(fault) from fault
        return cls(connection, statements, application_id)

    async def _ask(self, sql: str, *args: object) -> Sequence[Sequence[object]]:
        async with self._turn:
            try:
                rows: Sequence[Sequence[object]] = await self._statements[sql].fetch(*args)
            except asyncpg.LockNotAvailableError:
                raise
            except FAULTS as fault:
                self._connection.terminate()
                raise _lost(fault) from fault
        return rows

    async def join(self, total: int) -> None:
        """Join the processes with ``total`` shards. Raises AnotherTotal, SessionLost."""
        try:
            await self._ask(LOCK, self._start, 0)  # one start at a time, so that each sees the others
            others = await self._ask(TOTALS, self._total & 0xFFFFFFFF, total)
            if others:
                raise AnotherTotal(int(str(others[0][0])))
            await self._ask(LOCK_SHARED, self._total, total)
            await self._ask(UNLOCK, self._start, 0)
            await self._ask(WAIT_FOR, EPOCH_TIMEOUT)
        except asyncpg.LockNotAvailableError as wrong:
            raise SessionLost("another process has not finished its start") from wrong

    async def running_total(self) -> int | None:
        """Return the total of the running processes, None when none runs. Raises SessionLost."""
        rows = await self._ask(TOTALS, self._total & 0xFFFFFFFF, -1)
        return int(str(rows[0][0])) if rows else None

    async def processes(self) -> int:
        """Return the number of live processes of this bot, this one included. Raises SessionLost."""
        return int(str((await self._ask(PROCESSES, self._total & 0xFFFFFFFF))[0][0]))

    async def take(self, shard: int, total: int) -> int | None:
        """Take a shard; return its increased epoch, None while another process holds the shard. Raises SessionLost."""
        if not (await self._ask(TRY_LOCK, self._shard, shard))[0][0]:
            return None
        try:
            await self._ask(SURPLUS, total)
            return int(str((await self._ask(EPOCH, shard))[0][0]))
        except asyncpg.LockNotAvailableError:  # its last owner is still writing
            await self.release(shard)
            return None

    async def release(self, shard: int) -> None:
        """Release a shard. Raises SessionLost."""
        await self._ask(UNLOCK, self._shard, shard)

    async def take_bucket(self, bucket: int) -> bool:
        """Take an identify bucket; False while another process holds it. Raises SessionLost."""
        return bool((await self._ask(TRY_LOCK, self._identify, bucket))[0][0])

    async def release_bucket(self, bucket: int) -> None:
        """Release an identify bucket. Raises SessionLost."""
        await self._ask(UNLOCK, self._identify, bucket)

    @property
    def alive(self) -> bool:
        """Whether the session is open, as far as this end knows."""
        return not self._connection.is_closed()

    async def listen(self, hear: Callable[[str], None], over: Callable[[], None]) -> None:
        """Call ``hear`` with each notice of other processes, and ``over`` when the session ends. Raises SessionLost."""

        def heard(_connection: object, _pid: int, _channel: str, payload: object) -> None:
            hear(str(payload))

        async with self._turn:
            try:
                await self._connection.add_listener(CHANNEL, heard)
                self._connection.add_termination_listener(lambda _connection: over())
            except FAULTS as fault:
                raise _lost(fault) from fault

    def cut(self) -> None:
        """End the session at once, without notifying the server."""
        self._connection.terminate()

    async def close(self) -> None:
        """End the session and thereby release all locks."""
        try:
            await self._connection.close(timeout=ANSWERING)
        except FAULTS:
            self._connection.terminate()


def _lost(fault: Exception) -> SessionLost:
    return SessionLost(type(fault).__name__)


def _key(purpose: str, application_id: int) -> int:
    """Return the first key of a kind of lock, a signed 32-bit integer."""
    return int.from_bytes(sha256(f"{purpose}:{application_id}".encode()).digest()[:4], "big", signed=True)
