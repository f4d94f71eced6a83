"""Rows 3 to 13 of the interaction matrix, and that no cell with a ruling is without a test."""

import re
from pathlib import Path

import pytest

from engines.mafie.state import TownState
from tests.engines.mafie.harness import T10, T14, lay, numbers, town
from tests.engines.mafie.matrix import RULED, at_dawn, by_day, cell, condemned, recruited


@cell("3-5")
def test_a_reversed_mafioso_is_mafia_again_when_recruited() -> None:
    play = town(T10, {2: 5, 3: 3}).clock().do("3 recruit:2")
    assert play.me(2).allegiance == "mafia" and sorted(play.open("victim")) == [2, 3]
    assert "7" not in town(T10, {7: 5, 3: 3}).clock().options("night.recruit", 3)


@cell("3-6")
def test_recruit_follows_the_token_of_the_swap() -> None:
    assert not town(T10, {4: 6, 2: 3}).do("4 swap:2").clock().open("night.recruit")
    assert town(T10, {2: 6, 4: 3}).do("2 swap:4").clock().open("night.recruit") == {4: ["pass", *["5", "6", "7", "8", "9", "10", "1", "2"]]}


@cell("3-7")
def test_a_tap_sees_the_recruits_token() -> None:
    play = recruited({8: 7}, recruit=7, kill=4).do("8 tap:7")
    assert play.notices_of("mf-tapped", 8) == [{"seat": "7", "token": "police"}]


@cell("3-8", "3-9")
@pytest.mark.parametrize("card", [8, 9])
def test_a_protected_player_may_be_recruited(card: int) -> None:
    play = town(T10, {2: 3, 7: card}, prepare=lambda state: lay(state, card, 7)).clock()
    assert "7" in play.options("night.recruit", 2) and "7" not in play.options("victim", 2)


@cell("3-11", "3-12", "3-13")
@pytest.mark.parametrize("card", [11, 12, 13])
def test_a_recruited_policeman_keeps_his_card(card: int) -> None:
    play = recruited({8: card}, recruit=8, kill=4).clock("last_shot")
    assert play.town.can_use(7, card)
    if card == 11:
        assert play.options("corner_shot", 8) == numbers("1 2 3 5 6 7 9 10")
    elif card == 12:
        assert play.options("opening", 8) == {"pass", *numbers("1 2 3 5 6 7 9 10")}
    else:
        assert len(play.until("vote.first").ballot("1>8").clock("speech").options("last_shot", 8)) == 9


@cell("3-NG")
def test_a_recruited_gang_member_stays_gang() -> None:
    play = town(T14, {2: 3, 5: 14, 6: 15, 7: 16}).clock().do("2 recruit:5")
    assert 5 in play.open("victim") and play.me(5).force == "gang" and play.me(5).allegiance == "mafia"


@cell("4-6")
def test_the_office_stays_with_the_seat_after_a_swap() -> None:
    play = town(T10, {4: 6, 2: 4}).do("4 swap:2")
    assert play.view(None).commander == 1 and play.sequence().index("commander") < play.sequence().index("swap")


@cell("4-8", "4-10", "4-12")
@pytest.mark.parametrize("card", [8, 10, 12])
def test_a_commander_without_a_vote(card: int) -> None:
    play = town(T10, {5: 4, 6: 8}, living="1 2 4 5 7 8", begin="vote", prepare=lambda state: lay(state, card, 5))
    assert play.last("mf-ballot")["voters"] == tuple("78124")
    play.ballot("7>1 8>4")
    assert sorted(play.suspects()) == [1, 4], "no tie-break"
    play.speeches()
    play.clock("final").clock("change").until("night.victim")
    assert play.last("mf-commander")["seat"] == "7"


@cell("4-11")
def test_a_commander_shot_from_the_corner() -> None:
    play = by_day({5: 4, 6: 11}).do("6 shoot:5")
    assert play.last("mf-commander") == {"seat": "6", "how": "passed"}


@cell("4-13")
def test_a_commander_shot_by_a_last_shot() -> None:
    play = at_dawn(7, {5: 4, 7: 13}).do("7 shoot:5")
    assert play.last("mf-commander") == {"seat": "6", "how": "passed"}
    assert list(play.until("vote.first").open("vote.first")) == [6]


@cell("5-6")
@pytest.mark.parametrize(("partner", "cards", "side"), [(2, {2: 5}, "mafia"), (4, {4: 5}, "police")])
def test_the_reversed_side_follows_the_new_token(partner: int, cards: dict[int, int], side: str) -> None:
    holder = 4 if partner == 2 else 3
    play = town(T10, {holder: 6, **cards}).do(f"{holder} swap:{partner}")
    assert play.me(partner).allegiance == side
    play = town(T10, {1: 5, 4: 6}).do("4 swap:1")
    assert play.me(1).allegiance == "mafia", "the former Agent has a Police token now, reversed"


@cell("5-7")
def test_a_tap_sees_the_token_of_a_reversed_player() -> None:
    assert by_day({2: 5, 6: 7}).do("6 tap:2").notices_of("mf-tapped", 6) == [{"seat": "2", "token": "mafia"}]


@cell("6-7")
def test_a_tap_sees_the_present_token() -> None:
    play = town(T10, {4: 6, 8: 7}).do("4 swap:2").until("day.ready").do("8 tap:2")
    assert play.notices_of("mf-tapped", 8) == [{"seat": "2", "token": "police"}]


@cell("6-8", "6-9", "6-10", "6-11", "6-12", "6-13", "6-NG")
@pytest.mark.parametrize("card", [8, 9, 10, 11, 12, 13, 14])
def test_the_partners_card_after_a_swap(card: int) -> None:
    for_police_only = card in (11, 12, 13)
    agent = town(T14, {5: 6, 1: card}).do("5 swap:1")
    assert agent.town.can_use(0, card), "an ex-Agent with a Police token"
    mafioso = town(T14, {2: 6, 1: card}).do("2 swap:1")
    assert mafioso.town.can_use(0, card) == (not for_police_only), "an ex-Agent with a Mafia token"
    policeman = town(T14, {2: 6, 7: card}).do("2 swap:7")
    assert policeman.town.can_use(6, card) == (not for_police_only)
    if card == 14:
        assert agent.town.force(0) == "gang"


@cell("7-8", "7-9", "7-10")
@pytest.mark.parametrize("card", [8, 9, 10])
def test_protected_players_may_be_tapped(card: int) -> None:
    play = by_day({6: 7}, prepare=lambda state: lay(state, card, 2)).do("6 tap:2")
    assert play.notices_of("mf-tapped", 6) == [{"seat": "2", "token": "mafia"}]


@cell("7-11")
def test_tap_and_shot_come_first_served() -> None:
    assert not by_day({5: 7, 6: 11}).do("6 shoot:5").open("wiretap")
    play = by_day({5: 7, 6: 11}).do("5 tap:6", "6 shoot:5")
    assert play.notices_of("mf-tapped", 5) == [{"seat": "6", "token": "police"}] and 5 not in play.living()


@cell("7-12")
def test_a_kidnapped_player_may_tap_and_be_tapped() -> None:
    assert by_day({5: 7}, prepare=lambda state: lay(state, 12, 5)).do("5 tap:2").notices_of("mf-tapped", 5)
    assert by_day({5: 7}, prepare=lambda state: lay(state, 12, 2)).do("5 tap:2").notices_of("mf-tapped", 5)


@cell("7-13")
def test_the_eliminated_cannot_tap_before_the_last_shot() -> None:
    play = at_dawn(7, {7: 13, 8: 7})
    assert play.names() == {"strike.last_shot"}
    play = town(T10, {7: 7, 8: 13}, begin="vote", kids_last_shot=True).ballot("1>7").clock("speech")
    assert play.names() == {"strike.last_shot"}


@cell("7-NG")
def test_a_tap_shows_no_gang_card() -> None:
    play = by_day({5: 14, 8: 7}, T14).do("8 tap:5")
    assert play.notices_of("mf-tapped", 8) == [{"seat": "5", "token": "police"}] and play.view(8).seats[4].card is None


@cell("8-9")
def test_hideout_and_safe_conduct_protect_two() -> None:
    def both(state: TownState) -> None:
        lay(state, 8, 6)
        lay(state, 9, 9)

    assert town(T10, {6: 8, 9: 9}, prepare=both).clock().options("victim", 2) == numbers("1 4 5 7 8 10")
    assert not town(T10, {6: 8, 9: 9}, living="2 6 9", prepare=both).open("victim")


@cell("8-10", "8-12", "10-12")
@pytest.mark.parametrize(("one", "other"), [(8, 10), (8, 12), (10, 12)])
def test_cards_that_take_votes_add_up(one: int, other: int) -> None:
    def both(state: TownState) -> None:
        lay(state, one, 2)
        lay(state, other, 9)

    play = town(T10, {3: 13}, living="2 9", begin="vote", prepare=both)
    assert play.notices_of("mf-no-verdict") == [{"why": "nobody_can"}]
    same = by_day({8: 12}, prepare=lambda state: lay(state, one, 2)).do("8 kidnap:2") if other == 12 else None
    assert same is None or same.view(None).seats[1].card_open == (one, 12), "kidnapping him is allowed and adds nothing"


@cell("8-11", "8-13")
def test_a_hidden_player_is_never_a_target() -> None:
    assert "6" not in by_day({8: 11, 6: 8}, prepare=lambda state: lay(state, 8, 6)).options("corner_shot", 8)

    def prepare(state: TownState) -> None:
        lay(state, 8, 6)
        state.victim = 6

    assert "6" not in town(T10, {7: 13}, begin="dawn", prepare=prepare).options("last_shot", 7)


@cell("9-11", "10-11")
@pytest.mark.parametrize("card", [9, 10])
def test_safe_conduct_and_arrest_do_not_stop_a_corner_shot(card: int) -> None:
    assert 5 not in by_day({6: 11}, prepare=lambda state: lay(state, card, 5)).do("6 shoot:5").living()


@cell("9-13", "10-13")
@pytest.mark.parametrize("card", [9, 10])
def test_safe_conduct_and_arrest_do_not_stop_a_last_shot(card: int) -> None:
    play = condemned(7, {7: 13}, prepare=lambda state: lay(state, card, 5))
    assert 5 not in play.do("7 shoot:5").living()


@cell("11-12")
def test_a_kidnapped_player_may_shoot() -> None:
    assert 2 not in by_day({6: 11}, prepare=lambda state: lay(state, 12, 6)).do("6 shoot:2").living()


@cell("11-13")
def test_the_target_of_a_corner_shot_may_shoot_back() -> None:
    assert by_day({8: 11, 7: 13}).do("8 shoot:7", "7 shoot:8").living() == [1, 2, 3, 4, 5, 6, 9, 10]


@cell("11-NG", "13-NG")
def test_a_shot_gang_member_shows_token_and_card() -> None:
    assert by_day({5: 14, 8: 11}, T14).do("8 shoot:5").last("mf-out")["gang"] is True
    play = at_dawn(7, {5: 14, 7: 13}, T14).do("7 shoot:5")
    assert play.last("mf-out") == {"seat": "5", "token": "police", "gang": True, "cause": "last_shot"}


@cell("12-13")
def test_a_kidnapped_player_may_use_the_last_shot() -> None:
    play = condemned(7, {7: 13}, prepare=lambda state: lay(state, 12, 7))
    assert 2 not in play.do("7 shoot:2").living()


def test_every_cell_with_a_ruling_has_a_test() -> None:
    sources = "".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("test_matrix_*.py"))
    tested = [name for call in re.findall(r"^@cell\((.*)\)$", sources, re.MULTILINE) for name in re.findall(r"[\w-]+", call)]
    assert sorted(tested) == sorted(RULED.split())
