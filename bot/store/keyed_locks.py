"""A fair lock for each name, made on demand."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class KeyedLocks:
    """Holders of one name take turns, in the order of asking."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._asking: Counter[str] = Counter()

    @asynccontextmanager
    async def of(self, name: str, max_wait: float | None = None) -> AsyncIterator[None]:
        """Hold the lock of ``name``. Raises TimeoutError after ``max_wait`` seconds (None: no limit)."""
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
