"""A rehearsal: the sandbox and the bot in one process, with a lobby ready to play."""

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path

from pydantic import SecretStr

import engines
from bot.app.supervisor import Supervisor
from bot.games import game_of
from bot.presenting.texts import words_in
from bot.runtime.settings import Settings
from bot.sandbox import Channel, Discord, Guild, Person
from bot.tables.tempo import Tempo

TOKEN = "rehearsal"

TEMPO = Tempo(
    beat=2.0,
    factors={game: game_of(game).timing.rehearsal for game in engines.GAMES},
    thinking=(0.8, 4.0),
    grace=3.0,
    posts=(20, 5.0),
    edit_every=1.0,
)


async def rehearse(*, port: int, seats: int, language: str, ready: Callable[[str], None], game: str) -> None:
    """Serve a rehearsal until stopped by a signal; ``ready`` is called with the address of the page.

    One person and ``seats`` − 1 automated players sit in a lobby of ``game``. Raises OSError when the port is taken, CannotRun when the
    bot cannot run.
    """
    discord = Discord(token=TOKEN)
    guild, channel, you = furnish(discord, language, game)
    await discord.start(port)
    try:
        with tempfile.TemporaryDirectory(prefix="consigliere-") as folder:
            settings = Settings(
                _env_file=None,  # pyright: ignore[reportCallIssue]  # a parameter of pydantic-settings: a rehearsal reads no .env
                discord_token=SecretStr(TOKEN),
                discord_api_url=discord.api_url,
                data=Path(folder),
                language="cs" if language == "cs" else "en",
            )
            supervisor = Supervisor(settings, tempo=TEMPO)
            running = asyncio.create_task(supervisor.run(signals=True))
            opening = asyncio.create_task(_open(discord, supervisor, guild, channel, you, game, seats, language))
            await asyncio.wait({running, opening}, return_when=asyncio.FIRST_COMPLETED)
            if opening.done():
                opening.result()
                ready(discord.url)
            await running
    finally:
        await discord.stop()


def furnish(discord: Discord, language: str, game: str) -> tuple[Guild, Channel, Person]:
    """Create a server with a table channel, a voice channel and people; return the server, the channel and the first person.

    The page shows that person first; they may manage the server and its channels.
    """
    words = words_in(language)
    locale = "cs" if language == "cs" else "en-GB"
    guild = discord.create_guild("Consigliere", locale=locale)
    channel = discord.create_channel(guild, game.replace("_", "-"))
    discord.create_channel(guild, words("rehearse-voice"), "voice")
    first, *others = words("rehearse-people").split()
    you = discord.create_person(first, guild=guild, locale=locale, permissions=("manage_guild", "manage_channels"))
    discord.set_avatar(you)
    for name in others:
        discord.set_avatar(discord.create_person(name, guild=guild, locale=locale))
    return guild, channel, you


async def _open(
    discord: Discord, supervisor: Supervisor, guild: Guild, channel: Channel, you: Person, game: str, seats: int, language: str
) -> None:
    """Open a lobby in which you and automated players sit."""
    await discord.bot_ready()
    await discord.commands_synced()
    if supervisor.client is None:
        return
    registry = supervisor.client.registry
    session = await registry.open_lobby(guild.id, channel.id, you.id, you.name, game, {}, language, may_close=True)
    await session.lobby_moves.sit(you.id, you.name, language=language)
    if seats > 1:
        await session.lobby_moves.fill(seats - 1)
