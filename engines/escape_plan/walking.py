"""Moves with nothing ticked (any more): on foot, by subway and from helicopter locations (EP-11, 12.1 to 12.5)."""

from engines.escape_plan.plat import Plat, Reach

RANGE = 2
"""Tiles that a flight may reach (EP-12.5, 12.9)."""
RODE, BY_RIDE = 1, 2
"""Flags: a ride was taken (1 MP more, EP-12.3); arrived by a ride (no second one at once, EP-12.2)."""

Found = dict[int, list[tuple[int, int]]]
"""Tiles touched (the end included) and MP, by node."""


def note(found: Found, node: int, mask: int, mp: int) -> bool:
    """Add a way to ``node`` unless another needs no other tile and no more MP; return whether it was added."""
    ways = found.get(node)
    if ways is None:
        found[node] = [(mask, mp)]
        return True
    for tiles, spent in ways:
        if tiles & mask == tiles and spent <= mp:
            return False
    ways.append((mask, mp))
    return True


class Walk:
    """A search from one or more labels: a node, the MP spent to get there, the tiles touched, and flags.

    ``ends``: ways to locations. ``passed``: labels that go on, by four times the node plus flags. Labels are taken in the order of their
    MP; those from which nothing goes on are not kept.
    """

    __slots__ = ("buckets", "ends", "most", "passed", "plat")

    def __init__(self, plat: Plat, most: int) -> None:
        """``most``: the MP without a ride."""
        self.plat = plat
        self.most = most
        self.ends: Found = {}
        self.passed: Found = {}
        self.buckets: list[list[tuple[int, int, int]]] = [[] for _ in range(most + 3)]

    def begin(self, mp: int, node: int, mask: int, flags: int) -> None:
        """Add a label to begin with."""
        if node < self.plat.count:
            note(self.ends, node, mask, mp)
        if note(self.passed, 4 * node + flags, mask, mp):
            self.buckets[mp].append((node, mask, flags))

    def run(self) -> Found:
        """Take label after label and return the ways to the ends."""
        plat, count = self.plat, self.plat.count
        for mp, bucket in enumerate(self.buckets):
            for node, mask, flags in bucket:
                left = self.most + (flags & RODE) - mp
                if node < count:
                    self.from_location(mp, left, node, mask, flags)
                elif left > 0:
                    self.enter(plat.entries(node), mask, mp + 1, left - 1, flags)
                    if left > 1:
                        self.cross(plat.crossings(node), mask, mp + 1, flags)
        return self.ends

    def from_location(self, mp: int, left: int, node: int, mask: int, flags: int) -> None:
        """Ride, fly or walk on from a location."""
        plat = self.plat
        if not flags & BY_RIDE and plat.rides[node]:
            self.enter(plat.rides[node], mask, mp, left + (not flags & RODE), RODE | BY_RIDE)
        if left < 1:
            return
        flags &= RODE
        if plat.beside[node]:
            self.enter(plat.beside[node], mask, mp + 1, left - 1, flags)
        if plat.heli[node]:
            places, entered, crossed, _ = plat.outlying(plat.tile_of[node], 0, RANGE)
            self.enter(places, mask, mp + 1, left - 1, flags)
            if left > 1:
                self.enter(entered, mask, mp + 2, left - 2, flags)
                self.cross(crossed, mask, mp + 2, flags)
        if left > 1:
            self.cross(plat.leaves[node], mask, mp + 1, flags)

    def enter(self, places: Reach, mask: int, mp: int, left: int, flags: int) -> None:
        """Note the ways to several locations, and go on from those that lead on with ``left`` MP (out and in again takes two)."""
        plat, ends, passed, bucket = self.plat, self.ends, self.passed, self.buckets[mp]
        for node, tiles in places:
            touched = mask | tiles
            ways = ends.get(node)
            if ways is None:
                ends[node] = [(touched, mp)]
            else:
                for known, spent in ways:
                    if known & touched == known and spent <= mp:
                        break
                else:
                    ways.append((touched, mp))
            if (left > 1 or (plat.through[node] and (left or plat.rides[node]))) and note(passed, 4 * node + flags, touched, mp):
                bucket.append((node, touched, flags))

    def cross(self, zones: Reach, mask: int, mp: int, flags: int) -> None:
        """Go into several zones, if there is a ferry where they are water."""
        body, passed, bucket = self.plat.body, self.passed, self.buckets[mp]
        for node, tiles in zones:
            if body[node]:
                continue
            touched = mask | tiles
            ways = passed.get(4 * node + flags)
            if ways is None:
                passed[4 * node + flags] = [(touched, mp)]
            else:
                for known, spent in ways:
                    if known & touched == known and spent <= mp:
                        break
                else:
                    ways.append((touched, mp))
                    bucket.append((node, touched, flags))
                continue
            bucket.append((node, touched, flags))
