import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import NamedTuple

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.sandbox import Channel, Discord, Guild, Person
from tests.bot.sandbox.small_bot import SmallBot


class Stand(NamedTuple):
    discord: Discord
    guild: Guild
    channel: Channel
    ada: Person
    bela: Person


@pytest.fixture
async def stand() -> AsyncIterator[Stand]:
    """A Discord with a guild, a channel and two people; no bot yet."""
    async with Discord() as discord:
        guild = discord.create_guild("Night")
        ada = discord.create_person("Ada", guild=guild, locale="cs", administrator=True)
        bela = discord.create_person("Bela", guild=guild)
        yield Stand(discord, guild, guild.channel("general"), ada, bela)


@contextlib.asynccontextmanager
async def running(discord: Discord, **options: object) -> AsyncIterator[SmallBot]:
    """Run a small bot against a Discord."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = discord.api_url, yarl.URL(discord.gateway_url)
    bot = SmallBot(**options)
    task = asyncio.create_task(bot.start(discord.token))
    bot.running = task
    try:
        ready = asyncio.create_task(discord.bot_ready())
        await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            ready.cancel()
            task.result()
        await bot.wait_until_ready()
        yield bot
    finally:
        await bot.close()
        with contextlib.suppress(Exception):
            await task
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


@pytest.fixture
async def bot(stand: Stand) -> AsyncIterator[SmallBot]:
    logging.getLogger("discord").setLevel(logging.ERROR)
    async with running(stand.discord) as bot:
        yield bot
