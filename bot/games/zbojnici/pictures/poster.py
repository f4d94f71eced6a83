"""The poster of Zbojníci: firs, a hill, the road, and the carriage that is waited for."""

from collections.abc import Iterable

from bot.presenting.drawing.icons import icon_at
from bot.presenting.drawing.posters import poster_with
from bot.presenting.drawing.shapes import circle, path, polygon, rect
from bot.presenting.drawing.tokens import GROUND, INK, Ground

_FIRS = ((100, 330, 1.0), (160, 300, 0.72), (468, 312, 0.8), (502, 340, 0.95), (410, 286, 0.55))
"""Middle, foot and size of each fir."""


def scene(ground: Ground) -> Iterable[str]:
    """Draw a coin for a moon over the mountains, a road with a carriage, firs on both sides."""
    yield circle(312, 128, 62, INK.brass)
    yield icon_at("ducat", 312, 128, 92, ground.ground, INK.brass)
    yield polygon([(39, 262), (130, 168), (212, 244), (300, 190), (398, 250), (472, 178), (563, 256), (563, 300), (39, 300)], ground.line)
    yield path("M39 290C170 244 420 244 563 290V368A23 23 0 0 1 540 391H62A23 23 0 0 1 39 368Z", ground.raised)
    yield path("M262 391C270 350 330 320 300 266H316C356 322 372 350 392 391Z", ground.ground)
    yield icon_at("carriage", 318, 334, 104, INK.ink, ground.ground)
    for x, foot, size in _FIRS:
        yield rect(x - 7 * size, foot, 14 * size, 26 * size, 2, INK.paper_brass)
        for tier in range(3):
            top, low, half = foot - (132 - 36 * tier) * size, foot - (60 - 36 * tier) * size, (30 + 12 * tier) * size
            yield polygon([(x, top), (x + half, low), (x - half, low)], INK.paper_green)


poster = poster_with(scene, GROUND["wood"])
