"""Band actions (ZB-5 to ZB-8) and the prince's abilities (ZB-12) beyond the worked examples."""

from typing import Any

import pytest

import engines
from engines.chance import Stream
from engines.table import IllegalAnswer
from engines.zbojnici.actions import Raid, spoils
from tests.engines.driving import random_move
from tests.engines.zbojnici.harness import city


@pytest.mark.rule("ZB-6.1", "ZB-6.2", "ZB-6.3")
def test_offers_of_wheels() -> None:
    play = city("red blue green", {"market": "red1+ blue2 white1+", "palace": "green1"})
    assert play.options("red") == ["pass", "flee", "move", "rob:blue", "kick:blue"]
    assert play.options("white") == ["pass", "withdraw", "move", "recon", "rob:red", "rob:blue"]


def test_the_prince_among_himself_finds_nobody_to_rob() -> None:
    assert city("red blue", {"market": "white1+"}).options("white") == ["pass", "withdraw", "move"]
    alone = city("red blue", {"dungeon": "white1+"})
    assert alone.open() == {"white": "upgrade"}  # without prisoners only "pass" is left in the dungeon, which is not asked
    assert alone.view(None).step == "upgrade"
    assert alone.notices_of("wheel") == [{"seat": "white", "action": "pass"}]


@pytest.mark.rule("ZB-6.4")
def test_nobody_need_act() -> None:
    play = city("red blue", {"market": "red1+ blue1"}, purse={"blue": 5}).do("red pass")
    assert (play.purse("red", "blue"), play.tokens("red")) == ((2, 7), (0, 6))


@pytest.mark.rule("ZB-6.5")
def test_a_wheel_is_final_and_shown_only_with_all_others() -> None:
    play = city("red blue", {"market": "red1+ blue1+ white1+"})
    (ask,) = play.asks("red")
    play.do("red flee")
    with pytest.raises(IllegalAnswer):
        play.game.answer(ask.id, "pass")
    assert play.notices_of("wheel") == [] and play.view("blue").wheels == ()
    assert (play.me("red").pick, play.me("blue").pick) == ("flee", None)
    play.do("blue pass", "white pass")
    assert [told["seat"] for told in play.notices_of("wheel")] == ["white", "red", "blue"]


@pytest.mark.rule("ZB-5.1", "ZB-5.2", "ZB-6.10")
def test_the_wheels_of_a_district_are_put_away_before_the_next_one() -> None:
    play = city("red blue", {"market": "red1+ blue1", "harbor": "blue1"}, hand={"blue": 1}).do("red pass")
    view = play.view(None)
    assert (view.current, view.step, view.wheels) == ("harbor", "harbor", ())
    assert [place.district for place in view.places if not place.resolved] == ["harbor", "dungeon"]


@pytest.mark.rule("ZB-6.6")
def test_actions_come_by_their_numbers() -> None:
    at = {"treasury": "white2+ red2+ green1+ blue1+ purple1+"}
    play = city("red green blue purple", at, purse={"green": 9})
    play.do("purple flee", "red rob:green", "green move", "blue kick:green", "white recon")
    keys = [notice.text.key for notice in play.game.notices]
    order = [key for key in keys if key in ("zb-recon", "zb-fled", "zb-robbed", "zb-moved", "zb-missed", "zb-arrested")]
    assert order == ["zb-recon"] * 4 + ["zb-fled", "zb-robbed", "zb-moved", "zb-missed"] + ["zb-arrested"] * 2


@pytest.mark.rule("ZB-6.9", "ZB-8.4", "ZB-7.3")
def test_the_whole_band_moves_but_the_prince_says_how_many() -> None:
    play = city("red blue", {"market": "red3+", "palace": "white3+"}).do("red move")
    assert play.notices_of("moved")[0] == {"seat": "red", "n": 3, "guards": False, "district": "treasury"}
    play.do("white move")
    assert play.options("white") == ["guards:1", "guards:2", "guards:3"]
    play.clock("white")
    assert play.notices_of("moved")[1]["n"] == 3


def test_one_guard_or_one_bandit_is_not_asked_for_its_number() -> None:
    play = city("red blue", {"market": "white1+ red1+ blue3"}).do("white withdraw", "red kick:blue")
    assert play.notices_of("withdrew") == [{"seat": "white", "n": 1}]
    assert play.notices_of("kicks") == [{"seat": "red", "target": "blue", "n": 1}]


def test_by_the_clock_as_many_as_possible_are_kicked() -> None:
    play = city("red blue", {"market": "red2+ blue3"}).do("red kick:blue")
    assert play.options("red") == ["bandits:1", "bandits:2"]
    play.clock()
    assert play.notices_of("kicked") == [{"seat": "blue", "n": 2, "district": "treasury"}]


def test_kicks_of_several_stay_hidden_until_all_have_chosen() -> None:
    play = city("red green blue", {"market": "blue3 red2+ green2+"}).do("red kick:blue", "green kick:blue")
    play.do("red 1")
    assert play.notices_of("kicks") == [] and play.at("market")["blue"] == 3
    assert [player.answered for player in play.view(None).players] == [False, True, False, False]
    play.do("green 1")
    assert [told["n"] for told in play.notices_of("kicks")] == [1, 1]
    assert play.notices_of("kicked")[0]["n"] == 2


@pytest.mark.rule("ZB-5.3")
def test_a_district_without_figures_is_skipped_with_its_day_card() -> None:
    play = city("red blue", {"market": "red1"}, days="palace")
    assert (play.resolved(), play.days()) == (["market"], {"palace"})


@pytest.mark.rule("ZB-5.6")
def test_a_token_spent_in_an_earlier_district_acts_no_more() -> None:
    play = city("red blue", {"market": "red2+ blue1"}).do("red move")
    assert play.resolved() == ["market", "treasury"]
    assert play.gains("treasury") == {"red": 10} and play.open() == {}


@pytest.mark.rule("ZB-7.6", "ZB-7.7", "ZB-7.8", "ZB-7.9", "ZB-7.10")
@pytest.mark.parametrize(
    ("raid", "prince", "robbers"),
    [
        (Raid(9, 0, {1: 2}), 0, {1: 6}),
        (Raid(5, 0, {1: 2}), 0, {1: 5}),
        (Raid(5, 0, {1: 2, 2: 1}), 0, {1: 2, 2: 1}),
        (Raid(8, 0, {1: 2, 2: 1}), 0, {1: 4, 2: 2}),
        (Raid(9, 0, {1: 2, 2: 1}), 0, {1: 6, 2: 3}),
        (Raid(3, 1, {1: 2}), 3, {1: 0}),
        (Raid(9, 1, {1: 3}), 5, {1: 3}),
        (Raid(30, 3, {1: 3, 2: 2}), 15, {1: 9, 2: 6}),
        (Raid(12, 3), 12, {}),
        (Raid(0, 0, {1: 1}), 0, {1: 0}),
    ],
)
def test_how_robbers_share(raid: Raid, prince: int, robbers: dict[int, int]) -> None:
    assert spoils(raid) == (prince, robbers)


@pytest.mark.rule("ZB-12.3")
def test_only_the_two_concerned_know_the_cards_of_a_recon() -> None:
    play = city("red blue", {"market": "red1 white1+"}, recon=2).do("white recon")
    (seen,) = play.notices_of("recon-cards")
    (lost,) = play.notices_of("recon-lost")
    assert seen["districts"] == lost["districts"] == play.me("red").taken == play.me("white").held[1]
    assert len(seen["districts"]) == 2 and not set(seen["districts"]) & set(play.me("red").cards)
    assert play.notices_of("recon-cards", "red") == play.notices_of("recon-cards", "blue") == play.notices_of("recon-lost", "white") == []
    assert play.notices_of("recon", "blue") == [{"seat": "red", "n": 2}]
    assert (play.me("blue").held, play.view("blue").players[1].taken) == ({}, 2)


def test_recon_takes_three_cards_of_one_hand_at_most() -> None:
    play = city("red blue", {"market": "red1 white1+", "palace": "red2 white1+"}, recon=3).do("white recon", "white recon")
    assert [told["n"] for told in play.notices_of("recon")] == [3, 0]
    assert len(play.notices_of("recon-cards")) == len(play.notices_of("recon-lost")) == 1
    assert len(play.me("red").taken) == 3


@pytest.mark.rule("ZB-12.6")
def test_recon_on_the_last_day_is_legal() -> None:
    play = city("red blue", {"market": "red1 white1+"}, round=6).do("white recon").on()
    assert (play.reason(), play.view(None).players[1].taken) == ("treasury_kept", 1)


def test_recon_in_the_dungeon() -> None:
    play = city("red blue", {"dungeon": "red1 white1+"}).do("white recon")
    assert play.notices_of("recon") == [{"seat": "red", "n": 1}]


@pytest.mark.rule("ZB-11.4")
@pytest.mark.parametrize(("track", "levels"), [("recon", (2, 0)), ("fine", (1, 1))])
def test_everybody_is_told_the_new_level(track: str, levels: tuple[int, int]) -> None:
    play = city("red blue", {"dungeon": "white1"}).do(f"white {track}")
    assert [(told["track"], told["n"]) for told in play.notices_of("upgrade", "blue")] == [(track, levels[track == "fine"])]
    assert (play.view(None).recon_level, play.view(None).fine_level) == levels


@pytest.mark.rule("ZB-12.8", "ZB-11.4")
def test_levels_rise_one_by_one_and_never_fall() -> None:
    raised = 0
    for seed in range(12):
        stream = Stream(seed, "levels")
        game = engines.start("zbojnici", seats=3, seed=seed)
        before = (1, 0)
        while game.outcome is None:
            random_move(game, stream)
            view: Any = game.view(None)
            now = (view.recon_level, view.fine_level)
            assert sum(now) - sum(before) in (0, 1) and now[0] >= before[0] and now[1] >= before[1]
            raised += now != before
            before = now
        assert before[0] <= 3 and before[1] <= 3
    assert raised > 12
