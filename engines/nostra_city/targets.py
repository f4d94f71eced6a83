"""What each Revenge card may be aimed at now (table 5.6, NC-22.8): one small function for each kind of target."""

from collections.abc import Callable
from typing import get_args

from engines.nostra_city import asks
from engines.nostra_city.components import ATLANTIC_CITY, CONTRACT_LEAST, VENDETTA, Window
from engines.nostra_city.table import LAST, Family
from engines.table import Option, seat_option

Targets = tuple[Option, ...]


def others(t: Family, seat: int) -> Targets:
    """Another player ("Shame on you!")."""
    return tuple([seat_option(other) for other in range(t.seats) if other != seat])


def banks(t: Family, seat: int) -> Targets:
    """Another player with a Note in the Bank (Stick-up, Extortion)."""
    return tuple([seat_option(other) for other, player in enumerate(t.state.players) if other != seat and player.bank])


def victims(t: Family, seat: int) -> Targets:
    """A Gangster of another player who has at least three, not one that carries an open bid (Contract)."""
    found = []
    for other, player in enumerate(t.state.players):
        if other != seat and len(player.gangsters) >= CONTRACT_LEAST:
            carriers = [bid.gangster for bid in player.bids.values()]
            found += [asks.gangster_option(card) for card in player.gangsters if card not in carriers]
    return tuple(found)


def free_gangsters(t: Family, seat: int) -> Targets:
    """A Free Gangster of another player (Broken Legs)."""
    players = enumerate(t.state.players)
    return tuple(
        [asks.gangster_option(card) for other, player in players if other != seat for card, free in player.gangsters.items() if free]
    )


def free_districts(t: Family, seat: int) -> Targets:
    """A Free District of another player, not Atlantic City (Arson)."""
    return tuple(
        [
            asks.district_option(card)
            for other, player in enumerate(t.state.players)
            if other != seat
            for card, free in player.districts.items()
            if free and card != ATLANTIC_CITY
        ]
    )


def collector(t: Family, seat: int) -> Targets:
    """The collecting player, unless that is oneself or the Collecting is tipped off already (Tip-off, NC-22.10)."""
    running = t.state.collecting
    return (seat_option(running.seat),) if running is not None and running.seat != seat and not running.tipped else ()


def directions(t: Family, _seat: int = -1) -> Targets:
    """Left or right, not beyond an end of the track (Bought Juror; Ornella)."""
    marker = t.state.marker
    return (asks.RIGHT,) if marker == 0 else (asks.LEFT,) if marker == LAST else (asks.LEFT, asks.RIGHT)


def own_bids(t: Family, seat: int) -> Targets:
    """A bid of the player's that is not yet resolved, with a Note in the Bank (Fat Envelope)."""
    player = t.state.players[seat]
    return tuple([asks.bid_option(space, t.state.street[space]) for space in sorted(player.bids)]) if player.bank else ()


FINDERS: dict[str, Callable[[Family, int], Targets]] = {
    "player": others,
    "bank": banks,
    "gangster": victims,
    "free_gangster": free_gangsters,
    "free_district": free_districts,
    "collector": collector,
    "direction": directions,
    "own_bid": own_bids,
}


FINDER: dict[str, Callable[[Family, int], Targets]] = {card.id: FINDERS[card.target] for card in VENDETTA.values() if card.target}
"""How the targets of each Revenge card are found."""

AT: dict[str, dict[str, Callable[[Family, int], Targets]]] = {
    point: {card: finder for card, finder in FINDER.items() if point in VENDETTA[card].windows} for point in get_args(Window)
}
"""The same for the cards that may be played in each kind of window."""


def targets(t: Family, seat: int, card: str) -> Targets:
    """Return the legal targets of the Revenge card ``card`` of ``seat``."""
    return FINDER[card](t, seat)


def playable(t: Family, seat: int, point: Window) -> tuple[str, ...]:
    """Return the different cards of ``seat`` that may be played in a window of this kind and have a target (NC-22.8)."""
    found, finders = [], AT[point]
    for card in dict.fromkeys(t.state.players[seat].hand):
        finder = finders.get(card)
        if finder is not None and finder(t, seat):
            found.append(card)
    return tuple(found)
