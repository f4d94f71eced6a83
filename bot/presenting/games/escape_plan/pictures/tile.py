"""One hexagonal city tile: its locations, its name, officers and pawns, on the ground of its zones."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from bot.presenting.drawing.icons import icon_at
from bot.presenting.drawing.lettering import width
from bot.presenting.drawing.placing import Box
from bot.presenting.drawing.players import player_mark
from bot.presenting.drawing.shapes import Point, circle, group, line, number, path, rect, text
from bot.presenting.drawing.tokens import INK, TOKENS, Ground
from bot.presenting.games.escape_plan.pictures.cell import Cell, Taken, anywhere, rim, turns
from bot.presenting.games.escape_plan.pictures.ground import draw_zones
from bot.presenting.games.escape_plan.pictures.speech import Speech, icon_of
from bot.presenting.games.escape_plan.pictures.spots import angles_of

if TYPE_CHECKING:
    from engines.escape_plan.views import LocationLook, TileLook

LABEL, LETTER = 34, 36
_OFFICERS = {"state": "s", "local": "m", "special": "z"}
"""How the colours of officers are called among the tokens."""


def draw_tile(
    tile: TileLook, cell: Cell, speech: Speech, ground: Ground, *, framed: bool = False, ends: Mapping[str, int] | None = None
) -> str:
    """Draw a tile. `framed`: the one that matters now; `ends`: numbers of locations that may be picked."""
    spots = {place.id: cell.at(angle, far) if far else (cell.cx, cell.cy) for place, angle, far in angles_of(tile)}
    taken = Taken(cell)
    discs = {place: Box.around(x, y, 2 * cell.disc + 4, 2 * cell.disc + 4) for place, (x, y) in spots.items()}
    taken.boxes += discs.values()
    drawn = [*draw_zones(tile, cell, ground, framed=framed), *_beside(tile, spots)]
    for place in tile.locations:
        drawn.append(_location(place, spots[place.id], cell, ground))
    for place in tile.locations:
        if ends and place.id in ends:
            drawn.append(_number(ends[place.id], spots[place.id], cell, taken, ground))
    drawn.append(_label(tile, cell, taken, ground))
    drawn += [_officer(kind, cell, taken, speech) for kind in tile.officers]
    for place in tile.locations:
        at = spots[place.id]
        drawn += [_pawn(speech.colour(who), rim(at, cell), taken, discs[place.id]) for who in place.pawns]
        if place.marker is not None:
            drawn.append(_pawn(speech.colour(place.marker), rim(at, cell, 12), taken, discs[place.id]))
    drawn += [_pawn(speech.colour(who), anywhere(cell, 40, 40), taken) for who in tile.pawns]
    return group(f"tile-{tile.id}", *drawn)


def _beside(tile: TileLook, spots: Mapping[str, Point]) -> Iterator[str]:
    """Join locations that lie directly beside each other."""
    for place in tile.locations:
        for other in place.beside:
            if place.id < other:
                yield line(*spots[place.id], *spots[other], INK.ink2, 10)


def _location(place: LocationLook, at: Point, cell: Cell, ground: Ground) -> str:
    x, y = at
    radius = cell.disc
    out = place.kind == "exit" and not place.closed
    barred = place.closed and place.kind in ("business", "exit")
    fill = INK.green if out else ground.ground
    ink = INK.paper_ink if out else INK.ink3 if barred else INK.ink
    ring = INK.red if barred else INK.brass if place.kind in ("exit", "hospital") else INK.ink2
    dashed = f'stroke-dasharray="{number(radius * 0.5)} {number(radius * 0.28)}"' if barred else ""
    drawn = [circle(x, y, radius, fill, ring, 5 if barred else 4, dashed)]
    if place.token and place.token.startswith("safe_"):
        drawn += _house(place.token.removeprefix("safe_"), x, y, radius)
    else:
        drawn.append(icon_at(icon_of(place), x, y, radius * 1.3, ink, fill))
    if barred:
        drawn.append(line(x - radius * 0.62, y + radius * 0.62, x + radius * 0.62, y - radius * 0.62, INK.red, 5))
    return group(f"place-{place.id}", *drawn)


def _house(digit: str, x: float, y: float, radius: float) -> list[str]:
    """Draw a safe house with its number."""
    size = max(40.0, radius * 1.3)
    return [
        icon_at("hideout_plain", x, y - 3, size, INK.paper, INK.paper_ink),
        rect(x - 11, y - 10, 22, 26, 2, INK.paper),
        text(x, y + 16, digit, LABEL, 700, INK.paper_ink, "middle"),
    ]


def _number(count: int, at: Point, cell: Cell, taken: Taken, ground: Ground) -> str:
    """Draw the number under which a location is picked, beside it."""
    wide = max(44.0, width(str(count), LABEL, 700) + 18)
    reach = cell.disc + 12
    boxes = (Box.around(at[0] + reach * math.cos(turn), at[1] + reach * math.sin(turn), wide, 44) for turn in turns(-130))
    box = taken.best(
        boxes, next(one for one in taken.boxes if abs((one.left + one.right) / 2 - at[0]) + abs((one.top + one.bottom) / 2 - at[1]) < 1)
    )
    plate = rect(box.left, box.top, wide, 44, 22, INK.brass, ground.ground, 4)
    return plate + text((box.left + box.right) / 2, box.bottom - 10.5, str(count), LABEL, 700, INK.paper_ink, "middle")


def _label(tile: TileLook, cell: Cell, taken: Taken, ground: Ground) -> str:
    """Write the id of a tile with H for its heliport and F for its ferry."""
    name, extra = tile.id.upper(), "H" if tile.heliport else "F" if tile.ferry else ""
    whole = width(f"{name} {extra}".strip(), LABEL, 700)
    box = taken.best(anywhere(cell, whole + 14, 34, (-90, 210, 150, 90, -30, 30)))
    left, base = box.left + 7, box.bottom - 5
    drawn = rect(box.left, box.top, whole + 14, 34, 8, ground.ground) + text(left, base, name, LABEL, 700)
    return drawn + (text(box.right - 7, base, extra, LABEL, 700, INK.brass, "end") if extra else "")


def _officer(kind: str, cell: Cell, taken: Taken, speech: Speech) -> str:
    radius = cell.badge
    box = taken.best(anywhere(cell, 2 * radius, 2.24 * radius))
    return draw_officer(kind, (box.left + box.right) / 2, (box.top + box.bottom) / 2 - radius * 0.2, radius, speech)


def draw_officer(kind: str, cx: float, cy: float, radius: float, speech: Speech) -> str:
    """Draw an officer: a badge of the type's colour with its letter."""
    paint = TOKENS.escape_officer[_OFFICERS[kind]]["hex"]
    dark = kind == "special"
    left, right, top, low = cx - radius, cx + radius, cy - radius * 0.92, cy + radius * 0.3
    half, tip = radius * 0.5, cy + radius * 1.32
    shield = (
        f"M{number(left)} {number(top)}H{number(right)}V{number(low)}"
        f"C{number(right)} {number(low + radius * 0.55)} {number(cx + half)} {number(tip - radius * 0.22)} {number(cx)} {number(tip)}"
        f"C{number(cx - half)} {number(tip - radius * 0.22)} {number(left)} {number(low + radius * 0.55)} {number(left)} {number(low)}Z"
    )
    ink = INK.ink if dark else INK.paper_ink
    drawn = path(shield, paint, INK.ink if dark else TOKENS.shape_outline, 3)
    return drawn + text(cx, cy + 12, speech.letter(kind), LETTER, 700, ink, "middle")


def _pawn(colour: str, boxes: Iterable[Box], taken: Taken, own: Box | None = None) -> str:
    box = taken.best(boxes, own)
    radius = (box.right - box.left) / 2
    cx, cy = (box.left + box.right) / 2, (box.top + box.bottom) / 2
    return player_mark(colour, cx, cy, radius + 7, INK.ink) + player_mark(colour, cx, cy, radius)
