"""The evening of 63 people at three tables, and the door and the draw of 84: lived through once, with the figures of each step."""

import tempfile
from dataclasses import replace
from functools import partial
from pathlib import Path

from tests.night.evening import FAST, Evening
from tests.night.great_evening import GreatEvening, live
from tests.night.players import play

PACED = replace(FAST, factor=0.1, edit_every=2.0, posts=(4, 5.0), member_edits=(8, 5.0))
"""Games in minutes, but edits and messages at the pace at which Discord lets us speak.

The clocks of a game in seconds run out before 63 people have answered the first night, and who has answered nothing gets no point.
"""

LONGEST = 600.0
"""Seconds that three games of 21 people may take."""


async def crowded() -> int:
    """Live both; print the figures, and return how many went wrong."""
    wrong = 0
    for name, count, tables, whole in (("63 people at 3 tables", 63, 3, True), ("84 people at the door", 84, 4, False)):
        with tempfile.TemporaryDirectory() as folder:
            async with Evening(Path(folder), tempo=PACED) as evening:
                great = GreatEvening(evening, count, tables)
                try:
                    await (live(great, partial(play, within=LONGEST)) if whole else _until_drawn(great))
                except (AssertionError, TimeoutError) as fault:
                    wrong += 1
                    print(f"{name}, at the step {great.figures.step!r}: {type(fault).__name__} {fault}", flush=True)
        print(f"{name}\n{great.figures}", flush=True)
    return wrong


async def _until_drawn(great: GreatEvening) -> None:
    for step in (great.plan, great.answers, great.door, great.draw):
        await step()
    assert not great.figures.refused, "nothing comes too fast"
