"""The moves from a location to every other, with the fewest MP, gas cans and tiles left (EP-12.10, 12.11, 12.15).

What comes out depends on the map and on what is ticked alone, not on officers or players, and is kept with the map. With no travel effect
ticked the ways are those of ``walking``; ticked effects are searched for by ``searching``.
"""

from functools import lru_cache, partial
from typing import NamedTuple

from engines.escape_plan.owed import FLIGHT, GANG, JET_SKI, MEDEVAC, SEWER
from engines.escape_plan.plat import Plat
from engines.escape_plan.searching import Search
from engines.escape_plan.walking import WALK, Walk, cans_of, mp_of

TILES = 14
"""Bits of a set of tiles."""


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


class Way(NamedTuple):
    """One way to an end location: the tiles left (bits, without the tile of the end), gas cans, MP."""

    left: int
    cans: int
    mp: int


_way = partial(tuple.__new__, Way)
"""Makes a Way of a tuple, quicker than by its name: a search has hundreds."""
Ways = dict[str, tuple[Way, ...]]
Raw = tuple[int, int, int]
NONE = Boosts()


def ways(plat: Plat, start: str, boosts: Boosts = NONE) -> Ways:
    """Return the ways from ``start`` to every location, its own included (nobody may end there, but leave the city from there)."""
    key = (start, boosts)
    known: Ways | None = plat.travels.get(key)
    if known is None:
        here, mode, bits = plat.number[start], boosts.mode, plat.bits
        most = WALK + boosts.cans
        found = Search(plat, most).run(here, mode) if mode else Walk(plat, most).run(here)
        known = plat.travels[key] = {plat.locations[node]: _smallest(found[node], ~bits[node]) for node in sorted(found)}
    return known


def reaches(plat: Plat, start: str, end: str, cans: int) -> bool:
    """Return whether ``end`` is reached from ``start`` with nothing but gas cans (EP-26.10)."""
    return end in ways(plat, start) or (cans > 0 and end in ways(plat, start, Boosts(cans)))


def _smallest(found: list[tuple[int, int]], away: int) -> tuple[Way, ...]:
    """Return the ways of which no other needs at most the same tiles, cans and MP, the tidiest first.

    ``found``: tiles touched and cost; ``away``: all tiles but that of the end.
    """
    if len(found) == 1:
        mask, cost = found[0]
        return (_way((mask & away, cans_of(cost), mp_of(cost))),)
    kept: list[Raw] = []
    for way in sorted([(mask & away, cans_of(cost), mp_of(cost)) for mask, cost in found], key=_tidiness):
        left, cans, _ = way
        for tiles, tins, _ in kept:
            if tiles & left == tiles and tins <= cans:
                break
        else:
            kept.append(way)
    return tuple([_way(way) for way in kept])


def _tidiness(way: Raw) -> tuple[int, int, int, int]:
    """Order ways so that what beats another comes first, and those equal in guarded tiles and cans as they are preferred (EP-12.11).

    Preferred are the fewest MP, the fewest tiles, the first list of tiles by table 5.2.
    """
    left, cans, mp = way
    return mp, left.bit_count(), _backwards(left), cans


@lru_cache(maxsize=1 << TILES)
def _backwards(left: int) -> int:
    """Return a lower number for the first of two lists of tiles of one length: the one with the lower tile at the first difference."""
    return -int(f"{left:0{TILES}b}"[::-1], 2)
