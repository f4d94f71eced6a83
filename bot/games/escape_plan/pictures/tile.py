"""One hexagonal city tile: its locations, its name, officers and pawns, on the ground of its zones."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from bot.games.escape_plan.pictures.cell import Cell, Sizes, TakenSpace, anywhere, around, draw_zones
from bot.games.escape_plan.pictures.speech import EscapePlanPictureSpeech, icon_of
from bot.presenting.drawing.lettering import width
from bot.presenting.drawing.parts import player_mark
from bot.presenting.drawing.placing import Box, Disc
from bot.presenting.drawing.shapes import Point, circle, group, icon_at, line, number, path, polygon, rect, regular, text
from bot.presenting.drawing.tokens import INK, TOKENS, Ground
from engines.escape_plan.state import MEMBERS

if TYPE_CHECKING:
    from engines.escape_plan.views import LocationLook, TileLook


_FAR, _CORNER = 0.55, 0.6


def angles_of(tile: TileLook) -> Iterator[tuple[LocationLook, float, float]]:
    """Return each location with its angle in degrees (clockwise from the right) and its distance from the middle in sides."""
    taken: list[float] = []
    for place in tile.locations:
        if place is tile.locations[0]:
            yield place, 0.0, 0.0
            continue
        found = list(_candidates(tile.edges, place.zones))
        angle, far = max(found, key=lambda one: (min(60.0, *(_apart(one[0], other) for other in taken), 360.0), -found.index(one)))
        taken.append(angle)
        yield place, angle, far


def _candidates(edges: str, zones: str) -> Iterator[tuple[float, float]]:
    """Return the possible places of a location that adjoins `zones`: between two of them, in the middle of one, the best first."""
    if len(zones) > 1:
        for edge in range(6):
            if {edges[edge], edges[(edge + 1) % 6]} == set(zones[:2]):
                yield _edge(edge) + 30, _CORNER
    for edge in range(6):
        if edges[edge] == edges[(edge + 1) % 6] == zones[0]:
            yield _edge(edge) + 30, _CORNER
    for edge in range(6):
        if edges[edge] == zones[0]:
            yield _edge(edge), _FAR


def _edge(edge: int) -> float:
    return -60.0 + 60 * edge


def _apart(one: float, other: float) -> float:
    return abs((one - other + 180) % 360 - 180)


LABEL, LETTER = 34, 36
_OFFICERS = {"state": "s", "local": "m", "special": "z"}
"""The names of the officers' colours among the tokens."""
_HOUSE = 22.0
_ORDERS = (
    ("keys", "pawns", "label", "officers"),
    ("keys", "pawns", "officers", "label"),
    ("keys", "label", "pawns", "officers"),
    ("officers", "label", "pawns", "keys"),
)
"""The orders of placing: keys and pawns beside their locations first; if that leaves no room for the rest, later."""
_HALO = 5.0
"""The width of the light rim of a pawn."""
_LABEL_FIRST = (-90.0, 210.0, 150.0, 90.0, -30.0, 30.0)


@dataclass(frozen=True, slots=True)
class Marks:
    """The marks of the people and officers of a tile: the colour of each figure, the letter of each type of officers."""

    colours: tuple[tuple[str, str], ...]
    letters: tuple[tuple[str, str], ...]

    def colour(self, who: str) -> str:
        return dict(self.colours)[who]

    def letter(self, kind: str) -> str:
        return dict(self.letters)[kind]


def draw_tile(
    tile: TileLook,
    cell: Cell,
    speech: EscapePlanPictureSpeech,
    ground: Ground,
    *,
    framed: bool = False,
    ends: Mapping[str, int] | None = None,
) -> str:
    """Draw a tile. `framed`: the current one; `ends`: numbers of locations on offer."""
    here = [*tile.pawns, *(who for place in tile.locations for who in (*place.pawns, place.marker) if who is not None)]
    here += [cube.who for place in tile.locations for cube in place.cubes]
    marks = Marks(tuple((who, speech.colour(who)) for who in here), tuple((kind, speech.letter(kind)) for kind in tile.officers))
    numbers = tuple((place.id, ends[place.id]) for place in tile.locations if ends and place.id in ends)
    return _drawn(tile, cell, marks, ground, numbers, speech.view.closes_after, framed=framed)  # pyright: ignore[reportArgumentType]  # frozen models have a hash


@lru_cache(maxsize=1024)
def _drawn(
    tile: TileLook, cell: Cell, marks: Marks, ground: Ground, numbers: tuple[tuple[str, int], ...], closes_after: int, *, framed: bool
) -> str:
    """Draw a tile, cached: most tiles stay the same from picture to picture, and placing takes time."""
    spots = {place.id: cell.at(angle, far) if far else (cell.cx, cell.cy) for place, angle, far in angles_of(tile)}
    things: list[str] = []
    for sizes, order in product(cell.sizes(), _ORDERS):
        taken = TakenSpace(cell)
        things = _things(tile, spots, sizes, taken, marks, ground, dict(numbers), closes_after, order)
        if not taken.crowded:
            break
    return group(f"tile-{tile.id}", *draw_zones(tile, cell, ground, framed=framed), *_beside(tile, spots), *things)


def _things(
    tile: TileLook,
    spots: Mapping[str, Point],
    sizes: Sizes,
    taken: TakenSpace,
    marks: Marks,
    ground: Ground,
    ends: Mapping[str, int],
    closes_after: int,
    order: Sequence[str],
) -> list[str]:
    """Draw everything on the ground of a tile in these sizes, without overlaps, placing in the given order."""
    discs = {place.id: Disc(*spots[place.id], _radius(place, sizes) + 2) for place in tile.locations}
    taken.things += discs.values()
    drawn = [_location(place, spots[place.id], _radius(place, sizes), ground) for place in tile.locations]
    drawn += [_number(ends[place.id], discs[place.id], taken, ground) for place in tile.locations if place.id in ends]
    for place in tile.locations:
        drawn += _visits(place, spots[place.id], _radius(place, sizes), closes_after, marks) if place.kind == "business" else ()
    for what in order:
        if what == "keys":
            drawn += [key for place in tile.locations for key in _keys(place, discs[place.id], taken)]
        elif what == "pawns":
            drawn += _pawns(tile, discs, sizes, taken, marks)
        elif what == "officers":
            drawn += [_officer(kind, sizes.badge, taken, marks) for kind in tile.officers]
        else:
            drawn.append(_label(tile, taken, ground))
    drawn += [_pawn(marks.colour(who), anywhere(taken.cell), sizes.pawn, taken) for who in tile.pawns]
    for place in tile.locations:
        if place.kind == "business" and place.cubes:
            drawn.append(
                _count(f"{min(len(place.cubes), closes_after)}/{closes_after}", discs[place.id], taken, ground, barred=place.closed)
            )
        elif place.kind == "gang" and place.members < MEMBERS and tile.at is not None:
            drawn.append(_count(f"{place.members}/{MEMBERS}", discs[place.id], taken, ground, barred=False))
    return drawn


def _radius(place: LocationLook, sizes: Sizes) -> float:
    """Return the radius of a location; a safe house needs room for its number."""
    return max(sizes.place, _HOUSE) if place.token and place.token.startswith("safe_") else sizes.place


def _pawns(tile: TileLook, discs: Mapping[str, Disc], sizes: Sizes, taken: TakenSpace, marks: Marks) -> list[str]:
    """Draw the pawns and gang markers at the locations of a tile."""
    drawn = []
    for place in tile.locations:
        here = [(who, sizes.pawn) for who in place.pawns]
        here += [(place.marker, sizes.marker)] if place.marker is not None else []
        drawn += [_pawn(marks.colour(who), _rim(discs[place.id], radius), radius, taken, discs[place.id]) for who, radius in here]
    return drawn


def _rim(place: Disc, radius: float) -> Iterator[Point]:
    """Return the possible places of a pawn at a location: over its rim, never over its icon."""
    reach = place.radius + radius
    return around((place.cx, place.cy), (reach - place.radius * 0.16, reach + _HALO, reach + 10))


def _beside(tile: TileLook, spots: Mapping[str, Point]) -> Iterator[str]:
    """Join locations that lie directly beside each other."""
    for place in tile.locations:
        for other in place.beside:
            if place.id < other:
                yield line(*spots[place.id], *spots[other], INK.ink2, 10)


def _location(place: LocationLook, at: Point, radius: float, ground: Ground) -> str:
    x, y = at
    out = place.kind == "exit" and not place.closed
    barred = place.closed and place.kind in ("business", "exit")
    fill = INK.green if out else ground.ground
    ink = INK.paper_ink if out else INK.ink3 if barred else INK.ink
    ring = INK.red if barred else INK.brass if place.kind in ("exit", "hospital") else INK.ink2
    dashed = f'stroke-dasharray="{number(radius * 0.5)} {number(radius * 0.28)}"' if barred else ""
    drawn = [circle(x, y, radius, fill, ring, 5 if barred else 4, dashed)]
    if place.token and place.token.startswith("safe_"):
        drawn += _registry(place.token.removeprefix("safe_"), x, y, radius)
    else:
        drawn.append(icon_at(icon_of(place), x, y, radius * 1.3, ink, fill))
    if barred:
        drawn.append(line(x - radius * 0.62, y + radius * 0.62, x + radius * 0.62, y - radius * 0.62, INK.red, 5))
    return group(f"place-{place.id}", *drawn)


def _registry(digit: str, x: float, y: float, radius: float) -> list[str]:
    """Draw a safe house with its number."""
    size = max(40.0, radius * 1.3)
    return [
        icon_at("hideout_plain", x, y - 3, size, INK.paper, INK.paper_ink),
        rect(x - 11, y - 10, 22, 26, 2, INK.paper),
        text(x, y + 16, digit, LABEL, 700, INK.paper_ink, "middle"),
    ]


def _number(count: int, place: Disc, taken: TakenSpace, ground: Ground) -> str:
    """Draw the number of a location on offer, beside it."""
    wide = max(44.0, width(str(count), LABEL, 700) + 18)
    points = around((place.cx, place.cy), (place.radius + 10, place.radius + 22), -130)
    box = taken.put((Box.around(x, y, wide, 44) for x, y in points), place)
    plate = rect(box.left, box.top, wide, 44, 22, INK.brass, ground.ground, 4)
    return plate + text((box.left + box.right) / 2, box.bottom - 10.5, str(count), LABEL, 700, INK.paper_ink, "middle")


def _visits(place: LocationLook, at: Point, radius: float, closes_after: int, marks: Marks) -> Iterator[str]:
    """Draw an arc over the ring of a business for each visit, in the visitor's colour, out of those that close it (EP-16.8)."""
    whole = 2 * math.pi * radius
    each, gap = whole / closes_after, min(7.0, whole / 20)
    for nth, cube in enumerate(place.cubes[:closes_after]):
        dashes = (
            f'stroke-dasharray="{number(each - gap)} {number(whole - each + gap)}" stroke-dashoffset="{number(whole / 4 - nth * each)}"'
        )
        yield circle(*at, radius, "none", TOKENS.player[marks.colour(cube.who)].hex, 7, dashes)


def _count(said: str, disc: Disc, taken: TakenSpace, ground: Ground, *, barred: bool) -> str:
    """Write the visits of a business or the members left at a gang base, ``1/3``, beside it if there is room."""
    wide = width(said, LABEL, 700) + 10
    box = taken.put_if_free(_close_by(disc, wide, 30))
    if box is None:
        return ""
    ink = INK.red if barred else INK.ink
    return rect(box.left, box.top, wide, 30, 8, ground.ground) + text(
        (box.left + box.right) / 2, box.bottom - 3, said, LABEL, 700, ink, "middle"
    )


def _close_by(disc: Disc, wide: float, high: float) -> Iterator[Box]:
    """Return boxes around a location that leave it free, the nearest first."""
    reaches = [disc.radius + high / 2, disc.radius + high / 2 + 8, disc.radius + wide / 2, disc.radius + wide / 2 + 12]
    for x, y in around((disc.cx, disc.cy), tuple(sorted(reaches)), 90):
        yield Box.around(x, y, wide, high)


def _keys(place: LocationLook, disc: Disc, taken: TakenSpace) -> Iterator[str]:
    """Draw the keys left at a safe house on its rim (EP-1.8)."""
    radius = max(8.5, disc.radius * 0.34)
    for color in place.keys:
        found = taken.put(
            (Disc(x, y, radius) for x, y in around((disc.cx, disc.cy), (disc.radius + radius * 0.55, disc.radius + radius * 1.1), 90)), disc
        )
        yield draw_key(color, found.cx, found.cy, radius)


def _label(tile: TileLook, taken: TakenSpace, ground: Ground) -> str:
    """Write the id of a tile with H for its heliport and F for its ferry."""
    name, extra = tile.id.upper(), "H" if tile.heliport else "F" if tile.ferry else ""
    whole = width(f"{name} {extra}".strip(), LABEL, 700)
    box = taken.put(Box.around(x, y, whole + 12, 32) for x, y in anywhere(taken.cell, _LABEL_FIRST))
    left, base = box.left + 6, box.bottom - 4
    drawn = rect(box.left, box.top, whole + 12, 32, 8, ground.ground) + text(left, base, name, LABEL, 700)
    return drawn + (text(box.right - 6, base, extra, LABEL, 700, INK.brass, "end") if extra else "")


def _officer(kind: str, radius: float, taken: TakenSpace, marks: Marks) -> str:
    box = taken.put(Box.around(x, y, 2 * radius + 4, 2.24 * radius + 2) for x, y in anywhere(taken.cell))
    return draw_officer(kind, (box.left + box.right) / 2, (box.top + box.bottom) / 2 - radius * 0.2, radius, marks)


def draw_officer(kind: str, cx: float, cy: float, radius: float, marks: Marks) -> str:
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
    return drawn + text(cx, cy + 12, marks.letter(kind), LETTER, 700, ink, "middle")


KEY_CORNERS = {"brown": 6, "black": 4}
"""Corners of the plate of a key; that of a green one is round."""


def draw_key(color: str, cx: float, cy: float, radius: float) -> str:
    """Draw a key on a plate in its colour; each colour has its shape."""
    paint, ink = TOKENS.escape_key[color], INK.ink if color == "black" else INK.paper_ink
    edge, corners = INK.ink if color == "black" else TOKENS.shape_outline, KEY_CORNERS.get(color)
    if corners is None:
        plate = circle(cx, cy, radius, paint, edge, 2.5)
    else:
        plate = polygon(regular(cx, cy, radius * (1.3 if corners == 4 else 1.12), corners, -45 if corners == 4 else 0), paint, edge, 2.5)
    return plate + icon_at("key", cx, cy, radius * 1.35, ink, paint)


def _pawn(colour: str, points: Iterable[Point], radius: float, taken: TakenSpace, own: Disc | None = None) -> str:
    disc = taken.put((Disc(x, y, radius + _HALO) for x, y in points), own)
    return player_mark(colour, disc.cx, disc.cy, radius + _HALO, INK.ink) + player_mark(colour, disc.cx, disc.cy, radius)
