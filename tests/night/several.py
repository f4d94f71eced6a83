"""Several processes of the bot for tests: each with its own supervisor and folder, all on one PostgreSQL and one Discord."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

from bot.app.client import Consigliere
from bot.app.supervisor import Supervisor
from bot.metrics import watching
from bot.runtime.settings import Settings
from bot.sandbox import Discord, Guild
from bot.store import ServerRow
from bot.tables.tempo import Tempo
from tests.night.evening import FAST


class BotProcess:
    """One process of the bot, as far as one can be had within this one: it shares nothing with others but Discord and the database."""

    def __init__(
        self,
        discord: Discord,
        folder: Path,
        database: str,
        shards: str = "auto",
        tempo: Tempo = FAST,
        now: Callable[[], float] = time.time,
    ) -> None:
        settings = Settings(
            _env_file=None,
            discord_token=discord.token,
            discord_api_url=discord.api_url,
            data=folder,
            language="cs",
            database_url=database,
            shards=shards,
        )
        self.supervisor = Supervisor(settings, tempo=tempo, now=now, tunes_gc=False, first_wait=0.05, watching=watching)
        self.running = asyncio.create_task(self.supervisor.run())

    @property
    def client(self) -> Consigliere:
        assert self.supervisor.client is not None
        return self.supervisor.client

    @property
    def held(self) -> set[int]:
        serving = self.supervisor.client.serving if self.supervisor.client is not None else None
        return set(serving.holding.epochs) if serving is not None else set()

    async def until_standing(self) -> None:
        """Wait until the process has looked at all shards: it holds them, or waits for them."""
        async with asyncio.timeout(20):
            while not self.supervisor.settings.heartbeat.exists():
                if self.running.done():
                    self.running.result()
                await asyncio.sleep(0.02)

    async def until_holding(self, *shards: int) -> None:
        async with asyncio.timeout(20):
            while not set(shards) <= self.held:  # noqa: ASYNC110 - the locks of a database tell nobody when they fall
                await asyncio.sleep(0.02)

    async def stop(self) -> None:
        self.supervisor.stop()
        await asyncio.wait_for(self.running, 20)


def guild_of_shard(discord: Discord, shard: int, total: int) -> Guild:
    """Make a server that belongs to a shard."""
    while True:
        made = discord.create_guild(f"Server {shard}", locale="cs")
        if (made.id >> 22) % total == shard:
            return made
        discord.kick_bot(made)
        discord.world.ids.tick()


async def soon(check: Callable[[], Awaitable[object]]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(20):
        while not await check():  # noqa: ASYNC110 - rows of a database tell nobody when they change
            await asyncio.sleep(0.02)


class Two:
    """Two processes, each with a server of its shard; through the second one the test looks into the database."""

    def __init__(self, discord: Discord, folder: Path, url: str) -> None:
        self.discord = discord
        self.guilds = [guild_of_shard(discord, shard, 2) for shard in range(2)]
        self._folder = folder
        self._url = url
        self.first, self.second = self.process("a", "0/2"), self.process("b", "1/2")

    def process(self, name: str, shards: str, days: float = 0.0) -> BotProcess:
        """Start a process whose clock is ahead by so many days."""
        tempo = replace(FAST, identify_every=0.01)
        return BotProcess(self.discord, self._folder / name, self._url, shards, tempo, lambda: time.time() + days * 86_400.0)

    async def rows(self) -> dict[int, ServerRow]:
        """Return what is known of servers, by their ids."""
        return {row.guild_id: row for row in await self.second.client.registry.store.members.servers()}

    async def known(self, *guilds: Guild) -> None:
        """Wait until servers are written down."""

        async def they_are() -> bool:
            return {guild.id for guild in guilds} <= (await self.rows()).keys()

        await soon(they_are)

    async def missed(self, guild: Guild, days: int) -> None:
        """Wait until a server was missing on so many days."""

        async def it_was() -> bool:
            return len((await self.rows())[guild.id].missing) >= days

        await soon(it_was)

    async def beside_each_other(self) -> None:
        """Wait until each process knows of the other."""

        async def they_know() -> bool:
            servings = [process.client.serving for process in (self.first, self.second)]
            return all(serving is not None and serving.holding.processes == 2 for serving in servings)

        await soon(they_know)
