"""Phase III: withdrawing Mafiosi, location by location (MC-7)."""

from engines.mafia_city import asks
from engines.mafia_city.components import NUMBERS
from engines.mafia_city.references import LOCATION
from engines.mafia_city.table import City
from engines.table import seat_ref


async def strategy_phase(t: City) -> None:
    """Seven cycles, governed by whoever holds the Mayor now, else in order (MC-7.1 to 7.4, 7.9)."""
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
    """The Mayor's holder chooses (D23), else the lowest number; locations without tokens were done without a question (R30)."""
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
    """The Mayor's holder names who decides next (D24), else clockwise from the starting player."""
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
