"""Step 3 of a move: the visit, by kind of location (EP-15.1, 15.2)."""

from collections.abc import Awaitable, Callable

from engines.escape_plan.places import spot_ref, token_at
from engines.escape_plan.table import City
from engines.escape_plan.tiles import LOCATIONS
from engines.escape_plan.visits import businesses, exits, gangs, safe_houses, stores
from engines.escape_plan.visits.clinic_church_hospital import church, clinic, hospital
from engines.table import seat_ref


async def visit(t: City, seat: int) -> None:
    """Visit the location of the pawn, its steps in their order (EP-15.2)."""
    place = t.player(seat).location
    kind = LOCATIONS[place].kind
    if kind in _VISITS:
        spot = spot_ref(token_at(t, place))
        t.tell(None, "ep-visit", who=seat_ref(seat), location=f"location:{place}", kind=kind, spot=spot)
        await _VISITS[kind](t, seat)


_VISITS: dict[str, Callable[[City, int], Awaitable[None]]] = {
    "business": businesses.visit,
    "safe_house": safe_houses.visit,
    "gang": gangs.visit,
    "store": stores.visit,
    "clinic": clinic,
    "church": church,
    "hospital": hospital,
    "exit": exits.visit,
}
"""Subway and helicopter are not among them: nobody visits them (EP-11.10)."""
