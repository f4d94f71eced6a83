"""Attendances that do not overlap: while one runs, the wish for another is remembered."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class SerialRuns:
    """Runs at most one attendance of each evening, or each server, at a time."""

    def __init__(self, once_more: Callable[[str], None]) -> None:
        """``once_more`` gets the id of one whose attendance was requested while another one ran."""
        self._once_more = once_more
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._waiting: set[str] = set()

    def begin(self, of: str, look: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Start an attendance; while one runs, remember to repeat it."""
        if of in self._at_work:
            self._waiting.add(of)
            return
        task = asyncio.create_task(look(), name=f"attendance {of}")
        self._at_work[of] = task
        task.add_done_callback(lambda _: self._rested(of))

    def _rested(self, of: str) -> None:
        self._at_work.pop(of, None)
        if of in self._waiting:
            self._waiting.discard(of)
            self._once_more(of)

    def stop(self, of: str) -> None:
        """Cancel a running attendance."""
        self._waiting.discard(of)
        if (task := self._at_work.get(of)) is not None:
            task.cancel()

    async def close(self, within: float) -> None:
        """Wait ``within`` seconds for running attendances, then cancel them."""
        working = list(self._at_work.values())
        if working:
            _, late = await asyncio.wait(working, timeout=within)
            for task in late:
                task.cancel()
            await asyncio.gather(*working, return_exceptions=True)
