"""Looks after evenings one look at a time each: what changes during a look is looked at once more after it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class OneAtATime:
    """The looks that are going on, by the id of what is looked after."""

    def __init__(self, once_more: Callable[[str], None]) -> None:
        """``once_more`` is told of an id that was to be looked after while that was going on."""
        self._once_more = once_more
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._waiting: set[str] = set()

    def begin(self, of: str, look: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Begin a look; while another is going on, note that one more is wanted."""
        if of in self._at_work:
            self._waiting.add(of)
            return
        task = asyncio.create_task(look(), name=f"evening {of}")
        self._at_work[of] = task
        task.add_done_callback(lambda _: self._rested(of))

    def _rested(self, of: str) -> None:
        self._at_work.pop(of, None)
        if of in self._waiting:
            self._waiting.discard(of)
            self._once_more(of)

    def stop(self, of: str) -> None:
        """Cancel the look that is going on."""
        self._waiting.discard(of)
        if (task := self._at_work.get(of)) is not None:
            task.cancel()

    async def close(self, within: float) -> None:
        """Wait for what is going on, so many seconds at most; then cancel it."""
        working = list(self._at_work.values())
        if working:
            _, late = await asyncio.wait(working, timeout=within)
            for task in late:
                task.cancel()
            await asyncio.gather(*working, return_exceptions=True)
