"""Visiting a safe house: cube, key and fixer tile (EP-17)."""

from engines.escape_plan import asks
from engines.escape_plan.asks import single, word
from engines.escape_plan.components import FIXERS, KEY_COLORS, SAFE_HOUSES
from engines.escape_plan.executive.asking import with_actions
from engines.escape_plan.table import City
from engines.escape_plan.visits import inventory
from engines.escape_plan.visits.steps import leave_cube, others_present, token_here
from engines.table import Ask, Option, Text, seat_ref


async def visit(t: City, seat: int) -> None:
    """EP-17: others, cube, −1 notoriety, a key, a fixer tile."""
    spot = token_here(t, seat)
    others_present(t, seat)
    leave_cube(t, seat, spot)
    t.lose_notoriety(seat, "safe_house")
    await take_key(t, seat, spot)
    await trade(t, seat)


async def take_key(t: City, seat: int, house: str) -> None:
    """EP-17.4, D-22: one of the keys of this safe house, face up onto the board field with its number."""
    pick = await with_actions(t, seat, lambda: _key(t, seat, house))
    if pick is None:
        return
    color = pick.partition(":")[2]
    number = SAFE_HOUSES.index(house) + 1
    t.state.house_keys[house].remove(color)
    key = t.player(seat).keys[number - 1]
    key.color, key.used = color, False
    t.tell(None, "ep-key", seat=seat_ref(seat), color=f"color:{color}", house=number)


def _key(t: City, seat: int, house: str) -> Ask | None:
    colors = [color for color in KEY_COLORS if color in t.state.house_keys[house]]
    options = tuple([Option(f"key:{color}", Text("opt-ep-house-key", {"color": f"color:{color}"})) for color in colors])
    return single(asks.HOUSE_KEY, seat, options, options[0].id) if options else None


async def trade(t: City, seat: int) -> None:
    """EP-17.5, D-23: one fixer tile may be bought."""
    pick = await with_actions(t, seat, lambda: _fixers(t, seat))
    if pick is None or pick == "no":
        return
    name = pick.partition(":")[2]
    t.pay(seat, FIXERS[name].price, "safe_house")
    t.state.fixers.remove(name)
    t.tell(None, "ep-bought", seat=seat_ref(seat), item=f"fixer:{name}", n=FIXERS[name].price)
    await inventory.put(t, seat, name)


def _fixers(t: City, seat: int) -> Ask | None:
    """D-23 as of now; None without a tile on offer."""
    if not t.state.fixers:
        return None
    cash = t.player(seat).cash
    options = [
        Option(f"fixer:{name}", Text("opt-ep-fixer", {"fixer": f"fixer:{name}", "cost": FIXERS[name].price}))
        for name in t.state.fixers
        if FIXERS[name].price <= cash
    ]
    return single(asks.HOUSE_FIXER, seat, (word("no"), *options), "no")
