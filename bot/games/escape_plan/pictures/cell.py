"""The place of a tile in the picture, and its taken space."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from bot.games.escape_plan.pictures.zones import ZONES, paint_zone
from bot.presenting.drawing.placing import Box, Disc
from bot.presenting.drawing.shapes import Point, line, polygon
from bot.presenting.drawing.tokens import CANVAS, INK, Ground

if TYPE_CHECKING:
    from engines.escape_plan.views import TileLook


_Thing = TypeVar("_Thing", Box, Disc)

_CORNERS = (-90, -30, 30, 90, 150, 210)
_FARS = (0.7, 0.62, 0.54, 0.78, 0.46, 0.38, 0.3, 0.74, 0.66, 0.58, 0.5, 0.42, 0.34)
_ROOT = math.sqrt(3)
_OUTSIDE = 60  # penalty in pixels for a place not wholly on the tile
_TOUCH = 1.5
"""The tolerated overlap, pixels: boxes are larger than their drawings."""
_EDGE = 5.0
"""The margin at the edge of a tile, pixels."""
_GAP = 7.0
"""Half of the gap between the grounds of two tiles, pixels."""
_SHRINKS = (1.0, 0.93, 0.86, 0.79, 0.72)
"""The factors by which things on a tile shrink, step by step, until everything has its place."""


def on_pixel(x: float, y: float) -> Point:
    """Return the nearest point on the pixels of the board: equal things then get equal edges, which makes a smaller file."""
    pixel = CANVAS.width / CANVAS.dense_width
    return pixel * round(x / pixel), pixel * round(y / pixel)


@dataclass(frozen=True, slots=True)
class Sizes:
    """Radius of a location, of an officer, of a pawn and of a gang marker, pixels."""

    place: float
    badge: float
    pawn: float
    marker: float


@dataclass(frozen=True, slots=True)
class Cell:
    """The place of a tile: its middle and its side, pixels."""

    cx: float
    cy: float
    side: float

    def at(self, angle: float, far: float) -> Point:
        """Return the point at `angle` degrees, `far` sides from the middle."""
        turn = math.radians(angle)
        return on_pixel(self.cx + self.side * far * math.cos(turn), self.cy + self.side * far * math.sin(turn))

    def corners(self, inset: float = 4) -> list[Point]:
        """Return the corners, the top one first; `inset`: the gap left to the neighbours."""
        return [self.at(angle, (self.side - inset) / self.side) for angle in _CORNERS]

    def holds(self, thing: Box | Disc) -> bool:
        """Whether something lies wholly on the tile."""
        if isinstance(thing, Disc):
            return self._depth(thing.cx, thing.cy) >= thing.radius + _EDGE
        far_x = thing.left if self.cx - thing.left > thing.right - self.cx else thing.right
        far_y = thing.top if self.cy - thing.top > thing.bottom - self.cy else thing.bottom
        return self._depth(far_x, far_y) >= _EDGE  # of all corners the farthest one; a tile is symmetric

    def _depth(self, x: float, y: float) -> float:
        """Return how far from the nearest edge a point lies, less than 0 outside the tile."""
        dx, dy = abs(x - self.cx), abs(y - self.cy)
        reach = self.side * _ROOT / 2
        return min(reach - dx, reach - dx / 2 - dy * _ROOT / 2)

    def sizes(self) -> Iterator[Sizes]:
        """Return the possible sizes of things on the tile, the largest first."""
        side = self.side
        for shrink in _SHRINKS:
            yield Sizes(
                min(56.0, max(17.0, side * 0.215 * shrink)),
                min(33.0, max(19.5, side * 0.19 * shrink)),
                min(24.0, max(12.0, side * 0.165 * shrink)),
                min(14.0, max(9.0, side * 0.1 * shrink)),
            )


@dataclass(slots=True)
class TakenSpace:
    """The taken space of a tile: things that must stay legible."""

    cell: Cell
    things: list[Box | Disc] = field(default_factory=list)
    crowded: bool = False
    """Whether something found no free place."""

    def put(self, places: Iterable[_Thing], own: Disc | None = None) -> _Thing:
        """Take and return the first free place, or else the one with the least in its way; `own`: what it may touch."""
        best: _Thing | None = None
        least = math.inf
        for place in places:
            cost = self._cost(place, own, least)
            if cost < least:
                best, least = place, cost
            if cost <= _TOUCH:
                break
        assert best is not None
        self.crowded = self.crowded or least > _TOUCH
        self.things.append(best)
        return best

    def put_if_free(self, places: Iterable[_Thing]) -> _Thing | None:
        """Take and return the first free place, None when there is none."""
        found = next((place for place in places if self._cost(place, None, math.inf) <= _TOUCH), None)
        if found is not None:
            self.things.append(found)
        return found

    def _cost(self, place: Box | Disc, own: Disc | None, least: float) -> float:
        """Return the overlap of ``place`` with taken space; infinity once it cannot be less than ``least``."""
        outside = 0 if self.cell.holds(place) else _OUTSIDE
        if outside >= least:
            return math.inf
        cost = 0.0
        for thing in self.things:
            if thing is not own:
                cost += _in_the_way(place, thing)
                if cost >= least:
                    return math.inf
        return cost + outside


def _in_the_way(one: Box | Disc, other: Box | Disc) -> float:
    """Return how deep two things overlap, pixels."""
    if isinstance(one, Disc):
        if isinstance(other, Disc):
            return max(0.0, one.radius + other.radius - math.hypot(one.cx - other.cx, one.cy - other.cy))
        one, other = other, one
    if isinstance(other, Disc):
        dx, dy = max(one.left - other.cx, 0, other.cx - one.right), max(one.top - other.cy, 0, other.cy - one.bottom)
        return max(0.0, other.radius - math.hypot(dx, dy))
    wide = min(one.right, other.right) - max(one.left, other.left)
    high = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(0.0, min(wide, high))


def anywhere(cell: Cell, first: tuple[float, ...] = (90, 150, 30, 210, -30, -90)) -> Iterator[Point]:
    """Return points all over a tile: at its corners first, then elsewhere."""
    for far in _FARS:
        for angle in (*first, *range(10, 370, 10)):
            yield cell.at(angle, far)


def around(at: Point, reaches: tuple[float, ...], start: float = -45) -> Iterator[Point]:
    """Return points all around another, the nearest first, beginning at `start` degrees."""
    for reach in reaches:
        for step in range(24):
            turn = math.radians(start + step * 15)
            yield on_pixel(at[0] + reach * math.cos(turn), at[1] + reach * math.sin(turn))


def draw_zones(tile: TileLook, cell: Cell, ground: Ground, *, framed: bool) -> Iterator[str]:
    """Draw the zones of a tile; `framed`: the current tile."""
    corners = cell.corners(_GAP)
    parts = [((cell.cx, cell.cy), corners[edge], corners[(edge + 1) % 6]) for edge in range(6)]
    for zone in ZONES:
        yield paint_zone(zone, tuple([part for part, here in zip(parts, tile.edges, strict=True) if here == zone]))
    for edge, zone in enumerate(tile.edges):
        if zone != tile.edges[edge - 1]:
            yield line(cell.cx, cell.cy, *corners[edge], ground.ground, 5)
    if framed:
        yield polygon(cell.corners(8), "none", INK.brass, 8)
