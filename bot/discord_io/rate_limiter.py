"""Limits the messages in one channel to a number per time window, before Discord has to."""

import asyncio
import time
from collections import deque
from collections.abc import Callable

SWEEP_ABOVE = 1024
"""Channels in memory before the first sweep of idle ones."""


class RateLimiter:
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

    @property
    def free(self) -> bool:
        """Whether the window is empty and nobody waits."""
        return not self._lock.locked() and (not self._sent or self._sent[-1] <= self._clock() - self._seconds)


class RateLimiters:
    """A rate limiter for each channel; idle ones are dropped."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._arguments = (most, seconds, clock)
        self._limiters: dict[int, RateLimiter] = {}
        self._sweep_at = SWEEP_ABOVE

    def of(self, channel_id: int) -> RateLimiter:
        limiter = self._limiters.get(channel_id)
        if limiter is None:
            if len(self._limiters) >= self._sweep_at:
                self._limiters = {channel: kept for channel, kept in self._limiters.items() if not kept.free}
                self._sweep_at = max(SWEEP_ABOVE, 2 * len(self._limiters))
            limiter = self._limiters[channel_id] = RateLimiter(*self._arguments)
        return limiter
