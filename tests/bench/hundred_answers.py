"""A hundred people answer an invitation within five seconds, through the real client (CL-5.10)."""

import asyncio
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from bot.sandbox import Message, Person
from tests.bench.result import Result, percentile
from tests.night.club_evening import call, caller, four_channels, only, verb
from tests.night.evening import FAST, Evening

PEOPLE = 100
WITHIN = 5.0
"""Seconds in which they press."""

AFTERWARDS = 12.0
"""Seconds after which the edits are counted."""


async def measure() -> list[Result]:
    """Let them press and count what it took."""
    with tempfile.TemporaryDirectory() as folder:
        async with Evening(Path(folder), tempo=replace(FAST, edit_every=2.0, posts=(4, 5.0))) as evening:
            host = caller(evening)
            people = [evening.person(f"P{number}") for number in range(PEOPLE)]
            await four_channels(evening)
            message = await call(evening, host, chairs=84)
            before = message.edits
            times = await asyncio.gather(*(_press(evening, person, message, n * WITHIN / PEOPLE) for n, person in enumerate(people)))
            await asyncio.sleep(AFTERWARDS)
            stored = await evening.registry.store.evenings.evening(only(evening).id)
            same = stored is not None and stored.answers == only(evening).saved.answers and len(stored.answers) == PEOPLE
            slowest = percentile(list(times), 0.99)
            edits, refused = message.edits - before, len(evening.discord.limits.refused)
    return [
        Result("100 answers in 5 s, acknowledged, p99", f"{slowest * 1000:.0f} ms", "1,000 ms at most", slowest <= 1.0),
        Result("  edits of the invitation", str(edits), "6 at most", edits <= 6),
        Result("  refusals of Discord (429)", str(refused), "none", refused == 0),
        Result("  the list equals the store", str(same), "True", same),
    ]


async def _press(evening: Evening, person: Person, message: Message, after: float) -> float:
    """Press after so many seconds and return how long the acknowledgement took, in seconds."""
    await asyncio.sleep(after)
    begun = time.perf_counter()
    await person.press(message, verb(evening, "yes"))
    return time.perf_counter() - begun
