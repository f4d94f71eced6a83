"""A limit too long to wait for: the request fails, its repetitions stay here until Discord takes them, and others go out."""

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.app.long_limits import KEPT, LongLimits
from bot.discord_io.request_faults import LONGEST_LIMIT
from bot.sandbox import Discord
from tests.bot.tables.conftest import Clock

HOUR = 3600.0


class Asking:
    """A session with limits, and what a bot asks Discord."""

    def __init__(self, server: Discord, session: aiohttp.ClientSession, clock: Clock) -> None:
        self.server, self.session, self.clock = server, session, clock

    async def ask(self, path: str) -> int:
        """Return the status of the answer. Raises discord.RateLimited."""
        headers = {"Authorization": f"Bot {self.server.token}"}
        async with self.session.get(f"{self.server.api_url}{path}", headers=headers) as answer:
            return answer.status


@pytest.fixture
async def asking() -> AsyncIterator[Asking]:
    clock = Clock()
    async with Discord() as server, aiohttp.ClientSession(trace_configs=[LongLimits(clock).watch(aiohttp.TraceConfig())]) as session:
        yield Asking(server, session, clock)


async def test_a_request_limited_for_long_is_sent_once_and_not_before_the_end(asking: Asking) -> None:
    fault = asking.server.faults.answer(429, times=None, route="^/users/@me$", retry_after=HOUR)
    assert await asking.ask("/users/@me") == 429
    asking.clock.pass_(HOUR / 2)
    with pytest.raises(discord.RateLimited) as limited:
        await asking.ask("/users/@me")
    assert (limited.value.retry_after, fault.met) == (HOUR / 2, 1)
    asking.clock.pass_(HOUR / 2)
    asking.server.faults.clear()
    assert await asking.ask("/users/@me") == 200


async def test_a_short_limit_and_one_of_cloudflare_are_left_to_the_library(asking: Asking) -> None:
    for retry_after, via in ((LONGEST_LIMIT, True), (HOUR, False)):
        asking.server.faults.answer(429, route="^/users/@me$", retry_after=retry_after, via=via)
        assert await asking.ask("/users/@me") == 429
        assert await asking.ask("/users/@me") == 200


async def test_a_limit_of_the_whole_bot_holds_everything_but_answers_to_presses(asking: Asking) -> None:
    asking.server.faults.answer(429, route="^/users/@me$", retry_after=HOUR, everywhere=True)
    assert await asking.ask("/users/@me") == 429
    with pytest.raises(discord.RateLimited):
        await asking.ask("/gateway/bot")
    assert await asking.ask("/webhooks/1/unknown") != 429
    asking.clock.pass_(HOUR)
    assert await asking.ask("/gateway/bot") == 200


async def test_limits_that_are_over_are_forgotten() -> None:
    clock = Clock()
    limits, trace = LongLimits(clock), aiohttp.TraceConfig()
    limits.watch(trace)
    for number in range(3 * KEPT):
        response = SimpleNamespace(status=429, headers={"Via": "1.1 google", "Retry-After": str(HOUR)})
        request = SimpleNamespace(method="GET", url=SimpleNamespace(path=f"/{number}"), response=response)
        await limits._after_request(None, None, cast(Any, request))
        clock.pass_(HOUR / KEPT)
    assert len(limits._until) <= KEPT
