"""The search for moves: from a location to every other, with the fewest MP, gas cans and tiles left (EP-12.10, 12.11, 12.15).

A label is a node, the MP spent, the set of tiles touched, the gas cans used, and a *mode*: rides taken and ticked effects still owed.
Labels are taken in the order of their MP; one is dropped when an earlier one of the same node and mode needs no more of anything. What
comes out depends on the map and on what is ticked alone, not on officers or players, and is kept with the map.
"""

from typing import NamedTuple

from engines.escape_plan.plat import Plat
from engines.escape_plan.state import START

RANGE = 2
"""Tiles that a flight may reach (EP-12.5, 12.9)."""
WALK = 3
"""MP of a move (EP-11.1)."""
RODE, BY_RIDE = 1, 2
"""Bits of the mode: a ride was taken (1 MP more, EP-12.3); arrived by a ride (no second one at once, EP-12.2)."""
FLIGHT, GANG = 4, 64
"""Units of the mode: flights owed of Chopper and helicopter (up to 15), of the gang abilities (up to 15)."""
SEWER, JET_SKI, MEDEVAC = 1024, 2048, 4096
FLIGHTS = 1023 & ~(RODE | BY_RIDE)
OWED = BODY = 8192
"""Whatever lies below BODY and above the ride bits is owed; above it stands the water body that the Jet Ski crosses."""
OWED -= FLIGHT


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


Ways = dict[str, tuple[Way, ...]]


def ways(plat: Plat, start: str, boosts: Boosts = Boosts()) -> Ways:  # noqa: B008  (a tuple, never changed)
    """Return the ways from ``start`` to every location, its own included (nobody may end there, but leave the city from there)."""
    key = (start, boosts)
    found: Ways | None = plat.travels.get(key)
    if found is None:
        found = plat.travels[key] = _Search(plat, start, boosts).run()
    return found


class _Search:
    """One search. ``buckets`` hold the labels by MP, ``seen`` the tiles and cans of the labels by node and mode."""

    def __init__(self, plat: Plat, start: str, boosts: Boosts) -> None:
        self.plat = plat
        self.cans = boosts.cans
        self.top = WALK + 1 + boosts.cans
        self.buckets: list[list[tuple[int, int, int, int]]] = [[] for _ in range(self.top + 2)]
        self.seen: dict[tuple[int, int], list[tuple[int, int, int]]] = {}
        self.ends: dict[int, list[Way]] = {}
        self.hospital = plat.number[START]
        self.boosted = any(boosts)
        self.hopes: dict[tuple[int, int], bool] = {}
        self.put(0, plat.number[start], plat.bits[plat.number[start]], 0, boosts.mode)

    def run(self) -> Ways:
        """Take label after label, and sort out what reached the ends."""
        places = self.plat.count
        for mp in range(self.top + 1):
            self.hopes = {}
            for node, mask, cans, mode in self.buckets[mp]:
                left = WALK + (mode & RODE) + self.cans - mp
                if self.boosted and left > 0 and self.hopeless(mask, cans, mp):
                    continue
                if node < places:
                    self.from_location(mp, left, node, mask, cans, mode)
                else:
                    self.from_zone(mp, left, node, mask, cans, mode)
                if mode & OWED:
                    self.by_effect(mp, left, node, mask, cans, mode)
        return {self.plat.locations[node]: _smallest(self.ends[node]) for node in sorted(self.ends)}

    def put(self, mp: int, node: int, mask: int, cans: int, mode: int) -> None:
        """Add a label unless it is beyond the MP or dominated."""
        if mode & FLIGHTS and mp + mode // FLIGHT % 16 + mode // GANG % 16 > self.top:  # the flights owed cost 1 MP each
            return
        need = mp - WALK - (mode & RODE)
        if need > cans:
            if need > self.cans:
                return
            cans = need
        earlier = self.seen.get((node, mode))
        if earlier is None:
            self.seen[node, mode] = [(mask, cans, mp)]
        else:
            for tiles, tins, spent in earlier:
                if tiles & mask == tiles and tins <= cans and spent <= mp:
                    return
            earlier.append((mask, cans, mp))
        self.buckets[mp].append((node, mask, cans, mode))
        if node < self.plat.count and not mode & OWED:
            self.end(node, mask, cans, mp)

    def end(self, node: int, mask: int, cans: int, mp: int) -> None:
        """Note a way to a location; the tile of the end never counts as left (EP-11.11)."""
        left = mask & ~self.plat.bits[node]
        found = self.ends.get(node)
        if found is None:
            self.ends[node] = [Way(left, cans, mp)]
        elif not _covered(found, left, cans, mp):
            found.append(Way(left, cans, mp))

    def hopeless(self, mask: int, cans: int, mp: int) -> bool:
        """Return whether nothing can be won from a label: to every end there is a way already that needs no more of anything.

        Whatever goes on from there touches these tiles at least. What was found for one set of tiles holds for labels of the same MP,
        as long as it is hopeless: ways are only added.
        """
        if (mask, cans) in self.hopes:
            return True
        ends, bits = self.ends, self.plat.bits
        if len(ends) < self.plat.count:
            return False
        for node, found in ends.items():
            if not _covered(found, mask & ~bits[node], cans, mp):
                return False
        self.hopes[mask, cans] = True
        return True

    def from_location(self, mp: int, left: int, node: int, mask: int, cans: int, mode: int) -> None:
        """Ride, fly or walk on from a location (EP-11.3, 12.1, 12.5)."""
        plat, put = self.plat, self.put
        if not mode & BY_RIDE:
            for other in plat.rides[node]:
                put(mp, other, mask | plat.bits[other], cans, mode | RODE | BY_RIDE)
        if left < 1:
            return
        mode &= ~BY_RIDE
        for other in plat.beside[node]:
            put(mp + 1, other, mask, cans, mode)
        if plat.heli[node]:
            self.fly(mp + 1, left, plat.tile_of[node], 0, mask, cans, mode)
        if left > 1 or mode & OWED:
            for zone in plat.leaves[node]:
                self.into_zone(mp + 1, zone, mask, cans, mode)

    def from_zone(self, mp: int, left: int, node: int, mask: int, cans: int, mode: int) -> None:
        """Enter a location or cross into another zone, after walking in this one for free (EP-11.3, 11.5)."""
        if left < 1:
            return
        put = self.put
        for place, tiles in self.plat.entries(node):
            put(mp + 1, place, mask | tiles, cans, mode)
        if left > 1 or mode & OWED:
            for zone, tiles in self.plat.crossings(node):
                self.into_zone(mp + 1, zone, mask | tiles, cans, mode)

    def into_zone(self, mp: int, zone: int, mask: int, cans: int, mode: int) -> None:
        """Enter a zone; water without a ferry only with the Jet Ski, which then serves that one body (EP-11.7, 22.24)."""
        body = self.plat.body[zone]
        if body and mode // BODY != body:
            if not mode & JET_SKI:
                return
            mode += BODY * body - JET_SKI
        self.put(mp, zone, mask, cans, mode)

    def fly(self, mp: int, left: int, tile: str, least: int, mask: int, cans: int, mode: int) -> None:
        """Land up to two tiles away, ``left`` counting the MP before the flight (EP-12.5, 12.9).

        Zones matter only for what lies beyond the range, unless an effect is still to be used from a zone or from its water.
        """
        plat, put = self.plat, self.put
        if not mode & (SEWER | JET_SKI) and mode < BODY:
            places, entered, crossed, ports = plat.outlying(tile, least, RANGE)
            for node, bit in places:
                put(mp, node, mask | bit, cans, mode)
            if mode & FLIGHTS:
                for zone, tiles in ports:
                    put(mp, zone, mask | tiles, cans, mode)
            if left > 1:
                for node, tiles in entered:
                    put(mp + 1, node, mask | tiles, cans, mode)
                for zone, tiles in crossed:
                    self.into_zone(mp + 1, zone, mask | tiles, cans, mode)
            return
        on = left > 1 or mode & OWED
        for node, bit in plat.landings(tile, least, RANGE):
            if node < plat.count:
                put(mp, node, mask | bit, cans, mode)
            elif on:
                self.into_zone(mp, node, mask | bit, cans, mode)

    def by_effect(self, mp: int, left: int, node: int, mask: int, cans: int, mode: int) -> None:
        """Use one of the ticked effects that are still owed, from here or from wherever one walks to for free in this zone."""
        plat = self.plat
        mode &= ~BY_RIDE
        if mode & OWED == MEDEVAC:  # it ends the travel, so it comes last (EP-22.11)
            self.end(self.hospital, mask, cans, mp)
            return
        flights, gangs = mode // FLIGHT % 16, mode // GANG % 16
        from_here = ((node, mask),) if node < plat.count else plat.stroll(node)
        for there, tiles in from_here:
            touched = mask | tiles
            if left > 0 and plat.port[there]:
                tile = plat.tile_of[there]
                if flights:
                    self.fly(mp + 1, left, tile, 1, touched, cans, mode - FLIGHT)
                if gangs:
                    self.fly(mp + 1, left, tile, 0, touched, cans, mode - GANG)
            if mode & SEWER and plat.land[there]:
                self.through_sewer(mp, there, touched, cans, mode - SEWER)

    def through_sewer(self, mp: int, zone: int, mask: int, cans: int, mode: int) -> None:
        """Go to a land zone two tiles away, for nothing if it is of the same kind (EP-22.25)."""
        plat = self.plat
        for other, bit in plat.landings(plat.tile_of[zone], 2, 2):
            if plat.land[other]:
                self.put(mp + (plat.kind(other) != plat.kind(zone)), other, mask | bit, cans, mode)


def _covered(found: list[Way], left: int, cans: int, mp: int) -> bool:
    """Return whether one of the ways found so far needs no other tile, no more cans and no more MP."""
    for tiles, tins, spent in found:  # noqa: SIM110  (the inner loop of the search: a generator doubles its time)
        if tiles & left == tiles and tins <= cans and spent <= mp:
            return True
    return False


def _smallest(found: list[Way]) -> tuple[Way, ...]:
    """Return the ways of which no other needs at most the same tiles, cans and MP; of equal ones the first."""
    if len(found) == 1:
        return (found[0],)
    kept: list[Way] = []
    for way in sorted(found, key=lambda one: (one.mp, one.cans, one.left.bit_count(), one.left)):
        left, cans, _ = way
        for other in kept:
            if other[0] & left == other[0] and other[1] <= cans:
                break
        else:
            kept.append(way)
    return tuple(kept)
