"""Group commit: entries that wait at the same time become durable in one transaction.

A durable transaction costs one wait for the disk however many entries it holds. While one is under way, other entries
gather; the next one takes them all. An entry is never acknowledged before its own transaction is over, a lone entry waits for
nobody, and none is written that has happened upon one that was not.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from bot.store.errors import AlreadyDecided, StoreError, StoreFull, StoreLocked, StoreUnreachable, StoreUnwritable
from bot.store.steps import Entry
from bot.store.whole import Whole

LARGEST = 200  # entries a transaction; both databases allow 32,000 arguments, an entry has five
TIMEOUT = 6
"""Turns of the event loop for which a group that is no lone entry waits for more: an event passes through as many on its way to the log."""

SHARED = (StoreFull, StoreLocked, StoreUnreachable, StoreUnwritable)  # faults of the database, not of one entry
Written = set[tuple[str, int]]


class Basis:
    """What was read from one log at one time: all that happens at its table rests upon it, until the log is read again."""

    __slots__ = ("broken",)

    def __init__(self) -> None:
        self.broken = False
        """Whether something that has happened since was not written: nothing that has happened upon that may be."""


class Waiting(NamedTuple):
    """An entry that is not durable yet, and upon what it has happened."""

    entry: Entry
    durable: asyncio.Future[None]
    upon: Basis | None


class GroupCommit:
    """Collects entries and has them written in groups.

    ``write`` takes a group (no two entries of one number in one log) at once; its future tells the numbers that were written, those that
    are missing were taken already, or come after one that was. What comes in one turn of the event loop is one group; when several come
    in one turn the house is busy, and the group waits a few turns more, for what else is on its way. Every further step follows from the
    one before it, with no task in between: each turn would be waiting time of a click. While entries come one by one the house is calm,
    and each is written where it comes.
    """

    def __init__(self, location: str, write: Callable[[Sequence[Entry]], asyncio.Future[Written]], *, several: bool = False) -> None:
        """``several``: a group may hold several entries of one log, since ``write`` leaves out what comes after one that was taken."""
        self._location = location
        self._write = write
        self._several = several
        self._waiting: list[Waiting] = []
        self._alone: list[Waiting] = []
        """Entries of a group that was refused for the fault of one of them: each is tried by itself."""
        self._writing: asyncio.Future[Written] | None = None
        self._turning = False
        self._turns = 0
        self._calm = False
        """Whether the last entry was alone in its turn and nothing waits: then the next one is written in the moment in which it comes."""

    async def add(self, entry: Entry, upon: Basis | None = None) -> None:
        """Return when the entry is durable; ``AlreadyDecided`` when its number is taken, or whatever ``write`` raised.

        ``upon``: what had been read from its log when it happened. Who is cancelled meanwhile goes when it is known what has become of it.
        """
        if upon is not None and upon.broken:  # before whoever wrote what was not written could hear of it
            raise StoreUnreachable(self._location, "an entry before this one was not written")
        if self._calm:
            self._calm = False
            self._begin_turn()  # what else comes in this turn is a group
            writing = self._begun((entry,))
            if writing.done() and not writing.cancelled() and writing.exception() is None and writing.result():
                return
            durable: asyncio.Future[None] = Whole()
            self._follow([Waiting(entry, durable, upon)], writing)
        else:
            durable = Whole()
            self._waiting.append(Waiting(entry, durable, upon))
            if self._writing is None and not self._turning:
                self._begin_turn()
        await durable

    def _begin_turn(self) -> None:
        self._turning = True
        asyncio.get_running_loop().call_soon(self._turn)

    async def drain(self) -> None:
        """Return when nothing waits any more."""
        while self._writing is not None or self._turning:
            await (asyncio.wait([self._writing]) if self._writing is not None else asyncio.sleep(0))

    def _turn(self) -> None:
        """Begin to write what has come in this turn of the event loop, or in the next ones where many are on their way."""
        if len(self._waiting) > 1 and self._turns < TIMEOUT:
            self._turns += 1
            asyncio.get_running_loop().call_soon(self._turn)
            return
        self._turning, self._turns = False, 0
        if self._writing is None:
            alone = len(self._waiting) <= 1
            self._write_next()
            self._calm = alone and self._writing is None

    def _write_next(self) -> None:
        """Write until something has to be waited for, or nothing waits any more."""
        while self._writing is None and (group := [self._alone.pop()] if self._alone else self._next_group()):
            self._follow(group, self._begun([one.entry for one in group]))

    def _begun(self, entries: Sequence[Entry]) -> asyncio.Future[Written]:
        """Begin to write; what goes wrong at once is told as what goes wrong later."""
        try:
            return self._write(entries)
        except Exception as fault:
            failed: asyncio.Future[Written] = asyncio.get_running_loop().create_future()
            failed.set_exception(fault)
            return failed

    def _follow(self, group: list[Waiting], writing: asyncio.Future[Written]) -> None:
        """Tell those of a group what becomes of it: now, where that is known at once."""
        if writing.done():
            self._written(group, writing)
        else:
            self._writing = writing
            writing.add_done_callback(partial(self._written_later, group))

    def _written_later(self, group: list[Waiting], written: asyncio.Future[Written]) -> None:
        self._writing = None
        self._written(group, written)
        self._write_next()

    def _next_group(self) -> list[Waiting]:
        group: dict[object, Waiting] = {}
        rest: list[Waiting] = []
        later: set[str] = set()
        for one in self._waiting:
            entry = one.entry
            key = (entry.table_id, entry.n) if self._several else entry.table_id
            if key in group or entry.table_id in later or len(group) == LARGEST:
                rest.append(one)  # of two with one number the later goes into a later group, and is refused there
                later.add(entry.table_id)  # with all that came upon it
            else:
                group[key] = one
        self._waiting = rest
        return list(group.values())

    def _written(self, group: list[Waiting], written: asyncio.Future[Written]) -> None:
        fault = asyncio.CancelledError() if written.cancelled() else written.exception()
        if fault is None:
            self._settle(group, written.result())
        elif isinstance(fault, StoreError) and not isinstance(fault, SHARED) and len(group) > 1:
            self._alone = group[::-1]  # the fault of one table is not the fault of the others
        elif isinstance(fault, StoreError):
            self._refuse(group, fault)
        else:  # whatever it is, nobody is left waiting
            self._refuse(group, StoreError(self._location, f"the writer stopped: {fault!r}"))

    def _settle(self, group: list[Waiting], written: Written) -> None:
        for one in group:
            table, number = one.entry.table_id, one.entry.n
            if (table, number) in written:
                one.durable.set_result(None)
            else:
                self._refuse([one], AlreadyDecided(self._location, table, number))

    def _refuse(self, group: list[Waiting], fault: StoreError) -> None:
        """Refuse entries, and with them those that have happened upon them: written, they would leave a gap in the log."""
        for one in group:
            if one.upon is not None:
                one.upon.broken = True
        self._waiting, upon = _parted(self._waiting)
        self._alone, alone_upon = _parted(self._alone)
        for one in (*group, *upon, *alone_upon):
            one.durable.set_exception(fault)


def _parted(waiting: list[Waiting]) -> tuple[list[Waiting], list[Waiting]]:
    """Part what waits into what may still be written, and what has happened upon something that was not."""
    upon = [one for one in waiting if one.upon is not None and one.upon.broken]
    return [one for one in waiting if one.upon is None or not one.upon.broken] if upon else waiting, upon
