"""Rows 1 and 2 of the interaction matrix: Vest and Bandage against everything else."""

import pytest

from tests.engines.mafie.harness import T10, T14, lay, town
from tests.engines.mafie.matrix import at_dawn, by_day, cell, condemned, recruited


@cell("1-2")
def test_vest_is_asked_before_bandage_and_never_are_both_spent() -> None:
    play = at_dawn(5, {5: 1, 6: 2})
    assert play.names() == {"strike.vest"}
    play.do("5 vest")
    assert play.state.spent == [1] and not play.open("bandage")
    play.until("vote.first").ballot("1>5").clock("speech").do("6 bandage")
    assert 5 in play.living(), "a player whose Vest is spent can still be bandaged"


@cell("1-3")
def test_a_recruited_holder_keeps_the_vest() -> None:
    play = recruited({5: 1}, recruit=5, kill=4)
    play.clock("vest").until("vote.first").ballot("1>5").clock("speech")
    assert play.options("vest", 5) == {"pass", "card:1"}


@cell("1-4")
def test_vest_saves_from_the_commanders_tie_break() -> None:
    play = town(T10, {5: 4, 2: 1}, living="1 2 4 5 8", begin="vote").ballot("5>2 8>2 1>4 2>4")
    assert play.notices_of("mf-speech") == [] and play.do("2 vest").notices_of("mf-saved") == [{"seat": "2", "card": "card:1", "by": "2"}]


@cell("1-6", "2-6")
@pytest.mark.parametrize("card", [1, 2])
def test_a_swapped_agent_may_use_vest_and_bandage(card: int) -> None:
    play = town(T10, {1: card, 4: 6}).do("4 swap:1")
    assert play.town.can_use(0, card)


@cell("1-7", "2-7")
def test_a_saved_players_token_stays_hidden_till_it_is_tapped() -> None:
    play = at_dawn(3, {3: 1, 6: 7}).do("3 vest")
    assert play.view(None).seats[2].token is None
    assert play.do("6 tap:3").notices_of("mf-tapped", 6) == [{"seat": "3", "token": "mafia"}]
    play = at_dawn(5, {8: 2, 6: 7}).do("8 bandage", "6 tap:5")
    assert play.notices_of("mf-tapped", 6) == [{"seat": "5", "token": "police"}]


@cell("1-8", "2-8")
def test_nothing_strikes_a_hidden_player() -> None:
    play = town(T10, {5: 1, 6: 11, 7: 2}, prepare=lambda state: lay(state, 8, 5)).clock()
    assert "5" not in play.options("victim", 2)
    play.until("day.ready")
    assert "5" not in play.options("corner_shot", 6)
    assert all("5" not in options for options in play.until("vote.first").open("vote.first").values())


@cell("1-9")
def test_safe_conduct_leaves_the_vest_holder_a_target() -> None:
    play = town(T10, {5: 1, 6: 9}, living="2 3 5 6", prepare=lambda state: lay(state, 9, 6))
    assert play.options("victim", 2) == {"5"}
    assert play.do("2 kill:5", "3 kill:5").clock("hunch").do("5 vest").living() == [2, 3, 5, 6]


@cell("1-10")
def test_arrest_comes_after_dawn() -> None:
    play = at_dawn(5, {5: 1, 6: 10})
    assert not play.open("opening")
    assert play.do("5 vest").options("opening", 6) == {"pass", "card:10"}


@cell("1-11", "2-11")
def test_a_corner_shot_is_stopped_by_bandage_not_by_vest() -> None:
    play = by_day({5: 1, 6: 11, 7: 2}).do("6 shoot:5")
    assert play.names() == {"strike.bandage"} and 5 not in play.open("bandage")
    play.do("7 bandage")
    assert 5 in play.living() and play.view(None).seats[4].token is None and play.state.spent == [11, 2]
    assert 5 not in by_day({5: 1, 6: 11}).do("6 shoot:5").living()


@cell("1-12", "2-12")
def test_a_kidnapped_player_may_use_vest_and_bandage() -> None:
    play = condemned(5, {5: 1}, prepare=lambda state: lay(state, 12, 5))
    assert play.do("5 vest").living() == list(range(1, 11))
    play = condemned(5, {6: 2}, prepare=lambda state: lay(state, 12, 6))
    assert play.do("6 bandage").living() == list(range(1, 11))


@cell("1-13", "2-13")
def test_a_last_shot_is_stopped_by_bandage_not_by_vest() -> None:
    play = at_dawn(7, {7: 13, 5: 1, 6: 2})
    play.do("7 accept").clock("bandage").do("7 shoot:5")
    assert play.names() == {"strike.bandage"}
    play.do("6 bandage")
    assert 5 in play.living() and 7 not in play.living() and len(play.living()) == 9
    play = at_dawn(7, {7: 13, 6: 2}).do("6 bandage")
    assert not play.open("last_shot") and play.town.can_use(6, 13)


@cell("2-3")
def test_a_recruited_holder_may_bandage_and_a_recruit_be_bandaged() -> None:
    play = recruited({6: 2}, recruit=6, kill=5)
    assert play.do("6 bandage").notices_of("mf-saved") == [{"seat": "5", "card": "card:2", "by": "6"}]
    play = recruited({6: 2}, recruit=5, kill=4).clock("bandage").until("vote.first").ballot("1>5").clock("speech")
    assert play.do("6 bandage").last("mf-saved")["seat"] == "5"


@cell("2-4")
def test_bandage_saves_from_the_tie_break_and_the_commander_keeps_the_office() -> None:
    play = town(T10, {5: 4, 8: 2}, living="1 2 4 5 8", begin="vote").ballot("5>2 8>2 1>4 2>4").do("8 bandage")
    assert 2 in play.living()
    play = at_dawn(5, {5: 4, 8: 2}).do("8 bandage")
    assert play.view(None).commander == 4


@cell("2-5", "2-NG")
@pytest.mark.parametrize("card", [5, 14])
def test_a_bandaged_player_shows_neither_token_nor_card(card: int) -> None:
    play = at_dawn(5, {5: card, 6: 2}, T14).do("6 bandage")
    assert play.view(None).seats[4].token is None and play.view(None).seats[4].card is None and play.notices_of("mf-out") == []


@cell("2-9", "2-10")
@pytest.mark.parametrize("card", [9, 10])
def test_a_protected_player_struck_by_a_shot_may_be_bandaged(card: int) -> None:
    play = by_day({6: 11, 7: 2}, prepare=lambda state: lay(state, card, 5)).do("6 shoot:5", "7 bandage")
    assert 5 in play.living() and play.view(None).seats[4].card_open == (card,)
