"""What moves ask the map (EP-11, 12.10).

What they ask again and again (how far one walks for free inside a zone, what is entered or crossed into from there) is worked out once a
zone and kept with the map.
"""

from functools import cached_property, lru_cache
from itertools import chain
from typing import Any

from engines.escape_plan.map.ground import Ground, Layout, Nodes, Reach
from engines.escape_plan.map.steps import END, STEP, Ways, smallest


class Plat(Ground):
    """One map. Two maps of the same layout are the same object while it is remembered."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        self.travels: dict[Any, Any] = {}
        """Moves worked out so far, kept by the search."""
        self.ways_on: dict[tuple[int, int], Ways] = {}
        """Ways on from each node without effects and subways, by MP."""
        self.ridden: dict[tuple[int, int, int], Ways] = {}
        """Ways that begin with a ride, by subway, MP and whether one was taken before."""
        self.flown: dict[tuple[str, int, int], Ways] = {}
        """Ways that begin with a flight, without subways, by tile, least distance and MP after it."""
        self.fewest: dict[int, list[int]] = {}
        """Fewest MP to an exit."""
        self.least: dict[int, list[int]] = {}
        """Bounds of the search by mode."""
        self._distances: dict[str, dict[str, int]] = {}
        self._strolls: dict[int, Reach] = {}
        self._entries: dict[int, Ways] = {}
        self._crossings: dict[int, Ways] = {}
        self._ways_on: dict[int, bool] = {}
        self._landings: dict[tuple[str, int, int], Nodes] = {}
        self._outlying: dict[tuple[str, int, int], tuple[Ways, Ways]] = {}

    def kind(self, node: int) -> str:
        """Return the kind of a zone node."""
        return self.zones[node - self.count][1]

    @cached_property
    def near(self) -> list[list[int]]:
        """Where each node leads in one step on foot that costs an MP: zones and locations beside it (EP-11.3)."""
        places = [[*self.leaves[node], *self.beside[node]] for node in range(self.count)]
        return places + [[*self._enter[node], *self._across[node]] for node in range(self.count, len(self.bits))]

    @cached_property
    def nodes_on(self) -> dict[str, list[int]]:
        """The nodes of each tile."""
        found: dict[str, list[int]] = {tile: [] for tile in self.tiles}
        for node, tile in enumerate(self.tile_of):
            found[tile].append(node)
        return found

    @cached_property
    def sewers(self) -> dict[int, Reach]:
        """Where the sewer leads from each land zone, with the MP: to land zones two tiles away, for none to the same kind (EP-22.25)."""
        found: dict[int, Reach] = {}
        zones = {tile: [(node, self.kind(node)) for node in nodes if self.land[node]] for tile, nodes in self.nodes_on.items()}
        for tile, here in zones.items():
            there = list(chain.from_iterable([zones[other] for other in self.within(tile, 2, 2)]))
            for node, kind in here:
                found[node] = tuple([(other, int(kind != one)) for other, one in there])
        return found

    @cached_property
    def backwards(self) -> tuple[list[list[int]], list[list[int]]]:
        """From where each node is reached in one step without effects or subways: for no MP, and for one."""
        free: list[list[int]] = [[] for _ in self.bits]
        paid: list[list[int]] = [[] for _ in self.bits]
        for node, tile in enumerate(self.tile_of):
            place = node < self.count
            flown = self.landings(tile, 0, 2) if place and self.heli[node] else ()
            for other in (*self.near[node], *flown):
                paid[other].append(node)
            for other in self.onward[node]:
                free[other].append(node)
        return free, paid

    def distances(self, tile: str) -> dict[str, int]:
        """Return the distance of every tile to ``tile``: the fewest edge steps over placed tiles (EP-12.6)."""
        far = self._distances.get(tile)
        if far is None:
            far = self._distances[tile] = {tile: 0}
            for one in (queue := [tile]):
                for other in self.beside_tile[one]:
                    if other not in far:
                        far[other] = far[one] + 1
                        queue.append(other)
        return far

    def distance(self, one: str, other: str) -> int:
        """Return the distance of two tiles."""
        return self.distances(one)[other]

    def within(self, tile: str, least: int, most: int) -> list[str]:
        """Return the tiles at a distance from ``least`` to ``most`` of ``tile``, in the order of table 5.2."""
        far = self.distances(tile)
        return [other for other in self.tiles if least <= far[other] <= most]

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

    def entries(self, zone: int) -> Ways:
        """Return the ways to the locations that are entered from ``zone`` for 1 MP after walking in it."""
        return self._entries.get(zone) or self._onwards(self._entries, self._enter, zone)

    def crossings(self, zone: int) -> Ways:
        """Return the ways to the zones of another kind that are crossed into from ``zone`` for 1 MP, if with water there is a ferry."""
        return self._crossings.get(zone) or self._onwards(self._crossings, self._across, zone)

    def _onwards(self, kept: dict[int, Ways], links: list[list[int]], zone: int) -> Ways:
        bits, body = self.bits, self.body
        strolls = self.stroll(zone)
        found = [other << END | STEP | mask | bits[other] for node, mask in strolls for other in links[node] if not body[other]]
        ways = kept[zone] = smallest(found)
        return ways

    def way_on(self, place: int) -> bool:
        """Return whether a location that everybody may enter is two steps away from ``place``, which settles that one can move."""
        known = self._ways_on.get(place)
        if known is None:
            zones = [zone for zone in self.leaves[place] if not self.body[zone]]
            near = [node for zone in zones for node in self._enter[zone]]  # on this tile, which nearly always does
            known = any(node != place and self.open_to_all[node] for node in near) or any(
                way >> END != place and self.open_to_all[way >> END] for zone in zones for way in self.entries(zone)
            )
            self._ways_on[place] = known
        return known

    def landings(self, tile: str, least: int, most: int) -> Nodes:
        """Return every location and zone on the tiles at a distance from ``least`` to ``most`` (EP-12.5, 12.9)."""
        key = (tile, least, most)
        nodes = self._landings.get(key)
        if nodes is None:
            there = chain.from_iterable([self.nodes_on[near] for near in self.within(tile, least, most)])
            nodes = self._landings[key] = tuple(sorted(there))
        return nodes

    def outlying(self, tile: str, least: int, most: int) -> tuple[Ways, Ways]:
        """Return the ways beyond the range of a flight: to locations entered and zones crossed into for 1 MP, from zones where one lands.

        Nearer ones are reached for less by landing there, and a walk begins best on the last tile where one could have landed. Water
        without a ferry is left out.
        """
        key = (tile, least, most)
        found = self._outlying.get(key)
        if found is None:
            bits, body = self.bits, self.body
            near = dict.fromkeys(self.landings(tile, least, most), True)
            entered: list[int] = []
            crossed: list[int] = []
            for zone in near:
                if zone >= self.count and not body[zone]:
                    for node, mask in self._wander(zone, near):
                        way = STEP | mask
                        entered += [other << END | way | bits[other] for other in self._enter[node] if other not in near]
                        crossed += [
                            other << END | way | bits[other] for other in self._across[node] if other not in near and not body[other]
                        ]
            found = self._outlying[key] = (smallest(entered), smallest(crossed))
        return found

    def _wander(self, zone: int, near: dict[int, bool]) -> list[tuple[int, int]]:
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
def plat_of(layout: Layout) -> Plat:
    """Return the map of ``layout``."""
    return Plat(layout)
