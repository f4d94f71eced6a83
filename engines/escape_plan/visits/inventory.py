"""Putting tiles into the inventory (EP-15.6)."""

from engines.escape_plan import asks
from engines.escape_plan.components import BAGS, EQUIPMENT, FIXERS
from engines.escape_plan.state import Pocket
from engines.escape_plan.table import City
from engines.table import Option, Text, seat_ref

BAG_ORDER = ("exit", "green", "black", "brown")
"""Which bag is replaced first by default (D-19)."""


def item_ref(item: str) -> str:
    """Return the reference by which everybody knows a tile: of a bag its stack only; "" for none."""
    if not item:
        return ""
    if item in EQUIPMENT:
        return f"equipment:{item}"
    return f"fixer:{item}" if item in FIXERS else stack_ref(BAGS[item].stack)


def stack_ref(stack: str) -> str:
    """Return the reference of a stack of bags: ``locker:green``, ``stack:x``."""
    return f"stack:{stack}" if stack in ("x", "y") else f"locker:{stack}"


async def put(t: City, seat: int, item: str, *, only_if_full: bool = False) -> None:
    """Put ``item`` on a free field, or on one with another tile, which goes to the box: +1 notoriety (EP-15.6, D-19).

    ``only_if_full``: replacing is allowed only without a free field (exit tiles, EP-21.4).
    """
    pockets = t.player(seat).pockets
    free = next((field for field, pocket in enumerate(pockets, 1) if not pocket.item and not pocket.asset), 0)
    choices = [(field, pocket) for field, pocket in enumerate(pockets, 1) if field == free or pocket.item]
    if only_if_full and free:
        choices = [(free, pockets[free - 1])]
    options = tuple(
        [Option(f"field:{field}", Text("opt-ep-field", {"n": field, "item": item_ref(pocket.item)})) for field, pocket in choices]
    )
    default, _ = min(choices, key=lambda choice: (_worth(choice[1]), choice[0]))
    pick = await t.decide(asks.single(asks.INVENTORY_FIELD, seat, options, f"field:{default}"))
    _lay(t, seat, item, int(pick.partition(":")[2]))


def _worth(pocket: Pocket) -> tuple[int, int]:
    """Rank a field for the default of D-19: what is replaced first comes first. Hidden values play no part (R-72)."""
    item = pocket.item
    if not item:
        return 0, 0
    if item in FIXERS:
        return (1, 0) if pocket.used else (3, 0)
    if item in EQUIPMENT:
        return 2, EQUIPMENT[item].price
    stack = BAGS[item].stack
    return 4, BAG_ORDER.index("exit" if stack in ("x", "y") else stack)


def _lay(t: City, seat: int, item: str, field: int) -> None:
    pocket = t.player(seat).pockets[field - 1]
    old = pocket.item
    pocket.item, pocket.used = item, False
    t.tell(None, "ep-item", seat=seat_ref(seat), field=field, item=item_ref(item), old=item_ref(old))
    if old:
        t.state.boxed.append(old)
        t.gain_notoriety(seat, "replaced")
