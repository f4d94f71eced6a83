"""The escape step, wounds and handcuffs (EP-13, EP-14), and rest (EP-9)."""

import pytest

from engines.escape_plan import ending
from engines.escape_plan.components import BAGS, STACKS
from engines.escape_plan.moves.escaping import wound
from engines.escape_plan.table import City
from tests.engines.escape_plan.harness import OFFICERS_M1, Play, Prepare, cards, contact, given, turn, without_locked_assets


def hurt(count: int, red: int = 0, prepare: Prepare | None = None, seat: int = 0) -> Play:
    def ready(t: City) -> None:
        t.player(seat).wounds = red
        if prepare:
            prepare(t)

    async def run(t: City) -> None:
        await wound(t, seat, count, "police")

    return given(run, prepare=ready)


def bare(t: City) -> None:
    for entry in t.player(0).entries:
        entry.asset = ""


def assets(play: Play) -> list[str]:
    return [entry.asset for entry in play.me.entries]


def cuffs(play: Play) -> list[bool]:
    return [entry.cuffed for entry in play.me.entries]


@pytest.mark.rule("EP-14.1")
def test_a_wound_turns_a_cube_red() -> None:
    assert hurt(2).me.wounds == 2


@pytest.mark.rule("EP-14.2", "EP-14.5")
def test_x_15_wounds_are_resolved_one_after_the_other() -> None:
    play = hurt(3, red=3, prepare=bare)
    assert play.me.wounds == 2
    assert cuffs(play) == [False, False, False, True, True]
    assert play.state.handcuffs == 8
    assert play.notices_of("wounded") == [{"seat": "seat:0", "n": 3, "wounds": 2, "cause": "police"}]
    assert [told["field"] for told in play.notices_of("handcuffs")] == [5, 4]


@pytest.mark.rule("EP-14.3")
@pytest.mark.parametrize(("lost", "kept"), [("as_heal", "as_key"), ("as_key", "as_heal")])
def test_x_50_the_owner_chooses_which_asset_is_lost(lost: str, kept: str) -> None:
    def two_contacts(t: City) -> None:
        t.player(0).entries[2].asset = ""
        contact(t, 10, 12)

    play = hurt(1, red=3, prepare=two_contacts)
    assert (play.name, play.options) == ("wound.asset", ["asset:as_key", "asset:as_heal"])
    assert play.ask.default == ("asset:as_key",)
    play.do(f"asset:{lost}")
    assert assets(play) == ["", "", "", kept, ""]
    assert cuffs(play) == [False, False, False, False, True]
    assert play.me.wounds == 2


@pytest.mark.rule("EP-14.3", "EP-14.4")
def test_a_contact_on_the_field_is_covered() -> None:
    def full(t: City) -> None:
        bare(t)
        contact(t, 10, 12, 20, 21, 14)

    play = hurt(1, red=3, prepare=full)
    assert cuffs(play)[4]
    assert cards(play.me)[4] == 14
    assert play.table.contacts(0) == [10, 12, 20, 21]


@pytest.mark.rule("EP-14.6")
def test_healing_leaves_the_handcuffs() -> None:
    play = hurt(1, red=3, prepare=bare)
    assert play.me.wounds == 2
    assert sum(cuffs(play)) == 1


@pytest.mark.rule("EP-14.8")
def test_without_a_field_or_a_card_a_wound_has_no_effect() -> None:
    def all_cuffed(t: City) -> None:
        bare(t)
        for entry in t.player(0).entries:
            entry.cuffed = True

    def no_cards(t: City) -> None:
        bare(t)
        t.state.handcuffs = 0

    for prepare in (all_cuffed, no_cards):
        play = hurt(2, red=3, prepare=prepare)
        assert play.me.wounds == 3
        assert play.notices_of("wounded") == []


@pytest.mark.rule("EP-13.2", "EP-13.5")
def test_x_13_officers_of_the_tiles_left_count_those_of_the_end_do_not() -> None:
    # On foot from D2 (state) over S2 (state, local) to B2, where two more are.
    police = {"d2": ["state"], "s2": ["state", "local"], "b2": ["local", "special"], "c1": ["state", "local", "special"]}
    play = given(turn, at="clinic_d", officers=police).do("move", "location:heli_b", "route:s2+d2/0")
    (moved,) = play.notices_of("moved")
    assert (moved["left"], moved["officers"]) == (("tile:s2", "tile:d2"), 3)
    assert play.notices_of("wounded") == [{"seat": "seat:0", "n": 3, "wounds": 3, "cause": "police"}]


LINE = {"b2": (0, 0, 0), "a3": (1, 0, 0), "d2": (2, 0, 0), "s2": (3, 0, 0), "s1": (4, 0, 0), "c3": (5, 0, 0)}
"""Helicopter on B2, subways on D2 and C3, exit 3 on C3."""


@pytest.mark.rule("EP-13.6", "EP-11.11", "EP-12.1", "EP-12.3", "EP-12.5", "EP-12.7")
def test_x_14_by_helicopter_subway_and_gas_can_to_the_exit() -> None:
    def can(t: City) -> None:
        t.player(0).cans = 1
        without_locked_assets(t.player(0))

    police = {"b2": ["local", "special"], "a3": ["state", "local", "special"], "d2": ["state"], "s2": ["local"], "c3": ["state", "special"]}
    play = given(turn, at="clinic_b", tiles=LINE, officers=police, spots={}, prepare=can).do("move", "can:1", "location:exit_3")
    (moved,) = play.notices_of("moved")
    assert (moved["mp"], moved["cans"]) == (5, 1)
    assert (moved["left"], moved["officers"]) == (("tile:b2", "tile:d2"), 3), "neither what was flown over nor what the subway passes"
    assert play.notices_of("wounded")[0]["n"] == 3
    assert play.me.cans == 0


@pytest.mark.rule("EP-13.6", "EP-11.11")
def test_of_a_flight_only_the_tile_of_departure_counts() -> None:
    officers = {**OFFICERS_M1, "s1": [], "c1": ["special"]}
    play = given(turn, at="heli_b", officers=officers).do("move", "location:safe_a")
    (moved,) = play.notices_of("moved")
    assert moved["left"] == ("tile:b2",)
    assert play.me.wounds == 2


@pytest.mark.rule("EP-22.25")
def test_x_24_only_the_tile_left_matters_in_the_sewer() -> None:
    def sewer(t: City) -> None:
        contact(t, 32)

    officers = {"c1": ["local"], "b2": ["local", "special"], "s2": ["state"]}
    play = given(turn, at="biz_c1", officers=officers, prepare=sewer).do("move", "contact:32", "location:gang_s")
    (moved,) = play.notices_of("moved")
    assert (moved["left"], moved["officers"]) == (("tile:c1",), 1)
    assert play.me.wounds == 1


@pytest.mark.rule("EP-9.1", "EP-9.2", "EP-9.4")
def test_a_rest_turns_the_token_and_unlocks_an_asset() -> None:
    play = given(turn).do("rest")
    assert play.me.rested
    assert play.name == "unlock.asset"
    play.do("asset:as_heal")
    assert [asset.id for asset in play.me.assets] == ["as_extra", "as_heal"]
    assert play.view().players[0].rested


@pytest.mark.rule("EP-9.4")
def test_a_rest_without_a_locked_asset_unlocks_nothing() -> None:
    def none_locked(t: City) -> None:
        bare(t)
        for pocket in t.player(0).pockets:
            pocket.asset = ""

    play = given(turn, prepare=none_locked).do("rest")
    assert play.over
    assert play.notices_of("unlocked") == []


@pytest.mark.rule("EP-19.8")
def test_each_stack_holds_one_tile_worth_nothing() -> None:
    for stack in STACKS:
        assert sorted(bag.value for bag in BAGS.values() if bag.stack == stack)[:2] != [0, 0]
        assert min(bag.value for bag in BAGS.values() if bag.stack == stack) == 0


@pytest.mark.rule("EP-14.3")
def test_the_assets_that_are_kept_close_up_beside_the_handcuffs() -> None:
    play = hurt(1, red=3)
    assert play.options == ["asset:as_avoid", "asset:as_key", "asset:as_heal"]
    play.do("asset:as_avoid")
    assert assets(play) == ["", "", "as_key", "as_heal", ""]
    assert cuffs(play) == [False, False, False, False, True]
    assert play.state.boxed == ["as_avoid"]
    assert play.notices_of("handcuffs") == [{"seat": "seat:0", "field": 5, "asset": "asset:as_avoid", "contact": ""}]


@pytest.mark.rule("EP-14.2", "EP-14.3")
def test_the_next_handcuffs_take_the_field_beside_the_first() -> None:
    play = hurt(3, red=3).do("asset:as_avoid", "asset:as_key")
    assert assets(play) == ["", "", "as_heal", "", ""]
    assert cuffs(play) == [False, False, False, True, True]


@pytest.mark.rule("EP-14.3", "EP-14.4")
def test_handcuffs_on_a_contact_take_no_asset() -> None:
    def full(t: City) -> None:
        bare(t)
        contact(t, 10, 12, 14, 4, 20)

    play = hurt(1, red=3, prepare=full)
    assert play.state.boxed == []
    assert play.notices_of("handcuffs") == [{"seat": "seat:0", "field": 5, "asset": "", "contact": "contact:20"}]


@pytest.mark.rule("EP-26.12", "EP-24.3", "EP-14.3")
def test_an_escaped_player_is_not_asked_which_asset_is_lost() -> None:
    def escaped(t: City) -> None:
        ending.escape(t, 0, 0)

    play = hurt(1, red=3, prepare=escaped)
    assert play.over
    assert assets(play) == ["", "", "as_avoid", "as_key", ""]
    assert play.state.boxed == ["as_heal"]
