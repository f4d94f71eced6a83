"""Group commit: entries that wait at the same time become durable in one transaction.

A durable transaction costs one wait for the disk however many entries it holds. During one transaction further entries gather for the
next. An entry is acknowledged only after its own transaction, a lone entry does not wait, and no entry is written that is based on one
that failed.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

from bot.store.errors import AlreadyDecided, StoreError, StoreFull, StoreLocked, StoreUnreachable, StoreUnwritable
from bot.store.steps import Entry

Done = TypeVar("Done")


class ShieldedFuture(asyncio.Future[Done]):
    """A future that ignores cancellation: the waiting task is cancelled once the future is done, so the outcome is known."""

    def cancel(self, msg: object = None) -> bool:  # noqa: ARG002  # asyncio's own signature
        """Do nothing: the loop cancels the task when it wakes."""
        return False


LARGEST = 200  # entries a transaction; both databases allow 32,000 arguments, an entry has five
TIMEOUT = 6
"""Turns of the event loop for which a group of several entries waits for more: an event takes as many on its way to the log."""

SHARED = (StoreFull, StoreLocked, StoreUnreachable, StoreUnwritable)  # faults of the database, not of one entry
Written = set[tuple[str, int]]


class Basis:
    """One reading of a log: everything at its table is based on it, until the log is read again."""

    __slots__ = ("broken",)

    def __init__(self) -> None:
        self.broken = False
        """Whether a later entry was not written: then no entry based on it may be."""


class Waiting(NamedTuple):
    """An entry that is not durable yet, and its basis."""

    entry: Entry
    durable: asyncio.Future[None]
    upon: Basis | None


class GroupCommit:
    """Collects entries and has them written in groups.

    ``write`` takes a group (no two entries with one number in one log); its future has the written numbers, without those that were taken
    already or follow one that was. The entries of one turn of the event loop are one group; when there are several, the group waits a few
    more turns for others. While entries come one by one, each is written where it comes. No task lies in between: each turn of the loop
    would delay the answer to a click.
    """

    def __init__(self, location: str, write: Callable[[Sequence[Entry]], asyncio.Future[Written]], *, several: bool = False) -> None:
        """``several``: a group may hold several entries of one log, since ``write`` skips entries after a taken number."""
        self._location = location
        self._write = write
        self._several = several
        self._waiting: list[Waiting] = []
        self._alone: list[Waiting] = []
        """Entries of a group that failed because of one of them: each is tried by itself."""
        self._writing: asyncio.Future[Written] | None = None
        self._turning = False
        self._turns = 0
        self._calm = False
        """Whether the last entry was alone in its turn and nothing waits: then the next one is written at once."""

    async def add(self, entry: Entry, upon: Basis | None = None) -> None:
        """Return when the entry is durable; ``AlreadyDecided`` when its number is taken, or the exception of ``write``.

        ``upon`` is its basis. Cancellation takes effect once the outcome is known.
        """
        if upon is not None and upon.broken:  # the failure is not handled yet by its writer
            raise StoreUnreachable(self._location, "an entry before this one was not written")
        if self._calm:
            self._calm = False
            self._begin_turn()  # further entries of this turn form a group
            writing = self._begun((entry,))
            if writing.done() and not writing.cancelled() and writing.exception() is None and writing.result():
                return
            durable: asyncio.Future[None] = ShieldedFuture()
            self._follow([Waiting(entry, durable, upon)], writing)
        else:
            durable = ShieldedFuture()
            self._waiting.append(Waiting(entry, durable, upon))
            if self._writing is None and not self._turning:
                self._begin_turn()
        await durable

    def _begin_turn(self) -> None:
        self._turning = True
        asyncio.get_running_loop().call_soon(self._turn)

    async def drain(self) -> None:
        """Return when nothing waits."""
        while self._writing is not None or self._turning:
            await (asyncio.wait([self._writing]) if self._writing is not None else asyncio.sleep(0))

    def _turn(self) -> None:
        """Start to write the entries of this turn of the event loop, or of a few turns when there are many."""
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
        """Write until a write has to be awaited, or nothing waits."""
        while self._writing is None and (group := [self._alone.pop()] if self._alone else self._next_group()):
            self._follow(group, self._begun([one.entry for one in group]))

    def _begun(self, entries: Sequence[Entry]) -> asyncio.Future[Written]:
        """Start to write; an immediate exception becomes a failed future."""
        try:
            return self._write(entries)
        except Exception as fault:
            failed: asyncio.Future[Written] = asyncio.get_running_loop().create_future()
            failed.set_exception(fault)
            return failed

    def _follow(self, group: list[Waiting], writing: asyncio.Future[Written]) -> None:
        """Settle a group when its write is done, now if possible."""
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
                rest.append(one)  # the second of one number is refused in a later group
                later.add(entry.table_id)  # and so are all entries based on it
            else:
                group[key] = one
        self._waiting = rest
        return list(group.values())

    def _written(self, group: list[Waiting], written: asyncio.Future[Written]) -> None:
        fault = asyncio.CancelledError() if written.cancelled() else written.exception()
        if fault is None:
            self._settle(group, written.result())
        elif isinstance(fault, StoreError) and not isinstance(fault, SHARED) and len(group) > 1:
            self._alone = group[::-1]  # do not fail all for one table
        elif isinstance(fault, StoreError):
            self._refuse(group, fault)
        else:  # leave nobody waiting
            self._refuse(group, StoreError(self._location, f"the writer stopped: {fault!r}"))

    def _settle(self, group: list[Waiting], written: Written) -> None:
        for one in group:
            table, number = one.entry.table_id, one.entry.n
            if (table, number) in written:
                one.durable.set_result(None)
            else:
                self._refuse([one], AlreadyDecided(self._location, table, number))

    def _refuse(self, group: list[Waiting], fault: StoreError) -> None:
        """Refuse entries and those based on them, which would leave a gap in the log."""
        for one in group:
            if one.upon is not None:
                one.upon.broken = True
        self._waiting, upon = _parted(self._waiting)
        self._alone, alone_upon = _parted(self._alone)
        for one in (*group, *upon, *alone_upon):
            one.durable.set_exception(fault)


def _parted(waiting: list[Waiting]) -> tuple[list[Waiting], list[Waiting]]:
    """Split waiting entries into those that may still be written and those with a broken basis."""
    upon = [one for one in waiting if one.upon is not None and one.upon.broken]
    return [one for one in waiting if one.upon is None or not one.upon.broken] if upon else waiting, upon
