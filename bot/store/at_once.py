"""The write that people wait for, done where they wait: in the event loop's own thread, as long as the disk is quick.

A trip to the writer's thread costs more than a quick disk does: each time one of the two threads has waited for anything, it waits again
for Python's lock and for a processor. So the loop writes entries of the log itself, all that came in one of its turns in one transaction,
and never waits for anything but the disk: a database that is busy, and for a while a disk that was slow, are left to the writer's thread.
Whether a disk is quick the thread finds out, before the loop waits for it.
"""

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from bot.store.errors import StoreLocked
from bot.store.writer import QUICK

Done = TypeVar("Done")

SLOW = QUICK
"""Seconds that a write may keep the loop."""

REST = 5.0
"""Seconds for which a disk that was slow is left to the thread, at most."""

TIMES = 20
"""A disk that was slow is left to the thread for so many times as long: one hiccup is no slow disk, and does not send hundreds of presses
the longer way."""


class AtOnce:
    """A connection of the event loop's thread. ``do`` says by None that the writer's thread has to do it."""

    def __init__(self, path: Path, now: Callable[[], float] = time.monotonic) -> None:
        """``now`` is the clock, in seconds. Raises sqlite3.Error when the file cannot be opened."""
        self._now = now
        self._resting_until = 0.0
        self.connection = sqlite3.connect(path, isolation_level=None, timeout=0)
        self.connection.execute("PRAGMA synchronous = FULL")
        self.connection.execute("PRAGMA foreign_keys = ON")
        self.connection.execute("PRAGMA secure_delete = ON")
        self.connection.execute("PRAGMA wal_autocheckpoint = 0")  # tidying up is the thread's

    def do(self, job: Callable[[sqlite3.Connection], Done]) -> Done | None:
        """Do one transaction and return its result; None when nothing was done, since it would have to wait. Raises what it raised."""
        begun = self._now()
        if begun < self._resting_until:
            return None
        try:
            return job(self.connection)
        except StoreLocked:
            return None
        finally:
            ended = self._now()
            if ended - begun > SLOW:
                self._resting_until = ended + min(REST, TIMES * (ended - begun))

    @property
    def quick(self) -> bool:
        """Whether the disk was quick when the loop waited for it last."""
        return self._resting_until <= self._now()

    def close(self) -> None:
        """Let the file go."""
        self.connection.close()
