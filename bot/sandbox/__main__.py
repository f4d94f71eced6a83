"""Discord on this machine in a process of its own: ``python -m bot.sandbox --port 8080 --people Ada,Bela``."""

import asyncio
import contextlib
import json
import signal
import sys
from typing import Annotated

import typer

from bot.sandbox.loopback import Discord

PEOPLE = "Ada,Bela,Cyril,Dana,Emil,Fanny,Gita,Hugo"


async def serve(port: int, token: str, people: list[str], locale: str, shards: int) -> None:
    """Serve until a signal; the first line on standard output is JSON with the addresses and ids."""
    discord = Discord(token=token)
    discord.gateway.shards = shards
    guild = discord.create_guild("Rehearsal", locale=locale)
    discord.create_channel(guild, "Voice", "voice")
    made = [discord.create_person(name, guild=guild, locale=locale, administrator=index == 0) for index, name in enumerate(people)]
    for one in made:
        discord.set_avatar(one)
    await discord.start(port)
    addresses = {
        "url": discord.url,
        "api_url": discord.api_url,
        "token": token,
        "guild": str(guild.id),
        "channels": {one.name: str(one.id) for one in guild.channels.values()},
        "people": {one.name: str(one.id) for one in made},
    }
    sys.stdout.write(json.dumps(addresses) + "\n")
    sys.stdout.flush()
    done = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(name, done.set)
    await done.wait()
    await discord.stop()


def main(
    port: Annotated[int, typer.Option(help="0 takes any free port.")] = 8080,
    token: Annotated[str, typer.Option(help="The token with which the bot will log in.")] = "rehearsal",
    people: Annotated[str, typer.Option(help="Names of the people, with commas; the first one is an administrator.")] = PEOPLE,
    locale: Annotated[str, typer.Option(help="The language of the server and its people.")] = "cs",
    shards: Annotated[int, typer.Option(help="How many shards the bot is told to use.")] = 1,
) -> None:
    """Serve one guild with a text channel, a voice channel and people."""
    asyncio.run(serve(port, token, [name.strip() for name in people.split(",") if name.strip()], locale, shards))


if __name__ == "__main__":
    typer.run(main)
