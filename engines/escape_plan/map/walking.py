"""Moves with nothing ticked (any more): on foot, by subway and from helicopter locations (EP-11, 12.1 to 12.5).

The ways on from a node are made of those from where one step leads, with an MP less, and kept with the map: every move passes the same
zones again. A ride is no such step, as it brings an MP: one of them, and one is enough, is put between the ways to a subway and those on
from another.
"""

from engines.escape_plan.map.plat import Plat
from engines.escape_plan.map.steps import COST, COSTS, END, MP, SPARED, STEP, TILES, Ways, smallest

RANGE = 2
"""Tiles that a flight may reach (EP-12.5, 12.9)."""
RODE = 1
"""Flag: a ride was taken, which brings 1 MP (EP-12.3)."""


def ways_from(plat: Plat, start: int, left: int) -> Ways:
    """Return the ways from ``start`` to locations, its own included, with ``left`` MP and one more after the first ride (EP-12.3)."""
    return with_rides(plat, _from_location(plat, start, left), left, 0)


def with_rides(plat: Plat, walked: list[int], most: int, rode: int) -> Ways:
    """Return the ways of ``walked`` and those on from them by subway, with ``most`` MP in all; ``rode``: a ride was taken before them.

    No second ride is looked for: where it leads, the first one could have gone at once.
    """
    found = list(walked)
    for way in smallest([way for way in walked if plat.rides[way >> END]]):
        before, tiles = way & COSTS, way & TILES
        left = most - MP[before >> COST]
        found += [(after | tiles) + before for after in rides(plat, way >> END, left, rode)]
    return smallest(found)


def flights(plat: Plat, tile: str, least: int, left: int) -> Ways:
    """Return the ways without a ride that begin with a flight from ``tile``, which is not among the tiles touched; ``left``: MP after it.

    ``least``: tiles that are flown over at least.
    """
    key = (tile, least, left)
    known: Ways | None = plat.flown.get(key)
    if known is None:
        known = plat.flown[key] = smallest(_fly(plat, tile, least, left))
    return known


def rides(plat: Plat, metro: int, left: int, rode: int) -> Ways:
    """Return the ways that begin with a ride from ``metro``; unless one was taken before (``rode``), it brings an MP (EP-12.2, 12.3)."""
    key = (metro, left, rode)
    known: Ways | None = plat.ridden.get(key)
    if known is None:
        found: list[int] = []
        for other in plat.rides[metro]:
            if rode:
                found += ways_on(plat, other, left)
            else:
                found += [way - SPARED if way & COSTS else way for way in ways_on(plat, other, left + 1)]
        known = plat.ridden[key] = smallest(found)
    return known


def ways_on(plat: Plat, node: int, left: int) -> Ways:
    """Return the ways from ``node`` to locations, its own included, with ``left`` MP and no ride."""
    if left < 2 and node >= plat.count:
        return plat.entries(node) if left else ()
    key = (node, left)
    known: Ways | None = plat.ways_on.get(key)
    if known is None:
        found = _from_location(plat, node, left) if node < plat.count else _from_zone(plat, node, left)
        known = plat.ways_on[key] = smallest(found)
    return known


def _from_location(plat: Plat, node: int, left: int) -> list[int]:
    """End here, or go on for an MP: to a location beside this one, into a zone, or by helicopter (EP-11.3, 12.5)."""
    found = [node << END | plat.bits[node]]
    if left > 1:
        found += [way + STEP for zone in plat.leaves[node] if not plat.body[zone] for way in ways_on(plat, zone, left - 1)]
    if left:
        for other in plat.beside[node]:
            found += [way + STEP for way in ways_on(plat, other, left - 1)]
        if plat.heli[node]:
            found += [way | plat.bits[node] for way in _fly(plat, plat.tile_of[node], 0, left - 1)]
    return found


def _fly(plat: Plat, tile: str, least: int, left: int) -> list[int]:
    """Return the ways that begin with a flight over ``least`` to two tiles; ``left``: MP after it (EP-12.5, 12.9).

    From where one lands one gets on foot only beyond the range of the flight, as one could have landed anywhere within it.
    """
    found = [place << END | STEP | plat.bits[place] for place in plat.landings(tile, least, RANGE) if place < plat.count]
    if left:
        found += _enter(plat, tuple([way for way in found if plat.heli[way >> END]]), left)
        entered, crossed = plat.outlying(tile, least, RANGE)
        found += [way + STEP for way in _enter(plat, entered, left - 1) + _cross(plat, crossed, left - 1)]
    return found


def _from_zone(plat: Plat, zone: int, left: int) -> list[int]:
    """Enter locations or cross into other zones, after walking inside ``zone`` (EP-11.3, 11.5, 11.6)."""
    return _enter(plat, plat.entries(zone), left - 1) + _cross(plat, plat.crossings(zone), left - 1)


def _enter(plat: Plat, places: Ways, left: int) -> list[int]:
    """Return the ways to several locations, each a step away, and on from those that lead on with the ``left`` MP."""
    found = list(places)
    if left:
        through = plat.through
        for way in places:
            if through[way >> END] <= left:
                tiles = way & TILES
                found += [(after | tiles) + STEP for after in ways_on(plat, way >> END, left)]
    return found


def _cross(plat: Plat, zones: Ways, left: int) -> list[int]:
    """Return the ways through several zones, each a step away, with the ``left`` MP."""
    if left == 1:
        return [(after | tiles) + STEP for way in zones for tiles in [way & TILES] for after in plat.entries(way >> END)]
    if left:
        return [(after | tiles) + STEP for way in zones for tiles in [way & TILES] for after in ways_on(plat, way >> END, left)]
    return []
