"""The places of the seats of a Mafie table: a ring up to 13 seats, the four sides of a long table above."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from bot.presenting.drawing.placing import Box
from bot.presenting.drawing.shapes import superellipse
from bot.presenting.drawing.tokens import CANVAS

RING_MOST = 13  # seats; more sit at the long table
RING_POWER = 2.5  # shape of the ring of seats: 2 is an ellipse, more is squarer
TABLE_POWER = 2.9  # shape of the round table
WOOD = 16  # width of the table's edge
HALO = 24  # rings reach this far from a chip
BADGE_REACH = 1.35  # badges reach this many radii from the middle of a chip, sideways and up or down
SIDE_ROOM = 204  # width of the names between the chips and the long table

_ROW_LEFT, _ROW_WIDE = 42, 1116  # the seats above and below the long table, with their names

Side = Literal["up", "down", "left", "right"]


@dataclass(frozen=True, slots=True)
class ChipSpot:
    """The middle of a chip, and the side and the edges of its name."""

    cx: float
    cy: float
    side: Side
    left: float = 0
    right: float = 0

    @property
    def room(self) -> float:
        """The most width of the name."""
        return self.right - self.left

    def inward(self, seating: Seating) -> float:
        """Angle in radians from the chip to the table's middle, straight across at the long table."""
        if not seating.long:
            return math.atan2(seating.cy - self.cy, seating.cx - self.cx)
        return {"up": math.pi / 2, "down": -math.pi / 2, "right": 0.0, "left": math.pi}[self.side]


@dataclass(frozen=True, slots=True)
class Seating:
    """The whole layout: canvas height, chip radius, size of names, spots by seat, the table's middle and half sizes."""

    height: int
    radius: float
    name_size: float
    spots: tuple[ChipSpot, ...]
    cx: float
    cy: float
    half_wide: float
    half_high: float
    long: bool

    def base_line(self, spot: ChipSpot) -> float:
        if spot.side == "up":
            return spot.cy - self.radius - (32 if self.long else 36)
        if spot.side == "down":
            return spot.cy + self.radius + (52 if self.long else 58)
        return spot.cy + 12

    def name_box(self, spot: ChipSpot, wide: float) -> Box:
        """Return the box of a name `wide` pixels wide, with accents and descenders.

        Above and below a chip it is centred as far as its edges allow; beside a chip it starts at the chip.
        """
        left = min(max(spot.cx - wide / 2, spot.left), spot.right - wide)
        if spot.side == "right":
            left = spot.left
        elif spot.side == "left":
            left = spot.right - wide
        base = self.base_line(spot)
        return Box(left, base - self.name_size * 0.87, left + wide, base + self.name_size * 0.22)


@cache
def seating(count: int) -> Seating:
    """Lay out `count` seats (6 to 21), the first at the top or top left, then clockwise."""
    return _ring(count) if count <= RING_MOST else _long_table(count)


def _ring(count: int) -> Seating:
    height = 1130 if count < 12 else 1210
    top, bottom = 280, height - 154
    cy, rx, ry = (top + bottom) / 2, 478.0, (bottom - top) / 2
    points = superellipse(600, cy, rx, ry, RING_POWER, count)
    spots = tuple(ChipSpot(x, y, "up" if y < cy - ry * 0.6 else "down") for x, y in points)
    bare = Seating(height, 54, 38, spots, 600, cy, rx - 130, ry - 126, long=False)
    return replace(bare, spots=tuple(_with_edges(bare, spot) for spot in spots))


def _with_edges(seating: Seating, spot: ChipSpot) -> ChipSpot:
    """Give a spot the edges of its name: the canvas, the next chips with their badges, half way to the next names."""
    box = seating.name_box(spot, 0)
    left, right = max(28.0, spot.cx - 118), min(CANVAS.width - 28.0, spot.cx + 118)
    reach = seating.radius * BADGE_REACH
    for other in seating.spots:
        if other is spot:
            continue
        theirs = seating.name_box(other, 0)
        beside_chip = box.top < other.cy + reach and other.cy - reach < box.bottom
        beside_name = box.top < theirs.bottom and theirs.top < box.bottom
        keep = reach + 8 if beside_chip else abs(other.cx - spot.cx) / 2 + 9 if beside_name else None
        if keep is not None and other.cx < spot.cx:
            left = max(left, other.cx + keep)
        elif keep is not None and other.cx > spot.cx:
            right = min(right, other.cx - keep)
    table = _table_half(seating, box) + WOOD + 12
    if spot.cx > seating.cx:
        left = max(left, seating.cx + table)
    elif spot.cx < seating.cx:
        right = min(right, seating.cx - table)
    return replace(spot, left=left, right=right)


def _table_half(seating: Seating, box: Box) -> float:
    """Return half the width of the round table at the height of a box; far out of the way above and below it."""
    nearest = max(box.top - seating.cy, seating.cy - box.bottom, 0) / (seating.half_high + WOOD)
    if nearest >= 1:
        return -WOOD - CANVAS.width
    return seating.half_wide * math.pow(1 - math.pow(nearest, TABLE_POWER), 1 / TABLE_POWER)


def _long_table(count: int) -> Seating:
    height, inset = 1200, 80
    side = count // 4
    top_row = -(-(count - 2 * side) // 2)
    bottom_row = count - 2 * side - top_row
    y0, y1 = 268, height - 128
    x0, x1 = inset, CANVAS.width - inset
    first, walk = y0 + 69, y1 - y0 - 138

    def row(k: int) -> Iterator[float]:
        return (_ROW_LEFT + _ROW_WIDE * (i + 0.5) / k for i in range(k))

    ys = [first + walk * (i + 0.5) / side for i in range(side)]
    reach = 46 + 24
    spots = (
        *(_above_or_below(x, y0, "up", top_row) for x in row(top_row)),
        *(ChipSpot(x1, y, "left", x1 - reach - SIDE_ROOM, x1 - reach) for y in ys),
        *(_above_or_below(x, y1, "down", bottom_row) for x in reversed(list(row(bottom_row)))),
        *(ChipSpot(x0, y, "right", x0 + reach, x0 + reach + SIDE_ROOM) for y in reversed(ys)),
    )
    return Seating(height, 46, 34, spots, 600, (y0 + y1) / 2, 430 - SIDE_ROOM, (y1 - y0) / 2 - 88, long=True)


def _above_or_below(x: float, y: float, side: Side, row: int) -> ChipSpot:
    """Seat one of a `row` at a long side of the table."""
    half = _ROW_WIDE / 2 / row - 7
    return ChipSpot(x, y, side, x - half, x + half)
