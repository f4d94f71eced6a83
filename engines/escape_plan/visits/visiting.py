"""Step 3 of a move: the visit, by kind of location (EP-15, EP-18, EP-20); the larger kinds have their own modules."""

from collections.abc import Awaitable, Callable

from engines.escape_plan import unlocking
from engines.escape_plan.asks import single, word
from engines.escape_plan.components import CHURCH_PRICE, GANG_FEE, GANG_MARKERS, HEAL_PRICES
from engines.escape_plan.executive.asking import with_actions
from engines.escape_plan.executive.at_hand import MEMBERS
from engines.escape_plan.executive.effects import heal
from engines.escape_plan.places import spot_ref, token_at
from engines.escape_plan.table import City
from engines.escape_plan.tiles import LOCATIONS
from engines.escape_plan.visits import contacts, exits, stores
from engines.escape_plan.visits.businesses import business, others_present, safe_house
from engines.table import Ask, Option, Text, seat_ref

UNLOCK = "escape_plan.visit.unlock"
HEAL_ONE = "escape_plan.clinic.heal"
CHURCH = "escape_plan.church.pay"
HOSPITAL = "escape_plan.hospital.heal"


async def visit(t: City, seat: int) -> None:
    """Visit the location of the pawn, its steps in their order (EP-15.2)."""
    place = t.player(seat).location
    kind = LOCATIONS[place].kind
    if kind in _VISITS:
        spot = spot_ref(token_at(t, place))
        t.tell(None, "ep-visit", who=seat_ref(seat), location=f"location:{place}", kind=kind, spot=spot)
        await _VISITS[kind](t, seat)


def gang_open(t: City, seat: int) -> bool:
    """Return whether the gang base may be visited (EP-18.1, 18.2)."""
    place = t.player(seat).location
    gang = t.state.gangs[place]
    markers = sum([one.marker == seat for one in t.state.gangs.values()])
    free = gang.marker is None and gang.members == MEMBERS and not t.others_at(seat, place)
    return free and t.player(seat).cash >= GANG_FEE and markers < GANG_MARKERS


async def gang(t: City, seat: int) -> None:
    """EP-18.3: pay, take both members, lay a marker. Without the money it has no effect (EP-15.7)."""
    if not gang_open(t, seat):
        return
    place = t.player(seat).location
    t.pay(seat, GANG_FEE, "gang")
    t.state.gangs[place].members = 0
    t.state.gangs[place].marker = seat
    t.tell(None, "ep-gang", seat=seat_ref(seat), location=f"location:{place}")


async def store(t: City, seat: int) -> None:
    """EP-19."""
    others_present(t, seat)
    await stores.visit(t, seat)


async def clinic(t: City, seat: int) -> None:
    """EP-20.1: others, an asset, a wound, a contact."""
    others_present(t, seat)
    await _may_unlock(t, seat, "clinic")
    if await with_actions(t, seat, lambda: _clinic(t, seat)) == "yes":
        heal(t, seat, 1)
    await contacts.take(t, seat, with_actions)


def _clinic(t: City, seat: int) -> Ask | None:
    if not t.player(seat).wounds:
        return None
    return single(HEAL_ONE, seat, (word("yes", "opt-ep-heal-one"), word("no")), "yes")


async def _may_unlock(t: City, seat: int, cause: str) -> None:
    """D-28a: one asset may be unlocked."""
    pick = await with_actions(t, seat, lambda: _unlock(t, seat))
    if pick is not None and pick != "no":
        unlocking.unlock(t, seat, pick.partition(":")[2], cause)


def _unlock(t: City, seat: int) -> Ask | None:
    free = unlocking.options(t, seat)
    return single(UNLOCK, seat, (word("no"), *free), free[0].id) if free else None


async def church(t: City, seat: int) -> None:
    """EP-20.2: others, 1k for −1 notoriety, an asset, a contact."""
    others_present(t, seat)
    if await with_actions(t, seat, lambda: _church(t, seat)) == "yes":
        t.pay(seat, CHURCH_PRICE, "church")
        t.lose_notoriety(seat, "church")
    await _may_unlock(t, seat, "church")
    await contacts.take(t, seat, with_actions)


def _church(t: City, seat: int) -> Ask | None:
    if t.player(seat).cash < CHURCH_PRICE:
        return None
    return single(CHURCH, seat, (word("yes", "opt-ep-pay-church"), word("no")), "no")


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
    return single(HOSPITAL, seat, tuple(options), "heal:0")


async def exit_visit(t: City, seat: int) -> None:
    """EP-21."""
    others_present(t, seat)
    await exits.visit(t, seat)


_VISITS: dict[str, Callable[[City, int], Awaitable[None]]] = {
    "business": business,
    "safe_house": safe_house,
    "gang": gang,
    "store": store,
    "clinic": clinic,
    "church": church,
    "hospital": hospital,
    "exit": exit_visit,
}
