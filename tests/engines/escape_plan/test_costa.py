"""The solo game: Lieutenant Costa beside Inspector Sandra (EP-29)."""

from typing import Unpack

import pytest

from engines.escape_plan import bots
from engines.escape_plan.bots import resolve
from engines.escape_plan.components import BOT_CARDS, PLANS
from engines.escape_plan.phases import sort_order
from engines.escape_plan.places import closes_after
from engines.escape_plan.state import Bot, Cube
from engines.escape_plan.table import City
from tests.engines.escape_plan.harness import M1, Moment, Play, given

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


async def nothing(t: City) -> None:
    return None


@pytest.mark.rule("EP-29.1", "EP-29.3", "EP-29.2")
def test_his_set_up() -> None:
    play = given(nothing, seats=1)
    assert [bot.id for bot in play.state.bots] == ["sandra", "costa"]
    one = costa(play)
    assert sorted(one.deck) == sorted(BOT_CARDS)
    assert (one.row, one.tile, one.location) == (1, "s1", "")
    assert one.plan in PLANS
    assert one.plan != play.me.plan
    assert closes_after(play.table) == 2
    for viewer in (None, 0):
        assert one.plan not in play.view(viewer).model_dump_json()
    assert not [notice for notice in play.game.notices if one.plan in str(notice.text.args)]


@pytest.mark.rule("EP-29.2", "EP-7.2")
def test_on_day_1_both_bots_act_before_the_player() -> None:
    async def run(t: City) -> None:
        t.state.order = [0, COSTA, SANDRA]
        sort_order(t)

    assert given(run, seats=1).state.order == [SANDRA, COSTA, 0]


@pytest.mark.rule("EP-29.5", "EP-29.6", "EP-29.4")
def test_x_81_he_stays_near_the_player() -> None:
    play = lieutenant("safe_2", "bar", at="store_c", offer=(4,))
    one = costa(play)
    assert (one.location, one.red, one.blue) == ("biz_b2", 1, 0)
    assert one.contacts == [4]
    assert (one.removed, one.deck) == (["bar"], ["safe_2"])
    assert play.state.cubes["bar"] == [Cube(COSTA)]
    assert len(play.state.offer) == 7
    assert 4 not in play.state.offer


@pytest.mark.rule("EP-29.5")
def test_nothing_near_he_stays() -> None:
    play = lieutenant("safe_2", "exit_2", at="store_c", tiles=EXITS)
    assert costa(play).location == ""
    assert len(costa(play).deck) == 2


@pytest.mark.rule("EP-29.6")
def test_x_88_a_sixth_contact_goes_to_the_box_but_a_middleman_is_a_token() -> None:
    def full(t: City) -> None:
        t.bot(COSTA).contacts = [10, 11, 12, 13, 14]

    play = lieutenant("bar", prepare=full, offer=(7,))
    assert costa(play).contacts == [10, 11, 12, 13, 14]
    assert play.state.contacts_boxed == [7]
    assert costa(play).tokens == 1
    assert costa(lieutenant("bar", offer=(7,))).tokens == 1


@pytest.mark.rule("EP-29.7")
def test_he_never_visits_a_closed_business() -> None:
    def closed(t: City) -> None:
        t.state.closed.append("bar")

    assert costa(lieutenant("bar", prepare=closed)).location == ""

    def one_cube(t: City) -> None:
        t.state.cubes["bar"].append(Cube(0))

    play = lieutenant("bar", "casino", prepare=one_cube, at="biz_b2")
    assert costa(play).location in ("biz_b2", "biz_c1")
    if costa(play).location == "biz_b2":
        assert play.state.closed == ["bar"]


@pytest.mark.rule("EP-29.7", "EP-28.8", "EP-28.9")
def test_groups_and_safe_houses_as_sandra() -> None:
    def group(t: City) -> None:
        t.bot(COSTA).visited = ["casino", "night_club", "safe_1", "safe_3"]

    assert costa(lieutenant("bar", prepare=group, offer=(4,))).tokens == 1
    play = lieutenant("safe_2", prepare=group)
    assert (costa(play).tokens, costa(play).blue) == (1, 1)
    assert len(play.state.fixers) == 7
    assert costa(play).contacts == []


@pytest.mark.rule("EP-29.8")
@pytest.mark.parametrize(("card", "stacks"), [("store_a", "gg"), ("store_b", "kk"), ("store_c", "nn"), ("store_d", "gkn")])
def test_piles_of_lockers(card: str, stacks: str) -> None:
    names = {"g": "green", "k": "black", "n": "brown"}
    tops: dict[str, list[str]] = {}

    async def run(t: City) -> None:
        tops.update({color: list(stack) for color, stack in t.state.lockers.items()})
        resolve(t, COSTA, card)

    play = given(run, seats=1)
    expected: list[str] = []
    for letter in dict.fromkeys(stacks):
        number = stacks.count(letter)
        expected += tops[names[letter]][::-1][:number]
    assert costa(play).piles == [expected]
    assert len(costa(play).contacts) == 1
    seen = play.view(None).bots[1].piles
    assert [pile.stacks for pile in seen] == [tuple(names[letter] for letter in stacks)]


@pytest.mark.rule("EP-29.8", "EP-28.11")
def test_a_pile_of_exit_tiles() -> None:
    def closed(t: City) -> None:
        t.state.exits["exit_3"].patrols, t.state.exits["exit_3"].stack = 2, "y"

    play = lieutenant("exit_3", tiles=EXITS, at="store_c", prepare=closed)
    assert len(play.state.exit_stacks["y"]) == 3
    assert [len(pile) for pile in costa(play).piles] == [2]
    assert costa(play).blue == 1
    assert len(costa(play).contacts) == 1


@pytest.mark.rule("EP-29.8", "EP-28.17")
def test_a_stack_that_runs_out() -> None:
    async def run(t: City) -> None:
        t.state.lockers["green"] = ["green_1"]
        resolve(t, COSTA, "store_a")
        resolve(t, COSTA, "store_a")

    assert costa(given(run, seats=1)).piles == [["green_1"]]
