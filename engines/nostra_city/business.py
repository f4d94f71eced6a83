"""BUSINESS: each player in turn Collects, up to four times (NC-4.1 to 4.4, 4.11 to 4.18)."""

from functools import cache

from engines.nostra_city import asks
from engines.nostra_city.collecting import collect
from engines.nostra_city.components import ATLANTIC_CITY, CANCELS, INVESTIGATIONS, LIMITS, MATCHES
from engines.nostra_city.state import Collecting
from engines.nostra_city.table import Family
from engines.nostra_city.windows import window
from engines.table import Option

ROCCO = "agnello_rocco"


async def business(t: Family) -> None:
    """The whole phase (NC-1.3, 4.18)."""
    t.begin_phase("business")
    for player in t.state.players:
        player.collected = ()
    for seat in t.state.order:
        t.checkpoint()
        t.begin_turn(seat)
        await window(t, "VW1")
        await turn(t, seat)
    t.state.turn = None


async def turn(t: Family, seat: int) -> None:
    """Collect until the player ends the turn, has no legal Collecting left, or Cancels for the third time (NC-1.14, 4.17)."""
    player = t.state.players[seat]
    while player.cancels < CANCELS:
        gangsters = collectors(t, seat)
        if not gangsters:
            return
        pick = await t.one(asks.collector(seat, gangsters), "turn")
        if pick == "end":
            return
        gangster = asks.name_of(pick)
        player.draft = (pick,)
        start = await t.one(asks.kind(seat, starts_of(t, seat, gangster)), "turn")
        player.draft = ()
        if start == "cancel":
            player.cancels += 1
        else:
            _, district, kind = start.split(":")
            await collect(t, Collecting(seat, gangster, district, kind))


def collectors(t: Family, seat: int) -> tuple[str, ...]:
    """Return the Free Gangsters with whom a legal Collecting exists (NC-4.2, 4.17)."""
    player = t.state.players[seat]
    free = [card for card, is_free in player.gangsters.items() if is_free]
    if not free:
        return ()
    if starts_of(t, seat, ""):
        return tuple(free)
    return (ROCCO,) if ROCCO in free and starts_of(t, seat, ROCCO) else ()


def starts_of(t: Family, seat: int, gangster: str) -> tuple[Option, ...]:
    """Return District and kind of each Collecting that ``gangster`` may start: with a Free District, Rocco with a Used one too.

    Not with Atlantic City (NC-8.5), not a kind that is used up or forbidden (NC-4.4, 4.12, 4.13).
    """
    player = t.state.players[seat]
    used_too = gangster == ROCCO and t.works(seat, ROCCO)
    districts = tuple([card for card, is_free in player.districts.items() if is_free or used_too])
    return _starts(districts, player.collected + forbidden(t))


def forbidden(t: Family) -> tuple[str, ...]:
    """Return what the Investigations on the Street forbid to Collect: ``area`` or Traffics (NC-4.13, 12.7, 12.10)."""
    return tuple([limit for card in t.state.street if card in INVESTIGATIONS for limit in INVESTIGATIONS[card].forbids])


@cache
def _starts(districts: tuple[str, ...], closed: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(
        [
            asks.start_option(card, kind)
            for card in districts
            if card != ATLANTIC_CITY
            for kind in MATCHES[card]
            if LIMITS[kind] not in closed
        ]
    )
