"""The ground of the four zones: a colour with its pattern, drawn as plain shapes, which the library paints far sooner than a pattern."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from bot.presenting.drawing.shapes import Point, number, path
from bot.presenting.drawing.tokens import TOKENS

ZONES = ("i", "c", "r", "w")

_STEP = 60.0
"""The distance from one mark of a pattern to the next, pixels."""
_THICK = 8.0
"""The height of a line in a pattern: 2 to 3 px in a window of 360."""
_DOT = 14.0
"""The side of a square of a pattern."""
_WAVE, _SWELL, _BENDS = 40.0, 9.0, 6
"""The length and height of a wave, and the straight pieces of each."""


@lru_cache(maxsize=1024)
def paint_zone(zone: str, shapes: tuple[tuple[Point, ...], ...]) -> str:
    """Fill convex shapes, their corners clockwise, with the ground of a zone; its pattern runs on from one to the next.

    Raises `KeyError` for an unknown zone. Hard edges make a smaller file. Cached: of a tile everything changes but its ground.
    """
    paint = TOKENS.escape_zone[zone]
    marks = [part for shape in shapes for mark in _marks(zone, *_extent(shape)) if (part := _within(mark, shape))]
    drawn = path(_outline(shapes), paint["fill"]) if shapes else ""
    return drawn + (path(_outline(marks), paint["pattern"], extra='shape-rendering="crispEdges"') if marks else "")


def _outline(shapes: Iterable[Sequence[Point]]) -> str:
    return "".join(f"M{'L'.join(f'{number(x)} {number(y)}' for x, y in shape)}Z" for shape in shapes)


def _extent(shape: Sequence[Point]) -> tuple[int, int, int, int]:
    """Return the steps of the pattern that a shape touches: from the left to the right, from the top to the bottom."""
    xs, ys = [x / _STEP for x, _ in shape], [y / _STEP for _, y in shape]
    return math.floor(min(xs)) - 1, math.ceil(max(xs)) + 1, math.floor(min(ys)) - 1, math.ceil(max(ys)) + 1


def _marks(zone: str, left: int, right: int, top: int, bottom: int) -> Iterator[tuple[Point, ...]]:
    """Yield the marks of a zone on these steps as convex shapes, their corners clockwise."""
    for row in range(top, bottom):
        for column in range(left, right):
            for mark in _MARKS[zone]:
                yield tuple((x + column * _STEP, y + row * _STEP) for x, y in mark)


def _band(*points: Point) -> Iterator[tuple[Point, ...]]:
    """Return a line through points, from left to right, as pieces."""
    half = _THICK / 2
    for (x, y), (further, below) in pairwise(points):
        yield (x, y - half), (further, below - half), (further, below + half), (x, y + half)


def _square(x: float, y: float) -> tuple[Point, ...]:
    return (x, y), (x + _DOT, y), (x + _DOT, y + _DOT), (x, y + _DOT)


def _wave(y: float) -> Iterator[tuple[Point, ...]]:
    bends = round(_STEP / _WAVE * _BENDS)
    return _band(*((_STEP * at / bends, y + _SWELL * math.sin(2 * math.pi * at / bends)) for at in range(bends + 1)))


_MARKS: dict[str, tuple[tuple[Point, ...], ...]] = {
    "i": tuple(_band((0, _STEP), (_STEP, 0))),
    "c": (_square(8, 8), _square(38, 38)),
    "r": tuple(_band((6, 38), (30, 20), (54, 38))),
    "w": (*_wave(15), *_wave(45)),
}
"""The marks on one step of each zone."""


def _within(mark: Sequence[Point], shape: Sequence[Point]) -> list[Point]:
    """Return the part of a convex mark inside a convex shape, without corners when there is none."""
    kept = list(mark)
    for (ax, ay), (bx, by) in pairwise((*shape, shape[0])):
        sides = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in kept]
        if all(side >= 0 for side in sides):
            continue
        inside: list[Point] = []
        for at, ((x, y), side) in enumerate(zip(kept, sides, strict=True)):
            (fx, fy), before = kept[at - 1], sides[at - 1]
            if (side >= 0) != (before >= 0):
                part = before / (before - side)
                inside.append((fx + (x - fx) * part, fy + (y - fy) * part))
            if side >= 0:
                inside.append((x, y))
        kept = inside
        if not kept:
            break
    return kept
