"""The map as a graph of nodes: the locations on it, and the zones of each tile (EP-11, 12.10).

Nodes are numbers, locations first; sets of tiles are bits, in the order of table 5.2.
"""

from functools import cache
from typing import NamedTuple

from engines.escape_plan.map.geometry import neighbours, shown
from engines.escape_plan.tiles import OPEN_TO_ALL, TILES

Nodes = tuple[int, ...]
Reach = tuple[tuple[int, int], ...]
"""Pairs of a node and the tiles touched on the way to it (or the MP)."""
Layout = tuple[tuple[str, int, int, int], ...]
"""Tile, q, r and rotation of each tile on the map, in the order of table 5.2."""
FAR = 9
"""More MP than any move has."""


class Printed(NamedTuple):
    """What does not depend on how a tile lies: its locations and zones, by their numbers on it."""

    places: tuple[str, ...]
    kinds: tuple[str, ...]
    """Kinds of the locations."""
    zones: str
    leaves: tuple[tuple[int, ...], ...]
    """Zones that each location adjoins (EP-11.4)."""
    beside: tuple[tuple[int, ...], ...]
    """Locations that each location is beside."""
    through: tuple[int, ...]
    """With how many MP left one gets on from each location as one could not have without entering it."""
    touching: tuple[tuple[int, int], ...]
    """Pairs of zones that own neighbouring edges, each in both orders (table 5.1)."""


@cache
def printed(tile: str) -> Printed:
    """Return what is printed on ``tile``."""
    places, edges, zones = TILES[tile].location, TILES[tile].edges, TILES[tile].zones
    pairs = zip(edges, edges[1:] + edges[0], strict=True)
    both = [pair for one, other in pairs if one != other for pair in ((one, other), (other, one))]
    touching = tuple(dict.fromkeys([(zones.index(one), zones.index(other)) for one, other in both]))
    numbers = {place.id: number for number, place in enumerate(places)}
    leaves = tuple([tuple([zones.index(zone) for zone in place.zones]) for place in places])
    through = [
        1 if place.beside or place.kind == "heli" else 2 if _lies_between(some, touching) else FAR
        for place, some in zip(places, leaves, strict=True)
    ]
    beside = tuple([tuple([numbers[other] for other in place.beside]) for place in places])
    return Printed(tuple(numbers), tuple([place.kind for place in places]), zones, leaves, beside, tuple(through), touching)


def _lies_between(zones: tuple[int, ...], touching: tuple[tuple[int, int], ...]) -> bool:
    """Return whether a location adjoins zones that do not touch; between others one crosses for 1 MP, in and out again takes two."""
    return any(one != other and (one, other) not in touching for one in zones for other in zones)


class Ground:
    """The nodes of one map, and how they are joined."""

    def __init__(self, layout: Layout) -> None:
        self.laid = {(q, r): (tile, rotation) for tile, q, r, rotation in layout}
        self.tiles = [tile for tile, *_ in layout]
        self.bit = {tile: 1 << number for number, tile in enumerate(self.tiles)}
        self._printed = {tile: printed(tile) for tile in self.tiles}
        self.locations = [place for here in self._printed.values() for place in here.places]
        self.number = {place: node for node, place in enumerate(self.locations)}
        self.count = len(self.locations)
        """Nodes below this one are locations."""
        self.zones = [(tile, zone) for tile, here in self._printed.items() for zone in here.zones]
        self.tile_of = [tile for tile, here in self._printed.items() for _ in here.places] + [tile for tile, _ in self.zones]
        self.bits = [self.bit[tile] for tile in self.tile_of]
        places: list[list[int]] = [[]] * self.count
        """The links of locations in the lists of those of zones: one empty list that stays so."""
        self.onward = places + [[] for _ in self.zones]
        """Where a zone goes on at no cost (EP-11.5)."""
        self._across = places + [[] for _ in self.zones]
        """Zones of another kind that adjoin a zone (EP-11.6)."""
        self._enter = places + [[] for _ in self.zones]
        """Locations that adjoin a zone."""
        self._link_locations()
        self._join_tiles()
        self._find_bodies()
        self._find_ports()

    def _link_locations(self) -> None:
        """Link locations with the zones and locations that they touch (EP-11.4), and find subways and helicopters."""
        self.leaves: list[Nodes] = []
        self.beside: list[Nodes] = []
        self.through: list[int] = []
        """With how many MP left one gets on from a location as one could not have without entering it."""
        kinds: list[str] = []
        self._first_zones: dict[str, int] = {}
        place, zone = 0, self.count
        for tile, here in self._printed.items():
            self._first_zones[tile] = zone
            for node, leaves in enumerate(here.leaves, place):
                self.leaves.append(tuple([zone + one for one in leaves]))
                for one in leaves:
                    self._enter[zone + one].append(node)
            self.beside += [tuple([place + one for one in some]) for some in here.beside]
            for one, other in here.touching:
                self._across[zone + one].append(zone + other)
            self.through += here.through
            kinds += here.kinds
            place += len(here.places)
            zone += len(here.zones)
        self.metros = [node for node, kind in enumerate(kinds) if kind == "metro"]
        self.rides: list[Nodes] = [()] * self.count
        """Where each subway leads (EP-12.1)."""
        for metro in self.metros:
            self.rides[metro] = tuple([other for other in self.metros if other != metro])
        self.heli = [kind == "heli" for kind in kinds] + [False] * len(self.zones)
        self.open_to_all = [one in OPEN_TO_ALL for one in self.locations]

    def _join_tiles(self) -> None:
        """Find for each zone where it goes on at no cost, and which zones of another kind adjoin it across an edge (EP-11.5, 11.6)."""
        self.beside_tile: dict[str, list[str]] = {tile: [] for tile in self.tiles}
        first, here = self._first_zones, self._printed
        for at, (tile, rotation) in self.laid.items():
            edges, zones = shown(tile, rotation), here[tile].zones
            for direction, position in enumerate(neighbours(at)):
                there = self.laid.get(position)
                if there is not None:
                    near = there[0]
                    self.beside_tile[tile].append(near)
                    zone, other = edges[direction], shown(*there)[(direction + 3) % 6]
                    links = (self.onward if zone == other else self._across)[first[tile] + zones.index(zone)]
                    node = first[near] + here[near].zones.index(other)
                    if node not in links:
                        links.append(node)

    def _find_bodies(self) -> None:
        """Number the water bodies and note which have a ferry; ``body`` is 0 for land and for water with a ferry (EP-11.7)."""
        self.body = [0] * len(self.bits)
        self.bodies = 0
        """Water bodies without a ferry."""
        self.land = [False] * self.count + [zone != "w" for _, zone in self.zones]
        seen: dict[int, bool] = {}
        for node, (_, kind) in enumerate(self.zones, self.count):
            if kind == "w" and node not in seen:
                body = [node]
                for one in body:
                    seen[one] = True
                    body += [other for other in self.onward[one] if other not in body]
                if not any(TILES[self.tile_of[one]].ferry for one in body):
                    self.bodies += 1
                    for one in body:
                        self.body[one] = self.bodies
        self.wet = [node for node, one in enumerate(self.body) if one]

    def _find_ports(self) -> None:
        """Find from where one may take off: locations and land zones of tiles with a heliport."""
        lets = {tile: TILES[tile].heliport for tile in self.tiles}
        self.port = [lets[tile] and (node < self.count or self.land[node]) for node, tile in enumerate(self.tile_of)]
        self.heliport = any(self.port)
