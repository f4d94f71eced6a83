"""Where a tile of the city is drawn, and where on it there is room for one thing more."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from bot.presenting.drawing.placing import Box
from bot.presenting.drawing.shapes import Point

_CORNERS = (-90, -30, 30, 90, 150, 210)
_EDGE, _TIGHT = 8.0, 90.0
"""So far from the edge of its tile everything stays, pixels; on a tile of the tight side or smaller all of it is needed."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Where a tile is drawn: its middle and its side, pixels."""

    cx: float
    cy: float
    side: float

    def at(self, angle: float, far: float) -> Point:
        """Return the point at `angle` degrees, `far` sides from the middle."""
        turn = math.radians(angle)
        return self.cx + self.side * far * math.cos(turn), self.cy + self.side * far * math.sin(turn)

    def corners(self, inset: float = 4) -> list[Point]:
        """Return the corners, the top one first; `inset`: the gap left to the neighbours."""
        return [self.at(angle, (self.side - inset) / self.side) for angle in _CORNERS]

    def holds(self, box: Box) -> bool:
        """Whether a box lies wholly on the tile."""
        side = self.side - min(_EDGE, max(0.0, (self.side - _TIGHT) / 3))
        reach = side * math.sqrt(3) / 2
        for x, y in ((box.left, box.top), (box.right, box.top), (box.left, box.bottom), (box.right, box.bottom)):
            dx, dy = abs(x - self.cx), abs(y - self.cy)
            if dx > reach or dy > side - dx / math.sqrt(3):
                return False
        return True

    @property
    def disc(self) -> float:
        """Radius of a location."""
        return min(56.0, max(21.0, self.side * 0.215))

    @property
    def badge(self) -> float:
        """Radius of an officer."""
        return min(33.0, max(21.0, self.side * 0.19))


@dataclass(slots=True)
class Taken:
    """What of a tile is taken by something that must stay legible."""

    cell: Cell
    boxes: list[Box] = field(default_factory=list)

    def best(self, boxes: Iterable[Box], own: Box | None = None) -> Box:
        """Take and return the first free box, or else the one with the least in its way; `own`: what it may overlap."""
        others = [one for one in self.boxes if one is not own]
        found: Box | None = None
        least = math.inf
        for box in boxes:
            cost = sum(_overlap(box, other) for other in others) + (0 if self.cell.holds(box) else 400)
            if cost < least:
                found, least = box, cost
            if not cost:
                break
        assert found is not None
        self.boxes.append(found)
        return found


def _overlap(one: Box, other: Box) -> float:
    wide = min(one.right, other.right) - max(one.left, other.left) + 2
    high = min(one.bottom, other.bottom) - max(one.top, other.top) + 2
    return wide * high if wide > 0 and high > 0 else 0.0


def turns(start: float) -> Iterator[float]:
    """Return angles all around in radians, beginning at `start` degrees."""
    for step in range(16):
        yield math.radians(start + step * 22.5)


def anywhere(cell: Cell, wide: float, high: float, first: tuple[float, ...] = (90, 150, 30, 210, -30, -90)) -> Iterator[Box]:
    """Return boxes all over a tile: by its corners first, then wherever there is room."""
    for far in (0.7, 0.62, 0.54, 0.78, 0.46, 0.38):
        for angle in (*first, *range(15, 360, 15)):
            yield Box.around(*cell.at(angle, far), wide, high)


def rim(at: Point, cell: Cell, radius: float = 20) -> Iterator[Box]:
    """Return boxes around a location, on its rim."""
    for more in (0.55, 0.8, 0.3):
        reach = cell.disc + radius * more
        for turn in turns(-45):
            yield Box.around(at[0] + reach * math.cos(turn), at[1] + reach * math.sin(turn), 2 * radius, 2 * radius)
