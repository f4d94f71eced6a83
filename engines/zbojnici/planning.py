"""Phase 2, Planning: everybody at once and in secret, figure by figure, until all plans are committed (ZB-4, ZB-15.4)."""

from collections.abc import Generator

from engines.table import Answer, Ask, Option, seat_ref
from engines.zbojnici import asks
from engines.zbojnici.components import HOME, PRISON, REDOS
from engines.zbojnici.state import Plan
from engines.zbojnici.table import City

Questions = Generator[Ask, Answer, bool]
"""Yields the questions to one seat in order; returns whether its clock has run out."""


async def planning(t: City) -> None:
    """Let all players plan, then reveal all plans at once (ZB-4.1, 4.9)."""
    state = t.state
    state.phase = "planning"
    planners = [seat for seat in range(t.seats) if plans(t, seat)]
    t.tell(None, "zb-planning", round=state.round, n=len(planners))
    t.checkpoint()
    t.begin_step()
    chains = {seat: plan_of(t, seat) for seat in planners}
    open_now = {seat: next(chain) for seat, chain in chains.items()}
    state.awaited = list(planners)
    while open_now:
        answer = await t.next(tuple(open_now.values()))
        seat = answer.ask.seat
        try:
            following = chains[seat].send(answer)
        except StopIteration:
            del open_now[seat]
            state.players[seat].committed = True
            state.awaited.remove(seat)
            state.answered.append(seat)
        else:
            following.continues = answer.ask.id
            open_now[seat] = following
    state.answered.clear()
    reveal(t)


def plans(t: City, seat: int) -> bool:
    """Return whether ``seat`` has figures to place (ZB-4.8)."""
    player = t.state.players[seat]
    return bool(player.bandits or player.guards)


def plan_of(t: City, seat: int) -> Generator[Ask, Answer, None]:
    """D2 to D5 of one player, again after each ``redo``, nine times at most; the rest is drawn when the clock runs out."""
    player = t.state.players[seat]
    for redo in range(REDOS + 1):
        player.plan, player.redos = Plan(), redo
        lapsed = yield from place_figures(t, seat)
        if lapsed or (yield from place_tokens(t, seat)) or redo == REDOS:
            return
        answer = yield asks.commit(seat)
        if answer.pick == "commit":
            return


def place_figures(t: City, seat: int) -> Questions:
    """D2 and D3: a card for each figure (ZB-4.2 to 4.6, ZB-15.4)."""
    player = t.state.players[seat]
    hand = t.hand_cards(seat)
    options = asks.districts(hand)
    if seat == t.state.prince:
        return (yield from _place(t, seat, player.plan.figures, hand, player.guards, (*options, asks.district_option(HOME))))
    lapsed = yield from _place(t, seat, player.plan.figures, hand, player.bandits, options)
    if not t.duel:
        return lapsed
    return (yield from _place(t, seat, player.plan.guards, hand, player.guards, options, guard=True, lapsed=lapsed))


def _place(
    t: City,
    seat: int,
    placed: list[str],
    hand: list[str],
    count: int,
    options: tuple[Option, ...],
    *,
    guard: bool = False,
    lapsed: bool = False,
) -> Questions:
    """Ask ``count`` times for a card; once the clock has run out, draw the rest from a stream of the seat's own."""
    draw = t.chance.stream(f"zbojnici.plan.{seat}").pick
    for _ in range(count):
        default = draw(hand)
        if lapsed:
            placed.append(default)
            continue
        answer = yield asks.figure(seat, options, default, guard=guard)
        placed.append(asks.name_of(answer.picks[0]))
        lapsed = answer.lapsed
    return lapsed


def place_tokens(t: City, seat: int) -> Questions:
    """Ask D4: at most one token on each of the player's bands (ZB-4.7, ZB-15.7)."""
    player = t.state.players[seat]
    bands = [district for district in t.hand_cards(seat) if district in player.plan.figures]
    if not player.hand or not bands:
        return False
    answer = yield asks.tokens(seat, bands, min(player.hand, len(bands)))
    player.plan.tokens = tuple(band for band in bands if f"district:{band}" in answer.picks)
    return answer.lapsed


def reveal(t: City) -> None:
    """Turn all cards, move figures and tokens to the city, and return the cards that the prince holds (ZB-4.9 to 4.11, ZB-12.4)."""
    state = t.state
    t.tell(None, "zb-reveal", reveals=True, round=state.round)
    for seat, player in enumerate(state.players):
        if player.committed:
            state.today.plans[seat] = player.plan
            put_out(t, seat, player.plan)
        player.plan, player.redos, player.committed = Plan(), 0, False
    tell_bands(t)
    for seat in t.order:
        taken = state.players[seat].taken
        if taken:
            t.tell(None, "zb-returned", seat=seat_ref(seat), n=len(taken))
            taken.clear()


def put_out(t: City, seat: int, plan: Plan) -> None:
    """Move the planned figures and tokens of ``seat`` to their districts."""
    state = t.state
    player = state.players[seat]
    own = seat == state.prince
    for place in state.places:
        figures = plan.figures.count(place.district)
        guards = figures if own else plan.guards.count(place.district)
        bandits = 0 if own else figures
        player.bandits -= bandits
        player.guards -= guards
        place.bandits[seat] += bandits
        place.guards[seat] += guards
        if place.district in plan.tokens:
            player.hand -= 1
            place.tokens[seat] = 1


def tell_bands(t: City) -> None:
    """Tell all plans, district by district in arrow order."""
    for at, place in enumerate(t.state.places):
        for seat in range(t.seats):
            bandits = 0 if at == PRISON else place.bandits[seat]
            if bandits or place.guards[seat]:
                tell_band(t, place.district, seat, bandits, place.guards[seat], bool(place.tokens[seat]))


def tell_band(t: City, district: str, seat: int, bandits: int, guards: int, token: bool) -> None:
    """Tell the figures and the token of ``seat`` in ``district``."""
    t.tell(None, "zb-band", seat=seat_ref(seat), district=f"district:{district}", bandits=bandits, guards=guards, token=token)
