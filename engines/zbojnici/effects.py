"""Steps 2 and 3 of a district: arrests, then its effect or that of its day card; the Dungeon last (ZB-9 to 11)."""

from collections.abc import Callable

from engines.table import Arg, Ask, seat_ref
from engines.zbojnici import asks
from engines.zbojnici.components import (
    DAYS,
    DISTRICTS,
    PRISON,
    TRACKS,
    Dice,
    Each,
    Gamble,
    Scale,
    Shared,
    Step,
    Trade,
    Trap,
    Whole,
)
from engines.zbojnici.state import Place
from engines.zbojnici.table import City


def arrest(t: City, at: int) -> None:
    """Step 2: a guard sends all bandits here to the dungeon, whatever their colour (ZB-9.1, ZB-15.6)."""
    if t.guards_at(at):
        to_dungeon(t, at, "zb-arrested")


def to_dungeon(t: City, at: int, key: str) -> None:
    """Send all bandits at place ``at`` to the dungeon and tell everybody."""
    district = f"district:{t.state.places[at].district}"
    for seat, number in t.jail(at).items():
        t.tell(None, key, seat=seat_ref(seat), n=number, district=district)


async def effect(t: City, at: int) -> None:
    """Step 3: the effect for the bandits present; a used day card leaves the game (ZB-9.4 to 9.8)."""
    place = t.state.places[at]
    seats = t.bandits_at(at)
    if not seats:
        return
    if falls_into(DISTRICTS[place.district].trap, place, seats):
        to_dungeon(t, at, "zb-trapped")
        return
    await resolve(t, place, seats)
    if place.day:
        place.day = False
        t.tell(None, "zb-day-used", district=f"district:{place.district}")


def falls_into(trap: Trap | None, place: Place, seats: list[int]) -> bool:
    """Return whether the condition of a risky district is met (ZB-10.7 to 10.9)."""
    if trap is None:
        return False
    return trap.least <= (len(seats) if trap.counts == "bands" else sum(place.bandits)) <= trap.most


async def resolve(t: City, place: Place, seats: list[int]) -> None:
    """Carry out the effect of a district, replaced by its day card while one lies there (ZB-3.3)."""
    match (DAYS if place.day else DISTRICTS)[place.district].effect:
        case Scale(values=values):
            for seat in seats:
                gain(t, place, seat, values[place.bandits[seat] - 1])
        case Shared(base=base, dice=dice):
            share(t, place, seats, base, dice)
        case Each(value=value):
            for seat in seats:
                gain(t, place, seat, value * place.bandits[seat])
        case Whole(value=value):
            gain(t, place, seats[0], value)
        case Dice(dice=dice):
            roll_for_each(t, place, seats, dice)
        case Trade() as trade:
            await harbor(t, place, trade)
        case Gamble() as gamble:
            await tavern(t, place, gamble)
        case other:
            raise TypeError(f"{other.kind} is no effect of a ring district")


def gain(t: City, place: Place, seat: int, ducats: int) -> None:
    """Give the loot of a district and tell everybody."""
    t.gain(seat, ducats, place.district)
    t.tell(None, "zb-gain", seat=seat_ref(seat), n=ducats, district=f"district:{place.district}")


def share(t: City, place: Place, seats: list[int], base: int, dice: int) -> None:
    """Divide the loot evenly among all bandits; the rest is not stolen (ZB-10.2, 10.8)."""
    rolled = t.roll(dice)
    loot = base + sum(rolled)
    if dice:
        faces: tuple[Arg, ...] = rolled
        t.tell(None, "zb-loot", reveals=True, dice=faces, n=loot)
    bandits = sum(place.bandits)
    each = loot // bandits
    for seat in seats:
        gain(t, place, seat, each * place.bandits[seat])
    t.tell(None, "zb-left", n=loot - each * bandits)


def roll_for_each(t: City, place: Place, seats: list[int], dice: int) -> None:
    """Roll for each bandit, all of one robber before the next (day card of the Tavern; ZB-2.4)."""
    for seat in seats:
        for _ in range(place.bandits[seat]):
            throw(t, place, seat, dice)


# ---- districts in which each bandit chooses, in secret and one bandit at a time (ZB-10.5, 10.6, 11.9)


async def figure_steps(t: City, place: Place, step: Step, ask: Callable[[int], Ask], settle: Callable[[int, str], None]) -> None:
    """Ask all robbers at once for one bandit each and settle the picks in colour order, until no bandit is left.

    A later bandit can use the gain of an earlier one, so each step asks again (ZB-10.6).
    """
    left = {seat: place.bandits[seat] for seat in t.order if place.bandits[seat]}
    while left:
        picks = await t.each([ask(seat) for seat in left], step)
        for seat, pick in picks.items():
            settle(seat, pick)
        left = {seat: number - 1 for seat, number in left.items() if number > 1}


async def harbor(t: City, place: Place, trade: Trade) -> None:
    """D10: tokens from the supply, or ducats for tokens (ZB-10.3)."""

    def settle(seat: int, pick: str) -> None:
        if pick == "take":
            t.tell(None, "zb-tokens", reveals=True, seat=seat_ref(seat), n=t.take_tokens(seat, trade.take))
            return
        sold = int(asks.name_of(pick))
        t.spend_tokens(seat, sold)
        t.gain(seat, trade.price * sold, place.district)
        t.tell(None, "zb-sold", reveals=True, seat=seat_ref(seat), n=sold, ducats=trade.price * sold)

    await figure_steps(t, place, "harbor", lambda seat: asks.harbor(t, seat), settle)


async def tavern(t: City, place: Place, gamble: Gamble) -> None:
    """D11: one die for nothing, or three for six ducats (ZB-10.4)."""

    def settle(seat: int, pick: str) -> None:
        dear = pick == "three_dice"
        throw(t, place, seat, gamble.many if dear else gamble.few, gamble.price if dear else 0)

    await figure_steps(t, place, "tavern", lambda seat: asks.tavern(t, seat, gamble.price), settle)


def throw(t: City, place: Place, seat: int, dice: int, paid: int = 0) -> None:
    """Roll for one bandit, which pays ``paid`` and gains the sum."""
    rolled = t.roll(dice)
    faces: tuple[Arg, ...] = rolled
    t.gain(seat, sum(rolled) - paid, place.district)
    t.tell(None, "zb-rolled", reveals=True, seat=seat_ref(seat), dice=faces, n=sum(rolled), paid=paid)


async def prisoners(t: City) -> None:
    """D12: for each prisoner a token buys the way out, or staying brings one (ZB-11.8)."""
    prison = t.state.places[PRISON]

    def settle(seat: int, pick: str) -> None:
        if pick == "stay":
            t.tell(None, "zb-stays", reveals=True, seat=seat_ref(seat), n=t.take_tokens(seat, 1))
            return
        t.spend_tokens(seat, 1)
        prison.bandits[seat] -= 1
        t.state.players[seat].bandits += 1
        t.tell(None, "zb-escaped", reveals=True, seat=seat_ref(seat))

    await figure_steps(t, prison, "dungeon", lambda seat: asks.dungeon(t, seat), settle)


# ---- the Dungeon (ZB-11)


async def dungeon(t: City) -> None:
    """Step 3 of the dungeon: with a guard there the prince's effect, once; without one the prisoners' (ZB-11.1, 11.2, 11.8)."""
    if t.guards_at(PRISON):
        await upgrade(t)
        reward(t)
        judge(t)
    else:
        await prisoners(t)


async def upgrade(t: City) -> None:
    """D13: the prince moves a marker up, unless both are on top (ZB-11.4, 12.8)."""
    state = t.state
    levels = {"recon": state.recon, "fine": state.fine}
    open_tracks = [track for track, level in levels.items() if level + 1 < len(TRACKS[track])]
    if state.prince is None or not open_tracks:
        return
    track = await t.one(asks.upgrade(state.prince, open_tracks), "upgrade")
    if track == "recon":
        state.recon += 1
    else:
        state.fine += 1
    t.tell(None, "zb-upgrade", seat=seat_ref(state.prince), track=f"track:{track}", n=TRACKS[track][levels[track] + 1])


def reward(t: City) -> None:
    """The prince gains a token (ZB-11.3 b)."""
    prince = t.state.prince
    if prince is not None:
        t.tell(None, "zb-tokens", seat=seat_ref(prince), n=t.take_tokens(prince, 1))


def judge(t: City) -> None:
    """Every robber pays for his prisoners as far as he can, then all of them go home (ZB-11.5, 11.6)."""
    fine = TRACKS["fine"][t.state.fine]
    prison = t.state.places[PRISON]
    for seat in t.bandits_at(PRISON):
        player = t.state.players[seat]
        number, prison.bandits[seat] = prison.bandits[seat], 0
        paid = min(player.ducats, fine * number)
        t.gain(seat, -paid, "fine")
        player.bandits += number
        t.tell(None, "zb-judged", seat=seat_ref(seat), n=number, ducats=paid)
