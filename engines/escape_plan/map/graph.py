"""The map as a graph: links of locations and zones, and distances of tiles (EP-11.3 to 11.7, 12.6).

Nodes are numbers: tile after tile in the order of table 5.2, first the locations, then the zones of each. A set of tiles is a number with
a bit for each of them, in the same order.
"""

from collections.abc import Iterable
from functools import cache

from engines.escape_plan.map.geometry import neighbours, shown
from engines.escape_plan.tiles import OPEN_TO_ALL, TILES

Layout = tuple[tuple[str, int, int, int], ...]
"""Tile, q, r and rotation of each tile on the map, in the order of table 5.2."""


LAND = "icr"
"""The kinds of zones that are land."""


@cache
def steps_on(tile: str) -> list[list[int]]:
    """Return for each node of ``tile``, counted from 0, where it leads for 1 MP on the tile itself (EP-11.3, 11.4, 11.6)."""
    places, edges, zones = TILES[tile].location, TILES[tile].edges, TILES[tile].zones
    number = {place.id: node for node, place in enumerate(places)} | {zone: len(places) + node for node, zone in enumerate(zones)}
    links = [(number[place.id], number[zone]) for place in places for zone in place.zones]
    links += [(number[one], number[other]) for one, other in zip(edges, edges[1:] + edges[0], strict=True) if one != other]
    links += [(there, here) for here, there in links]
    links += [(number[place.id], number[other]) for place in places for other in place.beside]
    return [[there for here, there in dict.fromkeys(links) if here == node] for node in range(len(number))]


class Graph:
    """The graph of one layout."""

    def __init__(self, layout: Layout) -> None:
        self.placed = {(q, r): (tile, rotation) for tile, q, r, rotation in layout}
        self.tiles = [tile for tile, *_ in layout]
        self.bit = {tile: 1 << number for number, tile in enumerate(self.tiles)}
        self.places: list[str] = []
        """The location at each node, "" for a zone."""
        self.kinds: list[str] = []
        """Its kind, or the letter of the zone."""
        self.tile_at: list[int] = []
        """The number of the tile of each node."""
        self.steps: list[list[int]] = []
        """Where each node leads for 1 MP, except onto water without a ferry (EP-11.3, 11.6)."""
        self._number_nodes()
        self.number = {place: node for node, place in enumerate(self.places) if place}
        """The node of each location."""
        self.onward: list[list[int]] = [[] for _ in self.kinds]
        """Where each zone goes on for nothing (EP-11.5)."""
        self.beside: dict[str, list[str]] = {tile: [] for tile in self.tiles}
        """The tiles at the edges of each tile."""
        self._join_tiles()
        self.water = [0] * len(self.kinds)
        """For each zone of water without a ferry the number of that water, from 1 on; else 0."""
        self.shores: list[list[int]] = [[] for _ in self.kinds]
        """The water without a ferry that each node touches: the Jet Ski may enter it for 1 MP (EP-22.24)."""
        self._close_waters()
        self._list_nodes()
        self._distances: dict[str, dict[str, int]] = {}
        self._within: dict[tuple[int, int, int], list[int]] = {}

    def _number_nodes(self) -> None:
        """Number the locations and zones, and join those of one tile."""
        for number, tile in enumerate(self.tiles):
            printed, first = TILES[tile], len(self.kinds)
            self.places += [*[place.id for place in printed.location], *[""] * len(printed.zones)]
            self.kinds += [*[place.kind for place in printed.location], *printed.zones]
            self.tile_at += [number] * (len(self.kinds) - first)
            self.steps += [[first + node for node in some] for some in steps_on(tile)]

    def _join_tiles(self) -> None:
        """Join zones across the edges at which tiles meet (EP-11.5, 11.6)."""
        zones = {(self.tiles[tile], kind): node for node, (tile, kind) in enumerate(zip(self.tile_at, self.kinds, strict=True))}
        for at, (tile, rotation) in self.placed.items():
            edges = shown(tile, rotation)
            for direction, position in enumerate(neighbours(at)):
                there = self.placed.get(position)
                if there is not None:
                    self.beside[tile].append(there[0])
                    mine, theirs = edges[direction], shown(*there)[(direction + 3) % 6]
                    links = (self.onward if mine == theirs else self.steps)[zones[tile, mine]]
                    node = zones[there[0], theirs]
                    if node not in links:
                        links.append(node)

    def _close_waters(self) -> None:
        """Number the waters without a ferry, and let no step lead onto them (EP-11.7)."""
        for node, kind in enumerate(self.kinds):
            if kind == "w" and not self.water[node]:
                waters = self.connected([node])
                if not any(TILES[self.tiles[self.tile_at[one]]].ferry for one in waters):
                    number = max(self.water) + 1
                    for one in waters:
                        self.water[one] = number
        if any(self.water):
            for node, some in enumerate(self.steps):
                self.shores[node] = [other for other in some if self.water[other]]
                self.steps[node] = [other for other in some if not self.water[other]]

    def connected(self, zones: list[int]) -> list[int]:
        """Return all zones that are connected with ``zones``, these first (EP-11.5)."""
        found = list(zones)
        for zone in found:
            found += [other for other in self.onward[zone] if other not in found]
        return found

    def _list_nodes(self) -> None:
        """List nodes by kind and by tile."""
        nodes_on = [[node for node, tile in enumerate(self.tile_at) if tile == number] for number in range(len(self.tiles))]
        ports = [TILES[tile].heliport for tile in self.tiles]
        self.metros = [node for node, kind in enumerate(self.kinds) if kind == "metro"]
        """The subway locations (EP-12.1)."""
        self.helicopters = [node for node, kind in enumerate(self.kinds) if kind == "heli"]
        """The helicopter locations (EP-12.5)."""
        self.ports = [node for node, kind in enumerate(self.kinds) if ports[self.tile_at[node]] and kind != "w"]
        """Where effects that need a heliport may be used: locations and land zones of tiles with the icon (EP-12.8)."""
        self.dry_on = [[node for node in some if not self.water[node]] for some in nodes_on]
        """The nodes of each tile, except water without a ferry."""
        self.wet_on = [[node for node in some if self.water[node]] for some in nodes_on]
        """The water without a ferry on each tile."""
        self.land_on = [[node for node in some if self.kinds[node] in LAND] for some in nodes_on]
        """The land zones on each tile."""
        self.land_by_kind = [[[node for node in some if self.kinds[node] == kind] for some in self.land_on] for kind in LAND]
        """The same for each kind."""

    def distances(self, tile: str) -> dict[str, int]:
        """Return the distance of every tile to ``tile``: the fewest edge steps over placed tiles (EP-12.6)."""
        far = self._distances.get(tile)
        if far is None:
            far = self._distances[tile] = {tile: 0}
            for one in (queue := [tile]):
                for other in self.beside[one]:
                    if other not in far:
                        far[other] = far[one] + 1
                        queue.append(other)
        return far

    def within(self, tile: int, least: int, most: int) -> list[int]:
        """Return the tiles at a distance from ``least`` to ``most`` of ``tile``, by their numbers."""
        found = self._within.get((tile, least, most))
        if found is None:
            far = self.distances(self.tiles[tile])
            found = self._within[tile, least, most] = [number for number, other in enumerate(self.tiles) if least <= far[other] <= most]
        return found

    def tiles_in(self, mask: int) -> list[str]:
        """Return the tiles of a set, in the order of table 5.2."""
        return [tile for tile, bit in self.bit.items() if bit & mask]

    def leads_on(self, place: str) -> bool:
        """Return whether two steps from ``place`` lead to another location that everybody may enter (EP-11.9)."""
        node = self.number[place]
        zones = [zone for zone in self.steps[node] if not self.places[zone]]
        for some in (zones, self.connected(zones)):  # nearly always one is beside the first zones
            if any(self.places[other] in OPEN_TO_ALL for zone in some for other in self.steps[zone] if other != node):
                return True
        return False


def layout_of(tiles: Iterable[tuple[str, tuple[int, int] | None, int]]) -> Layout:
    """Return the layout of tiles with their positions (None: not on the map) and rotations."""
    return tuple([(tile, *at, rotation) for tile, at, rotation in tiles if at is not None])
