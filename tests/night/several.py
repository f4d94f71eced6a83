"""Several processes of the bot for tests: each with its own supervisor and folder, all on one PostgreSQL and one Discord."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from bot.client import Consigliere
from bot.rehearsal import Discord, Guild
from bot.settings import Settings
from bot.supervisor import Supervisor
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
        self.supervisor = Supervisor(settings, tempo=tempo, now=now, calm=False, first_wait=0.05)
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
