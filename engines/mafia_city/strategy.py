"""Phases III and IV: withdrawing Mafiosi, location by location (MC-7), and the end of the round (MC-8)."""

from collections.abc import Sequence

from engines.mafia_city import asks
from engines.mafia_city.asks import LOCATION
from engines.mafia_city.components import NUMBERS
from engines.mafia_city.table import City
from engines.table import seat_ref


async def strategy_phase(t: City) -> None:
    """Seven cycles, governed by the present holder of the Mayor, else in order (MC-7.1 to 7.4, 7.9)."""
    state = t.state
    state.phase = "strategy"
    state.governor = state.mayor
    t.tell(None, "mc-phase", phase="phase:strategy", round=state.round)
    state.marked = [number for number in NUMBERS if state.piles[number]]
    state.cycle = len(NUMBERS) - len(state.marked)
    while state.marked:
        state.cycle += 1
        state.current = await choose_location(t)
        await withdrawals(t, state.current)
        state.marked.remove(state.current)
        state.current = state.turn = None
    state.cycle = 0
    state.governor = None


async def choose_location(t: City) -> int:
    """The choice of the Mayor's holder (D23), else the lowest number; locations without tokens are done already (R30)."""
    state = t.state
    marked = tuple(state.marked)
    if state.governor is None or len(marked) == 1:
        return marked[0]
    return asks.number_of(await t.decide(asks.strategy_location(state.governor, marked), "choose_location"))


async def withdrawals(t: City, number: int) -> None:
    """Let everybody with a token here decide, one after another (MC-7.3 to 7.7)."""
    state = t.state
    pile = state.piles[number]
    t.tell(None, "mc-withdraw-at", location=LOCATION[number])
    state.undecided = [seat for seat in t.clockwise(state.starting) if seat in pile]
    while state.undecided:
        seat = await choose_player(t)
        state.undecided.remove(seat)
        await withdraw(t, seat, number)


async def choose_player(t: City) -> int:
    """The next player to decide: chosen by the Mayor's holder (D24), else clockwise from the starting player."""
    state = t.state
    first = state.undecided[0]
    if state.governor is None or len(state.undecided) == 1:
        return first
    return asks.number_of(await t.decide(asks.strategy_player(state.governor, tuple(state.undecided), first), "choose_player"))


async def withdraw(t: City, seat: int, number: int) -> None:
    """D25: take none, some or all of their tokens back to hand; the order of the others does not change (MC-7.5, 7.6)."""
    pile = t.state.piles[number]
    t.state.turn = seat
    t.checkpoint()
    t.wait("withdraw", seat)
    picks = await t.ask(asks.withdraw(seat, number, pile))
    t.wait(None)
    places = sorted([asks.token_of(pick)[1] for pick in picks])
    for place in reversed(places):
        t.token(number, place)
    t.state.players[seat].mobsters += len(places)
    t.tell(None, "mc-withdraws", seat=seat_ref(seat), location=LOCATION[number], n=len(places), places=tuple(places))


# ---- phase IV: the starting player moves on, cards are drawn in three steps (MC-8)


def end_of_round(t: City) -> None:
    """Pass the starting player token to the left, then draw (MC-8.1, 8.2)."""
    state = t.state
    state.phase = "draw"
    state.starting = t.clockwise(state.starting)[1]
    t.tell(None, "mc-phase", phase="phase:draw", round=state.round)
    t.tell(None, "mc-next", seat=seat_ref(state.starting))
    poorest = only_lowest([player.vp for player in state.players])
    if poorest is not None:
        if poorest == only_lowest([len(player.cards) for player in state.players]):
            draw_step(t, poorest, 1)
        draw_step(t, poorest, 2)
    for seat in t.clockwise(state.starting):
        draw_step(t, seat, 3)


def only_lowest(numbers: Sequence[int]) -> int | None:
    """Return the index of the lowest number, None on a tie."""
    least = min(numbers)
    return numbers.index(least) if numbers.count(least) == 1 else None


def draw_step(t: City, seat: int, step: int) -> None:
    """Let ``seat`` draw one card in ``step`` 1, 2 or 3 (MC-8.3 to 8.5)."""
    t.tell(None, "mc-draw-step", seat=seat_ref(seat), n=len(t.draw(seat, 1)), step=step)
