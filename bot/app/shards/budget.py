"""The share of this process in Discord's global rate limit (PR-3.2)."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import aiohttp

WHOLE, LEAST = 50, 5
"""Requests a second for all processes together, and the least share of each."""

LATE = 0.1
"""By how many seconds one request may be longer on its way than the next: they begin so much further apart, not to arrive together."""

FREE = ("/interactions/", "/webhooks/")
"""Parts of addresses that do not count: answers to presses."""


class RequestBudget:
    """Delays requests to the share of this process, and while Discord limits the whole bot."""

    def __init__(
        self,
        processes: Callable[[], int],
        whole: int = WHOLE,
        clock: Callable[[], float] = time.monotonic,
        *,
        goes: Callable[[], asyncio.Event | None],
    ) -> None:
        """``processes`` tells how many processes of the bot live; ``whole``: requests a second of all of them together.

        ``goes``: set but while Discord has stopped the whole bot; None where that is not known.
        """
        self._goes = goes
        self._processes = processes
        self._whole = whole
        self._clock = clock
        self._begun: deque[float] = deque()
        self._turn = asyncio.Lock()

    @property
    def most(self) -> int:
        """The requests that this process may start within a second."""
        return max(LEAST, self._whole // max(1, self._processes()))

    async def turn(self) -> None:
        """Wait until one more request fits. The library knows each route's limit, and of the bot's own only when it is told to stop.

        Then it lets no new request begin; those that wait here have begun for it.
        """
        async with self._turn:
            self._drop_old()
            while len(self._begun) >= self.most or self._stopped() is not None:
                await self._wait()
                self._drop_old()
            self._begun.append(self._clock())

    def _stopped(self) -> asyncio.Event | None:
        """Return what ends the stop of the whole bot, None when it is not stopped."""
        goes = self._goes()
        return None if goes is None or goes.is_set() else goes

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
        """Return what a client of aiohttp asks before each request."""
        made = aiohttp.TraceConfig()
        made.on_request_start.append(self._asked)
        return made

    async def _asked(self, _session: Any, _context: Any, asked: aiohttp.TraceRequestStartParams) -> None:
        if not any(part in asked.url.path for part in FREE):
            await self.turn()
