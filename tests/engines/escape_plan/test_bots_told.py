"""What everybody hears of the turns of Sandra and Costa, and rare turns of theirs (EP-28, EP-29)."""

from typing import Unpack

import pytest

import engines
from engines.escape_plan import bots
from engines.escape_plan.table import City
from tests.engines.escape_plan.harness import M1, Moment, Play, city_of, given

EXITS = {**M1, "b3": (1, 1, 0), "c3": (0, -2, 0)}
SANDRA = {1: 1, 2: 2}
"""Her number, by the number of seats."""
COSTA = 2


def takes_turn(players: int, actor: int, *deck: str, **more: Unpack[Moment]) -> Play:
    """A bot takes one turn with a deck of ``deck``; before it the host may take the game back."""

    async def run(t: City) -> None:
        t.bot(actor).deck = list(deck)
        t.checkpoint()
        await bots.take_turn(t, actor)

    more["seats"] = players
    return given(run, **more)


@pytest.mark.rule("EP-28.5", "EP-28.6")
def test_the_card_and_those_passed_over_are_revealed_and_nobody_can_forget_them() -> None:
    play = takes_turn(2, SANDRA[2], "safe_1", "restaurant", "casino")
    seen = [card for told in play.notices_of("bot-passed") for card in told["cards"]]
    assert set(seen) <= {"card:safe_1", "card:restaurant"}, "neither is on the map"
    assert play.notices_of("bot-card") == [{"who": "bot:sandra", "card": "card:casino", "location": "location:biz_c1"}]
    assert play.game.checkpoints == ()


@pytest.mark.rule("EP-28.5", "EP-28.6")
def test_cards_passed_over_in_vain_are_revealed_too() -> None:
    play = takes_turn(2, SANDRA[2], "safe_1", "restaurant")
    (told,) = play.notices_of("bot-passed")
    assert told["who"] == "bot:sandra"
    assert set(told["cards"]) == {"card:safe_1", "card:restaurant"}
    assert play.notices_of("bot-stays") == [{"who": "bot:sandra"}]
    assert play.game.checkpoints == ()
    assert takes_turn(2, SANDRA[2], "casino").notices_of("bot-passed") == []


@pytest.mark.rule("EP-28.9", "EP-28.17")
def test_a_ransacked_safe_house_is_told_if_there_was_something() -> None:
    def empty(t: City) -> None:
        t.state.fixers = []
        t.state.house_keys["safe_2"] = []

    (told,) = takes_turn(2, SANDRA[2], "safe_2").notices_of("bot-away")
    assert [item.partition(":")[0] for item in told["items"]] == ["fixer", "color"]
    assert takes_turn(2, SANDRA[2], "safe_2", prepare=empty).notices_of("bot-away") == []


@pytest.mark.rule("EP-28.10", "EP-28.17", "EP-29.8")
@pytest.mark.parametrize(("seats", "actor", "key"), [(2, 2, "bot-away"), (1, COSTA, "bot-took")])
def test_bags_are_told_by_their_stacks_and_an_empty_stack_makes_no_pile(seats: int, actor: int, key: str) -> None:
    def empty(t: City) -> None:
        t.state.lockers["brown"] = []

    play = takes_turn(seats, actor, "store_c", at="store_c")
    number = 2 if actor == COSTA and seats == 1 else 1
    assert ("locker:brown",) * number in [told["items"] for told in play.notices_of(key)]
    play = takes_turn(seats, actor, "store_c", at="store_c", prepare=empty)
    assert not [told for told in play.notices_of("bot-away") + play.notices_of("bot-took") if "locker:brown" in told["items"]]
    assert play.table.bot(actor).piles == []


@pytest.mark.rule("EP-29.5")
def test_costa_passes_over_a_business_that_is_not_on_the_map() -> None:
    play = takes_turn(1, COSTA, "restaurant", at="store_c")
    assert play.table.bot(COSTA).location == ""
    assert play.notices_of("bot-passed") == [{"who": "bot:costa", "cards": ("card:restaurant",)}]


@pytest.mark.rule("EP-29.10", "EP-29.11", "EP-26.4")
def test_costa_who_shows_the_open_exit_in_his_last_turn_leaves_once_and_pays_nothing() -> None:
    play = takes_turn(1, COSTA, "exit_2", tiles=EXITS, day=3, part="evening")
    assert play.state.left == [COSTA]
    assert play.notices_of("escaped") == [{"who": "bot:costa", "n": 1, "cost": 0}]
    stays = takes_turn(1, COSTA, tiles=EXITS, day=3, part="evening")
    assert stays.notices_of("escaped") == [{"who": "bot:costa", "n": 1, "cost": 0}]


@pytest.mark.rule("EP-29.3", "EP-2.7")
def test_costas_plan_is_none_of_the_players() -> None:
    for seed in range(40):
        table = city_of(engines.start("escape_plan", seats=1, options={}, seed=seed))
        assert table.bot(COSTA).plan != table.player(0).plan


@pytest.mark.rule("EP-28.8", "EP-29.3")
def test_a_bots_cube_shows_nothing_of_a_plan_card() -> None:
    play = takes_turn(1, COSTA, "bar", at="store_c", plan="epl_1")
    assert [told["income"] for told in play.notices_of("cube")] == [False]


@pytest.mark.rule("EP-28.5", "EP-29.5")
def test_the_first_card_that_qualifies_ends_the_draw() -> None:
    passed = set()
    for seed in range(12):
        play = takes_turn(2, SANDRA[2], "casino", "safe_1", seed=seed)
        passed.add(tuple(card for told in play.notices_of("bot-passed") for card in told["cards"]))
        assert play.table.bot(SANDRA[2]).location == "biz_c1"
    assert passed == {(), ("card:safe_1",)}, "safe house 1, which is not on the map, is revealed only if it comes first"


@pytest.mark.rule("EP-28.8", "EP-29.6", "EP-28.10")
def test_contacts_and_bags_that_a_bot_takes_are_told_and_kept_or_boxed() -> None:
    play = takes_turn(2, SANDRA[2], "store_c", offer=(4, 20))
    assert [told["items"] for told in play.notices_of("bot-away")] == [("contact:20",), ("contact:4",), ("locker:brown",)]
    assert [tile.partition("_")[0] for tile in play.state.boxed] == ["brown"]
    play = takes_turn(1, COSTA, "bar", at="store_c", offer=(4,))
    assert play.notices_of("bot-took") == [{"who": "bot:costa", "items": ("contact:4",)}]
    assert play.notices_of("bot-away") == []
