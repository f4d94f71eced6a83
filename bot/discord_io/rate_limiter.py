"""How fast the bot speaks in one place: at most so many sends in a window, counted before Discord has to."""

import asyncio
import time
from collections import deque
from collections.abc import Callable

LOOKED_THROUGH = 1024
"""Channels of which the pace is known, at least, before it is looked which may be forgotten."""


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
        """Whether nobody waits, and the next one would not either, as if nothing had been sent."""
        return not self._lock.locked() and (not self._sent or self._sent[-1] <= self._clock() - self._seconds)


class RateLimiters:
    """A pace for each channel; those of channels in which nothing has been sent lately are forgotten."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._measure = (most, seconds, clock)
        self._paces: dict[int, RateLimiter] = {}
        self._look_at = LOOKED_THROUGH

    def of(self, channel_id: int) -> RateLimiter:
        """Return the pace of a channel."""
        pace = self._paces.get(channel_id)
        if pace is None:
            if len(self._paces) >= self._look_at:
                self._paces = {channel: kept for channel, kept in self._paces.items() if not kept.free}
                self._look_at = max(LOOKED_THROUGH, 2 * len(self._paces))
            pace = self._paces[channel_id] = RateLimiter(*self._measure)
        return pace
