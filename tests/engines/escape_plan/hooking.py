"""Hooks of the generic suite for Escape Plan: conserved quantities, and how two games differ only in things that a seat cannot see."""

from collections import Counter
from typing import Any

from engines import GAMES
from engines.chance import Stream
from engines.escape_plan.components import ASSETS, BAGS, COMPONENTS, CONTACTS, EQUIPMENT, FIXERS, KEY_COLORS, PLANS
from engines.escape_plan.tiles import OFFICERS
from engines.table import Ask, Game
from tests.engines.hooks import Bar, Hidden, Hooks

PLANS_STREAM = "escape_plan.plans"
WITHOUT_EFFECT = ("escape_plan.travel.boosts",)
"""Ticks of a draft that is taken back: nobody else sees them."""
WAYS_BACK = 8
"""How often in a turn ticks are taken back: once less than the rules allow."""


def _state(game: Game) -> Any:
    return game._table.state


def conserved(game: Game) -> None:
    """Check that every piece of the box is in exactly one place (EP-1.15)."""
    state = _state(game)
    check_map(game)
    check_officers(state)
    check_cards(state)
    check_tiles(state)
    for player in state.players:
        check_board(player)
    figures = [*state.players, *state.bots]
    assert state.tokens + sum(one.tokens for one in figures) == COMPONENTS["extra_action_tokens"]
    assert state.cans + sum(player.cans for player in state.players) == COMPONENTS["gas_cans"]
    cuffed = sum(entry.cuffed for player in state.players for entry in player.entries)
    assert state.handcuffs + cuffed == COMPONENTS["handcuffs_cards"]
    assert state.gang_reserve + 2 * len(state.gangs) == COMPONENTS["gang_members"]
    for actor, one in enumerate(figures):
        assert 1 <= one.row <= 10
        assert 0 <= one.red + one.blue <= 4
        assert min(one.red, one.blue, one.tokens) >= 0
        assert sorted(one.visited) == sorted(spot for spot, cubes in state.cubes.items() for cube in cubes if cube.actor == actor)


def check_map(game: Game) -> None:
    """The map on which moves are worked out is that of the tiles placed: no older one, with ways that are kept with it."""
    table: Any = game._table
    assert table.graph.placed == table.placed()


def check_officers(state: Any) -> None:
    """Every officer is in the bag, in the box or on a tile, no two equal ones on one tile, none at the hospital."""
    lying = Counter(kind for tile in state.tiles.values() for kind in tile.officers)
    for kind in OFFICERS:
        assert state.bag[kind] + state.officers_boxed[kind] + lying[kind] == COMPONENTS["officers"] // 3
    assert all(len(set(tile.officers)) == len(tile.officers) for tile in state.tiles.values())
    assert state.tiles["s1"].officers == []


def check_cards(state: Any) -> None:
    """Every contact card is somewhere, once."""
    held = [entry.contact for player in state.players for entry in player.entries if entry.contact]
    costa = [card for bot in state.bots for card in bot.contacts]
    assert sorted((*state.contact_deck, *state.offer, *state.contacts_boxed, *held, *costa)) == sorted(CONTACTS)


def check_tiles(state: Any) -> None:
    """Every tile and key of the supply is somewhere; tiles just drawn from a stack are still counted there."""
    items = Counter(pocket.item for player in state.players for pocket in player.pockets if pocket.item)
    items += Counter(one for one in state.boxed if not one.startswith("key:"))
    items += Counter(state.fixers) + Counter(state.equipment)
    items += Counter(tile for stacks in (state.lockers, state.exit_stacks) for tiles in stacks.values() for tile in tiles)
    items += Counter(tile for bot in state.bots for pile in bot.piles for tile in pile)
    if state.turn and not any(tile in tiles for tile in state.turn.drawn for tiles in state.lockers.values()):
        items += Counter(state.turn.drawn)
    assert {name: items[name] for name in EQUIPMENT} == {name: one.qty for name, one in EQUIPMENT.items()}
    assert all(items[name] == 1 for name in (*FIXERS, *BAGS))
    keys = Counter(key.color for player in state.players for key in player.keys if key.color)
    keys += Counter(color for colors in state.house_keys.values() for color in colors)
    keys += Counter(one.partition(":")[2] for one in state.boxed if one.startswith("key:"))
    assert keys == dict.fromkeys(KEY_COLORS, 3)


def check_board(player: Any) -> None:
    """A board holds what it can hold; visits and income cubes make nine."""
    assert player.income + len(player.visited) == COMPONENTS["income_cubes_each"]
    assert 0 <= player.wounds <= 3
    assert 0 <= player.cans <= 2
    assert player.cash >= 0
    assert len(player.assets) <= 6
    assets = [one.asset for one in (*player.entries, *player.pockets) if one.asset] + [one.id for one in player.assets]
    assert len(set(assets)) == len(assets) <= len(ASSETS)
    assert not any(entry.asset and (entry.contact or entry.cuffed) for entry in player.entries)
    assert not any(pocket.asset and pocket.item for pocket in player.pockets)
    standing = [bool(entry.asset) for entry in player.entries if not entry.cuffed]
    assert standing == sorted(standing)


def places(game: Game, x: int, stream: Stream) -> tuple[int, int] | None:
    """Return two places in the deal of the plans: that of another seat, and that of yet another or of nobody."""
    others = [seat for seat in range(game.seats) if seat != x]
    if not others:
        return None
    free = [*others, *range(game.seats, len(PLANS))]
    one = stream.pick(others)
    return one, stream.pick([place for place in free if place != one])


def quiet(games: tuple[Game, Game], ask: Ask, x: int, avoid: tuple[int, ...]) -> tuple[str, ...]:
    """Take back what was ticked as often as one may, choose ends and ways by the number of the question, keep any tile."""
    ids = [option.id for option in ask.options]
    if ask.name in WITHOUT_EFFECT:
        return ()
    if not avoid and "boosts" in ids and any(harmless(game, "") for game in games):
        return ("boosts",)
    inside = [one for one in ids if one.startswith("location:")] or ids
    return (inside[int(ask.id.rpartition("/")[2]) * 7 % len(inside)],)


def over(game: Game, x: int, places: tuple[int, ...]) -> bool:
    """Return whether an exchanged plan has shown: its owner has put a cube somewhere; without places: never."""
    players = _state(game).players
    return any(place < len(players) and players[place].visited for place in places)


def harmless(game: Game, option: str) -> bool:
    """Return whether a tick will be taken back afterwards."""
    turn = _state(game).turn
    return turn is not None and turn.ways_back < WAYS_BACK


HOOKS = Hooks(
    GAMES["escape_plan"],
    lambda seats, stream: {"last_robber": f"seat_{1 + stream.below(seats)}"} if stream.below(2) else {},
    conserved,
    Hidden(PLANS_STREAM, places, quiet, over, WITHOUT_EFFECT, harmless),
    games=60,
    bar=Bar(decisions=20_000, share_of_toy=None, replay_ms=50.0),
)
"""A search for moves stands behind every turn, so the bench lets it take longer."""
