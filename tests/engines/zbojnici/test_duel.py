"""The duel of two robbers (ZB-15) beyond the worked examples."""

import pytest

import engines
from engines.table import Game
from engines.zbojnici.components import RING
from tests.engines.zbojnici.harness import CITY_S, city


@pytest.mark.rule("ZB-15.1", "ZB-15.2", "ZB-15.3")
def test_two_robbers_without_a_prince() -> None:
    game = engines.start("zbojnici", seats=2, seed=3)
    while game.asks[0].name == "zbojnici.color":
        game.expire()
    view = game.view(None)
    assert (view.prince, view.threshold, view.duel, view.reserve) == (None, None, True, 1)  # type: ignore[attr-defined]
    assert [(one.role, one.bandits, one.guards, one.cards, one.supply) for one in view.players] == [("robber", 3, 1, 7, 5)] * 2  # type: ignore[attr-defined]
    while game.outcome is None:
        game.expire()
    names = {notice.text.key for notice in game.notices}
    assert not names & {"zb-recon", "zb-upgrade", "zb-judged", "zb-prince"}


@pytest.mark.rule("ZB-15.4", "ZB-15.5")
def test_a_guard_lies_alone_or_with_own_figures() -> None:
    play = city("red blue", prince=False, begin="planning")
    play.do("red market", "red market", "red palace")
    assert play.open()["red"] == "plan.guard"
    assert play.options("red") == [f"district:{district}" for district in CITY_S]
    play.do("red market", "red commit").plan("blue", "tavern tavern tavern harbor")
    assert play.notices_of("band")[0] == {"seat": "red", "district": "market", "bandits": 2, "guards": 1, "token": False}
    assert play.notices_of("band")[-1] == {"seat": "blue", "district": "harbor", "bandits": 0, "guards": 1, "token": False}
    assert sorted(RING) == sorted(CITY_S)


@pytest.mark.rule("ZB-15.5")
def test_both_guards_may_lie_on_one_card() -> None:
    play = city("red green", {"dungeon": "green3"}, prince=False, begin="new_day").on().do("green palace", "green palace", "green commit")
    play.plan("red", "market market market market", "").on()
    assert play.notices_of("band")[-1] == {"seat": "green", "district": "palace", "bandits": 0, "guards": 2, "token": False}


@pytest.mark.rule("ZB-15.6", "ZB-15.10")
def test_a_guard_arrests_its_own_band_too_and_goes_home() -> None:
    play = city("red blue", {"market": "red2 blue1 blue/1"}, prince=False)
    assert (play.jailed("red"), play.jailed("blue"), play.state.players[1].guards) == (2, 1, 1)


@pytest.mark.rule("ZB-15.7")
def test_a_token_needs_an_own_bandit_and_no_action_touches_a_guard() -> None:
    play = city("red blue", prince=False, hand={"red": 2}, begin="planning")
    play.do("red market", "red market", "red market", "red palace")
    assert play.options("red") == ["district:market"]
    play = city("red blue", {"market": "red1+ blue/1"}, prince=False)
    assert play.options("red") == ["pass", "flee", "move"]
    play.do("red move")
    assert (play.gains("treasury"), play.state.players[1].guards) == ({"red": 10}, 1)


@pytest.mark.rule("ZB-15.8", "ZB-15.10")
def test_the_reserve_guard_goes_back_at_the_end_of_the_round() -> None:
    play = city("red green", {"dungeon": "green1"}, prince=False, begin="new_day")
    view = play.view(None)
    assert (view.helped, view.reserve, view.players[1].guards) == (1, 0, 2)
    play.on().idle()
    while not play.notices_of("evening"):
        play.on().idle()
    view = play.view(None)
    assert (view.helped, view.reserve, [player.guards for player in view.players]) == (None, 1, [1, 1])


@pytest.mark.rule("ZB-15.9")
def test_without_prisoners_nobody_gets_the_reserve_guard() -> None:
    play = city("red green", prince=False, begin="new_day")
    assert (play.view(None).helped, play.view(None).reserve) == (None, 1)


@pytest.mark.rule("ZB-15.11")
def test_prisoners_of_the_duel_always_choose() -> None:
    play = city("red blue", {"harbor": "red/1 red1 blue1"}, prince=False, hand={"red": 1, "blue": 1})
    assert play.open() == {"red": "dungeon", "blue": "dungeon"}


@pytest.mark.rule("ZB-15.12")
def test_the_duel_has_no_threshold() -> None:
    game: Game = city("red blue", prince=False, purse={"red": 3, "blue": 2}, begin="end", round=6).game
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners, game.outcome.scores) == ("richest", frozenset({0}), {0: 3, 1: 2})


@pytest.mark.rule("ZB-15.8")
def test_the_reserve_guard_helps_nobody_in_a_game_with_a_prince() -> None:
    play = city("red blue", {"dungeon": "red1"}, begin="new_day")
    assert (play.notices_of("reserve"), play.view(None).helped, play.me("red").guards) == ([], None, ())
    assert play.state.players[play.seat("red")].guards == 0
