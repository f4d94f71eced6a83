"""Phase 3: the players place the offered tiles (EP-6)."""

from collections.abc import Mapping

from engines.escape_plan import asks
from engines.escape_plan.asks import named, single
from engines.escape_plan.components import BUSINESSES, SAFE_HOUSES
from engines.escape_plan.map.geometry import At, neighbours, placements, shown
from engines.escape_plan.officers import lay_officers
from engines.escape_plan.phases.patrol import uncover
from engines.escape_plan.places import spot_ref
from engines.escape_plan.state import MEMBERS, Gang
from engines.escape_plan.table import City, OneClock
from engines.escape_plan.tiles import STACKS, TILES
from engines.table import Arg, Option, Text, seat_ref


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
    """D-3 to D-5: which tile, where, and how turned, and D-6, D-7 for what is on it (EP-6.2 to 6.4)."""
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
    """Return the option of a position for ``tile``, with the tiles that it would touch."""
    args: dict[str, Arg] = {"tile": f"tile:{tile}", "q": at[0], "r": at[1], "beside": beside(refs, at)}
    return Option(position_id(at), Text("opt-ep-position", args))


def tile_refs(t: City) -> dict[At, str]:
    """Return references to the tiles on the map, by position."""
    return {one.at: f"tile:{one.id}" for one in t.state.tiles.values() if one.at is not None}


def beside(refs: Mapping[At, str], at: At) -> tuple[str, ...]:
    """Return references to the tiles around a position, by direction."""
    return tuple([refs[one] for one in neighbours(at) if one in refs])


def rotation_option(tile: str, at: At, rotation: int, same: int) -> Option:
    """Return the option of a rotation, with the edges as they would be and how many would match (``same``)."""
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
    """D-6 or D-7: which business or safe house the location of the new tile is (EP-6.6, 6.7)."""
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
    """Turn the next tiles face up, with two officers each; on day 3 there are none (EP-6.9)."""
    state = t.state
    tiles = [state.stacks[letter][-1] for letter in STACKS if state.stacks[letter]]
    if not tiles:
        return
    t.tell(None, "ep-offer", reveals=True, tiles=tuple(f"tile:{tile}" for tile in tiles))
    for tile in tiles:
        state.tiles[tile].offered = True
        uncover(t, tile)
    lay_officers(t, tiles)
