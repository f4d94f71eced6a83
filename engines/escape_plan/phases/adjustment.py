"""The second half of a part: notoriety is adjusted and borders are crossed (EP-24)."""

from engines.escape_plan import asks, unlocking
from engines.escape_plan.asks import named, officer, single
from engines.escape_plan.components import BORDERS, TOP_ROW
from engines.escape_plan.moves import wounds
from engines.escape_plan.officers import move_automatically, moves, shift
from engines.escape_plan.table import City, OneClock
from engines.escape_plan.tiles import OFFICERS, TILE_ORDER, in_order
from engines.table import seat_ref


async def adjust(t: City) -> None:
    """Let everybody adjust in turn order (EP-24.1)."""
    state = t.state
    state.adjusting = True
    state.acted = []
    t.tell(None, "ep-adjust", part=f"part:{state.part}")
    for actor in list(state.order):
        if t.figure(actor).gone != "arrested":
            await adjust_one(t, actor)
        state.acted.append(actor)
    state.adjusting = False


async def adjust_one(t: City, actor: int) -> None:
    """Move one marker by red minus blue cubes, then resolve borders, then wounds beyond the top (EP-24.1 to 24.4, 28.13)."""
    one = t.figure(actor)
    net = one.red - one.blue
    one.red = one.blue = 0
    if not net:
        return
    old = one.row
    one.row = min(TOP_ROW, max(1, old + net))
    t.tell(None, "ep-row", who=t.ref(actor), n=net, row=one.row)
    t.state.mover = actor
    for number, border in enumerate(BORDERS, 1):
        if old <= border.above < one.row:
            await cross(t, actor, number)
    t.state.mover = None
    beyond = old + net - TOP_ROW
    if beyond > 0 and not t.is_bot(actor):
        await wounds.wound(t, actor, beyond, "row")


async def cross(t: City, actor: int, number: int) -> None:
    """Resolve one border: officers come nearer, then the mover is rewarded (EP-24.4 to 24.7)."""
    t.tell(None, "ep-border", who=t.ref(actor), border=number)
    tile = t.figure(actor).tile
    for lower in lower_ones(t, actor):
        await move_towards(t, lower, actor, tile)
    if t.is_bot(actor) or not t.in_city(actor):  # bots gain nothing (EP-28.14), nor do those who have left (EP-26.12)
        return
    border = BORDERS[number - 1]
    clock = OneClock(t)
    for _ in range(border.unlocks):
        await unlocking.ask(t, actor, "border", clock)
    if border.tokens:
        t.take_token(actor, "border")


def lower_ones(t: City, actor: int) -> list[int]:
    """Return who has to move an officer: all lower ones in the city by descending notoriety, ties in turn order (EP-24.5).

    Bots never move officers towards bots (EP-28.14, 29.15).
    """
    row = t.figure(actor).row
    lower = [one for one in t.state.order if one != actor and t.in_city(one) and t.figure(one).row < row]
    if t.is_bot(actor):
        lower = [one for one in lower if not t.is_bot(one)]
    return sorted(lower, key=lambda one: -t.figure(one).row)


async def move_towards(t: City, lower: int, actor: int, tile: str) -> None:
    """Let ``lower`` move one officer towards the mover, or whoever moves it for a bot (EP-24.5, 28.15, 29.15)."""
    if not t.is_bot(lower):
        await choose_move(t, lower, tile)
        return
    others = [seat for seat in t.humans_in_city() if seat != actor]
    if others:
        await choose_move(t, others[0], tile)
    else:
        move_automatically(t, tile)


async def choose_move(t: City, seat: int, tile: str) -> None:
    """D-32: which officer comes nearer to ``tile``, and where it goes (EP-24.6)."""
    legal = moves(t, tile)
    if not legal:
        return
    far = t.graph.distances(t.player(seat).tile)
    most = max([far[target] for _, _, target in legal])
    ranks = [
        (OFFICERS.index(kind), TILE_ORDER[origin], TILE_ORDER[target], kind, origin)
        for kind, origin, target in legal
        if far[target] == most
    ]
    *_, best_kind, best_origin = min(ranks)
    options = tuple([officer(kind, origin) for kind, origin in dict.fromkeys([(kind, origin) for kind, origin, _ in legal])])
    default = f"officer:{best_kind}@{best_origin}"
    clock = OneClock(t)
    pick = await clock.decide(single(asks.BORDER_OFFICER, seat, options, default, "reaction"))
    kind, _, origin = pick.partition(":")[2].partition("@")
    there = in_order([target for one, where, target in legal if one == kind and where == origin])
    destinations = tuple([named("tile", target) for target in there])
    farthest = max(there, key=far.__getitem__)
    pick = await clock.decide(single(asks.BORDER_DESTINATION, seat, destinations, f"tile:{farthest}", "reaction"))
    shift(t, kind, origin, pick.partition(":")[2], who=seat_ref(seat), cause="border")
