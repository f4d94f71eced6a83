"""Rate limits that are too long to wait for: such a request is not sent again before Discord takes it.

The library lets the limited request fail, since one that waits holds up all that comes after it. Such a fault is temporary, so the request
is tried again; but Discord counts refused requests, and the library forgets this limit. Tries before its end therefore fail here.
"""

import time
from collections.abc import Callable
from typing import Any, Final

import aiohttp
import discord

from bot.app.shards.budget import FREE
from bot.discord_io.request_faults import LONGEST_LIMIT

KEPT = 1024
"""Limits in memory before the first look for those that are over."""

EVERYTHING: Final = ("", "")
"""In place of method and path: a limit of the whole bot."""


class LongLimits:
    """The long limits of one client, each of one method and path, or of the whole bot."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._until: dict[tuple[str, str], float] = {}

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Have further requests with this trace fail with discord.RateLimited until their limit ends; return the trace."""
        trace.on_request_start.append(self._before_request)
        trace.on_request_end.append(self._after_request)
        return trace

    async def _before_request(self, _session: Any, _context: Any, request: aiohttp.TraceRequestStartParams) -> None:
        until = self._until.get((request.method, request.url.path), 0.0)
        if not any(part in request.url.path for part in FREE):
            until = max(until, self._until.get(EVERYTHING, 0.0))
        if (left := until - self._clock()) > 0:
            raise discord.RateLimited(left)

    async def _after_request(self, _session: Any, _context: Any, request: aiohttp.TraceRequestEndParams) -> None:
        headers = request.response.headers
        if request.response.status != 429 or "Via" not in headers:  # not by Discord, but by Cloudflare before it
            return
        wait = float(headers.get("Retry-After", 0))
        if wait > LONGEST_LIMIT:
            self._drop_old()
            limited = EVERYTHING if "X-RateLimit-Global" in headers else (request.method, request.url.path)
            self._until[limited] = self._clock() + wait

    def _drop_old(self) -> None:
        if len(self._until) >= KEPT:
            now = self._clock()
            self._until = {limited: until for limited, until in self._until.items() if until > now}
