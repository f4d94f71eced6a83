"""From a click to its callback, the durable write included: the whole bot against the barest discord.py bot on the same server.

The server runs here, each bot in a process of its own. A click is timed from the sending of its INTERACTION_CREATE to the arrival of the
callback.
Ours is a vote in an open ballot of a full table of Mafie: read, checked by the rules, appended to the log on the disk, then acknowledged.
"""

import asyncio
import os
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.presenting.scene import ask_number
from bot.rehearsal import Channel, Discord, Message, Person
from bot.store import TableRow, open_store
from bot.tables.live import LiveTable
from bot.tables.lobby import new_seal
from engines import GAMES
from tests.bench.result import Result, percentile

Times = tuple[list[float], list[float], float]

SEATS = 21
TABLES = 3
WARM = 150
CLICKS = 600
IN_FLIGHT = 50
SLOW = 500.0
"""Factor on all clocks, so that no clock runs out while we measure."""


async def measure() -> list[Result]:
    """Measure both bots, one after the other, alone and with many clicks in flight."""
    with tempfile.TemporaryDirectory() as folder:
        discord = Discord(token="bench")
        guild = discord.create_guild("Bench", locale="cs")
        places = [discord.create_channel(guild, f"stul-{n}") for n in range(TABLES)]
        people = [[discord.create_person(f"P{n}x{seat}", guild=guild) for seat in range(SEATS)] for n in range(TABLES)]
        await discord.start()
        floor = await _bare(discord, places[0], people[0])
        ours = await _whole(discord, places, people, Path(folder))
        await discord.stop()
    return [
        *_compared("alone", floor[0], ours[0]),
        *_compared(f"{IN_FLIGHT} in flight", floor[1], ours[1]),
        Result("bare discord.py, CPU of the bot for each click", f"{floor[2] * 1000:.2f} ms"),
        Result("a vote at a table, CPU of the bot for each click", f"{ours[2] * 1000:.2f} ms"),
        Result("  ratio, CPU (holds on a busy machine too)", f"{ours[2] / floor[2]:.2f}"),
    ]


def _compared(how: str, floor: list[float], ours: list[float]) -> list[Result]:
    made = []
    for name, share in (("median", 0.5), ("p99", 0.99)):
        low, high = percentile(floor, share), percentile(ours, share)
        made.append(Result(f"bare discord.py, {how}, {name}", f"{low * 1000:.2f} ms"))
        made.append(Result(f"a vote at a table, {how}, {name}", f"{high * 1000:.2f} ms"))
        made.append(Result(f"  ratio, {how}, {name}", f"{high / low:.2f}", "2 at most", high <= 2 * low))
    return made


# ---- the two bots


async def _bare(discord: Discord, place: Channel, people: list[Person]) -> Times:
    async with _process(discord, "-m", "tests.bench.bare_bot", CHANNEL=str(place.id)) as pid:
        message = await people[0].wait_for(lambda message: message.content == "bare", place=place, timeout=60)
        return await _timed(pid, lambda n: people[n % SEATS].choose(message, "bare:menu", f"seat:{n % 21}"))


async def _whole(discord: Discord, places: list[Channel], people: list[list[Person]], folder: Path) -> Times:
    url = str(folder / "bench.sqlite3")
    store = await open_store(url)
    number = ""
    for n, place in enumerate(places):
        number = await _table_in_ballot(store, discord, place, people[n], f"bench{n:03}")
    await store.close()
    async with _process(discord, "-m", "bot", "run", DATABASE_URL=url) as pid:
        boards: list[Message] = []
        for n, place in enumerate(places):
            menu = f"c1:bench{n:03}:mafie.vote.first:{number}"
            boards.append(await people[n][0].wait_for(lambda message, menu=menu: message.select(menu) is not None, place=place, timeout=60))
        await _at_rest(pid)

        def click(n: int) -> Any:
            table, seat = n % TABLES, n // TABLES % (SEATS - 1)
            target = (seat + 1 + n // (TABLES * SEATS)) % SEATS
            target = (target + 1) % SEATS if target == seat else target
            return people[table][seat].choose(boards[table], f"c1:bench{table:03}:mafie.vote.first:{number}", f"seat:{target}", force=True)

        return await _timed(pid, click)


async def _table_in_ballot(store: Any, discord: Discord, place: Channel, people: list[Person], name: str) -> str:
    """Lay a table whose first ballot is open; return the number of that opening."""
    moment = [time.time() - 20 * 86_400]
    host = people[0].id
    options = GAMES["mafie"].read_options({}).model_dump(mode="json")
    setup = {**new_seal(), "factor": SLOW}
    row = TableRow(id=name, guild_id=place.guild_id or 0, channel_id=place.id, host_id=host, game="mafie", options=options, setup=setup)
    await store.create_table(row)
    table = LiveTable(row, (), store, lambda: moment[0])
    for person in people:
        await table.sit(person.id, person.name, language="cs")
        await table.ready(person.id, person.id)
    await table.start(host)
    while not (asks := [ask for ask in table.running.open_asks(moment[0]) if ask.name == "mafie.vote.first"]):
        moment[0] += 10_000
        await table.expire_due()
    return ask_number(asks[0])


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


async def _timed(pid: int, click: Callable[[int], Any]) -> Times:
    """Return the times of clicks one after another, of clicks with many in flight, and the CPU time of one, in seconds."""
    for n in range(WARM):
        await click(n)
    await _at_rest(pid)  # the first votes of all have changed the board: its new picture is drawn
    before = _cpu(pid)
    alone = [await _one(click, n) for n in range(CLICKS)]
    crowd: list[float] = []
    counter = iter(range(CLICKS, 3 * CLICKS))

    async def one_of_many() -> None:
        for n in counter:
            crowd.append(await _one(click, n))

    await asyncio.gather(*(one_of_many() for _ in range(IN_FLIGHT)))
    return alone, crowd, (_cpu(pid) - before) / (3 * CLICKS)


async def _at_rest(pid: int) -> None:
    """Wait until a process has drawn and sent what it had to send: a second in which it hardly computes, a minute at most."""
    for _ in range(60):
        before = _cpu(pid)
        await asyncio.sleep(1)
        if _cpu(pid) - before < 0.05:
            return


def _cpu(pid: int) -> float:
    """Return the CPU time that a process has used so far, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _one(click: Callable[[int], Any], n: int) -> float:
    begun = time.perf_counter()
    outcome = await click(n)
    if outcome.kind == "failed":
        raise RuntimeError(f"click {n} was not answered")
    return time.perf_counter() - begun
