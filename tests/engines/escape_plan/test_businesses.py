"""Businesses, safe houses and the bonus of a completed group (EP-16, EP-17)."""

import pytest

from engines.escape_plan.components import PLANS
from engines.escape_plan.phases import income
from engines.escape_plan.state import Asset, Cube, Key
from engines.escape_plan.table import City
from tests.engines.escape_plan.harness import Play, cards, contact, given, items, turn, visit, without_locked_assets


def cubes(t: City, spot: str, *actors: int) -> None:
    """Lay cubes on a business as if these had been there, and close it if it is full."""
    for actor in actors:
        t.state.cubes[spot].append(Cube(actor))
        t.figure(actor).visited.append(spot)
        if actor < t.seats:
            t.player(actor).income -= 1


def closed_bar(t: City) -> None:
    cubes(t, "bar", 1, 2)
    t.state.closed.append("bar")


@pytest.mark.rule("EP-16.1", "EP-15.3", "EP-28.4")
def test_others_on_the_location_cost_notoriety_bots_included() -> None:
    play = given(visit, seats=2, at={0: "biz_b2", 1: "biz_b2", 2: "biz_b2"})
    assert play.me.red == 2
    assert [told["cause"] for told in play.notices_of("notoriety")] == ["present", "present"]


@pytest.mark.rule("EP-16.2", "EP-16.3")
def test_an_amount_counts_at_the_end_only() -> None:
    play = given(visit, at="biz_b2", offer=(5,), plan="epl_1")
    play.do("contact:5", "return")
    assert (play.me.income, play.me.cash, play.me.visited) == (8, 9, ["bar"])
    assert play.state.cubes["bar"] == [Cube(0, income=False)]


@pytest.mark.rule("EP-16.4", "EP-4.2")
def test_x_17_the_income_symbol_brings_income_after_the_cube_was_taken() -> None:
    def six_cubes(t: City) -> None:
        t.player(0).income = 6

    play = given(visit, at="biz_b2", plan="epl_4", prepare=six_cubes)
    assert (play.me.income, play.me.cash) == (5, 9 + 5)
    assert play.state.cubes["bar"] == [Cube(0, income=True)]
    assert play.notices_of("earned") == [{"seat": "seat:0", "n": 5, "cause": "visit"}]


@pytest.mark.rule("EP-16.3", "EP-16.4", "EP-17.2")
def test_x_16_income_at_bar_gallery_and_safe_house_1() -> None:
    assert {place for place, amount in PLANS["epl_4"].items() if not amount} == {"bar", "art_gallery", "safe_1"}
    for spot, earned in (("bar", 8), ("art_gallery", 8), ("casino", 0), ("gym", 0)):
        play = given(visit, at="biz_b2", plan="epl_4", spots={spot: "biz_b2"})
        assert play.me.cash == 9 + earned
    for spot, earned in (("safe_1", 8), ("safe_2", 0)):
        play = given(visit, at="safe_a", plan="epl_4", spots={spot: "safe_a"})
        assert play.me.cash == 9 + earned


@pytest.mark.rule("EP-16.5", "EP-15.4", "EP-15.5")
def test_a_contact_is_taken_and_the_offer_refilled_from_the_left() -> None:
    play = given(visit, at="biz_b2", offer=(4, 20))
    before, following = list(play.state.offer), play.state.contact_deck[0]
    assert play.name == "contact.card"
    play.do("contact:4")
    assert play.options == ["return", "keep"]
    play.do("keep")
    assert cards(play.me) == [4]
    assert play.state.offer == [following, *[card for card in before if card != 4]]


@pytest.mark.rule("EP-16.6")
def test_each_business_once() -> None:
    def been_there(t: City) -> None:
        cubes(t, "bar", 0)

    play = given(turn, at="hospital", prepare=been_there).do("move")
    assert "location:biz_c1" in play.options
    assert "location:biz_b2" not in play.options


@pytest.mark.rule("EP-16.8", "EP-1.1")
@pytest.mark.parametrize(
    ("seats", "before", "closes"), [(1, (), False), (3, (1,), True), (4, (1,), False), (4, (1, 2), True), (5, (1, 2), True)]
)
def test_x_53_a_business_closes_with_the_second_or_third_cube(seats: int, before: tuple[int, ...], closes: bool) -> None:
    play = given(visit, seats=seats, at="biz_b2", offer=(4,), prepare=lambda t: cubes(t, "bar", *before))
    play.do("contact:4", "keep")
    assert (play.state.closed == ["bar"]) is closes
    assert cards(play.me) == [4], "the visit that closes it is complete"


@pytest.mark.rule("EP-16.8", "EP-29.7")
def test_a_closed_business_leaves_the_lieutenants_deck() -> None:
    play = given(visit, seats=1, at="biz_b2", prepare=lambda t: cubes(t, "bar", 1))
    costa = play.table.bot(2)
    assert "bar" not in costa.deck
    assert "bar" in costa.removed
    assert "casino" in costa.deck


@pytest.mark.rule("EP-16.9")
def test_x_54_a_key_opens_a_closed_business() -> None:
    def with_key(t: City) -> None:
        closed_bar(t)
        t.player(0).income = 8
        t.player(0).keys[1] = Key("green")

    play = given(visit, at="biz_b2", prepare=with_key, offer=(4,), plan="epl_1")
    assert play.me.keys[1].used
    assert [cube.actor for cube in play.state.cubes["bar"]] == [1, 2, 0]
    assert (play.me.income, play.me.cash) == (7, 9)
    play.do("contact:4", "keep")
    assert PLANS["epl_1"]["bar"] == 100
    assert play.state.closed == ["bar"]


@pytest.mark.rule("EP-16.9", "EP-22.7", "EP-22.27")
def test_the_universal_key_opens_it_for_its_slot() -> None:
    def with_both(t: City) -> None:
        closed_bar(t)
        t.player(0).assets += [Asset("as_heal"), Asset("as_key")]
        t.player(0).keys[2] = Key("brown")

    play = given(visit, at="biz_b2", prepare=with_both, plan="epl_1")
    assert play.name == "business.key"
    assert play.own == ["key:3", "asset:as_key"]
    play.do("asset:as_key")
    assert (play.me.cash, play.me.assets[2].used, play.me.keys[2].used) == (9 - 3, True, False)


@pytest.mark.rule("EP-16.9")
def test_a_closed_business_is_no_end_without_a_key_at_hand() -> None:
    def poor(t: City) -> None:
        closed_bar(t)
        t.player(0).assets += [Asset("as_key")]
        t.player(0).cash = 3
        t.player(0).keys[0] = Key("green", used=True)

    play = given(turn, at="hospital", prepare=poor).do("move")
    assert "location:biz_b2" not in play.options

    def rich(t: City) -> None:
        poor(t)
        t.player(0).cash = 4

    assert "location:biz_b2" in given(turn, at="hospital", prepare=rich).do("move").options


@pytest.mark.rule("EP-15.7")
def test_a_visit_that_became_impossible_has_no_effect() -> None:
    play = given(visit, at="biz_b2", prepare=closed_bar)
    assert play.over
    assert play.me.visited == []
    assert play.me.income == 9


def last_of_group(t: City) -> None:
    cubes(t, "casino", 0)
    cubes(t, "night_club", 0)


@pytest.mark.rule("EP-16.10", "EP-23.6", "EP-23.7")
def test_the_bonus_of_a_business_group_is_a_token_or_an_asset_with_less_notoriety() -> None:
    def play() -> Play:
        return given(visit, at="biz_b2", offer=(4,), prepare=last_of_group).do("contact:4", "return")

    start = play()
    assert start.name == "bonus"
    assert start.options[:3] == ["nothing", "extra_action", "asset:as_heal"]
    assert len(start.options) == 2 + 6
    assert start.do("extra_action").me.tokens == 1
    other = play().do("asset:as_avoid")
    assert [asset.id for asset in other.me.assets] == ["as_extra", "as_avoid"]
    assert other.me.blue == 1
    nothing = play().do("nothing")
    assert (nothing.me.tokens, nothing.me.blue) == (0, 0)
    assert play().default().me.tokens == 1


@pytest.mark.rule("EP-16.10")
def test_no_bonus_without_the_whole_group() -> None:
    play = given(visit, at="biz_b2", offer=(4,), prepare=lambda t: cubes(t, "casino", 0)).do("contact:4", "return")
    assert play.over


@pytest.mark.rule("EP-23.8", "EP-16.10")
def test_x_83_the_rider_alone_without_a_locked_asset() -> None:
    def all_unlocked(t: City) -> None:
        last_of_group(t)
        without_locked_assets(t.player(0))

    play = given(visit, at="biz_b2", offer=(4,), prepare=all_unlocked).do("contact:4", "return")
    assert play.options == ["nothing", "extra_action", "rider"]
    assert play.do("rider").me.blue == 1


@pytest.mark.rule("EP-23.8")
def test_no_token_is_offered_from_an_empty_supply() -> None:
    def none_left(t: City) -> None:
        last_of_group(t)
        t.state.tokens = 0

    play = given(visit, at="biz_b2", offer=(4,), prepare=none_left).do("contact:4", "return")
    assert play.name == "bonus"
    assert play.options[1] == "asset:as_heal"
    assert play.default().me.assets[-1].id == "as_heal"


# ---- safe houses


@pytest.mark.rule("EP-17.1")
def test_safe_houses_never_close_and_are_visited_once() -> None:
    play = given(visit, seats=3, at="safe_a", prepare=lambda t: cubes(t, "safe_2", 1, 2))
    play.do(play.options[0], "no") if play.name == "safe_house.key" else play.do("no")
    assert play.state.closed == []
    again = given(turn, at="hospital", prepare=lambda t: cubes(t, "safe_2", 0)).do("move")
    assert "location:safe_a" not in again.options


def keys_there(t: City) -> None:
    t.state.house_keys["safe_2"] = ["brown", "green", "green"]


@pytest.mark.rule("EP-17.2", "EP-17.3", "EP-17.4", "EP-17.5", "EP-15.2")
def test_a_safe_house_takes_the_steps_in_order() -> None:
    play = given(visit, at={0: "safe_a", 1: "safe_a"}, prepare=keys_there, plan="epl_1")
    assert (play.me.income, play.me.red, play.me.blue) == (8, 1, 1)
    assert play.name == "safe_house.key"
    assert play.own == ["key:green", "key:brown"]
    play.do("key:brown")
    assert play.me.keys[1] == Key("brown")
    assert play.state.house_keys["safe_2"] == ["green", "green"]
    assert play.name == "safe_house.fixer"
    assert "fixer:fx_id" in play.own
    play.do("fixer:fx_id")
    assert play.me.cash == 9 - 4
    assert items(play.me) == ["fx_id"]
    assert "fx_id" not in play.state.fixers


@pytest.mark.rule("EP-17.2")
def test_the_income_symbol_of_a_safe_house_brings_income() -> None:
    play = given(visit, at="safe_a", plan="epl_3")
    assert (play.me.income, play.me.cash) == (8, 9 + 8)
    assert play.state.cubes["safe_2"] == [Cube(0, income=True)]


@pytest.mark.rule("EP-17.4", "EP-17.5")
def test_a_safe_house_without_keys_and_fixers_asks_nothing() -> None:
    def empty(t: City) -> None:
        t.state.house_keys["safe_2"] = []
        t.state.fixers = []

    play = given(visit, at="safe_a", prepare=empty)
    assert play.over
    assert play.me.visited == ["safe_2"]


@pytest.mark.rule("EP-17.5")
def test_only_fixer_tiles_that_can_be_paid_are_offered() -> None:
    def poor(t: City) -> None:
        keys_there(t)
        t.player(0).cash = 1

    play = given(visit, at="safe_a", prepare=poor, plan="epl_1").do("key:green")
    assert play.own == ["no", "fixer:fx_kit", "fixer:fx_helicopter"]
    assert play.ask.default == ("no",)


@pytest.mark.rule("EP-17.6", "EP-17.3", "EP-17.4")
def test_x_71_the_last_safe_house() -> None:
    def two_done(t: City) -> None:
        keys_there(t)
        cubes(t, "safe_1", 0)
        cubes(t, "safe_2", 0)
        t.player(0).income = 5
        t.state.house_keys["safe_3"] = ["black"]

    play = given(visit, at="safe_a", spots={"safe_3": "safe_a"}, plan="epl_4", prepare=two_done)
    assert play.me.income == 4
    assert play.me.blue == 1
    play.do("no")
    assert play.me.keys[2].color == "black"
    assert play.name == "bonus"
    assert "rider" not in play.options
    play.do("asset:as_heal")
    assert play.me.assets[-1].id == "as_heal"
    assert (play.me.cash, play.me.blue) == (9 + 4, 1)


@pytest.mark.rule("EP-23.8", "EP-17.6")
def test_the_income_alone_for_the_last_safe_house_without_a_locked_asset() -> None:
    def unlocked(t: City) -> None:
        cubes(t, "safe_1", 0)
        cubes(t, "safe_3", 0)
        t.state.fixers, t.state.house_keys["safe_2"] = [], []
        without_locked_assets(t.player(0))

    play = given(visit, at="safe_a", prepare=unlocked, plan="epl_1").do("rider")
    assert play.me.cash == 9 + 6


@pytest.mark.rule("EP-15.5")
def test_an_empty_deck_gives_no_refill_and_an_empty_offer_no_card() -> None:
    def last_card(t: City) -> None:
        t.state.offer, t.state.contact_deck = [4], []

    play = given(visit, at="biz_b2", prepare=last_card).do("keep")
    assert play.state.offer == []
    assert cards(play.me) == [4]

    def none(t: City) -> None:
        t.state.offer, t.state.contact_deck = [], []

    empty = given(visit, at="biz_b2", prepare=none)
    assert empty.notices_of("contact") == []


@pytest.mark.rule("EP-15.4")
def test_replacing_a_contact_is_allowed_with_a_free_field_and_costs_notoriety() -> None:
    play = given(visit, at="biz_b2", offer=(20,), prepare=lambda t: contact(t, 12)).do("contact:20")
    assert play.options == ["return", "keep", "replace:1"]
    play.do("replace:1")
    assert cards(play.me) == [20]
    assert play.me.red == 1
    assert 12 in play.state.contacts_boxed


@pytest.mark.rule("EP-15.4", "EP-14.4")
def test_a_full_directory_and_covered_contacts() -> None:
    def full(t: City) -> None:
        contact(t, 12, 20)
        t.player(0).entries[0].cuffed = True

    play = given(visit, at="biz_b2", offer=(4,), prepare=full).do("contact:4")
    assert play.options == ["return", "replace:2"]
    play.default()
    assert cards(play.me) == [12, 20]
    assert 4 in play.state.contacts_boxed


@pytest.mark.rule("EP-4.1")
def test_x_84_nine_visits_leave_no_income() -> None:
    def nine(t: City) -> None:
        for spot in PLANS["epl_1"]:
            cubes(t, spot, 0)
        t.player(0).row = 5

    play = given(income, prepare=nine, day=3)
    assert play.me.income == 0
    assert play.me.cash == 9
