"""How fast the bot speaks in one place: at most so many sends in a window, counted before Discord has to."""

import asyncio
from collections import deque
from collections.abc import Callable


class Pace:
    """A window of ``most`` sends in ``seconds``; ``turn`` waits until one more fits."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._sent: deque[float] = deque()
        self._lock = asyncio.Lock()

    async def turn(self) -> None:
        """Wait for a free place in the window and take it."""
        async with self._lock:
            now = self._clock()
            while self._sent and self._sent[0] <= now - self._seconds:
                self._sent.popleft()
            if len(self._sent) >= self._most:
                await asyncio.sleep(self._sent[0] + self._seconds - now)
                self._sent.popleft()
            self._sent.append(self._clock())
