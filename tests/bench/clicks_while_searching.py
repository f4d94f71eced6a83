"""Whether strong machines delay anybody (MA-6.5): clicks with and without four tables at which machines look ahead, taking turns."""

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from bot.sandbox import Discord
from bot.store import TableRow
from bot.tables.session.live_table import LiveTable
from bot.tables.session.lobby import Lobby
from bot.tables.session.setup import Setup, sealed
from bot.tables.session.table_settings import TableSettings
from engines import GAMES
from tests.bench.clicks import CLICKS, IN_FLIGHT, cpu_of, whole_bot
from tests.bench.result import Result, percentile

GAME = "mafia_city"
BOT_PLAYERS = 5
TABLES = 4
QUICK = 0.2
"""Factor on the clocks of these tables: somebody there is always thinking."""
ROUNDS = 12
SET_UP = 240
"""Seconds for which it is waited until somebody thinks."""
BEGUN = 6.0
"""CPU seconds: the two processes need less to begin."""
MOST = 1.1
"""Of the time of a click without them: two runs of the same scatter by a tenth."""


async def measure() -> list[Result]:
    """Measure both in turns, so that other load of the machine falls on both."""
    async with AsyncExitStack() as both:
        plain = await both.enter_async_context(whole_bot())
        beside = await both.enter_async_context(whole_bot(_strong_tables))
        for bot in (plain, beside):
            await bot.warm()
        await _set_up(beside.pid)
        before, begun = _searched(beside.pid), time.perf_counter()
        for _ in range(ROUNDS):
            for bot in (plain, beside):
                await bot.click_alone(CLICKS // ROUNDS)
                await bot.click_together(CLICKS // ROUNDS)
        share = (_searched(beside.pid) - before) / (time.perf_counter() - begun)
    return [
        Result(f"processors that {TABLES} strong tables took meanwhile", f"{share:.2f}"),
        *_compared("alone", plain.alone, beside.alone),
        *_compared(f"{IN_FLIGHT} in flight", plain.crowd, beside.crowd),
        Result("CPU of the bot for each click: without, with them", f"{1000 * plain.each:.2f}, {1000 * beside.each:.2f} ms"),
    ]


def _compared(how: str, plain: list[float], beside: list[float]) -> list[Result]:
    made = []
    for name, share in (("median", 0.5), ("p99", 0.99)):
        one, other = percentile(plain, share), percentile(beside, share)
        good = other <= MOST * one if name == "median" else None
        wanted = f"{MOST} at most" if name == "median" else ""
        made.append(Result(f"a click {how}, {name}: without, with them", f"{1000 * one:.2f}, {1000 * other:.2f} ms"))
        made.append(Result("  ratio", f"{other / one:.2f}", wanted, good))
    return made


async def _strong_tables(store: Any, discord: Discord, guild: int) -> None:
    """Lay tables at which strong machines play among themselves, from now on."""
    for number in range(TABLES):
        place = discord.create_channel(discord.world.guilds[guild], f"silni-{number}")
        options = GAMES[GAME].read_options({}).model_dump(mode="json")
        setup = sealed(Setup(factor=QUICK, talk=TableSettings(machines="strong")), f"strong{number:02}").json()
        row = TableRow(id=f"strong{number:02}", guild_id=guild, channel_id=place.id, host_id=900, game=GAME, options=options, setup=setup)
        await store.create_table(row)
        lobby = Lobby(LiveTable(row, (), store, time.time))
        await lobby.fill(BOT_PLAYERS)
        await lobby.start(900)


async def _set_up(bot: int) -> None:
    """Wait until the tables are set up, where nobody has to look ahead. Raises RuntimeError when nobody does for minutes."""
    for _ in range(SET_UP):
        if _searched(bot) > BEGUN:
            return
        await asyncio.sleep(1)
    raise RuntimeError("nobody looks ahead")


def _searched(bot: int) -> float:
    """Return the CPU time of the processes that look ahead for a bot, in seconds."""
    children = Path(f"/proc/{bot}/task/{bot}/children").read_text("ascii").split()
    return sum(cpu_of(int(child)) for child in children if b"bot.simulation.search.worker" in Path(f"/proc/{child}/cmdline").read_bytes())
