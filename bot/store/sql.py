"""The store, in portable SQL; the databases differ in ``_read`` and ``_transact``."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, Concatenate, Literal, ParamSpec, Protocol, TypeVar, Unpack

from bot.store import statements
from bot.store.encoding import (
    DELIVERY_COLUMNS,
    ENTRY_COLUMNS,
    NIGHT_COLUMNS,
    NIGHT_SEAT_COLUMNS,
    SEAT_COLUMNS,
    TABLE_COLUMNS,
    Columns,
    damaged_table,
    delivery_row,
    entry_rows,
    from_json,
    night_row,
    seat_row,
    table_row,
    to_json,
)
from bot.store.errors import StoreDamaged
from bot.store.evenings import Evenings
from bot.store.forgetting import PlaceholderNames, forget_person, living
from bot.store.history import FinishedGames, put_result
from bot.store.history_rows import BadgeRow, ResultRow
from bot.store.honours import Honours, put_badge
from bot.store.inbox import Inbox
from bot.store.members import LessonRows, Members
from bot.store.odds import OddsRows
from bot.store.personal_data import personal_data
from bot.store.retention import Retention
from bot.store.rows import (
    DamagedTable,
    DeliveryRow,
    EntryRow,
    Forgotten,
    Json,
    LiveReference,
    NewEntry,
    NightRow,
    OfShards,
    SavedTable,
    SeatRow,
    TableChanges,
    TablePhase,
    TableRow,
)
from bot.store.statements import Read, Statement, among_shards, placeholders
from bot.store.table_lookups import TableLookups

Work = Literal["append", "write", "read"]
"""An entry of a log until it is durable; any other transaction; a query."""

WorkObserver = Callable[[Work, float, BaseException | None], None]
"""Gets each finished piece of work: its kind, its seconds, and the exception it raised."""


class _Timed(Protocol):
    @property
    def observer(self) -> WorkObserver | None: ...


Worker = TypeVar("Worker", bound=_Timed)
Arguments = ParamSpec("Arguments")
T = TypeVar("T")


def timed(
    work: Work,
) -> Callable[[Callable[Concatenate[Worker, Arguments], Awaitable[T]]], Callable[Concatenate[Worker, Arguments], Coroutine[Any, Any, T]]]:
    """Report each call of a method to the store's observer, with its duration and its exception."""

    def decorate(
        method: Callable[Concatenate[Worker, Arguments], Awaitable[T]],
    ) -> Callable[Concatenate[Worker, Arguments], Coroutine[Any, Any, T]]:
        @wraps(method)
        async def measured(worker: Worker, /, *args: Arguments.args, **options: Arguments.kwargs) -> T:
            if (observer := worker.observer) is None:
                return await method(worker, *args, **options)
            began, fault = time.perf_counter(), None
            try:
                return await method(worker, *args, **options)
            except BaseException as wrong:
                fault = wrong
                raise
            finally:
                observer(work, time.perf_counter() - began, fault)

        return measured

    return decorate


async def whole_tables(read: Read, rows: Sequence[Columns], damaged: Callable[[DamagedTable], None]) -> AsyncIterator[SavedTable]:
    """Yield the tables of ``rows`` with all their rows; a table with an unreadable row goes to ``damaged`` instead."""
    if not rows:
        return
    ids = [row[0] for row in rows]
    seats, entries, positions, pending = await asyncio.gather(  # PostgreSQL answers them at the same time
        by_table(read, SEAT_COLUMNS, "seats", "seat", ids),
        by_table(read, ENTRY_COLUMNS, "entries", "n", ids),
        by_table(read, "surface, position", "positions", "surface", ids),
        by_table(read, DELIVERY_COLUMNS, "deliveries", "n", ids, "state <> 'done'"),
    )
    for row in rows:
        known = dict(positions[row[0]])
        try:
            saved = SavedTable(
                table=table_row(row),
                seats=tuple(map(seat_row, seats[row[0]])),
                entries=entry_rows(entries[row[0]]),
                positions=known,
                pending=tuple(map(delivery_row, pending[row[0]])),
            )
        except (ValueError, TypeError) as wrong:  # the second for a column of another type
            damaged(damaged_table(row, known, str(wrong)))
        else:
            yield saved


async def by_table(
    read: Read, columns: str, relation: str, order: str, ids: Sequence[str], condition: str = "1 = 1"
) -> dict[str, list[Any]]:
    """Return the rows of a ``relation`` that belong to the tables ``ids``, by table, in an ``order``."""
    sql = f"SELECT table_id, {columns} FROM {relation} WHERE table_id IN ({placeholders(ids)}) AND {condition} ORDER BY table_id, {order}"
    grouped: dict[str, list[Any]] = defaultdict(list)
    for row in await read(sql, *ids):
        grouped[row[0]].append(tuple(row)[1:])
    return grouped


TABLES_A_READ = 100  # of a restart: few round trips, little memory


class Store(ABC):
    """The durable log of all tables. When a writing method returns, its rows survive a power cut.

    Every method may raise ``StoreUnwritable``, ``StoreFull``, ``StoreLocked`` or ``StoreUnreachable``. All rest on two primitives of the
    database: read rows, run statements in one transaction.
    """

    def __init__(self, location: str, now: Callable[[], float] = time.time) -> None:
        self._location = location
        self._now = now
        self.observer: WorkObserver | None = None
        self.evenings = Evenings(location, self._read, self._write, self._write_for_server)
        self.history = FinishedGames(self._read, self._write)
        self.honours = Honours(location, self._read, self._write)
        self.inbox = Inbox(self._read, self._write)
        self.lessons = LessonRows(self._read, self._write)
        self.members = Members(self._read, self._write)
        self.odds = OddsRows(self._read, self._write, now)
        self.retention = Retention(self._read, self._write, self.rewriting)
        self._rewriting = asyncio.Lock()
        self.lookups = TableLookups(self._read)

    @property
    def location(self) -> str:
        """The path, or the URL without its password."""
        return self._location

    @abstractmethod
    def _read(self, sql: str, *args: object) -> Coroutine[Any, Any, Sequence[Columns]]:
        """Return the rows of a query; ``StoreError`` when the database fails."""

    @abstractmethod
    async def _transact(self, *work: Statement) -> list[Sequence[Columns]]:
        """Run all statements in one durable transaction and return the rows of each; a refusal or a fault undoes all."""

    @timed("write")
    async def _write(self, *work: Statement) -> list[Sequence[Columns]]:
        return await self._transact(*work)

    @abstractmethod
    async def _scrub(self) -> None:
        """Remove deleted and replaced data from the database's files, as far as we control them."""

    @abstractmethod
    async def _close(self) -> None:
        """Close the database."""

    @asynccontextmanager
    async def rewriting(self) -> AsyncIterator[None]:
        """Hold the lock for rewriting finished rows. Raises the kinds of ``StoreError``."""
        async with self._rewriting:
            yield

    async def notify(self, notice: str) -> None:
        """Notify all processes, including this one; nobody where the database has one process."""
        if steps := self._notice_steps(notice):
            await self._write(*steps)

    def _notice_steps(self, _notice: str) -> list[Statement]:
        """Return the statements that notify other processes in the same transaction; none if there are no others."""
        return []

    def _kept_notice_steps(self, _notice: str) -> list[Statement]:
        """Return the statements that keep the notice for processes that miss it."""
        return []

    @timed("write")
    async def _write_for_table(self, table_id: str, *work: Statement) -> None:
        await self._transact_for_table(table_id, *work)

    async def _transact_for_table(self, _table_id: str, *work: Statement) -> None:
        """Write as the owner of a table, after its earlier writes."""
        await self._transact(*work)

    async def _write_for_server(self, _guild_id: int, _of: str, *work: Statement) -> None:
        """Write new rows of a server as the owner of its shard."""
        await self._write(*work)

    def on_done(self, observer: WorkObserver) -> None:
        """Report each piece of work to ``observer`` from now on."""
        self.observer = observer

    async def close(self) -> None:
        """Finish pending writes and close the database; without it the process does not end."""
        await self._close()

    # -- tables and their log ------------------------------------------------------------------------------------------

    async def create_table(self, table: TableRow, seats: Sequence[SeatRow] = ()) -> None:
        """Write a new table with its seats; ``TableExists`` when its id is taken, ``ChannelTaken`` when its channel is."""
        chairs = (statements.upsert_seat(table.id, seat) for seat in seats)
        await self._write_for_server(table.guild_id, table.id, statements.insert_table(self._location, table, self._now()), *chairs)

    async def save_table(self, table_id: str, **changes: Unpack[TableChanges]) -> None:
        """Replace the named columns; ``NoSuchTable``, or ``ChannelTaken`` when another table lives in the new channel."""
        await self._write_for_table(table_id, statements.update_table(self._location, table_id, changes, self._now()))

    async def leave_channel(self, table_id: str) -> None:
        """Free the channel of a live table, until ``save_table`` names one; ``NoSuchTable`` when there is none."""
        await self._write_for_table(table_id, statements.leave_channel(self._location, table_id))

    async def append(
        self,
        table_id: str,
        n: int,
        *entries: NewEntry,
        seats: Sequence[SeatRow] = (),
        vacated: Sequence[int] = (),
        **changes: Unpack[TableChanges],
    ) -> None:
        """Write the entries ``n``, ``n + 1``, … of a table, and with them (all or nothing) new seats, vacated seats and changed columns.

        ``AlreadyDecided`` when one of these entries exists, ``NoSuchTable`` when the table does not. Cancellation takes effect once the
        outcome is known, except on PostgreSQL.
        """
        log = [statements.insert_entry(self._location, table_id, number, entry) for number, entry in enumerate(entries, n)]
        rows = [statements.delete_seat(table_id, seat) for seat in vacated]
        rows += [statements.upsert_seat(table_id, seat) for seat in seats]
        if changes:
            rows.append(statements.update_table(self._location, table_id, changes, self._now()))
        await self._append_timed(table_id, n + len(entries), log, rows)

    @timed("append")
    async def _append_timed(self, table_id: str, length: int, log: Sequence[Statement], rows: Sequence[Statement]) -> None:
        await self._append(table_id, length, log, rows)

    async def _append(self, _table_id: str, _length: int, log: Sequence[Statement], rows: Sequence[Statement]) -> None:
        """Write new entries of a table, whose log has ``length`` entries then, and the rows that change with them."""
        await self._transact(*log, *rows)

    async def entries(self, table_id: str, since: int = 0) -> tuple[EntryRow, ...]:
        """Return the log of a table from entry ``since`` on, in order; ``StoreDamaged`` when one of them cannot be read."""
        sql = f"SELECT {ENTRY_COLUMNS} FROM entries WHERE table_id = ? AND n >= ? ORDER BY n"
        rows = await self._read(sql, table_id, since)
        try:
            return entry_rows(rows)
        except (ValueError, TypeError) as wrong:
            raise StoreDamaged(self._location, table_id, str(wrong)) from wrong

    async def table(self, table_id: str) -> SavedTable | None:
        """Return a table with all its rows, or None; ``StoreDamaged`` when one of them cannot be read."""
        rows = await self._read(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", table_id)
        async for saved in whole_tables(self._read, rows, self._refuse_damaged):
            return saved
        return None

    async def tables_in(
        self,
        *phases: TablePhase,
        damaged: Callable[[DamagedTable], None] | None = None,
        among: OfShards | None = None,
        since: float = 0.0,
    ) -> AsyncIterator[SavedTable]:
        """Yield all tables in these phases with all their rows, by id.

        ``among``: only of the servers of some shards; ``since``: only those changed since then (unix seconds).

        A table with an unreadable row goes to ``damaged`` instead; without ``damaged``, it raises ``StoreDamaged``.
        """
        if not phases:
            return
        here, args = among_shards(among)
        rows = await self._read(
            f"SELECT {TABLE_COLUMNS} FROM tables WHERE phase IN ({placeholders(phases)}) AND updated_at >= ?{here} ORDER BY id",
            *phases,
            float(since),
            *args,
        )
        for start in range(0, len(rows), TABLES_A_READ):
            async for saved in whole_tables(self._read, rows[start : start + TABLES_A_READ], damaged or self._refuse_damaged):
                yield saved

    def _refuse_damaged(self, table: DamagedTable) -> None:
        raise StoreDamaged(self._location, table.id, table.reason)

    # -- seats ---------------------------------------------------------------------------------------------------------

    async def put_seat(self, table_id: str, seat: SeatRow) -> None:
        """Write a seat, or replace it; ``NoSuchTable`` when there is none."""
        await self._write_for_table(table_id, statements.upsert_seat(table_id, seat))

    # -- the outbox ----------------------------------------------------------------------------------------------------

    async def set_position(
        self,
        table_id: str,
        position: int | None,
        surface: str = "",
        *,
        done: Sequence[int] = (),
        planned: Sequence[DeliveryRow] = (),
        **changes: Unpack[TableChanges],
    ) -> None:
        """Write the position of a surface (None: as it is) and, with it (all or nothing), done and new deliveries and changed columns."""
        work = [] if position is None else [statements.upsert_position(table_id, surface, position)]
        work += [statements.settle_delivery(table_id, n) for n in done]
        work += [statements.upsert_delivery(table_id, delivery) for delivery in planned]
        if changes:
            work.append(statements.update_table(self._location, table_id, changes, self._now()))
        await self._write_for_table(table_id, *work)

    # -- settings ------------------------------------------------------------------------------------------------------

    async def guild_settings(self, guild_id: int) -> Json:
        """Return the settings of a server; empty when there are none."""
        rows = await self._read("SELECT settings FROM guild_settings WHERE guild_id = ?", guild_id)
        return from_json(rows[0][0]) if rows else {}

    async def change_guild_settings(self, guild_id: int, change: Callable[[Json], None]) -> Json:
        """Apply ``change`` to the settings of a server and return the result.

        After a concurrent change, ``change`` is called again on the newer settings. Its exceptions are passed on.
        """
        while True:
            rows = await self._read("SELECT settings FROM guild_settings WHERE guild_id = ?", guild_id)
            before = str(rows[0][0]) if rows else ""
            settings = from_json(before) if before else {}
            change(settings)
            if to_json(settings) == before:
                return settings
            (written,) = await self._write(statements.replace_settings(guild_id, before, settings))
            if written:
                return settings

    async def servers_holding(self, key: str) -> tuple[int, ...]:
        """Return the servers in whose settings something stands under ``key``, a plain word."""
        return tuple(row[0] for row in await self._read("SELECT guild_id FROM guild_settings WHERE settings LIKE ?", f'%"{key}"%'))

    async def person_settings(self, user_id: int) -> Json:
        """Return the settings of a person; empty when there are none."""
        rows = await self._read("SELECT settings FROM person_settings WHERE user_id = ?", user_id)
        return from_json(rows[0][0]) if rows else {}

    async def people_to_call(self) -> tuple[int, ...]:
        """Return the people who want to be told when an evening is short of players, at most a thousand, last active first (NT-6.5)."""
        sql = "SELECT user_id FROM person_settings WHERE settings LIKE ? ORDER BY touched_at DESC, user_id LIMIT 1000"
        return tuple(row[0] for row in await self._read(sql, '%"calls":true%'))

    async def put_person_settings(self, user_id: int, settings: Mapping[str, object], notice: str = "") -> None:
        """Replace the settings of a person. ``notice``: to other processes (empty: that the settings have changed)."""
        notice = notice or f"personal:{user_id}"
        await self._write(
            statements.upsert_person(user_id, dict(settings), self._now()), *self._kept_notice_steps(notice), *self._notice_steps(notice)
        )

    # -- the history ---------------------------------------------------------------------------------------------------

    async def finish(
        self,
        night: NightRow,
        *,
        results: Sequence[ResultRow] = (),
        badges: Sequence[BadgeRow] = (),
        **changes: Unpack[TableChanges],
    ) -> None:
        """Write a finished game into the history, with its results and badges, and end its table, all or nothing (CL-11.1).

        A second call does not change the history.
        """
        ended: TableChanges = {"phase": "ended", **changes}
        work = [statements.update_table(self._location, night.table_id, ended, self._now()), *statements.insert_night(night)]
        work += [put_result(night.table_id, row, only_new=True) for row in results]
        work += [put_badge(night.guild_id, row) for row in badges]
        await self._write_for_table(night.table_id, *work)

    async def nights(self, guild_id: int, *, game: str | None = None, limit: int = 50) -> tuple[NightRow, ...]:
        """Return the finished games of a server, newest first."""
        if game is None:
            return await self._nights("guild_id = ? ORDER BY ended_at DESC, table_id LIMIT ?", guild_id, limit)
        return await self._nights("guild_id = ? AND game = ? ORDER BY ended_at DESC, table_id LIMIT ?", guild_id, game, limit)

    async def _nights(self, condition: str, *args: object) -> tuple[NightRow, ...]:
        rows = await self._read(f"SELECT {NIGHT_COLUMNS} FROM nights WHERE {condition}", *args)
        if not rows:
            return ()
        seats = await by_table(self._read, NIGHT_SEAT_COLUMNS, "night_seats", "seat", [row[0] for row in rows])
        return tuple(night_row(row, seats[row[0]]) for row in rows)

    async def personal_data(self, user_id: int) -> Json:
        """Return all data of a person, for export (CL-16.3)."""
        return await personal_data(self._read, user_id)

    async def living_of(self, user_id: int) -> tuple[LiveReference, ...]:
        """Return the live tables and evenings at which a person sits or which they host, and the unmutes that they are owed."""
        return await living(self._read, user_id)

    async def forget_person(self, user_id: int, nameless: PlaceholderNames) -> Forgotten:
        """Delete a person's own rows, and replace them with a pseudonym and ``Seat n`` elsewhere (CL-16.4).

        While a table or an evening of theirs is live, or an unmute is owed, nothing changes and the outcome names it (CL-16.5).
        """
        async with self.rewriting():
            forgotten = await forget_person(self._read, self._write, user_id, nameless, self._notice_steps(f"forgotten:{user_id}"))
        if forgotten.rows:
            await self._scrub()
        return forgotten
