"""Visiting a business (EP-16) or a safe house (EP-17): cubes, keys for closed doors."""

from engines.escape_plan.asks import single
from engines.escape_plan.components import GROUP_OF, GROUPS, PLANS
from engines.escape_plan.executive.asking import with_actions
from engines.escape_plan.places import closes_after, spot_ref, token_at
from engines.escape_plan.state import Cube
from engines.escape_plan.table import City
from engines.escape_plan.visits import contacts
from engines.escape_plan.visits.keys import face_up_keys, key_asset_cost, turn_key
from engines.escape_plan.visits.safe_houses import take_key, trade
from engines.table import Arg, Ask, Option, Text

KEY = "escape_plan.business.key"


def others_present(t: City, seat: int) -> None:
    """Step 1 of most visits: +1 notoriety for each other player or bot on the location (EP-15.3)."""
    for _ in t.others_at(seat, t.player(seat).location):
        t.gain_notoriety(seat, "present")


async def business(t: City, seat: int) -> None:
    """EP-16: with a key if it is closed; others, cube, contact."""
    spot = _spot(t, seat)
    if spot in t.state.closed:
        key = await with_actions(t, seat, lambda: _key(t, seat))
        if key is None:
            return
        turn_key(t, seat, key)
    others_present(t, seat)
    leave_cube(t, seat, spot)
    await contacts.take(t, seat, with_actions)


def _spot(t: City, seat: int) -> str:
    spot = token_at(t, t.player(seat).location)
    if spot is None:
        raise ValueError("no token lies here")
    return spot


def _key(t: City, seat: int) -> Ask | None:
    """D-21 as things stand; None when nothing opens the business any more (EP-15.7)."""
    player = t.player(seat)
    options = []
    for field in face_up_keys(player):
        args: dict[str, Arg] = {"n": field, "color": f"color:{player.keys[field - 1].color}"}
        options.append(Option(f"key:{field}", Text("opt-ep-key", args)))
    cost = key_asset_cost(t, seat)
    if cost is not None and cost <= player.cash:
        options.append(Option("asset:as_key", Text("opt-ep-key-asset", {"asset": "asset:as_key", "cost": cost})))
    return single(KEY, seat, tuple(options), options[0].id) if options else None


def leave_cube(t: City, seat: int, spot: str) -> None:
    """Take the topmost income cube to the hexagon that the plan card tells; the income symbol brings income at once (EP-16.2 to 16.4)."""
    player = t.player(seat)
    income = not PLANS[player.plan][spot]
    player.income -= 1
    place_cube(t, seat, spot, income=income)
    if income:
        t.collect(seat, "visit")
    if all(member in player.visited for member in GROUPS[GROUP_OF[spot]]):
        t.turn.bonuses.append(GROUP_OF[spot])


def place_cube(t: City, actor: int, spot: str, *, income: bool) -> None:
    """Put a cube of ``actor`` on a business or safe house; a full business closes (EP-16.8)."""
    state = t.state
    state.cubes[spot].append(Cube(actor, income))
    t.figure(actor).visited.append(spot)
    t.tell(None, "ep-cube", who=t.ref(actor), spot=spot_ref(spot), income=income)
    if spot not in GROUPS["safe_houses"] and spot not in state.closed and len(state.cubes[spot]) >= closes_after(t):
        state.closed.append(spot)
        t.tell(None, "ep-closed", business=spot_ref(spot))
        _out_of_lieutenants_deck(t, spot)


def _out_of_lieutenants_deck(t: City, spot: str) -> None:
    """A closed business's card leaves Costa's deck for the box (EP-29.7)."""
    if t.costa is not None and spot in t.bot(t.costa).deck:
        t.bot(t.costa).deck.remove(spot)
        t.bot(t.costa).removed.append(spot)


async def safe_house(t: City, seat: int) -> None:
    """EP-17: others, cube, −1 notoriety, a key, a fixer tile."""
    spot = _spot(t, seat)
    others_present(t, seat)
    leave_cube(t, seat, spot)
    t.lose_notoriety(seat, "safe_house")
    await take_key(t, seat, spot)
    await trade(t, seat)
