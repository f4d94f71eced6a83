"""Leaving the city on day 3: toll, exit cost, arrest (EP-26)."""

from collections.abc import Mapping, Sequence

import pytest

from engines.escape_plan import ending
from engines.escape_plan.components import EXIT_COSTS
from engines.escape_plan.course import play_part
from engines.escape_plan.phases import adjust
from engines.escape_plan.state import Asset, Gang
from engines.escape_plan.table import City
from tests.engines.escape_plan.harness import M1, Play, Prepare, Run, carry, contact, given, turn, without_locked_assets

EXITS = {**M1, "b3": (1, 1, 0)}
"""Map M1 with B3 (exit 2, the way out on day 3)."""
GUARDED = {"b3": ["special"]}


def bare(t: City, cash: int) -> None:
    """Seat 0 with ``cash`` and no assets."""
    player = t.player(0)
    without_locked_assets(player)
    player.cash = cash


def gone_before(t: City, *actors: int) -> None:
    for actor in actors:
        ending.escape(t, actor, 0)


def out(
    cash: int = 9,
    gone: tuple[int, ...] = (),
    *,
    seats: int = 3,
    at: str = "exit_2",
    officers: Mapping[str, Sequence[str]] = GUARDED,
    extra: Prepare | None = None,
) -> Play:
    """Seat 0 at the exit with ``cash``, ``gone`` having escaped before, at the choice of rest or move."""

    def prepare(t: City) -> None:
        bare(t, cash)
        gone_before(t, *gone)
        if extra:
            extra(t)

    return given(turn, seats=seats, at=at, tiles=EXITS, officers=officers, day=3, prepare=prepare)


@pytest.mark.rule("EP-26.1", "EP-12.13")
@pytest.mark.parametrize(("day", "offered"), [(1, False), (2, False), (3, True)])
def test_only_on_day_3(day: int, offered: bool) -> None:
    play = given(turn, at="gang_b", tiles=EXITS, day=day).do("move")
    assert ("escape" in play.options) is offered


@pytest.mark.rule("EP-26.1", "EP-5.5")
def test_only_through_the_open_exit() -> None:
    tiles = {**M1, "c3": (1, 1, 0)}
    play = given(turn, at="exit_3", tiles=tiles, day=3).do("move")
    assert "escape" not in play.options


@pytest.mark.rule("EP-26.2", "EP-26.3", "EP-13.1")
def test_x_60_the_exits_own_tile_counts_even_from_the_start_there() -> None:
    play = out().do("move", "escape")
    assert play.me.wounds == 1
    assert (play.me.gone, play.me.location, play.me.tile) == ("escaped", "", "b3")
    assert play.state.left == [0]

    dodged = out(extra=lambda t: carry(t, "helmet")).do("move", "escape", "avoid:equipment:1@b3:special")
    assert dodged.over or dodged.do("done").over
    assert dodged.me.wounds == 0


@pytest.mark.rule("EP-26.2", "EP-26.3")
def test_the_tiles_left_and_the_exits_tile() -> None:
    play = given(turn, at="gang_b", tiles=EXITS, officers=GUARDED, day=3).do("move", "escape")
    (leaving,) = play.notices_of("leaving")
    assert (leaving["left"], leaving["exit"]) == (("tile:b3",), "exit:2")
    assert [one.wounds for one in play.state.chronicle] == [1]
    assert play.me.wounds == 1


@pytest.mark.rule("EP-26.4", "EP-28.16")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_exit_cost_by_players_and_order(players: int) -> None:
    rows = {2: (0, 10), 3: (0, 5, 10), 4: (0, 5, 10, 10), 5: (0, 5, 5, 10, 10)}
    assert rows[players] == EXIT_COSTS[players]
    for place, cost in enumerate(rows[players]):
        play = out(20, tuple(range(1, place + 1)), seats=players, officers={}).do("move", "escape")
        toll = 1 if place else 0
        assert play.me.cash == 20 - toll - cost
        assert play.notices_of("escaped")[-1] == {"who": "seat:0", "n": place + 1, "cost": cost}


@pytest.mark.rule("EP-26.4", "EP-26.11")
def test_arrested_players_do_not_count_for_the_order() -> None:
    play = out(20, (), officers={}, extra=lambda t: ending.arrest(t, 1, "toll")).do("move", "escape")
    assert play.me.cash == 20


@pytest.mark.rule("EP-26.3", "EP-26.4", "EP-26.7")
def test_x_23_the_second_of_four() -> None:
    police = {"b3": ["special"], "s2": ["local"]}

    def gear(t: City) -> None:
        carry(t, "helmet", "cap")

    play = out(9, (1,), seats=4, at="gang_s", officers=police, extra=gear)
    assert play.me.cash == 8
    play.do("move", "escape")
    if play.name == "travel.route":
        play.default()
    assert set(play.state.turn.left if play.state.turn else ()) >= {"b3"}
    while play.name == "escape.avoid":
        play.default()
    assert (play.me.cash, play.me.wounds, play.me.gone) == (9 - 1 - 5, 0, "escaped")


@pytest.mark.rule("EP-26.7", "EP-8.7")
def test_x_58_without_money_for_the_toll_arrest_is_immediate() -> None:
    play = out(0, (1,))
    assert play.over
    assert (play.me.gone, play.me.location) == ("arrested", "")
    assert play.notices_of("arrested") == [{"seat": "seat:0", "cause": "toll"}]
    assert out(0).name == "turn", "nobody has escaped yet: no toll"
    assert out(1, (1, 2)).me.cash == 0, "always 1k"


@pytest.mark.rule("EP-26.5", "EP-26.7", "EP-26.3")
def test_x_59_third_of_five_with_6k() -> None:
    def boxer(t: City) -> None:
        contact(t, 12)

    police = {"b3": ["state"]}
    play = out(6, (1, 2), seats=5, officers=police, extra=boxer).do("move", "escape", "avoid:contact:12@b3")
    assert (play.me.gone, play.me.cash) == ("arrested", 3)
    wounded = out(6, (1, 2), seats=5, officers=police, extra=boxer).do("move", "escape", "done")
    assert (wounded.me.gone, wounded.me.cash, wounded.me.wounds) == ("escaped", 0, 1)


@pytest.mark.rule("EP-26.6")
def test_the_exit_is_not_visited_and_no_turn_follows() -> None:
    async def two_parts(t: City) -> None:
        t.state.order = [0]
        await play_part(t, "morning")
        await play_part(t, "afternoon")

    play = given(two_parts, at="exit_2", tiles=EXITS, officers={}, day=3, prepare=lambda t: bare(t, 9)).do("move", "escape")
    assert play.over
    assert play.notices_of("visit") == []
    assert [told["who"] for told in play.notices_of("turn")] == ["seat:0"]


@pytest.mark.rule("EP-26.8", "EP-26.12", "EP-24.3")
def test_x_77_an_escaped_players_notoriety_is_still_adjusted() -> None:
    async def run(t: City) -> None:
        bare(t, 9)
        player = t.player(0)
        player.row, player.red = 9, 3
        t.move_pawn(0, "exit_2")
        ending.escape(t, 0, 0)
        await adjust(t)

    play = given(run, tiles=EXITS, day=3)
    assert play.over, "nobody is lower on a border: none is crossed"
    assert (play.me.row, play.me.wounds) == (10, 2)


@pytest.mark.rule("EP-26.8", "EP-26.12", "EP-24.1")
def test_officers_come_to_the_exit_and_the_reward_is_dropped() -> None:
    async def run(t: City) -> None:
        player = t.player(0)
        player.row, player.red = 2, 1
        t.move_pawn(0, "exit_2")
        ending.escape(t, 0, 0)
        await adjust(t)

    play = given(run, seats=3, tiles=EXITS, day=3)
    assert play.name == "border.officer"
    assert play.ask.seat == 1
    play.do("officer:state@a2")
    assert play.state.tiles["b3"].officers == ["state"]
    assert play.ask.seat == 2
    assert play.view().adjusting
    while play.game.asks:
        play.default()
    assert not play.view().adjusting
    assert play.me.row == 3
    assert len(play.me.assets) == 1, "no unlock for one who left"


@pytest.mark.rule("EP-26.9", "EP-21.5")
def test_one_may_visit_the_open_exit_and_escape_later() -> None:
    async def two_turns(t: City) -> None:
        await turn(t)
        await turn(t)

    play = given(two_turns, at="gang_b", tiles=EXITS, officers={}, day=3, prepare=lambda t: bare(t, 9), offer=(12,))
    play.do("move", "location:exit_2", "income", "contact:12", "return")
    assert play.me.cash == 18
    play.do("move", "escape")
    assert play.me.gone == "escaped"


@pytest.mark.rule("EP-26.10", "EP-26.5")
def test_the_escape_is_offered_without_the_money_which_may_come_on_the_way() -> None:
    def store(t: City) -> None:
        contact(t, 25)
        t.player(0).income = 6

    play = out(1, (1,), officers={}, extra=store).do("move", "escape", "use:contact:25")
    assert (play.me.gone, play.me.cash) == ("escaped", 1 - 1 + 6 - 5)


# ---- what the clock does late on day 3 (D-8, D-9, D-13)


def late(cash: int, run: Run = turn, *, gone: tuple[int, ...] = (1,), extra: Prepare | None = None) -> Play:
    """Seat 0 at the exit in the evening of day 3 with ``cash``; the exit costs the second of three 5, and the toll is due."""

    def prepare(t: City) -> None:
        bare(t, cash)
        gone_before(t, *gone)
        if extra:
            extra(t)

    return given(run, at="exit_2", tiles=EXITS, officers={}, day=3, part="evening", prepare=prepare)


@pytest.mark.rule("EP-26.10")
@pytest.mark.parametrize(("cash", "gone", "default"), [(5, (1,), "pass"), (6, (1,), "act"), (0, (), "act")])
def test_the_default_acts_at_night_if_toll_and_exit_cost_can_be_paid(cash: int, gone: tuple[int, ...], default: str) -> None:
    async def night(t: City) -> None:
        t.state.order = [0]
        await play_part(t, "night")

    def token(t: City) -> None:
        t.player(0).tokens = 1

    play = late(cash, night, gone=gone, extra=token)
    assert (play.name, play.ask.default) == ("extra_action", (default,))


@pytest.mark.rule("EP-26.10")
@pytest.mark.parametrize(("cash", "default"), [(5, "rest"), (6, "move")])
def test_the_default_moves_in_the_evening_if_the_exit_cost_can_be_paid(cash: int, default: str) -> None:
    play = late(cash)
    assert (play.name, play.me.cash, play.ask.default) == ("turn", cash - 1, (default,))


@pytest.mark.rule("EP-26.10")
def test_the_default_is_worked_out_anew_after_each_executive_action() -> None:
    def store(t: City) -> None:
        contact(t, 25)
        t.player(0).income = 6

    play = late(5, extra=store)
    assert play.ask.default == ("rest",)
    play.do("use:contact:25")
    assert (play.name, play.ask.default) == ("turn", ("move",))


@pytest.mark.rule("EP-26.10")
@pytest.mark.parametrize(("cash", "leaves"), [(5, False), (6, True)])
def test_the_default_end_is_the_way_out_if_it_can_be_paid(cash: int, leaves: bool) -> None:
    play = late(cash).do("move")
    assert "escape" in play.options
    assert (play.ask.default == ("escape",)) is leaves


@pytest.mark.rule("EP-26.5", "EP-26.11")
def test_x_76_an_arrested_players_things_stay() -> None:
    def deal(t: City) -> None:
        t.state.gangs["gang_s"] = Gang(0, 0)
        t.player(0).red = 2

    async def run(t: City) -> None:
        bare(t, 5)
        gone_before(t, 1)
        deal(t)
        await turn(t)
        await adjust(t)

    play = given(run, at="exit_2", tiles=EXITS, officers={}, day=3).do("move", "-", "escape")
    if play.name == "escape.avoid":
        play.do("done")
    assert play.me.gone == "arrested"
    assert play.me.row == 1
    assert play.state.gangs["gang_s"] == Gang(0, 0)
    assert play.table.humans_in_city() == [2]


@pytest.mark.rule("EP-26.11")
def test_an_arrested_player_has_no_duty_at_borders() -> None:
    async def run(t: City) -> None:
        ending.arrest(t, 0, "toll")
        t.player(1).row, t.player(1).red = 2, 1
        await adjust(t)

    play = given(run, day=3, prepare=lambda t: None)
    assert play.ask.seat == 2, "only the other one still in the city moves an officer"


@pytest.mark.rule("EP-13.7", "EP-22.28")
def test_x_74_an_asset_without_effect_on_the_way_out() -> None:
    def key(t: City) -> None:
        t.player(0).assets = [Asset("as_extra", used=True), Asset("as_heal", used=True), Asset("as_key")]

    play = out(9, (1,), officers={}, extra=key).do("move", "escape")
    assert play.name == "escape.avoid"
    assert play.options == ["use:asset:as_key", "done"]
    play.do("use:asset:as_key")
    assert (play.me.gone, play.me.cash) == ("escaped", 0)
    assert play.me.assets[2].used
