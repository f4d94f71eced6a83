"""The map of the city: tiles fitted into a box of the picture."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from bot.games.escape_plan.pictures.cell import Cell, on_pixel
from bot.games.escape_plan.pictures.speech import EscapePlanPictureSpeech
from bot.games.escape_plan.pictures.tile import draw_tile
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.lettering import fit
from bot.presenting.drawing.parts import SUBTITLE, TITLE, frame
from bot.presenting.drawing.placing import Box
from bot.presenting.drawing.shapes import group, icon, text
from bot.presenting.drawing.speech import alt_text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, Ground
from bot.presenting.texts import Words
from engines.escape_plan.map.geometry import neighbours

if TYPE_CHECKING:
    from engines.escape_plan.map.geometry import At
    from engines.escape_plan.views import EscapePlanView, TileLook


LARGEST = 210.0
"""The side of a tile at most, pixels."""


def cells_in(tiles: Sequence[TileLook], box: Box, largest: float = LARGEST) -> dict[str, Cell]:
    """Return the place of each of the placed `tiles`, as large as fits into `box`, in its middle."""
    middles = {tile.id: flat(tile.at) for tile in tiles if tile.at is not None}
    xs, ys = [x for x, _ in middles.values()], [y for _, y in middles.values()]
    wide, high = extent(tile.at for tile in tiles if tile.at is not None)
    side = min(largest, (box.right - box.left) / wide, (box.bottom - box.top) / high)
    left = (box.left + box.right) / 2 - side * (max(xs) + min(xs)) / 2
    top = (box.top + box.bottom) / 2 - side * (max(ys) + min(ys)) / 2
    return {tile: Cell(*on_pixel(left + side * x, top + side * y), side) for tile, (x, y) in middles.items()}


def height_of(tiles: Sequence[TileLook], wide: float, most: float, largest: float = LARGEST) -> float:
    """Return the height of the map of `tiles` in `wide` by at most `most` pixels."""
    cells = cells_in(tiles, Box(0, 0, wide, most), largest)
    high = max(cell.cy + cell.side for cell in cells.values()) - min(cell.cy - cell.side for cell in cells.values())
    return min(most, high)  # a middle on the nearest pixel may lie one pixel lower


def draw_map(
    tiles: Sequence[TileLook],
    cells: Mapping[str, Cell],
    speech: EscapePlanPictureSpeech,
    ground: Ground,
    *,
    framed: str = "",
    ends: Mapping[str, int] | None = None,
) -> str:
    """Draw the tiles; `framed`: the current one, drawn over its neighbours; `ends`: the numbers of locations on offer."""
    placed = sorted((tile for tile in tiles if tile.id in cells), key=lambda tile: tile.id == framed)
    return group("map", *(draw_tile(tile, cells[tile.id], speech, ground, framed=tile.id == framed, ends=ends) for tile in placed))


TOP, FOOT, MOST = 164, 40, 1040


def around(view: EscapePlanView, tile: str) -> list[TileLook]:
    middle = next(one for one in view.tiles if one.id == tile)
    assert middle.at is not None
    near = {middle.at, *neighbours(middle.at)}
    return [one for one in view.tiles if one.at in near]


def near(view: EscapePlanView, tile: str, names: Sequence[str], words: Words, *, ends: Mapping[str, int] | None = None) -> Drawing:
    """Draw `tile` with its neighbours. `ends`: the numbers of locations on offer, in the picture and in its description."""
    view = turned_view(view)
    speech, ground = EscapePlanPictureSpeech(words, view, names), GROUND["road"]
    tiles = around(view, tile)
    high = height_of(tiles, CANVAS.width - 2 * CANVAS.margin, MOST)
    cells = cells_in(tiles, Box(CANVAS.margin, TOP, CANVAS.width - CANVAS.margin, TOP + high))
    shown = {
        place: number for place, number in (ends or {}).items() if any(place == one.id for near_by in tiles for one in near_by.locations)
    }
    title = speech("pic-ep-near-tile", tile=tile.upper())
    alt = _alt(tiles, title, speech, shown)
    height = int(TOP + high + FOOT)
    svg = frame(
        height,
        ground,
        speech("pic-ep-game"),
        alt,
        head(title, speech("pic-ep-near-ends") if shown else speech("pic-ep-near"), ground),
        draw_map(tiles, cells, speech, ground, framed=tile, ends=shown),
    )
    return Drawing(svg, alt, height)


def head(title: str, note: str, ground: Ground) -> str:
    """Draw title and note of a picture for the desk."""
    room = CANVAS.width - CANVAS.margin - 153
    return group(
        "header",
        icon("magnifier", 50, 42, 80, INK.brass, ground.ground),
        text(152, 92, fit(title, TITLE, 700, room), TITLE, 700),
        text(153, 140, fit(note, SUBTITLE, 400, room), SUBTITLE, 400, INK.ink2),
    )


def _alt(tiles: Sequence[TileLook], title: str, speech: EscapePlanPictureSpeech, ends: Mapping[str, int]) -> str:
    """Describe the tiles one by one: locations with their numbers, people, officers."""
    told = []
    for tile in tiles:
        places = []
        for place in tile.locations:
            name = speech.state(place)
            name = speech("pic-ep-alt-near-end", number=ends[place.id], place=name) if place.id in ends else name
            pawns = ", ".join(speech.figure(who, 12) for who in place.pawns)
            places.append(f"{name} [{pawns}]" if pawns else name)
        places += [speech.figure(who, 12) for who in tile.pawns]
        if tile.officers:
            places.append(speech.officers(tile.officers, " + "))
        told.append(speech("pic-ep-alt-near-tile", tile=tile.id.upper(), places=", ".join(places)))
    said = speech("pic-ep-alt-near", title=title, list="; ".join(told))
    return alt_text((said,))


# ---- turning the map by steps of 60° for larger tiles


ROOM = (CANVAS.width - 2 * CANVAS.margin, 808.0)
"""The space of the board for a large map, pixels."""
_WORTH = 1.08
"""The least gain in size that justifies turning a map."""


def flat(at: At) -> tuple[float, float]:
    """Return the middle of a position on the paper, in sides of a tile."""
    q, r = at
    return math.sqrt(3) * (q + r / 2), 1.5 * r


def extent(places: Iterable[At]) -> tuple[float, float]:
    """Return the width and height of a map of these positions, in sides of a tile."""
    middles = [flat(at) for at in places]
    xs, ys = [x for x, _ in middles], [y for _, y in middles]
    return max(xs) - min(xs) + math.sqrt(3), max(ys) - min(ys) + 2


def turn_of(view: EscapePlanView) -> int:
    """Return the turn of the shown map in steps of 60° clockwise: 0, 1 or 2. A turned view gives 0."""
    places = [tile.at for tile in view.tiles if tile.at is not None]
    if not places:
        return 0
    sides = []
    for turn in range(3):
        wide, high = extent(at_turned(at, turn) for at in places)
        sides.append(min(ROOM[0] / wide, ROOM[1] / high))
    best = max(range(3), key=lambda turn: (sides[turn], -turn))
    return best if sides[best] > _WORTH * sides[0] else 0


def at_turned(at: At, turn: int) -> At:
    """Return a position after ``turn`` steps of 60° clockwise."""
    q, r = at
    for _ in range(turn):
        q, r = -r, q + r
    return q, r


def edges_turned(edges: str, turn: int) -> str:
    """Return the zones of a tile from the north-east after ``turn`` steps of 60° clockwise."""
    return "".join(edges[(way - turn) % 6] for way in range(6))


def turned_view(view: EscapePlanView) -> EscapePlanView:
    """Return the view with the map turned for showing; tiles on offer keep their printed order."""
    turn = turn_of(view)
    return view.model_copy(update={"tiles": tuple(_turned(tile, turn) for tile in view.tiles)}) if turn else view


def _turned(tile: TileLook, turn: int) -> TileLook:
    at = at_turned(tile.at, turn) if tile.at is not None else None
    return tile.model_copy(update={"at": at, "edges": edges_turned(tile.edges, turn)})
