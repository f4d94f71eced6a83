"""Where on its tile each location lies: the hub in the middle, every other one towards the zones that it adjoins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

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
    """Return where a location that adjoins `zones` may lie: between two of them, in the middle of one, the best first."""
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
