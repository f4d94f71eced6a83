"""The one thread that writes into a SQLite file.

A job is one function that gets the connection: a whole transaction is one trip to the thread and back, however many statements it has,
and once it is handed over it is done whole: a caller that is cancelled goes when it is over. Jobs that wait at the same time and may share
a transaction share one: on a slow disk each waits for the flush that is under way and for its own, not for one flush of each job before it.
"""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from bot.store.errors import StoreUnreachable
from bot.store.whole import Whole

Job = Callable[[], Any]


@dataclass(frozen=True, slots=True)
class Ended:
    """How a job ended: with a result, or with a fault."""

    result: Any = None
    fault: BaseException | None = None


class GivenUp(Exception):
    """The database has ended the transaction by itself; nothing of it was done."""


def alone(job: Job) -> Ended:
    """Do one job, which sees to its own transaction."""
    try:
        return Ended(job())
    except BaseException as fault:
        return Ended(fault=fault)


def done(connection: sqlite3.Connection, jobs: Sequence[Job]) -> list[Ended]:
    """Do jobs that may share a transaction; return how each ended, once it is on the disk or could not be. Raises nothing."""
    try:
        _take_back(connection)  # what a job left open would swallow what comes after it: that would be acknowledged and not be durable
    except sqlite3.Error as fault:
        return [Ended(fault=fault)] * len(jobs)
    return [alone(jobs[0])] if len(jobs) == 1 else together(connection, jobs)


def together(connection: sqlite3.Connection, jobs: Sequence[Job]) -> list[Ended]:
    """Do all jobs in one durable transaction, in their order; return how each ended once it is on the disk, or could not be."""
    try:
        connection.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as fault:  # it is held by another process: that is the same for all
        return [Ended(fault=fault)] * len(jobs)
    try:
        ended = [_saved(connection, job) for job in jobs]
        connection.execute("COMMIT")
    except GivenUp:
        return [alone(job) for job in jobs]
    except BaseException as fault:
        with contextlib.suppress(sqlite3.Error):  # a disk that fails may fail here too; then it is tried before the next job
            _take_back(connection)
        return [Ended(fault=fault)] * len(jobs)
    return ended


def _take_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def _saved(connection: sqlite3.Connection, job: Job) -> Ended:
    """Do a job, or leave no trace of it. Raises GivenUp."""
    connection.execute("SAVEPOINT job")
    ended = alone(job)
    if not connection.in_transaction:
        raise GivenUp
    if ended.fault is not None:
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")
    return ended


Done = TypeVar("Done")

LARGEST = 200
"""Jobs of one transaction, at most."""

QUICK = 0.005
"""Seconds of a transaction on a disk that is quick enough to be waited for by the event loop."""


@dataclass(frozen=True, slots=True)
class Task:
    """A job that was handed over. ``shares``: the connection on which it may be in one transaction with others; None: it is alone."""

    job: Job
    future: asyncio.Future[Any]
    shares: sqlite3.Connection | None = None


class Writer:
    """A connection of its own in a thread of its own; made by ``open``. Jobs are done in the order in which they were handed over."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: SimpleQueue[Task | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store: writer")
        self._connection: sqlite3.Connection | None = None
        self._under_way = 0
        self.quick = False
        """Whether the last shared transaction was on the disk at once; a disk of which nothing is known is not trusted."""

    @property
    def idle(self) -> bool:
        """Whether every job that was handed over is done, as far as the event loop has heard."""
        return self._under_way == 0

    @classmethod
    async def open(cls, path: Path, lock_wait: float) -> "Writer":
        """Connect; a statement waits ``lock_wait`` seconds for another process. Raises sqlite3.Error when the file cannot be opened."""
        made = cls(path)
        made._thread.start()
        opening: asyncio.Future[sqlite3.Connection] = made._hand_over(
            lambda: sqlite3.connect(path, isolation_level=None, timeout=lock_wait)
        )
        try:
            made._connection = await opening
        except BaseException:
            made._jobs.put(None)
            raise
        return made

    def do(self, job: Callable[[sqlite3.Connection], Done], *, shares: bool = False) -> "asyncio.Future[Done]":
        """Hand over a job; the future has its result, or what it raised; StoreUnreachable when the writer is closed.

        ``shares``: the job only reads and writes rows, and may be in one transaction with others; it may be done a second time when
        nothing is left of the first.
        """
        connection = self._connection
        if connection is None:
            refused: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
            refused.set_exception(StoreUnreachable(str(self._path), "the store is closed"))
            return refused
        return self._hand_over(lambda: job(connection), connection if shares else None)

    def _hand_over(self, job: Callable[[], Done], shares: sqlite3.Connection | None = None) -> "asyncio.Future[Done]":
        future: asyncio.Future[Done] = Whole()
        self._under_way += 1
        self._jobs.put(Task(job, future, shares))
        return future

    async def close(self) -> None:
        """Finish every job that was handed over, then let the file go. A second time nothing happens."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await self._hand_over(connection.close)
            finally:
                self._jobs.put(None)

    # ---- in the thread

    def _work(self) -> None:
        waiting: deque[Task | None] = deque()
        while (task := waiting.popleft() if waiting else self._jobs.get()) is not None:
            group = [task, *self._others(task, waiting)]
            ended = self._done(group)
            with contextlib.suppress(RuntimeError):  # the loop is closed, nobody waits any more
                task.future.get_loop().call_soon_threadsafe(self._settle, group, ended)

    def _others(self, first: Task, waiting: deque[Task | None]) -> list[Task]:
        """Take from the queue what may be done in one transaction with ``first``; what comes after that goes into ``waiting``."""
        others: list[Task] = []
        while first.shares is not None and len(others) < LARGEST - 1 and not waiting:
            try:
                task = self._jobs.get_nowait()
            except Empty:
                break
            if task is None or task.shares is None:
                waiting.append(task)
            else:
                others.append(task)
        return others

    def _done(self, group: Sequence[Task]) -> list[Ended]:
        connection, begun = group[0].shares, time.monotonic()
        ended = [alone(group[0].job)] if connection is None else done(connection, [task.job for task in group])
        if connection is not None:
            self.quick = time.monotonic() - begun < QUICK
        return ended

    def _settle(self, group: Sequence[Task], ended: Sequence[Ended]) -> None:
        self._under_way -= len(group)
        for task, end in zip(group, ended, strict=True):
            if end.fault is not None:
                task.future.set_exception(end.fault)
            else:
                task.future.set_result(end.result)
