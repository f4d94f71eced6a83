"""Notoriety: cubes during a part, adjustment, borders (EP-10, EP-24)."""

from typing import Unpack

import pytest

from engines.escape_plan.officers import moves
from engines.escape_plan.phases import adjust, lower_ones
from engines.escape_plan.table import City
from tests.engines.escape_plan.harness import OFFICERS_M1, Moment, Play, given


def adjusted(rows: dict[int, int], cubes: dict[int, int], **more: Unpack[Moment]) -> Play:
    """Actors on ``rows`` with net ``cubes`` (positive: red) come to the adjustment."""
    extra = more.get("prepare")

    def prepare(t: City) -> None:
        for actor, row in rows.items():
            t.figure(actor).row = row
        for actor, net in cubes.items():
            t.figure(actor).red, t.figure(actor).blue = max(net, 0), max(-net, 0)
        if extra:
            extra(t)

    more["prepare"] = prepare
    return given(adjust, **more)


def through(play: Play) -> Play:
    while play.game.asks:
        play.default()
    return play


# ---- the four cubes


def cubes(*steps: int, red: int = 0, blue: int = 0) -> tuple[int, int]:
    """Red and blue cubes after gains and losses."""

    async def run(t: City) -> None:
        player = t.player(0)
        player.red, player.blue = red, blue
        for step in steps:
            t.gain_notoriety(0, "present") if step > 0 else t.lose_notoriety(0, "church")

    play = given(run)
    return play.me.red, play.me.blue


@pytest.mark.rule("EP-10.1", "EP-10.2")
def test_a_gain_goes_red_and_the_marker_stays() -> None:
    assert cubes(1, 1) == (2, 0)


@pytest.mark.rule("EP-10.2", "EP-24.1")
def test_x_46_gains_with_cubes_blue() -> None:
    assert cubes(1, 1, 1, blue=2) == (2, 1)


@pytest.mark.rule("EP-10.2", "EP-10.3", "EP-10.5")
def test_net_stays_between_minus_four_and_four_and_order_matters() -> None:
    assert cubes(1, 1, 1, 1, 1, 1) == (4, 0)
    assert cubes(-1, -1, -1, -1, -1) == (0, 4)
    assert cubes(1, 1, 1, 1, 1, -1) == (3, 0)
    assert cubes(-1, 1, 1, 1, 1, 1) == (4, 0)
    assert cubes(1, 1, 1, -1, 1) == (3, 0)
    assert cubes(-1, 1, 1, 1) == (3, 1)


# ---- the adjustment


@pytest.mark.rule("EP-24.1")
def test_x_22_the_marker_moves_by_red_minus_blue_and_the_cubes_return() -> None:
    def mixed(t: City) -> None:
        t.player(0).red, t.player(0).blue = 2, 1

    play = adjusted({}, {}, prepare=mixed)
    assert (play.me.row, play.me.red, play.me.blue) == (2, 0, 0)
    assert play.notices_of("row") == [{"who": "seat:0", "n": 1, "row": 2}]


@pytest.mark.rule("EP-24.2")
def test_the_marker_never_goes_below_the_first_row() -> None:
    assert adjusted({0: 2}, {0: -4}).me.row == 1


@pytest.mark.rule("EP-24.3")
def test_x_48_beyond_the_top_each_point_is_a_wound() -> None:
    play = adjusted({0: 9}, {0: 3})
    assert (play.me.row, play.me.wounds) == (10, 2)
    assert play.notices_of("border") == []


@pytest.mark.rule("EP-24.3", "EP-24.4", "EP-24.7")
def test_x_86_the_border_comes_before_the_wounds() -> None:
    play = adjusted({0: 8, 1: 9, 2: 10}, {0: 4}, at="clinic_d")
    assert play.name == "border.officer"  # row 10 now: those on 9 are lower
    assert play.ask.seat == 1
    through(play)
    assert (play.me.row, play.me.wounds, play.me.tokens) == (10, 2, 1)
    assert len(play.notices_of("unlocked")) == 1
    keys = [notice.text.key for notice in play.game.notices]
    assert keys.index("ep-border") < keys.index("ep-token") < keys.index("ep-wounded")


@pytest.mark.rule("EP-24.4", "EP-24.7")
def test_x_47_two_borders_one_by_one() -> None:
    play = through(adjusted({0: 2, 1: 1, 2: 4}, {0: 4}, at="clinic_d"))
    assert play.me.row == 6
    assert [told["border"] for told in play.notices_of("border")] == [1, 2]
    movers = [told["who"] for told in play.notices_of("officer-moved")]
    assert movers == ["seat:2", "seat:1", "seat:2", "seat:1"]
    assert len(play.notices_of("unlocked")) == 3
    assert play.me.tokens == 0
    assert play.notices_of("wounded") == []


@pytest.mark.rule("EP-24.4")
def test_x_49_falling_and_rising_triggers_again() -> None:
    first = through(adjusted({0: 3}, {0: -2}))
    assert first.me.row == 1
    assert first.notices_of("border") == []
    assert len(through(adjusted({0: 1}, {0: 2})).notices_of("border")) == 1


@pytest.mark.rule("EP-24.5")
def test_lower_players_by_descending_notoriety_ties_in_turn_order() -> None:
    def rows(t: City) -> None:
        t.state.order = [3, 2, 1, 0, 4]
        for seat, row in enumerate((5, 2, 3, 2, 5)):
            t.player(seat).row = row

    play = given(idle, seats=5, prepare=rows)
    assert lower_ones(play.table, 0) == [2, 3, 1]


async def idle(_t: City) -> None:
    pass


@pytest.mark.rule("EP-24.5", "EP-24.6", "EP-24.7")
def test_x_21_officers_come_nearer_and_the_mover_unlocks() -> None:
    vinnie, ruby, scar, bones, claws = range(5)

    def stand(t: City) -> None:
        t.state.order = [ruby, vinnie, bones, claws, scar]

    # Vinnie's tile is D2 with a local officer: a state officer two tiles away may come onto it, a local one may not.
    play = adjusted(
        {vinnie: 2, ruby: 5, scar: 3, bones: 1, claws: 1},
        {vinnie: 1},
        seats=5,
        at={vinnie: "clinic_d"},
        officers={"d2": ["local"], "a2": ["state", "local"], "c1": ["state"]},
        prepare=stand,
    )
    assert (play.name, play.ask.seat) == ("border.officer", bones)  # Ruby is higher and Scar equal
    assert play.options == ["officer:state@a2", "officer:local@a2", "officer:state@c1"]
    play.do("officer:local@a2")
    assert "tile:d2" not in play.options
    play.default()
    rerun = adjusted(
        {vinnie: 2, ruby: 5, scar: 3, bones: 1, claws: 1},
        {vinnie: 1},
        seats=5,
        at={vinnie: "clinic_d"},
        officers={"d2": ["local"], "a2": ["state"], "c1": ["state"]},
        prepare=stand,
    ).do("officer:state@a2", "tile:d2")
    assert (rerun.name, rerun.ask.seat) == ("border.destination", claws)  # one officer is left that can come nearer
    assert rerun.options == ["tile:s2", "tile:b2"]
    rerun.do("tile:b2")
    assert (rerun.name, rerun.ask.seat, rerun.ask.clock) == ("unlock.asset", vinnie, "reaction")
    rerun.do("asset:as_key")
    assert rerun.over
    assert [told["who"] for told in rerun.notices_of("officer-moved")] == [f"seat:{bones}", f"seat:{claws}"]


@pytest.mark.rule("EP-24.6", "EP-22.8")
def test_x_72_never_the_hospitals_tile_nor_one_with_an_equal_officer() -> None:
    play = given(idle, officers=OFFICERS_M1)
    there = {target for kind, origin, target in moves(play.table, "s1") if (kind, origin) == ("special", "d2")}
    assert there == {"s2", "a2", "c1"}


@pytest.mark.rule("EP-24.6")
def test_a_move_must_come_at_least_one_tile_nearer() -> None:
    table = given(idle, officers=OFFICERS_M1).table
    for towards in table.map_tiles():
        for kind, origin, target in moves(table, towards):
            assert table.distance(target, towards) < table.distance(origin, towards)
            assert kind not in table.state.tiles[target].officers


@pytest.mark.rule("EP-24.5")
def test_no_question_when_no_officer_can_come_nearer() -> None:
    play = adjusted({0: 2, 1: 1, 2: 1}, {0: 1}, at="church_s", officers={"s2": ["local", "state"]})
    assert play.name == "unlock.asset"


@pytest.mark.rule("EP-24.5", "EP-24.6")
def test_the_default_sends_the_officer_far_from_ones_own_tile() -> None:
    # Seat 1 is on D2, the mover on C1. Both officers may go to B2 (next to D2) or to C1 (two away); of equal ones state comes first.
    play = adjusted(
        {0: 2, 1: 1, 2: 9}, {0: 1}, at={0: "store_c", 1: "clinic_d", 2: "store_c"}, officers={"d2": ["special"], "a2": ["state"]}
    )
    assert play.options == ["officer:state@a2", "officer:special@d2"]
    assert play.ask.default == ("officer:state@a2",)
    play.do("officer:special@d2")
    assert play.options == ["tile:b2", "tile:c1"]
    assert play.ask.default == ("tile:c1",)
    play.default()
    (moved,) = play.notices_of("officer-moved")
    assert (moved["officer"], moved["origin"], moved["tile"]) == ("officer:special", "tile:d2", "tile:c1")


@pytest.mark.rule("EP-24.5", "EP-24.6")
def test_the_default_is_the_pair_that_ends_farthest_whatever_its_type() -> None:
    # The state officer may only come to B2, next to D2 where seat 1 is: C1 has one. So the special one goes there.
    play = adjusted(
        {0: 2, 1: 1, 2: 9},
        {0: 1},
        at={0: "store_c", 1: "clinic_d", 2: "store_c"},
        officers={"d2": ["special"], "a2": ["state"], "c1": ["state"]},
    )
    assert play.options == ["officer:state@a2", "officer:special@d2"]
    assert play.ask.default == ("officer:special@d2",)


def test_one_clock_for_the_officer_and_where_it_goes() -> None:
    play = adjusted(
        {0: 2, 1: 1, 2: 1}, {0: 1}, at={0: "store_c", 1: "clinic_d", 2: "clinic_d"}, officers={"d2": ["special"], "a2": ["state"]}
    )
    officer = play.ask
    destination = play.do("officer:special@d2").ask
    assert (destination.seat, destination.continues) == (1, officer.id)
    other = play.do("tile:b2").ask
    assert (other.seat, other.continues) == (2, "")


def test_one_clock_for_both_assets_of_the_second_border() -> None:
    play = adjusted({0: 5, 1: 9, 2: 9}, {0: 1})
    first = play.ask
    assert (play.name, first.continues) == ("unlock.asset", "")
    assert play.do(play.options[0]).ask.continues == first.id


@pytest.mark.rule("EP-24.8")
def test_high_notoriety_costs_money_at_the_end() -> None:
    play = through(adjusted({0: 9}, {0: 1}))
    assert play.view().players[0].penalty == 100
