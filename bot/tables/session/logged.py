"""One writer, one log: how a move at a table becomes durable.

A move checks the person, lets the game answer, appends to the log (durable), acknowledges and delivers. After a failed append the table is
*stale*: it reloads its game from the log before the next move. While an append is *under way*, only answers of people may follow it.

A hundred people who press within a second do not wait for one another's flush of the disk: each answer is applied after the one before,
they become durable together, and each is acknowledged with its own entry. All other moves, and everything that shows the table, wait until
no entry is under way.
"""

import asyncio
import contextlib
import logging
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple, Unpack

import msgspec

import engines
from bot.store import AlreadyDecided, Basis, EntryRow, NotOwner, SeatRow, Store, StoreError, StoreUnsure
from bot.store.rows import TableChanges
from bot.tables.refusal import Overtaken, Refused
from bot.tables.session.course import Course
from bot.tables.session.entries import Entry, row_of
from engines import Notice


class FoldedTable(ABC):
    """Holds the course of a table, or a way to fold it on first use."""

    def __init__(self) -> None:
        self._course: Course | None = None
        self._fold: Callable[[], Course] | None = None
        self.basis = Basis()
        """The last read of the log, on which all later entries rest."""
        self.settled = 0
        """The number of notices of durable moves."""
        self.stale = False
        """Whether memory may differ from the log."""

    @property
    def course(self) -> Course | None:
        """The game and its clocks, None in a lobby; see ``fold_later`` for what it may raise."""
        if self._fold is not None:
            self.take(self._fold())
        return self._course

    @course.setter
    def course(self, course: Course | None) -> None:
        self._course, self._fold = course, None

    @property
    def folded(self) -> bool:
        """Whether the game is in memory already."""
        return self._course is not None

    @abstractmethod
    def new_course(self) -> Course:
        """Deal from the seed. Raises BadSetup when seats and options do not fit, RuntimeError without a seed."""

    def fold_later(self, rows: Sequence[EntryRow], then: Callable[[int], None]) -> None:
        """Fold the game from its log on first use, since a start has a thousand tables; ``then`` gets the number of notices.

        The first use of ``course`` may raise ReplayDiverged or ValueError.
        """

        def fold() -> Course:
            course = self.new_course()
            course.fold(rows)
            then(course.game.notices_made)
            return course

        self._fold = fold

    def forget_views(self) -> None:
        """Drop the cached views."""
        if self._course is not None:
            self._course.forget_views()

    def take(self, course: Course) -> None:
        """Use ``course`` as the game of the log."""
        self.course, self.basis = course, Basis()
        self.settled = course.game.notices_made
        self.stale = False


class Begun(NamedTuple):
    """An applied entry that is not durable yet."""

    number: int
    """Its number in the log."""
    at: float
    """When it was applied (unix seconds)."""
    entry: Entry
    told: tuple[Notice, ...]
    """Its notices."""
    made: int
    """The number of notices of the game after it."""
    upon: Basis
    """The read of the log on which it rests."""


class UnderWay:
    """The number of entries of one log that are being written; true while there are any."""

    def __init__(self) -> None:
        self._count = 0
        self._over: asyncio.Event | None = None

    def __bool__(self) -> bool:
        return self._count > 0

    @property
    def alone(self) -> bool:
        """Whether exactly one entry is being written."""
        return self._count == 1

    def begin(self) -> None:
        """Count one more entry."""
        self._count += 1

    def end(self) -> None:
        """Count one entry less: its write has ended, with or without success."""
        self._count -= 1
        if not self._count and self._over is not None:
            self._over.set()
            self._over = None

    async def over(self) -> None:
        """Wait until no entry is being written."""
        while self._count:
            if self._over is None:
                self._over = asyncio.Event()
            await self._over.wait()


class MoveLock:
    """The lock of a table: its holder makes the only move, and no entry is under way.

    Memory may still differ from the log, see ``stale``. Answers of people hold only ``upon_others``: they may follow entries under way.
    """

    def __init__(self, under_way: UnderWay) -> None:
        self.upon_others = asyncio.Lock()
        self._under_way = under_way

    async def __aenter__(self) -> None:
        await self.upon_others.acquire()
        try:
            await self._under_way.over()
        except BaseException:
            self.upon_others.release()
            raise

    async def __aexit__(self, *_fault: object) -> None:
        self.upon_others.release()

    def locked(self) -> bool:
        """Whether somebody holds it."""
        return self.upon_others.locked()


async def is_written(store: Store, table_id: str, entry: EntryRow, wrong: StoreError) -> bool:
    """Return whether an entry is in the log in spite of the error ``wrong``. Raises Refused when that is uncertain and unreadable now."""
    if not isinstance(wrong, StoreUnsure):
        return False
    stored = replace(entry, payload=msgspec.json.decode(msgspec.json.encode(entry.payload)))
    try:
        return stored in await store.entries(table_id, entry.n)
    except StoreError:
        raise Refused("no-store-unsure") from wrong


log = logging.getLogger(__name__)


class Logged(FoldedTable):
    """The game of one table and its log."""

    def __init__(self, table_id: str, store: Store, now: Callable[[], float]) -> None:
        """``now`` is the clock (unix seconds)."""
        super().__init__()
        self.id = table_id
        self.wall = now
        """The wall clock (unix seconds), for requests to Discord; the game goes by ``now``."""
        self.stands_since: float | None = None
        """When the clock of the table was stopped (unix seconds), None while it runs."""
        self._store = store
        self.given_back = False
        """Whether another process or another session serves the table now; see ``store``."""
        self.shared = False
        """Whether other processes may write into the log at any time (PR-2.1)."""
        self.under_way = UnderWay()
        """The applied entries that are not in the log yet."""
        self.lock = MoveLock(self.under_way)
        self.on_change: Callable[[], None] = lambda: None
        self._changing = False

    def now(self) -> float:
        """Return the time of the table (unix seconds). It stands still while nobody can press."""
        return self.wall() if self.stands_since is None else self.stands_since

    def stand(self) -> None:
        """Stop the clock of the table."""
        if self.stands_since is None:
            self.stands_since = self.wall()

    @property
    def stood(self) -> float:
        """The seconds for which the clock of the table has stood still, 0.0 while it runs."""
        return 0.0 if self.stands_since is None else max(self.wall() - self.stands_since, 0.0)

    def go_on(self) -> None:
        """Let the clock of the table run again."""
        self.stands_since = None

    @contextlib.contextmanager
    def going_on(self) -> Iterator[None]:
        """Let the clock of the table run within this block, and stop it again if the block fails."""
        since, self.stands_since = self.stands_since, None
        try:
            yield
        except BaseException:
            self.stands_since = since
            raise

    @property
    def store(self) -> Store:
        """The store of the table. Raises NotOwner once the table is given back: only its new owner writes."""
        if self.given_back:
            raise NotOwner("the database", self.id)
        return self._store

    @property
    def one_by_one(self) -> bool:
        """Whether each answer waits until the one before is durable: other processes write as well, or the store takes single entries."""
        return self.shared or not self._store.several

    async def load(self) -> None:
        """Reload the game from the log, and the row of the table. Raises ReplayDiverged, ValueError (an unreadable row), StoreError."""
        rows = await self.store.entries(self.id)
        await self.read_row()  # the row may be ahead of the entries, never behind: later entries are followed one by one
        course = self.new_course()
        course.fold(rows)
        self.take(course)

    async def trust(self) -> None:
        """Make memory agree with the log. The caller holds the lock. Raises Refused when the log is unreadable."""
        await self.under_way.over()
        if not self.stale:
            return
        try:
            await self.load()
        except StoreError as wrong:
            log.warning("table %s: the log cannot be read: %s", self.id, type(wrong).__name__)
            raise Refused("no-store") from wrong

    @abstractmethod
    async def read_row(self) -> None:
        """Reload the row and the seats, which change with entries of the log. Raises StoreError."""

    async def in_step(self) -> bool:
        """Wait until no entry is under way; return whether memory agrees with the log, until the next await of the caller.

        This may replace ``course``. Raises what ``load`` does.
        """
        if self.under_way or self.stale:
            async with self.lock:
                with contextlib.suppress(Refused):
                    await self.trust()
        return not self.stale

    async def be_in_step(self) -> None:
        """Wait until no entry is under way. Raises Refused when memory differs from the log, and what ``load`` does."""
        if not await self.in_step():
            raise Refused("no-log")

    async def commit(self, entry: Entry, *, seats: Sequence[SeatRow] = (), **changes: Unpack[TableChanges]) -> tuple[Notice, ...]:
        """Apply ``entry`` and append it with changed seats and columns; return its notices. The caller holds the lock.

        Raises Refused: the game does not allow it, another process was faster, or the append failed. Then nothing has changed.
        """
        await self.trust()  # memory ahead of the log would leave a gap in it
        begun = self.begin(entry)
        try:
            await self.write_down(begun, seats=seats, **changes)
        except Overtaken:
            await self.trust()
            raise
        self.settled = begun.made  # fewer than before after an undo
        self.on_change()
        return begun.told

    def begin(self, entry: Entry) -> Begun:
        """Apply ``entry`` in memory. The caller holds the lock and has called ``trust``.

        It awaits ``write_down`` next, so that entries reach the log in order. Raises Refused when the game does not allow the entry; then
        nothing has changed.
        """
        course = self.course
        if course is None:
            raise Refused("no-game")
        if self.given_back:
            raise Refused("no-store")
        number, at = course.entries, self.now()
        try:
            told = course.apply(entry, at)
        except engines.IllegalAnswer as wrong:
            raise Refused(wrong.text.key, **wrong.text.args) from wrong
        except engines.RuleFault as fault:
            raise self.log_failure(fault) from fault
        except BaseException:  # it may be half applied
            self.stale = True
            raise
        self.under_way.begin()
        return Begun(number, at, entry, told, course.game.notices_made, self.basis)

    async def write_down(self, begun: Begun, *, seats: Sequence[SeatRow] = (), **changes: Unpack[TableChanges]) -> None:
        """Append a begun entry with changed seats and columns, with or without the lock. The caller calls ``on_change``.

        Raises Refused: another process was faster, or the append failed. Then memory is stale.
        """
        durable = False
        try:
            await self._append(begun, seats, changes)
            durable = True
        finally:
            self.stale = self.stale or not durable
            self.under_way.end()
        self.settled = max(self.settled, begun.made)  # a later entry may have returned first

    def change_soon(self) -> None:
        """Call ``on_change`` once the acknowledgement is on its way, once for many moves at a time."""
        if not self._changing:
            self._changing = True
            asyncio.get_running_loop().call_later(0, self._change)

    def _change(self) -> None:
        self._changing = False
        self.on_change()

    async def _append(self, begun: Begun, seats: Sequence[SeatRow], changes: TableChanges) -> None:
        kind, payload = row_of(begun.entry)
        try:
            await self.store.append(self.id, begun.number, begun.at, kind, payload, upon=begun.upon, seats=seats, **changes)
        except AlreadyDecided as lost:
            raise Overtaken("no-stale") from lost
        except StoreError as wrong:
            log.error("table %s: the log cannot be written: %s", self.id, type(wrong).__name__)
            row = EntryRow(n=begun.number, at=begun.at, kind=kind, payload=payload)
            if not await is_written(self._store, self.id, row, wrong):
                raise Refused("no-store") from wrong
            if self.under_way.alone:
                self.basis = Basis()  # the store takes the entry for unwritten, and would refuse those that follow
            else:
                self.stale = True

    def log_failure(self, fault: BaseException) -> Refused:
        """Log a failure under a short code, and return a refusal that names only the code."""
        code = f"K-{secrets.token_hex(2)}"
        log.error("%s at table %s: %s", code, self.id, type(fault).__name__, exc_info=fault)
        return Refused("slipped", code=code)
