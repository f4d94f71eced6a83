"""Revenge cards: Vendetta windows, targets, and what each card does (table 5.6, NC-22, 23)."""

from collections.abc import Awaitable, Callable
from typing import get_args

from engines.nostra_city import asks
from engines.nostra_city.asks import CARD, REVENGE, notes_arg
from engines.nostra_city.components import ATLANTIC_CITY, CONTRACT_LEAST, ENVELOPE_NOTES, SHAME, VENDETTA, Window
from engines.nostra_city.notes import spend, steal, steal_random
from engines.nostra_city.state import OpenWindow
from engines.nostra_city.table import LAST, Family, shift_marker, use
from engines.nostra_city.vendetta import ability_used, draw_vendetta
from engines.table import Answer, Option, seat_option, seat_ref

# ---- windows: all holders are asked at once, then the chosen cards are resolved in phase order (NC-23)


async def window(t: Family, point: Window) -> None:
    """Open VW1 to VW5, again while a card was resolved and somebody still holds one (NC-23.1, 23.4)."""
    state = t.state
    while holders := [seat for seat in state.order if state.players[seat].hand]:
        state.window = OpenWindow(point, holders)
        chosen = await choices(t, point, holders)
        if not chosen:
            break
        reveal(t, chosen)
        if not await resolve_all(t):
            break
    state.window = None


async def take_turns(t: Family, turn: Callable[[Family, int], Awaitable[None]]) -> None:
    """Give each seat its ``turn`` in phase order, after the window VW1."""
    for seat in t.state.order:
        t.checkpoint()
        t.begin_turn(seat)
        await window(t, "VW1")
        await turn(t, seat)
    t.state.turn = None


async def choices(t: Family, point: Window, holders: list[int]) -> dict[int, str]:
    """D2: ask all holders without a standing Pass, even if they can only pass; return the chosen cards by seat (NC-23.2, 23.7).

    A Pass stands at once, so that it can be taken back at once (S1).
    """
    players = t.state.players
    open_asks = [asks.window(seat, playable(t, seat, point)) for seat in sorted(holders) if not players[seat].standing]
    if not open_asks:
        return {}

    def note(answer: Answer) -> None:
        kind, _, until = answer.picks[0].partition(":")
        if kind == "pass" and until:
            t.stand(answer.ask.seat, until)

    given = await t.everybody(open_asks, "window", waited=holders, on_answer=note)
    return {seat: asks.name_of(pick) for seat, (pick,) in given.items() if pick.startswith("card:")}


def reveal(t: Family, chosen: dict[int, str]) -> None:
    """Reveal the chosen cards, in the order in which they will be resolved (NC-22.4, 23.3)."""
    if t.state.window is None:
        return
    for seat in t.in_order(chosen):
        t.state.window.played.append((seat, chosen[seat]))
        t.tell(None, "nc-played", reveals=True, seat=seat_ref(seat), card=REVENGE[chosen[seat]])


async def resolve_all(t: Family) -> bool:
    """Resolve the revealed cards one by one; return whether at least one was resolved (NC-23.3 to 23.5)."""
    resolved = False
    while t.state.window is not None and t.state.window.played:
        seat, card = t.state.window.played[0]
        resolved |= await resolve(t, seat, card)
        t.state.window.played.pop(0)
    return resolved


# ---- one card, from its target to its discard (NC-22.5, 22.12)

MASSIMO, TERESA = "donata_massimo", "donata_teresa"

Effect = Callable[[Family, int, int, str], Awaitable[None]]
"""Carries a card out, given its player, its target player (−1: nobody), and the option chosen as target."""


async def resolve(t: Family, seat: int, card: str) -> bool:
    """Aim and carry out a revealed card of ``seat``; return whether it was resolved. If not, it stays in hand (NC-23.5)."""
    t.state.aim = card
    aim = await take_aim(t, seat, card)
    if aim:
        t.state.players[seat].hand.remove(card)
        t.state.today.revenge.append((seat, card))
        await strike(t, seat, card, aim)
    else:
        t.tell(None, "nc-returned", seat=seat_ref(seat), card=REVENGE[card])
    t.state.aim = ""
    return bool(aim)


async def take_aim(t: Family, seat: int, card: str) -> str:
    """D4: return the target; a single one is taken without asking; "" for none or Cancel."""
    found = targets(t, seat, card)
    if len(found) < 2:
        return found[0].id if found else ""
    aim = await t.one(asks.target(seat, found), "target")
    return "" if aim == "cancel" else aim


async def strike(t: Family, seat: int, card: str, aim: str) -> None:
    """Name the target, let Massimo stop the card, else carry it out; discard it; then Teresa (NC-22.12)."""
    victim = victim_of(t, aim)
    t.tell(None, "nc-aimed", seat=seat_ref(seat), card=REVENGE[card], target=spoken(aim))
    if victim >= 0 and await massimo(t, victim, card):
        t.state.vendetta_discard.append(card)
        return
    await EFFECTS[card](t, seat, victim, aim)
    if card != SHAME:
        t.state.vendetta_discard.append(card)
    if t.ready(seat, TERESA) and await ability_used(t, seat, TERESA):
        draw_vendetta(t, seat, 1)


def victim_of(t: Family, aim: str) -> int:
    """Return the target player: named, or the owner of a Gangster or District; −1: nobody (NC-22.11)."""
    kind, _, name = aim.partition(":")
    if kind == "seat":
        return int(name)
    for seat, player in enumerate(t.state.players):
        if name in player.gangsters or name in player.districts:
            return seat
    return -1


def spoken(aim: str) -> str:
    """Return an aim as a reference: ``left`` → ``direction:left``, ``bid:2`` → ``space:2``; seats and cards have their own."""
    kind, _, name = aim.partition(":")
    if not name:
        return f"direction:{kind}"
    return f"space:{name}" if kind == "bid" else CARD.get(name, aim)


async def massimo(t: Family, victim: int, card: str) -> bool:
    """Massimo Donata: the target of a card may Use him to cancel it (D7)."""
    if not t.ready(victim, MASSIMO) or await t.one(asks.massimo(victim), "massimo") != "use":
        return False
    use(t.state.players[victim], MASSIMO)
    t.tell(None, "nc-blocked", seat=seat_ref(victim), gangster=CARD[MASSIMO], card=REVENGE[card])
    return True


async def shame(t: Family, _seat: int, victim: int, _aim: str) -> None:
    """Shame on you!: the card stays in the target's Territory, −1 Respect (NC-22.5)."""
    t.state.players[victim].shames += 1
    t.tell(None, "nc-shamed", seat=seat_ref(victim))


async def stick_up(t: Family, seat: int, victim: int, _aim: str) -> None:
    """Stick-up: a random Note of the target's Bank."""
    steal_random(t, seat, victim, "stick_up")


async def contract(t: Family, _seat: int, victim: int, aim: str) -> None:
    """Contract: the Gangster is removed from the game, also one that is Collecting just now (NC-22.13)."""
    card = asks.name_of(aim)
    del t.state.players[victim].gangsters[card]
    t.state.removed.append(card)
    t.tell(None, "nc-contract", seat=seat_ref(victim), gangster=CARD[card])


async def broken_legs(t: Family, _seat: int, victim: int, aim: str) -> None:
    """Broken Legs: the Free Gangster becomes Used, without an Ability."""
    card = asks.name_of(aim)
    use(t.state.players[victim], card)
    t.tell(None, "nc-broken-legs", seat=seat_ref(victim), gangster=CARD[card])


async def arson(t: Family, _seat: int, victim: int, aim: str) -> None:
    """Arson: the Free District becomes Used and still counts."""
    card = asks.name_of(aim)
    t.state.players[victim].districts[card] = False
    t.tell(None, "nc-arson", seat=seat_ref(victim), district=CARD[card])


async def extortion(t: Family, seat: int, victim: int, _aim: str) -> None:
    """Extortion: look at the target's Bank and take one Note (D5)."""
    bank = t.state.players[victim].bank
    t.tell((seat,), "nc-bank-seen", target=seat_ref(victim), notes=notes_arg(bank))
    pick = await t.one(asks.extortion(seat, victim, bank), "revenge")
    steal(t, seat, victim, asks.number_of(pick))


async def tip_off(t: Family, _seat: int, victim: int, _aim: str) -> None:
    """Tip-off: at most one Note is drawn in this Collecting (NC-22.10)."""
    if t.state.collecting is not None:
        t.state.collecting.tipped = True
    t.tell(None, "nc-tipped", seat=seat_ref(victim))


async def bought_juror(t: Family, seat: int, _victim: int, aim: str) -> None:
    """Bought Juror: the marker moves one field."""
    shift_marker(t, seat, aim)


async def fat_envelope(t: Family, seat: int, _victim: int, aim: str) -> None:
    """Fat Envelope: one or two Notes more in one of the player's bids (D6)."""
    player = t.state.players[seat]
    most = min(ENVELOPE_NOTES, len(player.bank))
    picks = await t.some(asks.envelope(seat, player.bank, most), "revenge")
    bid = player.bids[asks.number_of(aim) - 1]
    bid.notes = sorted((*bid.notes, *spend(t, seat, asks.notes_of(picks))))
    t.tell(None, "nc-envelope", seat=seat_ref(seat), space=bid.space + 1, n=len(picks))


EFFECTS: dict[str, Effect] = {
    "shame_on_you": shame,
    "stick_up": stick_up,
    "contract": contract,
    "broken_legs": broken_legs,
    "arson": arson,
    "extortion": extortion,
    "tip_off": tip_off,
    "bought_juror": bought_juror,
    "fat_envelope": fat_envelope,
}
"""The effect of each Revenge card, by id."""


# ---- targets: one small function for each kind (table 5.6, NC-22.8)

Targets = tuple[Option, ...]


def others(t: Family, seat: int) -> Targets:
    """Another player ("Shame on you!")."""
    return tuple([seat_option(other) for other in range(t.seats) if other != seat])


def banks(t: Family, seat: int) -> Targets:
    """Another player with a Note in the Bank (Stick-up, Extortion)."""
    return tuple([seat_option(other) for other, player in enumerate(t.state.players) if other != seat and player.bank])


def victims(t: Family, seat: int) -> Targets:
    """A Gangster without an open bid, of another player with at least three (Contract)."""
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
    """The collecting player, if another one, and without a Tip-off so far (Tip-off, NC-22.10)."""
    running = t.state.collecting
    return (seat_option(running.seat),) if running is not None and running.seat != seat and not running.tipped else ()


def directions(t: Family, _seat: int = -1) -> Targets:
    """Left or right, not beyond an end of the track (Bought Juror; Ornella)."""
    marker = t.state.marker
    return (asks.RIGHT,) if marker == 0 else (asks.LEFT,) if marker == LAST else (asks.LEFT, asks.RIGHT)


def own_bids(t: Family, seat: int) -> Targets:
    """An unresolved bid of the player's, with a Note in the Bank (Fat Envelope)."""
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
"""The finder of the targets of each Revenge card."""

AT: dict[str, dict[str, Callable[[Family, int], Targets]]] = {
    point: {card: finder for card, finder in FINDER.items() if point in VENDETTA[card].windows} for point in get_args(Window)
}
"""The finders by kind of window, for the cards playable there."""


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
