"""Moves with nothing ticked: on foot, by subway and from helicopter locations (EP-11, 12.1 to 12.5).

How one goes on from a location depends only on the map, the MP left and the rides taken, so it is worked out once for each of these and
put together: a search from anywhere finds most of its way ready.
"""

from engines.escape_plan.plat import Plat

RANGE = 2
"""Tiles that a flight may reach (EP-12.5, 12.9)."""
RODE, BY_RIDE = 1, 2
"""Flags: a ride was taken (1 MP more, EP-12.3); arrived by a ride (no second one at once, EP-12.2)."""

Onward = tuple[tuple[int, int, int], ...]
"""Location, tiles touched (both ends included), MP spent: the smallest ones for each location."""
Found = dict[int, list[tuple[int, int]]]


def note(found: Found, node: int, mask: int, cost: int) -> bool:
    """Add a way to ``node`` unless another needs no other tile and no more MP; return whether it was added."""
    ways = found.get(node)
    if ways is None:
        found[node] = [(mask, cost)]
        return True
    for tiles, spent in ways:
        if tiles & mask == tiles and spent <= cost:
            return False
    ways.append((mask, cost))
    return True


def onward(plat: Plat, place: int, left: int, flags: int) -> Onward:
    """Return where one gets from the location ``place`` with ``left`` MP, itself included."""
    key = (place, left, flags)
    known: Onward | None = plat.travels.get(key)
    if known is None:
        spread = Spread(plat, {place: [(plat.bits[place], 0)]})
        spread.go_on(place, left, flags)
        known = plat.travels[key] = tuple(
            [(node, mask, cost) for node, ways in spread.found.items() for mask, cost in (ways if len(ways) == 1 else _smallest(ways))]
        )
    return known


class Spread:
    """Ways being put together. ``found``: to locations; ``passed``: through locations, by four times the location plus flags."""

    __slots__ = ("found", "passed", "plat")

    def __init__(self, plat: Plat, found: Found) -> None:
        self.plat = plat
        self.found = found
        self.passed: Found = {}

    def go_on(self, place: int, left: int, flags: int) -> None:
        """Find the ways from ``place``: rides, then neighbours, flights and walks over zones."""
        plat = self.plat
        bit = plat.bits[place]
        if not flags & BY_RIDE:
            more = left if flags & RODE else left + 1
            for other in plat.rides[place]:
                self.via(other, bit, 0, more, RODE | BY_RIDE)
        if left < 1:
            return
        flags &= RODE
        for other in plat.beside[place]:
            self.via(other, bit, 1, left - 1, flags)
        if plat.heli[place]:
            self.fly(place, left, flags)
        zones = [zone for zone in plat.leaves[place] if not plat.body[zone]]
        for steps in range(1, left):
            for zone in zones:
                for node, tiles in plat.walks(zone, steps):
                    self.via(node, bit | tiles, 1 + steps, left - 1 - steps, flags)

    def walk(self, zone: int, mask: int, cost: int, left: int, flags: int) -> None:
        """Go on from ``zone`` with ``left`` MP to the locations that zones lead to. ``mask`` and ``cost``: what it took to get there."""
        for steps in range(1, left + 1):
            for node, tiles in self.plat.walks(zone, steps):
                self.via(node, mask | tiles, cost + steps, left - steps, flags)

    def fly(self, place: int, left: int, flags: int) -> None:
        """Fly from a helicopter location (EP-12.5): to locations, or to zones for what lies beyond the range."""
        plat = self.plat
        bit = plat.bits[place]
        places, entered, crossed, _ = plat.outlying(plat.tile_of[place], 0, RANGE)
        for node, tiles in places:
            self.via(node, bit | tiles, 1, left - 1, flags)
        if left > 1:
            for node, tiles in entered:
                self.via(node, bit | tiles, 2, left - 2, flags)
            for zone, tiles in crossed:
                if not plat.body[zone]:
                    self.walk(zone, bit | tiles, 2, left - 2, flags)

    def via(self, node: int, mask: int, cost: int, left: int, flags: int) -> None:
        """Note a way to ``node`` and everywhere on from there; out of a location and into another on foot takes two."""
        plat, found = self.plat, self.found
        mask |= plat.bits[node]
        if left < 2 and (not plat.through[node] or (left < 1 and (flags & BY_RIDE or not plat.rides[node]))):
            note(found, node, mask, cost)
        elif note(self.passed, 4 * node + flags, mask, cost):
            for end, tiles, more in onward(plat, node, left, flags):
                note(found, end, mask | tiles, cost + more)


def _smallest(ways: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the ways that no other one beats; of equal ones the first."""
    kept: list[tuple[int, int]] = []
    for mask, cost in sorted(ways, key=_cost):
        for tiles, _ in kept:
            if tiles & mask == tiles:
                break
        else:
            kept.append((mask, cost))
    return kept


def _cost(way: tuple[int, int]) -> tuple[int, int]:
    """Order ways by MP, then by the number of tiles, so that what beats another comes first."""
    return way[1], way[0].bit_count()
