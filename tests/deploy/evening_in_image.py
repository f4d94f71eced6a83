"""The image, built and run: a table is opened in it, and it is stopped (PR-5.4)."""

import asyncio
import re
import tempfile
import time
from collections.abc import Awaitable
from dataclasses import dataclass
from pathlib import Path

import aiohttp

from bot.sandbox import Discord
from tests.deploy.contained import GRACE, Contained, contained
from tests.deploy.image import MEGABYTE, Builder, Image

LARGEST = 100
"""Megabytes on top of the base, at most."""


@dataclass
class Figures:
    """Measurements, in megabytes and seconds."""

    size: float = 0.0
    own: float = 0.0
    built: float = 0.0
    ready: float = 0.0
    stopped: float = 0.0

    def __str__(self) -> str:
        """The figures as the soak prints them."""
        return (
            f"image: {self.size:.0f} MB, {self.own:.0f} MB on top of its base; built in {self.built:.0f} s, "
            f"ready after {self.ready:.1f} s, stopped within {self.stopped:.1f} s"
        )


async def live_in_image() -> Figures:
    """Build the image and live in it. Raises AssertionError, RuntimeError when it cannot be built, TimeoutError."""
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        builder = Builder(Path(folder))
        try:
            image = await asyncio.to_thread(builder.build)
            figures.built = time.monotonic() - began
            figures.size, figures.own = image.size / MEGABYTE, image.own_size / MEGABYTE
            assert figures.own <= LARGEST, figures
            await _live(image, Path(folder), figures)
        finally:
            await asyncio.to_thread(builder.close)
    return figures


async def _live(image: Image, folder: Path, figures: Figures) -> None:
    async with Discord() as discord:
        guild = discord.create_guild("Večer", locale="cs")
        channel = discord.create_channel(guild, "mafie")
        person = discord.create_person("Jana", guild=guild, locale="cs")
        variables = {"DISCORD_TOKEN": discord.token, "DISCORD_API_URL": discord.api_url, "CONSIGLIERE_METRICS": "127.0.0.1:0"}
        began = time.monotonic()
        async with contained(image, folder, variables) as bot:
            await _or_journal(bot, discord.bot_ready(timeout=120))
            figures.ready = time.monotonic() - began
            await _has_no_rights(bot)
            outcome = await person.command("game open", channel, game="mafie")
            assert outcome.kind == "message", outcome
            lobby = await discord.until(lambda: next((one for one in channel.messages.values() if one.buttons), None), timeout=60)
            join = next(button["custom_id"] for button in lobby.buttons if str(button.get("custom_id")).endswith(":join"))
            assert (await person.press(lobby, join)).message is not None
            await discord.until(lambda: lobby.attachments, timeout=60)  # a picture was drawn in there
            await _shows_its_figures(bot)
            assert await bot.healthy()
            assert (await bot.run("python", "-c", "import asyncpg"))[0] == 0
            figures.stopped = await bot.stop()
            assert bot.process.returncode == 0, bot.journal.read_text("utf-8")
            assert figures.stopped < GRACE
            assert "Traceback" not in bot.journal.read_text("utf-8")


async def _or_journal(bot: Contained, waiting: Awaitable[None]) -> None:
    """Wait; when that is in vain, say what the bot has written."""
    try:
        await waiting
    except TimeoutError as late:
        raise AssertionError(bot.journal.read_text("utf-8")) from late


async def _has_no_rights(bot: Contained) -> None:
    """Not root, no capabilities, no way to them, and nothing to write on but the volume and /tmp; not even for root."""
    status = bot.status
    assert set(status["Uid"].split()) == {str(bot.user.uid)} and bot.user.uid != 0
    assert set(status["Gid"].split()) == {str(bot.user.gid)} and bot.user.gid != 0
    assert {int(status[name], 16) for name in ("CapEff", "CapPrm", "CapBnd")} == {0}
    assert status["NoNewPrivs"] == "1"
    assert "ro" in bot.mounts["/"]
    for folder, writable in (("/opt/consigliere", False), ("/etc", False), ("/data", True), ("/tmp", True)):
        code, said = await bot.run("python", "-c", f"open('{folder}/written', 'w')", root=True)
        assert (code == 0) is writable, said
        assert writable or "Read-only file system" in said


async def _shows_its_figures(bot: Contained) -> None:
    found = re.search(r"metrics at (\S+)", bot.journal.read_text("utf-8"))
    assert found is not None, bot.journal.read_text("utf-8")
    async with aiohttp.ClientSession() as session, session.get(found[1]) as answer:
        assert "consigliere_answer_seconds_count" in await answer.text()
