"""Step 1 of a move: travel (EP-11, EP-12). D-12 to D-14 are a draft, seen by the traveller alone until the route is chosen."""

from functools import lru_cache

from engines.escape_plan import asks
from engines.escape_plan.asks import single, word
from engines.escape_plan.map.routes import Way
from engines.escape_plan.moves.effects import offer_at
from engines.escape_plan.moves.ends import ESCAPE, NOTHING, Boost, Choice, Ticked, choices, held_boosts, spend, tick
from engines.escape_plan.places import LAST_DAY, exit_cost, spot_ref
from engines.escape_plan.state import Turn
from engines.escape_plan.table import City
from engines.escape_plan.tiles import LOCATIONS, TILE_OF
from engines.table import Arg, Ask, Option, Text, seat_ref

WAYS_BACK = 9
"""The number of ways back and repeats of D-12 in a turn (EP-12.14)."""
LATE = ("evening", "night", "dawn")
"""The parts of day 3 in which a default goes for the exit (section 6)."""


async def travel(t: City, seat: int) -> bool:
    """Let ``seat`` choose a move and carry it out; False: back to the choice of rest or move (D-12 to D-14)."""
    turn = t.turn
    turn.moment = "travel"
    may_return = not t.player(seat).rested or bool(offer_at(t, seat, "choice"))
    while True:
        asked = await ask_boosts(t, seat)
        ticked, found = ticks(t, seat)
        if not found:
            turn.ways_back += 1
            continue
        pick = await ask_end(t, seat, found, ticked, boosts=asked, back=may_return)
        if pick in ("boosts", "back"):
            turn.ways_back += 1
            if pick == "boosts":
                continue
            turn.ticked = []
            return False
        end = pick.removeprefix("location:")
        choice = next(one for one in found if one.end == end)
        way = await ask_route(t, seat, choice, ticked)
        depart(t, seat, choice, way, ticked)
        return True


def late(t: City) -> bool:
    """Return whether it is day 3 from the evening on."""
    return t.state.day == LAST_DAY and t.state.part in LATE


async def ask_boosts(t: City, seat: int) -> bool:
    """D-12: tick effects for this move; return whether there was one to tick."""
    turn = t.turn
    cans = [f"can:{number}" for number in range(1, t.player(seat).cans + 1)]
    boosts = held_boosts(t, seat)
    turn.ticked = []
    if not cans and not boosts:
        return False
    options = [Option(one, Text("opt-ep-can", {"n": int(one[-1])})) for one in cans]
    options += [boost_option(one) for one in boosts]
    default = tuple(cans) if late(t) else ()
    question = Ask(asks.BOOSTS, seat, tuple(options), default, least=0, most=len(options), clock="turn", secret=True)
    picks = await t.picks(question)
    turn.ticked = [option.id for option in options if option.id in picks]
    return True


def boost_option(boost: Boost) -> Option:
    """Return the option of a travel effect."""
    kind, name, *rest = boost.option_id.split(":")
    if kind == "gang":
        return Option(boost.option_id, Text("opt-ep-boost-gang", {"location": f"location:{name}", "n": int(rest[0])}))
    args: dict[str, Arg] = {kind: f"{kind}:{name}", "effect": boost.effect, "cost": boost.cost, "star": boost.star}
    return Option(boost.option_id, Text(f"opt-ep-boost-{kind}", args))


def ticks(t: City, seat: int) -> tuple[Ticked, list[Choice]]:
    """Return the sum of the ticks and the ends in reach; no ends if D-12 is to be asked again (EP-12.14)."""
    turn = t.turn
    ticked = tick(t, seat, turn.ticked)
    found = choices(t, seat, ticked)
    if not found and (turn.ways_back >= WAYS_BACK or turn.lapsed):
        turn.ticked = []
        ticked, found = NOTHING, choices(t, seat)
    return ticked, found


def end_id(choice: Choice) -> str:
    """Return the option id of an end."""
    return ESCAPE if choice.end == ESCAPE else f"location:{choice.end}"


@lru_cache(maxsize=8192)
def end_option(location: str, spot: str, mp: int, officers: int, routes: int) -> Option:
    """Return the option of an end location with the MP and officers of its first way."""
    args: dict[str, Arg] = {
        "location": f"location:{location}",
        "tile": f"tile:{TILE_OF[location]}",
        "spot": spot,
        "mp": mp,
        "officers": officers,
        "routes": routes,
    }
    return Option(f"location:{location}", Text("opt-ep-end", args))


def escape_option(t: City, choice: Choice) -> Option:
    """Return the option of leaving the city (D-33)."""
    args: dict[str, Arg] = {"location": f"location:{choice.location}", "tile": f"tile:{TILE_OF[choice.location]}", "mp": choice.ways[0].mp}
    args |= {"officers": choice.officers, "routes": len(choice.ways), "cost": exit_cost(t) or 0}
    return Option(ESCAPE, Text("opt-ep-escape", args))


async def ask_end(t: City, seat: int, found: list[Choice], ticked: Ticked, *, boosts: bool, back: bool) -> str:
    """D-13: where the move ends, or a way back."""
    spots = {place: spot_ref(spot) for spot, place in t.state.spots.items()}
    options = [
        escape_option(t, one)
        if one.end == ESCAPE
        else end_option(one.end, spots.get(one.end, ""), one.ways[0].mp, one.officers, len(one.ways))
        for one in found
    ]
    if t.turn.ways_back < WAYS_BACK:
        if boosts:
            options.append(word("boosts"))
        if back:
            options.append(word("back"))
    return await t.decide(single(asks.END, seat, tuple(options), default_end(t, seat, found, ticked), secret=True))


def default_end(t: City, seat: int, found: list[Choice], ticked: Ticked) -> str:
    """Return the default of D-13: late on day 3 the way out if it can be paid, else the end with the fewest officers and MP.

    Ends that need a payment or a key are taken only if there is no other.
    """
    if late(t) and found[-1].end == ESCAPE and t.player(seat).cash - ticked.cost >= (exit_cost(t) or 0):
        return ESCAPE
    barred = {ESCAPE: True, **dict.fromkeys(t.state.gangs, True), **{t.state.spots[spot]: True for spot in t.state.closed}}
    free = [(one.officers, one.ways[0].mp, number) for number, one in enumerate(found) if one.end not in barred]
    free = free or [(one.officers, one.ways[0].mp, number) for number, one in enumerate(found) if one.end != ESCAPE]
    return end_id(found[min(free)[2]]) if free else ESCAPE


def route_id(t: City, way: Way) -> str:
    """Return the option id of a way: ``route:s1+c1/0``."""
    return f"route:{'+'.join(t.graph.tiles_in(way.left)) or 'none'}/{way.cans}"


async def ask_route(t: City, seat: int, choice: Choice, ticked: Ticked) -> Way:
    """D-14: the way to the chosen end."""
    if len(choice.ways) == 1:
        return choice.ways[0]
    by_id = {route_id(t, way): way for way in choice.ways}
    options = tuple([route_option(t, one, way, ticked) for one, way in by_id.items()])
    return by_id[await t.decide(single(asks.ROUTE, seat, options, options[0].id, secret=True))]


def route_option(t: City, option_id: str, way: Way, ticked: Ticked) -> Option:
    """Return the option of a way: its cost, and the police on it by tile (EP-12.11)."""
    left = t.graph.tiles_in(way.left)
    police = [(kind, tile) for tile in left for kind in t.state.tiles[tile].officers]
    bots = [bot.id for bot in t.state.bots if not bot.gone and bot.tile in left]
    args: dict[str, Arg] = {
        "tiles": tuple([f"tile:{tile}" for tile in left]),
        "mp": way.mp,
        "cans": way.cans,
        "officers": tuple([f"officer:{kind}" for kind, _ in police]),
        "where": tuple([f"tile:{tile}" for _, tile in police]),
        "sandra": "sandra" in bots,
        "costa": "costa" in bots,
        "uses": tuple([source_ref(one.option_id) for one in ticked.sources]),
        "cost": ticked.cost,
        "stars": sum([one.star for one in ticked.sources]),
    }
    return Option(option_id, Text("opt-ep-route", args))


def source_ref(option_id: str) -> str:
    """Return the reference of a travel effect: ``contact:19``, ``location:gang_s`` for a member of that base."""
    kind, name, *_ = option_id.split(":")
    return f"location:{name}" if kind == "gang" else f"{kind}:{name}"


def depart(t: City, seat: int, choice: Choice, way: Way, ticked: Ticked) -> None:
    """Carry out the chosen move: costs and stars, gas cans, then the pawn (EP-12.7, 12.12, 13.1)."""
    turn, player = t.turn, t.player(seat)
    turn.ticked = []
    left = t.graph.tiles_in(way.left)
    start = player.location
    officers = sum([len(t.state.tiles[tile].officers) for tile in left]) + sum([bot.tile in left and not bot.gone for bot in t.state.bots])
    uses = tuple([source_ref(one.option_id) for one in ticked.sources])
    told: dict[str, Arg] = {"seat": seat_ref(seat), "origin": f"location:{start}", "location": f"location:{choice.location}"}
    told |= {"tile": f"tile:{TILE_OF[choice.location]}", "left": tuple([f"tile:{tile}" for tile in left])}
    told |= {"mp": way.mp, "cans": way.cans, "uses": uses, "officers": officers}
    if choice.end == ESCAPE:
        told["exit"] = f"exit:{LOCATIONS[choice.location].label}"
    t.tell(None, "ep-leaving" if choice.end == ESCAPE else "ep-moved", reveals=False, **told)
    spend(t, seat, [one.option_id for one in ticked.sources])
    player.cans -= way.cans
    t.state.cans += way.cans
    t.move_pawn(seat, choice.location)
    begin_escape(turn, left, leaving=choice.end == ESCAPE)


def begin_escape(turn: Turn, left: list[str], *, leaving: bool) -> None:
    """Note the tiles that the escape step resolves."""
    turn.left, turn.avoided, turn.leaving = left, [], leaving
