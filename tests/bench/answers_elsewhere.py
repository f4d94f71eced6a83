"""A press in direct messages for a table of another process, beside one for an own table, in the same run (PR-6.2)."""

import asyncio
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from bot.sandbox import Discord, Guild, Message, Person
from tests.bench.result import Result, percentile
from tests.night.evening import FAST, NAMES
from tests.night.several import BotProcess, guild_of_shard
from tests.soak.postgres import Server

TABLES, SEATS = 8, 6
"""Tables on each side; each person at them answers what is asked once."""

WANTED = 1.5


async def measure() -> list[Result]:
    """Answer at own and at foreign tables in turn and compare how long the acknowledgements took."""
    server, discord = Server(), Discord()
    discord.gateway.shards = 2
    await discord.start()
    with tempfile.TemporaryDirectory() as folder:
        tempo = replace(FAST, identify_every=0.01)
        both = [BotProcess(discord, Path(folder) / name, server.url, f"{name}/2", tempo) for name in "01"]
        try:
            await discord.bot_ready(30)
            await discord.commands_synced(30)
            people = [await _night(discord, guild_of_shard(discord, shard, 2), process) for shard, process in enumerate(both)]
            took: tuple[list[float], list[float]] = ([], [])
            for pair in zip(*people, strict=True):
                for side, person in enumerate(pair):
                    seconds = await _answered(person)
                    if seconds is not None:
                        took[side].append(seconds)
        finally:
            for process in both:
                await process.stop()
            await discord.stop()
            server.close()
    return [_compared("median", 0.5, *took), _compared("p99", 0.99, *took)]


def _compared(what: str, share: float, own: list[float], elsewhere: list[float]) -> Result:
    here, there = percentile(own, share), percentile(elsewhere, share)
    name = f"press for a table elsewhere, {what} of {len(own)} and {len(elsewhere)}"
    value = f"{there * 1000:.1f} / {here * 1000:.1f} ms = {there / here:.2f}"
    return Result(name, value, f"{WANTED} times an own table at most", there <= WANTED * here)


async def _night(discord: Discord, guild: Guild, process: BotProcess) -> list[Person]:
    """Let nights begin on a server, and return the people who are asked in direct messages."""
    manner = {"text_mode": True, "clocks": {"night": 1e6}}
    await process.client.registry.store.change_guild_settings(guild.id, lambda settings: settings.update(manner))
    everybody: list[Person] = []
    for number in range(TABLES):
        place = discord.create_channel(guild, f"stůl-{number}")
        people = [discord.create_person(f"{name} {number}", guild=guild, locale="cs") for name in NAMES[:SEATS]]
        await people[0].command("game open", place, game="mafie")
        lobby = await people[0].wait_for(lambda message: bool(message.buttons), place=place, timeout=20)
        table = next(button["custom_id"] for button in lobby.buttons).split(":")[1]
        for person in people:
            await person.press(lobby, f"c1:{table}:join")
        session = process.client.registry.sessions[table]
        await session.lobby_moves.change_option("night_length", "prompt")
        await people[0].command("game start", place)
        everybody += people
    async with asyncio.timeout(60):
        while sum(_asked(person) is not None for person in everybody) < len(everybody) // 2:  # noqa: ASYNC110 - people only look
            await asyncio.sleep(0.05)
    await asyncio.sleep(1.0)
    return everybody


def _asked(person: Person) -> tuple[Message, str, list[str]] | None:
    for message in reversed(person.messages(person.dm) if person.dm is not None else []):
        for menu in message.selects:
            if ":mafie." in menu["custom_id"]:
                return message, menu["custom_id"], [option["value"] for option in menu["options"]]
        for button in message.buttons:
            if ":mafie." in str(button.get("custom_id", "")):
                return message, button["custom_id"], []
    return None


async def _answered(person: Person) -> float | None:
    """Press what a person is asked, and return the seconds until that was acknowledged; None when nothing is asked."""
    asked = _asked(person)
    if asked is None:
        return None
    message, custom_id, options = asked
    begun = time.perf_counter()
    await (person.choose(message, custom_id, options[0]) if options else person.press(message, custom_id))
    return time.perf_counter() - begun
