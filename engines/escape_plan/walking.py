"""Moves with nothing ticked (any more): on foot, by subway and from helicopter locations (EP-11, 12.1 to 12.5).

The *cost* of a label is one number: its MP, plus the MP that it needed without the one that a ride brings (EP-12.3). Before a ride both are
the same; after it the second is one less as soon as anything is spent. Of two labels the one with the lower cost has no more of either,
so costs can be compared, and the gas cans follow from them: all cans are searched for at once.
"""

from engines.escape_plan.plat import Plat, Reach

WALK = 3
"""MP of a move (EP-11.1)."""
NEEDS_CAN = 2 * WALK + 1
"""The highest cost without a gas can."""
RANGE = 2
"""Tiles that a flight may reach (EP-12.5, 12.9)."""
RODE, BY_RIDE = 1, 2
"""Flags: a ride was taken (1 MP more, EP-12.3); arrived by a ride (no second one at once, EP-12.2)."""

Found = dict[int, list[tuple[int, int]]]
"""Tiles touched (the end included) and cost, by node."""


def mp_of(cost: int) -> int:
    """Return the MP spent."""
    return (cost + 1) // 2


def cans_of(cost: int) -> int:
    """Return the gas cans that are needed."""
    return cost // 2 - WALK if cost > NEEDS_CAN else 0


def note(found: Found, node: int, mask: int, cost: int) -> bool:
    """Add a way to ``node`` unless another needs no other tile and costs no more; return whether it was added."""
    ways = found.get(node)
    if ways is None:
        found[node] = [(mask, cost)]
        return True
    for tiles, spent in ways:
        if tiles & mask == tiles and spent <= cost:
            return False
    ways.append((mask, cost))
    return True


class Walk:
    """A search by labels: a node, what it cost to get there, the tiles touched, and flags.

    ``ends``: ways to locations. ``passed``: labels that go on, by four times the node plus flags. Labels are taken in the order of their
    cost; those from which nothing goes on are not kept.
    """

    __slots__ = ("buckets", "ends", "most", "passed", "plat")

    def __init__(self, plat: Plat, most: int) -> None:
        """``most``: the MP without a ride."""
        self.plat = plat
        self.most = most
        self.ends: Found = {}
        self.passed: Found = {}
        self.buckets: list[list[tuple[int, int, int]]] = [[] for _ in range(2 * most + 2)]

    def run(self, start: int, flags: int = 0) -> Found:
        """Take label after label, from ``start`` on, and return the ways to the ends."""
        plat, count = self.plat, self.plat.count
        self.ends[start] = [(plat.bits[start], 0)]
        self.passed[4 * start + flags] = [(plat.bits[start], 0)]
        self.buckets[0].append((start, plat.bits[start], flags))
        for cost, bucket in enumerate(self.buckets):
            mp = (cost + 1) // 2
            for node, mask, flags in bucket:
                rode = flags & RODE
                left = self.most + rode - mp
                after = 2 * mp + 2 - rode
                if node < count:
                    self.from_location(cost, after, left, node, mask, flags)
                elif left > 0:
                    self.enter(plat.entries(node), mask, after, left - 1, flags)
                    if left > 1:
                        self.cross(plat.crossings(node), mask, after, flags)
        return self.ends

    def from_location(self, cost: int, after: int, left: int, node: int, mask: int, flags: int) -> None:
        """Ride, fly or walk on from a location; ``after`` is the cost with one MP more."""
        plat = self.plat
        if not flags & BY_RIDE and plat.rides[node]:
            self.ride(plat.rides[node], mask, cost, left + (not flags & RODE))
        if left < 1:
            return
        flags &= RODE
        if plat.beside[node]:
            self.enter(plat.beside[node], mask, after, left - 1, flags)
        if plat.heli[node]:
            places, entered, crossed = plat.outlying(plat.tile_of[node], 0, RANGE)
            self.enter(places, mask, after, left - 1, flags)
            if left > 1:
                self.enter(entered, mask, after + 2, left - 2, flags)
                self.cross(crossed, mask, after + 2, flags)
        if left > 1:
            self.cross(plat.leaves[node], mask, after, flags)

    def ride(self, metros: Reach, mask: int, cost: int, left: int) -> None:
        """Note the ways to other subways, and those that lead on from there with ``left`` MP."""
        ends = self.ends
        base = mp_of(cost) * 2 - 1
        for metro, bit in metros:
            touched = mask | bit
            note(ends, metro, touched, cost)
            if left and note(self.passed, 4 * metro + BY_RIDE, touched, cost):
                for node, tiles, spent in rides_on(self.plat, metro, left):
                    note(ends, node, touched | tiles, base + spent)

    def enter(self, places: Reach, mask: int, cost: int, left: int, flags: int) -> None:
        """Note the ways to several locations, and go on from those that lead on with ``left`` MP (out and in again takes two)."""
        plat, ends, passed, bucket = self.plat, self.ends, self.passed, self.buckets[cost]
        for node, tiles in places:
            touched = mask | tiles
            ways = ends.get(node)
            if ways is None:
                ends[node] = [(touched, cost)]
            else:
                for known, spent in ways:
                    if known & touched == known and spent <= cost:
                        break
                else:
                    ways.append((touched, cost))
            if (left > 1 or (plat.through[node] and (left or plat.rides[node]))) and note(passed, 4 * node + flags, touched, cost):
                bucket.append((node, touched, flags))

    def cross(self, zones: Reach, mask: int, cost: int, flags: int) -> None:
        """Go into several zones, if there is a ferry where they are water."""
        body, passed, bucket = self.plat.body, self.passed, self.buckets[cost]
        for node, tiles in zones:
            if body[node]:
                continue
            touched = mask | tiles
            ways = passed.get(4 * node + flags)
            if ways is None:
                passed[4 * node + flags] = [(touched, cost)]
            else:
                for known, spent in ways:
                    if known & touched == known and spent <= cost:
                        break
                else:
                    ways.append((touched, cost))
                    bucket.append((node, touched, flags))
                continue
            bucket.append((node, touched, flags))


def rides_on(plat: Plat, metro: int, left: int) -> tuple[tuple[int, int, int], ...]:
    """Return the ways on from a subway to which one rode, with ``left`` MP: ends, tiles touched, twice the MP. Kept with the map."""
    key = (metro, left)
    known: tuple[tuple[int, int, int], ...] | None = plat.rides_on.get(key)
    if known is None:
        found = Walk(plat, left - 1).run(metro, RODE | BY_RIDE)
        known = tuple([(node, mask, 2 * mp_of(cost)) for node, some in found.items() if node != metro for mask, cost in some])
        plat.rides_on[key] = known
    return known
