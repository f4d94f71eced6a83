"""Phase II: seven cycles of choosing a location, control, a point, the effect, the marker (MC-4 to 6)."""

from collections.abc import Awaitable, Callable, Mapping
from functools import lru_cache, partial

from engines.mafia_city import asks
from engines.mafia_city.asks import LOCATION, cards_arg
from engines.mafia_city.chain import clock, resolve, to_cell
from engines.mafia_city.components import (
    BUSINESS_DISTRICT,
    DISTRICT_CARDS,
    FIGHT_CLUB,
    HARBOUR,
    KIND,
    NUMBERS,
    POLICE_STATION,
    PRISON,
    PRIVATE_CLUB,
    SYMBOL,
    TOWN_HALL,
)
from engines.mafia_city.control import controller, leaders, open_to_change, totals
from engines.mafia_city.drafts import Draft, Steps, compose, token_steps
from engines.mafia_city.effects import dismiss, put_away
from engines.mafia_city.state import Control, Effect, Window
from engines.mafia_city.table import City
from engines.table import Answer, Ask, seat_ref, seats_arg


async def location_phase(t: City) -> None:
    """Evaluate each of the seven locations once (MC-4.1, 4.2, 4.11)."""
    state = t.state
    state.phase = "location"
    t.refresh()
    t.tell(None, "mc-phase", phase="phase:location", round=state.round)
    while len(state.marked) < len(NUMBERS):
        state.cycle = len(state.marked) + 1
        state.current = await choose_location(t)
        await evaluate(t, state.current)
        state.marked.append(state.current)
        state.current = state.controller = state.turn = None
        state.deals = []
    state.cycle = 0


async def choose_location(t: City) -> int:
    """Step 1: the lowest unmarked number, or the choice of the Mayor's holder, asked in every cycle (MC-4.3, 4.4)."""
    state = t.state
    unmarked = tuple([number for number in NUMBERS if number not in state.marked])
    if state.mayor is None or len(unmarked) == 1:
        return unmarked[0]
    return asks.number_of(await t.decide(asks.evaluate(state.mayor, unmarked), "evaluate"))


async def evaluate(t: City, number: int) -> None:
    """Steps 2 to 4: bidding and control, the point, the effect (MC-4.5 to 4.9)."""
    state = t.state
    t.tell(None, "mc-location", location=LOCATION[number])
    await bidding(t, number)
    count = totals(state.piles[number], state.deals, t.seats)
    best = leaders(count) if state.piles[number] else ()
    state.controller = state.turn = controller(number, state.piles[number], state.deals, t.seats)
    score(t, number, max(count), best)
    await SITES[number](t, state.controller, best)


def score(t: City, number: int, most: int, best: tuple[int, ...]) -> None:
    """Step 3: the controller gains a point, which nothing can prevent (MC-2.9, 2.10, 4.7)."""
    state = t.state
    seat = state.controller
    state.today.control.append(Control(number, seat, most, len(state.deals)))
    if seat is None:
        t.tell(None, "mc-nobody", location=LOCATION[number], seats=seats_arg(best))
        return
    player = state.players[seat]
    player.vp += 1
    t.tell(None, "mc-control", seat=seat_ref(seat), location=LOCATION[number], n=most, vp=player.vp)


# ---- step 2: Secret Deals are bid in stages until nobody adds one (MC-5)


async def bidding(t: City, number: int) -> None:
    """Stages of simultaneous choices, each with one play at most; a stage without one ends the bidding (MC-5.3, 5.4, 5.9, 5.11)."""
    state = t.state
    pile, first, stage = state.piles[number], state.starting, 0
    while open_to_change(number, pile, state.deals, [len(player.cards) for player in state.players]):
        stage += 1
        choices = await hold_stage(t, number, stage)
        player = next((seat for seat in t.clockwise(first) if choices.get(seat)), None)
        if player is None:
            return
        await play_deals(t, number, player, choices[player])
        first = t.clockwise(player)[1]


async def hold_stage(t: City, number: int, stage: int) -> dict[int, tuple[int, ...]]:
    """D16: let everybody with a card choose, once and unseen; return the choices by seat (MC-5.4, 15.4)."""
    state = t.state
    seats = tuple([seat for seat in t.clockwise(state.starting) if state.players[seat].cards])
    t.open_window(Window("deal", seats, stage), "deal")

    def note(answer: Answer) -> None:
        state.players[answer.ask.seat].choice = chosen(answer.picks)

    given = await t.gather([stage_ask(t, seat, number) for seat in seats], on_answer=note)
    for seat in seats:
        state.players[seat].choice = None
    t.close_window()
    return {seat: chosen(picks) for seat, picks in given.items()}


def stage_ask(t: City, seat: int, number: int) -> Ask:
    """Return the question of this stage to ``seat``."""
    deals = tuple([card for card in t.state.players[seat].cards if KIND[card] == "secret_deal"])
    return asks.secret_deal(seat, deals, clock(t, seat, own=seat in t.state.piles[number]))


@lru_cache(maxsize=10_000)
def chosen(picks: tuple[str, ...]) -> tuple[int, ...]:
    """Return the cards that ``picks`` name, in ascending order; ``none`` names no card."""
    return tuple(sorted([asks.number_of(pick) for pick in picks if pick != asks.NONE.id]))


async def play_deals(t: City, number: int, seat: int, cards: tuple[int, ...]) -> None:
    """Show all cards of one play, then resolve one after another, each with a chain of its own (MC-5.5, 5.6, 5.11)."""
    state = t.state
    t.take(seat, cards)
    state.in_play += cards
    if len(cards) > 1:
        t.tell(None, "mc-deals", reveals=True, seat=seat_ref(seat), cards=cards_arg(cards), location=LOCATION[number])
    for card in cards:
        await resolve(t, Effect(seat, "secret_deal", (card,), location=number), count_deal)


async def count_deal(t: City, effect: Effect) -> None:
    """Add an uncancelled Secret Deal to the tokens of its player (MC-5.1)."""
    t.state.deals.append((effect.seat, effect.cards[0]))


# ---- step 4: the effect of each location (MC-6)

Site = Callable[[City, int | None, tuple[int, ...]], Awaitable[None]]
"""Takes the controller (None: nobody) and the seats with the most."""


async def prison(t: City, seat: int | None, _best: tuple[int, ...]) -> None:
    """Release the Cell in any case; then the controller may send a token there (MC-6.3 to 6.7)."""
    release(t)
    if seat is None:
        return
    t.wait("prison", seat)
    play = await compose(t, Draft(t, seat, "choice", partial(prison_steps, t, seat), "nobody"))
    t.wait(None)
    if play is not None:
        await resolve(t, play, to_cell)


def release(t: City) -> None:
    """Give everybody his tokens of the Cell back to hand: all, or those of earlier rounds (MC-6.4, R24)."""
    state = t.state
    count = len(state.cell) if t.options.cell_same_round else state.jailed
    cell, state.cell = state.cell[:count], state.cell[count:]
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
    """The seats with the most, tied or not, take a token from reserve to hand (MC-6.12, 6.13)."""
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
    """The controller draws three cards and discards one of his hand; without a draw he may (MC-6.17, R27, R33, R46)."""
    if seat is None:
        return
    drawn = t.draw(seat, DISTRICT_CARDS)
    t.tell(None, "mc-draws", seat=seat_ref(seat), n=len(drawn))
    cards = t.state.players[seat].cards
    if drawn or not cards or t.options.rulings < 2:
        await dismiss(t, asks.DISTRICT, "district", seat, cards)
        return
    pick = await t.decide(asks.district(seat, cards), "district")
    if pick != asks.SPARE.id:
        put_away(t, seat, asks.number_of(pick))


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
