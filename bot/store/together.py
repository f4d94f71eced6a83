"""Group commit: entries that wait at the same time become durable in one transaction.

A durable transaction costs one wait for the disk however many entries it holds. While one is under way, the entries of
other tables gather; the next one takes them all. An entry is never acknowledged before its own transaction is over, and
a lone entry waits for nobody.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from bot.store.errors import AlreadyDecided, StoreError, StoreFull, StoreLocked, StoreUnreachable, StoreUnwritable
from bot.store.steps import Entry

LARGEST = 200  # entries a transaction; both databases allow 32,000 arguments, an entry has five
SHARED = (StoreFull, StoreLocked, StoreUnreachable, StoreUnwritable)  # faults of the database, not of one entry
Written = set[tuple[str, int]]
Waiting = tuple[Entry, asyncio.Future[None]]


class GroupCommit:
    """Collects entries and has them written in groups.

    ``write`` gets a group (no two entries of one place in the log) and returns the places it wrote; those that are
    missing were taken already. It writes all or raises.
    """

    def __init__(self, place: str, write: Callable[[Sequence[Entry]], Awaitable[Written]]) -> None:
        self._place = place
        self._write = write
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def add(self, entry: Entry) -> None:
        """Return when the entry is durable; ``AlreadyDecided`` when its place is taken, or whatever ``write`` raised."""
        durable: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, durable))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._run(), name="store: group commit")
        await durable

    async def drain(self) -> None:
        """Return when nothing waits any more."""
        while self._writer is not None and not self._writer.done():
            await asyncio.wait([self._writer])

    async def _run(self) -> None:
        while self._waiting:
            group = self._next_group()
            try:
                await self._settle(group)
            except BaseException as fault:  # whatever it is, nobody is left waiting
                self._refuse([*group, *self._waiting], StoreError(self._place, f"the writer stopped: {fault!r}"))
                self._waiting.clear()
                raise

    def _next_group(self) -> list[Waiting]:
        group: dict[tuple[str, int], Waiting] = {}
        rest = []
        for entry, durable in self._waiting:
            key = (entry.table_id, entry.n)
            if key in group or len(group) == LARGEST:
                rest.append((entry, durable))  # of two for one place the later goes into a later group, and is refused there
            else:
                group[key] = (entry, durable)
        self._waiting = rest
        return list(group.values())

    async def _settle(self, group: list[Waiting]) -> None:
        try:
            written = await self._write([entry for entry, _ in group])
        except SHARED as fault:
            self._refuse(group, fault)
            return
        except StoreError as fault:
            if len(group) == 1:
                self._refuse(group, fault)
                return
            for one in group:  # the fault of one table is not the fault of the others
                await self._settle([one])
            return
        for entry, durable in group:
            if (entry.table_id, entry.n) not in written:
                self._refuse([(entry, durable)], AlreadyDecided(self._place, entry.table_id, entry.n))
            elif not durable.done():
                durable.set_result(None)

    @staticmethod
    def _refuse(group: list[Waiting], fault: StoreError) -> None:
        for _, durable in group:
            if not durable.done():  # done: who waited has gone
                durable.set_exception(fault)
