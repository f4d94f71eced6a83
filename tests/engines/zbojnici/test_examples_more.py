"""The worked examples ZB-X21 to X40 of the rules."""

import pytest

from tests.engines.zbojnici.harness import CITY_S, city


@pytest.mark.rule("ZB-9.6", "ZB-9.8", "ZB-3.4")
def test_x21_a_lone_bandit_falls_into_the_trap_of_the_carriage() -> None:
    play = city("red blue", {"carriage": "red1"}, days="carriage")
    assert play.notices_of("trapped") == [{"seat": "red", "n": 1, "district": "carriage"}]
    assert (play.notices_of("loot"), play.days(), play.jailed("red")) == ([], {"carriage"}, 1)


@pytest.mark.rule("ZB-10.4", "ZB-10.5")
def test_x22_the_tavern_bandit_by_bandit() -> None:
    play = city("red blue", {"tavern": "red2 blue1"}, purse={"red": 7, "blue": 4}, dice=(2, 5, 6, 3, 1))
    assert play.open() == {"red": "tavern"}  # blue is not offered three dice, so he is not asked
    play.do("red three_dice")
    assert play.purse("red", "blue") == (14, 7)
    play.do("red one_die")
    assert play.purse("red", "blue") == (15, 7)


@pytest.mark.rule("ZB-10.3", "ZB-10.6", "ZB-13.1")
def test_x23_the_harbour_bandit_by_bandit() -> None:
    play = city("red green", {"harbor": "green2"}, hand={"green": 5}).do("green take")
    assert play.tokens("green") == (6, 0)
    play.do("green 4")
    assert (play.tokens("green"), play.purse("green")) == ((2, 4), (12,))


@pytest.mark.rule("ZB-11.8", "ZB-11.9", "ZB-11.11")
def test_x24_a_token_gained_for_one_prisoner_pays_for_another() -> None:
    play = city("red green", {"dungeon": "red2"})
    assert (play.tokens("red"), play.open()) == ((1, 5), {"red": "dungeon"})
    play.do("red escape")
    assert (play.tokens("red"), play.home("red"), play.jailed("red")) == ((0, 6), 2, 1)


@pytest.mark.rule("ZB-11.1", "ZB-11.3", "ZB-11.5", "ZB-11.6", "ZB-12.7")
def test_x25_the_judgement() -> None:
    play = city("red green", {"dungeon": "white2 red2"}, purse={"red": 1}, hand={"white": 2}).do("white fine")
    assert (play.view(None).fine_level, play.tokens("white"), play.purse("red")) == (1, (3, 3), (0,))
    assert (play.home("red"), play.home("white")) == (3, 3)


@pytest.mark.rule("ZB-8.8", "ZB-6.12", "ZB-11.3", "ZB-11.5")
def test_x26_the_prince_robs_in_the_dungeon() -> None:
    play = city("red green", {"dungeon": "white1+ red2"}, purse={"red": 12}, fine=1)
    assert play.options("white") == ["pass", "recon", "rob:red"]
    play.do("white rob:red")
    assert (play.purse("red"), play.tokens("white")) == ((7,), (0, 6))
    play.do("white fine")
    assert (play.view(None).fine_level, play.tokens("white"), play.purse("red")) == (2, (1, 5), (3,))
    assert (play.home("red"), play.jailed("red")) == (3, 0)


@pytest.mark.rule("ZB-8.1", "ZB-12.1", "ZB-12.2", "ZB-12.4", "ZB-4.12")
def test_x27_recon_twice_in_a_round() -> None:
    play = city("red blue", {"market": "red1 blue1 white1+", "carriage": "red2 white1+"}, recon=2, hand={})
    play.do("white recon")
    assert [player.cards for player in play.view(None).players] == [8, 5, 5]
    play.do("white recon").idle()
    assert [player.cards for player in play.view(None).players] == [8, 4, 5]
    play.on()
    assert [len(play.options(color)) for color in ("red", "blue")] == [4, 5]
    play.clock()
    assert [player.cards for player in play.view(None).players] == [8, 7, 7]


@pytest.mark.rule("ZB-12.5", "ZB-7.1", "ZB-8.1")
def test_x28_recon_hits_a_band_that_flees() -> None:
    play = city("red blue", {"market": "red1+ white1+"}).do("red flee", "white recon")
    assert play.view(None).players[1].taken == 1
    assert (play.home("red"), play.home("white"), play.notices_of("arrested")) == (3, 3, [])


@pytest.mark.rule("ZB-8.7", "ZB-5.4", "ZB-5.5")
def test_x29_guards_that_arrive_count_in_the_action_there() -> None:
    play = city("red blue", {"palace": "white1+", "carriage": "white1+ red1"}, purse={"red": 8})
    play.do("white move", "white rob:red")
    assert (play.purse("red"), play.jailed("red"), play.home("white")) == ((0,), 1, 3)


@pytest.mark.rule("ZB-5.4", "ZB-5.7")
def test_x30_kicked_bandits_join_their_band() -> None:
    ring = ("tavern", "market", "treasury", "palace", "carriage", "town_hall", "harbor")
    play = city("red blue", {"tavern": "blue2 red2+", "market": "blue1"}, ring=ring).do("red kick:blue", "red 2")
    assert play.gains("market") == {"blue": 12}


@pytest.mark.rule("ZB-3.4", "ZB-9.2", "ZB-9.8", "ZB-10.1")
def test_x31_a_day_card_stays_until_it_is_used() -> None:
    deck = ("market", "palace", *(one for one in CITY_S if one not in ("market", "palace")))
    play = city("red blue", deck=deck, begin="new_day", round=2).on()
    play.plan("white", "market home home").plan("red", "market market market").plan("blue", "town_hall town_hall town_hall").on()
    assert (play.days(), play.jailed("red")) == ({"market"}, 3)
    play.idle().on()
    assert play.days() == {"market", "palace"}
    play.plan("white", "home home home").plan("red", "town_hall " * play.home("red")).plan("blue", "market market treasury")
    assert (play.gains("market"), play.days()) == ({"blue": 10}, {"palace"})


@pytest.mark.rule("ZB-7.1", "ZB-10.7", "ZB-9.6")
def test_x32_flight_can_open_the_palace() -> None:
    play = city("red blue", {"palace": "red2 blue1+"}).do("blue flee")
    assert play.purse("red", "blue") == (10, 0)
    play = city("red blue", {"palace": "red3 blue1+"}).do("blue flee")
    assert (play.purse("red"), play.jailed("red")) == ((0,), 3)


@pytest.mark.rule("ZB-14.2", "ZB-14.3", "ZB-14.4", "ZB-14.5", "ZB-14.6")
@pytest.mark.parametrize(
    ("purses", "reason", "winners"),
    [
        ((49, 49, 30), "treasury_kept", {"white"}),
        ((50, 50, 12), "shared", {"red", "green"}),
        ((63, 51, 49), "richest", {"red"}),
    ],
)
def test_x33_the_final_count(purses: tuple[int, ...], reason: str, winners: set[str]) -> None:
    colors = ("red", "green", "blue")
    play = city("red green blue", purse=dict(zip(colors, purses, strict=True)), begin="end", round=6)
    assert (play.reason(), play.winners()) == (reason, winners)
    assert play.game.outcome is not None
    assert play.game.outcome.scores == dict(zip((1, 2, 3), purses, strict=True))


@pytest.mark.rule("ZB-14.2", "ZB-2.1")
def test_x34_only_the_ducats_at_the_end_count() -> None:
    play = city("red blue", {"market": "white1+ red1", "dungeon": "white1 red1"}, purse={"red": 54}, fine=2, round=6)
    play.do("white rob:red").do("white fine")
    assert play.purse("red") == (43,)
    play.on()
    assert (play.reason(), play.winners()) == ("treasury_kept", {"white"})


@pytest.mark.rule("ZB-15.8", "ZB-15.9")
def test_x35_who_gets_the_reserve_guard() -> None:
    both = city("red green", {"dungeon": "red2 green1"}, prince=False, begin="new_day")
    assert (both.notices_of("reserve"), both.view(None).reserve) == ([], 1)
    one = city("red green", {"dungeon": "green3"}, prince=False, begin="new_day")
    assert one.notices_of("reserve") == [{"seat": "green"}]
    one.on()
    assert one.open() == {"red": "plan.figure", "green": "plan.guard"}
    one.do("green market", "green market")
    assert one.open()["green"] == "plan.commit"


@pytest.mark.rule("ZB-15.12", "ZB-14.5")
@pytest.mark.parametrize(("purses", "reason", "winners"), [((38, 31), "richest", {"red"}), ((44, 44), "shared", {"red", "green"})])
def test_x36_the_end_of_the_duel(purses: tuple[int, int], reason: str, winners: set[str]) -> None:
    play = city("red green", prince=False, purse={"red": purses[0], "green": purses[1]}, begin="end", round=6)
    assert (play.reason(), play.winners()) == (reason, winners)


@pytest.mark.rule("ZB-3.1", "ZB-13.1")
def test_x37_a_token_at_the_new_day_while_there_is_one() -> None:
    play = city("red green", hand={"red": 4, "green": 6}, begin="new_day")
    assert (play.tokens("red"), play.tokens("green"), play.tokens("white")) == ((5, 1), (6, 0), (1, 5))


@pytest.mark.rule("ZB-2.4", "ZB-3.3")
def test_x38_the_day_card_of_the_tavern() -> None:
    play = city("red blue", {"tavern": "red2 blue1"}, days="tavern", dice=(1, 6, 4, 4, 2, 3))
    assert (play.halted, play.purse("red", "blue"), play.days()) == (True, (15, 5), set())


@pytest.mark.rule("ZB-10.7", "ZB-9.8")
def test_x39_the_day_card_of_the_palace() -> None:
    play = city("red blue", {"palace": "red1 blue1"}, days="palace")
    assert (play.purse("red", "blue"), play.days()) == ((8, 8), set())


@pytest.mark.rule("ZB-6.6", "ZB-6.8", "ZB-9.1")
def test_x40_flight_comes_before_robbery() -> None:
    play = city("red blue", {"market": "red1+ blue1+ white1"}, purse={"red": 9, "blue": 9}).do("red rob:blue", "blue flee")
    assert (play.purse("red", "blue"), play.jailed("red"), play.home("blue")) == ((9, 9), 1, 3)
