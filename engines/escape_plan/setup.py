"""The set-up of the board and of the players (EP-1, EP-2)."""

from engines.escape_plan import asks, bots
from engines.escape_plan.components import (
    ASSETS,
    BAGS,
    BUSINESSES,
    CHARACTERS,
    COMPONENTS,
    CONTACTS,
    DIRECTORY,
    EQUIPMENT,
    FIXERS,
    INVENTORY,
    KEY_COLORS,
    LOCKERS,
    OFFER,
    PATROL_CARDS,
    PLANS,
    SAFE_HOUSES,
    START_CASH,
)
from engines.escape_plan.officers import lay_officers
from engines.escape_plan.state import MEMBERS, Asset, Entry, Exit, Gang, Key, Player, Pocket
from engines.escape_plan.table import City
from engines.escape_plan.tiles import LOCATIONS, OFFICERS, STACKS, TILES
from engines.table import Ask, Option, seat_ref

START_TILES = ("s1", "s2")
POSITIONS = ((0, 0), (1, 0))
START_ROTATIONS = (0, 3)
STACK_OF_TILES = 3


async def set_up(t: City) -> None:
    """Lay out the city, deal to everybody, and let the players choose their characters."""
    lay_city(t)
    lay_supply(t)
    seat_players(t)
    bots.set_up(t)
    await choose_characters(t)


def lay_city(t: City) -> None:
    """Lay the starting tiles, stacks, patrol cards and officers (EP-1.2 to 1.6, 1.13)."""
    state = t.state
    start = t.draw("start")
    rotation = start.pick(START_ROTATIONS)
    for tile, at in zip(START_TILES, start.shuffled(POSITIONS), strict=True):
        state.tiles[tile].at, state.tiles[tile].rotation = at, rotation
    t.forget_map()
    for letter in STACKS:
        state.stacks[letter] = t.draw(f"tiles.{letter}").shuffled([tile.id for tile in TILES.values() if tile.stack == letter])
        state.tiles[state.stacks[letter][-1]].offered = True
    state.exits = {place.id: Exit() for place in LOCATIONS.values() if place.kind == "exit"}
    state.patrol_deck = t.draw("patrol").shuffled(PATROL_CARDS)[:-1]
    state.bag = {kind: COMPONENTS["officers"] // len(OFFICERS) for kind in OFFICERS}
    state.officers_boxed = dict.fromkeys(OFFICERS, 0)
    state.gang_reserve = COMPONENTS["gang_members"] - MEMBERS
    state.gangs["gang_s"] = Gang(MEMBERS)
    offered = [state.stacks[letter][-1] for letter in STACKS]
    t.tell(None, "ep-city", tiles=tuple(f"tile:{tile}" for tile in START_TILES), offer=tuple(f"tile:{tile}" for tile in offered))
    lay_officers(t, [*offered, START_TILES[1]])


def lay_supply(t: City) -> None:
    """Lay out tokens, keys, fixer tiles, lockers, equipment, exit tiles and the contact offer (EP-1.7 to 1.12, 1.14)."""
    state = t.state
    state.cubes = {spot: [] for spot in (*BUSINESSES, *SAFE_HOUSES)}
    each = COMPONENTS["keys"] // len(KEY_COLORS)
    keys = t.draw("keys").shuffled([color for color in KEY_COLORS for _ in range(each)])
    state.house_keys = {house: keys[each * number : each * (number + 1)] for number, house in enumerate(SAFE_HOUSES)}
    state.fixers = list(FIXERS)
    for color in LOCKERS:
        state.lockers[color] = t.draw(f"lockers.{color}").shuffled([tile for tile, bag in BAGS.items() if bag.stack == color])
    for stack in ("x", "y"):
        state.exit_stacks[stack] = t.draw(f"exit_tiles.{stack}").shuffled([tile for tile, bag in BAGS.items() if bag.stack == stack])
    state.equipment = {kind: one.qty for kind, one in EQUIPMENT.items()}
    state.cans, state.tokens, state.handcuffs = (COMPONENTS[name] for name in ("gas_cans", "extra_action_tokens", "handcuffs_cards"))
    deck = t.draw("contacts").shuffled(CONTACTS)
    state.offer, state.contact_deck = deck[:OFFER][::-1], deck[OFFER:]


def seat_players(t: City) -> None:
    """Give everybody the board, the money and a plan, and draw the first turn order (EP-2)."""
    state = t.state
    plans = t.draw("plans").shuffled(PLANS)
    for seat, player in enumerate(state.players):
        give_board(player)
        player.plan = plans[seat]
        t.tell((seat,), "ep-plan", plan=f"plan:{player.plan}")
    state.order = t.draw_order()
    state.order += [actor for actor in (t.costa, t.sandra) if actor is not None]
    t.tell(None, "ep-start", seats=t.refs(range(t.seats)), order=t.refs(state.order))


def give_board(player: Player) -> None:
    """Lay out one player board (EP-2.2 to 2.6)."""
    player.cash = START_CASH
    player.income = COMPONENTS["income_cubes_each"]
    player.entries = [Entry() for _ in range(DIRECTORY)]
    player.pockets = [Pocket() for _ in range(INVENTORY)]
    player.keys = [Key() for _ in SAFE_HOUSES]
    player.assets = [Asset(name) for name, one in ASSETS.items() if one.start == "unlocked"]
    listed, carried = ([name for name, one in ASSETS.items() if one.start == where] for where in ("directory", "inventory"))
    for entry, name in zip(player.entries[-len(listed) :], listed, strict=True):
        entry.asset = name
    for pocket, name in zip(player.pockets[-len(carried) :], carried, strict=True):
        pocket.asset = name


async def choose_characters(t: City) -> None:
    """D-1: everybody at once, first come (EP-2.1). The questions stay the same objects as their options shrink; bots take the rest."""
    state = t.state
    free = t.draw("characters").shuffled(CHARACTERS)
    open_asks = tuple(Ask(asks.CHARACTER, seat, _characters(free), (f"character:{free[0]}",), clock="setup") for seat in range(t.seats))
    t.checkpoint()
    while open_asks:
        if len(free) == 1:
            _take(t, open_asks[0].seat, free.pop())
            break
        state.awaited = [ask.seat for ask in open_asks]
        answer = await t.next(open_asks)
        taken = answer.picks[0].partition(":")[2]
        if taken == free[0]:
            t.forget_checkpoints()  # the next default shows one more of the hidden order
        free.remove(taken)
        _take(t, answer.ask.seat, taken)
        open_asks = tuple(ask for ask in open_asks if ask is not answer.ask)
        for ask in open_asks:
            ask.options, ask.default = _characters(free), (f"character:{free[0]}",)
    state.awaited = []
    for bot, character in zip(state.bots, free, strict=False):
        bot.character = character


def _characters(free: list[str]) -> tuple[Option, ...]:
    return tuple([asks.named("character", one) for one in CHARACTERS if one in free])


def _take(t: City, seat: int, character: str) -> None:
    t.player(seat).character = character
    t.tell(None, "ep-character", seat=seat_ref(seat), character=f"character:{character}")
