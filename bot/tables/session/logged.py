"""One writer, one log: how a move at a table becomes durable.

A move is: check who asks, let the game answer, append to the log (durable), acknowledge, deliver. If the append fails, what stands in
memory is not trusted any more: the table is *stale* and is read again from its log before anything else happens at it. While an append is
*under way*, only answers of people may happen upon it.
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
    """Holds a table's course, or how it is to be made."""

    def __init__(self) -> None:
        self._course: Course | None = None
        self._fold: Callable[[], Course] | None = None
        self.basis = Basis()
        """What was read from the log last: all that happens rests upon it."""
        self.settled = 0
        """How many of the notices are told by moves that are durable."""
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
        """Let the game be folded from its log when somebody asks for it, since a start has a thousand; ``then`` learns how much it tells.

        Who asks for it first may get ReplayDiverged or ValueError instead.
        """

        def fold() -> Course:
            course = self.new_course()
            course.fold(rows)
            then(course.game.notices_made)
            return course

        self._fold = fold

    def forget_views(self) -> None:
        """Keep nothing that was made to be shown; it is made again when somebody looks."""
        if self._course is not None:
            self._course.forget_views()

    def take(self, course: Course) -> None:
        """Trust ``course`` as what the log says."""
        self.course, self.basis = course, Basis()
        self.settled = course.game.notices_made
        self.stale = False


class Begun(NamedTuple):
    """An entry that has happened and is not durable yet."""

    number: int
    """Its number in the log."""
    at: float
    """When it happened (unix seconds)."""
    entry: Entry
    told: tuple[Notice, ...]
    """What it has told."""
    made: int
    """How many notices the game had told then."""
    upon: Basis
    """What had been read from the log when it happened."""


class UnderWay:
    """How many entries of one log are being written. It is true while there are any."""

    def __init__(self) -> None:
        self._count = 0
        self._over: asyncio.Event | None = None

    def __bool__(self) -> bool:
        return self._count > 0

    @property
    def alone(self) -> bool:
        """Whether it is one."""
        return self._count == 1

    def begin(self) -> None:
        """One more is being written."""
        self._count += 1

    def end(self) -> None:
        """One is written, or could not be."""
        self._count -= 1
        if not self._count and self._over is not None:
            self._over.set()
            self._over = None

    async def over(self) -> None:
        """Wait until none is being written."""
        while self._count:
            if self._over is None:
                self._over = asyncio.Event()
            await self._over.wait()


class MoveLock:
    """The lock of a table: who holds it knows that nothing else is moved, and that nothing is on its way to the log any more.

    Whether memory agrees with the log is another matter: see ``stale``. Only answers of people hold ``upon_others``: they may happen upon
    what is still under way.
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
    """Whether an entry stands in the log though ``wrong`` came back for it. Raises Refused: that is in doubt, and cannot be read now."""
    if not isinstance(wrong, StoreUnsure):
        return False
    stored = replace(entry, payload=msgspec.json.decode(msgspec.json.encode(entry.payload)))
    try:
        return stored in await store.entries(table_id, entry.n)
    except StoreError:
        raise Refused("no-store-unsure") from wrong


log = logging.getLogger(__name__)


class Logged(FoldedTable):
    """The game of one table, and the log into which its moves are written."""

    def __init__(self, table_id: str, store: Store, now: Callable[[], float]) -> None:
        """``now`` is the clock (unix seconds)."""
        super().__init__()
        self.id = table_id
        self.wall = now
        """The clock that never stands (unix seconds): by it Discord is spoken to, the game goes by ``now``."""
        self.stands_since: float | None = None
        """When the time of the table was stopped (unix seconds), None while it goes on."""
        self._store = store
        self.given_back = False
        """Whether another process serves the table now, or this one from another room; see ``store``."""
        self.shared = False
        """Whether other processes may write into the log at any time (PR-2.1)."""
        self.under_way = UnderWay()
        """Entries that have happened and are not in the log yet."""
        self.lock = MoveLock(self.under_way)
        self.on_change: Callable[[], None] = lambda: None
        self._changing = False

    def now(self) -> float:
        """Return the time of the table (unix seconds). It stands while nobody can press; what happens then happens at that moment."""
        return self.wall() if self.stands_since is None else self.stands_since

    def stand(self) -> None:
        """Let the time of the table stand from now on."""
        if self.stands_since is None:
            self.stands_since = self.wall()

    @property
    def stood(self) -> float:
        """For how many seconds the time of the table has stood by now, 0.0 while it goes on."""
        return 0.0 if self.stands_since is None else max(self.wall() - self.stands_since, 0.0)

    def go_on(self) -> None:
        """Let the time of the table be that of the clock again."""
        self.stands_since = None

    @contextlib.contextmanager
    def going_on(self) -> Iterator[None]:
        """Let the time of the table go on with what is written down here; if that fails, it stands as before."""
        since, self.stands_since = self.stands_since, None
        try:
            yield
        except BaseException:
            self.stands_since = since
            raise

    @property
    def store(self) -> Store:
        """Where the table is written down. Raises NotOwner once it is given back: whoever serves it now writes what is true of it."""
        if self.given_back:
            raise NotOwner("the database", self.id)
        return self._store

    @property
    def one_by_one(self) -> bool:
        """Whether each answer waits until the one before it is durable: others write into the log as well, or the store cannot tell."""
        return self.shared or not self._store.several

    async def load(self) -> None:
        """Read the game again from the log, and what stands beside it. Raises ReplayDiverged, ValueError (of a row), StoreError."""
        rows = await self.store.entries(self.id)
        await self.read_row()  # whatever others write meanwhile is followed entry by entry: the row may be ahead, never behind
        course = self.new_course()
        course.fold(rows)
        self.take(course)

    async def trust(self) -> None:
        """Make sure that memory agrees with the log before anything happens. Raises Refused when the log cannot be read.

        The caller holds the lock, so that nothing more gets under way meanwhile.
        """
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
        """Read again what changes with an entry of the log and stands beside it. Raises StoreError."""

    async def in_step(self) -> bool:
        """Wait until nothing is under way to the log; return whether memory agrees with it, until the caller waits for anything else.

        A course that was asked for before may have been given up meanwhile. Raises what ``load`` does.
        """
        if self.under_way or self.stale:
            async with self.lock:
                with contextlib.suppress(Refused):
                    await self.trust()
        return not self.stale

    async def be_in_step(self) -> None:
        """Wait until nothing is under way to the log. Raises Refused where memory does not agree with it, and what ``load`` does."""
        if not await self.in_step():
            raise Refused("no-log")

    async def commit(self, entry: Entry, *, seats: Sequence[SeatRow] = (), **changes: Unpack[TableChanges]) -> tuple[Notice, ...]:
        """Let ``entry`` happen now and make it durable, with changed seats and columns; return what was told. The caller holds the lock.

        Raises Refused: the game does not allow it, another process was faster, or the log cannot be written. Then nothing has happened.
        """
        await self.trust()  # what went further than the log would leave a gap in it
        begun = self.begin(entry)
        try:
            await self.write_down(begun, seats=seats, **changes)
        except Overtaken:
            await self.trust()
            raise
        self.settled = begun.made  # fewer than before, when the game was taken back
        self.on_change()
        return begun.told

    def begin(self, entry: Entry) -> Begun:
        """Let ``entry`` happen now, in memory. The caller holds the lock, trusts memory, and awaits ``write_down`` before anything else.

        So entries go to the log in the order in which they happened. Raises Refused: the game does not allow it; nothing has happened.
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
        except BaseException:  # nobody knows how much of it has happened
            self.stale = True
            raise
        self.under_way.begin()
        return Begun(number, at, entry, told, course.game.notices_made, self.basis)

    async def write_down(self, begun: Begun, *, seats: Sequence[SeatRow] = (), **changes: Unpack[TableChanges]) -> None:
        """Make durable what has begun, with changed seats and columns; ``on_change`` is the caller's. The lock need not be held.

        Raises Refused: another process was faster, or the log cannot be written. Then memory is not trusted any more.
        """
        durable = False
        try:
            await self._append(begun, seats, changes)
            durable = True
        finally:
            self.stale = self.stale or not durable
            self.under_way.end()
        self.settled = max(self.settled, begun.made)  # who came upon this may have heard of its flush before

    def change_soon(self) -> None:
        """Let be seen to what has changed once the acknowledgement is on its way; many moves of one moment are one change."""
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
                self.basis = Basis()  # the store does not know that it is written, and refuses what happens upon the one before
            else:
                self.stale = True

    def log_failure(self, fault: BaseException) -> Refused:
        """Note a failure in the journal under a short code and return the refusal that names only the code."""
        code = f"K-{secrets.token_hex(2)}"
        log.error("%s at table %s: %s", code, self.id, type(fault).__name__, exc_info=fault)
        return Refused("slipped", code=code)
