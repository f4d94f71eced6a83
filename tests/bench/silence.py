"""One look of the reconciler at a table where everything is as it should be: no request, and hardly any time (TALK.md, section 13).

A full table of Mafie at night, all of its people and 25 spectators in voice, silent already.
"""

import asyncio
import time

from tests.bench.result import Result, percentile
from tests.bot.tables.mortal_store import Durable
from tests.bot.tables.simulated_time import simulated
from tests.bot.tables.voice_world import Process, Server, Table

SEATS = 21
SPECTATORS = 25
LOOKS = 300
BOUND = 1.0
"""Milliseconds that a look may take."""


def measure() -> list[Result]:
    """Look many times at the voices of one table where nothing is to be done, and print the median and the longest."""
    took, requests = simulated(_looks())
    median, longest = percentile(took, 0.5), max(took)
    people = f"{SEATS} seats, {SPECTATORS} spectators"
    return [
        Result(f"a look without work, {people}: median", f"{median:.3f} ms", f"{BOUND:.0f} ms at most", median <= BOUND),
        Result(f"a look without work, {people}: longest", f"{longest:.3f} ms"),
        Result("requests of all looks", f"{requests}", "0", requests == 0),
    ]


async def _looks() -> tuple[list[float], int]:
    """Return how long each look took (milliseconds), and how many requests there were."""
    server, durable = Server(10), Durable()
    table = Table("table", list(range(100, 100 + SEATS)), 10)
    for user in (*table.people, *range(300, 300 + SPECTATORS)):
        server.enter(server.person(user), 10)
    process = Process(server, durable, [table])
    await asyncio.sleep(120)
    before, took = len(server.requests), []
    for _ in range(LOOKS):
        begun = time.perf_counter()
        await table.voices.attend()
        assert table.voices.next_edit() is None
        took.append((time.perf_counter() - begun) * 1000)
    after = len(server.requests)
    await process.stop()
    return took, after - before
