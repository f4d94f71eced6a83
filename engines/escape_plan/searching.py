"""The search for moves with ticked effects (EP-12.5, 12.9, 12.10, 12.15, 22.11, 22.24, 22.25).

Labels are kept by cost, ride, *mode* (what is owed) and node; what a label holds is the family of the sets of tiles touched on any way to
it (``families``), so that the work grows with the map and the ticks but not with the number of ways. Labels are taken in the order of their
cost. Left out is what was reached for no more before, and what owes more than can be used with the MP that are left (``owed``).
"""

from engines.escape_plan.families import having, smallest
from engines.escape_plan.owed import FLIGHT, FLIGHTS, GANG, MEDEVAC, OWED, SEWER, afloat, least_mp
from engines.escape_plan.plat import Plat
from engines.escape_plan.state import START
from engines.escape_plan.walking import RANGE, RODE, Found

Families = dict[int, int]
"""Sets of tiles touched, by node (or, as a number, by tile)."""
ON_FOOT, RIDDEN, BY_RIDE = 0, 1, 2
"""No ride was taken yet; one was taken before; one has just been taken (no second one at once, EP-12.2)."""


class Search:
    """One search with ticked effects."""

    def __init__(self, plat: Plat, most: int) -> None:
        """``most``: the MP without a ride."""
        self.plat = plat
        self.most = most
        families = having(len(plat.tiles))
        self.having = [families[bit.bit_length() - 1] for bit in plat.bits]
        """For each node the sets with its tile."""
        self.pending: list[tuple[dict[int, Families], ...]] = [({}, {}, {}) for _ in range(2 * most + 2)]
        """Labels to be taken, by cost, ride and mode."""
        self.settled: dict[int, Families] = {}
        """What has been reached for no more, by mode."""
        self.reached: dict[int, list[tuple[int, int]]] = {}
        """Cost and sets of tiles of the ways to each end."""
        self.hospital = plat.number[START]

    def run(self, start: int, mode: int) -> Found:
        """Take label after label and return the ways to the ends, as a walk does.

        Of two labels of one cost that with a ride has no less of anything; one without a ride is no worse than those with a ride that cost
        more. So what is settled needs not be told apart by rides, if at each cost that without a ride is settled last.
        """
        self.put(0, ON_FOOT, mode, start, self.having[start])
        for cost, rides in enumerate(self.pending):
            late: list[tuple[int, Families]] = []
            for ride, modes in enumerate(rides):
                while modes:
                    owed = max(modes)  # what is used for no MP leads to a lower mode, at the same cost
                    families = self.take(cost, ride, owed, modes.pop(owed))
                    if ride == ON_FOOT:
                        late.append((owed, families))
                    else:
                        self.settle(owed, families)
            for owed, families in late:
                self.settle(owed, families)
        return {node: self.ways(some) for node, some in self.reached.items()}

    def settle(self, mode: int, families: Families) -> None:
        """Note what has been reached."""
        settled = self.settled.setdefault(mode, {})
        for node, family in families.items():
            settled[node] = settled.get(node, 0) | family

    def ways(self, some: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Return the smallest sets of tiles of an end with their costs, without those for which fewer tiles do at no more cost."""
        found: list[tuple[int, int]] = []
        known = 0
        for cost, family in sorted(some):
            fresh = family & ~known
            if fresh:
                found += [(mask, cost) for mask in smallest(fresh, len(self.plat.tiles))]
                known |= family
        return found

    def put(self, cost: int, ride: int, mode: int, node: int, family: int) -> None:
        """Add ways to a node, unless they cannot come to an end within the MP; its tile is touched (EP-11.7, 22.24)."""
        if self.plat.body[node]:
            mode = afloat(self.plat, mode, node)
            if mode < 0:
                return
        rode = ride and RODE
        left = self.most + rode - (cost + 1) // 2
        bounds = self.plat.least.get(mode + rode) or least_mp(self.plat, mode + rode)
        if left < 0 or bounds[node] > left:
            return
        touched = family & self.having[node]
        if mode & OWED == MEDEVAC:  # it ends the travel, so it comes last, and the sooner the better (EP-22.11)
            self.end(cost, self.hospital, touched & self.having[self.hospital])
            return
        families = self.pending[cost][ride].setdefault(mode, {})
        known = families.get(node)
        families[node] = touched if known is None else known | touched

    def end(self, cost: int, place: int, family: int) -> None:
        """Note ways that may end."""
        self.reached.setdefault(place, []).append((cost, family))

    def take(self, cost: int, ride: int, mode: int, families: Families) -> Families:
        """Go on from all labels of one cost, ride and mode; return what there was new."""
        rode = ride and RODE
        mp = (cost + 1) // 2
        left = self.most + rode - mp
        self.stroll(mode, families, left, least_mp(self.plat, mode + rode))
        ports: Families = {}
        helis: Families = {}
        for node, family in families.items():
            if node < self.plat.count:
                self.from_location(cost, ride, mode, node, family)
                if self.plat.heli[node]:
                    _add(helis, node, family, self.plat)
            elif left:
                for other in self.plat.near[node]:
                    self.put(2 * mp + 2 - rode, int(rode), mode, other, family)
            if mode & FLIGHTS and self.plat.port[node]:
                _add(ports, node, family, self.plat)
            if mode & SEWER and self.plat.land[node]:
                for other, spent in self.plat.sewers[node]:
                    self.put(2 * (mp + spent) - rode if spent else cost, int(rode), mode - SEWER, other, family)
        if left:
            self.fly(2 * mp + 2 - rode, rode, mode, helis, 0)
            if mode & (GANG - FLIGHT):
                self.fly(2 * mp + 2 - rode, rode, mode - FLIGHT, ports, 1)
            if mode & (SEWER - GANG):
                self.fly(2 * mp + 2 - rode, rode, mode - GANG, ports, 0)
        return families

    def stroll(self, mode: int, families: Families, left: int, bounds: list[int]) -> None:
        """Leave out what is settled, and walk on for free inside the zones (EP-11.5)."""
        settled = self.settled.get(mode, {})
        for node in list(families):
            families[node] &= ~settled.get(node, 0)
            if not families[node]:
                del families[node]
        queue = [node for node in families if node >= self.plat.count]
        for node in queue:
            for other in self.plat.onward[node]:
                if bounds[other] <= left:
                    known = families.get(other, 0)
                    fresh = families[node] & self.having[other] & ~(known | settled.get(other, 0))
                    if fresh:
                        families[other] = known | fresh
                        queue.append(other)

    def from_location(self, cost: int, ride: int, mode: int, node: int, family: int) -> None:
        """End at a location, or ride or walk on from it (EP-11.3, 12.1)."""
        plat = self.plat
        if not mode & OWED:
            self.end(cost, node, family)
        if ride != BY_RIDE:
            for other, _ in plat.rides[node]:
                self.put(cost, BY_RIDE, mode, other, family)
        rode = ride and RODE
        after = (cost + 1) // 2 * 2 + 2 - rode
        for other in plat.near[node]:
            self.put(after, int(rode), mode, other, family)

    def fly(self, cost: int, rode: int, mode: int, departures: Families, least: int) -> None:
        """Fly from the tiles of ``departures`` and land ``least`` to two tiles away; ``cost`` and ``mode`` as after it (EP-12.5, 12.9)."""
        plat = self.plat
        arrivals: dict[str, int] = {}
        for tile, family in departures.items():
            for there in plat.within(plat.tiles[tile], least, RANGE):
                arrivals[there] = arrivals.get(there, 0) | family
        for there, family in arrivals.items():
            for node in plat.nodes_on[there]:
                self.put(cost, rode, mode, node, family)


def _add(families: Families, node: int, family: int, plat: Plat) -> None:
    """Add the ways to a node to those to its tile."""
    tile = plat.bits[node].bit_length() - 1
    families[tile] = families.get(tile, 0) | family
