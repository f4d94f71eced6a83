"""The light of each moment of Mafie: its ground, and the scenery on the far half of the table (NT-3.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.games.mafie.pictures.seating import TABLE_POWER, ChipSpot, Seating
from bot.presenting.drawing.placing import Disc
from bot.presenting.drawing.shapes import Point, circle, group, line, number, path, polygon, rect, superellipse
from bot.presenting.drawing.tokens import BRIGHT, GROUND, INK, Ground

if TYPE_CHECKING:
    from engines.mafie.views import MafieView

EVENING = frozenset({"first", "defence", "final", "tie"})
"""Phases in the light of a ballot."""

CORNER = 70
"""The radius of the corners of the long table."""

LAMP = 11
"""The radius of a lamp; its light reaches twice as far."""


def ground_of(view: MafieView) -> Ground:
    """Return the ground of a moment: night, dawn, bright day, ballot, or verdict."""
    if view.night or view.phase == "end":
        return GROUND["night"]
    if view.phase in ("dawn", "verdict"):
        return GROUND[view.phase]
    return GROUND["day"] if view.phase in EVENING else BRIGHT["day"]


def horizon_of(view: MafieView, layout: Seating) -> float | None:
    """Return the height of the horizon where the far half of the table is a view of the town: by night and at dawn; else None."""
    if not view.night and view.phase != "dawn":
        return None
    return layout.cy + (4 if layout.long else -40)  # below it a long name takes two lines


def draw_view(view: MafieView, layout: Seating, ground: Ground, horizon: float) -> Iterator[str]:
    """Draw the sky above the horizon, and the town by night or an empty chair at dawn."""
    yield _sky(layout, ground, horizon)
    if view.night:
        yield from _town(layout, ground, horizon)
    else:
        left, right = (number(layout.cx - layout.half_wide * 0.5 + side) for side in (-52, 52))
        yield path(f"M{left} {number(horizon)}A52 52 0 0 1 {right} {number(horizon)}Z", INK.brass)
        yield group("empty-chair", *_chair(layout.cx, horizon - 2, ground.ground))


def _sky(layout: Seating, ground: Ground, horizon: float) -> str:
    cx, cy, wide, high = layout.cx, layout.cy, layout.half_wide, layout.half_high
    if not layout.long:
        far = [(x, y) for x, y in superellipse(cx, cy, wide, high, TABLE_POWER, 120) if y < horizon]
        return polygon(far, ground.felt_light, ground.line, 3)
    left, right, top = cx - wide, cx + wide, cy - high
    d = (
        f"M{number(left)} {number(horizon)}V{number(top + CORNER)}A{CORNER} {CORNER} 0 0 1 {number(left + CORNER)} {number(top)}"
        f"H{number(right - CORNER)}A{CORNER} {CORNER} 0 0 1 {number(right)} {number(top + CORNER)}V{number(horizon)}Z"
    )
    return path(d, ground.felt_light, ground.line, 3)


_HOUSES = ((-0.86, 0.22, 62), (-0.62, 0.2, 104), (-0.4, 0.26, 76), (-0.1, 0.18, 118), (0.12, 0.26, 84), (0.4, 0.18, 58), (0.62, 0.24, 96))
"""Left edge and width in halves of the table, and the height of the eaves."""

_LIT = ((-0.54, 76), (-0.3, 44), (-0.02, 86), (0.2, 52), (0.7, 66))
_STARS = ((-0.52, 154), (-0.25, 146), (0.14, 158), (0.6, 124))


def _town(layout: Seating, ground: Ground, horizon: float) -> Iterator[str]:
    """Draw roofs under the moon, with a few windows lit."""
    cx, half = layout.cx, layout.half_wide
    yield circle(cx + 0.3 * half, horizon - 112, 26, INK.brass)
    yield from (circle(cx + x * half, horizon - up, 3, INK.ink2) for x, up in _STARS)
    for x, wide, eaves in _HOUSES:
        left, right, top = cx + x * half, cx + (x + wide) * half, horizon - eaves
        yield polygon([(left, horizon), (left, top), ((left + right) / 2, top - 26), (right, top), (right, horizon)], ground.ground)
    yield from (rect(cx + x * half, horizon - up, 14, 18, 2, INK.brass) for x, up in _LIT)


def _chair(cx: float, floor: float, colour: str) -> Iterator[str]:
    """Draw a chair from the front."""
    yield rect(cx - 44, floor - 156, 88, 78, 12, "none", colour, 13)
    yield rect(cx - 52, floor - 78, 104, 18, 5, colour)
    yield from (line(cx + side, floor - 66, cx + side * 1.08, floor - 8, colour, 13) for side in (-42, 42))


def lamps(view: MafieView, layout: Seating) -> list[Point]:
    """Return the place of the lamp of each living seat, on the table before it."""
    return [_before(spot, layout) for seat, spot in zip(view.seats, layout.spots, strict=True) if seat.living]


def _before(spot: ChipSpot, layout: Seating) -> Point:
    dx, dy = spot.cx - layout.cx, spot.cy - layout.cy
    wide, high = layout.half_wide - 34, layout.half_high - 34
    if not layout.long:
        reach = (abs(dx / wide) ** TABLE_POWER + abs(dy / high) ** TABLE_POWER) ** (-1 / TABLE_POWER)
        return layout.cx + dx * reach, layout.cy + dy * reach
    if spot.side in ("left", "right"):
        return layout.cx + (wide if dx > 0 else -wide), spot.cy
    return layout.cx + dx * (wide - 60) / 480, layout.cy + (high if dy > 0 else -high)


def draw_lamps(places: list[Point], ground: Ground) -> Iterator[str]:
    """Draw lamps with a little light around them."""
    for x, y in places:
        yield circle(x, y, 2 * LAMP, ground.raised)
        yield circle(x, y, LAMP, INK.brass)


def lamp_discs(places: list[Point]) -> list[Disc]:
    """Return the space of each lamp."""
    return [Disc(x, y, 2 * LAMP) for x, y in places]
