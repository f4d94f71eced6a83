"""The mailbox of a table: the only way to change its game, and to look at it from outside.

``do`` puts a command into the mailbox, and one task carries out all commands that wait, in order:

1. Each command is *decided*: a plain function looks at the table in memory, refuses or calls ``record``, and returns a reply.
2. All their entries and changed rows are *appended* in one transaction. Fifty people who press at once wait for one flush of the disk.
3. The entries are *published* to the subscribers, and each command gets its reply or its refusal.

In between, memory is ahead of the log. Everything that shows the table therefore calls ``read`` or ``settled`` first: they wait for the end
of the append. Refusals wait as well, since they may rest on an entry that is not durable yet. Only ``sentence`` does not wait: it words an
answer or a refusal, which waits by itself.

After every failure the game is folded from the log, and the row of the table is read: at once, or, while the log cannot be read, before
the next command or look.

- Another process was faster: the same commands are decided again, on the game of the log, at most ``TRIES`` times in all.
- The database did not confirm the commit: the log tells whether the entries are in it.
- The database refused: so are the commands. When one command of several may be at fault, each is tried by itself.
"""

import asyncio
import contextlib
import json
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, Concatenate, Generic, NamedTuple, ParamSpec, Protocol, TypeVar, Unpack

import msgspec

import engines
from bot.runtime.ids import fault_code
from bot.store import (
    AlreadyDecided,
    ChannelTaken,
    EntryRow,
    SeatRow,
    Store,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreUnreachable,
    StoreUnsure,
    StoreUnwritable,
)
from bot.store.rows import TableChanges
from bot.tables.refusal import Refused
from bot.tables.session.course import Course
from bot.tables.session.entries import Answer, Entry, read_entry, row_of
from engines import Notice

log = logging.getLogger(__name__)

TRIES = 4
"""How often commands are decided while other processes write into the same log: once, and at most three times again."""

MOST = 200
"""The most commands in one transaction."""

DATABASE_FAULTS = (StoreFull, StoreLocked, StoreUnreachable, StoreUnwritable)
"""Errors that no single command can cause."""

ReplyT = TypeVar("ReplyT")


class Committed(NamedTuple):
    """A durable entry of the log."""

    n: int
    """Its number."""
    at: float
    """Its time (unix seconds)."""
    entry: Entry
    seat: int = -1
    """The seat that an answer answers for, -1 for other entries."""
    ours: bool = False
    """Whether this process has written it."""


class Subscriber(Protocol):
    """A part that follows the changes of a table."""

    def table_changed(self, committed: Sequence[Committed], /) -> None:
        """React to new entries of the log, in order; none when something beside the log has changed."""
        ...


class Command(Generic[ReplyT]):
    """A command in the mailbox, and its outcome."""

    def __init__(self, decide: Callable[[], ReplyT]) -> None:
        self._decide = decide
        self._reply: ReplyT
        self.refused: Exception | None = None
        self.answered: asyncio.Future[ReplyT] = asyncio.get_running_loop().create_future()

    def decided(self) -> Exception | None:
        """Decide the command; return the exception that it raises."""
        self.refused = None
        try:
            self._reply = self._decide()
        except Exception as fault:
            self.refused = fault
        return self.refused

    def refuse(self, refused: Refused) -> None:
        self.refused = refused
        self.answer()

    def answer(self) -> None:
        """Tell the caller the outcome, unless they were cancelled."""
        if self.answered.done():
            return
        if self.refused is not None:
            self.answered.set_exception(self.refused)
        else:
            self.answered.set_result(self._reply)


@dataclass(slots=True)
class Draft:
    """The entries and changed rows of commands that are decided and not durable yet."""

    entries: list[Committed] = field(default_factory=list)
    seats: dict[int, SeatRow | None] = field(default_factory=dict)
    """Changed seats; None: vacated."""
    changes: TableChanges = field(default_factory=TableChanges)

    def __bool__(self) -> bool:
        return bool(self.entries or self.seats or self.changes)

    def extend(self, other: "Draft") -> None:
        """Add a later draft."""
        self.entries += other.entries
        self.seats |= other.seats
        self.changes.update(other.changes)


class Mailbox(ABC):
    """The game of one table in memory, and the mailbox through which it changes. See the top of this module."""

    def __init__(self, table_id: str, store: Store) -> None:
        self.id = table_id
        self._store = store
        self._course: Course | None = None
        self._fold: Callable[[], Course] | None = None
        self._subscribers: list[Subscriber] = []
        self._waiting: list[Command[Any]] = []
        self._worker: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()
        """Held while memory may be ahead of the log."""
        self._trusted = True
        """Whether memory agrees with the log while nobody holds the turn."""
        self._draft: Draft | None = None
        """The entries of the command being decided."""
        self._published = 0
        """The number of entries that the subscribers know."""
        self._store_down = False
        """Whether the last append failed because of the database."""

    # ---- the table below

    @property
    @abstractmethod
    def store(self) -> Store:
        """The store of the table. Raises NotOwner once another process or session serves it."""

    @abstractmethod
    def now(self) -> float:
        """Return the time of the table (unix seconds)."""

    @abstractmethod
    def new_course(self) -> Course:
        """Deal from the seed. Raises BadSetup when seats and options do not fit, RuntimeError without a seed."""

    @abstractmethod
    async def read_row(self) -> bool:
        """Read the row and the seats of the table again; return whether it has a game. Raises StoreError, ValueError."""

    @abstractmethod
    def store_failed(self) -> None:
        """React to a database that has just failed: no command is possible for now."""

    # ---- the game in memory

    @property
    def course(self) -> Course | None:
        """The game and its clocks, None in a lobby; see ``fold_later`` for what it may raise."""
        if self._fold is not None:
            self._course, self._fold = self._fold(), None
        return self._course

    @course.setter
    def course(self, course: Course | None) -> None:
        self._course, self._fold = course, None

    @property
    def folded(self) -> bool:
        """Whether the game is in memory already."""
        return self._course is not None

    def fold_later(self, rows: Sequence[EntryRow], then: Callable[[int], None] | None = None) -> None:
        """Fold the game from its log on first use, because a start may load a thousand tables; ``then`` gets the number of notices.

        The first use of ``course`` may raise ReplayDiverged or ValueError. Until then the log is kept as text: its rows take ten times the
        memory, which Python does not give back between what tables keep.
        """
        log = json.dumps([(row.n, row.at, row.kind, row.payload) for row in rows])

        def fold() -> Course:
            course = self.new_course()
            course.fold([EntryRow(n=n, at=at, kind=kind, payload=payload) for n, at, kind, payload in json.loads(log)])
            if then is not None:
                then(course.game.notices_made)
            return course

        self._fold, self._published = fold, len(rows)

    def forget_views(self) -> None:
        if self._course is not None:
            self._course.forget_views()

    # ---- from outside

    async def do(self, decide: Callable[[], ReplyT]) -> ReplyT:
        """Carry out a command; durable on return. ``decide`` may call ``record``, and returns the reply.

        Raises the refusal of ``decide``, which must not have changed anything, or Refused when the store fails. ``decide`` may be called
        several times, each time on the game of the log.
        """
        command = Command(decide)
        self._waiting.append(command)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work(), name=f"mailbox {self.id}")
        return await command.answered

    async def read(self, look: Callable[[], ReplyT]) -> ReplyT:
        """Return what ``look`` sees of the durable table. Raises as ``settled`` does."""
        await self.settled()
        return look()

    @property
    def is_settled(self) -> bool:
        """Whether memory is what the log says now."""
        return self._trusted and not self._turn.locked()

    async def settled(self) -> None:
        """Wait until memory is what the log says; it stays so until the caller's next await.

        Raises Refused when the log cannot be read, ReplayDiverged or ValueError when it cannot be folded.
        """
        if not self.is_settled:
            async with self.turn():
                pass

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Hold the turn: memory agrees with the log, and no command is carried out within the block. Raises as ``settled`` does."""
        async with self._turn:
            await self._agree()
            yield

    async def follow(self, upto: int | None = None) -> list[Committed]:
        """Apply the entries that other processes have written, publish and return them; none when entry ``upto`` is known.

        Raises Refused and StoreError when the log cannot be read, ValueError or ReplayDiverged when it cannot be folded.
        """
        async with self.turn():
            course = self.course
            if course is None or (upto is not None and course.entries > upto):
                return []
            rows = await self.store.entries(self.id, course.entries)
            self._trusted = not rows  # until all of them are applied
            read = [_applied(course, row) for row in rows]
            self._trusted = True
            self._publish(read)
        return read

    def subscribe(self, subscriber: Subscriber) -> None:
        """Tell a part of every change from now on, after the parts before it."""
        self._subscribers.append(subscriber)

    def changed(self) -> None:
        """Tell the subscribers that something beside the log has changed."""
        for subscriber in self._subscribers:
            subscriber.table_changed(())

    def fall_silent(self) -> None:
        """Tell nobody of any change."""
        self._subscribers.clear()

    def doubt(self) -> None:
        """Read the log again before anything else happens."""
        self._trusted = False

    # ---- within a command

    def record(
        self,
        *entries: Entry,
        seats: Sequence[SeatRow] = (),
        vacated: Sequence[int] = (),
        **changes: Unpack[TableChanges],
    ) -> tuple[Notice, ...]:
        """Apply entries in memory, and append them with changed seats and columns; return their notices.

        Only within a command, which changes seats and columns in memory itself. Raises Refused when the game does not allow an entry.
        """
        draft = self._draft
        if draft is None:
            raise RuntimeError("record is for commands only")
        told: tuple[Notice, ...] = ()
        for entry in entries:
            told += self._apply(entry, draft)
        draft.seats.update(dict.fromkeys(vacated) | {seat.seat: seat for seat in seats})
        draft.changes.update(changes)
        return told

    def _apply(self, entry: Entry, draft: Draft) -> tuple[Notice, ...]:
        course, at = self.course, self.now()
        if course is None:
            raise Refused("no-game")
        made = Committed(course.entries, at, entry, _seat_of(course, entry), ours=True)
        try:
            told = course.apply(entry, at)
        except engines.IllegalAnswer as wrong:
            raise Refused(wrong.text.key, **wrong.text.args) from wrong
        except engines.RuleFault as fault:
            raise self.log_failure(fault) from fault
        draft.entries.append(made)
        return told

    # ---- the worker

    async def _work(self) -> None:
        """Carry out commands while any wait."""
        while self._waiting:
            async with self._turn:
                commands, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._carry_out(commands)
                try:
                    await self._agree()
                except Refused:
                    log.info("table %s: the next command reads the log", self.id)
                except Exception as fault:  # isolated: later commands must find a worker
                    self.log_failure(fault)
        self._worker = None

    async def _carry_out(self, commands: Sequence[Command[Any]]) -> None:
        """Decide commands, append, answer, publish. Raises nothing."""
        try:
            for _ in range(TRIES):
                await self._agree("no-store")
                draft, later = self._decide(commands)
                commands = [command for command in commands if command not in later]
                self._waiting[:0] = later
                if await self._append(draft, commands):
                    return
            await self._agree("no-store")
            refused = Refused("no-stale")
        except Refused as wrong:
            refused = wrong
        except Exception as fault:
            refused = self.log_failure(fault)
        for command in commands:
            command.refuse(refused)

    def _decide(self, commands: Sequence[Command[Any]]) -> tuple[Draft, Sequence[Command[Any]]]:
        """Decide commands in order; return their draft, and the commands after one that has left memory in disorder."""
        draft = Draft()
        for place, command in enumerate(commands, 1):
            if command.answered.done():  # its caller was cancelled
                continue
            self._draft = own = Draft()
            fault = command.decided()
            self._draft = None
            if fault is None:
                draft.extend(own)
            elif own or not isinstance(fault, Refused):
                self._trusted = False
                if not isinstance(fault, Refused):
                    command.refused = self.log_failure(fault)
                return draft, commands[place:]
        return draft, ()

    async def _append(self, draft: Draft, commands: Sequence[Command[Any]]) -> bool:
        """Make a draft durable, answer its commands and publish it; return False when another process was faster.

        Raises Refused when the store fails; nothing is written then, as far as is known.
        """
        try:
            await self._write(draft)
        except AlreadyDecided:
            self._trusted = False
            return False
        except StoreError as wrong:
            self._trusted = False
            log.error("table %s: the log cannot be written: %s", self.id, type(wrong).__name__)
            self._note_store(down=isinstance(wrong, DATABASE_FAULTS))
            if len(commands) > 1 and not isinstance(wrong, DATABASE_FAULTS):
                for command in commands:
                    await self._carry_out([command])
                return True
            if not await self._is_written(draft, wrong):
                if not isinstance(wrong, StoreUnreachable):  # else reading would only let the refusal wait
                    await self._agree("no-store")
                raise Refused("table-busy" if isinstance(wrong, ChannelTaken) else "no-store") from wrong
        for command in commands:
            command.answer()
        if draft:
            self._publish(draft.entries)
        return True

    async def _write(self, draft: Draft) -> None:
        if draft:
            first = draft.entries[0].n if draft.entries else 0
            entries = [(one.at, *row_of(one.entry)) for one in draft.entries]
            seats = [seat for seat in draft.seats.values() if seat is not None]
            vacated = [number for number, seat in draft.seats.items() if seat is None]
            await self.store.append(self.id, first, *entries, seats=seats, vacated=vacated, **draft.changes)
            self._note_store(down=False)

    def _note_store(self, *, down: bool) -> None:
        before, self._store_down = self._store_down, down
        if down and not before:
            self.store_failed()

    async def _is_written(self, draft: Draft, wrong: StoreError) -> bool:
        """Return whether a draft is in the log in spite of the error ``wrong``. Raises Refused when that stays unknown."""
        if not isinstance(wrong, StoreUnsure):
            return False
        if not draft.entries:
            raise Refused("no-store-unsure") from wrong
        ours = [_row(one) for one in draft.entries]
        try:
            rows = list(await self.store.entries(self.id, ours[0].n))
        except StoreError:
            raise Refused("no-store-unsure") from wrong
        self._trusted = rows == ours  # else others have written as well, or nobody has
        return rows[: len(ours)] == ours

    async def _agree(self, otherwise: str = "no-log") -> None:
        """Make memory agree with the log; the caller holds the turn. Raises as ``settled`` does, Refused with the key ``otherwise``."""
        if self._trusted:
            return
        try:
            rows = await self.store.entries(self.id)
            playing = await self.read_row()  # the row may be ahead of the entries, never behind: later entries are followed
        except StoreError as wrong:
            log.warning("table %s: the log cannot be read: %s", self.id, type(wrong).__name__)
            raise Refused(otherwise) from wrong
        if playing and not rows:
            raise Refused(otherwise)  # dealt in this moment by another process
        course, new = None, list[Committed]()
        if rows:
            course = self.new_course()
            course.fold(rows[: self._published])
            new = [_applied(course, row) for row in rows[self._published :]]
        self.course, self._trusted = course, True
        self._publish(new)

    def _publish(self, committed: Sequence[Committed]) -> None:
        self._published += len(committed)
        for subscriber in self._subscribers:
            try:
                subscriber.table_changed(committed)
            except Exception as fault:  # isolated: the entries are durable
                self.log_failure(fault)

    def log_failure(self, fault: BaseException) -> Refused:
        """Log a failure under a short code, and return a refusal that names only the code."""
        code = fault_code()
        log.error("%s at table %s: %s", code, self.id, type(fault).__name__, exc_info=fault)
        return Refused("slipped", code=code)


def _seat_of(course: Course, entry: Entry) -> int:
    """Return the seat that an answer answers for; the answer is not applied yet."""
    if not isinstance(entry, Answer) or entry.by != "seat":
        return -1
    return next((ask.seat for ask in course.game.asks if ask.id == entry.ask), -1)


def _applied(course: Course, row: EntryRow) -> Committed:
    """Apply a row of the log. Raises ReplayDiverged, and ValueError for an unreadable one."""
    entry = read_entry(row.kind, row.payload)
    made = Committed(row.n, row.at, entry, _seat_of(course, entry))
    try:
        course.apply(entry, row.at)
    except (engines.IllegalAnswer, engines.RuleFault) as wrong:
        raise engines.ReplayDiverged(course.game.moves_made, str(wrong)) from wrong
    return made


def _row(one: Committed) -> EntryRow:
    kind, payload = row_of(one.entry)
    return EntryRow(n=one.n, at=one.at, kind=kind, payload=msgspec.json.decode(msgspec.json.encode(payload)))


class AtTable(Protocol):
    """An object whose methods are commands at ``table``."""

    @property
    def table(self) -> Mailbox: ...


Actor = TypeVar("Actor", bound=AtTable)
P = ParamSpec("P")


def command(decide: Callable[Concatenate[Actor, P], ReplyT]) -> Callable[Concatenate[Actor, P], Coroutine[Any, Any, ReplyT]]:
    """Make a plain method a command at its table: it is carried out by the mailbox, and durable on return."""

    @wraps(decide)
    async def done(actor: Actor, /, *args: P.args, **options: P.kwargs) -> ReplyT:
        return await actor.table.do(lambda: decide(actor, *args, **options))

    return done
