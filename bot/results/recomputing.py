"""Recomputes results from stored records: missing ones in the background, all of them for a recount (CL-11.2, 11.7)."""

import asyncio
import logging

from bot.results.results import VERSION, result_of
from bot.results.stored_results import night_of, rows_of
from bot.store import NightRow, ResultRow, Store, StoreError

log = logging.getLogger(__name__)

EVERY = 0.2
"""Seconds between two games."""
AT_ONCE = 50
"""Tables in one query."""


async def recomputed_rows(night: NightRow) -> tuple[ResultRow, ...]:
    """Recompute the results of a stored game in a worker thread. Raises ValueError, KeyError, TypeError for an unreadable record."""
    return await asyncio.to_thread(_rows, night)


def _rows(night: NightRow) -> tuple[ResultRow, ...]:
    stored = night_of(night)
    return rows_of(result_of(stored), [owner.seat for owner in stored.seat_owners if owner.ever_bot_player])


class Recomputing:
    """Computes missing results in the background after a start, five a second."""

    def __init__(self, store: Store, every: float = EVERY) -> None:
        self._store = store
        self._every = every
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="recompute results")

    async def close(self) -> None:
        """Stop; the next start continues."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            await self._all()
        except StoreError as wrong:
            log.warning("missing results wait for the next start: %s", type(wrong).__name__)
        except Exception:
            log.exception("missing results wait for the next start")

    async def _all(self) -> None:
        """Compute all missing results. Raises StoreError."""
        history, last = self._store.history, ""
        while tables := await history.without_results(VERSION, AT_ONCE, after=last):
            for table in tables:
                await asyncio.sleep(self._every)
                await self._one(table)
            last = tables[-1]

    async def _one(self, table_id: str) -> None:
        """Compute the results of one game; after a failure it stays without. Raises StoreError."""
        try:
            night = await self._store.history.night(table_id)
            if night is None:
                return
            rows = await recomputed_rows(night)
        except StoreError:
            raise
        except Exception as fault:
            log.warning("table %s has no results: %s", table_id, type(fault).__name__)
            return
        await self._store.history.put_results(table_id, rows)
