"""Officers: drawn from the bag (EP-1.5, 1.6, 6.9), and moved towards a tile (EP-24.6, 29.16)."""

from collections.abc import Sequence

from engines.escape_plan.table import City
from engines.escape_plan.tiles import HOSPITAL_TILE, OFFICERS

DRAWN = 2
"""Officers drawn onto a tile."""


def lay_officers(t: City, tiles: Sequence[str]) -> None:
    """Draw two officers onto each of ``tiles`` in turn, then return one of every pair of equal ones to the bag (EP-1.5, 1.6, 6.9)."""
    drawn = [[t.draw_officer() for _ in range(DRAWN)] for _ in tiles]
    for tile, (one, other) in zip(tiles, drawn, strict=True):
        kinds = [kind for kind in dict.fromkeys((one, other)) if kind]
        if one == other and one:
            t.state.bag[one] += 1
        for kind in kinds:
            t.add_officer(kind, tile)
        told = tuple(f"officer:{kind}" for kind in t.state.tiles[tile].officers)
        t.tell(None, "ep-officers", reveals=True, tile=f"tile:{tile}", officers=told)


def moves(t: City, towards: str) -> list[tuple[str, str, str]]:
    """Return every legal move (type, origin, target) of an officer towards a tile (EP-24.6), by origin, type and target.

    The target is at least one tile nearer than the origin, holds no officer of that type, and is not the hospital tile.
    """
    far = t.graph.distances(towards)
    tiles = [(tile, far[tile], t.state.tiles[tile].officers) for tile in t.map_tiles()]
    return [
        (kind, origin, target)
        for origin, start, officers in tiles
        for kind in officers
        for target, end, there in tiles
        if end < start and kind not in there and target != HOSPITAL_TILE
    ]


def move_automatically(t: City, towards: str) -> None:
    """Move the officer that gets nearest to ``towards``, if any can; ties by nearest origin, type, tile ids (EP-29.16)."""
    legal = moves(t, towards)
    if not legal:
        return
    order = t.map_tiles().index

    def rank(move: tuple[str, str, str]) -> tuple[int, int, int, int, int]:
        kind, origin, target = move
        return t.distance(target, towards), t.distance(origin, towards), OFFICERS.index(kind), order(origin), order(target)

    shift(t, *min(legal, key=rank), who="", cause="automatic")


def shift(t: City, kind: str, origin: str, target: str, *, who: str, cause: str) -> None:
    """Move an officer and tell everybody; ``who``: the reference of the mover, "" for nobody."""
    t.move_officer(kind, origin, target)
    t.tell(None, "ep-officer-moved", who=who, officer=f"officer:{kind}", origin=f"tile:{origin}", tile=f"tile:{target}", cause=cause)
