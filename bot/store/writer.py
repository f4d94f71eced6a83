"""The one thread that writes into a SQLite file.

A job is a function of the connection: a whole transaction takes one trip to the thread and back, however many statements it has. A queued
job always runs to its end, and cancelling its caller takes effect afterwards. Shareable jobs that wait at the same time are written in one
transaction: on a slow disk each waits for the current flush and its own, not for one flush of each job before it.
"""

import asyncio
import contextlib
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from bot.store.errors import StoreUnreachable

Job = Callable[[], Any]
T = TypeVar("T")


class ShieldedFuture(asyncio.Future[T]):
    """A future that ignores cancellation: the waiting task is cancelled once the future is done, so the outcome is known."""

    def cancel(self, msg: object = None) -> bool:  # noqa: ARG002  # asyncio's own signature
        """Do nothing: the loop cancels the task when it wakes."""
        return False


@dataclass(frozen=True, slots=True)
class JobOutcome:
    """The result of a job, or its exception."""

    result: Any = None
    fault: BaseException | None = None


class TransactionLost(Exception):
    """SQLite rolled the transaction back by itself."""


def alone(job: Job) -> JobOutcome:
    """Run a job with a transaction of its own."""
    try:
        return JobOutcome(job())
    except BaseException as fault:
        return JobOutcome(fault=fault)


def done(connection: sqlite3.Connection, jobs: Sequence[Job]) -> list[JobOutcome]:
    """Run jobs that may share a transaction; return the outcome of each, once durable or failed. Raises nothing."""
    try:
        roll_back(connection)  # a transaction left open would swallow later jobs: acknowledged, but not durable
    except sqlite3.Error as fault:
        return [JobOutcome(fault=fault)] * len(jobs)
    return [alone(jobs[0])] if len(jobs) == 1 else together(connection, jobs)


def together(connection: sqlite3.Connection, jobs: Sequence[Job]) -> list[JobOutcome]:
    """Run all jobs in one durable transaction, in order; return the outcome of each."""
    try:
        connection.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as fault:  # another process holds the database
        return [JobOutcome(fault=fault)] * len(jobs)
    try:
        ended = [_saved(connection, job) for job in jobs]
        connection.execute("COMMIT")
    except TransactionLost:
        return [alone(job) for job in jobs]
    except BaseException as fault:
        with contextlib.suppress(sqlite3.Error):  # a failing disk may fail here too; the next job tries again
            roll_back(connection)
        return [JobOutcome(fault=fault)] * len(jobs)
    return ended


def roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:  # some errors have rolled back already
        connection.execute("ROLLBACK")


def _saved(connection: sqlite3.Connection, job: Job) -> JobOutcome:
    """Do a job, or leave no trace of it. Raises GivenUp."""
    connection.execute("SAVEPOINT job")
    ended = alone(job)
    if not connection.in_transaction:
        raise TransactionLost
    if ended.fault is not None:
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")
    return ended


LARGEST = 200
"""The most jobs in one transaction."""


@dataclass(frozen=True, slots=True)
class QueuedJob:
    """A queued job. ``shares``: the connection on which it may share a transaction with others; None: it may not."""

    job: Job
    future: asyncio.Future[Any]
    shares: sqlite3.Connection | None = None


class Writer:
    """A connection in its own thread; made by ``open``. Jobs run in the order of queueing."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: SimpleQueue[QueuedJob | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store: writer")
        self._connection: sqlite3.Connection | None = None

    @classmethod
    async def open(cls, path: Path, lock_wait: float) -> "Writer":
        """Connect; a statement waits ``lock_wait`` seconds for another process. Raises sqlite3.Error."""
        made = cls(path)
        made._thread.start()
        opening: asyncio.Future[sqlite3.Connection] = made._queue(lambda: sqlite3.connect(path, isolation_level=None, timeout=lock_wait))
        try:
            made._connection = await opening
        except BaseException:
            made._jobs.put(None)
            raise
        return made

    def do(self, job: Callable[[sqlite3.Connection], T], *, shares: bool = False) -> "asyncio.Future[T]":
        """Queue a job; the future has its result or exception; StoreUnreachable when the writer is closed.

        ``shares``: the job only reads and writes rows and may share a transaction with others; it may run again after a rollback.
        """
        connection = self._connection
        if connection is None:
            refused: asyncio.Future[T] = asyncio.get_running_loop().create_future()
            refused.set_exception(StoreUnreachable(str(self._path), "the store is closed"))
            return refused
        return self._queue(lambda: job(connection), connection if shares else None)

    def _queue(self, job: Callable[[], T], shares: sqlite3.Connection | None = None) -> "asyncio.Future[T]":
        future: asyncio.Future[T] = ShieldedFuture()
        self._jobs.put(QueuedJob(job, future, shares))
        return future

    async def close(self) -> None:
        """Finish all queued jobs and close the file. A second call does nothing."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await self._queue(connection.close)
            finally:
                self._jobs.put(None)

    # ---- in the thread

    def _work(self) -> None:
        waiting: deque[QueuedJob | None] = deque()
        while (task := waiting.popleft() if waiting else self._jobs.get()) is not None:
            group = [task, *self._others(task, waiting)]
            ended = self._done(group)
            with contextlib.suppress(RuntimeError):  # the loop is closed
                task.future.get_loop().call_soon_threadsafe(self._settle, group, ended)

    def _others(self, first: QueuedJob, waiting: deque[QueuedJob | None]) -> list[QueuedJob]:
        """Take from the queue the jobs that may share a transaction with ``first``; the next one goes into ``waiting``."""
        others: list[QueuedJob] = []
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

    def _done(self, group: Sequence[QueuedJob]) -> list[JobOutcome]:
        connection = group[0].shares
        return [alone(group[0].job)] if connection is None else done(connection, [task.job for task in group])

    def _settle(self, group: Sequence[QueuedJob], ended: Sequence[JobOutcome]) -> None:
        for task, end in zip(group, ended, strict=True):
            if end.fault is not None:
                task.future.set_exception(end.fault)
            else:
                task.future.set_result(end.result)
