"""Results made again from the records of finished games: missing ones in the background, all of them for a recount (CL-11.2, 11.7)."""

import asyncio
import contextlib
import logging
from collections.abc import Collection

from bot.club.outcome import GameResult
from bot.club.results import VERSION, result_of
from bot.club.stored import night_of, rows_of
from bot.store import NightRow, ResultRow, Store, StoreError

log = logging.getLogger(__name__)

EVERY = 0.2
"""Seconds between two games: five a second."""
AT_ONCE = 50
"""Tables that are looked up in one statement."""


async def made_again(night: NightRow) -> tuple[ResultRow, ...]:
    """Return the results of a stored game, made in a worker. Raises ValueError, KeyError, TypeError for a record that cannot be read."""
    result = await asyncio.to_thread(_result, night)
    return rows_of(result, _machines(night))


def _result(night: NightRow) -> GameResult:
    return result_of(night_of(night))


def _machines(night: NightRow) -> Collection[int]:
    return [sitter.seat for sitter in night_of(night).sitters if sitter.ever_machine]


class Remaking:
    """Makes missing results after the start, five a second, while the bot does other things."""

    def __init__(self, store: Store, every: float = EVERY) -> None:
        self._store = store
        self._every = every
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin; nothing waits for it."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="results made again")

    async def close(self) -> None:
        """Stop; what is left is made after the next start."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        try:
            await self._all()
        except StoreError as wrong:
            log.warning("missing results wait for the next start: %s", type(wrong).__name__)

    async def _all(self) -> None:
        """Make what is missing. Raises StoreError."""
        history, last = self._store.history, ""
        servers: set[int] = set()
        while tables := await history.without_results(VERSION, AT_ONCE, after=last):
            for table in tables:
                await asyncio.sleep(self._every)
                night = await history.night(table)
                if night is not None and await self._one(night):
                    servers.add(night.guild_id)
            last = tables[-1]
        for server in servers:
            await self._store.honours.drop_ratings(server)

    async def _one(self, night: NightRow) -> bool:
        """Make the results of one game; what fails stays without, and is this game's misfortune alone. Raises StoreError."""
        try:
            rows = await made_again(night)
        except Exception as fault:
            log.warning("table %s has no results: %s", night.table_id, type(fault).__name__)
            return False
        await self._store.history.put_results(night.table_id, rows)
        return True
