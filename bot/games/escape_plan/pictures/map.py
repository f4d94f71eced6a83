"""The map of the city: tiles fitted into a box of the picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.games.escape_plan.pictures.cell import Cell, zone_patterns
from bot.games.escape_plan.pictures.speech import Speech
from bot.games.escape_plan.pictures.tile import draw_tile
from bot.games.escape_plan.pictures.turning import extent, flat, turned_view
from bot.presenting.drawing import MOST_ALT, Drawing, Words
from bot.presenting.drawing.icons import icon
from bot.presenting.drawing.lettering import fit
from bot.presenting.drawing.parts import SUBTITLE, TITLE, frame
from bot.presenting.drawing.placing import Box
from bot.presenting.drawing.shapes import group, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, Ground
from engines.escape_plan.map.geometry import neighbours

if TYPE_CHECKING:
    from engines.escape_plan.views import EscapePlanView, TileLook


LARGEST = 210.0
"""The side of a tile at most, pixels."""


def cells_in(tiles: Sequence[TileLook], box: Box, largest: float = LARGEST) -> dict[str, Cell]:
    """Return where each of the placed `tiles` is drawn, as large as fits into `box`, in its middle."""
    middles = {tile.id: flat(tile.at) for tile in tiles if tile.at is not None}
    xs, ys = [x for x, _ in middles.values()], [y for _, y in middles.values()]
    wide, high = extent(tile.at for tile in tiles if tile.at is not None)
    side = min(largest, (box.right - box.left) / wide, (box.bottom - box.top) / high)
    left = (box.left + box.right) / 2 - side * (max(xs) + min(xs)) / 2
    top = (box.top + box.bottom) / 2 - side * (max(ys) + min(ys)) / 2
    return {tile: Cell(left + side * x, top + side * y, side) for tile, (x, y) in middles.items()}


def height_of(tiles: Sequence[TileLook], wide: float, most: float, largest: float = LARGEST) -> float:
    """Return how high the map of `tiles` is when it is `wide` pixels wide and `most` high at most."""
    cells = cells_in(tiles, Box(0, 0, wide, most), largest)
    return max(cell.cy + cell.side for cell in cells.values()) - min(cell.cy - cell.side for cell in cells.values())


def draw_map(
    tiles: Sequence[TileLook],
    cells: Mapping[str, Cell],
    speech: Speech,
    ground: Ground,
    *,
    framed: str = "",
    ends: Mapping[str, int] | None = None,
) -> str:
    """Draw the tiles; `framed`: the one that matters now, drawn over its neighbours; `ends`: numbers of locations that may be picked."""
    placed = sorted((tile for tile in tiles if tile.id in cells), key=lambda tile: tile.id == framed)
    return group("map", *(draw_tile(tile, cells[tile.id], speech, ground, framed=tile.id == framed, ends=ends) for tile in placed))


TOP, FOOT, MOST = 164, 40, 1040


def around(view: EscapePlanView, tile: str) -> list[TileLook]:
    """Return the tile and those beside it, as far as they are on the map."""
    middle = next(one for one in view.tiles if one.id == tile)
    assert middle.at is not None
    near = {middle.at, *neighbours(middle.at)}
    return [one for one in view.tiles if one.at in near]


def near(view: EscapePlanView, tile: str, names: Sequence[str], words: Words, *, ends: Mapping[str, int] | None = None) -> Drawing:
    """Draw `tile` with its neighbours. `ends`: the numbers of locations that may be picked, in the picture and in its description."""
    view = turned_view(view)
    speech, ground = Speech(words, view, names), GROUND["road"]
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
        definitions=zone_patterns(),
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


def _alt(tiles: Sequence[TileLook], title: str, speech: Speech, ends: Mapping[str, int]) -> str:
    """Say tile by tile what lies there, with the numbers of what may be picked, who is there and which officers."""
    told = []
    for tile in tiles:
        places = []
        for place in tile.locations:
            name = speech.place(place.id, place.token)
            name = speech("pic-ep-alt-closed", place=name) if place.closed else name
            name = speech("pic-ep-alt-near-end", number=ends[place.id], place=name) if place.id in ends else name
            pawns = ", ".join(speech.figure(who, 12) for who in place.pawns)
            places.append(f"{name} [{pawns}]" if pawns else name)
        places += [speech.figure(who, 12) for who in tile.pawns]
        if tile.officers:
            places.append(speech.officers(tile.officers, " + "))
        told.append(speech("pic-ep-alt-near-tile", tile=tile.id.upper(), places=", ".join(places)))
    said = speech("pic-ep-alt-near", title=title, list="; ".join(told))
    return said if len(said) <= MOST_ALT else said[: MOST_ALT - 1] + "…"
