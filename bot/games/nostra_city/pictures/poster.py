"""The poster of Nostra City: the court."""

from collections.abc import Iterable

from bot.presenting.drawing.icons import icon_at
from bot.presenting.drawing.posters import poster_with
from bot.presenting.drawing.shapes import polygon, rect
from bot.presenting.drawing.tokens import GROUND, INK, TOKENS, Ground


def scene(ground: Ground) -> Iterable[str]:
    """Draw the front of a court house between the colours of its two verdicts, the scales over the door."""
    innocent, guilty = TOKENS.verdict["innocent"]["fill"], TOKENS.verdict["guilty"]["fill"]
    yield rect(39, 39, 262, 352, 24, innocent)
    yield rect(301, 39, 262, 352, 24, guilty)
    yield rect(270, 39, 31, 352, 0, innocent) + rect(301, 39, 31, 352, 0, guilty)
    yield polygon([(96, 176), (301, 66), (506, 176)], INK.paper)
    yield polygon([(142, 166), (301, 82), (460, 166)], "none", INK.paper_line, 4)
    yield icon_at("scales", 301, 132, 66, INK.paper_ink, INK.paper)
    yield rect(104, 180, 394, 22, 3, INK.paper)
    for x in (122, 194, 372, 444):
        yield rect(x, 208, 36, 116, 4, INK.paper) + rect(x - 6, 204, 48, 10, 3, INK.paper_line)
        yield rect(x + 11, 220, 4, 98, 2, INK.paper_line) + rect(x + 21, 220, 4, 98, 2, INK.paper_line)
    yield rect(262, 222, 78, 104, 6, ground.ground)
    yield icon_at("gavel", 301, 274, 56, INK.brass, ground.ground)
    for step, wide in enumerate((414, 446, 478)):
        yield rect(301 - wide / 2, 326 + 17 * step, wide, 14, 3, INK.paper)


poster = poster_with(scene, GROUND["court"])
