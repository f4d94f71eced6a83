"""Of which servers a process says that they have left: of those of its own shards that Discord lists to it (CL-17.2, PR-1.4)."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.rehearsal import Discord, Guild
from bot.store import ServerRow
from tests.night.evening import FAST
from tests.night.several import BotProcess, guild_of_shard
from tests.night.test_arriving import greetings
from tests.postgres_server import emptied

TEMPO = replace(FAST, identify_every=0.01)
DAY = 86_400.0


async def soon(check: Callable[[], Awaitable[object]]) -> None:
    async with asyncio.timeout(20):
        while not await check():  # noqa: ASYNC110 - rows of a database tell nobody when they change
            await asyncio.sleep(0.02)


class Two:
    """Two processes, each with a server; through the second one the test looks into the database."""

    def __init__(self, discord: Discord, folder: Path, url: str) -> None:
        self.discord = discord
        self.guilds = [guild_of_shard(discord, shard, 2) for shard in range(2)]
        self._folder = folder
        self._url = url
        self.first, self.second = self.process("a", "0/2"), self.process("b", "1/2")

    def process(self, name: str, shards: str, days: float = 0.0) -> BotProcess:
        return BotProcess(self.discord, self._folder / name, self._url, shards, TEMPO, lambda: time.time() + days * DAY)

    async def rows(self) -> dict[int, ServerRow]:
        return {row.guild_id: row for row in await self.second.client.house.store.members.servers()}

    async def known(self, *guilds: Guild) -> None:
        async def they_are() -> bool:
            return {guild.id for guild in guilds} <= (await self.rows()).keys()

        await soon(they_are)

    async def missed(self, guild: Guild, days: int) -> None:
        """Wait until a server was missing on so many days."""

        async def it_was() -> bool:
            return len((await self.rows())[guild.id].missing) >= days

        await soon(it_was)


@pytest.fixture
async def two(tmp_path: Path, postgres_url: str) -> AsyncIterator[Two]:
    url = await emptied(postgres_url)
    discord = Discord()
    discord.gateway.shards = 2
    async with discord:
        made = Two(discord, tmp_path, url)
        await discord.bot_ready(20)
        await made.known(*made.guilds)
        yield made
        for process in {made.first, made.second}:
            await process.stop()


@pytest.mark.rule("CL-17.2", "PR-1.4")
async def test_a_process_that_starts_on_three_days_gives_up_no_server_of_another(two: Two) -> None:
    gone = guild_of_shard(two.discord, 0, 2)
    await two.known(gone)
    for day in (1, 2, 3):
        await two.first.stop()
        if day == 1:
            two.discord.kick_bot(gone)
        two.first = two.process("a", "0/2", day)
        await two.missed(gone, day)
    rows = await two.rows()
    assert rows[gone.id].left_at is not None
    assert [(rows[one.id].left_at, rows[one.id].missing) for one in two.guilds] == [(None, ()), (None, ())]
    assert [greetings(guild) for guild in two.guilds] == [[], []]


@pytest.mark.rule("CL-17.2", "CL-18.1", "PR-1.4")
async def test_a_process_that_takes_a_shard_over_gives_up_and_greets_no_other_server(two: Two) -> None:
    await two.first.stop()
    two.first = two.process("c", "auto", 1)  # it stands by for shard 1
    await two.first.until_holding(0)
    await two.second.stop()
    came = guild_of_shard(two.discord, 1, 2)
    two.second = two.first
    await two.first.until_holding(1)
    await two.discord.until(lambda: len(greetings(came)) == 1)
    rows = await two.rows()
    assert [(rows[one.id].left_at, rows[one.id].missing) for one in two.guilds] == [(None, ()), (None, ())]
    assert [greetings(guild) for guild in two.guilds] == [[], []]
