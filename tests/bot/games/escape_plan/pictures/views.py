"""Views of Escape Plan for pictures: random cities, as full as a game can make them."""

from engines.chance import Chance, Stream
from engines.escape_plan.components import BUSINESSES, CHARACTERS, CONTACTS, EQUIPMENT, FIXERS, SAFE_HOUSES
from engines.escape_plan.map.geometry import Placed, placements
from engines.escape_plan.setup import lay_city, lay_supply, seat_players
from engines.escape_plan.state import Asset, Cube, Gang, Turn
from engines.escape_plan.table import City, EscapePlanOptions
from engines.escape_plan.tiles import LOCATIONS, OFFICERS, TILE_OF, TILES
from engines.escape_plan.viewing import view
from engines.escape_plan.views import EscapePlanView


def random_city(seats: int, tiles: int, seed: int) -> City:
    """Return a city of so many tiles with everything that a game brings onto it."""
    t = City(seats, EscapePlanOptions(), Chance(seed))
    lay_city(t)
    lay_supply(t)
    seat_players(t)
    stream = Stream(seed, "pictures")
    state = t.state
    local = {one.at: Placed(one.id, one.rotation) for one in state.tiles.values() if one.at is not None}
    spots = {"business": list(BUSINESSES), "safe_house": list(SAFE_HOUSES)}
    while len(local) < tiles:
        tile = stream.pick([one for one in TILES if one not in {there.tile for there in local.values()}])
        fits = placements(tile, local)
        at = stream.pick(list(fits))
        rotation, _ = stream.pick(fits[at])
        local[at] = Placed(tile, rotation)
        there = state.tiles[tile]
        there.at, there.rotation, there.offered = at, rotation, False
        there.officers = [kind for kind in OFFICERS if stream.below(2)]
        for place in TILES[tile].location:
            if place.kind in spots:
                state.spots[spots[place.kind].pop(0)] = place.id
            if place.kind == "gang":
                state.gangs[place.id] = Gang(2)
    for letter, stack in state.stacks.items():
        state.stacks[letter] = [tile for tile in stack if state.tiles[tile].at is None]
    t.forget_map()
    places = [place for place in LOCATIONS if state.tiles[TILE_OF[place]].at is not None]
    for seat, player in enumerate(state.players):
        player.character = CHARACTERS[seat]
        t.move_pawn(seat, stream.pick(places))
        player.row = 1 + stream.below(10)
    for bot in range(len(state.bots)):
        t.move_pawn(seats + bot, stream.pick(places))
    state.day, state.phase, state.part = 2, "actions", "evening"
    state.turn, state.awaited = Turn(0, "evening"), [0]
    state.exits["exit_2"].patrols = 2
    state.exits["exit_2"].stack = "x"
    state.exits["exit_1"].patrols = 1
    return t


def fill_hands(t: City) -> None:
    """Give everybody a full directory, inventory and row of assets."""
    for seat, player in enumerate(t.state.players):
        numbers = [number for number in CONTACTS if number % t.seats == seat]
        for field, entry in enumerate(player.entries):
            entry.asset, entry.contact, entry.used, entry.cuffed = "", numbers[field], field == 1, field == 4
        items = [list(EQUIPMENT)[3], list(FIXERS)[6], "green_3", "x_2", list(FIXERS)[seat], list(EQUIPMENT)[1]]
        for number, pocket in enumerate(player.pockets):
            pocket.asset, pocket.item, pocket.used = "", items[number], number == 1
        player.assets = [Asset(name, name == "as_state") for name in ("as_extra", "as_state", "as_local", "as_avoid", "as_key", "as_heal")]
        player.visited = ["bar", "casino", "safe_2"]
        player.wounds, player.tokens, player.cans, player.income, player.cash = 3, 4, 2, 6, 27
        for spot in player.visited:
            t.state.cubes[spot].append(Cube(seat))


def a_view(seats: int, tiles: int = 14, seed: int = 1, *, full: bool = True) -> EscapePlanView:
    """Return the public view of such a city."""
    t = random_city(seats, tiles, seed)
    if full:
        fill_hands(t)
    return view(t, None)
