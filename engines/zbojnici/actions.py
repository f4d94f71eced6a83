"""Step 1 of a district: the band actions, by their numbers from 0 to 4 (ZB-6 to ZB-8, 12)."""

from dataclasses import dataclass, field

from engines.table import seat_ref
from engines.zbojnici import asks
from engines.zbojnici.components import ACTIONS, HELD_CARDS, PRISON, TRACKS
from engines.zbojnici.state import Place, Wheel
from engines.zbojnici.table import City


async def band_actions(t: City, at: int) -> None:
    """Let the holders of a token at place ``at`` set their wheels, and carry the actions out (ZB-6.1 to 6.12)."""
    place = t.state.places[at]
    holders = [seat for seat, token in enumerate(place.tokens) if token]
    if not holders:
        return
    picks = await t.each([asks.wheel(t, at, seat) for seat in holders], "wheel")
    wheels = t.state.wheels = [read_wheel(t, seat, pick) for seat, pick in picks.items()]
    for wheel in wheels:
        tell_wheel(t, wheel)
    acts = {wheel.action for wheel in wheels}
    if "recon" in acts:
        recon(t, at)
    await leave(t, place, wheels)
    if "rob" in acts:
        rob(t, place, wheels)
    if "move" in acts:
        await move(t, at, wheels)
    if "kick" in acts:
        await kick(t, at, wheels)
    for seat in holders:
        place.tokens[seat] = 0
        t.state.players[seat].supply += 1


def read_wheel(t: City, seat: int, pick: str) -> Wheel:
    """Return the wheel that the option ``pick`` sets."""
    action, _, color = pick.partition(":")
    return Wheel(seat, action, t.by_color[color] if color else -1)


def tell_wheel(t: City, wheel: Wheel) -> None:
    """Reveal one wheel (ZB-6.5)."""
    action = f"action:{wheel.action}"
    if wheel.target < 0:
        t.tell(None, "zb-wheel", reveals=True, seat=seat_ref(wheel.seat), action=action)
    else:
        t.tell(None, "zb-wheel-at", reveals=True, seat=seat_ref(wheel.seat), action=action, target=seat_ref(wheel.target))


async def leave(t: City, place: Place, wheels: list[Wheel]) -> None:
    """Number 1: guards withdraw to the dungeon, bands flee home (ZB-7.1, 8.2)."""
    prison = t.state.places[PRISON]
    for wheel in wheels:
        seat = wheel.seat
        if wheel.action == "withdraw":
            number = await how_many_guards(t, place, wheel)
            place.guards[seat] -= number
            prison.guards[seat] += number
            t.tell(None, "zb-withdrew", seat=seat_ref(seat), n=number)
    for wheel in wheels:
        seat = wheel.seat
        if wheel.action == "flee":
            number, place.bandits[seat] = place.bandits[seat], 0
            t.state.players[seat].bandits += number
            t.tell(None, "zb-fled", seat=seat_ref(seat), n=number)


async def how_many_guards(t: City, place: Place, wheel: Wheel) -> int:
    """D8: the number of guards that leave (ZB-6.11)."""
    pick = await t.one(asks.guards(wheel.seat, place.guards[wheel.seat]), "guards")
    wheel.number = int(asks.name_of(pick))
    return wheel.number


def rob(t: City, place: Place, wheels: list[Wheel]) -> None:
    """Number 2: all robs at once (ZB-6.7, ZB-7.2, ZB-8.3)."""
    state = t.state
    raids: dict[int, Raid] = {}
    for wheel in wheels:
        if wheel.action != "rob" or missed(t, place, wheel):
            continue
        raid = raids.setdefault(wheel.target, Raid(state.players[wheel.target].ducats))
        if wheel.seat == state.prince:
            raid.guards = place.guards[wheel.seat]
        else:
            raid.bandits[wheel.seat] = place.bandits[wheel.seat]
    shares = {victim: spoils(raid) for victim, raid in raids.items()}
    for victim, (to_prince, to_robbers) in shares.items():
        if raids[victim].guards and state.prince is not None:
            hand_over(t, state.prince, victim, to_prince)
        for robber, ducats in to_robbers.items():
            hand_over(t, robber, victim, ducats)


def hand_over(t: City, robber: int, victim: int, ducats: int) -> None:
    """Take ``ducats`` from ``victim``; a robber keeps them, the prince's go to the bank (ZB-7.11)."""
    t.gain(victim, -ducats, "robbed")
    if robber != t.state.prince:
        t.gain(robber, ducats, "rob")
    t.tell(None, "zb-robbed", seat=seat_ref(robber), target=seat_ref(victim), n=ducats)


def missed(t: City, place: Place, wheel: Wheel) -> bool:
    """Return whether the target's band is gone, and tell everybody (ZB-6.8)."""
    if place.bandits[wheel.target]:
        return False
    t.tell(None, "zb-missed", seat=seat_ref(wheel.seat), target=seat_ref(wheel.target), action=f"action:{wheel.action}")
    return True


async def move(t: City, at: int, wheels: list[Wheel]) -> None:
    """Number 3: bands and guards move to the next district, all together (ZB-7.3, 8.4, 5.7)."""
    place, following = t.state.places[at], t.state.places[at + 1]
    movers = [wheel for wheel in wheels if wheel.action == "move"]
    for wheel in movers:
        if wheel.seat == t.state.prince:
            await how_many_guards(t, place, wheel)
    for wheel in movers:
        seat = wheel.seat
        if seat == t.state.prince:
            place.guards[seat] -= wheel.number
            following.guards[seat] += wheel.number
        else:
            wheel.number, place.bandits[seat] = place.bandits[seat], 0
            following.bandits[seat] += wheel.number
        guards = seat == t.state.prince
        t.tell(None, "zb-moved", seat=seat_ref(seat), n=wheel.number, guards=guards, district=f"district:{following.district}")


async def kick(t: City, at: int, wheels: list[Wheel]) -> None:
    """Number 4: all kicks together, from the state before them (ZB-7.4, 7.5)."""
    place, following = t.state.places[at], t.state.places[at + 1]
    kickers = {wheel.seat: wheel for wheel in wheels if wheel.action == "kick" and not missed(t, place, wheel)}
    picks = await t.each(
        [asks.kick(seat, min(place.bandits[seat], place.bandits[wheel.target])) for seat, wheel in kickers.items()], "kick"
    )
    kicked: dict[int, int] = {}
    for seat, pick in picks.items():
        wheel = kickers[seat]
        wheel.number = int(asks.name_of(pick))
        kicked[wheel.target] = kicked.get(wheel.target, 0) + wheel.number
        t.tell(None, "zb-kicks", reveals=True, seat=seat_ref(seat), target=seat_ref(wheel.target), n=wheel.number)
    for victim, wanted in kicked.items():
        number = min(wanted, place.bandits[victim])
        place.bandits[victim] -= number
        following.bandits[victim] += number
        t.tell(None, "zb-kicked", seat=seat_ref(victim), n=number, district=f"district:{following.district}")


# ---- number 0: recon (ZB-12)


def recon(t: City, at: int) -> None:
    """Number 0: take cards from every robber with a band at place ``at`` (ZB-8.1, 12.1 to 12.3)."""
    state = t.state
    level = TRACKS["recon"][state.recon]
    for seat in t.bandits_at(at):
        taken = state.players[seat].taken
        cards = t.draw_cards(t.hand_cards(seat), min(level, HELD_CARDS - len(taken)))
        taken += cards
        tell_recon(t, seat, cards)


def tell_recon(t: City, seat: int, cards: list[str]) -> None:
    """Tell everybody how many cards of ``seat`` the prince takes, and both of them which (ZB-12.3)."""
    prince = t.state.prince
    t.tell(None, "zb-recon", seat=seat_ref(seat), n=len(cards))
    if cards and prince is not None:
        names = tuple(f"district:{card}" for card in cards)
        t.tell((prince,), "zb-recon-cards", seat=seat_ref(seat), districts=names)
        t.tell((seat,), "zb-recon-lost", districts=names)


# ---- number 2: robs, from the purses as they were just before (ZB-7.6 to 7.11)

ROBBER = ACTIONS["robber", "rob"].each
PRINCE = ACTIONS["prince", "rob"].each


@dataclass(slots=True)
class Raid:
    """The robbers of one victim: ``guards`` of the prince, ``bandits`` by seat in colour order."""

    purse: int
    guards: int = 0
    bandits: dict[int, int] = field(default_factory=dict)


def spoils(raid: Raid) -> tuple[int, dict[int, int]]:
    """Return the ducats that the prince and each robber take from one victim.

    The prince takes first (ZB-7.7). If the rest is enough, each bandit takes his 3 (ZB-7.8); if not, several robbing players share it
    evenly by bandits (ZB-7.9), and a single robber takes it all (ZB-7.10).
    """
    prince = min(raid.purse, PRINCE * raid.guards)
    rest = raid.purse - prince
    figures = sum(raid.bandits.values())
    if rest < ROBBER * figures and len(raid.bandits) == 1 and not raid.guards:
        return prince, dict.fromkeys(raid.bandits, rest)
    each = min(ROBBER, rest // figures) if figures else 0
    return prince, {seat: each * count for seat, count in raid.bandits.items()}
