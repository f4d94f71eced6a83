"""Exits and their cost, when a business closes, and which token is on a location."""

from functools import cache

from engines.escape_plan.components import CLOSES_AFTER_FEW, CLOSES_AFTER_MANY, EXIT_COSTS
from engines.escape_plan.table import City
from engines.escape_plan.tiles import TILE_OF

SMALL_SIDE = 3
"""The most players on the small side of the board (EP-1.1)."""
PATROLS = 2
"""The number of patrol cards that closes an exit (EP-5.2)."""
LAST_DAY = 3


def closes_after(t: City) -> int:
    """Return the number of cubes with which a business closes (EP-1.1, 16.8)."""
    return CLOSES_AFTER_FEW if t.seats <= SMALL_SIDE else CLOSES_AFTER_MANY


def exit_closed(t: City, place: str) -> bool:
    """Return whether the exit location ``place`` has its two patrol cards (EP-5.2)."""
    return t.state.exits[place].patrols >= PATROLS


def open_exit(t: City) -> str | None:
    """Return the only open exit, None before the patrol card of day 3 is turned up (EP-5.5, 26.1)."""
    if t.state.day < LAST_DAY or t.state.patrol_deck:
        return None
    return next(place for place, one in t.state.exits.items() if one.patrols < PATROLS)


def exit_visible(t: City, place: str) -> bool:
    """Return whether the tile of an exit is face up, on the map or on its stack (EP-5.3)."""
    tile = t.state.tiles[TILE_OF[place]]
    return tile.offered or tile.at is not None


def exit_cost(t: City) -> int | None:
    """Return the cost for the next player to leave, None before day 3 (EP-26.4; with bots the row of two, EP-28.16, 29.10)."""
    if t.state.day < LAST_DAY:
        return None
    row = EXIT_COSTS[max(t.seats, 2)]
    return row[min(len(t.state.left), len(row) - 1)]


def token_at(t: City, place: str) -> str | None:
    """Return the business or safe house whose token is on ``place``, None without a token."""
    for spot, where in t.state.spots.items():
        if where == place:
            return spot
    return None


@cache
def spot_ref(spot: str | None) -> str:
    """Return the reference of a business or safe house: ``business:casino``, ``safe_house:1``; "" for none."""
    if not spot:
        return ""
    return f"safe_house:{spot[-1]}" if spot.startswith("safe_") else f"business:{spot}"
