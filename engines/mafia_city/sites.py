"""Step 4 of a cycle: what each of the seven locations does (MC-6)."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from engines.mafia_city import asks
from engines.mafia_city.chain import resolve
from engines.mafia_city.complicity import to_cell
from engines.mafia_city.components import (
    BUSINESS_DISTRICT,
    DISTRICT_CARDS,
    FIGHT_CLUB,
    HARBOUR,
    KIND,
    POLICE_STATION,
    PRISON,
    PRIVATE_CLUB,
    SYMBOL,
    TOWN_HALL,
)
from engines.mafia_city.drafts import Draft, Steps, compose
from engines.mafia_city.effects import dismiss
from engines.mafia_city.plays import token_steps
from engines.mafia_city.references import LOCATION
from engines.mafia_city.state import Effect
from engines.mafia_city.table import City
from engines.table import seat_ref

Site = Callable[[City, int | None, tuple[int, ...]], Awaitable[None]]
"""Takes the controller (None: nobody) and who is tied for the most."""


async def prison(t: City, seat: int | None, _best: tuple[int, ...]) -> None:
    """Release the Cell, whoever controls; then the controller may send a token there (MC-6.3 to 6.7)."""
    release(t)
    if seat is None:
        return
    t.wait("prison", seat)
    play = await compose(t, Draft(t, seat, "choice", partial(prison_steps, t, seat), "nobody"))
    t.wait(None)
    if play is not None:
        await resolve(t, play, to_cell)


def release(t: City) -> None:
    """Give everybody his tokens of the Cell back to hand (MC-6.4, R24)."""
    cell, t.state.cell = t.state.cell, []
    for seat in t.clockwise(t.state.starting):
        number = cell.count(seat)
        if number:
            t.state.players[seat].mobsters += number
            t.tell(None, "mc-returned", seat=seat_ref(seat), n=number, location=LOCATION[PRISON])


def prison_steps(t: City, seat: int) -> Steps:
    """D17: nobody, or which token of which pile."""
    pick = yield asks.PRISON, (asks.NOBODY, *asks.locations(t.filled())), False
    if pick == asks.NOBODY.id:
        return None
    return (yield from token_steps(t, Effect(seat, "prison"), asks.PRISON_TOKEN, asks.number_of(pick), last=True))


async def harbour(t: City, seat: int | None, _best: tuple[int, ...]) -> None:
    """The Hired Killer may walk, then the contract (MC-6.8 to 6.11)."""
    if seat is None:
        return
    pick = await t.decide(asks.harbour(seat, tuple(t.adjacent(t.state.killer))), "harbour")
    if pick == asks.STAY.id:
        t.tell(None, "mc-killer-stays", seat=seat_ref(seat))
    else:
        await resolve(t, Effect(seat, "harbour", target=asks.number_of(pick)), walk)
    await contract(t, seat)


async def walk(t: City, effect: Effect) -> None:
    """Move the figure (MC-6.9)."""
    t.state.killer = effect.target


async def contract(t: City, seat: int) -> None:
    """Hired Killers until one takes effect or the controller stops (MC-6.10, 10.14, R23)."""
    state = t.state
    while state.players[seat].cards and state.piles[state.killer]:
        t.wait("contract", seat)
        play = await compose(t, Draft(t, seat, "choice", partial(contract_steps, t, seat), "stop"))
        t.wait(None)
        if play is None or await resolve(t, play, remove):
            return


def contract_steps(t: City, seat: int) -> Steps:
    """D19: stop, or a Hired Killer and which token of the pile where the figure stands."""
    killers = tuple([card for card in t.state.players[seat].cards if KIND[card] == "hired_killer"])
    pick = yield asks.KILLER, asks.with_first(asks.STOP, killers), False
    if pick == asks.STOP.id:
        return None
    effect = Effect(seat, "hired_killer", (asks.number_of(pick),))
    return (yield from token_steps(t, effect, asks.KILLER_TOKEN, t.state.killer, last=True))


async def remove(t: City, effect: Effect) -> None:
    """Send the victim to its owner's reserve (MC-10.14)."""
    owner = t.token(effect.location, effect.place)
    t.state.players[owner].reserve += 1


async def fight_club(t: City, _seat: int | None, best: tuple[int, ...]) -> None:
    """Whoever has the most, tied or not, takes a token from reserve to hand (MC-6.12, 6.13)."""
    for seat in t.clockwise(t.state.starting):
        player = t.state.players[seat]
        if seat in best and player.reserve:
            player.reserve -= 1
            player.mobsters += 1
            t.tell(None, "mc-tough", seat=seat_ref(seat))


async def police_station(t: City, seat: int | None, _best: tuple[int, ...]) -> None:
    """The controller takes the Policeman; without one he returns (MC-6.14 to 6.16)."""
    state = t.state
    if seat is not None and seat != state.policeman:
        t.tell(None, "mc-policeman", seat=seat_ref(seat))
    elif seat is None and state.policeman is not None:
        t.tell(None, "mc-policeman-back")
    state.policeman = seat
    t.refresh()


async def business_district(t: City, seat: int | None, _best: tuple[int, ...]) -> None:
    """The controller draws three cards and discards one of his hand (MC-6.17, R33, R46)."""
    if seat is None:
        return
    drawn = t.draw(seat, DISTRICT_CARDS)
    t.tell(None, "mc-draws", seat=seat_ref(seat), n=len(drawn))
    await dismiss(t, asks.DISTRICT, "district", seat, t.state.players[seat].cards)


async def private_club(t: City, seat: int | None, _best: tuple[int, ...]) -> None:
    """The controller may play +1 cards until one stands: an extra point (MC-6.18 to 6.20, 10.13)."""
    if seat is None:
        return
    player = t.state.players[seat]
    while player.cards:
        bonus = tuple([card for card in player.cards if SYMBOL[card] == "plus1"])
        pick = await t.decide(asks.club(seat, bonus), "club")
        if pick == asks.STOP.id or await resolve(t, Effect(seat, "plus1", (asks.number_of(pick),)), extra):
            return


async def extra(t: City, effect: Effect) -> None:
    """One extra point (MC-6.20)."""
    player = t.state.players[effect.seat]
    player.vp += 1
    t.state.today.extra.append(effect.seat)
    t.tell(None, "mc-extra", seat=seat_ref(effect.seat), vp=player.vp)


async def town_hall(t: City, seat: int | None, _best: tuple[int, ...]) -> None:
    """The controller takes the Mayor; without one he returns (MC-6.21 to 6.24)."""
    state = t.state
    if seat is not None and seat != state.mayor:
        t.tell(None, "mc-mayor", seat=seat_ref(seat))
    elif seat is None and state.mayor is not None:
        t.tell(None, "mc-mayor-back")
    state.mayor = seat


SITES: Mapping[int, Site] = {
    PRISON: prison,
    HARBOUR: harbour,
    FIGHT_CLUB: fight_club,
    POLICE_STATION: police_station,
    BUSINESS_DISTRICT: business_district,
    PRIVATE_CLUB: private_club,
    TOWN_HALL: town_hall,
}
"""The effect of each location."""
