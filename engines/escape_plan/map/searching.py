"""The search for moves with ticked effects (EP-12.5, 12.9, 12.10, 12.15, 22.11, 22.24, 22.25), up to where nothing is owed any more.

Labels are kept by cost, ride, *mode* (what is owed) and node; what a label holds is the family of the sets of tiles touched on any way to
it (``families``), so that the work grows with the map and the ticks but not with the number of ways. Labels are taken in the order of their
cost. Left out is what was reached for no more before, and what owes more than can be used with the MP that are left (``owed``). What
follows once everything is used is the same for all moves on a map and taken from ``walking``, from the last flight on.
"""

from engines.escape_plan.map.families import having, smallest
from engines.escape_plan.map.owed import FLIGHT, FLIGHTS, GANG, MEDEVAC, OWED, SEWER, afloat, least_mp
from engines.escape_plan.map.plat import Plat
from engines.escape_plan.map.steps import COST, END, STEP, Ways
from engines.escape_plan.map.steps import smallest as smallest_ways
from engines.escape_plan.map.walking import RANGE, RODE, flights, ways_on, with_rides
from engines.escape_plan.state import START

Families = dict[int, int]
"""Sets of tiles touched, by node (or, as a number, by tile)."""
Reached = tuple[int, int, int]
"""Cost, 0 after a ride (which at one cost has no less of anything) or 1, sets of tiles touched."""
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
        self.ends: dict[int, list[Reached]] = {}
        """The labels from which a way may end."""
        self.free: dict[int, list[Reached]] = {}
        """The labels with nothing owed any more."""
        self.last_flights: dict[tuple[int, int], list[Reached]] = {}
        """The labels with the last flight owed, as after it, by the tile of the take-off and the least distance."""
        self.hospital = plat.number[START]

    def run(self, start: int, mode: int) -> Ways:
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
        found = self.came_to_an_end()
        for rode, walked in enumerate(self.went_on()):
            found += with_rides(self.plat, walked, self.most + rode, rode)
        return smallest_ways(found)

    def came_to_an_end(self) -> list[int]:
        """Return the ways of the search itself."""
        found: list[int] = []
        for node, some in self.ends.items():
            for cost, _, masks in self.fresh(some):
                found += [node << END | cost << COST | mask for mask in masks]
        return found

    def went_on(self) -> list[list[int]]:
        """Return the ways on without a ride once everything is used or but for the last flight: without and with a ride before it."""
        found: list[list[int]] = [[], []]
        plat = self.plat
        for node, some in self.free.items():
            for cost, rode, masks in self.fresh(some):
                on = ways_on(plat, node, self.left(cost, rode))
                before = cost << COST
                for mask in masks:
                    found[rode] += [(way | mask) + before for way in on]
        for (tile, least), some in self.last_flights.items():
            for cost, rode, masks in self.fresh(some):
                on = flights(plat, plat.tiles[tile], least, self.left(cost, rode))
                before = (cost << COST) - STEP
                for mask in masks:
                    found[rode] += [(way | mask) + before for way in on]
        return found

    def left(self, cost: int, rode: int) -> int:
        """Return the MP that are left, the one that a ride brings only after it."""
        return self.most + rode - (cost + 1) // 2

    def fresh(self, some: list[Reached]) -> list[tuple[int, int, list[int]]]:
        """Return cost, ride and the smallest sets of tiles of labels of one place, but not where fewer tiles do at no more cost."""
        found: list[tuple[int, int, list[int]]] = []
        known = 0
        for cost, walked, family in sorted(some):
            fresh = family & ~known
            if fresh:
                found.append((cost, 1 - walked, smallest(fresh, len(self.plat.tiles))))
                known |= family
        return found

    def settle(self, mode: int, families: Families) -> None:
        """Note what has been reached."""
        settled = self.settled.setdefault(mode, {})
        for node, family in families.items():
            settled[node] = settled.get(node, 0) | family

    def put(self, cost: int, ride: int, mode: int, node: int, family: int) -> None:
        """Add ways to a node from where they can come to an end within the MP; its tile is touched (EP-11.7, 22.24)."""
        touched = family & self.having[node]
        if self.plat.body[node]:
            mode = afloat(self.plat, mode, node)
        if not mode:
            self.free.setdefault(node, []).append((cost, int(not ride), touched))
        elif mode & OWED == MEDEVAC:  # it ends the travel, so it comes last, and the sooner the better (EP-22.11)
            self.end(cost, self.hospital, touched & self.having[self.hospital])
        else:
            families = self.pending[cost][ride].setdefault(mode, {})
            families[node] = families.get(node, 0) | touched

    def end(self, cost: int, place: int, family: int) -> None:
        """Note ways that may end."""
        self.ends.setdefault(place, []).append((cost, 0, family))

    def take(self, cost: int, ride: int, mode: int, families: Families) -> Families:
        """Go on from all labels of one cost, ride and mode; return what there was new."""
        rode = int(ride != ON_FOOT)
        left = self.left(cost, rode)
        bounds = least_mp(self.plat, mode + rode)
        self.stroll(mode, families, left, bounds)
        self.stay(cost, ride, mode, families)
        if left:
            after = (cost + 1) // 2 * 2 + 2 - rode
            for node, family in families.items():
                for other in self.plat.near[node]:
                    if bounds[other] < left:
                        self.put(after, rode, mode, other, family)
            self.fly(after, rode, mode, families)
        if mode & SEWER:
            self.climb_down(cost, rode, mode - SEWER, families)
        return families

    def stroll(self, mode: int, families: Families, left: int, bounds: list[int]) -> None:
        """Leave out what is settled, and walk on for free inside the zones (EP-11.5)."""
        having, onward = self.having, self.plat.onward
        settled = self.settled.get(mode, {})
        for node in list(families):
            families[node] &= ~settled.get(node, 0)
            if not families[node]:
                del families[node]
        queue = list(families)
        for node in queue:
            for other in onward[node]:
                if bounds[other] <= left:
                    known = families.get(other, 0)
                    fresh = families[node] & having[other] & ~(known | settled.get(other, 0))
                    if fresh:
                        families[other] = known | fresh
                        queue.append(other)

    def stay(self, cost: int, ride: int, mode: int, families: Families) -> None:
        """End at locations if nothing is owed, or ride on from them (EP-12.1, 12.2)."""
        bounds, left = least_mp(self.plat, mode | RODE), self.left(cost, RODE)
        for node, family in families.items():
            if node < self.plat.count:
                if not mode & OWED:
                    self.end(cost, node, family)
                if ride != BY_RIDE:
                    for other in self.plat.rides[node]:
                        if bounds[other] <= left:
                            self.put(cost, BY_RIDE, mode, other, family)

    def fly(self, cost: int, rode: int, mode: int, families: Families) -> None:
        """Fly by helicopter, which is owed to nobody, or use a flight; ``cost``: after it (EP-12.5, 12.9)."""
        plat = self.plat
        self.land(cost, rode, mode, self.by_tile(families, plat.heli), 0)
        if mode & FLIGHTS:
            ports = self.by_tile(families, plat.port)
            for unit, units, least in ((FLIGHT, GANG - FLIGHT, 1), (GANG, SEWER - GANG, 0)):
                if mode == unit:
                    for tile, family in ports.items():
                        self.last_flights.setdefault((tile, least), []).append((cost, 1 - rode, family))
                elif mode & units:
                    self.land(cost, rode, mode - unit, ports, least)

    def by_tile(self, families: Families, departs: list[bool]) -> Families:
        """Return the ways to each tile that end at nodes from where one ``departs``."""
        found: Families = {}
        for node, family in families.items():
            if departs[node]:
                tile = self.plat.bits[node].bit_length() - 1
                found[tile] = found.get(tile, 0) | family
        return found

    def land(self, cost: int, rode: int, mode: int, departures: Families, least: int) -> None:
        """Land ``least`` to two tiles away from the tiles of ``departures``; ``cost`` and ``mode`` as after it."""
        plat = self.plat
        arrivals: dict[str, int] = {}
        for tile, family in departures.items():
            for there in plat.within(plat.tiles[tile], least, RANGE):
                arrivals[there] = arrivals.get(there, 0) | family
        if arrivals:
            bounds, left = least_mp(plat, mode + rode), self.left(cost, rode)
            for there, family in arrivals.items():
                for node in plat.nodes_on[there]:
                    if bounds[node] <= left:
                        self.put(cost, rode, mode, node, family)

    def climb_down(self, cost: int, rode: int, mode: int, families: Families) -> None:
        """Use the sewer from one land zone to another; ``mode``: after it (EP-22.25)."""
        arrivals: tuple[Families, Families] = ({}, {})
        for node, family in families.items():
            if self.plat.land[node]:
                for other, spent in self.plat.sewers[node]:
                    there = arrivals[spent]
                    there[other] = there.get(other, 0) | family
        bounds = least_mp(self.plat, mode + rode)
        for spent, there in enumerate(arrivals):
            after = cost + 2 * spent
            left = self.left(after, rode)
            for other, family in there.items():
                if bounds[other] <= left:
                    self.put(after, rode, mode, other, family)
