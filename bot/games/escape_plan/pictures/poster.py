"""The poster of Escape Plan: the road out of the city, and the exit that is still open."""

from collections.abc import Iterable

from bot.presenting.drawing.icons import icon_at
from bot.presenting.drawing.posters import poster_with
from bot.presenting.drawing.shapes import path, polygon, rect
from bot.presenting.drawing.tokens import GROUND, INK, TOKENS, Ground

_TOWERS = ((58, 58, 120), (112, 46, 168), (168, 44, 138), (390, 46, 150), (442, 52, 104), (500, 48, 162))
"""Left edge, width and top of each tower."""


def scene(ground: Ground) -> Iterable[str]:
    """Draw the skyline, the road that leads through under a sign, and a patrol on either side."""
    for left, wide, top in _TOWERS:
        yield rect(left, top, wide, 270 - top, 3, ground.line)
        windows = ((left + 9 + 17 * place, y) for y in range(top + 16, 250, 26) for place in range((wide - 10) // 17))
        yield from (rect(x, y, 9, 13, 1, INK.brass if (x + y) % 5 == 0 else ground.panel) for x, y in windows)
    yield path("M39 268H563V368A23 23 0 0 1 540 391H62A23 23 0 0 1 39 368Z", ground.raised)
    yield polygon([(284, 268), (318, 268), (456, 391), (146, 391)], ground.ground)
    for top, low, half in ((276, 288, 2.5), (302, 322, 4.5), (340, 376, 8)):
        yield polygon([(301 - half, top), (301 + half, top), (301 + half * 1.4, low), (301 - half * 1.4, low)], INK.ink2)
    yield rect(232, 156, 8, 122, 2, INK.ink2) + rect(362, 156, 8, 122, 2, INK.ink2)
    yield rect(222, 84, 158, 92, 14, INK.green)
    yield icon_at("exit", 301, 130, 74, INK.paper_ink, INK.green)
    for x, kind in ((112, "s"), (490, "m")):
        yield icon_at("police", x, 322, 84, TOKENS.escape_officer[kind]["hex"], ground.raised)


poster = poster_with(scene, GROUND["road"])
