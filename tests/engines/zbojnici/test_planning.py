"""Planning (ZB-4): what may be planned, redo, commit, the shared clock, the reveal."""

import pytest

from engines.table import IllegalAnswer
from engines.zbojnici.components import RING
from tests.engines.zbojnici.harness import CITY_S, city


@pytest.mark.rule("ZB-4.1", "ZB-4.2", "ZB-4.3", "ZB-4.9", "ZB-4.10", "ZB-4.11")
def test_plans_are_made_at_once_and_revealed_together() -> None:
    play = city("red blue", hand={"red": 1}, begin="planning")
    assert play.open() == {"white": "plan.figure", "red": "plan.figure", "blue": "plan.figure"}
    play.plan("red", "market market palace", "market").plan("white", "palace dungeon home")
    assert play.notices_of("band") == [] and play.home("red") == 3
    play.plan("blue", "tavern tavern tavern")
    assert play.notices_of("band") == [
        {"seat": "red", "district": "market", "bandits": 2, "guards": 0, "token": True},
        {"seat": "white", "district": "palace", "bandits": 0, "guards": 1, "token": False},
        {"seat": "red", "district": "palace", "bandits": 1, "guards": 0, "token": False},
        {"seat": "blue", "district": "tavern", "bandits": 3, "guards": 0, "token": False},
        {"seat": "white", "district": "dungeon", "bandits": 0, "guards": 1, "token": False},
    ]
    assert (play.home("red"), play.home("white"), play.tokens("red")) == (0, 1, (0, 5))
    assert play.me("red").cards == CITY_S


@pytest.mark.rule("ZB-4.4", "ZB-4.5", "ZB-4.6")
def test_who_may_place_what_where() -> None:
    play = city("red blue", begin="planning")
    assert play.options("red") == [f"district:{district}" for district in CITY_S]
    assert play.options("white") == [*play.options("red"), "district:dungeon", "home"]
    play.do("red market", "red market", "red market")
    assert play.open()["red"] == "plan.commit"
    assert sorted(RING) == sorted(CITY_S)


@pytest.mark.rule("ZB-4.7")
def test_at_most_one_token_on_each_band() -> None:
    play = city("red blue", hand={"red": 2, "white": 6, "blue": 1}, begin="planning")
    play.do("red market", "red palace", "red tavern")
    (ask,) = play.asks("red")
    assert (play.options("red"), ask.least, ask.most) == (["district:market", "district:palace", "district:tavern"], 0, 2)
    with pytest.raises(IllegalAnswer):
        play.do("red market,palace,tavern")
    with pytest.raises(IllegalAnswer):
        play.do("red market,market")
    play.do("red palace,tavern", "red commit")
    play.do("white dungeon", "white dungeon", "white home")
    assert play.options("white") == ["district:dungeon"]  # one band of two guards, one token
    play.do("white dungeon", "white commit")
    play.plan("blue", "market market market", "")
    assert [(band["seat"], band["token"]) for band in play.notices_of("band")] == [
        ("red", False),
        ("blue", False),
        ("red", True),
        ("red", True),
        ("white", True),
    ]


def test_a_player_with_all_guards_at_home_places_no_token() -> None:
    play = city("red blue", hand={"white": 2}, begin="planning").do("white home", "white home", "white home")
    assert play.open()["white"] == "plan.commit"


def test_a_plan_can_start_again_nine_times_and_then_stands() -> None:
    play = city("red blue", hand={"red": 1}, begin="planning")
    for number in range(9):
        play.plan("red", "market market palace", "market", commit=False)
        assert play.me("red").redos_left == 9 - number
        play.do("red redo")
        assert (play.me("red").figures, play.me("red").tokens) == ((), ())
    play.plan("red", "tavern tavern palace", "tavern", commit=False)
    assert "red" not in play.open() and play.me("red").committed
    assert play.me("red").figures == ("tavern", "tavern", "palace")


def test_a_committed_plan_is_final() -> None:
    play = city("red blue", begin="planning").plan("red", "market market market")
    assert play.asks("red") == []


def test_all_questions_of_a_plan_share_one_clock() -> None:
    play = city("red blue", hand={"red": 1}, begin="planning")
    before = play.asks("red")[0]
    assert before.continues == ""
    for answer in ("market", "market", "palace", "market", "redo", "tavern"):
        play.do(f"red {answer}")
        (ask,) = play.asks("red")
        assert (ask.continues, ask.clock) == (before.id, "planning")
        before = ask


@pytest.mark.parametrize("answers", [(), ("market",), ("market", "market", "market"), ("market", "market", "market", "market")])
def test_when_the_clock_runs_out_the_whole_plan_stands(answers: tuple[str, ...]) -> None:
    play = city("red blue", hand={"red": 1}, begin="planning")
    for answer in answers:
        play.do(f"red {answer}")
    play.clock("red")
    plan = play.me("red")
    assert plan.committed and len(plan.figures) == 3
    assert plan.figures[: min(3, len(answers))] == ("market",) * min(3, len(answers))
    assert plan.tokens == (("market",) if len(answers) == 4 else ())


def test_an_absent_prince_places_all_guards_at_random_on_his_eight_cards() -> None:
    places = set()
    for seed in range(60):
        play = city("red blue", begin="planning", seed=seed).clock("white")
        assert "home" not in play.me("white").figures
        places |= {*play.me("white").figures}
    assert places == {*CITY_S, "dungeon"}


def test_the_defaults_of_a_plan_shift_no_die_and_no_deck() -> None:
    def after(clocks: int) -> list[object]:
        play = city("red blue", begin="planning", seed=7)
        for _ in range(clocks):
            play.do("red market", "red market", "red market", "red redo")
        play.plan("red", "tavern tavern tavern").plan("white", "home home home").plan("blue", "tavern tavern tavern").on().idle()
        return [(told["seat"], told["dice"]) for told in play.notices_of("rolled")]

    assert after(0) == after(5)


@pytest.mark.rule("ZB-4.12", "ZB-12.4")
def test_cards_that_the_prince_holds_are_missing_from_the_plan() -> None:
    def take(state: object) -> None:
        state.players[1].taken = ["market", "palace"]  # type: ignore[attr-defined]

    play = city("red blue", begin="planning", prepare=take)
    assert play.options("red") == [f"district:{one}" for one in CITY_S if one not in ("market", "palace")]
    play.clock()
    assert play.notices_of("returned") == [{"seat": "red", "n": 2}]
    assert play.me("red").cards == CITY_S
