"""This process's share of Discord's global rate limit (PR-3.2)."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import aiohttp

WHOLE, LEAST = 50, 5
"""Requests a second of all processes together, and the smallest share of one process."""

LATE = 0.1
"""Seconds added to the window, since one request may take longer to arrive than the next."""

FREE = ("/interactions/", "/webhooks/")
"""Parts of URLs that Discord does not count: answers to interactions."""


class RequestBudget:
    """Delays requests beyond this process's share, and all while Discord limits the whole bot."""

    def __init__(
        self,
        processes: Callable[[], int],
        whole: int = WHOLE,
        clock: Callable[[], float] = time.monotonic,
        *,
        global_limit: Callable[[], asyncio.Event | None],
    ) -> None:
        """``processes`` returns the number of live processes of the bot; ``whole``: requests a second of all of them together.

        ``global_limit`` returns an event that is cleared while Discord limits the whole bot; None: unknown.
        """
        self._global_limit = global_limit
        self._processes = processes
        self._whole = whole
        self._clock = clock
        self._begun: deque[float] = deque()
        self._turn = asyncio.Lock()

    @property
    def most(self) -> int:
        """The number of requests that this process may start within a second."""
        return max(LEAST, self._whole // max(1, self._processes()))

    async def turn(self) -> None:
        """Wait until one more request fits.

        The library waits for route limits itself, and for the global one before a request starts; requests that wait here count as started.
        """
        async with self._turn:
            self._drop_old()
            while len(self._begun) >= self.most or self._stopped() is not None:
                await self._wait()
                self._drop_old()
            self._begun.append(self._clock())

    def _stopped(self) -> asyncio.Event | None:
        """Return the event that ends Discord's limit of the whole bot, None without one."""
        over = self._global_limit()
        return None if over is None or over.is_set() else over

    async def _wait(self) -> None:
        if (stopped := self._stopped()) is not None:
            await stopped.wait()
        else:
            await asyncio.sleep(max(0.0, self._begun[0] + 1.0 + LATE - self._clock()))

    def _drop_old(self) -> None:
        now = self._clock()
        while self._begun and self._begun[0] <= now - 1.0 - LATE:
            self._begun.popleft()

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace config with which aiohttp waits before each request."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._before_request)
        return config

    async def _before_request(self, _session: Any, _context: Any, request: aiohttp.TraceRequestStartParams) -> None:
        if not any(part in request.url.path for part in FREE):
            await self.turn()
