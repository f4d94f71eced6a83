"""Steps that several visits share: others present, income cubes, contacts, the inventory, bags (EP-15.3 to 15.6, 16.2 to 16.8, 19.6)."""

from collections.abc import Awaitable, Callable

from engines.escape_plan import asks
from engines.escape_plan.asks import single
from engines.escape_plan.components import BAGS, EQUIPMENT, FIXERS, GROUP_OF, GROUPS, OFFER, PLANS
from engines.escape_plan.places import closes_after, spot_ref, token_at
from engines.escape_plan.state import Cube, Entry, Pocket
from engines.escape_plan.table import City
from engines.table import Ask, Option, Text, seat_ref

# ---- others present and income cubes (EP-15.3, 16.2 to 16.8, 17.2)


def others_present(t: City, seat: int) -> None:
    """Step 1 of most visits: +1 notoriety for each other player or bot on the location (EP-15.3)."""
    for _ in t.others_at(seat, t.player(seat).location):
        t.gain_notoriety(seat, "present")


def token_here(t: City, seat: int) -> str:
    """Return the business or safe house that ``seat`` visits. Raises ValueError where there is no token."""
    spot = token_at(t, t.player(seat).location)
    if spot is None:
        raise ValueError("there is no token here")
    return spot


def leave_cube(t: City, seat: int, spot: str) -> None:
    """Put the topmost income cube on the hexagon of the plan card; the income symbol brings income at once (EP-16.2 to 16.4).

    The cube shows everybody that part of the secret plan card.
    """
    player = t.player(seat)
    income = not PLANS[player.plan][spot]
    player.income -= 1
    place_cube(t, seat, spot, income=income, reveals=True)
    if income:
        t.collect(seat, "visit")
    if all(member in player.visited for member in GROUPS[GROUP_OF[spot]]):
        t.turn.bonuses.append(GROUP_OF[spot])


def place_cube(t: City, actor: int, spot: str, *, income: bool, reveals: bool) -> None:
    """Put a cube of ``actor`` on a business or safe house; a full business closes (EP-16.8). ``reveals``: by a secret plan card."""
    state = t.state
    state.cubes[spot].append(Cube(actor, income))
    t.figure(actor).visited.append(spot)
    t.tell(None, "ep-cube", reveals=reveals, who=t.ref(actor), spot=spot_ref(spot), income=income)
    if spot not in GROUPS["safe_houses"] and spot not in state.closed and len(state.cubes[spot]) >= closes_after(t):
        state.closed.append(spot)
        t.tell(None, "ep-closed", business=spot_ref(spot))
        _out_of_lieutenants_deck(t, spot)


def _out_of_lieutenants_deck(t: City, spot: str) -> None:
    """A closed business's card leaves Costa's deck for the box (EP-29.7)."""
    if t.costa is not None and spot in t.bot(t.costa).deck:
        t.bot(t.costa).deck.remove(spot)
        t.bot(t.costa).removed.append(spot)


# ---- the contact offer and the directory (EP-15.4, 15.5)

Asking = Callable[[City, int, Callable[[], Ask | None]], Awaitable[str | None]]
"""How to ask: with executive actions among the options (``with_actions``), or ``plainly``."""


async def plainly(t: City, _seat: int, make: Callable[[], Ask | None]) -> str | None:
    """Ask the question that ``make`` builds without further options, as within an executive action (EP-22.29)."""
    question = make()
    return None if question is None else await t.decide(question)


def refill_offer(t: City) -> None:
    """Fill the offer from the left with cards of the deck, if there are any (EP-15.5, 28.12)."""
    state = t.state
    while len(state.offer) < OFFER and state.contact_deck:
        card = state.contact_deck.pop(0)
        state.offer.insert(0, card)
        t.tell(None, "ep-offer-contact", reveals=True, contact=f"contact:{card}")


async def take_contact(t: City, seat: int, asking: Asking = plainly) -> None:
    """Choose a contact card of the offer and its use, then refill (EP-15.4, D-17, D-18)."""
    pick = await asking(t, seat, lambda: _contact_ask(t, seat))
    if pick is None:
        return
    card = int(pick.partition(":")[2])
    use = await t.decide(_contact_place_ask(t, seat))
    t.state.offer.remove(card)
    _settle_contact(t, seat, card, use)
    refill_offer(t)


def _contact_ask(t: City, seat: int) -> Ask | None:
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


def _replace_option(field: int, card: int) -> Option:
    return Option(f"replace:{field}", Text("opt-ep-replace", {"n": field, "contact": f"contact:{card}"}))


def _contact_place_ask(t: City, seat: int) -> Ask:
    """D-18: return it (A), keep it (B), or replace a contact that is not under handcuffs (C)."""
    options = [asks.word("return")]
    free = free_entry(t, seat) is not None
    if free:
        options.append(asks.word("keep"))
    entries = enumerate(t.player(seat).entries, 1)
    options += [_replace_option(field, entry.contact) for field, entry in entries if entry.contact and not entry.cuffed]
    return asks.single(asks.CONTACT_PLACE, seat, tuple(options), "keep" if free else "return")


def _settle_contact(t: City, seat: int, card: int, use: str) -> None:
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


# ---- the inventory (EP-15.6)

BAG_ORDER = ("exit", "green", "black", "brown")
"""Which bag is replaced first by default (D-19)."""


def item_ref(item: str) -> str:
    """Return the public reference of a tile, for a bag only its stack; "" for none."""
    if not item:
        return ""
    if item in EQUIPMENT:
        return f"equipment:{item}"
    return f"fixer:{item}" if item in FIXERS else stack_ref(BAGS[item].stack)


def stack_ref(stack: str) -> str:
    """Return the reference of a stack of bags: ``locker:green``, ``stack:x``."""
    return f"stack:{stack}" if stack in ("x", "y") else f"locker:{stack}"


async def put_item(t: City, seat: int, item: str, *, only_if_full: bool = False) -> None:
    """Put ``item`` on a free field, or replace a tile, which goes to the box: +1 notoriety (EP-15.6, D-19).

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
    default, _ = min(choices, key=lambda choice: (_replaced_first(choice[1]), choice[0]))
    pick = await t.decide(asks.single(asks.INVENTORY_FIELD, seat, options, f"field:{default}"))
    _lay_item(t, seat, item, int(pick.partition(":")[2]))


def _replaced_first(pocket: Pocket) -> tuple[int, int]:
    """Rank a field for the default of D-19, the first to be replaced lowest. Hidden values play no part (R-72)."""
    item = pocket.item
    if not item:
        return 0, 0
    if item in FIXERS:
        return (1, 0) if pocket.used else (3, 0)
    if item in EQUIPMENT:
        return 2, EQUIPMENT[item].price
    stack = BAGS[item].stack
    return 4, BAG_ORDER.index("exit" if stack in ("x", "y") else stack)


def _lay_item(t: City, seat: int, item: str, field: int) -> None:
    pocket = t.player(seat).pockets[field - 1]
    old = pocket.item
    pocket.item, pocket.used = item, False
    t.tell(None, "ep-item", seat=seat_ref(seat), field=field, item=item_ref(item), old=item_ref(old))
    if old:
        t.state.boxed.append(old)
        t.gain_notoriety(seat, "replaced")


# ---- bags: lockers and exit tiles (EP-19.6, 21.4)


async def draw_bag(t: City, seat: int, stack: list[str], number: int) -> str:
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
