"""Steps 2 and 3 of a ring district: arrests, then its effect or that of its day card (ZB-9, ZB-10)."""

from engines.table import Arg, seat_ref
from engines.zbojnici.components import (
    DAYS,
    DISTRICTS,
    Dice,
    Each,
    Gamble,
    Scale,
    Shared,
    Trade,
    Trap,
    Whole,
)
from engines.zbojnici.figures import harbor, tavern, throw
from engines.zbojnici.state import Place
from engines.zbojnici.table import City


def arrest(t: City, at: int) -> None:
    """Step 2: a guard sends all bandits here to the dungeon, whatever their colour (ZB-9.1, ZB-15.6)."""
    if t.guards_at(at):
        to_dungeon(t, at, "zb-arrested")


def to_dungeon(t: City, at: int, key: str) -> None:
    """Send all bandits at place ``at`` to the dungeon and say so."""
    district = f"district:{t.state.places[at].district}"
    for seat, number in t.jail(at).items():
        t.tell(None, key, seat=seat_ref(seat), n=number, district=district)


async def effect(t: City, at: int) -> None:
    """Step 3: the effect for the bandits present; a day card that was used leaves the game (ZB-9.4 to 9.8)."""
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
    """Give the loot of a district and say so."""
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
