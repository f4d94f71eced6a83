"""Taking a walk, whole or in part, and making one shorter that has found something."""

import time
from collections.abc import Collection
from pathlib import Path

from tests.night.evening import Evening
from tests.night.walks.acts import ACTS
from tests.night.walks.laws import LAWS, LEFT_OUT, remember
from tests.night.walks.walk import UNHURRIED, Walk, first_moment


async def walked(
    folder: Path, seed: int, length: int, *, left_out: Collection[str] = tuple(LEFT_OUT), only: Collection[int] | None = None
) -> Walk:
    """Take a walk of so many acts, or to the first thing that a law finds.

    ``left_out``: what is not looked for and not done, by its names. ``only``: the numbers of the acts that happen, None: all.
    """
    evening = Evening(folder, tempo=UNHURRIED, language="en")
    evening.ahead = first_moment() - time.time()
    acts = [act for act in ACTS if act.name not in left_out]
    async with evening:
        walk = Walk(evening, seed)
        with walk.listening():
            await walk.begin()
            for number in range(length):
                if only is not None and number not in only:
                    continue
                await walk.step(number, acts)
                walk.found += [one for law in LAWS for one in law(walk) if one.name not in left_out]
                remember(walk)
                if walk.found:
                    break
    return walk
