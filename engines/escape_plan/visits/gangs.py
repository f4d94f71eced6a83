"""Visiting a gang base (EP-18)."""

from engines.escape_plan.components import GANG_FEE, GANG_MARKERS
from engines.escape_plan.state import MEMBERS
from engines.escape_plan.table import City
from engines.table import seat_ref


async def visit(t: City, seat: int) -> None:
    """EP-18.3: pay, take both members, put down a marker. Without the money it has no effect (EP-15.7)."""
    if not is_open(t, seat):
        return
    place = t.player(seat).location
    t.pay(seat, GANG_FEE, "gang")
    t.state.gangs[place].members = 0
    t.state.gangs[place].marker = seat
    t.tell(None, "ep-gang", seat=seat_ref(seat), location=f"location:{place}")


def is_open(t: City, seat: int) -> bool:
    """Return whether the gang base may be visited (EP-18.1, 18.2)."""
    place = t.player(seat).location
    gang = t.state.gangs[place]
    markers = sum([one.marker == seat for one in t.state.gangs.values()])
    free = gang.marker is None and gang.members == MEMBERS and not t.others_at(seat, place)
    return free and t.player(seat).cash >= GANG_FEE and markers < GANG_MARKERS
