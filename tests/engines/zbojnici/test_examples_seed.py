"""The worked examples ZB-X1 to X20 of the rules. Robs are tried at the Treasury, where several bands gain nothing."""

import pytest

from engines.table import Game
from engines.zbojnici import RULEBOOK, ZbojniciOptions
from engines.zbojnici.views import ZbojniciView
from tests.engines.driving import shown
from tests.engines.zbojnici.harness import city


@pytest.mark.rule("ZB-10.1", "ZB-9.7", "ZB-9.9")
def test_x1_three_bandits_at_the_market() -> None:
    play = city("red blue", {"market": "blue3"})
    assert (play.purse("blue"), play.home("blue"), play.halted) == ((12,), 3, True)


@pytest.mark.rule("ZB-10.2", "ZB-9.5")
def test_x2_the_town_hall_is_shared_by_bandits() -> None:
    play = city("green blue", {"town_hall": "blue2 green1"})
    assert play.purse("blue", "green") == (6, 3)
    assert play.notices_of("left") == [{"n": 1}]


@pytest.mark.rule("ZB-6.1", "ZB-6.10", "ZB-7.2")
def test_x3_a_wheel_shows_action_and_target_and_the_token_goes_back() -> None:
    play = city("green blue", {"market": "blue1+ green1"}, purse={"green": 4})
    assert play.options("blue") == ["pass", "flee", "move", "rob:green", "kick:green"]
    assert play.tokens("blue") == (0, 5)
    play.do("blue rob:green")
    assert play.notices_of("wheel-at") == [{"seat": "blue", "action": "rob", "target": "green"}]
    assert play.tokens("blue") == (0, 6)
    assert play.notices_of("robbed") == [{"seat": "blue", "target": "green", "n": 3}]


@pytest.mark.rule("ZB-5.1", "ZB-5.2", "ZB-5.3", "ZB-6.6", "ZB-9.1", "ZB-9.2", "ZB-9.8", "ZB-5.8")
def test_x4_a_whole_resolution() -> None:
    play = city(
        "green blue",
        {
            "market": "white1 green1",
            "treasury": "green1",
            "town_hall": "white1",
            "tavern": "green1+ blue2+ white1+",
            "harbor": "blue1",
        },
        days="treasury town_hall",
        hand={"green": 1, "blue": 1},
        dice=(4, 2),
    )
    assert play.notices_of("arrested") == [{"seat": "green", "n": 1, "district": "market"}]
    assert play.purse("green") == (15,)
    play.do("green flee", "blue rob:green", "white move")
    assert play.notices_of("missed") == [{"seat": "blue", "target": "green", "action": "rob"}]
    assert play.notices_of("moved") == [{"seat": "white", "n": 1, "guards": True, "district": "harbor"}]
    assert play.tokens("white") == (0, 6)
    # blue has no 6 ducats: the only answer, one die, is taken without asking, twice
    assert play.purse("blue") == (6,)
    assert play.jailed("blue") == 1
    play.do("green escape", "blue escape")
    assert play.resolved() == ["market", "treasury", "town_hall", "tavern", "harbor", "dungeon"]
    assert play.days() == {"town_hall"}
    assert play.purse("green", "blue") == (15, 6)
    assert (play.tokens("green"), play.tokens("blue")) == ((0, 6), (0, 6))
    assert (play.home("green"), play.home("blue"), play.home("white")) == (3, 3, 3)


@pytest.mark.rule("ZB-1.4", "ZB-1.5", "ZB-1.6", "ZB-1.7", "ZB-16.1")
def test_x5_the_set_up_of_four_players() -> None:
    view = four()
    assert [player.role for player in view.players].count("robber") == 3
    assert view.deck == 6


def four() -> ZbojniciView:
    """A game of four before the first question."""
    return shown(Game(RULEBOOK, 4, ZbojniciOptions(), 5), None, ZbojniciView)


@pytest.mark.rule("ZB-1.8")
def test_x5_both_tracks_begin_at_their_lowest_space() -> None:
    assert (four().recon_level, four().fine_level) == (1, 0)


@pytest.mark.rule("ZB-1.10", "ZB-1.11")
def test_x5_figures_and_cards_of_robbers_and_prince() -> None:
    view = four()
    assert [player.cards for player in view.players] == [8 if player.seat == view.prince else 7 for player in view.players]
    assert [player.guards if player.seat == view.prince else player.bandits for player in view.players] == [3] * 4
    assert [player.bandits if player.seat == view.prince else player.guards for player in view.players] == [0] * 4


@pytest.mark.rule("ZB-1.12", "ZB-1.13")
def test_x5_all_tokens_lie_in_the_supplies_and_robbers_have_nothing() -> None:
    view = four()
    assert {(player.tokens, player.supply) for player in view.players} == {(0, 6)}
    assert [player.ducats for player in view.players if player.seat != view.prince] == [0, 0, 0]


@pytest.mark.rule("ZB-15.3", "ZB-15.4", "ZB-15.8")
def test_x6_the_duel_with_one_prisoner() -> None:
    play = city("red green", {"dungeon": "green1"}, prince=False, begin="new_day").on()
    play.plan("red", "market market palace harbor")
    play.plan("green", "market tavern harbor palace")
    assert sum(band["guards"] for band in play.notices_of("band")) == 3
    assert {(band["seat"], band["district"]) for band in play.notices_of("band") if band["guards"]} == {
        ("red", "harbor"),
        ("green", "harbor"),
        ("green", "palace"),
    }


@pytest.mark.rule("ZB-2.1", "ZB-14.1")
def test_x7_fifty_ducats_do_not_end_the_game() -> None:
    play = city("red blue", purse={"red": 50, "blue": 20}, round=4)
    assert play.halted
    play.on().idle()
    assert (play.state.round, play.game.outcome) == (5, None)
    play.on().idle()
    assert (play.state.round, play.game.outcome) == (6, None)
    assert play.on().game.outcome is not None


@pytest.mark.rule("ZB-7.7", "ZB-7.9", "ZB-7.11", "ZB-8.3", "ZB-8.6")
def test_x8_prince_and_two_robbers_rob_one_victim() -> None:
    play = city("red green blue", {"market": "white1+ red2+ blue1+ green1"}, purse={"green": 9})
    play.do("white rob:green", "red rob:green", "blue rob:green")
    assert play.purse("red", "green", "blue") == (2, 1, 1)
    assert (play.jailed("red"), play.jailed("green"), play.jailed("blue")) == (2, 1, 1)
    assert play.notices_of("robbed")[0] == {"seat": "white", "target": "green", "n": 5}


@pytest.mark.rule("ZB-6.7", "ZB-7.4", "ZB-7.5", "ZB-10.7")
def test_x9_mutual_kicks_take_place_together() -> None:
    play = city("red blue", {"palace": "red2+ blue3+"}, dice=(1,)).do("red kick:blue", "blue kick:red").do("red 2", "blue 1")
    assert play.gains("palace") == {"red": 5, "blue": 5}
    assert play.notices_of("kicked") == [{"seat": "blue", "n": 2, "district": "carriage"}, {"seat": "red", "n": 1, "district": "carriage"}]
    assert play.gains("carriage") == {"red": 3, "blue": 6}


@pytest.mark.rule("ZB-7.3", "ZB-5.7", "ZB-11.10")
def test_x10_behind_the_seventh_district_lies_the_dungeon() -> None:
    play = city("red blue", {"harbor": "red1+"}, hand={"red": 1}).do("red move")
    assert (play.open(), play.jailed("red"), play.notices_of("tokens")) == ({"red": "dungeon"}, 1, [])


@pytest.mark.rule("ZB-7.6", "ZB-7.10")
def test_x11_two_rob_each_other() -> None:
    play = city("red blue", {"treasury": "red2+ blue1+"}, purse={"red": 2, "blue": 10}).do("red rob:blue", "blue rob:red")
    assert play.purse("red", "blue") == (6, 6)


@pytest.mark.rule("ZB-7.10")
def test_x12_one_robber_takes_everything_there() -> None:
    play = city("red green", {"treasury": "green1 red2+"}, purse={"green": 5}).do("red rob:green")
    assert play.purse("red", "green") == (5, 0)


@pytest.mark.rule("ZB-7.8", "ZB-7.7")
def test_x13_the_rest_after_the_prince_is_enough() -> None:
    play = city("red green", {"treasury": "white1+ green1 red2+"}, purse={"green": 12}).do("white rob:green", "red rob:green")
    assert play.purse("red", "green") == (6, 1)


@pytest.mark.rule("ZB-7.5")
def test_x14_kicks_together_are_capped_at_the_size_of_the_band() -> None:
    play = city("red green blue", {"market": "blue3 red2+ green2+"}).do("red kick:blue", "green kick:blue")
    assert play.open() == {"red": "kick", "green": "kick"}
    play.do("green 2", "red 2")
    assert play.notices_of("kicked") == [{"seat": "blue", "n": 3, "district": "treasury"}]
    assert play.purse("red", "green", "blue") == (6, 6, 10)


@pytest.mark.rule("ZB-6.8", "ZB-10.9")
def test_x15_a_moved_bandit_cannot_be_kicked() -> None:
    play = city("red blue", {"treasury": "red2+ blue1+"}).do("red kick:blue", "blue move")
    assert play.notices_of("missed") == [{"seat": "red", "target": "blue", "action": "kick"}]
    assert play.gains("treasury") == {"red": 10}
    assert play.gains("palace") == {"blue": 5}


@pytest.mark.rule("ZB-8.4", "ZB-8.5", "ZB-6.7")
def test_x16_robbers_and_guards_move_together() -> None:
    play = city("red blue", {"palace": "red2+ white1+"}).do("red move", "white move")
    assert play.notices_of("arrested") == [{"seat": "red", "n": 2, "district": "carriage"}]
    assert (play.home("white"), play.gains("palace")) == (3, {})


@pytest.mark.rule("ZB-8.2", "ZB-8.5", "ZB-8.6", "ZB-11.1", "ZB-6.11")
def test_x17_a_guard_withdraws_and_the_other_arrests() -> None:
    play = city("red blue", {"palace": "red1 white2+"}).do("white withdraw")
    assert play.open() == {"white": "guards"}
    play.do("white 1")
    assert play.notices_of("arrested") == [{"seat": "red", "n": 1, "district": "palace"}]
    play.do("white fine")
    assert (play.home("red"), play.home("white"), play.jailed("red")) == (3, 3, 0)


@pytest.mark.rule("ZB-5.8", "ZB-7.4", "ZB-9.4")
def test_x18_kicked_into_the_arms_of_a_guard() -> None:
    play = city("red blue", {"town_hall": "red1+ blue1", "tavern": "white1"}).do("red kick:blue")
    assert play.gains("town_hall") == {"red": 10}
    assert (play.jailed("blue"), play.home("white")) == (1, 3)


@pytest.mark.rule("ZB-3.3", "ZB-9.8", "ZB-10.2")
def test_x19_the_day_card_of_the_town_hall() -> None:
    play = city("red green blue", {"town_hall": "red2 blue2 green1"}, days="town_hall")
    assert (play.purse("red", "blue", "green"), play.notices_of("left"), play.days()) == ((6, 6, 3), [{"n": 1}], set())


@pytest.mark.rule("ZB-10.8", "ZB-9.8")
def test_x20_the_carriage() -> None:
    play = city("red blue", {"carriage": "red2 blue1"}, dice=(4,))
    assert (play.purse("red", "blue"), play.notices_of("left")) == ((8, 4), [{"n": 2}])
    play = city("red blue", {"carriage": "red2 blue1"}, days="carriage", dice=(3, 6))
    assert (play.purse("red", "blue"), play.notices_of("left"), play.days()) == ((12, 6), [{"n": 1}], set())
