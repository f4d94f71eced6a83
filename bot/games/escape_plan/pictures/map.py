"""The map of the city: tiles fitted into a box of the picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.games.escape_plan.pictures.cell import Cell
from bot.games.escape_plan.pictures.speech import Speech
from bot.games.escape_plan.pictures.tile import draw_tile
from bot.games.escape_plan.pictures.turning import extent, flat
from bot.presenting.drawing.placing import Box
from bot.presenting.drawing.shapes import group
from bot.presenting.drawing.tokens import Ground

if TYPE_CHECKING:
    from engines.escape_plan.views import TileLook

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
