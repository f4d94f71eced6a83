"""The worked examples ZB-X41 to X53 of the rules."""

import pytest

from tests.engines.zbojnici.harness import city


@pytest.mark.rule("ZB-10.2")
def test_x41_the_rest_stays_even_with_one_band() -> None:
    play = city("red blue", {"town_hall": "red3"})
    assert (play.purse("red"), play.notices_of("left")) == ((9,), [{"n": 1}])


@pytest.mark.rule("ZB-10.9", "ZB-9.6")
def test_x42_the_treasury() -> None:
    assert city("red blue", {"treasury": "red3"}).purse("red") == (10,)
    play = city("red blue", {"treasury": "red1 blue1"})
    assert (play.purse("red", "blue"), play.jailed("red"), play.jailed("blue")) == ((0, 0), 1, 1)


@pytest.mark.rule("ZB-7.9")
def test_x43_prince_and_one_robber_are_two_players() -> None:
    play = city("red green", {"treasury": "white1+ green1 red2+"}, purse={"green": 10}).do("white rob:green", "red rob:green")
    assert play.purse("red", "green") == (4, 1)


@pytest.mark.rule("ZB-8.4", "ZB-6.10", "ZB-5.7", "ZB-11.10")
def test_x44_a_guard_moves_from_the_harbour_to_the_dungeon() -> None:
    play = city("red blue", {"harbor": "white2+ red2"}, purse={"red": 9}).do("white move", "white 1")
    assert play.tokens("white") == (0, 6)
    play.do("white fine")
    assert (play.tokens("white"), play.purse("red"), play.home("red"), play.home("white")) == ((1, 5), (7,), 3, 3)


@pytest.mark.rule("ZB-5.5", "ZB-5.6", "ZB-5.8", "ZB-6.9")
def test_x45_arrived_and_planned_bandits_are_one_band_with_one_token() -> None:
    play = city("red blue", {"market": "red2+ blue1", "treasury": "blue1+"}).do("red kick:blue")
    assert play.open() == {"blue": "wheel.robber"}  # one bandit can be kicked: no number is asked
    play.do("blue move")
    assert play.gains("market") == {"red": 6}
    assert play.notices_of("moved") == [{"seat": "blue", "n": 2, "guards": False, "district": "palace"}]
    assert play.gains("palace") == {"blue": 10}


@pytest.mark.rule("ZB-9.8", "ZB-13.1", "ZB-10.3")
@pytest.mark.parametrize("hand", [5, 6])
def test_x46_the_day_card_of_the_harbour(hand: int) -> None:
    play = city("red green", {"harbor": "green1"}, days="harbor", hand={"green": hand}).do("green take")
    assert (play.tokens("green"), play.days()) == ((6, 0), set())
    assert play.notices_of("tokens") == [{"seat": "green", "n": 6 - hand}]


@pytest.mark.rule("ZB-15.6", "ZB-15.7")
def test_x47_a_guard_of_the_duel_stays_when_the_band_flees() -> None:
    play = city("red blue", {"market": "red2+ red/1 blue1"}, prince=False).do("red flee")
    assert (play.home("red"), play.jailed("blue"), play.state.players[0].guards) == (3, 1, 1)


@pytest.mark.rule("ZB-11.4", "ZB-11.5", "ZB-13.1")
def test_x48_both_markers_on_top() -> None:
    play = city("red blue", {"dungeon": "white1 red1"}, recon=3, fine=3, purse={"red": 10}, hand={"white": 5})
    assert play.halted
    assert (play.tokens("white"), play.purse("red"), play.home("red"), play.home("white")) == ((6, 0), (7,), 3, 3)


@pytest.mark.rule("ZB-4.4")
def test_x49_the_clock_completes_a_plan() -> None:
    play = city("red blue", hand={"red": 2}, begin="planning").do("red palace").clock("red")
    assert "red" not in play.open()
    plan = play.me("red")
    assert plan.committed and plan.figures[0] == "palace" and len(plan.figures) == 3 and plan.tokens == ()
    assert set(plan.figures) <= set(plan.cards)


@pytest.mark.rule("ZB-7.6", "ZB-7.10")
def test_x50_three_rob_each_other_in_a_circle() -> None:
    play = city("red green blue", {"treasury": "red1+ blue2+ green1+"}, purse={"red": 4, "blue": 2})
    play.do("red rob:blue", "blue rob:green", "green rob:red")
    assert play.purse("red", "blue", "green") == (3, 0, 3)


@pytest.mark.rule("ZB-4.8", "ZB-11.8", "ZB-11.11")
def test_x51_a_robber_with_all_bandits_in_the_dungeon() -> None:
    play = city("red blue", {"dungeon": "red3"}, hand={"red": 1}, begin="new_day")
    assert play.tokens("red") == (2, 4)
    play.on()
    assert "red" not in play.open()
    play.plan("white", "home home home", "").plan("blue", "market market market", "").on()
    play.do("red escape")
    assert play.tokens("red") == (1, 5)
    play.do("red escape")
    assert (play.tokens("red"), play.home("red"), play.jailed("red"), play.halted) == ((1, 5), 2, 1, True)


@pytest.mark.rule("ZB-5.3", "ZB-4.5")
def test_x52_a_day_without_guards() -> None:
    play = city("red blue", begin="planning")
    play.plan("white", "home home home").plan("red", "market market market").plan("blue", "town_hall town_hall town_hall").on()
    assert (play.purse("red", "blue"), play.resolved()) == ((12, 9), ["market", "town_hall"])


@pytest.mark.rule("ZB-10.2", "ZB-9.8")
def test_x53_more_bandits_than_ducats() -> None:
    at = {"town_hall": "red3 green3 blue3 purple2"}
    play = city("red green blue purple", at)
    assert (play.purse("red", "green", "blue", "purple"), play.days()) == ((0, 0, 0, 0), set())
    play = city("red green blue purple", at, days="town_hall")
    assert (play.purse("red", "green", "blue", "purple"), play.notices_of("left"), play.days()) == ((3, 3, 3, 2), [{"n": 5}], set())
