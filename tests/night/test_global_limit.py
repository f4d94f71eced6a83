"""When Discord stops the whole bot, nothing of this process goes out until it may (PR-3.2)."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.sandbox.rest.serving import Exchange
from tests.night.evening import FAST, Evening

STOPPED = 2.5
"""Seconds for which Discord stops the bot; longer than those for which a request waits its turn here."""

ASKED = 80
"""Requests, of which some have to wait for their turn."""


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening with the limit that Discord has."""
    async with Evening(tmp_path, tempo=replace(FAST, requests=50)) as made:
        yield made


@pytest.mark.rule("PR-3.2")
async def test_queued_requests_wait_for_the_end_of_a_global_limit_too(evening: Evening) -> None:
    channels = [evening.discord.create_channel(evening.guild, f"stůl-{n}") for n in range(ASKED)]
    loop, at = asyncio.get_running_loop(), list[float]()

    def asked(exchange: Exchange) -> None:
        if exchange.method == "GET" and exchange.path.startswith("/channels/"):
            at.append(loop.time())

    evening.discord.watchers.append(asked)
    stop = evening.discord.faults.answer(429, method="GET", route=r"^/channels/\d+$", everywhere=True, retry_after=STOPPED)
    began = loop.time()
    await asyncio.gather(*(evening.client.fetch_channel(channel.id) for channel in channels))
    assert stop.met == 1 and len(at) == ASKED
    under_way = min(at) + 0.5
    assert [round(when - began, 1) for when in at if under_way < when < min(at) + STOPPED] == []
