"""A process that wakes up with 1,000 running tables: how soon it answers, and how much room a table takes.

One game is played for a while by automated players and copied a thousand times; then the bot starts as its own process.
"""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from bot.rehearsal import Discord
from bot.store import SavedTable, open_store
from tests.bench.result import Result
from tests.night.evening import FAST, Evening

TABLES = 1000
MOVES = 60  # how far the copied game has got, at least
READY = 5.0  # seconds from being ready to the first answer
KIB = 100


async def measure() -> list[Result]:
    """Play, copy, start twice (with one table and with all of them), click."""
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Path(folder), tempo=replace(FAST, factor=0.05))
        evening.discord.deadline = 60.0  # a late answer is to be measured, not to be cut off
        async with evening.discord:
            saved = await _some_nights(evening)
            small, _, _ = await _start_and_click(evening)
            await _copy(evening, saved)
            large, start, answer = await _start_and_click(evening)
    each = (large - small) / (TABLES - 1) / 1024
    return [
        Result(f"start with {TABLES} tables of {len(saved.entries)} moves", f"{start:.2f} s"),
        Result("  first click answered after being ready", f"{answer:.3f} s", f"{READY:.0f} s", answer <= READY),
        Result("  memory a table", f"{each:.0f} KiB", f"{KIB} KiB", each <= KIB),
    ]


async def _some_nights(evening: Evening) -> SavedTable:
    """Let one person and automated players play until the log is long enough; leave the game running in the database."""
    await evening.start_bot()
    (host,) = evening.crowd(1)
    await evening.lay(host)
    await evening.seat([host])
    table = evening.table
    await table.fill(10)
    await evening.deal(host)
    await evening.eventually(lambda: table.phase != "running" or len(table.running.game.record.moves) >= MOVES, within=120)
    await evening.stop_bot()
    store = await open_store(evening.settings().database)
    found = [saved async for saved in store.tables_in("running", "paused")]
    await store.close()
    return found[0]


async def _copy(evening: Evening, saved: SavedTable) -> None:
    store = await open_store(evening.settings().database)
    for n in range(1, TABLES):
        channel = evening.discord.create_channel(evening.guild, f"stul-{n}")
        copy = replace(saved.table, id=f"b{n:05}", channel_id=channel.id, surfaces={})
        await store.create_table(copy, saved.seats)
        for surface, position in saved.positions.items():
            await store.set_position(copy.id, position, surface)
        await asyncio.gather(*(store.append(copy.id, entry.n, entry.at, entry.kind, entry.payload) for entry in saved.entries))
    await store.close()


@asynccontextmanager
async def _process(discord: Discord, folder: Path):
    environment = os.environ | {
        "DISCORD_TOKEN": discord.token,
        "DISCORD_API_URL": discord.api_url,
        "CONSIGLIERE_DATA": str(folder),
        "LOG_LEVEL": "ERROR",
    }
    arguments: Sequence[str] = (sys.executable, "-m", "bot", "run")
    process = await asyncio.create_subprocess_exec(*arguments, env=environment)
    try:
        yield process
    finally:
        process.terminate()
        await process.wait()


async def _start_and_click(evening: Evening) -> tuple[int, float, float]:
    """Return resident bytes, seconds until ready, seconds from then until a click was answered."""
    begun = time.perf_counter()
    async with _process(evening.discord, evening.folder) as process:
        await evening.discord.bot_ready(timeout=120)
        ready = time.perf_counter()
        board = await evening.discord.until(lambda: evening.living("desk"), timeout=30)
        outcome = await evening.people[0].press(
            board, next(one["custom_id"] for one in board.buttons if one["custom_id"].endswith(":desk"))
        )
        answered = time.perf_counter()
        if outcome.kind == "failed":
            raise RuntimeError("the first click was not answered")
        await asyncio.sleep(3)  # what the start says settles
        resident = _resident(process.pid)
    return resident, ready - begun, answered - ready


def _resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
