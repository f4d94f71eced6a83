"""Phase II: seven cycles of choosing a location, control, a point, the effect, the marker (MC-4)."""

from engines.mafia_city import asks
from engines.mafia_city.bidding import bidding
from engines.mafia_city.components import NUMBERS
from engines.mafia_city.control import controller, leaders, totals
from engines.mafia_city.references import LOCATION
from engines.mafia_city.sites import SITES
from engines.mafia_city.state import Control
from engines.mafia_city.table import City
from engines.table import seat_ref, seats_arg


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
    """Step 1: the lowest unmarked number, or what the Mayor's holder wants, asked anew in every cycle (MC-4.3, 4.4)."""
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
