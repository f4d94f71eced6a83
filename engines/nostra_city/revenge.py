"""One Revenge card, from its target to its discard (NC-22.5, 22.12), and what each card does (table 5.6)."""

from collections.abc import Awaitable, Callable

from engines.nostra_city import asks
from engines.nostra_city.components import ENVELOPE_NOTES, SHAME
from engines.nostra_city.notes import spend, steal, steal_random
from engines.nostra_city.references import CARD, REVENGE, notes_arg
from engines.nostra_city.table import Family, use
from engines.nostra_city.targets import targets
from engines.nostra_city.track import shift
from engines.nostra_city.vendetta import ability_used, draw_vendetta
from engines.table import seat_ref

MASSIMO, TERESA = "donata_massimo", "donata_teresa"

Effect = Callable[[Family, int, int, str], Awaitable[None]]
"""Carries a card out: who plays it, whom it targets (−1: nobody), and the option that was aimed at."""


async def resolve(t: Family, seat: int, card: str) -> bool:
    """Aim and carry out a revealed card of ``seat``; return whether it was resolved, or has returned to the hand (NC-23.5)."""
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
    """D4: the target; a single one is taken without asking; empty string: there is none, or Cancel."""
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
    """Return whom an aim targets: a player, or the owner of a Gangster or District; −1: nobody (NC-22.11)."""
    kind, _, name = aim.partition(":")
    if kind == "seat":
        return int(name)
    for seat, player in enumerate(t.state.players):
        if name in player.gangsters or name in player.districts:
            return seat
    return -1


def spoken(aim: str) -> str:
    """Return an aim as a reference: ``left`` → ``direction:left``, ``bid:2`` → ``space:2``; people and cards by their own."""
    kind, _, name = aim.partition(":")
    if not name:
        return f"direction:{kind}"
    return f"space:{name}" if kind == "bid" else CARD.get(name, aim)


async def massimo(t: Family, victim: int, card: str) -> bool:
    """Massimo Donata: the target of another player's card may Use him, so that it has no effect (D7)."""
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
    pick = await t.one(asks.extortion(seat, bank), "revenge")
    steal(t, seat, victim, asks.number_of(pick))


async def tip_off(t: Family, _seat: int, victim: int, _aim: str) -> None:
    """Tip-off: at most one Note is drawn in this Collecting (NC-22.10)."""
    if t.state.collecting is not None:
        t.state.collecting.tipped = True
    t.tell(None, "nc-tipped", seat=seat_ref(victim))


async def bought_juror(t: Family, seat: int, _victim: int, aim: str) -> None:
    """Bought Juror: the marker moves one field."""
    shift(t, seat, aim)


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
"""What each Revenge card does, by its id."""
