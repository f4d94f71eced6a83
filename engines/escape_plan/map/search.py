"""The search for routes (EP-12.10, 12.15).

Theory of operation
===================
A *label* is a moment of a move: the node, the cost so far, whether a ride was taken, and which ticked effects are still unused. EP-12.10
keeps the ways to it apart by the tiles that they touch. Here all ways to a label are one number, so that the search leaves a label once,
however many ways lead to it.

*Several sets of tiles* are that number. A set of tiles is a number below 2^n with the bit of each of its tiles; several sets are a number
below 2^(2^n) with the bit of each of those sets. With every set all larger ones belong to it as well: a move that can make do with some
tiles may just as well touch more. So "touch this tile, too" is one AND with all the sets that have it (``with_tile``), "one way or the
other" is one OR, and "nothing that was possible before" is one AND NOT. At the end ``smallest`` reads the smallest sets off again.

*Cost* is twice the MP spent, less one if any was spent after a ride. The MP follow from it (``MP``), and so do the gas cans
(``CANS``): a ride brings an MP for what comes after it (EP-12.3), so without one the fourth MP takes a can, after one the fifth. Of two
labels alike the one with the lower cost has spent no more of either, and can do no less with what is left.

*Unused effects* are one number, too: how many flights of Chopper and helicopter, how many of gangs, whether sewer, Jet Ski and Medevac
(``FLIGHT`` and so on); the digits above name the water that the Jet Ski has opened. A move has to use them all: it ends where none is left.

The search takes the costs from 0 on, and of one cost the labels with the most unused first, because a sewer may be free. What it does with
the labels of one cost and the same unused effects (``take``) reads like the rules: leave out the labels of lower costs; walk on
inside the zones; ride; end; use the sewer; spend one more MP on foot, by helicopter, or on a ticked flight.

A label is not followed when it needs more MP than are left (``needs``): one for each unused flight, one to get out of a zone, and so on.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache, reduce
from itertools import chain
from operator import or_

from engines.escape_plan.map.graph import Graph
from engines.escape_plan.state import START

# ---- many sets of tiles as one number

MOST_TILES = 14


@cache
def with_tile(tiles: int) -> tuple[int, ...]:
    """Return for each of ``tiles`` tiles all the sets that have it, as one number."""
    found = []
    for tile in range(tiles):
        sets, width = ((1 << (1 << tile)) - 1) << (1 << tile), 2 << tile
        while width < 1 << tiles:
            sets |= sets << width
            width *= 2
        found.append(sets)
    return tuple(found)


def smallest(sets: int, tiles: int) -> list[int]:
    """Return those of several sets that contain no other of them, by number.

    The lowest number is one, since any part of it would be lower; the next is the lowest that does not contain it.
    """
    having = with_tile(tiles)
    found = []
    while sets:
        lowest = (sets & -sets).bit_length() - 1
        found.append(lowest)
        larger, rest = sets, lowest
        while rest:
            tile = rest.bit_length() - 1
            larger &= having[tile]
            rest ^= 1 << tile
        sets ^= larger
    return found


@lru_cache(maxsize=1 << MOST_TILES)
def tidiness(tiles: int) -> int:
    """Rank sets of tiles: fewer tiles come first, then the earlier tile at the first difference of their lists."""
    backwards = int(f"{tiles:0{MOST_TILES}b}"[::-1], 2)
    return (tiles.bit_count() << MOST_TILES) - backwards


# ---- the search

WALK = 3
"""MP of a move (EP-11.1)."""
RANGE = 2
"""The distance of a flight at most, and of a sewer exactly (EP-12.5, 12.9, 22.25)."""

FLIGHT, GANG, SEWER, JET_SKI, MEDEVAC = 1, 1 << 4, 1 << 8, 1 << 9, 1 << 10
"""One of each in the number of unused effects; up to 15 flights of each sort."""
FLIGHTS, GANGS = GANG - FLIGHT, SEWER - GANG
OPENED = 1 << 11
"""The digits above: the number of the water that the Jet Ski has opened."""

MP = tuple([(cost + 1) // 2 for cost in range(16)])
"""The MP spent, by cost."""
CANS = tuple([max(0, cost // 2 - WALK) for cost in range(16)])
"""The gas cans used, by cost."""

Labels = dict[int, int]
"""The sets of tiles touched on the ways to each node, or to each tile, by its number."""
Ends = dict[int, list[tuple[int, int]]]
"""By the node of each location the costs of ending there, each with the sets of tiles touched."""


class Search:
    """One search. ``most``: the MP of the move without a ride."""

    def __init__(self, graph: Graph, most: int) -> None:
        self.graph = graph
        self.most = most
        self.having = with_tile(len(graph.tiles))
        self.touching = [self.having[tile] for tile in graph.tile_at]
        """By node, the sets that have its tile."""
        self.levels: list[tuple[dict[int, Labels], dict[int, Labels]]] = [({}, {}) for _ in range(2 * most + 2)]
        """The labels to be taken: by cost, without a ride and after one, by unused effects."""
        self.reached: dict[int, Labels] = {}
        """The labels of lower costs, by unused effects."""
        self.ends: Ends = {}
        self._needs: dict[tuple[int, int], list[int]] = {}

    def run(self, start: int, unused: int) -> Ends:
        """Return the ends of moves from ``start`` that use exactly the ticked effects."""
        self.levels[0][0][unused] = {start: self.touching[start]}
        for cost, (on_foot, ridden) in enumerate(self.levels):
            taken: list[tuple[int, Labels]] = []
            while on_foot or ridden:
                most = max((*on_foot, *ridden))
                taken += self.take(cost, most, on_foot.pop(most, {}), ridden.pop(most, {}))
            for left, labels in taken:
                known = self.reached.setdefault(left, {})
                for node, sets in labels.items():
                    known[node] = known.get(node, 0) | sets
        return self.ends

    def left(self, cost: int, rode: int) -> int:
        """Return the MP left; the one from a ride counts only after it (EP-12.3)."""
        return self.most + rode - MP[cost]

    def after(self, cost: int, rode: int) -> int:
        """Return the cost after one more MP."""
        return 2 * MP[cost] + 2 - rode

    def needs(self, unused: int, rode: int) -> list[int]:
        """Return for each node a lower bound of the MP that a move still takes from there.

        One for each flight; one out of a zone at the end, unless by Medevac; one into a zone for the sewer. A ride may bring one of them,
        but not in a zone, from which the subway is a step away.
        """
        known = self._needs.get((unused % OPENED, rode))
        if known is None:
            flights = unused % GANG + unused % SEWER // GANG
            out = 0 if unused & MEDEVAC else 1
            in_zones, at_places = max(out, flights), max(flights, 1 + out) if unused & SEWER else flights
            if not rode and len(self.graph.metros) > 1:
                in_zones, at_places = max(in_zones - 1, out), max(at_places - 1, 0)
            known = self._needs[unused % OPENED, rode] = [at_places if place else in_zones for place in self.graph.places]
        return known

    def take(self, cost: int, unused: int, on_foot: Labels, ridden: Labels) -> list[tuple[int, Labels]]:
        """Go on from all labels of one cost with the same unused effects; return them with the nodes reached for nothing."""
        if unused % OPENED == MEDEVAC:
            self.evacuate(cost, chain(on_foot.values(), ridden.values()))
            return []
        known = self.reached.get(unused, {})
        self.stroll(on_foot, known)
        for node, sets in self.ride(on_foot, ridden).items():
            ridden[node] = ridden.get(node, 0) | sets
        self.stroll(ridden, known)
        for rode, labels in enumerate((on_foot, ridden)):
            if labels:
                if not unused % OPENED:
                    self.end(cost, labels)
                if unused & SEWER:
                    self.climb_down(cost, rode, unused - SEWER, labels)
                if self.left(cost, rode):
                    self.spend(cost, rode, unused, labels)
        return [(unused, on_foot), (unused, ridden)]

    def stroll(self, labels: Labels, known: Labels) -> None:
        """Leave out ``known`` labels, and walk inside the zones for nothing (EP-11.5)."""
        if known:
            for node in list(labels):
                labels[node] &= ~known.get(node, 0)
                if not labels[node]:
                    del labels[node]
        onward, touching = self.graph.onward, self.touching
        queue = list(labels)
        for node in queue:
            for other in onward[node]:
                before = labels.get(other, 0)
                fresh = labels[node] & touching[other] & ~(before | known.get(other, 0))
                if fresh:
                    labels[other] = before | fresh
                    queue.append(other)

    def ride(self, on_foot: Labels, ridden: Labels) -> Labels:
        """Return the labels after a ride, which the caller adds to ``ridden``: no ride follows directly on another (EP-12.1, 12.2)."""
        found: Labels = {}
        for metro in self.graph.metros:
            sets = on_foot.get(metro, 0) | ridden.get(metro, 0)
            if sets:
                for other in self.graph.metros:
                    if other != metro:
                        found[other] = found.get(other, 0) | sets & self.touching[other]
        return found

    def end(self, cost: int, labels: Labels) -> None:
        """Note the locations reached as ends."""
        places, ends = self.graph.places, self.ends
        for node, sets in labels.items():
            if places[node]:
                ends.setdefault(node, []).append((cost, sets))

    def evacuate(self, cost: int, some: Iterable[int]) -> None:
        """End by Medevac from any node once all else is used; waiting longer would gain nothing (EP-22.11)."""
        hospital = self.graph.number[START]
        if sets := reduce(or_, some, 0) & self.touching[hospital]:
            self.ends.setdefault(hospital, []).append((cost, sets))

    def spend(self, cost: int, rode: int, unused: int, labels: Labels) -> None:
        """Spend one more MP: on foot, by helicopter, or on a ticked flight (EP-11.3, 12.5, 12.9)."""
        graph, after = self.graph, self.after(cost, rode)
        self.walk(after, rode, unused, labels)
        self.come_down(after, rode, unused, self.origins(labels, graph.helicopters), 0, graph.dry_on)
        if unused & FLIGHTS:
            self.come_down(after, rode, unused - FLIGHT, self.origins(labels, graph.ports), 1, graph.dry_on)
        if unused & GANGS:
            self.come_down(after, rode, unused - GANG, self.origins(labels, graph.ports), 0, graph.dry_on)

    def walk(self, cost: int, rode: int, unused: int, labels: Labels) -> None:
        """Go one step on foot; ``cost``: after it (EP-11.3)."""
        steps, touching = self.graph.steps, self.touching
        needs, left = self.needs(unused, rode), self.left(cost, rode)
        there = self.levels[cost][rode].setdefault(unused, {})
        for node, sets in labels.items():
            for other in steps[node]:
                if needs[other] <= left:
                    there[other] = there.get(other, 0) | sets & touching[other]
        if _floats(unused):
            for node, sets in labels.items():
                self.launch(cost, rode, unused, sets, self.graph.shores[node])

    def origins(self, labels: Labels, nodes: Iterable[int]) -> Labels:
        """Return the labels at ``nodes``, by tile."""
        tile_at = self.graph.tile_at
        found: Labels = {}
        for node in nodes:
            if node in labels:
                found[tile_at[node]] = found.get(tile_at[node], 0) | labels[node]
        return found

    def climb_down(self, cost: int, rode: int, unused: int, labels: Labels) -> None:
        """Use the sewer from land to land, for nothing if the zones are of one kind; ``unused``: after it (EP-22.25)."""
        for zones in self.graph.land_by_kind:
            self.come_down(cost, rode, unused, self.origins(labels, chain.from_iterable(zones)), RANGE, zones)
        if self.left(cost, rode):
            land = self.graph.land_on
            origins = self.origins(labels, chain.from_iterable(land))
            self.come_down(self.after(cost, rode), rode, unused, origins, RANGE, land)

    def come_down(self, cost: int, rode: int, unused: int, origins: Labels, least: int, nodes: Sequence[Sequence[int]]) -> None:
        """Get from the tiles ``origins`` to those of ``nodes`` (by tile) that are ``least`` to two tiles away.

        ``cost`` and ``unused``: after it. Flights may end on water, too.
        """
        if not origins:
            return
        targets: Labels = {}
        for tile, sets in origins.items():
            for other in self.graph.within(tile, least, RANGE):
                targets[other] = targets.get(other, 0) | sets
        needs, left = self.needs(unused, rode), self.left(cost, rode)
        there = self.levels[cost][rode].setdefault(unused, {})
        for tile, sets in targets.items():
            touched = sets & self.having[tile]
            for node in nodes[tile]:
                if needs[node] <= left:
                    there[node] = there.get(node, 0) | touched
            if nodes is self.graph.dry_on and _floats(unused):
                self.launch(cost, rode, unused, sets, self.graph.wet_on[tile])

    def launch(self, cost: int, rode: int, unused: int, sets: int, nodes: Iterable[int]) -> None:
        """Get onto water without a ferry, which uses the Jet Ski and opens just this water (EP-11.7, 22.24)."""
        for node in nodes:
            water = self.graph.water[node]
            if unused & JET_SKI or unused // OPENED == water:
                after = unused if unused // OPENED == water else unused + OPENED * water - JET_SKI
                labels = self.levels[cost][rode].setdefault(after, {})
                labels[node] = labels.get(node, 0) | sets & self.touching[node]


def _floats(unused: int) -> bool:
    """Return whether the Jet Ski can be used, or has opened a water."""
    return bool(unused & JET_SKI) or unused >= OPENED
