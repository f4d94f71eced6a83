"""Long random walks over evenings and their tables: the laws hold through all acts of people, Discord, the clock and restarts."""

import tempfile
import time
from collections import Counter
from pathlib import Path

from bot.presenting.texts import be_strict
from tests.night.walks.take import shortened, walked

LENGTH = 2_000
"""The most acts of one walk."""

THREE_WEEKS = 21 * 86_400.0
"""How long a walk lasts by the bot's clock, in seconds."""


async def soak_walks(count: int = 100, seed: int = 1) -> int:
    """Take so many walks, with seeds from ``seed`` on; print what was found, made shorter, and return how many found something."""
    found: Counter[str] = Counter()
    began, acts, wrong = time.monotonic(), 0, 0
    be_strict()
    try:
        for number in range(seed, seed + count):
            with tempfile.TemporaryDirectory() as folder:
                walk = await walked(Path(folder), number, LENGTH, lasts=THREE_WEEKS)
                acts += len(walk.done)
                print(f"walk of seed {number}: {len(walk.done)} acts, {time.monotonic() - began:.0f} s since the beginning", flush=True)
                if walk.found:
                    wrong += 1
                    found.update({one.name for one in walk.found})
                    print(*(f"  FOUND {one.name}: {one.text}" for one in walk.found), sep="\n", flush=True)  # to shorten it takes long
                    print(await shortened(Path(folder), walk), flush=True)
    finally:
        be_strict(False)
    kinds = "".join(f", {name}: {times}" for name, times in found.most_common())
    print(f"{count} random walks, {acts} acts, {wrong} found something{kinds}, {time.monotonic() - began:.0f} s", flush=True)
    return wrong
