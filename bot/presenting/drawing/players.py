"""The mark of a player of the boxed games: colour and shape, always together."""

from __future__ import annotations

from collections.abc import Callable

from bot.presenting.drawing.shapes import Point, circle, polygon, rect, regular
from bot.presenting.drawing.tokens import INK, TOKENS

_DIAGONAL = 0.5**0.5


def _cross(reach: float, half: float) -> list[Point]:
    """Trace a plus around the origin: `reach` from the middle to an end, `half` the width of an arm."""
    a, b = half, reach
    return [(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a), (-b, -a), (-a, -a)]


def _turned(points: list[Point]) -> list[Point]:
    return [((x - y) * _DIAGONAL, (x + y) * _DIAGONAL) for x, y in points]


_CORNERS: dict[str, Callable[[], list[Point]]] = {
    "triangle": lambda: [(0, -1.02), (1.06, 0.84), (-1.06, 0.84)],
    "diamond": lambda: [(0, -1.16), (1, 0), (0, 1.16), (-1, 0)],
    "plus": lambda: _cross(1, 0.4),
    "star": lambda: regular(0, 0.06, 1.18, 5, inner=0.48),
    "hexagon": lambda: regular(0, 0, 1.06, 6, start=0),
    "hourglass": lambda: [(-0.9, -1), (0.9, -1), (0.22, 0), (0.9, 1), (-0.9, 1), (-0.22, 0)],
    "cross": lambda: _turned(_cross(1.12, 0.34)),
}


def player_mark(colour: str, cx: float, cy: float, radius: float, fill: str | None = None) -> str:
    """Draw the shape of a player's colour name; `radius` is half of its visual size. `KeyError`: no such colour.

    Every shape has a dark outline, so that it also stands on paper; black has a light one instead.
    """
    mark = TOKENS.player[colour]
    paint = fill or mark.hex
    dark = colour == "black"
    stroke = INK.ink if dark else TOKENS.shape_outline
    thickness = max(4, radius * 0.16) if dark else max(3, radius * 0.12)
    if mark.shape == "circle":
        return circle(cx, cy, radius * 0.95, paint, stroke, thickness)
    if mark.shape == "square":
        side = radius * 1.72
        return rect(cx - side / 2, cy - side / 2, side, side, radius * 0.16, paint, stroke, thickness)
    corners = [(cx + x * radius, cy + y * radius) for x, y in _CORNERS[mark.shape]()]
    return polygon(corners, paint, stroke, thickness)
