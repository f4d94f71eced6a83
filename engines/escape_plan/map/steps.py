"""Ways as numbers: the end (a node of the map) above the cost above the tiles touched.

Two ways are put together with an OR of the tiles and a sum of the costs, and of sorted ways to one end those come first that may be better.

The *cost* is twice the MP, less one if anything was spent after a ride. It is the MP plus the MP needed without the one that a ride brings
(EP-12.3), so of two ways the one with the lower cost has no more of either, and the gas cans follow from it.
"""

from collections.abc import Iterable

WALK = 3
"""MP of a move (EP-11.1)."""
NEEDS_CAN = 2 * WALK + 1
"""The highest cost without a gas can."""
COST, END = 14, 20
"""Where the cost and the end begin, above the bits of the 14 tiles."""
TILES = (1 << COST) - 1
"""The bits of the tiles touched, the end's own included."""
BELOW_END = (1 << END) - 1
"""The bits of the cost and of the tiles."""
COSTS = (1 << END) - (1 << COST)
"""The bits of the cost."""
STEP = 2 << COST
"""What an MP adds to a way."""
SPARED = 1 << COST
"""How much lower the cost is after the first ride (EP-12.3)."""

Ways = tuple[int, ...]


MP = tuple([(cost + 1) // 2 for cost in range(64)])
"""The MP spent, by cost."""
CANS = tuple([cost // 2 - WALK if cost > NEEDS_CAN else 0 for cost in range(64)])
"""The gas cans that are needed, by cost."""


def smallest(found: Iterable[int]) -> Ways:
    """Return the ways without those for which another to the same end touches no other tile and costs no more, in order.

    The first way to an end stays, and most others touch the tiles of it and more, so that one is looked at first.
    """
    kept: list[int] = []
    last = -1
    first = 0
    others: list[int] = []
    for way in sorted(found):
        if way > last:
            last = way | BELOW_END
            first = way & TILES
            if others:
                others = []
            kept.append(way)
        elif first & way != first:
            for tiles in others:
                if tiles & way == tiles:
                    break
            else:
                others.append(way & TILES)
                kept.append(way)
    return tuple(kept)
