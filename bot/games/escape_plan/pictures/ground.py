"""The ground of a city tile: its zones with their patterns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.games.escape_plan.pictures.cell import Cell
from bot.presenting.drawing.shapes import circle, line, path, polygon, rect
from bot.presenting.drawing.tokens import INK, TOKENS, Ground

if TYPE_CHECKING:
    from engines.escape_plan.views import TileLook

ZONES = ("i", "c", "r", "w")
_LINE, _DOT = 6, 5
"""Width of the lines and radius of the dots: 2 to 3 px in a window of 360."""
_WIDER = 1.25
"""How much wider the patterns are than they are drawn below: fewer edges make a smaller file."""


def zone_patterns() -> str:
    """Define the pattern of each zone, to be used as `url(#zone-i)`."""
    made = []
    for zone in ZONES:
        paint = TOKENS.escape_zone[zone]
        body = {
            "i": path("M-8 8 8 -8M-8 48 48 -8M32 48 48 32", "none", paint["pattern"], _LINE),
            "c": circle(10, 10, _DOT, paint["pattern"]) + circle(30, 30, _DOT, paint["pattern"]),
            "r": path("M4 24 20 12 36 24", "none", paint["pattern"], _LINE),
            "w": path("M0 14C7 6 13 6 20 14 27 22 33 22 40 14M0 34C7 26 13 26 20 34 27 42 33 42 40 34", "none", paint["pattern"], _LINE),
        }[zone]
        back = rect(0, 0, 40, 40, 0, paint["fill"])
        made.append(
            f'<pattern id="zone-{zone}" width="40" height="40" patternUnits="userSpaceOnUse" patternTransform="scale({_WIDER})">'
            f'{back}<g shape-rendering="crispEdges">{body}</g></pattern>'
        )
    return "\n".join(made)


def draw_zones(tile: TileLook, cell: Cell, ground: Ground, *, framed: bool) -> Iterator[str]:
    """Draw the zones of a tile; `framed`: it is the one that matters now."""
    corners = cell.corners()
    for edge, zone in enumerate(tile.edges):
        paint = f"url(#zone-{zone})"
        yield polygon([(cell.cx, cell.cy), corners[edge], corners[(edge + 1) % 6]], paint, paint, 1)
    for edge, zone in enumerate(tile.edges):
        if zone != tile.edges[edge - 1]:
            yield line(cell.cx, cell.cy, *corners[edge], ground.ground, 5)
    yield polygon(cell.corners(8) if framed else corners, "none", INK.brass if framed else ground.ground, 8 if framed else 6)
