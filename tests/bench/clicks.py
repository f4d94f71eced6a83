"""From a click to its callback, the durable write included: the whole bot against a bare discord.py bot that stores one row.

The servers run here, each bot in a process of its own. A click is timed from the sending of its INTERACTION_CREATE to the arrival of the
callback.
Ours is a vote in an open ballot of a full table of Mafie: read, checked by the rules, appended to the log on the disk, then acknowledged.
"""

import asyncio
import os
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from bot.presenting.scene import ask_number
from bot.runtime.gc_tuning import gc_paused
from bot.sandbox import Channel, Discord, Message, Person
from bot.store import open_store
from tests.bench.result import Result, percentile
from tests.night.stored_tables import table_in_ballot

SEATS = 21
TABLES = 3
WARM = 150
CLICKS = 1200
ROUNDS = 12
IN_FLIGHT = 50
MOST = {"alone": (1.3, 1.6), f"{IN_FLIGHT} in flight": (1.0, 1.0)}
"""The largest ratios to the bare bot, of the median and of p99."""
SLOW = 500.0
"""Factor on all clocks, so that no clock runs out while we measure."""
REST = 2.0
"""Seconds in which a process at rest hardly computes: longer than anything that is put off until people are quiet."""

Beside = Callable[[Any, Discord, int], Awaitable[None]]
"""Lays more tables in a store, on a server that is given by its id."""


async def measure() -> list[Result]:
    """Measure both bots, each on a server of its own, taking turns, so that other load of the machine falls on both."""
    async with AsyncExitStack() as both:
        floor = await both.enter_async_context(_bare())
        ours = await both.enter_async_context(whole_bot())
        for bot in (floor, ours):
            await bot.warm()
        with gc_paused():  # a collection of this process would be counted as a slow answer of whichever bot has its turn
            for _ in range(ROUNDS):
                for bot in (floor, ours):
                    await bot.click_alone(CLICKS // ROUNDS)
            for _ in range(ROUNDS):
                for bot in (floor, ours):
                    await bot.click_together(2 * CLICKS // ROUNDS)
    return [
        *_compared("alone", floor.alone, ours.alone),
        *_compared(f"{IN_FLIGHT} in flight", floor.crowd, ours.crowd),
        Result("bare discord.py, CPU of the bot for each click", f"{floor.each * 1000:.2f} ms"),
        Result("a vote at a table, CPU of the bot for each click", f"{ours.each * 1000:.2f} ms"),
        Result("  ratio, CPU (holds on a busy machine too)", f"{ours.each / floor.each:.2f}"),
    ]


def _compared(how: str, floor: list[float], ours: list[float]) -> list[Result]:
    made = []
    for (name, share), most in zip((("median", 0.5), ("p99", 0.99)), MOST[how], strict=True):
        low, high = percentile(floor, share), percentile(ours, share)
        made.append(Result(f"bare discord.py, {how}, {name}", f"{low * 1000:.2f} ms"))
        made.append(Result(f"a vote at a table, {how}, {name}", f"{high * 1000:.2f} ms"))
        made.append(Result(f"  ratio, {how}, {name}", f"{high / low:.2f}", f"{most} at most", high <= most * low))
    return made


class Clicked:
    """One of the two bots, in the process ``pid``, and the times of its clicks, in seconds. ``click(n)`` makes the ``n``-th."""

    def __init__(self, pid: int, click: Callable[[int], Any]) -> None:
        self.alone: list[float] = []
        self.crowd: list[float] = []
        self.pid = pid
        self._click = click
        self._made = 0
        self._cpu = 0.0

    @property
    def each(self) -> float:
        """CPU time of the bot for one of the clicks that were timed."""
        return self._cpu / (len(self.alone) + len(self.crowd))

    async def warm(self) -> None:
        """Click without a watch, then wait: the first votes of all have changed the board, its new picture is drawn."""
        for _ in range(WARM):
            await self._one()
        await _at_rest(self.pid)

    async def click_alone(self, count: int) -> None:
        """Click ``count`` times, one after another."""
        before = cpu_of(self.pid)
        self.alone += [await self._one() for _ in range(count)]
        self._cpu += cpu_of(self.pid) - before

    async def click_together(self, count: int) -> None:
        """Click ``count`` times with many in flight."""
        before, clicks = cpu_of(self.pid), iter(range(count))

        async def one_of_many() -> None:
            for _ in clicks:
                self.crowd.append(await self._one())

        await asyncio.gather(*(one_of_many() for _ in range(IN_FLIGHT)))
        self._cpu += cpu_of(self.pid) - before

    async def _one(self) -> float:
        number, self._made = self._made, self._made + 1
        begun = time.perf_counter()
        outcome = await self._click(number)
        if outcome.kind == "failed":
            raise RuntimeError(f"click {number} was not answered")
        return time.perf_counter() - begun


# ---- the two bots


@asynccontextmanager
async def _bare() -> AsyncIterator[Clicked]:
    async with _server() as (discord, places, people):
        place, crowd = places[0], people[0]
        with tempfile.TemporaryDirectory() as folder:
            rows = str(Path(folder) / "bare.sqlite3")
            async with _process(discord, "-m", "tests.bench.bare_bot", CHANNEL=str(place.id), ROWS=rows) as pid:
                message = await crowd[0].wait_for(lambda message: message.content == "bare", place=place, timeout=60)
                yield Clicked(pid, lambda n: crowd[n % SEATS].choose(message, "bare:menu", f"seat:{n % 21}"))


def _bears(menu: str, message: Message) -> bool:
    return message.select(menu) is not None


@asynccontextmanager
async def whole_bot(beside: Beside | None = None, **variables: str) -> AsyncIterator[Clicked]:
    """Our bot, with these variables, at tables whose ballot is open; ``beside`` lays others before it begins."""
    async with _server() as (discord, places, people):
        with tempfile.TemporaryDirectory() as folder:
            url = str(Path(folder) / "bench.sqlite3")
            store = await open_store(url)
            ballots = [await table_in_ballot(store, place, people[n], f"bench{n:03}", SLOW) for n, place in enumerate(places)]
            if beside is not None:
                await beside(store, discord, places[0].guild_id or 0)
            await store.close()
            async with _process(discord, "-m", "bot", "run", DATABASE_URL=url, **variables) as pid:
                boards: list[Message] = []
                for n, place in enumerate(places):
                    menu = f"c1:bench{n:03}:mafie.vote.first:{ask_number(ballots[n][0])}"
                    asked = people[n][0].wait_for(partial(_bears, menu), place=place, timeout=60)
                    boards.append(await asked)
                await _at_rest(pid)

                def click(n: int) -> Any:
                    table, turn = n % TABLES, n // TABLES
                    voters = ballots[table][1:]  # one never votes, so that the ballot stays open
                    ask = voters[turn % len(voters)]
                    target = ask.options[turn // len(voters) % len(ask.options)].id
                    menu = f"c1:bench{table:03}:mafie.vote.first:{ask_number(ask)}"
                    return people[table][ask.seat].choose(boards[table], menu, target, force=True)

                yield Clicked(pid, click)


@asynccontextmanager
async def _server() -> AsyncIterator[tuple[Discord, list[Channel], list[list[Person]]]]:
    """A server with a channel for each table and the people of each."""
    discord = Discord(token="bench")
    guild = discord.create_guild("Bench", locale="cs")
    places = [discord.create_channel(guild, f"stul-{n}") for n in range(TABLES)]
    people = [[discord.create_person(f"P{n}x{seat}", guild=guild) for seat in range(SEATS)] for n in range(TABLES)]
    await discord.start()
    try:
        yield discord, places, people
    finally:
        await discord.stop()


@asynccontextmanager
async def _process(discord: Discord, *command: str, **more: str) -> AsyncIterator[int]:
    environment = {**os.environ, "DISCORD_API_URL": discord.api_url, "DISCORD_TOKEN": discord.token, "LOG_LEVEL": "ERROR", **more}
    process = await asyncio.create_subprocess_exec(sys.executable, *command, env=environment)
    try:
        await discord.bot_ready(timeout=60)
        yield process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()


# ---- timing


async def _at_rest(pid: int) -> None:
    """Wait until a process has drawn and sent what it had to send: ``REST`` in which it hardly computes, a minute at most."""
    for _ in range(30):
        before = cpu_of(pid)
        await asyncio.sleep(REST)
        if cpu_of(pid) - before < 0.05:
            return


def cpu_of(pid: int) -> float:
    """Return the CPU time that a process has used so far, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
