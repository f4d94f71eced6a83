"""Hexagons and edges: where tiles may be placed, and which of their edges meet (table 5.1, EP-6)."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from engines.escape_plan.tiles import DIRECTIONS, TILES

At = tuple[int, int]
"""Axial coordinates (q, r)."""


class Placed(NamedTuple):
    """A tile placed on the map."""

    tile: str
    rotation: int


@cache
def shown(tile: str, rotation: int) -> str:
    """Return the zones behind the edges NE, E, SE, SW, W, NW of a tile turned by ``rotation`` steps clockwise."""
    edges = TILES[tile].edges
    return "".join(edges[(direction - rotation) % 6] for direction in range(6))


@lru_cache(maxsize=1024)
def neighbours(at: At) -> tuple[At, ...]:
    """Return the six positions around ``at``, by direction."""
    q, r = at
    return tuple([(q + dq, r + dr) for dq, dr in DIRECTIONS])


def same_kind(tile: str, rotation: int, around: tuple[str, ...]) -> int:
    """Return the number of shared edges with the same zone on both sides (EP-6.4)."""
    return sum([zone == other for zone, other in zip(shown(tile, rotation), around, strict=True)])


@lru_cache(maxsize=2048)
def rotations(tile: str, around: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Return the legal rotations of ``tile`` between the edges ``around``, each with its number of same-kind edges (EP-6.3, 6.4)."""
    if sum([bool(zone) for zone in around]) < 2:
        return ()
    fits = [(rotation, same_kind(tile, rotation, around)) for rotation in range(6)]
    return tuple([fit for fit in fits if fit[1]])


def sites(placed: Mapping[At, Placed]) -> dict[At, tuple[str, ...]]:
    """Return the free positions beside at least two tiles (EP-6.3), by r, then q, each with the edges around it, "" for none."""
    around: dict[At, list[str]] = {}
    for at, (tile, rotation) in placed.items():
        edges = shown(tile, rotation)
        for direction, beside in enumerate(neighbours(at)):
            if beside not in placed:
                if beside not in around:
                    around[beside] = [""] * 6
                around[beside][(direction + 3) % 6] = edges[direction]
    free = [at for at, shown_to in around.items() if shown_to.count("") < 5]
    return {at: tuple(around[at]) for at in sorted(free, key=lambda one: (one[1], one[0]))}


Fits = tuple[tuple[int, int], ...]
"""The legal rotations at a position, each with its number of same-kind edges."""


def placements(tile: str, placed: Mapping[At, Placed]) -> dict[At, Fits]:
    """Return where ``tile`` may be placed: the legal rotations by position, each with its number of same-kind edges.

    Without any, the rule of the same kind is dropped (fallback of table 5.1), which this set of tiles never needs.
    """
    return dict(_placements(tile, tuple(placed.items())))


@lru_cache(maxsize=512)
def _placements(tile: str, placed: tuple[tuple[At, Placed], ...]) -> dict[At, Fits]:
    """Return the same, cached for replays."""
    free = sites(dict(placed))
    found = {at: fits for at, around in free.items() if (fits := rotations(tile, around))}
    return found or {at: tuple((rotation, 0) for rotation in range(6)) for at in free}
