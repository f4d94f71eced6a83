"""Moves that have happened in memory and are on their way to the log.

A hundred people who press within a second need not wait for one another's flush of the disk: each answer happens upon the one before it,
they become durable together, and each is acknowledged when its own entry is. Whatever shows the table, and every other kind of move, waits
until nothing is under way.
"""

import asyncio
from typing import NamedTuple

from bot.store import Basis
from bot.tables.session.entries import Entry
from engines import Notice


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
