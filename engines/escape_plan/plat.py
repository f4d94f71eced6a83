"""The map as a graph of nodes: the locations on it, and the zones of each tile (EP-11, 12.10).

Nodes are numbers, locations first; sets of tiles are bits, in the order of table 5.2. What the search for moves asks again and again
(how far one walks for free inside a zone, what is entered or crossed into from there) is worked out once a zone and kept with the map.
"""

from functools import cache, cached_property, lru_cache
from typing import Any

from engines.escape_plan.components import LOCATIONS, TILE_OF, TILES, Location
from engines.escape_plan.geometry import Laid, neighbours, shown

Reach = tuple[tuple[int, int], ...]
"""Pairs of a node and the tiles touched on the way to it (or the MP)."""


@cache
def touching(tile: str) -> tuple[tuple[str, str], ...]:
    """Return the pairs of different zones of ``tile`` that own neighbouring edges, each in both orders (table 5.1)."""
    edges = TILES[tile].edges
    pairs = zip(edges, edges[1:] + edges[0], strict=True)
    return tuple(dict.fromkeys([pair for one, other in pairs if one != other for pair in ((one, other), (other, one))]))


class Plat:
    """One map. Two maps of the same layout are the same object while it is remembered."""

    def __init__(self, layout: tuple[tuple[str, int, int, int], ...]) -> None:
        """``layout``: tile, q, r, rotation of each tile on the map, in the order of table 5.2."""
        self.laid = {(q, r): Laid(tile, rotation) for tile, q, r, rotation in layout}
        self.at = {tile: (q, r) for tile, q, r, _ in layout}
        self.tiles = [tile for tile, *_ in layout]
        self.bit = {tile: 1 << number for number, tile in enumerate(self.tiles)}
        self.locations = [place.id for tile in self.tiles for place in TILES[tile].location]
        self.number = {place: node for node, place in enumerate(self.locations)}
        self.count = len(self.locations)
        """Nodes below this one are locations."""
        self.zones = [(tile, zone) for tile in self.tiles for zone in TILES[tile].zones]
        self.zone_number = {zone: node for node, zone in enumerate(self.zones, self.count)}
        self.tile_of = [TILE_OF[place] for place in self.locations] + [tile for tile, _ in self.zones]
        self.bits = [self.bit[tile] for tile in self.tile_of]
        self.travels: dict[Any, Any] = {}
        """Moves worked out so far, kept by the search."""
        self.rides_on: dict[tuple[int, int], tuple[tuple[int, int, int], ...]] = {}
        """Ways on after a ride, by subway and MP."""
        self.least: dict[int, list[int]] = {}
        """Bounds of the search by mode."""
        self._join_tiles()
        self._find_bodies()
        self._link_locations()
        self._strolls: dict[int, Reach] = {}
        self._entries: dict[int, Reach] = {}
        self._crossings: dict[int, Reach] = {}
        self._ways_on: dict[int, bool] = {}
        self._landings: dict[tuple[str, int, int], Reach] = {}
        self._outlying: dict[tuple[str, int, int], tuple[Reach, Reach, Reach]] = {}

    # ---- building

    def _join_tiles(self) -> None:
        """Find for each zone where it goes on at no cost, and which zones of another kind adjoin it (EP-11.5, 11.6)."""
        nodes = range(self.count + len(self.zones))
        self.beside_tile: dict[str, list[str]] = {tile: [] for tile in self.tiles}
        self.onward: list[list[int]] = [[] for _ in nodes]
        self._across: list[list[int]] = [[] for _ in nodes]
        number = self.zone_number
        for tile, at in self.at.items():
            for zone, other in touching(tile):
                self._across[number[tile, zone]].append(number[tile, other])
            edges = shown(tile, self.laid[at].rotation)
            for direction, beside in enumerate(neighbours(at)):
                there = self.laid.get(beside)
                if there:
                    self.beside_tile[tile].append(there.tile)
                    zone, other = edges[direction], shown(*there)[(direction + 3) % 6]
                    links = (self.onward if zone == other else self._across)[number[tile, zone]]
                    node = number[there.tile, other]
                    if node not in links:
                        links.append(node)

    def _find_bodies(self) -> None:
        """Number the water bodies and note which have a ferry; ``body`` is 0 for land and for water with a ferry (EP-11.7)."""
        self.body = [0] * len(self.bits)
        self.land = [node >= self.count and self.kind(node) != "w" for node in range(len(self.bits))]
        seen: dict[int, bool] = {}
        bodies = 0
        for node in range(self.count, len(self.bits)):
            if self.kind(node) != "w" or node in seen:
                continue
            body = [node]
            for one in body:
                seen[one] = True
                body += [other for other in self.onward[one] if other not in body]
            if not any(TILES[self.tile_of[one]].ferry for one in body):
                bodies += 1
                for one in body:
                    self.body[one] = bodies
        self.bodies = bodies
        """Water bodies without a ferry."""
        self.wet = [node for node, one in enumerate(self.body) if one]

    def _link_locations(self) -> None:
        """Link locations with the zones and locations that they touch (EP-11.4), and find subways, helicopters and heliports."""
        places: list[Location] = [LOCATIONS[place] for place in self.locations]
        zones = [[self.zone_number[self.tile_of[node], zone] for zone in place.zones] for node, place in enumerate(places)]
        self.leaves = [self._each(some) for some in zones]
        self.beside = [self._each([self.number[other] for other in place.beside]) for place in places]
        self.metros = [node for node, place in enumerate(places) if place.kind == "metro"]
        self.rides = [self._each([other for other in self.metros if other != node and node in self.metros]) for node in range(len(places))]
        self.open_to_all = [place.kind not in ("business", "safe_house", "gang") for place in places]
        """Locations that may always be entered (EP-11.9)."""
        self.through = [bool(place.beside) or place.kind in ("metro", "heli") for place in places]
        """Locations from where more than a walk over a zone goes on."""
        self.heli = [place.kind == "heli" for place in places]
        self.port = [TILES[self.tile_of[node]].heliport and (node < self.count or self.land[node]) for node in range(len(self.bits))]
        self.heliport = any(self.port)
        self._enter: list[list[int]] = [[] for _ in self.bits]
        for node, some in enumerate(zones):
            for zone in some:
                self._enter[zone].append(node)

    def _each(self, nodes: list[int]) -> Reach:
        """Return ``nodes`` with their own tiles."""
        return tuple([(node, self.bits[node]) for node in nodes])

    # ---- what is asked

    def kind(self, node: int) -> str:
        """Return the kind of a zone node."""
        return self.zones[node - self.count][1]

    @cached_property
    def _distances(self) -> dict[str, dict[str, int]]:
        found = {}
        for tile in self.tiles:
            far = {tile: 0}
            for one in (queue := [tile]):
                for other in self.beside_tile[one]:
                    if other not in far:
                        far[other] = far[one] + 1
                        queue.append(other)
            found[tile] = far
        return found

    @cached_property
    def near(self) -> list[list[int]]:
        """Where each node leads in one step on foot that costs an MP: zones and locations beside it (EP-11.3)."""
        places = [[other for other, _ in (*self.leaves[node], *self.beside[node])] for node in range(self.count)]
        return places + [[*self._enter[node], *self._across[node]] for node in range(self.count, len(self.bits))]

    @cached_property
    def nodes_on(self) -> dict[str, list[int]]:
        """The nodes of each tile."""
        return {tile: [node for node, there in enumerate(self.tile_of) if there == tile] for tile in self.tiles}

    @cached_property
    def sewers(self) -> dict[int, Reach]:
        """Where the sewer leads from each land zone, with the MP: to land zones two tiles away, for none to the same kind (EP-22.25)."""
        return {
            node: tuple([
                (other, int(self.kind(node) != self.kind(other)))
                for other, _ in self.landings(self.tile_of[node], 2, 2)
                if self.land[other]
            ])
            for node in range(self.count, len(self.bits))
            if self.land[node]
        }  # fmt: skip

    @cached_property
    def backwards(self) -> tuple[list[list[int]], list[list[int]]]:
        """From where each node is reached in one step without effects: for no MP, and for one."""
        free: list[list[int]] = [[] for _ in self.bits]
        paid: list[list[int]] = [[] for _ in self.bits]
        for node, tile in enumerate(self.tile_of):
            place = node < self.count
            flown = self.landings(tile, 0, 2) if place and self.heli[node] else ()
            for other in (*self.near[node], *[there for there, _ in flown]):
                paid[other].append(node)
            for other in [ride for ride, _ in self.rides[node]] if place else self.onward[node]:
                free[other].append(node)
        return free, paid

    def distances(self, tile: str) -> dict[str, int]:
        """Return the distance of every tile to ``tile``."""
        return self._distances[tile]

    def distance(self, one: str, other: str) -> int:
        """Return the tile distance: the fewest edge steps over placed tiles (EP-12.6)."""
        return self._distances[one][other]

    def within(self, tile: str, least: int, most: int) -> list[str]:
        """Return the tiles at a distance from ``least`` to ``most`` of ``tile``, in the order of table 5.2."""
        return [other for other in self.tiles if least <= self._distances[tile][other] <= most]

    def tiles_in(self, mask: int) -> list[str]:
        """Return the tiles of a set, in the order of table 5.2."""
        return [tile for tile in self.tiles if self.bit[tile] & mask]

    def stroll(self, zone: int) -> Reach:
        """Return every zone reached for free from ``zone``, with the smallest sets of tiles touched on the way (EP-11.5)."""
        reach = self._strolls.get(zone)
        if reach is None:
            found: dict[int, list[int]] = {zone: [self.bits[zone]]}
            queue = [(zone, self.bits[zone])]
            for node, mask in queue:
                for other in self.onward[node]:
                    wider = mask | self.bits[other]
                    if wider != mask and _fresh(found.setdefault(other, []), wider):
                        queue.append((other, wider))
            reach = self._strolls[zone] = _pairs(found)
        return reach

    def entries(self, zone: int) -> Reach:
        """Return every location that is entered from ``zone`` for 1 MP after walking in it."""
        return self._entries.get(zone) or self._onwards(self._entries, self._enter, zone)

    def crossings(self, zone: int) -> Reach:
        """Return every zone of another kind that is crossed into from ``zone`` for 1 MP after walking in it."""
        return self._crossings.get(zone) or self._onwards(self._crossings, self._across, zone)

    def _onwards(self, kept: dict[int, Reach], links: list[list[int]], zone: int) -> Reach:
        found: dict[int, list[int]] = {}
        for node, mask in self.stroll(zone):
            for other in links[node]:
                _fresh(found.setdefault(other, []), mask | self.bits[other])
        reach = kept[zone] = _pairs(found)
        return reach

    def way_on(self, place: int) -> bool:
        """Return whether a location that everybody may enter is two steps away from ``place``, which settles that one can move."""
        known = self._ways_on.get(place)
        if known is None:
            zones = [zone for zone, _ in self.leaves[place] if not self.body[zone]]
            known = any(node != place and self.open_to_all[node] for zone in zones for node, _ in self.entries(zone))
            self._ways_on[place] = known
        return known

    def landings(self, tile: str, least: int, most: int) -> Reach:
        """Return every location and zone on the tiles at a distance from ``least`` to ``most`` (EP-12.5, 12.9)."""
        key = (tile, least, most)
        reach = self._landings.get(key)
        if reach is None:
            near = dict.fromkeys(self.within(tile, least, most))
            nodes = [node for node, there in enumerate(self.tile_of) if there in near]
            reach = self._landings[key] = tuple([(node, self.bits[node]) for node in nodes])
        return reach

    def outlying(self, tile: str, least: int, most: int) -> tuple[Reach, Reach, Reach]:
        """Return what a flight is good for: locations to land on, and what lies beyond the range of the flight.

        Beyond it: locations entered and zones crossed into (for 1 MP more) from a zone where one lands. Nearer ones are reached for less by
        landing there, and a walk begins best on the last tile where one could have landed. Water without a ferry is left out.
        """
        key = (tile, least, most)
        found = self._outlying.get(key)
        if found is None:
            near = dict(self.landings(tile, least, most))
            entered: dict[int, list[int]] = {}
            crossed: dict[int, list[int]] = {}
            for zone in [node for node in near if node >= self.count and not self.body[node]]:
                for node, mask in self._wander(zone, near):
                    for links, far in ((self._enter, entered), (self._across, crossed)):
                        for other in links[node]:
                            if other not in near:
                                _fresh(far.setdefault(other, []), mask | self.bits[other])
            places = tuple([(node, bit) for node, bit in near.items() if node < self.count])
            found = self._outlying[key] = (places, _pairs(entered), _pairs(crossed))
        return found

    def _wander(self, zone: int, near: dict[int, int]) -> list[tuple[int, int]]:
        """Return the zones reached for free from ``zone`` over tiles that are not in ``near``."""
        queue = [(zone, self.bits[zone])]
        for node, mask in queue:
            for other in self.onward[node]:
                wider = mask | self.bits[other]
                if other not in near and wider != mask:
                    queue.append((other, wider))
        return queue


def _pairs(found: dict[int, list[int]]) -> Reach:
    """Return the sets of tiles by node as pairs."""
    return tuple([(node, mask) for node, masks in found.items() for mask in masks])


def _fresh(masks: list[int], mask: int) -> bool:
    """Add ``mask`` to the smallest ones unless one of them lies within it; drop those that it lies within."""
    for other in masks:
        if other & mask == other:
            return False
    masks[:] = [other for other in masks if mask & other != mask]
    masks.append(mask)
    return True


@lru_cache(maxsize=8)
def plat_of(layout: tuple[tuple[str, int, int, int], ...]) -> Plat:
    """Return the map of ``layout`` (tile, q, r, rotation in the order of table 5.2)."""
    return Plat(layout)
