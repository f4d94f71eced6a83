"""Drawing bags: exit tiles and lockers (EP-19.6, 21.4)."""

from engines.escape_plan import asks
from engines.escape_plan.asks import single
from engines.escape_plan.components import BAGS
from engines.escape_plan.table import City
from engines.table import Option, Text


async def draw(t: City, seat: int, stack: list[str], number: int) -> str:
    """D-27: draw ``number`` tiles off ``stack`` in secret, keep one, put the others back (EP-19.6, 21.4); return the one kept."""
    turn = t.turn
    turn.drawn = [stack.pop() for _ in range(number)]
    t.forget_checkpoints()
    ranked = sorted(turn.drawn, key=lambda tile: (-BAGS[tile].value, tile))
    options = tuple([bag_option(tile) for tile in sorted(turn.drawn)])
    pick = await t.decide(single(asks.KEEP_BAG, seat, options, f"bag:{ranked[0]}", secret=True))
    bag = pick.partition(":")[2]
    stack += [tile for tile in turn.drawn if tile != bag]
    turn.drawn = []
    t.tell((seat,), "ep-bag", bag=f"bag:{bag}", n=BAGS[bag].value)
    return bag


def bag_option(tile: str) -> Option:
    """Return the option ``bag:<tile>`` with its value."""
    return Option(f"bag:{tile}", Text("opt-ep-bag", {"bag": f"bag:{tile}", "n": BAGS[tile].value}))
