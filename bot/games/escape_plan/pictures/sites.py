"""Pictures for placing a tile: the free sites of the map by number, the tile as it would lie by number, the tiles on offer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from bot.games.escape_plan.pictures.alt import places_text, tile_brief, zones_text
from bot.games.escape_plan.pictures.cell import Cell
from bot.games.escape_plan.pictures.map import MOST, TOP, at_turned, cells_in, draw_map, edges_turned, head, height_of, turn_of, turned_view
from bot.games.escape_plan.pictures.speech import EscapePlanPictureSpeech
from bot.games.escape_plan.pictures.tile import draw_tile
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.parts import frame
from bot.presenting.drawing.placing import Box
from bot.presenting.drawing.shapes import circle, group, line, polygon, text
from bot.presenting.drawing.speech import alt_text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, Ground
from bot.presenting.texts import Words
from engines.escape_plan.map.geometry import neighbours

if TYPE_CHECKING:
    from engines.escape_plan.views import EscapePlanView, TileLook

At = tuple[int, int]
_FOOT, _LARGEST = 40, 170.0
_A_ROW, _ROW_HIGH, _SIDE, _TURNED = 3, 380, 165.0, 138.0


def sites(view: EscapePlanView, positions: Sequence[At], names: Sequence[str], words: Words) -> Drawing:
    """Draw the map with the possible positions of the tile, numbered from 1 in the given order."""
    turn = turn_of(view)
    view, positions = turned_view(view), [at_turned(at, turn) for at in positions]
    speech, ground = EscapePlanPictureSpeech(words, view, names), GROUND["road"]
    free = [view.tiles[0].model_copy(update={"id": f"site-{number}", "at": at}) for number, at in enumerate(positions, 1)]
    everything = (*view.tiles, *free)
    high = height_of(everything, CANVAS.width - 2 * CANVAS.margin, MOST, _LARGEST)
    cells = cells_in(everything, Box(CANVAS.margin, TOP, CANVAS.width - CANVAS.margin, TOP + high), _LARGEST)
    numbered = [_site(cells[site.id], number, ground) for number, site in enumerate(free, 1)]
    title, height = speech("pic-ep-sites"), int(TOP + high + _FOOT)
    where = {tile.at: tile.id.upper() for tile in view.tiles}
    told = []
    for number, at in enumerate(positions, 1):
        around = [f"{speech(f'pic-ep-direction-{way}')} {where[one]}" for way, one in enumerate(neighbours(at)) if one in where]
        told.append(f"{number}: {', '.join(around)}")
    alt = alt_text((speech("pic-ep-alt-near", title=title, list="; ".join(told)),))
    svg = frame(
        height,
        ground,
        speech("pic-ep-game"),
        alt,
        head(title, speech("pic-ep-sites-note"), ground),
        draw_map(view.tiles, cells, speech, ground),
        group("sites", *numbered),
    )
    return Drawing(svg, alt, height)


def _site(cell: Cell, number: int, ground: Ground) -> str:
    dashes = 'stroke-dasharray="14 12" stroke-linecap="round"'
    return group(
        f"site-{number}",
        polygon(cell.corners(10), ground.panel, INK.brass, 4, dashes),
        circle(cell.cx, cell.cy, 34, INK.brass),
        text(cell.cx, cell.cy + 15, str(number), 44, 700, INK.paper_ink, "middle"),
    )


def turned(view: EscapePlanView, tile: str, at: At, edges: Sequence[str], names: Sequence[str], words: Words) -> Drawing:
    """Draw an offered tile in each of its rotations at the position `at`, numbered from 1, with its neighbours.

    `edges`: its zones from the north-east, one string for each rotation. An edge that matches its neighbour is drawn in brass.
    """
    turn = turn_of(view)
    view, at, edges = turned_view(view), at_turned(at, turn), [edges_turned(one, turn) for one in edges]
    speech = EscapePlanPictureSpeech(words, view, names)
    beside = _beside(view, at)
    printed = next(one for one in (*view.tile_offer, *view.tiles) if one.id == tile)
    shown = [printed.model_copy(update={"edges": one}) for one in edges]
    told = []
    for number, one in enumerate(shown, 1):
        fits = [there.id.upper() for way, there in beside.items() if one.edges[way] == there.edges[(way + 3) % 6]]
        told.append(f"{number}: {zones_text(one, speech)} ({speech('pic-ep-alt-fits', list=', '.join(fits))})")
    title, note = speech("pic-ep-turned", tile=tile.upper()), speech("pic-ep-turned-note")
    return _row_of(shown, title, note, told, speech, beside=beside)


def _beside(view: EscapePlanView, at: At) -> dict[int, TileLook]:
    """Return the tiles around a position by direction."""
    where = {tile.at: tile for tile in view.tiles}
    return {way: where[one] for way, one in enumerate(neighbours(at)) if one in where}


def _edges(tile: TileLook, cell: Cell, beside: Mapping[int, TileLook]) -> Iterator[str]:
    """Name the neighbour of each edge; a matching edge is a thick brass line."""
    corners = cell.corners()
    for way, there in beside.items():
        if tile.edges[way] == there.edges[(way + 3) % 6]:
            yield line(*corners[way], *corners[(way + 1) % 6], INK.brass, 12)
        x, y = cell.at(-60.0 + 60 * way, 1.1)
        yield text(x, y + 12, there.id.upper(), 34, 600, INK.ink2, "middle")


def offered(view: EscapePlanView, names: Sequence[str], words: Words) -> Drawing:
    speech = EscapePlanPictureSpeech(words, view, names)
    told = [f"{tile_brief(one, speech)}: {places_text(one, speech)} ({zones_text(one, speech)})" for one in view.tile_offer]
    return _row_of(view.tile_offer, speech("pic-ep-offer"), speech("pic-ep-offer-note", n=len(told)), told, speech)


def _row_of(
    tiles: Sequence[TileLook],
    title: str,
    note: str,
    told: Sequence[str],
    speech: EscapePlanPictureSpeech,
    *,
    beside: Mapping[int, TileLook] | None = None,
) -> Drawing:
    ground = GROUND["road"]
    a_row = _A_ROW if len(tiles) != 4 else 2
    step = (CANVAS.width - 2 * CANVAS.margin) / a_row
    drawn = []
    for place, tile in enumerate(tiles):
        cell = Cell(
            CANVAS.margin + (place % a_row + 0.5) * step, TOP + 180 + place // a_row * _ROW_HIGH, _SIDE if beside is None else _TURNED
        )
        picture = draw_tile(tile, cell, speech, ground)
        drawn.append(picture if beside is None else picture.replace('id="', f'id="{place + 1}-'))
        if beside is not None:
            drawn += _edges(tile, cell, beside)
            x, y = cell.cx - 1.05 * _TURNED, cell.cy - 0.85 * _TURNED
            drawn += [circle(x, y, 34, INK.brass), text(x, y + 15, str(place + 1), 44, 700, INK.paper_ink, "middle")]
    height = int(TOP + -(-len(tiles) // a_row) * _ROW_HIGH + _FOOT)
    alt = alt_text((speech("pic-ep-alt-near", title=title, list="; ".join(told)),))
    body = (head(title, note, ground), group("tiles", *drawn))
    return Drawing(frame(height, ground, speech("pic-ep-game"), alt, *body), alt, height)
