"""The solo game, further: what Costa costs in passing, how he leaves, his score and the end (EP-29.9 to 29.16)."""

from collections.abc import Mapping, Sequence
from typing import Unpack

import pytest

from engines.escape_plan import bots, ending
from engines.escape_plan.course import play_part
from engines.escape_plan.ending import costas_value, sheet
from engines.escape_plan.moves.escaping import escape
from engines.escape_plan.phases import adjust, adjust_one
from engines.escape_plan.places import exit_cost
from engines.escape_plan.state import Bot, Gang, Part, Turn
from engines.escape_plan.table import City
from tests.engines.escape_plan.harness import M1, Moment, Play, Prepare, carry, given, turn, without_locked_assets

SANDRA, COSTA = 1, 2
EXITS = {**M1, "b3": (1, 1, 0), "c3": (0, -2, 0)}


def lieutenant(*deck: str, **more: Unpack[Moment]) -> Play:
    """Costa takes one turn with a deck of ``deck``."""

    async def run(t: City) -> None:
        t.bot(COSTA).deck = list(deck)
        await bots.take_turn(t, COSTA)

    more["seats"] = 1
    return given(run, **more)


def costa(play: Play) -> Bot:
    return play.table.bot(COSTA)


# ---- his fee


def passing(prepare: Prepare, *, left: tuple[str, ...] = ("b2",), officers: Mapping[str, Sequence[str]] | None = None) -> Play:
    """The player has left B2, where Costa is."""

    async def run(t: City) -> None:
        t.state.turn = Turn(0, "morning", kind="move", left=list(left))
        t.move_pawn(COSTA, "biz_b2")
        t.move_pawn(SANDRA, "clinic_d")
        without_locked_assets(t.player(0))
        prepare(t)
        await escape(t, 0)

    return given(run, seats=1, officers={"b2": ["local"]} if officers is None else officers)


@pytest.mark.rule("EP-29.9")
def test_x_67_two_wounds_without_money_to_pay() -> None:
    def cap(t: City) -> None:
        carry(t, "cap")
        t.player(0).cash = 2

    play = passing(cap).do("avoid:equipment:1@b2:local")
    if play.game.asks:
        play.do("done")
    assert (play.me.cash, play.me.wounds) == (2, 2)


@pytest.mark.rule("EP-29.9")
@pytest.mark.parametrize(("cash", "left", "wounds"), [(2, 2, 2), (3, 0, 0), (4, 1, 0)])
def test_his_fee_takes_the_last_3k(cash: int, left: int, wounds: int) -> None:
    def only(t: City) -> None:
        t.player(0).cash = cash

    play = passing(only, officers={})
    assert (play.me.cash, play.me.wounds) == (left, wounds)


@pytest.mark.rule("EP-29.9")
def test_single_avoidances_do_not_cover_costa() -> None:
    def cap(t: City) -> None:
        carry(t, "cap", "vest", "helmet")

    play = passing(cap, officers={})
    assert (play.me.cash, play.me.wounds) == (6, 0)


@pytest.mark.rule("EP-29.9", "EP-22.14")
def test_x_68_a_gang_member_covers_costa() -> None:
    def gang(t: City) -> None:
        t.player(0).cash = 4
        t.state.gangs["gang_s"] = Gang(0, 0)

    play = passing(gang).do("avoid:gang:gang_s@b2")
    if play.game.asks:
        play.do("done")
    assert (play.me.cash, play.me.wounds) == (4, 0)


@pytest.mark.rule("EP-29.9", "EP-13.5", "EP-14.2")
def test_x_82_the_fee_and_four_wounds() -> None:
    def five(t: City) -> None:
        t.player(0).cash = 5

    play = passing(five, left=("b2", "c1"), officers={"b2": ["local", "special"], "c1": ["state", "local"]})
    assert (play.me.cash, play.me.wounds) == (2, 2)
    assert sum(entry.cuffed for entry in play.me.entries) == 1


# ---- leaving


@pytest.mark.rule("EP-29.10", "EP-29.5")
def test_the_open_exits_card_takes_him_out_on_day_3() -> None:
    play = lieutenant("exit_2", tiles=EXITS, day=3, at="store_c")
    one = costa(play)
    assert (one.gone, one.tile) == ("escaped", "b3")
    assert play.state.left == [COSTA]
    for day in (1, 2):
        assert costa(lieutenant("exit_2", tiles=EXITS, day=day, at="gang_b")).gone == ""


@pytest.mark.rule("EP-29.10", "EP-29.11")
@pytest.mark.parametrize(
    ("day", "part", "tokens", "leaves"),
    [
        (3, "afternoon", 0, False),
        (3, "evening", 0, True),
        (3, "evening", 1, False),
        (3, "night", 1, False),
        (3, "night", 0, True),
        (3, "dawn", 1, True),
        (2, "dawn", 0, False),
    ],
)
def test_his_last_turn(day: int, part: Part, tokens: int, leaves: bool) -> None:
    play = lieutenant("bar", tiles=EXITS, day=day, part=part, prepare=lambda t: setattr(t.bot(COSTA), "tokens", tokens), offer=(4,))
    assert (costa(play).gone == "escaped") is leaves
    assert costa(play).tile == "b2", "his last position is where he stood"


@pytest.mark.rule("EP-29.10", "EP-26.7", "EP-26.4")
def test_he_counts_as_an_escaped_player() -> None:
    found: list[int | None] = []

    async def run(t: City) -> None:
        found.append(exit_cost(t))
        ending.escape(t, COSTA, 0)
        found.append(exit_cost(t))
        await turn(t)

    play = given(run, seats=1, day=3)
    assert found == [0, 10]
    assert play.me.cash == 8, "the toll"


@pytest.mark.rule("EP-29.10")
def test_his_notoriety_is_still_adjusted() -> None:
    async def run(t: City) -> None:
        t.bot(COSTA).red = 1
        ending.escape(t, COSTA, 0)
        await adjust(t)

    assert costa(given(run, seats=1, day=3)).row == 2


# ---- the score


@pytest.mark.rule("EP-29.12")
def test_x_25_a_tile_worth_0_counts_as_the_best_of_its_stack() -> None:
    assert costas_value("green_1") == 90
    assert costas_value("x_1") == 70
    assert costas_value("black_2") == 100


@pytest.mark.rule("EP-29.12")
def test_x_69_costas_score() -> None:
    found: list[int] = []

    async def run(t: City) -> None:
        one = t.bot(COSTA)
        one.plan, one.row = "epl_1", 4
        one.visited = ["bar", "gym", "art_gallery", "safe_2"]
        one.contacts = [1, 2, 3]
        one.piles = [["green_2", "green_1"], ["green_3", "black_2", "brown_1"], ["x_2", "x_3"]]
        found.append(sheet(t, COSTA).total)

    given(run, seats=1)
    assert found == [540]


def solo_end(prepare: Prepare) -> Play:
    async def run(t: City) -> object:
        t.bot(COSTA).plan = "epl_1"
        t.player(0).cash = 0
        prepare(t)
        ending.escape(t, COSTA, 0)
        return ending.finish(t)

    return given(run, seats=1, day=3)


def with_cash(amount: int, row: int = 1) -> Prepare:
    def prepare(t: City) -> None:
        t.player(0).assets = []
        t.player(0).cash, t.player(0).row = amount, row
        t.bot(COSTA).visited = ["bar"]
        ending.escape(t, 0, 0)

    return prepare


@pytest.mark.rule("EP-29.13", "EP-27.5")
@pytest.mark.parametrize(("cash", "row", "reason"), [(101, 1, "escaped"), (99, 1, "costa"), (100, 1, "escaped"), (120, 4, "escaped")])
def test_the_player_has_to_beat_costa(cash: int, row: int, reason: str) -> None:
    play = solo_end(with_cash(cash, row))
    assert play.state.reason == reason
    assert play.state.winners == ((0,) if reason == "escaped" else ())
    assert play.game.outcome is not None
    assert set(play.game.outcome.scores or {}) == {0}


@pytest.mark.rule("EP-29.3", "EP-29.12")
def test_the_story_uncovers_his_plan_card() -> None:
    story = solo_end(with_cash(101)).view().story
    assert story is not None
    assert [(hand.who, hand.visited) for hand in story.hands] == [("seat:0", ()), ("bot:costa", ("bar",))]
    assert story.hands[1].plan == "epl_1" and story.hands[1].amounts["bar"] == 100


@pytest.mark.rule("EP-29.14", "EP-27.1")
def test_arrested_the_game_is_lost_at_once() -> None:
    async def run(t: City) -> object:
        t.state.order = [0, COSTA, SANDRA]
        t.player(0).cash, t.player(0).red = 0, 2
        ending.escape(t, COSTA, 0)
        t.bot(SANDRA).deck = ["bar"]
        goes_on = await play_part(t, "evening")
        assert not goes_on
        return ending.finish(t)

    play = given(run, seats=1, day=3, part="evening")
    assert play.state.reason == "arrested"
    assert play.me.row == 1, "no adjustment"
    assert [told["who"] for told in play.notices_of("turn")] == ["seat:0"]


@pytest.mark.rule("EP-29.14")
def test_after_the_player_has_left_the_bots_play_on() -> None:
    async def run(t: City) -> object:
        t.state.order = [0, COSTA, SANDRA]
        t.move_pawn(0, "exit_2")
        ending.escape(t, 0, 0)
        t.bot(COSTA).deck, t.bot(SANDRA).deck = ["casino", "gym"], ["bar", "casino"]
        assert await play_part(t, "afternoon")
        assert not await play_part(t, "evening")
        return ending.finish(t)

    play = given(run, seats=1, tiles=EXITS, day=3, spots={"bar": "biz_b2", "casino": "biz_c1", "gym": "biz_d2", "safe_2": "safe_a"})
    assert [told["who"] for told in play.notices_of("turn")] == ["bot:costa", "bot:sandra"] * 2
    assert costa(play).gone == "escaped"


@pytest.mark.rule("EP-29.15", "EP-28.14")
def test_border_duties_in_the_solo_game() -> None:
    async def player_crosses(t: City) -> None:
        t.player(0).row, t.player(0).red = 2, 1
        await adjust_one(t, 0)

    play = given(player_crosses, seats=1, at="clinic_d")
    assert play.name == "unlock.asset", "the officers are moved by themselves"
    assert [told["cause"] for told in play.notices_of("officer-moved")] == ["automatic", "automatic"]

    async def bot_crosses(t: City) -> None:
        t.bot(COSTA).row, t.bot(COSTA).red = 2, 1
        t.move_pawn(COSTA, "clinic_d")
        await adjust_one(t, COSTA)

    play = given(bot_crosses, seats=1)
    assert (play.name, play.ask.seat) == ("border.officer", 0)
    play.default()
    while play.game.asks:
        play.default()
    assert len(play.notices_of("officer-moved")) == 1, "bots do not move officers towards bots"


@pytest.mark.rule("EP-29.16")
def test_the_automatic_move_takes_the_smallest_destination_then_origin_then_type() -> None:
    async def run(t: City) -> None:
        t.player(0).row, t.player(0).red = 2, 1
        t.bot(SANDRA).row = 5
        await adjust_one(t, 0)

    play = given(run, seats=1, at="clinic_d", officers={"d2": ["special"], "s2": ["special", "local"], "b2": ["state"], "a2": ["state"]})
    (told,) = play.notices_of("officer-moved")
    assert (told["officer"], told["origin"], told["tile"]) == ("officer:state", "tile:b2", "tile:d2")
