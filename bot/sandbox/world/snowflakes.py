"""Snowflakes: Discord's ids, which grow with time and are never given twice."""

import time
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000
"""The first millisecond of 2015, from which Discord counts."""


class Snowflakes:
    """Gives ids in strictly growing order; the upper bits are milliseconds since Discord's epoch."""

    def __init__(self) -> None:
        self._last = 0

    def next(self) -> int:
        """Return a new id, greater than every id given before."""
        now = (time.time_ns() // 1_000_000 - EPOCH_MS) << 22
        self._last = max(now, self._last + 1)
        return self._last


def moment(snowflake: int) -> str:
    """Return the moment in which an id was made, as Discord writes timestamps."""
    return stamp(((snowflake >> 22) + EPOCH_MS) / 1000)


def stamp(seconds: float | None = None) -> str:
    """Return a Unix time (now by default) as Discord writes timestamps."""
    return datetime.fromtimestamp(time.time() if seconds is None else seconds, UTC).isoformat()
