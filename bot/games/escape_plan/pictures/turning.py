"""The map turned by steps of 60°, so that its tiles are drawn as large as they can be; whoever names a direction turns it too."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.presenting.drawing.tokens import CANVAS

if TYPE_CHECKING:
    from engines.escape_plan.map.geometry import At
    from engines.escape_plan.views import EscapePlanView, TileLook

ROOM = (CANVAS.width - 2 * CANVAS.margin, 808.0)
"""Width and height that the board has for a large map, pixels."""
_WORTH = 1.08
"""A map is turned only if its tiles become larger by this factor: it is better left as it lies."""


def flat(at: At) -> tuple[float, float]:
    """Return the middle of a position on the paper, in sides of a tile."""
    q, r = at
    return math.sqrt(3) * (q + r / 2), 1.5 * r


def extent(places: Iterable[At]) -> tuple[float, float]:
    """Return how wide and how high a map of these positions is, in sides of a tile."""
    middles = [flat(at) for at in places]
    xs, ys = [x for x, _ in middles], [y for _, y in middles]
    return max(xs) - min(xs) + math.sqrt(3), max(ys) - min(ys) + 2


def turn_of(view: EscapePlanView) -> int:
    """Return by how many steps of 60° clockwise the map is shown turned: 0, 1 or 2. A view that is turned already gives 0."""
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
    """Return where a position lies after so many steps of 60° clockwise."""
    q, r = at
    for _ in range(turn):
        q, r = -r, q + r
    return q, r


def edges_turned(edges: str, turn: int) -> str:
    """Return the zones of a tile from the north-east after so many steps of 60° clockwise."""
    return "".join(edges[(way - turn) % 6] for way in range(6))


def turned_view(view: EscapePlanView) -> EscapePlanView:
    """Return the view with its map as it is shown; what is still on offer lies on no map and stays as it is printed."""
    turn = turn_of(view)
    return view.model_copy(update={"tiles": tuple(_turned(tile, turn) for tile in view.tiles)}) if turn else view


def _turned(tile: TileLook, turn: int) -> TileLook:
    at = at_turned(tile.at, turn) if tile.at is not None else None
    return tile.model_copy(update={"at": at, "edges": edges_turned(tile.edges, turn)})
