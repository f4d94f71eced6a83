"""Taking a walk, whole or in part, and making one shorter that has found something."""

import time
from collections.abc import Collection
from pathlib import Path

from tests.night.evening import Evening
from tests.night.walks.acts import ACTS
from tests.night.walks.laws import LAWS, LEFT_OUT, remember
from tests.night.walks.walk import UNHURRIED, Walk, first_moment


async def walked(
    folder: Path,
    seed: int,
    length: int,
    *,
    lasts: float = float("inf"),
    left_out: Collection[str] = tuple(LEFT_OUT),
    only: Collection[int] | None = None,
) -> Walk:
    """Take a walk of so many acts, or of so many seconds (``lasts``) by the bot's clock, or to the first thing that a law finds.

    ``left_out``: what is not looked for and not done, by its names. ``only``: the numbers of the acts that happen, None: all.
    """
    evening = Evening(folder, tempo=UNHURRIED, language="en")
    begins = first_moment()
    evening.ahead = begins - time.time()
    acts = [act for act in ACTS if act.name not in left_out]
    async with evening:
        walk = Walk(evening, seed)
        with walk.listening():
            await walk.begin()
            for number in range(length):
                if time.time() + evening.ahead - begins > lasts:
                    break
                if only is not None and number not in only:
                    continue
                await walk.step(number, acts)
                walk.found += [one for law in LAWS for one in law(walk) if one.name not in left_out]
                remember(walk)
                if walk.found:
                    break
    return walk


async def shortened(folder: Path, walk: Walk, *, tries: int = 40, left_out: Collection[str] = tuple(LEFT_OUT)) -> Walk:
    """Return a shorter walk that finds the same kind of thing: acts are left out, many at once and then one by one, in so many tries."""
    names = {one.name for one in walk.found}
    best, step, number = walk, max(1, len(walk.numbers) // 2), 0
    while tries:
        for start in range(0, len(best.numbers), step):
            kept = [*best.numbers[:start], *best.numbers[start + step :]]
            if not tries or not kept:
                break
            tries, number = tries - 1, number + 1
            tried = await walked(_made(folder / f"try {number}"), walk.seed, walk.number + 1, left_out=left_out, only=kept)
            if names & {one.name for one in tried.found}:
                best = tried
                break
        else:
            if step == 1:
                break
            step = max(1, step // 2)
    return best


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder
