"""The moves from a location to every other, with the fewest MP, gas cans and tiles left (EP-12.10, 12.11, 12.15).

What comes out depends on the map and on what is ticked alone, not on officers or players, and is kept with the map. With no travel effect
ticked the ways are those of ``walking``; ticked effects are searched for by ``searching``.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from engines.escape_plan.map.owed import FLIGHT, GANG, JET_SKI, MEDEVAC, SEWER, fewest_mp
from engines.escape_plan.map.plat import Plat
from engines.escape_plan.map.searching import Search
from engines.escape_plan.map.steps import CANS, COST, COSTS, END, MP, TILES, WALK
from engines.escape_plan.map.walking import ways_from


class Boosts(NamedTuple):
    """What is ticked for a move: numbers of each kind."""

    cans: int = 0
    flights: int = 0
    gangs: int = 0
    sewer: int = 0
    jet_ski: int = 0
    medevac: int = 0

    @property
    def mode(self) -> int:
        """The mode of the first label: everything is owed."""
        owed = self.flights * FLIGHT + self.gangs * GANG
        return owed + self.sewer * SEWER + self.jet_ski * JET_SKI + self.medevac * MEDEVAC


class Way(Struct, frozen=True, gc=False):
    """One way to an end location: the tiles left (bits, without the tile of the end), gas cans, MP."""

    left: int
    cans: int
    mp: int


Ways = dict[str, tuple[Way, ...]]
NONE = Boosts()


def ways(plat: Plat, start: str, boosts: Boosts = NONE) -> Ways:
    """Return the ways from ``start`` to every location, its own included (nobody may end there, but leave the city from there)."""
    key = (start, boosts)
    known: Ways | None = plat.travels.get(key)
    if known is None:
        here, mode = plat.number[start], boosts.mode
        most = WALK + boosts.cans
        found = Search(plat, most).run(here, mode) if mode else ways_from(plat, here, most)
        known = plat.travels[key] = _by_end(plat, found)
    return known


def reaches(plat: Plat, start: str, way_out: str, cans: int) -> bool:
    """Return whether the exit ``way_out`` is reached from ``start`` with nothing but gas cans (EP-26.10)."""
    end = plat.number.get(way_out)
    return end is not None and fewest_mp(plat, end)[plat.number[start]] <= WALK + cans


def _by_end(plat: Plat, found: Iterable[int]) -> Ways:
    """Return the ways to each end of which no other needs at most the same tiles, cans and MP, the tidiest first.

    ``found``: in the order of the ends. The tile of the end need not be left.
    """
    by_node: dict[int, list[int]] = {}
    for way in found:
        some = by_node.get(way >> END)
        if some is None:
            by_node[way >> END] = [way]
        else:
            some.append(way)
    ways: Ways = {}
    for node, some in by_node.items():
        away = TILES & ~plat.bits[node]
        if len(some) == 1:
            cost = (some[0] & COSTS) >> COST
            ways[plat.locations[node]] = (Way(some[0] & away, CANS[cost], MP[cost]),)
        else:
            ways[plat.locations[node]] = _tidiest(some, away)
    return ways


def _tidiest(some: list[int], away: int) -> tuple[Way, ...]:
    """Return several ways to one end, in an order in which what beats another comes first (EP-12.11).

    Preferred are the fewest MP, the fewest tiles, the first list of tiles by table 5.2. ``away``: all tiles but that of the end.
    """
    ranked: list[tuple[int, int, int, int]] = []
    for way in some:
        left, cost = way & away, (way & COSTS) >> COST
        ranked.append((MP[cost], _tidiness(left), CANS[cost], left))
    kept: list[Way] = []
    for mp, _, cans, left in sorted(ranked):
        for one in kept:
            if one.left & left == one.left and one.cans <= cans:
                break
        else:
            kept.append(Way(left, cans, mp))
    return tuple(kept)


@lru_cache(maxsize=1 << COST)
def _tidiness(left: int) -> int:
    """Return a lower number for fewer tiles, and of as many for the list with the lower tile at the first difference."""
    backwards = int(f"{left:0{COST}b}"[::-1], 2)
    return (left.bit_count() << COST) - backwards
