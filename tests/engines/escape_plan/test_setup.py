"""The set-up of the board and of the players (EP-1, EP-2)."""

from collections import Counter
from itertools import pairwise

import pytest

import engines
from engines.escape_plan.components import BAGS, COMPONENTS, CONTACTS, FIXERS, PLANS
from engines.escape_plan.places import closes_after, exit_cost
from engines.escape_plan.tiles import TILES
from engines.escape_plan.views import MyPart
from engines.table import Game
from tests.engines.escape_plan.harness import given, shown, turn
from tests.engines.escape_plan.hooking import conserved

SEEDS = range(60)


def started(seed: int = 1, seats: int = 3) -> Game:
    return engines.start("escape_plan", seats=seats, options={}, seed=seed)


def own(game: Game, seat: int) -> MyPart:
    part = shown(game, seat).me
    assert part is not None
    return part


@pytest.mark.rule("EP-1.1", "EP-16.8")
@pytest.mark.parametrize(("seats", "cubes"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_the_side_of_the_board_fixes_when_a_business_closes(seats: int, cubes: int) -> None:
    assert shown(started(seats=seats)).closes_after == cubes
    assert closes_after(given(turn, seats=seats).table) == cubes


@pytest.mark.rule("EP-1.2")
def test_starting_tiles_in_both_orders_with_one_of_two_common_rotations() -> None:
    seen = set()
    for seed in SEEDS:
        tiles = {tile.id: tile for tile in shown(started(seed)).tiles}
        assert set(tiles) == {"s1", "s2"}
        assert {tiles["s1"].at, tiles["s2"].at} == {(0, 0), (1, 0)}
        assert tiles["s1"].rotation == tiles["s2"].rotation
        seen.add((tiles["s1"].at, tiles["s1"].rotation))
    assert seen == {((q, 0), rotation) for q in (0, 1) for rotation in (0, 3)}


@pytest.mark.rule("EP-1.3", "EP-6.10")
def test_four_stacks_of_three_with_the_top_tile_face_up() -> None:
    tops = set()
    for seed in SEEDS:
        view = shown(started(seed))
        assert view.stacks == {"a": 3, "b": 3, "c": 3, "d": 3}
        assert [tile.id[0] for tile in view.tile_offer] == ["a", "b", "c", "d"]
        tops |= {tile.id for tile in view.tile_offer}
    assert tops == {tile for tile in TILES if tile not in ("s1", "s2")}


@pytest.mark.rule("EP-1.4")
def test_five_of_six_patrol_cards() -> None:
    removed = set()
    for seed in SEEDS:
        deck = started(seed)._table.state.patrol_deck
        assert len(deck) == 5
        left = Counter([1, 1, 2, 2, 3, 3]) - Counter(deck)
        removed |= set(left)
    assert removed == {1, 2, 3}


@pytest.mark.rule("EP-1.5", "EP-1.6")
def test_two_officers_on_each_offered_tile_and_on_s2_but_never_a_pair() -> None:
    numbers: Counter[int] = Counter()
    for seed in SEEDS:
        game = started(seed)
        view = shown(game)
        start = {tile.id: tile for tile in view.tiles}
        assert start["s1"].officers == ()
        for tile in (*view.tile_offer, start["s2"]):
            assert 1 <= len(tile.officers) <= 2
            assert len(set(tile.officers)) == len(tile.officers)
            numbers[len(tile.officers)] += 1
        conserved(game)
        told = [str(notice.text.args["tile"]) for notice in game.notices if notice.text.key == "ep-officers"]
        assert [tile[5] for tile in told] == ["a", "b", "c", "d", "s"]  # in this order, S2 last
    assert min(numbers[1], numbers[2]) > 0


@pytest.mark.rule("EP-1.7", "EP-1.9")
def test_tokens_and_fixer_tiles_lie_open() -> None:
    view = shown(started())
    assert len(view.unplaced) == 9
    assert view.fixers == tuple(FIXERS)


@pytest.mark.rule("EP-1.8")
def test_nine_keys_three_at_each_safe_house() -> None:
    deals = set()
    for seed in SEEDS:
        keys = shown(started(seed)).house_keys
        assert {house: len(colors) for house, colors in keys.items()} == {"safe_1": 3, "safe_2": 3, "safe_3": 3}
        assert Counter(color for colors in keys.values() for color in colors) == {"green": 3, "black": 3, "brown": 3}
        deals.add(keys["safe_1"])
    assert len(deals) > 5


@pytest.mark.rule("EP-1.10", "EP-1.14", "EP-1.15")
def test_the_supply() -> None:
    view = shown(started())
    assert view.lockers == {"green": 5, "black": 5, "brown": 5}
    assert view.equipment == {"vest": 4, "cap": 4, "helmet": 4, "gas_mask": 4}
    assert (view.cans, view.tokens) == (6, 10)
    assert view.phase == "setup"
    assert view.part is None


@pytest.mark.rule("EP-1.10", "EP-1.11")
def test_lockers_and_exit_tiles_are_shuffled() -> None:
    orders = {(tuple(state.lockers["brown"]), tuple(state.exit_stacks["x"])) for state in (started(seed)._table.state for seed in SEEDS)}
    assert len(orders) > 50
    for brown, exits in orders:
        assert sorted(BAGS[tile].value for tile in brown) == [0, 120, 120, 130, 130]
        assert sorted(BAGS[tile].value for tile in exits) == [0, 40, 50, 60, 70]


@pytest.mark.rule("EP-1.12")
def test_seven_contacts_on_offer() -> None:
    state = started()._table.state
    assert len(state.offer) == 7
    assert len(state.contact_deck) == len(CONTACTS) - 7


@pytest.mark.rule("EP-1.13")
def test_gang_members() -> None:
    state = started()._table.state
    assert state.gang_reserve == 6
    assert {base: gang.members for base, gang in state.gangs.items()} == {"gang_s": 2}


@pytest.mark.rule("EP-2.1")
def test_x_everybody_takes_a_character_of_his_own() -> None:
    game = started(seats=5)
    assert [ask.seat for ask in game.asks] == [0, 1, 2, 3, 4]
    first = game.asks[0]
    game.answer(first.id, "character:ruby")
    assert all("character:ruby" not in [option.id for option in ask.options] for ask in game.asks)
    game.expire()
    characters = [player.character or "" for player in shown(game).players]
    assert characters[0] == "ruby"
    assert sorted(characters) == sorted(["claws", "vinnie", "scar", "ruby", "bones"])


@pytest.mark.rule("EP-2.1")
def test_the_clock_gives_characters_in_a_random_order() -> None:
    """D-1: the first one still free in an order drawn at the start."""
    defaults = {engines.start("escape_plan", seats=4, seed=seed).asks[0].default for seed in range(40)}
    assert defaults == {(f"character:{one}",) for one in ("claws", "vinnie", "scar", "ruby", "bones")}


@pytest.mark.rule("EP-2.2", "EP-2.3", "EP-2.5", "EP-2.9")
def test_a_player_at_the_start() -> None:
    for player in shown(started(seats=4)).players:
        assert (player.location, player.tile, player.row) == ("hospital", "s1", 1)
        assert player.income == 9
        assert (player.red, player.blue, player.wounds, player.members) == (0, 0, 0, 0)
        assert player.first_aid
        assert not player.rested


@pytest.mark.rule("EP-2.4")
def test_assets_at_the_start() -> None:
    player = shown(started()).players[1]
    assert [entry.asset for entry in player.entries] == [None, None, "as_avoid", "as_key", "as_heal"]
    assert [pocket.asset for pocket in player.pockets] == [None, None, None, "as_state", "as_local", "as_special"]
    assert [(slot.cost, slot.asset) for slot in player.assets] == [(5, "as_extra"), *[(cost, None) for cost in (4, 3, 2, 1, 0)]]


@pytest.mark.rule("EP-2.6", "EP-2.7")
def test_money_and_plan_are_hidden() -> None:
    game = started(seats=5)
    plans = [own(game, seat).plan for seat in range(5)]
    assert len(set(plans)) == 5
    assert set(plans) <= set(PLANS)
    assert all(own(game, seat).cash == 9 for seat in range(5))
    assert shown(game).me is None
    told = [notice for notice in game.notices if notice.text.key == "ep-plan"]
    assert [notice.to for notice in told] == [frozenset((seat,)) for seat in range(5)]
    public = shown(game).model_dump_json()
    assert "epl_" not in public
    assert "cash" not in public


@pytest.mark.rule("EP-2.8")
def test_the_first_turn_order_is_drawn() -> None:
    orders = {shown(started(seed)).order for seed in SEEDS}
    assert orders == {
        tuple(f"seat:{seat}" for seat in order) for order in ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
    }


@pytest.mark.rule("EP-1.15")
def test_the_box_holds_the_list_of_section_3() -> None:
    wood = ("officers", "gang_members", "gas_cans", "extra_action_tokens")
    assert [COMPONENTS[name] for name in wood] == [30, 8, 6, 10]
    assert COMPONENTS["handcuffs_cards"] == 10
    assert exit_cost(given(turn).table) is None
    assert all(one < other for one, other in pairwise(sorted(CONTACTS)))


@pytest.mark.rule("EP-2.1")
@pytest.mark.parametrize("seats", range(1, 6))
def test_nothing_is_taken_back_past_a_reveal_by_the_order_of_characters(seats: int) -> None:
    game = engines.start("escape_plan", seats=seats, seed=3)
    while game.asks[0].name == "escape_plan.setup.character":
        game.expire(game.asks[0].id)  # the default goes, and what is the default now was hidden until here
        assert not [move for move in game.checkpoints if move < game.moves_made]
    other = engines.start("escape_plan", seats=seats, seed=3)
    ask = other.asks[0]
    other.answer(ask.id, next(option.id for option in ask.options if option.id not in ask.default))
    assert (0 in other.checkpoints) is (seats > 1), "another choice shows nothing of the order; alone, the bots take what is left"


@pytest.mark.rule("EP-2.8")
def test_the_table_may_choose_the_first_player_and_old_records_keep_the_drawn_one() -> None:
    for seats in range(1, 6):
        drawn = engines.start("escape_plan", seats=seats, seed=3)
        order = [who for who in _order(drawn) if who.startswith("seat:")]
        for number in range(1, seats + 1):
            game = engines.start("escape_plan", seats=seats, options={"last_robber": f"seat_{number}"}, seed=3)
            chosen = [who for who in _order(game) if who.startswith("seat:")]
            start = order.index(f"seat:{number - 1}")
            assert chosen == [*order[start:], *order[:start]], "the others follow as they are drawn"
            assert engines.replay(game.record).view(None) == game.view(None)
        assert drawn.record.options == {}, "a record without the option is as before"
    with pytest.raises(engines.BadSetup):
        engines.start("escape_plan", seats=3, options={"last_robber": "seat_4"}, seed=1)


def _order(game: Game) -> tuple[str, ...]:
    order = next(notice.text.args["order"] for notice in game.notices if notice.text.key == "ep-start")
    assert isinstance(order, tuple)
    return tuple(str(who) for who in order)
