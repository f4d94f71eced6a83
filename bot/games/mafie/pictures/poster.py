"""The poster of Mafie: the town asleep under a moon that wears a hat."""

from collections.abc import Iterable

from bot.presenting.drawing.icons import icon_at
from bot.presenting.drawing.posters import poster_with
from bot.presenting.drawing.shapes import circle, polygon, rect
from bot.presenting.drawing.tokens import GROUND, INK, Ground

_HOUSES = ((62, 92, 250), (154, 70, 286), (224, 110, 232), (334, 64, 276), (398, 84, 244), (482, 58, 290))
"""Left edge, width and eaves of each house."""
_LIT = ((250, 270), (426, 284))
_STARS = ((96, 92, 4), (170, 140, 3), (470, 84, 4), (520, 150, 3), (420, 60, 3), (130, 196, 3))


def scene(ground: Ground) -> Iterable[str]:
    """Draw stars, the moon, and roofs with two windows lit."""
    yield from (circle(x, y, radius, INK.ink2) for x, y, radius in _STARS)
    yield circle(306, 146, 92, INK.brass)
    yield icon_at("mafia", 306, 146, 118, ground.ground, INK.brass)
    for left, wide, eaves in _HOUSES:
        yield rect(left, eaves, wide, 391 - eaves, 0, ground.ground)
        yield polygon([(left - 8, eaves + 1), (left + wide / 2, eaves - 40), (left + wide + 8, eaves + 1)], ground.ground)
        windows = ((left + 16 + 32 * place, eaves + 24 + 44 * row) for row in range(2) for place in range(int((wide - 20) / 32)))
        for x, y in windows:
            lit = any(abs(x - at) < 20 and abs(y - down) < 24 for at, down in _LIT)
            yield rect(x, y, 16, 22, 3, INK.brass if lit else ground.raised)


poster = poster_with(scene, GROUND["night"])
