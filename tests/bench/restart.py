"""A process that wakes up with 1,000 running tables: the time to its first answer, and the memory of a table.

One game of eleven people is played at random for a while and copied a thousand times, over fifty servers. Then the bot starts as its own
process, once with one table and once with all of them; somebody presses a button of a table in the middle while the tables greet their
people.
"""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from bot.sandbox import Person
from bot.store import SavedTable, Store, open_store
from bot.tables.session.setup import Setup
from engines.chance import Stream
from tests.bench.result import Result
from tests.night.evening import Evening
from tests.night.stored_tables import dealt

TABLES = 1000
SERVERS = 50
SEATS = 11
MOVES = 60  # how far the copied game has got
CLICKS = 20
LATER = 2.0  # seconds that the tables may cost at the start (PR-4.3)
READY = 3.0  # seconds from being ready to the first answer
KIB = 100
SETTLES = 20.0  # seconds before memory is read


async def measure() -> list[Result]:
    """Play, copy, start twice, click."""
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Path(folder))
        evening.discord.deadline = 60.0  # a late answer is to be measured, not to be cut off
        await evening.discord.start()
        try:
            people = evening.crowd(SEATS)
            store = await open_store(evening.settings().database)
            await _play(store, evening, people)
            small, alone, _ = await _start_and_click(evening, "b00000")
            saved = await _copy(store, evening, people)
            large, start, answers = await _start_and_click(evening, f"b{TABLES // 2:05}")
            await store.close()
        finally:
            await evening.discord.stop()
    each = (large - small) / (TABLES - 1) / 1024
    return [
        Result(f"start with {TABLES} tables of {len(saved.entries)} moves", f"{start:.2f} s"),
        Result("  later ready than with one table", f"{start - alone:.2f} s", f"{LATER:.0f} s", start - alone <= LATER),
        Result("  first click answered after being ready", f"{answers[0]:.3f} s", f"{READY:.0f} s", answers[0] <= READY),
        Result(f"  slowest of the next {CLICKS} clicks", f"{max(answers[1:]):.3f} s"),
        Result("  memory a table", f"{each:.0f} KiB", f"{KIB} KiB", each <= KIB),
    ]


async def _play(store: Store, evening: Evening, people: list[Person]) -> None:
    """Play one table at random until its log is long enough."""
    moment = [time.time() - 86_400]
    table, answers = await dealt(store, evening.channel, people, "b00000", lambda: moment[0], Setup())
    chance = Stream(1, "bench")
    while table.running.game.moves_made < MOVES:
        moment[0] += 1
        asks = [ask for ask in table.running.open_asks(moment[0]) if ask.holds]
        if not asks:
            moment[0] += 10_000
            await answers.expire_due()
            continue
        ask = chance.pick(asks)
        pick = chance.pick([option.id for option in ask.options if not option.host_only])
        await answers.answer(people[ask.seat].id, ask.name, None, (pick,))


async def _copy(store: Store, evening: Evening, people: list[Person]) -> SavedTable:
    """Copy the table as it stands now to channels of its own on several servers, since a server holds 500 channels at most."""
    saved = await store.table("b00000")
    assert saved is not None
    guilds = [evening.guild, *(evening.discord.create_guild(f"server-{n}") for n in range(1, SERVERS))]
    for person in people:
        for guild in guilds[1:]:
            person.join(guild)
    for n in range(1, TABLES):
        guild = guilds[n % SERVERS]
        channel = evening.discord.create_channel(guild, f"stul-{n}")
        copy = replace(saved.table, id=f"b{n:05}", guild_id=guild.id, channel_id=channel.id)
        await store.create_table(copy, saved.seats)
        for surface, position in saved.positions.items():
            await store.set_position(copy.id, position, surface)
        await asyncio.gather(*(store.append(copy.id, entry.n, (entry.at, entry.kind, entry.payload)) for entry in saved.entries))
    return saved


@asynccontextmanager
async def _process(evening: Evening) -> AsyncIterator[asyncio.subprocess.Process]:
    environment = os.environ | {
        "DISCORD_TOKEN": evening.discord.token,
        "DISCORD_API_URL": evening.discord.api_url,
        "CONSIGLIERE_DATA": str(evening.folder),
        "LOG_LEVEL": "ERROR",
    }
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", "run", env=environment)
    try:
        yield process
    finally:
        process.terminate()
        await process.wait()


async def _start_and_click(evening: Evening, table: str) -> tuple[int, float, list[float]]:
    """Return resident bytes, seconds until ready, and the seconds until each click was answered (the first counts from being ready)."""
    begun = time.perf_counter()
    async with _process(evening) as process:
        await evening.discord.bot_ready(timeout=300)
        ready = clicked = time.perf_counter()
        board = await evening.discord.until(lambda: evening.living("desk"), timeout=120)
        answers = []
        for n in range(CLICKS + 1):
            outcome = await evening.people[n % SEATS].press(board, f"c1:{table}:desk", force=True)
            if outcome.kind == "failed":
                raise RuntimeError("a click was not answered")
            answers.append(time.perf_counter() - clicked)
            await asyncio.sleep(0.1)
            clicked = time.perf_counter()
        await asyncio.sleep(SETTLES - sum(answers))
        resident = _resident(process.pid)
    return resident, ready - begun, answers


def _resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
