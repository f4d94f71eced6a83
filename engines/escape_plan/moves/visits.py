"""Step 3 of a move: the visit, by kind of location, and the bonus at the end of the turn (EP-15 to 21)."""

from collections.abc import Awaitable, Callable

from engines.escape_plan import asks, unlocking
from engines.escape_plan.asks import single, word
from engines.escape_plan.components import (
    CANS_HELD,
    CHURCH_PRICE,
    EQUIPMENT,
    FIXERS,
    GANG_FEE,
    GANG_MARKERS,
    HEAL_PRICES,
    KEY_COLORS,
    LOCKERS,
    SAFE_HOUSES,
    Stack,
)
from engines.escape_plan.moves import steps
from engines.escape_plan.moves.at_hand import face_up_keys, key_asset_cost, turn_key
from engines.escape_plan.moves.effects import heal, with_actions
from engines.escape_plan.moves.steps import leave_cube, others_present, token_here
from engines.escape_plan.places import exit_closed, spot_ref, token_at
from engines.escape_plan.state import MEMBERS
from engines.escape_plan.table import City
from engines.escape_plan.tiles import LOCATIONS
from engines.table import Arg, Ask, Option, Text, seat_ref


async def visit(t: City, seat: int) -> None:
    """Visit the location of the pawn, its steps in their order (EP-15.2)."""
    place = t.player(seat).location
    kind = LOCATIONS[place].kind
    if kind in _VISITS:
        spot = spot_ref(token_at(t, place))
        t.tell(None, "ep-visit", who=seat_ref(seat), location=f"location:{place}", kind=kind, spot=spot)
        await _VISITS[kind](t, seat)


# ---- businesses (EP-16)


async def business(t: City, seat: int) -> None:
    """EP-16: a key if it is closed; others, cube, contact."""
    spot = token_here(t, seat)
    if spot in t.state.closed:
        key = await with_actions(t, seat, lambda: _business_key(t, seat))
        if key is None:
            return
        turn_key(t, seat, key)
    others_present(t, seat)
    leave_cube(t, seat, spot)
    await steps.take_contact(t, seat, with_actions)


def _business_key(t: City, seat: int) -> Ask | None:
    """D-21 as of now; None when nothing opens the business any more (EP-15.7)."""
    player = t.player(seat)
    options = []
    for field in face_up_keys(player):
        args: dict[str, Arg] = {"n": field, "color": f"color:{player.keys[field - 1].color}"}
        options.append(Option(f"key:{field}", Text("opt-ep-key", args)))
    cost = key_asset_cost(t, seat)
    if cost is not None and cost <= player.cash:
        options.append(Option("asset:as_key", Text("opt-ep-key-asset", {"asset": "asset:as_key", "cost": cost})))
    return single(asks.BUSINESS_KEY, seat, tuple(options), options[0].id) if options else None


# ---- safe houses: cube, key, fixer tile (EP-17)


async def safe_house(t: City, seat: int) -> None:
    """EP-17: others, cube, −1 notoriety, a key, a fixer tile."""
    spot = token_here(t, seat)
    others_present(t, seat)
    leave_cube(t, seat, spot)
    t.lose_notoriety(seat, "safe_house")
    await take_key(t, seat, spot)
    await trade(t, seat)


async def take_key(t: City, seat: int, house: str) -> None:
    """EP-17.4, D-22: one of the keys of this safe house, face up onto the board field with its number."""
    pick = await with_actions(t, seat, lambda: _house_key(t, seat, house))
    if pick is None:
        return
    color = pick.partition(":")[2]
    number = SAFE_HOUSES.index(house) + 1
    t.state.house_keys[house].remove(color)
    key = t.player(seat).keys[number - 1]
    key.color, key.used = color, False
    t.tell(None, "ep-key", seat=seat_ref(seat), color=f"color:{color}", house=number)


def _house_key(t: City, seat: int, house: str) -> Ask | None:
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
    await steps.put_item(t, seat, name)


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


# ---- gang bases (EP-18)


async def gang_base(t: City, seat: int) -> None:
    """EP-18.3: pay, take both members, put down a marker; no effect without the money (EP-15.7)."""
    if not _gang_open(t, seat):
        return
    place = t.player(seat).location
    t.pay(seat, GANG_FEE, "gang")
    t.state.gangs[place].members = 0
    t.state.gangs[place].marker = seat
    t.tell(None, "ep-gang", seat=seat_ref(seat), location=f"location:{place}")


def _gang_open(t: City, seat: int) -> bool:
    """Return whether the gang base may be visited (EP-18.1, 18.2)."""
    place = t.player(seat).location
    gang = t.state.gangs[place]
    markers = sum([one.marker == seat for one in t.state.gangs.values()])
    free = gang.marker is None and gang.members == MEMBERS and not t.others_at(seat, place)
    return free and t.player(seat).cash >= GANG_FEE and markers < GANG_MARKERS


# ---- convenience stores: gas cans, equipment, lockers (EP-19)

PURCHASES = 2


async def store(t: City, seat: int) -> None:
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
        await steps.put_item(t, seat, kind)


def _equipment(t: City, seat: int, bought: list[str]) -> Ask | None:
    """D-25 as of now: the equipment left, affordable and not bought in this visit."""
    cash = t.player(seat).cash
    kinds = [kind for kind, left in t.state.equipment.items() if left and kind not in bought and EQUIPMENT[kind].price <= cash]
    options = [Option(f"equipment:{kind}", _offered(kind)) for kind in kinds]
    return single(asks.STORE_EQUIPMENT, seat, (word("no"), *options), "no")


def _offered(kind: str) -> Text:
    return Text("opt-ep-equipment", {"equipment": f"equipment:{kind}", "cost": EQUIPMENT[kind].price})


def draws(t: City, seat: int, stack: Stack) -> int:
    """Return how many lockers of a colour ``seat`` would draw, 0 if it may open none; keys are not checked (EP-19.5 to 19.7)."""
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
    bag = await steps.draw_bag(t, seat, t.state.lockers[color], number)
    t.state.lockers[color] = t.draw(f"lockers.{color}").shuffled(t.state.lockers[color])
    await steps.put_item(t, seat, bag)


# ---- clinic, church, hospital (EP-20)


async def clinic(t: City, seat: int) -> None:
    """EP-20.1: others, an asset, a wound, a contact."""
    others_present(t, seat)
    await _may_unlock(t, seat, "clinic")
    if await with_actions(t, seat, lambda: _clinic(t, seat)) == "yes":
        heal(t, seat, 1)
    await steps.take_contact(t, seat, with_actions)


def _clinic(t: City, seat: int) -> Ask | None:
    if not t.player(seat).wounds:
        return None
    return single(asks.CLINIC_HEAL, seat, (word("yes", "opt-ep-heal-one"), word("no")), "yes")


async def church(t: City, seat: int) -> None:
    """EP-20.2: others, 1k for −1 notoriety, an asset, a contact."""
    others_present(t, seat)
    if await with_actions(t, seat, lambda: _church(t, seat)) == "yes":
        t.pay(seat, CHURCH_PRICE, "church")
        t.lose_notoriety(seat, "church")
    await _may_unlock(t, seat, "church")
    await steps.take_contact(t, seat, with_actions)


def _church(t: City, seat: int) -> Ask | None:
    if t.player(seat).cash < CHURCH_PRICE:
        return None
    return single(asks.CHURCH_PAY, seat, (word("yes", "opt-ep-pay-church"), word("no")), "no")


async def _may_unlock(t: City, seat: int, cause: str) -> None:
    """D-28a: one asset may be unlocked."""
    pick = await with_actions(t, seat, lambda: _unlock(t, seat))
    if pick is not None and pick != "no":
        unlocking.unlock(t, seat, pick.partition(":")[2], cause)


def _unlock(t: City, seat: int) -> Ask | None:
    free = unlocking.options(t, seat)
    return single(asks.VISIT_UNLOCK, seat, (word("no"), *free), free[0].id) if free else None


async def hospital(t: City, seat: int) -> None:
    """EP-20.3: healing by price, then +1 notoriety always."""
    pick = await with_actions(t, seat, lambda: _hospital(t, seat))
    number = int(pick.partition(":")[2]) if pick else 0
    if number:
        t.pay(seat, HEAL_PRICES[number], "hospital")
        heal(t, seat, number)
    t.gain_notoriety(seat, "hospital")


def _hospital(t: City, seat: int) -> Ask | None:
    player = t.player(seat)
    if not player.wounds:
        return None
    prices = enumerate(HEAL_PRICES[: player.wounds + 1])
    options = [Option(f"heal:{n}", Text("opt-ep-heal", {"n": n, "cost": cost})) for n, cost in prices if cost <= player.cash]
    return single(asks.HOSPITAL_HEAL, seat, tuple(options), "heal:0")


# ---- exits (EP-21)


async def exit_place(t: City, seat: int) -> None:
    """EP-21.1 to 21.3: others, income, or on a closed exit a bag instead; then a contact."""
    others_present(t, seat)
    pick = await with_actions(t, seat, lambda: _exit_choice(t, seat))
    if pick == "income":
        t.collect(seat, "exit")
    elif pick == "tile":
        await exit_tile(t, seat)
    await steps.take_contact(t, seat, with_actions)


def _exit_choice(t: City, seat: int) -> Ask:
    """D-30 as of now: the tile needs a closed exit, a contact and something in the stack (EP-21.4)."""
    place = t.player(seat).location
    income = Option("income", Text("opt-ep-income", {"n": t.player(seat).income}))
    options = [word("nothing"), income]
    stack = t.state.exits[place].stack
    if exit_closed(t, place) and t.contacts(seat) and t.state.exit_stacks.get(stack):
        options.append(word("tile", "opt-ep-exit-tile"))
    return single(asks.EXIT_CHOICE, seat, tuple(options), "income")


async def exit_tile(t: City, seat: int) -> None:
    """EP-21.4: draw an exit tile for each contact, keep one."""
    stack = t.state.exits[t.player(seat).location].stack
    number = min(len(t.contacts(seat)), len(t.state.exit_stacks[stack]))
    t.tell(None, "ep-exit-tiles", seat=seat_ref(seat), stack=f"stack:{stack}", n=number)
    bag = await steps.draw_bag(t, seat, t.state.exit_stacks[stack], number)
    t.state.exit_stacks[stack] = t.draw(f"exit_tiles.{stack}").shuffled(t.state.exit_stacks[stack])
    await steps.put_item(t, seat, bag, only_if_full=True)


_VISITS: dict[str, Callable[[City, int], Awaitable[None]]] = {
    "business": business,
    "safe_house": safe_house,
    "gang": gang_base,
    "store": store,
    "clinic": clinic,
    "church": church,
    "hospital": hospital,
    "exit": exit_place,
}
"""Visits by kind of location; subway and helicopter have none (EP-11.10)."""


# ---- the bonus for a completed group (EP-16.10, 17.6, 23.8)


async def bonus(t: City, seat: int) -> None:
    """D-31 for a group completed in this turn: a token, or an asset with its rider (EP-16.10, 17.6, 23.8)."""
    for group in t.turn.bonuses:
        t.tell(None, "ep-bonus", seat=seat_ref(seat), group=f"group:{group}")
        pick = await t.decide(_bonus(t, seat, group))
        if pick == "extra_action":
            t.take_token(seat, "bonus")
        elif pick != "nothing":
            _asset_and_rider(t, seat, group, pick)


def _rider(group: str) -> str:
    return "income" if group == "safe_houses" else "notoriety"


def _bonus(t: City, seat: int, group: str) -> Ask:
    rider = _rider(group)
    options = [word("nothing")]
    if t.state.tokens:
        options.append(word("extra_action", "opt-ep-bonus-token"))
    locked = unlocking.locked(t, seat)
    options += [Option(f"asset:{asset}", Text("opt-ep-bonus-asset", {"asset": f"asset:{asset}", "rider": rider})) for asset in locked]
    if not locked:
        options.append(Option("rider", Text("opt-ep-bonus-rider", {"rider": rider})))
    return single(asks.BONUS, seat, tuple(options), options[1].id)


def _asset_and_rider(t: City, seat: int, group: str, pick: str) -> None:
    if pick != "rider":
        unlocking.unlock(t, seat, pick.partition(":")[2], "bonus")
    if _rider(group) == "income":
        t.collect(seat, "bonus")
    else:
        t.lose_notoriety(seat, "bonus")
