"""Costs that grow with servers: memory for each, and an event without a table, from the socket to the event router.

The bot runs as its own process, once on one server and once on many, each with so many channels and roles as a server of a club has.
"""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.sandbox import Discord
from tests.bench.clicks import cpu_of
from tests.bench.result import Result

GUILDS = 400
CHANNELS, ROLES = 30, 15
EVENTS = 8_000
SETTLES = 5.0
"""Seconds until nothing of the start is under way any more."""

STRANGER = {"id": "99999999999999999", "username": "stranger", "discriminator": "0", "avatar": None, "global_name": None}


async def measure() -> list[Result]:
    """Start on one server and on many, and send events of each kind."""
    small, _ = await _measured(1)
    large, costs = await _measured(GUILDS)
    each = (large - small) / (GUILDS - 1) / 1024
    return [
        Result("memory on one server", f"{small / 2**20:.0f} MiB"),
        Result(f"memory for each further server of {CHANNELS} channels, {ROLES} roles", f"{each:.0f} KiB"),
        *(Result(f"{name}, CPU of the bot for each", f"{cost * 1e6:.0f} µs, {1 / cost:,.0f} a second") for name, cost in costs.items()),
    ]


async def _measured(guilds: int) -> tuple[int, dict[str, float]]:
    """Return resident bytes on so many servers, and the seconds of CPU for an event of each kind."""
    discord = Discord(token="bench")
    for n in range(guilds):
        guild = discord.create_guild(f"Club {n}", locale="cs")
        for channel in range(CHANNELS):
            discord.create_channel(guild, f"channel-{channel}")
        for role in range(ROLES):
            discord.create_role(guild, f"Role {role}")
    await discord.start()
    try:
        with tempfile.TemporaryDirectory() as folder:
            async with _process(discord, folder) as pid:
                await asyncio.sleep(SETTLES)
                resident = _resident(pid)
                return resident, {
                    name: await _cost(discord, pid, name) for name in ("MESSAGE_CREATE", "VOICE_STATE_UPDATE", "GUILD_MEMBER_UPDATE")
                }
    finally:
        await discord.stop()


def _resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _event(discord: Discord, name: str, n: int) -> dict[str, Any]:
    """Return the ``n``-th event of this kind, on a server that it falls to."""
    guilds = list(discord.world.guilds.values())
    guild = guilds[n % len(guilds)]
    channel = next(iter(guild.channels))
    member = {"roles": [], "joined_at": "2024-01-01T00:00:00+00:00", "deaf": False, "mute": False, "flags": 0}
    if name == "MESSAGE_CREATE":
        stamps = {"timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None}
        lists: dict[str, Any] = {key: [] for key in ("mentions", "mention_roles", "attachments", "embeds", "components")}
        plain = {"tts": False, "mention_everyone": False, "pinned": False, "type": 0, "content": ""}
        ids = {"id": str(10**17 + n), "channel_id": str(channel), "guild_id": str(guild.id)}
        return {**ids, "author": STRANGER, "member": member, **stamps, **lists, **plain}
    if name == "VOICE_STATE_UPDATE":
        flags: dict[str, Any] = dict.fromkeys(("deaf", "mute", "self_deaf", "self_mute", "self_video", "suppress"), False)
        return {
            **flags,
            "guild_id": str(guild.id),
            "channel_id": None,
            "user_id": STRANGER["id"],
            "session_id": "none",
            "member": {**member, "user": STRANGER},
            "request_to_speak_timestamp": None,
        }
    return {"guild_id": str(guild.id), "user": STRANGER, **member}


async def _cost(discord: Discord, pid: int, name: str) -> float:
    """Send many events of a kind and return the seconds of CPU that one of them takes."""
    before = cpu_of(pid)
    for n in range(EVENTS):
        discord.gateway.inject(name, _event(discord, name, n))
        if n % 200 == 0:
            await asyncio.sleep(0.02)
    await _has_read(pid)
    return (cpu_of(pid) - before) / EVENTS


async def _has_read(pid: int) -> None:
    """Wait until the process computes no more; a minute at most."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        before = cpu_of(pid)
        await asyncio.sleep(1.0)
        if cpu_of(pid) - before < 0.03:
            return


@asynccontextmanager
async def _process(discord: Discord, folder: str) -> AsyncIterator[int]:
    ours = {"DISCORD_TOKEN": discord.token, "DISCORD_API_URL": discord.api_url, "CONSIGLIERE_DATA": folder, "LOG_LEVEL": "ERROR"}
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", "run", env=os.environ | ours)
    try:
        await discord.bot_ready(timeout=120)
        yield process.pid
    finally:
        process.terminate()
        await process.wait()
