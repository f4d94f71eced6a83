"""One after another, for each name by itself, in the order of asking."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Whoever names the same thing waits for those who named it before."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._asking: Counter[str] = Counter()

    @asynccontextmanager
    async def of(self, name: str, max_wait: float | None = None) -> AsyncIterator[None]:
        """Hold the turn of ``name``. Raises TimeoutError when it has not come after ``max_wait`` seconds (None: wait for it)."""
        lock = self._locks.setdefault(name, asyncio.Lock())
        self._asking[name] += 1
        try:
            async with asyncio.timeout(max_wait):
                await lock.acquire()
            try:
                yield
            finally:
                lock.release()
        finally:
            self._asking[name] -= 1
            if not self._asking[name]:
                del self._asking[name], self._locks[name]
