"""One connection to Discord for each shard held, also when several things break at the same time (PR-1.2, PR-1.5)."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from discord.backoff import ExponentialBackoff

from bot.app.shards import holding as holding_module
from bot.app.shards.holding import Holding
from bot.app.shards.lock_session import LockSession
from bot.sandbox import Discord
from tests.night.several import BotProcess
from tests.postgres_server import emptied

LIBRARY_WAITS = 1.0
"""Seconds for which the library waits before it connects again, here."""


class Process:
    """A bot of one shard, and what can be cut of it."""

    def __init__(self, discord: Discord, folder: Path, database: str) -> None:
        self.discord = discord
        self.folder = folder
        self.database = database
        self.bot = BotProcess(discord, folder / "first", database)
        self.waits: list[int] = []
        """The shards of which the library waits to connect again."""

    @property
    def holding(self) -> Holding:
        assert self.bot.client.serving is not None
        return self.bot.client.serving.holding

    def live(self) -> int:
        """Count the connections on which Discord tells events of shard 0."""
        return sum(session.transport is not None for session in self.discord.gateway.sessions.values())

    async def cut_database(self) -> None:
        """End the session that holds the shards, and wait until it is won back."""
        epoch, session = self.holding.epochs[0], self.holding.session
        assert session is not None
        session._connection.terminate()
        await soon(lambda: self.holding.epochs.get(0, epoch) > epoch and self.holding.certain)

    async def cut_gateway(self) -> None:
        """Be out of reach until the library waits for its next try."""
        await self.discord.go_away()
        await soon(lambda: self.waits)
        await self.discord.come_back()


async def soon(check: Callable[[], object], within: float = 20.0) -> None:
    async with asyncio.timeout(within):
        while not check():  # noqa: ASYNC110 - nothing tells when the inside of the bot has changed
            await asyncio.sleep(0.01)


@pytest.fixture
async def process(tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Process]:
    monkeypatch.setattr(holding_module, "EVERY", 0.1)
    async with Discord() as discord:
        made = Process(discord, tmp_path, await emptied(postgres_url))

        def delay(_backoff: Any) -> float:
            made.waits.append(0)
            return LIBRARY_WAITS

        monkeypatch.setattr(ExponentialBackoff, "delay", delay)
        await made.bot.until_holding(0)
        await discord.bot_ready(20)
        yield made
        await made.bot.stop()


@pytest.mark.rule("PR-1.2", "PR-1.5")
async def test_a_network_that_was_away_leaves_one_connection(process: Process) -> None:
    """The session is won back while the library has not yet connected again by itself."""
    await process.cut_gateway()
    await process.cut_database()
    await asyncio.sleep(LIBRARY_WAITS + 1.0)
    assert process.live() == 1
    await process.discord.bot_ready(20)


async def lost_to_another(process: Process, monkeypatch: pytest.MonkeyPatch) -> tuple[BotProcess, asyncio.Event]:
    """Let a standby take the shard over; the first process has a database session again when the event is set."""
    other = BotProcess(process.discord, process.folder / "other", process.database)
    await other.until_standing()
    monkeypatch.setattr(holding_module, "PATIENCE", 0.3)
    back = asyncio.Event()
    again = process.holding._again

    async def late() -> LockSession:
        await back.wait()
        return await again()

    monkeypatch.setattr(process.holding, "_again", late)
    session = process.holding.session
    assert session is not None
    session._connection.terminate()
    await other.until_holding(0)
    return other, back


@pytest.mark.rule("PR-1.2", "PR-1.5")
async def test_a_connection_that_was_being_resumed_when_its_shard_was_lost_is_closed(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    http = process.bot.client.http
    connect, may = http.ws_connect, asyncio.Event()

    async def slow(url: str, **options: Any) -> Any:
        await may.wait()
        return await connect(url, **options)

    somebody = await LockSession.open(process.database, process.discord.application.id)
    # the other process has to wait: once it has identified, nothing can be resumed here
    while not await somebody.take_bucket(0):  # noqa: ASYNC110 - the locks of a database tell nobody when they fall
        await asyncio.sleep(0.05)
    monkeypatch.setattr(http, "ws_connect", slow)
    await process.discord.gateway.drop()
    other, back = await lost_to_another(process, monkeypatch)
    back.set()
    await soon(lambda: not process.holding.owns_or_regains_shard(0))
    may.set()
    await soon(lambda: process.discord.gateway.resumed == 1)
    await soon(lambda: process.live() == 0, within=3)
    await somebody.close()
    await process.discord.bot_ready(20)
    await other.stop()
    await process.bot.until_holding(0)
    await soon(lambda: process.live() == 1)


@pytest.mark.rule("PR-1.2", "PR-1.5")
async def test_a_shard_with_an_abandoned_identify_connects_when_it_is_ours_again(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    await process.cut_gateway()
    other, back = await lost_to_another(process, monkeypatch)
    back.set()
    await soon(lambda: not process.holding.owns_or_regains_shard(0))
    await asyncio.sleep(LIBRARY_WAITS + 0.5)  # the library has tried by now, and was let go
    assert process.live() == 1
    await other.stop()
    await process.bot.until_holding(0)
    await soon(lambda: process.live() == 1)
    await process.cut_gateway()
    await soon(lambda: process.live() == 1)


@pytest.mark.rule("PR-1.2", "PR-1.5")
async def test_a_connection_that_identified_as_its_shard_was_lost_is_closed(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    client, may, waits = process.bot.client, asyncio.Event(), asyncio.Event()
    allowed = client.before_identify_hook

    async def slow(shard: int | None, *, initial: bool = False) -> None:
        await allowed(shard, initial=initial)
        waits.set()
        await may.wait()

    monkeypatch.setattr(client, "before_identify_hook", slow)
    await process.cut_gateway()
    await asyncio.wait_for(waits.wait(), 20)
    other, back = await lost_to_another(process, monkeypatch)
    back.set()
    await soon(lambda: not process.holding.owns_or_regains_shard(0))
    await soon(lambda: process.live() == 1)
    identified = process.discord.gateway.identified
    may.set()
    await soon(lambda: process.discord.gateway.identified > identified)
    await soon(lambda: process.live() == 1, within=3)
    await other.stop()
    await process.bot.until_holding(0)
    await soon(lambda: process.live() == 1)
