"""A cache of odds from simulated games, keyed by everything that they depend on; the oldest rows are dropped (MA-7.6)."""

import time
from collections.abc import Callable
from typing import NamedTuple

from bot.store.encoding import from_json, to_json
from bot.store.rows import Json
from bot.store.statements import Read, Statement, Write

KEPT = 2000
"""The most rows to keep."""

COLUMNS = "game, seats, options, level, basis"


class OddsKey(NamedTuple):
    """Game, number of seats, options as canonical JSON, level of the bots and their silence, hash of rules, players and parameters."""

    game: str
    seats: int
    options: str
    level: str
    basis: str


class OddsRows:
    """Tallies of simulated games. Every method may raise the kinds of ``StoreError`` that ``Store`` names."""

    def __init__(self, read: Read, write: Write, now: Callable[[], float] = time.time, *, kept: int = KEPT) -> None:
        """``kept`` is the most rows to keep."""
        self._read = read
        self._write = write
        self._now = now
        self._kept = kept

    async def tally(self, key: OddsKey) -> Json | None:
        """Return the tally of ``key``, or None. Raises ValueError for a damaged row."""
        sql = "SELECT tally FROM odds WHERE game = ? AND seats = ? AND options = ? AND level = ? AND basis = ?"
        rows = await self._read(sql, *key)
        return from_json(rows[0][0]) if rows else None

    async def keep(self, key: OddsKey, tally: Json) -> None:
        """Write or replace the tally of ``key``, and drop the oldest rows above the limit."""
        upsert = (
            f"INSERT INTO odds ({COLUMNS}, tally, at) VALUES (?, ?, ?, ?, ?, ?, ?) "
            f"ON CONFLICT ({COLUMNS}) DO UPDATE SET tally = excluded.tally, at = excluded.at"
        )
        oldest = f"DELETE FROM odds WHERE ({COLUMNS}) IN (SELECT {COLUMNS} FROM odds ORDER BY at DESC, {COLUMNS} LIMIT ? OFFSET ?)"
        await self._write(Statement(upsert, (*key, to_json(tally), float(self._now()))), Statement(oldest, (self._kept, self._kept)))
