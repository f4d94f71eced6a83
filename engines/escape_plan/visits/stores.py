"""Visiting a convenience store: gas cans, equipment, lockers (EP-19)."""

from engines.escape_plan import asks
from engines.escape_plan.asks import single, word
from engines.escape_plan.components import CANS_HELD, EQUIPMENT, LOCKERS, Stack
from engines.escape_plan.executive.asking import with_actions
from engines.escape_plan.table import City
from engines.escape_plan.visits import bags, inventory
from engines.escape_plan.visits.keys import face_up_keys, key_asset_cost, turn_key
from engines.escape_plan.visits.steps import others_present
from engines.table import Arg, Ask, Option, Text, seat_ref

PURCHASES = 2


async def visit(t: City, seat: int) -> None:
    """EP-19.1 to 19.4: others, a gas can, up to two kinds of equipment, a locker."""
    others_present(t, seat)
    if await with_actions(t, seat, lambda: _can(t, seat)) == "yes":
        t.player(seat).cans += 1
        t.state.cans -= 1
        t.tell(None, "ep-can", seat=seat_ref(seat))
    await buy(t, seat)
    pick = await with_actions(t, seat, lambda: _locker(t, seat))
    if pick is not None and pick != "no":
        await open_locker(t, seat, pick)


def _can(t: City, seat: int) -> Ask | None:
    if t.player(seat).cans >= CANS_HELD or not t.state.cans:
        return None
    return single(asks.STORE_CAN, seat, (word("yes", "opt-ep-take-can"), word("no")), "yes")


async def buy(t: City, seat: int) -> None:
    """EP-19.3, D-25: up to two different kinds."""
    bought: list[str] = []
    while len(bought) < PURCHASES:
        pick = await with_actions(t, seat, lambda: _equipment(t, seat, bought))
        if pick is None or pick == "no":
            return
        kind = pick.partition(":")[2]
        t.pay(seat, EQUIPMENT[kind].price, "store")
        t.state.equipment[kind] -= 1
        bought.append(kind)
        t.tell(None, "ep-bought", seat=seat_ref(seat), item=f"equipment:{kind}", n=EQUIPMENT[kind].price)
        await inventory.put(t, seat, kind)


def _equipment(t: City, seat: int, bought: list[str]) -> Ask | None:
    """D-25 as of now: what is left, is not bought yet and can be paid; None when there is nothing."""
    cash = t.player(seat).cash
    kinds = [kind for kind, left in t.state.equipment.items() if left and kind not in bought and EQUIPMENT[kind].price <= cash]
    options = [Option(f"equipment:{kind}", _offered(kind)) for kind in kinds]
    return single(asks.STORE_EQUIPMENT, seat, (word("no"), *options), "no")


def _offered(kind: str) -> Text:
    return Text("opt-ep-equipment", {"equipment": f"equipment:{kind}", "cost": EQUIPMENT[kind].price})


def draws(t: City, seat: int, stack: Stack) -> int:
    """Return how many lockers of a colour ``seat`` would draw; 0 when it may open none, keys apart (EP-19.5 to 19.7)."""
    contacts = len(t.contacts(seat))
    if t.player(seat).row + contacts < stack.requirement:
        return 0
    return max(0, min(contacts + stack.extra, len(t.state.lockers[stack.id])))


def _locker(t: City, seat: int) -> Ask | None:
    """D-26 as of now: a key of the colour, or the universal key if its slot can be paid; None when no locker can be opened."""
    options: list[Option] = []
    asset = key_asset_cost(t, seat)
    for color, stack in LOCKERS.items():
        if draws(t, seat, stack):
            for field in face_up_keys(t.player(seat), color):
                args: dict[str, Arg] = {"locker": f"locker:{color}", "n": field}
                options.append(Option(f"locker:{color}/key:{field}", Text("opt-ep-locker", args)))
            if asset is not None and asset <= t.player(seat).cash:
                text = Text("opt-ep-locker-asset", {"locker": f"locker:{color}", "cost": asset})
                options.append(Option(f"locker:{color}/asset:as_key", text))
    return single(asks.STORE_LOCKER, seat, (word("no"), *options), "no") if options else None


async def open_locker(t: City, seat: int, pick: str) -> None:
    """EP-19.6: turn the key, draw in secret, keep one, shuffle the others back."""
    locker, _, key = pick.partition("/")
    color = locker.partition(":")[2]
    number = draws(t, seat, LOCKERS[color])
    turn_key(t, seat, key)
    t.tell(None, "ep-locker", seat=seat_ref(seat), locker=f"locker:{color}", n=number)
    bag = await bags.draw(t, seat, t.state.lockers[color], number)
    t.state.lockers[color] = t.draw(f"lockers.{color}").shuffled(t.state.lockers[color])
    await inventory.put(t, seat, bag)
