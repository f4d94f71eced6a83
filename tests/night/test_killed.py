"""The process is killed between any two steps of a move and started again: the same game, nothing lost, nothing said twice."""

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app.supervisor import Exit
from bot.games import game_of
from bot.presenting.texts import words_in
from bot.sandbox import Discord, Message, Person
from bot.store import open_store
from bot.tables.session.live_table import LiveTable
from engines import replay
from engines.chance import Stream
from tests.bot.tables.conftest import read_again, reloaded
from tests.night.dying_bot import STEPS
from tests.night.evening import in_other_processes
from tests.night.nursery import BornProcess, Nursery
from tests.night.sitter import Sitter

CLOCK = re.compile(r",[^,]*<t:\d+:\w>| <@\d+>")
"""Parts that differ from telling to telling: the end of a speech, and the people called."""


async def bot(nursery: Nursery, discord: Discord, folder: Path, step: str = "", count: int = 1) -> BornProcess:
    environment = {"DISCORD_TOKEN": discord.token, "DISCORD_API_URL": discord.api_url}
    return await nursery.spawn(
        "tests.night.dying_bot", str(folder), step, str(count), journal=folder / "journal", environment=environment
    )  # fmt: skip


async def open_table(discord: Discord, host: Person, place: Any) -> None:
    """A lobby with one person and five machines, everyone ready."""
    await discord.commands_synced(timeout=120)
    await host.command("game open", place, game="mafie")
    lobby = await host.wait_for(lambda message: bool(message.buttons), place=place)
    table = next(button["custom_id"] for button in lobby.buttons).split(":")[1]
    await host.press(lobby, f"c1:{table}:join")
    await host.press(lobby, f"c1:{table}:h.fill:5", force=True)
    await host.press(lobby, f"c1:{table}:ready")


async def press_on(discord: Discord, host: Person, place: Any, within: float = 60.0) -> None:
    """Answer what is asked of the host, so that no clock is waited for, until the story stands in the channel."""
    sitter = Sitter(host, place, Stream(1, "host"))
    async with asyncio.timeout(within):
        while not await ended(discord, host, place):
            if not await sitter.act():
                await asyncio.sleep(0.05)


async def finished(folder: Path, table: str) -> LiveTable | None:
    store = await open_store(str(folder / "consigliere.sqlite3"))
    try:
        saved = await store.table(table)
        if saved is None or saved.table.phase != "ended":
            return None
        game = (await reloaded(store, lambda: 0.0, table)).table
        await read_again(game)
        return game
    finally:
        await store.close()


def told_once(table: LiveTable, messages: list[str]) -> None:
    """Every public line of the whole game stands in the channel exactly as often as it was told."""
    course = table.course
    assert course is not None
    assert replay(course.game.record).outcome == course.game.outcome
    lines = game_of(table.game).presenter.narrate(course.game.notices, table.scene(words_in("cs")), since=0)
    wanted = Counter(CLOCK.sub("", line) for made in lines if made.seat is None for line in made.text.split("\n"))
    got = Counter(CLOCK.sub("", line) for text in messages for line in text.split("\n"))
    wrong = {line: (count, got[line]) for line, count in wanted.items() if got[line] != count}
    assert not wrong, wrong


@in_other_processes
@pytest.mark.long
@pytest.mark.parametrize("start", [0, *(pytest.param(start, marks=pytest.mark.soak) for start in (1, 2))])
async def test_killed_at_every_step_the_night_goes_on(tmp_path: Path, nursery: Nursery, start: int) -> None:
    discord = Discord()
    guild = discord.create_guild("Večer", locale="cs")
    place = discord.create_channel(guild, "mafie")
    host = discord.create_person("Jana", guild=guild, locale="cs")
    await discord.start()
    process = await bot(nursery, discord, tmp_path)
    try:
        await discord.bot_ready(timeout=120)
        await open_table(discord, host, place)
        table = discord_table(host, place)
        await asyncio.sleep(0.3)
        deaths = [(step, 1 + (start + n) % 3) for n, step in enumerate(STEPS[start::3])]
        for step, count in deaths:
            await end(process)
            process = await bot(nursery, discord, tmp_path, step, count)
            if not await dies(process, lambda: ended(discord, host, place)):
                break
        await end(process)
        process = await bot(nursery, discord, tmp_path)
        await discord.bot_ready(timeout=120)
        await press_on(discord, host, place)
        async with asyncio.timeout(60):
            while (game := await finished(tmp_path, table)) is None:  # noqa: ASYNC110 - nothing tells when another process has written
                await asyncio.sleep(0.2)
        await stop(process)
        told_once(game, [message.text for message in host.messages(place) if message.author_id != host.id])
        assert sum(is_story(message) for message in host.messages(place)) == 1
    finally:
        await end(process)
        await discord.stop()


def is_story(message: Message) -> bool:
    """Whether a message is the story of a finished game: the next game is opened from it."""
    return any(str(button.get("custom_id", "")).endswith(":again") for button in message.buttons)


async def dies(process: BornProcess, over: Callable[[], Awaitable[bool]], within: float = 60.0) -> bool:
    """Wait until the process has died; return False when the game is over before, or it has not come to the step in so many seconds."""
    dead = asyncio.create_task(process.wait())
    for _ in range(int(within / 0.2)):
        if (await asyncio.wait({dead}, timeout=0.2))[0]:
            return True
        if await over():
            break
    return False


async def end(process: BornProcess) -> None:
    if process.returncode is None:
        process.kill()
    await process.wait()


async def stop(process: BornProcess, within: float = 60.0) -> None:
    """Stop the bot in order, within so many seconds. Raises AssertionError when the signal killed it: then nothing is given back."""
    process.terminate()
    assert await asyncio.wait_for(process.wait(), within) == Exit.FINE


async def ended(discord: Discord, host: Person, place: Any) -> bool:
    return any(is_story(message) for message in host.messages(place))


def discord_table(host: Person, place: Any) -> str:
    for message in host.messages(place):
        for button in message.buttons:
            return str(button["custom_id"]).split(":")[1]
    raise AssertionError("no table in the channel")
