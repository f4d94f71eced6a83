"""Leaving the city: the toll, the exit cost, escape and arrest (EP-26)."""

from engines.escape_plan.components import TOLL
from engines.escape_plan.places import exit_cost
from engines.escape_plan.table import City
from engines.table import seat_ref


def toll(t: City, seat: int) -> bool:
    """Take the toll of a turn once somebody has escaped; False: it could not be paid and ``seat`` is arrested (EP-26.7)."""
    if not t.state.left:
        return True
    if t.player(seat).cash < TOLL:
        arrest(t, seat, "toll")
        return False
    t.pay(seat, TOLL, "toll")
    return True


def leave(t: City, seat: int) -> None:
    """Pay the exit cost and leave the city, or be arrested (EP-26.4 to 26.6)."""
    cost = exit_cost(t) or 0
    if t.player(seat).cash < cost:
        arrest(t, seat, "exit_cost")
        return
    t.pay(seat, cost, "exit_cost")
    escape(t, seat, cost)


def escape(t: City, actor: int, cost: int) -> None:
    """Take the pawn of one who escapes off the map; its last tile stays known (EP-26.6, 26.8)."""
    figure = t.figure(actor)
    figure.gone, figure.location = "escaped", ""
    t.state.left.append(actor)
    t.tell(None, "ep-escaped", who=t.ref(actor), n=len(t.state.left), cost=cost)


def arrest(t: City, seat: int, cause: str) -> None:
    """Put ``seat`` out of the game: everything but the pawn stays where it is (EP-26.5, 26.11). ``cause``: toll, exit_cost or end."""
    player = t.player(seat)
    player.gone, player.location = "arrested", ""
    t.tell(None, "ep-arrested", seat=seat_ref(seat), cause=cause)
