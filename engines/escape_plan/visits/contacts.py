"""The contact offer and the directory: taking a contact card (EP-15.4, 15.5)."""

from collections.abc import Awaitable, Callable

from engines.escape_plan import asks
from engines.escape_plan.components import OFFER
from engines.escape_plan.state import Entry
from engines.escape_plan.table import City
from engines.table import Ask, Option, Text, seat_ref

Asking = Callable[[City, int, Callable[[], Ask | None]], Awaitable[str | None]]
"""A way to put a question: with executive actions beside its options (``with_actions``), or ``plainly``."""


async def plainly(t: City, _seat: int, make: Callable[[], Ask | None]) -> str | None:
    """Put the question that ``make`` builds and nothing beside it, as within an executive action (EP-22.29)."""
    question = make()
    return None if question is None else await t.decide(question)


def refill(t: City) -> None:
    """Fill the offer: the rest is shifted to the right, new cards come in on the left (EP-15.5, 28.12). An empty deck gives none."""
    state = t.state
    while len(state.offer) < OFFER and state.contact_deck:
        card = state.contact_deck.pop(0)
        state.offer.insert(0, card)
        t.tell(None, "ep-offer-contact", reveals=True, contact=f"contact:{card}")


async def take(t: City, seat: int, asking: Asking = plainly) -> None:
    """Take a contact card: choose one of the offer and what becomes of it, then refill (EP-15.4, D-17, D-18)."""
    pick = await asking(t, seat, lambda: _card(t, seat))
    if pick is None:
        return
    card = int(pick.partition(":")[2])
    use = await t.decide(_place(t, seat))
    t.state.offer.remove(card)
    _settle(t, seat, card, use)
    refill(t)


def _card(t: City, seat: int) -> Ask | None:
    offer = t.state.offer
    if not offer:
        return None
    options = tuple([asks.named("contact", str(card)) for card in offer])
    return asks.single(asks.CONTACT_CARD, seat, options, options[-1].id)


def free_entry(t: City, seat: int) -> Entry | None:
    """Return the leftmost field of the directory without card, asset or handcuffs."""
    for entry in t.player(seat).entries:
        if not entry.contact and not entry.asset and not entry.cuffed:
            return entry
    return None


def _replace(field: int, card: int) -> Option:
    return Option(f"replace:{field}", Text("opt-ep-replace", {"n": field, "contact": f"contact:{card}"}))


def _place(t: City, seat: int) -> Ask:
    """D-18: return it (A), keep it (B), or replace a contact that is not under handcuffs (C)."""
    options = [asks.word("return")]
    free = free_entry(t, seat) is not None
    if free:
        options.append(asks.word("keep"))
    entries = enumerate(t.player(seat).entries, 1)
    options += [_replace(field, entry.contact) for field, entry in entries if entry.contact and not entry.cuffed]
    return asks.single(asks.CONTACT_PLACE, seat, tuple(options), "keep" if free else "return")


def _settle(t: City, seat: int, card: int, use: str) -> None:
    """Carry out A, B or C of EP-15.4."""
    how, _, field = use.partition(":")
    old = 0
    if how == "return":
        t.state.contacts_boxed.append(card)
    elif how == "keep":
        entry = free_entry(t, seat)
        if entry is None:
            raise ValueError("no free field in the directory")
        entry.contact, entry.used = card, False
    else:
        entry = t.player(seat).entries[int(field) - 1]
        old, entry.contact, entry.used = entry.contact, card, False
        t.state.contacts_boxed.append(old)
    done = {"return": "returned", "keep": "kept", "replace": "replaced"}[how]
    t.tell(None, "ep-contact", seat=seat_ref(seat), contact=f"contact:{card}", how=done, old=f"contact:{old}" if old else "")
    if how == "replace":
        t.gain_notoriety(seat, "replaced")
