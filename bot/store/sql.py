"""The store in portable SQL; what differs between databases is below, in ``_read`` and ``_write``."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Unpack

from bot.store import steps
from bot.store.cleaning import Nameless
from bot.store.conditions import among_shards, marks
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
from bot.store.exporting import personal_data
from bot.store.forgetting import forget_person, living
from bot.store.history import History
from bot.store.history_rows import BadgeRow, ResultRow
from bot.store.honours import Honours, put_badge
from bot.store.lessons import LessonRows
from bot.store.members import Members
from bot.store.odds import Odds
from bot.store.result_columns import put_result
from bot.store.retention import Retention
from bot.store.rows import (
    DamagedTable,
    DeliveryRow,
    EntryRow,
    Forgotten,
    Json,
    Living,
    NightRow,
    OfShards,
    Phase,
    SavedTable,
    SeatRow,
    TableChanges,
    TableRow,
)
from bot.store.sharing import Sharing
from bot.store.steps import Entry, Read, Step
from bot.store.timing import Told, timed
from bot.store.together import Basis, GroupCommit, Written


async def whole_tables(read: Read, rows: Sequence[Columns], damaged: Callable[[DamagedTable], None]) -> AsyncIterator[SavedTable]:
    """Return the tables of these ``rows`` with seats, entries and deliveries; ``damaged`` is told of one that cannot be read."""
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
        except ValueError as wrong:
            damaged(damaged_table(row, known, str(wrong)))
        else:
            yield saved


async def by_table(
    read: Read, columns: str, relation: str, order: str, ids: Sequence[str], condition: str = "1 = 1"
) -> dict[str, list[Any]]:
    """Return the rows of a ``relation`` that belong to the tables ``ids``, by table, in an ``order``."""
    sql = f"SELECT table_id, {columns} FROM {relation} WHERE table_id IN ({marks(ids)}) AND {condition} ORDER BY table_id, {order}"
    grouped: dict[str, list[Any]] = defaultdict(list)
    for row in await read(sql, *ids):
        grouped[row[0]].append(tuple(row)[1:])
    return grouped


TABLES_A_READ = 100  # how many tables a restart reads at once: few round trips, little memory


class SqlStore(ABC):
    """Every method of ``Store`` over two primitives: read rows, write steps in one transaction."""

    several = False
    """Whether several entries of one log may be written in one transaction: of a log, none is written after one that was taken."""

    def __init__(self, location: str, now: Callable[[], float] = time.time) -> None:
        self._location = location
        self._now = now
        self.told: Told | None = None
        """Told of each piece of work that is done, see ``on_done``."""
        self._together = GroupCommit(location, self._write_entries, several=self.several)
        self.evenings = Evenings(location, self._read, self._write, self._write_on)
        self.history = History(self._read, self._write)
        self.honours = Honours(location, self._read, self._write)
        self.lessons = LessonRows(self._read, self._write)
        self.members = Members(self._read, self._write)
        self.odds = Odds(self._read, self._write, now)
        self.retention = Retention(self._read, self._write, self.rewriting)
        self._rewriting = asyncio.Lock()
        self.sharing = Sharing(self._read, self._write)

    @property
    def location(self) -> str:
        """The path, or the URL without its password."""
        return self._location

    @abstractmethod
    def _read(self, sql: str, *args: object) -> Coroutine[Any, Any, Sequence[Columns]]:
        """Rows of a query; ``StoreError`` when the database fails."""

    @abstractmethod
    def _write(self, *work: Step) -> Coroutine[Any, Any, list[Sequence[Columns]]]:
        """Do all steps in one durable transaction and return the rows of each; a refusal or a fault undoes all."""

    @abstractmethod
    async def _scrub(self) -> None:
        """Leave nothing in the database's files of what was deleted or replaced, as far as that is in our hands."""

    @abstractmethod
    async def _close(self) -> None:
        """Let the database go."""

    @asynccontextmanager
    async def rewriting(self) -> AsyncIterator[None]:
        """Be the only one who reads what is over to write it in another form. Raises the kinds of ``StoreError``."""
        async with self._rewriting:
            yield

    def _telling(self, _said: str) -> list[Step]:
        """Return what tells the other processes something in the transaction that makes it true: nothing where there are none."""
        return []

    def _keeping(self, _said: str) -> list[Step]:
        """Return what keeps it for those that do not hear it."""
        return []

    async def _write_of(self, _table_id: str, *work: Step) -> None:
        """Do steps that only the owner of a table may take, after those that were asked for before, and as ``_write`` does."""
        await self._write(*work)

    async def _write_on(self, _guild_id: int, _of: str, *work: Step) -> None:
        """Write what is new on a server, or its series, which only the owner of its shard may: nobody else would look after it."""
        await self._write(*work)

    def on_done(self, told: Told) -> None:
        """See ``Store``."""
        self.told = told

    async def close(self) -> None:
        """Finish what is being written and let the database go."""
        try:
            await self._together.drain()
        finally:
            await self._close()

    def _write_entries(self, entries: Sequence[Entry]) -> asyncio.Future[Written]:
        """Begin to write new entries in one transaction; the future tells which of them were not there yet."""
        return asyncio.ensure_future(self._insert_entries(entries))

    async def _insert_entries(self, entries: Sequence[Entry]) -> Written:
        (rows,) = await self._write(steps.insert_entries(entries))
        return {(table_id, n) for table_id, n in rows}

    # -- tables and their log ------------------------------------------------------------------------------------------

    async def create_table(self, table: TableRow, seats: Sequence[SeatRow] = ()) -> None:
        """See ``Store``."""
        chairs = (steps.upsert_seat(table.id, seat) for seat in seats)
        await self._write_on(table.guild_id, table.id, steps.insert_table(self._location, table, self._now()), *chairs)

    async def save_table(self, table_id: str, **changes: Unpack[TableChanges]) -> None:
        """See ``Store``."""
        await self._write_of(table_id, steps.update_table(self._location, table_id, changes, self._now()))

    async def leave_channel(self, table_id: str) -> None:
        """See ``Store``."""
        await self._write_of(table_id, steps.leave_channel(self._location, table_id))

    async def append(
        self,
        table_id: str,
        n: int,
        at: float,
        kind: str,
        payload: Mapping[str, object],
        *,
        upon: Basis | None = None,
        seats: Sequence[SeatRow] = (),
        vacated: Sequence[int] = (),
        **changes: Unpack[TableChanges],
    ) -> None:
        """See ``Store``."""
        entry = Entry(table_id, n, float(at), kind, to_json(payload))
        work = [steps.delete_seat(table_id, seat) for seat in vacated]
        work += [steps.upsert_seat(table_id, seat) for seat in seats]
        if changes:
            work.append(steps.update_table(self._location, table_id, changes, self._now()))
        if work:
            await self._write_of(table_id, steps.insert_entry(self._location, entry), *work)
        else:
            await self._append(entry, upon)

    @timed("append")
    async def _append(self, entry: Entry, upon: Basis | None) -> None:
        await self._together.add(entry, upon)

    async def entries(self, table_id: str, since: int = 0) -> tuple[EntryRow, ...]:
        """See ``Store``."""
        sql = f"SELECT {ENTRY_COLUMNS} FROM entries WHERE table_id = ? AND n >= ? ORDER BY n"
        rows = await self._read(sql, table_id, since)
        try:
            return entry_rows(rows)
        except ValueError as wrong:
            raise StoreDamaged(self._location, table_id, str(wrong)) from wrong

    async def table(self, table_id: str) -> SavedTable | None:
        """See ``Store``."""
        rows = await self._read(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", table_id)
        async for saved in whole_tables(self._read, rows, self._refuse_damaged):
            return saved
        return None

    async def tables_in(
        self, *phases: Phase, damaged: Callable[[DamagedTable], None] | None = None, among: OfShards | None = None
    ) -> AsyncIterator[SavedTable]:
        """See ``Store``."""
        if not phases:
            return
        here, args = among_shards(among)
        rows = await self._read(f"SELECT {TABLE_COLUMNS} FROM tables WHERE phase IN ({marks(phases)}){here} ORDER BY id", *phases, *args)
        for start in range(0, len(rows), TABLES_A_READ):
            async for saved in whole_tables(self._read, rows[start : start + TABLES_A_READ], damaged or self._refuse_damaged):
                yield saved

    def _refuse_damaged(self, table: DamagedTable) -> None:
        raise StoreDamaged(self._location, table.id, table.reason)

    # -- seats ---------------------------------------------------------------------------------------------------------

    async def put_seat(self, table_id: str, seat: SeatRow) -> None:
        """See ``Store``."""
        await self._write_of(table_id, steps.upsert_seat(table_id, seat))

    async def remove_seat(self, table_id: str, seat: int) -> None:
        """See ``Store``."""
        await self._write_of(table_id, steps.delete_seat(table_id, seat))

    # -- the outbox ----------------------------------------------------------------------------------------------------

    async def set_position(
        self,
        table_id: str,
        position: int,
        surface: str = "",
        *,
        done: Sequence[int] = (),
        planned: Sequence[DeliveryRow] = (),
        **changes: Unpack[TableChanges],
    ) -> None:
        """See ``Store``."""
        work = [steps.settle_delivery(table_id, n) for n in done]
        work += [steps.upsert_delivery(table_id, delivery) for delivery in planned]
        if changes:
            work.append(steps.update_table(self._location, table_id, changes, self._now()))
        await self._write_of(table_id, steps.upsert_position(table_id, surface, position), *work)

    # -- settings ------------------------------------------------------------------------------------------------------

    async def guild_settings(self, guild_id: int) -> Json:
        """See ``Store``."""
        rows = await self._read("SELECT settings FROM guild_settings WHERE guild_id = ?", guild_id)
        return from_json(rows[0][0]) if rows else {}

    async def change_guild_settings(self, guild_id: int, change: Callable[[Json], None]) -> Json:
        """See ``Store``."""
        while True:
            rows = await self._read("SELECT settings FROM guild_settings WHERE guild_id = ?", guild_id)
            before = str(rows[0][0]) if rows else ""
            settings = from_json(before) if before else {}
            change(settings)
            if to_json(settings) == before:
                return settings
            (written,) = await self._write(steps.replace_settings(guild_id, before, settings))
            if written:
                return settings

    async def person_settings(self, user_id: int) -> Json:
        """See ``Store``."""
        rows = await self._read("SELECT settings FROM person_settings WHERE user_id = ?", user_id)
        return from_json(rows[0][0]) if rows else {}

    async def put_person_settings(self, user_id: int, settings: Mapping[str, object], told: str = "") -> None:
        """See ``Store``."""
        said = told or f"personal:{user_id}"
        await self._write(steps.upsert_person(user_id, dict(settings), self._now()), *self._keeping(said), *self._telling(said))

    # -- the history ---------------------------------------------------------------------------------------------------

    async def finish(
        self,
        night: NightRow,
        *,
        results: Sequence[ResultRow] = (),
        badges: Sequence[BadgeRow] = (),
        **changes: Unpack[TableChanges],
    ) -> None:
        """See ``Store``."""
        ended: TableChanges = {"phase": "ended", **changes}
        work = [steps.update_table(self._location, night.table_id, ended, self._now()), *steps.insert_night(night)]
        work += [put_result(night.table_id, row, only_new=True) for row in results]
        work += [put_badge(night.guild_id, row) for row in badges]
        await self._write_of(night.table_id, *work)

    async def nights(self, guild_id: int, *, game: str | None = None, limit: int = 50) -> tuple[NightRow, ...]:
        """See ``Store``."""
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
        """See ``Store``."""
        return await personal_data(self._read, user_id)

    async def living_of(self, user_id: int) -> tuple[Living, ...]:
        """See ``Store``."""
        return await living(self._read, user_id)

    async def forget_person(self, user_id: int, nameless: Nameless) -> Forgotten:
        """See ``Store``."""
        async with self.rewriting():
            forgotten = await forget_person(self._read, self._write, user_id, nameless, self._telling(f"forgotten:{user_id}"))
        if forgotten.rows:
            await self._scrub()
        return forgotten
