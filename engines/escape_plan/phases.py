"""The phases of a day but for the turns: income, patrol, city, turn order, and the adjustment after each part (EP-4 to 7, 24)."""

from collections.abc import Mapping

from engines.escape_plan import asks, unlocking
from engines.escape_plan.asks import named, officer, single, word
from engines.escape_plan.components import BORDERS, BUSINESSES, LATE_UNLOCK, SAFE_HOUSES, TOP_ROW
from engines.escape_plan.map.geometry import At, neighbours, placements, shown
from engines.escape_plan.moves import escaping
from engines.escape_plan.officers import lay_officers, move_automatically, moves, shift
from engines.escape_plan.places import LAST_DAY, PATROLS, exit_closed, exit_visible, open_exit, spot_ref
from engines.escape_plan.state import MEMBERS, Gang
from engines.escape_plan.table import City, OneClock
from engines.escape_plan.tiles import OFFICERS, STACKS, TILE_OF, TILE_ORDER, TILES, in_order
from engines.table import Answer, Arg, Ask, Option, Text, seat_ref

# ---- phase 1: income (EP-4)

LOW_ROW = 2
"""The highest row below the first border (EP-4.3)."""


async def income(t: City) -> None:
    """Let everybody collect income; then players of low notoriety may buy an unlock (EP-4.1, 4.3)."""
    t.state.phase = "income"
    t.tell(None, "ep-income")
    for seat in t.humans_in_city():
        t.collect(seat, "income")
    await unlock_for_money(t)


async def unlock_for_money(t: City) -> None:
    """D-2, asked of all at once; the answers are carried out together, in turn order (EP-4.3)."""
    state = t.state
    seats = [seat for seat in t.humans_in_city() if state.players[seat].row <= LOW_ROW and unlocking.locked(t, seat)]
    questions = tuple([_unlock_ask(t, seat) for seat in seats if state.players[seat].cash >= LATE_UNLOCK])
    if not questions:
        return
    t.checkpoint()
    state.awaited = [ask.seat for ask in questions]
    given = await t.gather(questions, on_answer=lambda answer: _note_unlock(t, answer))
    for seat in seats:
        pick = given.get(seat, ("no",))[0]
        if pick != "no":
            t.pay(seat, LATE_UNLOCK, "late_unlock")
            unlocking.unlock(t, seat, pick.partition(":")[2], "late_unlock")


def _unlock_ask(t: City, seat: int) -> Ask:
    options = (word("no", "opt-ep-no-unlock"), *[named("asset", one) for one in unlocking.locked(t, seat)])
    return Ask(asks.INCOME_UNLOCK, seat, options, ("no",), clock="income")


def _note_unlock(t: City, answer: Answer) -> None:
    t.state.awaited.remove(answer.ask.seat)


# ---- phase 2: patrol cards close exits (EP-5)


def patrol(t: City) -> None:
    """Reveal two patrol cards, on day 3 the last one (EP-5.1)."""
    state = t.state
    state.phase = "patrol"
    for _ in range(1 if state.day == LAST_DAY else 2):
        reveal(t, state.patrol_deck.pop(0))
    opened = open_exit(t)
    if opened:
        t.tell(None, "ep-exit-open", exit=f"exit:{opened[-1]}")


def reveal(t: City, number: int) -> None:
    """Put a patrol card on the field of its exit; the second one closes it (EP-5.1, 5.2)."""
    place = f"exit_{number}"
    one = t.state.exits[place]
    one.patrols += 1
    t.tell(None, "ep-patrol", reveals=True, exit=f"exit:{number}", n=one.patrols)
    if one.patrols == PATROLS:
        close(t, place)


def close(t: City, place: str) -> None:
    """Close an exit and give it one of the remaining stacks of exit tiles (EP-5.3, 5.4)."""
    state = t.state
    taken = [one.stack for one in state.exits.values()]
    state.exits[place].stack = t.draw("exit_stack").pick([stack for stack in state.exit_stacks if stack not in taken])
    still_open = sum([not exit_closed(t, other) for other in state.exits])
    tile = f"tile:{TILE_OF[place]}"
    t.tell(None, "ep-exit-closed", exit=f"exit:{place[-1]}", tile=tile, visible=exit_visible(t, place), left=still_open)


def uncover(t: City, tile: str) -> None:
    """Move a waiting stack of exit tiles onto its exit, because ``tile`` was turned face up (EP-5.4)."""
    for place, one in t.state.exits.items():
        if TILE_OF[place] == tile and one.stack:
            t.tell(None, "ep-exit-stack", exit=f"exit:{place[-1]}", tile=f"tile:{tile}")


# ---- phase 3: the players place the offered tiles (EP-6)


async def place_tiles(t: City) -> None:
    """Let the players place the tile offer in turn order, then turn up the next one (EP-6.1, 6.9)."""
    state = t.state
    state.phase = "city"
    placers = t.humans_in_city()
    for number in range(len(offered(t))):
        await place_one(t, placers[number % len(placers)])
    turn_up(t)


def offered(t: City) -> list[str]:
    """Return the tile offer, by letter (EP-1.3)."""
    return [tiles[-1] for letter in STACKS if (tiles := t.state.stacks[letter]) and t.state.tiles[tiles[-1]].offered]


async def place_one(t: City, seat: int) -> None:
    """D-3 to D-5: which tile, where, and how turned; then D-6, D-7 for its locations (EP-6.2 to 6.4)."""
    clock = OneClock(t)
    tiles = offered(t)
    pick = await clock.decide(single(asks.CITY_TILE, seat, tuple([named("tile", tile) for tile in tiles]), f"tile:{tiles[0]}", "city"))
    tile = pick.partition(":")[2]
    placed = t.placed()
    fits = placements(tile, placed)
    best = max(fits, key=lambda at: max([same for _, same in fits[at]]))  # the first of equals: lowest r, then lowest q
    sites = {position_id(at): at for at in fits}
    refs = tile_refs(t)
    options = tuple([position(refs, tile, at) for at in fits])
    at = sites[await clock.decide(single(asks.CITY_POSITION, seat, options, position_id(best), "city"))]
    rotation, _ = max(fits[at], key=lambda fit: fit[1])
    turns = tuple([rotation_option(tile, at, k, same) for k, same in fits[at]])
    pick = await clock.decide(single(asks.CITY_ROTATION, seat, turns, f"rotation:{rotation}", "city"))
    await place_tile(t, seat, clock, tile, at, int(pick.partition(":")[2]))


def position_id(at: At) -> str:
    """Return the option id of a position."""
    return f"position:{at[0]},{at[1]}"


def position(refs: Mapping[At, str], tile: str, at: At) -> Option:
    """Return the option of a position for ``tile``, with the tiles it would touch."""
    args: dict[str, Arg] = {"tile": f"tile:{tile}", "q": at[0], "r": at[1], "beside": beside(refs, at)}
    return Option(position_id(at), Text("opt-ep-position", args))


def tile_refs(t: City) -> dict[At, str]:
    """Return references to the tiles on the map, by position."""
    return {one.at: f"tile:{one.id}" for one in t.state.tiles.values() if one.at is not None}


def beside(refs: Mapping[At, str], at: At) -> tuple[str, ...]:
    """Return references to the tiles around a position, by direction."""
    return tuple([refs[one] for one in neighbours(at) if one in refs])


def rotation_option(tile: str, at: At, rotation: int, same: int) -> Option:
    """Return the option of a rotation, with the resulting edges and the number that match (``same``)."""
    args: dict[str, Arg] = {"tile": f"tile:{tile}", "q": at[0], "r": at[1], "k": rotation, "edges": shown(tile, rotation), "same": same}
    return Option(f"rotation:{rotation}", Text("opt-ep-rotation", args))


async def place_tile(t: City, seat: int, clock: OneClock, tile: str, at: At, rotation: int) -> None:
    """Place a tile with its officers and an exit stack on it; put tokens and gang members (EP-6.5 to 6.8)."""
    state = t.state
    around = beside(tile_refs(t), at)
    placed = state.tiles[tile]
    placed.at, placed.rotation, placed.offered = at, rotation, False
    state.stacks[TILES[tile].stack].pop()
    t.forget_map()
    spots = []
    for place in TILES[tile].location:
        if place.kind in ("business", "safe_house"):
            spot = await choose_token(t, seat, clock, place.kind)
            state.spots[spot] = place.id
            spots.append(spot_ref(spot))
        elif place.kind == "gang":
            state.gangs[place.id] = Gang(MEMBERS)
            state.gang_reserve -= MEMBERS
    t.tell(None, "ep-placed", seat=seat_ref(seat), tile=f"tile:{tile}", beside=around, spots=tuple(spots))


async def choose_token(t: City, seat: int, clock: OneClock, kind: str) -> str:
    """D-6 or D-7: which business or safe house is on the new tile (EP-6.6, 6.7)."""
    if kind == "business":
        free = [spot for spot in BUSINESSES if spot not in t.state.spots]
        options = tuple([named("business", spot) for spot in free])
        pick = await clock.decide(single(asks.CITY_BUSINESS, seat, options, options[0].id, "city"))
        return pick.partition(":")[2]
    free = [spot for spot in SAFE_HOUSES if spot not in t.state.spots]
    options = tuple([named("safe_house", spot[-1]) for spot in free])
    pick = await clock.decide(single(asks.CITY_SAFE_HOUSE, seat, options, options[0].id, "city"))
    return f"safe_{pick[-1]}"


def turn_up(t: City) -> None:
    """Turn the next tiles face up, with two officers each; none are left on day 3 (EP-6.9)."""
    state = t.state
    tiles = [state.stacks[letter][-1] for letter in STACKS if state.stacks[letter]]
    if not tiles:
        return
    t.tell(None, "ep-offer", reveals=True, tiles=tuple(f"tile:{tile}" for tile in tiles))
    for tile in tiles:
        state.tiles[tile].offered = True
        uncover(t, tile)
    lay_officers(t, tiles)


# ---- phase 4: the turn order (EP-7)


def sort_order(t: City) -> None:
    """Sort by notoriety, the highest first; ties reverse the old order (EP-7)."""
    state = t.state
    state.phase = "order"
    backwards = state.order[::-1]
    state.order = sorted(backwards, key=lambda actor: -t.figure(actor).row)
    t.tell(None, "ep-order", order=t.refs(state.order))


# ---- phase 5, after each part: notoriety is adjusted, borders are crossed (EP-24)


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
        await escaping.wound(t, actor, beyond, "row")


async def cross(t: City, actor: int, number: int) -> None:
    """Resolve one border: others move officers nearer, then the mover gets the reward (EP-24.4 to 24.7)."""
    t.tell(None, "ep-border", who=t.ref(actor), border=number)
    tile = t.figure(actor).tile
    for lower in lower_ones(t, actor):
        await move_towards(t, lower, actor, tile)
    if t.is_bot(actor) or not t.in_city(actor):  # no reward for bots (EP-28.14) or after leaving (EP-26.12)
        return
    border = BORDERS[number - 1]
    clock = OneClock(t)
    for _ in range(border.unlocks):
        await unlocking.ask(t, actor, "border", clock)
    if border.tokens:
        t.take_token(actor, "border")


def lower_ones(t: City, actor: int) -> list[int]:
    """Return the actors of lower notoriety, who each move an officer: the highest first, ties in turn order (EP-24.5).

    Bots never move officers towards bots (EP-28.14, 29.15).
    """
    row = t.figure(actor).row
    lower = [one for one in t.state.order if one != actor and t.in_city(one) and t.figure(one).row < row]
    if t.is_bot(actor):
        lower = [one for one in lower if not t.is_bot(one)]
    return sorted(lower, key=lambda one: -t.figure(one).row)


async def move_towards(t: City, lower: int, actor: int, tile: str) -> None:
    """Let ``lower`` move one officer towards the mover; for a bot another player does, or nobody chooses (EP-24.5, 28.15, 29.15)."""
    if not t.is_bot(lower):
        await choose_move(t, lower, tile)
        return
    others = [seat for seat in t.humans_in_city() if seat != actor]
    if others:
        await choose_move(t, others[0], tile)
    else:
        move_automatically(t, tile)


async def choose_move(t: City, seat: int, tile: str) -> None:
    """D-32: which officer moves towards ``tile``, and where to (EP-24.6)."""
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
