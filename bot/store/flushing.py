"""One transaction for all that waits: the disk is flushed once, however many jobs there are, and the fault of one is its own.

Each job is between savepoints. When the database itself gives the transaction up (no room is left, for example), nothing of it was done,
and every job is tried by itself: then each has its own fault.
"""

import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

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
