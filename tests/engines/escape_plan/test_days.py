"""The phases of a day: income, patrol, city, turn order, parts, new day (EP-3 to EP-8, EP-25)."""

from typing import Unpack

import pytest

import engines
from engines.chance import Stream
from engines.escape_plan import course, phases
from engines.escape_plan.phases import sort_order
from engines.escape_plan.table import City
from engines.escape_plan.turns import take_turn
from engines.table import Game
from tests.engines.driving import play_out, random_move
from tests.engines.escape_plan.harness import M1, Moment, Play, city_of, given, shown


def order_of(play: Play) -> list[int]:
    return list(play.state.order)


# ---- the course


@pytest.mark.rule("EP-3.1", "EP-3.2", "EP-8.1", "EP-25.2")
def test_three_days_of_six_phases() -> None:
    for seed in range(5):
        game = play_out(engines.start("escape_plan", seats=4, options={}, seed=seed), Stream(seed, "days"))
        told = [(notice.text.key, dict(notice.text.args)) for notice in game.notices]
        keys = [key for key, _ in told if key in ("ep-day", "ep-income", "ep-offer", "ep-order", "ep-new-day")]
        assert keys[:10] == [
            "ep-day",
            "ep-offer",
            "ep-order",
            "ep-new-day",
            "ep-day",
            "ep-income",
            "ep-offer",
            "ep-order",
            "ep-new-day",
            "ep-day",
        ]
        assert keys[10:] == ["ep-income", "ep-order"]  # no tiles are left to turn up on day 3, and no new day follows
        parts = [args["part"] for key, args in told if key == "ep-part" and args["day"] == 1]
        assert parts == [f"part:{part}" for part in ("morning", "afternoon", "evening", "night", "dawn")]


# ---- income


def earn(rows: dict[int, int], cash: dict[int, int] | None = None, **more: Unpack[Moment]) -> Play:
    def prepare(t: City) -> None:
        for seat, row in rows.items():
            t.player(seat).row = row
        for seat, amount in (cash or {}).items():
            t.player(seat).cash = amount
        t.player(0).income = 6

    async def run(t: City) -> None:
        await phases.income(t)

    more["day"], more["prepare"] = 2, prepare
    return given(run, **more)


@pytest.mark.rule("EP-4.1")
def test_x_1_income_is_the_number_of_cubes_left() -> None:
    play = earn({0: 5, 1: 5, 2: 5})
    assert [player.cash for player in play.state.players] == [9 + 6, 18, 18]
    assert play.over


@pytest.mark.rule("EP-4.3", "EP-23.6")
def test_below_the_first_border_an_asset_may_be_unlocked_for_3k() -> None:
    play = earn({0: 1, 1: 2, 2: 3})
    assert [ask.seat for ask in play.game.asks] == [0, 1]
    one, other = play.game.asks
    assert one.options[0].id == "no"
    play.game.answer(other.id, "asset:as_heal")
    assert play.notices_of("unlocked") == []  # carried out together
    assert play.view(0).players[1].assets[1].asset is None
    play.game.answer(one.id, "asset:as_state")
    assert [told["seat"] for told in play.notices_of("unlocked")] == ["seat:0", "seat:1"]
    assert [player.cash for player in play.state.players] == [9 + 6 - 3, 18 - 3, 18]
    assert play.over


@pytest.mark.rule("EP-4.3")
def test_no_money_no_question() -> None:
    play = earn({0: 1, 1: 5, 2: 5}, {0: -4})
    assert play.me.cash == 2
    assert play.over


# ---- patrol


def patrolled(cards: list[int], before: dict[int, int] | None = None, offered: str = "", **more: Unpack[Moment]) -> Play:
    def prepare(t: City) -> None:
        t.state.patrol_deck = list(cards)
        stacks = ["x", "y"]
        for number in (1, 2, 3):
            count = (before or {}).get(number, 0)
            t.state.exits[f"exit_{number}"].patrols = count
            t.state.exits[f"exit_{number}"].stack = stacks.pop() if count == 2 else ""
        if offered:
            t.state.tiles[offered].offered = True

    async def run(t: City) -> None:
        phases.patrol(t)

    more["prepare"] = prepare
    return given(run, **more)


@pytest.mark.rule("EP-5.1", "EP-5.2", "EP-5.3")
def test_x_2_an_exit_closes_with_its_second_card() -> None:
    tiles = {**M1, "c3": (1, 1, 0)}
    del tiles["c1"]
    play = patrolled([1, 3, 2, 2, 1], before={3: 1}, tiles=tiles, spots={"bar": "biz_b2"})
    assert [play.state.exits[f"exit_{number}"].patrols for number in (1, 2, 3)] == [1, 0, 2]
    (closed,) = play.notices_of("exit-closed")
    assert (closed["exit"], closed["visible"], closed["left"]) == ("exit:3", True, 2)
    assert play.state.exits["exit_3"].stack in ("x", "y")
    assert play.state.patrol_deck == [2, 2, 1]


@pytest.mark.rule("EP-5.4")
def test_x_3_the_stack_waits_until_the_tile_is_turned_up() -> None:
    play = patrolled([2, 2, 1, 1, 3])
    (closed,) = play.notices_of("exit-closed")
    assert (closed["exit"], closed["visible"]) == ("exit:2", False)
    assert not play.view().exits[1].visible
    table = play.table
    table.state.stacks = {"a": ["a3"], "b": ["b3"], "c": [], "d": ["d1"]}  # A3 has an exit that is still open
    phases.turn_up(table)
    assert play.notices_of("exit-stack") == [{"exit": "exit:2", "tile": "tile:b3"}]
    assert play.view().exits[1].visible


@pytest.mark.rule("EP-5.2", "EP-5.4")
def test_x_37_both_cards_of_an_exit_on_day_1() -> None:
    play = patrolled([2, 2, 1, 3, 1], offered="b3")
    (closed,) = play.notices_of("exit-closed")
    assert (closed["exit"], closed["visible"]) == ("exit:2", True)


@pytest.mark.rule("EP-5.5")
def test_x_38_one_way_out_is_left_on_day_3() -> None:
    play = patrolled([2], day=3, before={1: 2, 2: 1, 3: 1})
    assert [look.closed for look in play.view().exits] == [True, True, False]
    assert play.view().open_exit == 3
    assert play.notices_of("exit-open") == [{"exit": "exit:3"}]
    for seed in range(40):
        game = engines.start("escape_plan", seats=3, options={}, seed=seed)
        for day in (1, 2, 3):
            game._table.state.day = day
            phases.patrol(city_of(game))
        assert sorted(one.patrols for one in game._table.state.exits.values()) == [1, 2, 2]
        assert len({one.stack for one in game._table.state.exits.values()}) == 3


# ---- turn order


def resorted(rows: list[int], order: list[int]) -> list[int]:
    def prepare(t: City) -> None:
        t.state.order = order
        for seat, row in enumerate(rows):
            t.figure(seat).row = row

    async def run(t: City) -> None:
        sort_order(t)

    return order_of(given(run, seats=len(rows), prepare=prepare))


@pytest.mark.rule("EP-7.1", "EP-7.2")
def test_x_6_the_highest_first_ties_reversed() -> None:
    claws, vinnie, scar, ruby = range(4)
    assert resorted([1, 1, 5, 1], [claws, vinnie, scar, ruby]) == [scar, ruby, vinnie, claws]


@pytest.mark.rule("EP-7.1", "EP-7.2")
def test_x_70_five_players() -> None:
    assert resorted([2, 4, 4, 1, 2], [0, 1, 2, 3, 4]) == [2, 1, 4, 0, 3]


# ---- parts


def parts(tokens: dict[int, int], **more: Unpack[Moment]) -> Play:
    def prepare(t: City) -> None:
        for actor, number in tokens.items():
            t.figure(actor).tokens = number
            t.state.tokens -= number

    part = more.setdefault("part", "night")
    more["prepare"] = prepare

    async def run(t: City) -> None:
        await course.play_part(t, part)

    return given(run, **more)


@pytest.mark.rule("EP-8.2")
def test_by_day_everybody_takes_one_turn() -> None:
    play = parts({}, part="morning")
    seats = []
    while play.game.asks:
        if play.name == "turn":
            seats.append(play.ask.seat)
        play.default()
    assert seats == [0, 1, 2]
    assert play.notices_of("act") == []


@pytest.mark.rule("EP-8.3", "EP-8.4")
def test_at_night_a_turn_costs_a_token() -> None:
    play = parts({0: 1, 2: 1})
    assert (play.name, play.ask.seat) == ("extra_action", 0)
    play.do("act")
    assert play.name == "turn"
    assert play.me.tokens == 0
    assert play.state.tokens == 9
    while play.ask.seat == 0:
        play.default()
    assert (play.name, play.ask.seat) == ("extra_action", 2)
    play.do("pass")
    assert play.notices_of("pass") == [{"seat": "seat:2", "part": "part:night"}]
    assert play.state.players[2].tokens == 1


@pytest.mark.rule("EP-8.4")
def test_x_55_a_token_taken_at_night_serves_at_dawn_only() -> None:
    def prepare(t: City) -> None:
        t.player(1).tokens = 1
        t.state.tokens -= 1

    async def run(t: City) -> None:
        t.state.order = [1, 0, 2]
        for part in ("night", "dawn"):
            t.take_token(0, "fx_id") if part == "dawn" else None
            await course.play_part(t, part)

    play = given(run, part="night", prepare=prepare)
    assert play.ask.seat == 1
    play.do("pass")
    seats = []
    while play.game.asks:
        seats.append((play.state.part, play.ask.seat))
        play.do("pass")
    assert seats == [("dawn", 1), ("dawn", 0)]


@pytest.mark.rule("EP-8.5")
def test_notoriety_is_adjusted_at_night_too() -> None:
    play = parts({0: 1})
    play.do("act")
    while play.game.asks:
        play.default()
    assert play.notices_of("adjust") == [{"part": "part:night"}]


@pytest.mark.rule("EP-8.6", "EP-9.1")
def test_rest_or_move_and_rest_once_a_day() -> None:
    play = given(second_turn)
    assert play.own == ["rest", "move"]
    assert [option.text.key for option in play.ask.options] == ["opt-ep-rest", "opt-ep-move"]
    play.do("rest", "asset:as_key")
    assert play.me.rested
    assert play.notices_of("moved") == []
    assert play.do("done").over and [one.kind for one in play.state.chronicle] == ["rest"]
    again = given(second_turn, prepare=rested)
    assert again.name.startswith("travel")  # moving is all that is left


def rested(t: City) -> None:
    t.player(0).rested = True


async def second_turn(t: City) -> None:
    await take_turn(t, 0, "afternoon")


@pytest.mark.rule("EP-8.8")
def test_without_any_way_the_turn_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.escape_plan.moves.ends.can_move", lambda *_: False)
    play = given(second_turn, prepare=rested)
    assert play.over
    assert play.notices_of("no-turn") == [{"seat": "seat:0"}]


@pytest.mark.rule("EP-8.9")
def test_the_steps_of_a_turn_come_in_order() -> None:
    def prepare(t: City) -> None:
        t.player(0).assets[0].used = False  # extra action, 5k

    play = given(second_turn, prepare=prepare)
    assert play.name == "turn"
    play.do("move", "location:store_c")
    asked = []
    while play.game.asks:
        assert play.state.turn is not None
        asked.append((play.state.turn.moment, play.name))
        play.do(play.own[0])
    assert asked == [("visit", "store.gas_can"), ("visit", "store.equipment"), ("last", "turn.last")]


@pytest.mark.rule("EP-25.1", "EP-25.2")
def test_a_new_day_turns_rest_tokens_to_the_sun() -> None:
    async def run(t: City) -> None:
        for player in t.state.players:
            player.rested = True
        course.new_day(t)

    play = given(run)
    assert [player.rested for player in play.state.players] == [False, False, False]
    assert play.notices_of("new-day") == [{"day": 2}]


def test_the_time_marker_is_back_in_the_morning_on_each_day() -> None:
    game: Game = engines.start("escape_plan", seats=2, options={}, seed=5)
    stream = Stream(5, "marker")
    first: dict[int, str | None] = {}
    while game.outcome is None:
        view = shown(game)
        if view.phase == "actions":
            first.setdefault(view.day, view.part)
        random_move(game, stream)
    assert first[1] == first[2] == "morning"
