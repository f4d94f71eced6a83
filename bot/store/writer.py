"""The one thread that writes into a SQLite file.

A job is one function that gets the connection: a whole transaction is one trip to the thread and back, however many statements it has,
and once it is handed over it is done whole, whether its caller still waits or not.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from bot.store.errors import StoreUnreachable

Done = TypeVar("Done")


class Writer:
    """A connection of its own in a thread of its own; made by ``open``. Jobs are done in the order in which they were handed over."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any]] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store: writer")
        self._connection: sqlite3.Connection | None = None
        self._under_way = 0

    @property
    def idle(self) -> bool:
        """Whether every job that was handed over is done, as far as the event loop has heard."""
        return self._under_way == 0

    @classmethod
    async def open(cls, path: Path, patience: float) -> "Writer":
        """Connect; a statement waits ``patience`` seconds for another process. Raises sqlite3.Error when the file cannot be opened."""
        made = cls(path)
        made._thread.start()
        try:
            made._connection = await made._hand_over(lambda: sqlite3.connect(path, isolation_level=None, timeout=patience))
        except BaseException:
            made._jobs.put(None)
            raise
        return made

    def do(self, job: Callable[[sqlite3.Connection], Done]) -> "asyncio.Future[Done]":
        """Hand over a job; the future has its result, or what it raised; StoreUnreachable when the writer is closed."""
        connection = self._connection
        if connection is None:
            refused: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
            refused.set_exception(StoreUnreachable(str(self._path), "the store is closed"))
            return refused
        return self._hand_over(lambda: job(connection))

    def _hand_over(self, work: Callable[[], Done]) -> "asyncio.Future[Done]":
        future: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self._under_way += 1
        self._jobs.put((work, future))
        return future

    async def close(self) -> None:
        """Finish every job that was handed over, then let the file go. A second time nothing happens."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await self._hand_over(connection.close)
            finally:
                self._jobs.put(None)

    def _work(self) -> None:
        while (task := self._jobs.get()) is not None:
            work, future = task
            result, fault = None, None
            try:
                result = work()
            except BaseException as wrong:
                fault = wrong
            try:
                future.get_loop().call_soon_threadsafe(self._settle, future, result, fault)
            except RuntimeError:  # the loop is closed, nobody waits any more
                continue

    def _settle(self, future: asyncio.Future[Any], result: Any, fault: BaseException | None) -> None:
        self._under_way -= 1
        if future.done():  # who waited has gone
            return
        if fault is not None:
            future.set_exception(fault)
        else:
            future.set_result(result)
