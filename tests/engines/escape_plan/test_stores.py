"""Convenience stores and lockers (EP-19)."""

import pytest

from engines.escape_plan.seen_answers import read
from engines.escape_plan.state import Asset, Key
from engines.escape_plan.table import City
from engines.imagining import seen_by
from tests.engines.escape_plan.harness import Play, contact, given, items, visit


@pytest.mark.rule("EP-19.1", "EP-19.2")
def test_a_gas_can_up_to_two() -> None:
    play = given(visit, at={0: "store_c", 1: "store_c"})
    assert play.me.red == 1
    assert (play.name, play.ask.default) == ("store.gas_can", ("yes",))
    play.do("yes")
    assert (play.me.cans, play.state.cans) == (1, 5)
    assert given(visit, at="store_c").do("no").me.cans == 0


@pytest.mark.rule("EP-19.2", "EP-1.15")
@pytest.mark.parametrize(("held", "left"), [(2, 4), (0, 0)])
def test_no_gas_can_beyond_the_limit_or_the_supply(held: int, left: int) -> None:
    def prepare(t: City) -> None:
        t.player(0).cans, t.state.cans = held, left

    assert given(visit, at="store_c", prepare=prepare).name == "store.equipment"


@pytest.mark.rule("EP-19.3")
def test_x_42_two_different_kinds() -> None:
    play = given(visit, at="store_c").do("no", "equipment:vest")
    assert "equipment:vest" not in play.options
    play.do("equipment:gas_mask") if play.name == "store.equipment" else None
    if play.name == "inventory.field":
        play.do("field:2")
    assert items(play.me) == ["vest", "gas_mask"]
    assert play.me.cash == 9 - 5
    assert play.over, "no third purchase, no key for a locker"


@pytest.mark.rule("EP-19.3")
def test_a_store_offers_only_goods_in_stock_within_the_purse() -> None:
    def poor(t: City) -> None:
        t.player(0).cash = 2
        t.state.equipment["cap"] = 0

    play = given(visit, at="store_c", prepare=poor).do("no")
    assert play.options == ["no", "equipment:vest", "equipment:helmet"]
    play.do("equipment:vest")
    assert play.over
    assert play.state.equipment == {"vest": 3, "cap": 0, "helmet": 4, "gas_mask": 4}


def keys(*colors: str) -> list[Key]:
    return [Key(color) for color in colors] + [Key()] * (3 - len(colors))


def at_store(t: City, row: int, contacts: tuple[int, ...], *colors: str) -> None:
    """A player on row ``row`` with contacts and keys, who buys nothing."""
    contact(t, *contacts)
    player = t.player(0)
    player.row, player.keys, player.cans, player.cash = row, keys(*colors), 2, 1


@pytest.mark.rule("EP-19.4", "EP-19.5", "EP-19.6")
def test_x_18_a_black_locker() -> None:
    def prepare(t: City) -> None:
        for entry in t.player(0).entries:
            entry.asset = ""
        at_store(t, 3, (12, 14, 10), "black")

    play = given(visit, at="store_c", prepare=prepare)
    stack = list(play.state.lockers["black"])
    assert play.options == ["no", "locker:black/key:1"]
    assert play.ask.default == ("no",)
    play.do("locker:black/key:1")
    assert play.me.keys[0].used
    assert play.ask.secret
    assert [option.removeprefix("bag:") for option in play.options] == sorted(stack[-3:])
    pick = play.options[0]
    play.do(pick)
    assert items(play.me) == [pick.removeprefix("bag:")]
    assert sorted(play.state.lockers["black"] + items(play.me)) == sorted(stack)
    assert play.notices_of("locker") == [{"seat": "seat:0", "locker": "locker:black", "n": 3}]


def handcuffed(t: City) -> None:
    for entry in t.player(0).entries:
        entry.asset = ""
    at_store(t, 4, (12, 14, 10, 29), "brown", "green")
    entries = t.player(0).entries
    entries[2].used = True
    entries[3].cuffed = True


@pytest.mark.rule("EP-19.5", "EP-14.4")
def test_x_39_contacts_under_handcuffs_do_not_count() -> None:
    play = given(visit, at="store_c", prepare=handcuffed)
    assert play.own == ["no", "locker:green/key:2"]
    play.do("locker:green/key:2")
    assert len(play.options) == 4


@pytest.mark.rule("EP-19.5", "EP-22.27", "EP-22.7")
def test_x_39_the_universal_key_opens_any_colour() -> None:
    def prepare(t: City) -> None:
        handcuffed(t)
        t.player(0).cash = 4
        t.player(0).assets.append(Asset("as_key"))
        t.state.equipment = dict.fromkeys(t.state.equipment, 0)

    play = given(visit, at="store_c", prepare=prepare)
    assert play.own == ["no", "locker:green/key:2", "locker:green/asset:as_key", "locker:black/asset:as_key"]
    ask, told = play.ask, len(seen_by(play.game, 1).told)
    play.do("locker:black/asset:as_key")
    assert read(ask, seen_by(play.game, 1), told) == (told, ("locker:black/asset:as_key",))
    assert play.me.cash == 0
    assert play.me.assets[-1].used
    assert len(play.options) == 3


@pytest.mark.rule("EP-19.5")
def test_pending_cubes_do_not_count_for_a_locker() -> None:
    def prepare(t: City) -> None:
        at_store(t, 2, (12,), "green")
        t.player(0).red = 4

    assert given(visit, at="store_c", prepare=prepare).over


@pytest.mark.rule("EP-19.7")
def test_x_40_no_locker_for_a_draw_of_nothing() -> None:
    assert given(visit, at="store_c", prepare=lambda t: at_store(t, 9, (4,), "brown")).over
    two = given(visit, at="store_c", prepare=lambda t: at_store(t, 9, (4, 5), "brown"))
    assert two.options == ["no", "locker:brown/key:1"]


@pytest.mark.rule("EP-19.7", "EP-19.6")
def test_a_short_stack_is_drawn_whole_and_an_empty_one_is_shut() -> None:
    def short(t: City, left: int) -> None:
        at_store(t, 9, (4, 5), "green")
        t.state.lockers["green"] = ["green_1", "green_4"][:left]

    assert given(visit, at="store_c", prepare=lambda t: short(t, 0)).over
    play = given(visit, at="store_c", prepare=lambda t: short(t, 2)).do("locker:green/key:1")
    assert play.options == ["bag:green_1", "bag:green_4"]
    assert play.default().me.pockets[0].item == "green_4"


@pytest.mark.rule("EP-19.6")
def test_the_lockers_put_back_are_shuffled() -> None:
    def three(t: City) -> None:
        at_store(t, 9, (4, 5), "green")
        t.state.lockers["green"] = ["green_1", "green_4", "green_2"]

    left = set()
    for seed in range(12):
        play = given(visit, at="store_c", prepare=three, seed=seed).do("locker:green/key:1", "bag:green_4")
        left.add(tuple(play.state.lockers["green"]))
    assert left == {("green_1", "green_2"), ("green_2", "green_1")}


@pytest.mark.rule("EP-19.6")
def test_only_the_drawer_sees_the_drawn_bags() -> None:
    play: Play = given(visit, at="store_c", prepare=lambda t: at_store(t, 9, (4, 5), "green")).do("locker:green/key:1")
    assert sorted(bag.id for bag in play.mine().drawn) == [option.removeprefix("bag:") for option in play.options]
    for viewer in (None, 1):
        turn = play.view(viewer).turn
        assert turn is not None
        assert turn.drawn == 3
        assert "green_" not in play.view(viewer).model_dump_json()
    kept = play.options[0].removeprefix("bag:")
    play.do(f"bag:{kept}")
    told = [notice for notice in play.game.notices if kept in str(notice.text.args)]
    assert told
    assert all(notice.to == frozenset({0}) for notice in told)


@pytest.mark.rule("EP-15.6")
def test_a_locker_may_replace_a_tile() -> None:
    def prepare(t: City) -> None:
        at_store(t, 9, (4, 5), "green")
        t.player(0).pockets[0].item = "brown_1"
        t.state.lockers["green"] = ["green_5"]

    play = given(visit, at="store_c", prepare=prepare).do("locker:green/key:1")
    assert play.options == ["field:1", "field:2"]
    play.do("field:1")
    assert items(play.me) == ["green_5"]
    assert (play.me.red, play.state.boxed) == (1, ["brown_1"])
