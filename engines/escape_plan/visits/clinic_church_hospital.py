"""Visiting a clinic, a church or the hospital (EP-20)."""

from engines.escape_plan import asks, unlocking
from engines.escape_plan.asks import single, word
from engines.escape_plan.components import CHURCH_PRICE, HEAL_PRICES
from engines.escape_plan.executive.asking import with_actions
from engines.escape_plan.executive.effects import heal
from engines.escape_plan.table import City
from engines.escape_plan.visits import contacts
from engines.escape_plan.visits.steps import others_present
from engines.table import Ask, Option, Text


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
    return single(asks.CLINIC_HEAL, seat, (word("yes", "opt-ep-heal-one"), word("no")), "yes")


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
