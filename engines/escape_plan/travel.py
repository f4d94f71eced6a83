"""The search for moves: from a location to every other, with the fewest MP, gas cans and tiles left (EP-12.10, 12.11, 12.15).

What comes out depends on the map and on what is ticked alone, not on officers or players, and is kept with the map. A number of gas cans is
so many MP more from the beginning; the ways with none, one and two are put together. With nothing else ticked the ways are those of
``walking``; ticked effects are searched for by labels: a node, the MP spent, the tiles touched, a *mode*: rides taken and effects owed.
Labels are taken in the order of their MP; one is dropped when another of its node and mode needs no more of anything.
"""

from functools import cache
from typing import NamedTuple

from engines.escape_plan.plat import Plat
from engines.escape_plan.state import START
from engines.escape_plan.walking import BY_RIDE, RANGE, RODE, Found, Walk, note

TILES = 14
"""Bits of a set of tiles."""
WALK = 3
"""MP of a move (EP-11.1)."""
FLIGHT, GANG = 4, 64
"""Units of the mode, above the flags of rides: flights owed of Chopper and helicopter, and of the gang abilities (up to 15 of each)."""
SEWER, JET_SKI, MEDEVAC = 1024, 2048, 4096
BODY = 8192
"""Whatever lies below BODY and above the flags is owed; above it stands the water body that the Jet Ski crosses."""
TILE = 1 << TILES
"""More than any set of tiles or node: keys are a mode times this, plus one of them."""
FLIGHTS = SEWER - FLIGHT
OWED = BODY - FLIGHT


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
Raw = tuple[int, int, int]
NONE = Boosts()


def ways(plat: Plat, start: str, boosts: Boosts = NONE) -> Ways:
    """Return the ways from ``start`` to every location, its own included (nobody may end there, but leave the city from there)."""
    key = (start, boosts)
    known: Ways | None = plat.travels.get(key)
    if known is None:
        found: dict[int, list[Raw]] = {}
        bits = plat.bits
        for cans in range(boosts.cans + 1):
            for node, mask, mp in _ways_with(plat, plat.number[start], boosts.mode, cans):
                raw = (mask & ~bits[node], cans, mp)
                if node in found:
                    found[node].append(raw)
                else:
                    found[node] = [raw]
        known = plat.travels[key] = {plat.locations[node]: _smallest(found[node]) for node in sorted(found)}
    return known


def reaches(plat: Plat, start: str, end: str, cans: int) -> bool:
    """Return whether ``end`` is reached from ``start`` with nothing but gas cans (EP-26.10)."""
    here, there = plat.number[start], plat.number[end]
    return any(node == there for most in range(cans + 1) for node, *_ in _ways_with(plat, here, 0, most))


def _ways_with(plat: Plat, start: int, mode: int, cans: int) -> tuple[tuple[int, int, int], ...]:
    """Return the ways that are open with ``cans`` gas cans: location, tiles touched, MP."""
    key = (start, mode, cans)
    known: tuple[tuple[int, int, int], ...] | None = plat.travels.get(key)
    if known is None:
        walk = Walk(plat, WALK + cans)
        if mode:
            _Search(plat, walk).run(start, mode)
        else:
            walk.begin(0, start, plat.bits[start], 0)
        known = plat.travels[key] = tuple([(node, mask, mp) for node, some in walk.run().items() for mask, mp in some])
    return known


@cache
def least_mp(owed: int, in_zone: bool) -> int:
    """Return the fewest MP in which the effects ``owed`` can be used and a location reached (EP-12.15).

    Each flight costs 1. The sewer begins in a zone and ends in one, the Jet Ski on water, where nothing takes off; so one has to get into a
    zone and out of it again, unless a flight does it. Medevac may end the travel anywhere.
    """
    flights = owed // FLIGHT % 16 + owed // GANG % 16
    if owed & MEDEVAC:
        return flights
    if owed & JET_SKI:
        return flights + 1 if flights else 2
    if owed & SEWER and flights < 2:
        return 1 if in_zone else 2
    return flights or int(in_zone)


class _Search:
    """One search with ticked effects. What has used all of them goes on in ``walk``.

    ``buckets`` hold the labels by MP, ``seen`` the tiles and MP of labels by node and mode.
    """

    def __init__(self, plat: Plat, walk: Walk) -> None:
        self.plat = plat
        self.walk = walk
        self.most = walk.most
        self.buckets: list[list[tuple[int, int, int]]] = [[] for _ in range(self.most + 2)]
        self.seen: dict[tuple[int, int], list[tuple[int, int]]] = {}
        self.departures: Found = {}
        """From which tile a flight was tried, with which mode; the same for zones and the sewer."""
        self.manholes: Found = {}
        self.hospital = plat.number[START]

    def run(self, start: int, mode: int) -> None:
        """Take label after label."""
        places = self.plat.count
        self.put(0, start, self.plat.bits[start], mode)
        for mp, bucket in enumerate(self.buckets):
            for node, mask, mode in bucket:
                left = self.most + (mode & RODE) - mp
                if node < places:
                    self.from_location(mp, left, node, mask, mode)
                else:
                    self.from_zone(mp, left, node, mask, mode)
                if mode & OWED:
                    self.by_effect(mp, left, node, mask, mode)

    def put(self, mp: int, node: int, mask: int, mode: int) -> None:
        """Add a label unless it is beyond the MP or dominated; with nothing owed any more, go on as on foot."""
        if mp > self.most + (mode & RODE) or (mode & OWED and mp + least_mp(mode & OWED, node >= self.plat.count) > self.most + 1):
            return
        earlier = self.seen.get((node, mode))
        if earlier is None:
            self.seen[node, mode] = [(mask, mp)]
        else:
            for tiles, spent in earlier:
                if tiles & mask == tiles and spent <= mp:
                    return
            earlier.append((mask, mp))
        if mode < FLIGHT:
            self.walk.begin(mp, node, mask, mode)
            return
        if node < self.plat.count and not mode & OWED:
            note(self.walk.ends, node, mask, mp)
        self.buckets[mp].append((node, mask, mode))

    def from_location(self, mp: int, left: int, node: int, mask: int, mode: int) -> None:
        """Ride, fly or walk on from a location (EP-11.3, 12.1, 12.5)."""
        plat, put = self.plat, self.put
        if not mode & BY_RIDE:
            for other, bit in plat.rides[node]:
                put(mp, other, mask | bit, mode | RODE | BY_RIDE)
        if left < 1:
            return
        mode &= ~BY_RIDE
        for other, _ in plat.beside[node]:
            put(mp + 1, other, mask, mode)
        if plat.heli[node]:
            self.fly(mp + 1, left, plat.tile_of[node], 0, mask, mode)
        for zone, _ in plat.leaves[node]:
            self.into_zone(mp + 1, zone, mask, mode)

    def from_zone(self, mp: int, left: int, node: int, mask: int, mode: int) -> None:
        """Enter a location or cross into another zone, after walking in this one for free (EP-11.3, 11.5)."""
        if left < 1:
            return
        put = self.put
        for place, tiles in self.plat.entries(node):
            put(mp + 1, place, mask | tiles, mode)
        for zone, tiles in self.plat.crossings(node):
            self.into_zone(mp + 1, zone, mask | tiles, mode)

    def into_zone(self, mp: int, zone: int, mask: int, mode: int) -> None:
        """Enter a zone; water without a ferry only with the Jet Ski, which then serves that one body (EP-11.7, 22.24)."""
        body = self.plat.body[zone]
        if body and mode // BODY != body:
            if not mode & JET_SKI:
                return
            mode += BODY * body - JET_SKI
        self.put(mp, zone, mask, mode)

    def fly(self, mp: int, left: int, tile: str, least: int, mask: int, mode: int) -> None:
        """Land up to two tiles away, ``left`` counting the MP before the flight (EP-12.5, 12.9).

        Zones matter only for what lies beyond the range, unless an effect is still to be used from a zone or from its water.
        """
        plat, put = self.plat, self.put
        if mode & (SEWER | JET_SKI) or mode >= BODY:
            for node, bit in plat.landings(tile, least, RANGE):
                if node < plat.count:
                    put(mp, node, mask | bit, mode)
                else:
                    self.into_zone(mp, node, mask | bit, mode)
            return
        places, entered, crossed, ports = plat.outlying(tile, least, RANGE)
        for node, bit in places:
            put(mp, node, mask | bit, mode)
        if mode & FLIGHTS:
            for zone, tiles in ports:
                put(mp, zone, mask | tiles, mode)
        if left > 1:
            for node, tiles in entered:
                put(mp + 1, node, mask | tiles, mode)
            for zone, tiles in crossed:
                self.into_zone(mp + 1, zone, mask | tiles, mode)

    def by_effect(self, mp: int, left: int, node: int, mask: int, mode: int) -> None:
        """Use one of the ticked effects that are still owed, from here or from wherever one walks to for free in this zone."""
        plat = self.plat
        mode &= ~BY_RIDE
        if mode & OWED == MEDEVAC:  # it ends the travel, so it comes last (EP-22.11)
            note(self.walk.ends, self.hospital, mask | plat.bits[self.hospital], mp)
            return
        flights, gangs = mode // FLIGHT % 16, mode // GANG % 16
        from_here = ((node, mask),) if node < plat.count else plat.stroll(node)
        for there, tiles in from_here:
            touched = mask | tiles
            if left > 0 and plat.port[there] and note(self.departures, mode * TILE + plat.bits[there], touched, mp):
                tile = plat.tile_of[there]
                if flights:
                    self.fly(mp + 1, left, tile, 1, touched, mode - FLIGHT)
                if gangs:
                    self.fly(mp + 1, left, tile, 0, touched, mode - GANG)
            if mode & SEWER and plat.land[there] and note(self.manholes, mode * TILE + there, touched, mp):
                self.through_sewer(mp, there, touched, mode - SEWER)

    def through_sewer(self, mp: int, zone: int, mask: int, mode: int) -> None:
        """Go to a land zone two tiles away, for nothing if it is of the same kind (EP-22.25)."""
        plat = self.plat
        for other, bit in plat.landings(plat.tile_of[zone], 2, 2):
            if plat.land[other]:
                self.put(mp + (plat.kind(other) != plat.kind(zone)), other, mask | bit, mode)


def _smallest(found: list[Raw]) -> tuple[Way, ...]:
    """Return the ways of which no other needs at most the same tiles, cans and MP."""
    if len(found) == 1:
        return (Way(*found[0]),)
    kept: list[Raw] = []
    for way in sorted(found, key=_cost):
        left, cans, _ = way
        for tiles, tins, _ in kept:
            if tiles & left == tiles and tins <= cans:
                break
        else:
            kept.append(way)
    return tuple([Way(*way) for way in kept])


def _cost(way: Raw) -> tuple[int, int, int]:
    """Order ways by MP, number of tiles and cans, so that what beats another comes first."""
    return way[2], way[0].bit_count(), way[1]


def tidiness(way: Way) -> tuple[int, int, int]:
    """Order ways that are equal in guarded tiles and cans (EP-12.11): fewest MP, fewest tiles, the first list of tiles by table 5.2.

    Of two lists of one length the first is that with the lower tile at the first difference: the greater number if read backwards.
    """
    return way.mp, way.left.bit_count(), -int(f"{way.left:0{TILES}b}"[::-1], 2)
