"""Visiting a business (EP-16)."""

from engines.escape_plan import asks
from engines.escape_plan.asks import single
from engines.escape_plan.executive.asking import with_actions
from engines.escape_plan.table import City
from engines.escape_plan.visits import contacts
from engines.escape_plan.visits.keys import face_up_keys, key_asset_cost, turn_key
from engines.escape_plan.visits.steps import leave_cube, others_present, token_here
from engines.table import Arg, Ask, Option, Text


async def visit(t: City, seat: int) -> None:
    """EP-16: with a key if it is closed; others, cube, contact."""
    spot = token_here(t, seat)
    if spot in t.state.closed:
        key = await with_actions(t, seat, lambda: _key(t, seat))
        if key is None:
            return
        turn_key(t, seat, key)
    others_present(t, seat)
    leave_cube(t, seat, spot)
    await contacts.take(t, seat, with_actions)


def _key(t: City, seat: int) -> Ask | None:
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
