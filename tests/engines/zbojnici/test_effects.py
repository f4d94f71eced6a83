"""Arrests, effects and the Dungeon (ZB-9 to ZB-11) beyond the worked examples."""

import pytest

from tests.engines.zbojnici.harness import Play, city


@pytest.mark.rule("ZB-9.1", "ZB-9.4", "ZB-9.7")
def test_guards_alone_resolve_nothing_and_go_home() -> None:
    play = city("red blue", {"palace": "white3"}, days="palace")
    assert (play.notices_of("gain"), play.days(), play.home("white")) == ([], {"palace"}, 3)


@pytest.mark.rule("ZB-9.3")
def test_nobody_is_arrested_in_the_dungeon() -> None:
    play = city("red blue", {"dungeon": "white1 red2"})
    assert play.notices_of("arrested") == []
    play.do("white recon")
    assert play.notices_of("judged") == [{"seat": "red", "n": 2, "ducats": 0}]


@pytest.mark.rule("ZB-9.5", "ZB-10.1")
@pytest.mark.parametrize(("days", "loot"), [("", (2, 6, 12)), ("market", (5, 10, 16))])
def test_the_market_counts_each_band(days: str, loot: tuple[int, int, int]) -> None:
    play = city("red green blue", {"market": "red1 green2 blue3"}, days=days)
    assert play.purse("red", "green", "blue") == loot


@pytest.mark.rule("ZB-10.7", "ZB-9.6")
@pytest.mark.parametrize("band", ["red3", "red2 blue1", "red1 green1 blue1"])
def test_three_are_too_many_in_the_palace(band: str) -> None:
    play = city("red green blue", {"palace": band}, days="palace")
    assert (play.purse("red", "green", "blue"), play.days()) == ((0, 0, 0), {"palace"})
    assert sum(play.jailed(color) for color in ("red", "green", "blue")) == 3


@pytest.mark.rule("ZB-10.8")
def test_two_of_one_colour_may_rob_the_carriage() -> None:
    play = city("red blue", {"carriage": "red2"}, dice=(5,))
    assert (play.purse("red"), play.notices_of("left")) == ((14,), [{"n": 1}])


@pytest.mark.rule("MF-15.19")
def test_no_move_is_taken_back_after_the_dice_for_its_loot() -> None:
    play = city("red blue", {"carriage": "white2+ red2", "harbor": "blue1"}, hand={"blue": 1}, dice=(5,))
    play.do("white move", "white 2")
    assert len(play.notices_of("loot")) == 1 and play.open() == {"blue": "harbor"}
    assert play.game.checkpoints == (play.game.moves_made,)


@pytest.mark.rule("ZB-10.9")
@pytest.mark.parametrize(("days", "loot"), [("", 10), ("treasury", 15)])
def test_the_treasury_belongs_to_one_band(days: str, loot: int) -> None:
    play = city("red blue", {"treasury": "red2"}, days=days)
    assert (play.purse("red"), play.days()) == ((loot,), set())


@pytest.mark.rule("ZB-10.5")
def test_choices_are_hidden_until_all_have_chosen_for_one_bandit() -> None:
    play = city("red blue", {"harbor": "red2 blue1"}, hand={"red": 2, "blue": 1})
    play.do("red 2")
    assert (play.purse("red"), play.notices_of("sold"), play.me("red").pick) == ((0,), [], "sell:2")
    assert play.view("blue").players[1].answered and play.view("blue").awaited == (2,)
    play.do("blue take")
    assert (play.purse("red"), play.tokens("blue"), play.halted) == ((6,), (3, 3), True)  # red's second bandit can only take
    assert play.tokens("red") == (2, 4)


@pytest.mark.rule("ZB-10.3", "ZB-10.6")
def test_tokens_that_come_back_in_step_one_can_be_taken_at_once() -> None:
    play = city("red blue", {"harbor": "red1+"}, hand={"red": 5})
    assert play.tokens("red") == (5, 0)
    play.do("red pass").do("red take")
    assert play.tokens("red") == (6, 0)


@pytest.mark.rule("ZB-10.4")
@pytest.mark.parametrize(("purse", "asked"), [(5, False), (6, True)])
def test_three_dice_need_six_ducats(purse: int, asked: bool) -> None:
    play = city("red blue", {"tavern": "red1"}, purse={"red": purse}, dice=(1, 1, 1))
    assert (play.open() == {"red": "tavern"}) == asked
    if asked:
        play.do("red three_dice")
        assert play.purse("red") == (3,)


def test_by_the_clock_tokens_are_taken_one_die_rolled_and_prisoners_freed() -> None:
    play = city("red blue", {"harbor": "red1", "tavern": "blue1", "dungeon": "red1"}, hand={"red": 1}, purse={"blue": 9}, dice=(2,)).idle()
    assert (play.tokens("red"), play.purse("blue"), play.home("red")) == ((2, 4), (11,), 3)


def judged(play: Play) -> Play:
    return play.clock("white")


@pytest.mark.rule("ZB-11.2", "ZB-11.6")
def test_with_a_guard_in_the_dungeon_no_prisoner_chooses() -> None:
    play = city("red blue", {"dungeon": "white1 red2 blue1"}, hand={"red": 3, "blue": 3})
    assert play.open() == {"white": "upgrade"}
    judged(play)
    assert (play.halted, play.home("red"), play.home("blue"), play.tokens("red")) == (True, 3, 3, (3, 3))


@pytest.mark.rule("ZB-11.7", "ZB-11.3")
def test_the_prince_is_rewarded_without_token_and_without_prisoners() -> None:
    play = judged(city("red blue", {"dungeon": "white1"}))
    assert (play.view(None).fine_level, play.tokens("white"), play.home("white")) == (1, (1, 5), 3)


@pytest.mark.rule("ZB-11.5")
def test_the_raised_fine_counts_at_once() -> None:
    play = city("red blue", {"dungeon": "white1 red1 blue3"}, fine=1, purse={"red": 9, "blue": 4}).do("white fine")
    assert play.purse("red", "blue") == (7, 0)
    assert play.notices_of("judged") == [{"seat": "red", "n": 1, "ducats": 2}, {"seat": "blue", "n": 3, "ducats": 4}]


def test_with_the_fine_on_top_the_recon_rises_unasked() -> None:
    play = city("red blue", {"dungeon": "white1"}, fine=3)
    assert (play.halted, play.view(None).recon_level) == (True, 2)


@pytest.mark.rule("ZB-11.10", "ZB-11.8")
def test_a_bandit_arrested_today_may_leave_today() -> None:
    play = city("red blue", {"market": "white1 red2"}, hand={"red": 2}).do("red escape", "red escape")
    assert (play.home("red"), play.tokens("red")) == (3, (0, 6))


@pytest.mark.rule("ZB-14.6")
def test_the_story_has_the_days_and_the_scores() -> None:
    play = city("red blue", {"market": "red3"}, round=6).on()
    story = play.view(None).story
    assert story is not None
    assert (story.scores, story.reason, [day.number for day in story.days]) == ({1: 12, 2: 0}, "treasury_kept", [6])
    assert [(haul.seat, haul.cause, haul.ducats) for haul in story.days[0].hauls] == [(1, "market", 12)]
    assert story.days[0].purses == (0, 12, 0)


@pytest.mark.rule("ZB-2.4")
def test_dice_are_rolled_in_the_order_of_the_colours() -> None:
    play = city("orange red", {"tavern": "orange1 red2"}, dice=(1, 2, 3))
    assert [(told["seat"], told["n"]) for told in play.notices_of("rolled")] == [("red", 1), ("orange", 2), ("red", 3)]
