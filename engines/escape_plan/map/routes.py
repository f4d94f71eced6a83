"""The routes from a location to every other, with the fewest MP, gas cans and tiles left (EP-12.10, 12.11).

They depend on the map and on the ticked effects, not on officers or players, so all games share the routes of one map.
"""

from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from engines.escape_plan.map.graph import Graph, Layout
from engines.escape_plan.map.search import CANS, FLIGHT, GANG, JET_SKI, MEDEVAC, MP, SEWER, WALK, Search, smallest, tidiness

KEPT = 512
"""How many answers a map keeps."""


class Boosts(NamedTuple):
    """The number of ticked effects of each kind."""

    cans: int = 0
    flights: int = 0
    gangs: int = 0
    sewer: int = 0
    jet_ski: int = 0
    medevac: int = 0

    @property
    def unused(self) -> int:
        """The ticked effects as the search counts them."""
        return self.flights * FLIGHT + self.gangs * GANG + self.sewer * SEWER + self.jet_ski * JET_SKI + self.medevac * MEDEVAC


class Way(Struct, frozen=True, gc=False):
    """One way to an end location: the tiles left (bits, without the tile of the end), gas cans, MP."""

    left: int
    cans: int
    mp: int


Ways = dict[str, tuple[Way, ...]]
"""The ways to each location, those with the fewest MP first."""
Lefts = dict[str, tuple[int, ...]]
"""The sets of tiles left on the ways to each location."""
NONE = Boosts()


class Routes:
    """All routes on one map, found on demand."""

    def __init__(self, layout: Layout) -> None:
        self.graph = Graph(layout)
        self._known: dict[tuple[str, Boosts], Ways] = {}
        self._lefts: dict[str, Lefts] = {}

    def lefts(self, start: str) -> Lefts:
        """Return the sets of tiles left on the ways from ``start`` without boosts, for automated players."""
        known = self._lefts.get(start)
        if known is None:
            some = self.ways(start).items()
            known = self._lefts[start] = {end: tuple([way.left for way in ways]) for end, ways in some}
        return known

    def ways(self, start: str, boosts: Boosts = NONE) -> Ways:
        """Return the ways from ``start`` to every location, also to itself: a move may leave the city from there."""
        known = self._known.get((start, boosts))
        if known is None:
            if len(self._known) == KEPT:
                del self._known[next(iter(self._known))]
            known = self._known[start, boosts] = self._search(start, boosts)
        return known

    def _search(self, start: str, boosts: Boosts) -> Ways:
        graph = self.graph
        ends = Search(graph, WALK + boosts.cans).run(graph.number[start], boosts.unused)
        return {graph.places[node]: _tidiest(ends[node], len(graph.tiles), 1 << graph.tile_at[node]) for node in sorted(ends)}


def _tidiest(costs: list[tuple[int, int]], tiles: int, end: int) -> tuple[Way, ...]:
    """Return the ways to one end that no other way beats in tiles, cans and MP, the best first (EP-12.11).

    Best: the fewest MP, then the fewest tiles, then the first list of tiles by table 5.2. ``costs``: each with the sets of tiles touched;
    ``end``: the tile of the end, which the move does not leave.
    """
    ranked: list[tuple[int, int, int, int]] = []
    known = 0
    for cost, sets in sorted(costs):
        for touched in smallest(sets & ~known, tiles):
            left = touched & ~end
            ranked.append((MP[cost], tidiness(left), CANS[cost], left))
        known |= sets
    kept: list[Way] = []
    for mp, _, cans, left in sorted(ranked):
        for one in kept:
            if one.left & left == one.left and one.cans <= cans:
                break
        else:
            kept.append(Way(left, cans, mp))
    return tuple(kept)


@lru_cache(maxsize=8)
def routes_of(layout: Layout) -> Routes:
    """Return the routes on the map of ``layout``, one shared object while the cache holds it."""
    return Routes(layout)
