"""The closing window: Hideout and Safe conduct (MF-14.4, MF-28, MF-29; vectors C8, C9)."""

from typing import Any

import pytest

from tests.engines.mafie.harness import T10, Play, numbers, town


def condemned(seat: int, cards: dict[int, int], **options: Any) -> Play:
    play = town(T10, cards, begin="vote", **options)
    voter = next(one for one in play.living() if one != seat)
    return play.ballot(f"{voter}>{seat}").clock("speech")


def at_closing(cards: dict[int, int], **options: Any) -> Play:
    return town(T10, cards, begin="vote", **options).until("day.closing")


# ---- the closing window


@pytest.mark.rule("MF-14.4", "MF-6.9", "MF-28.1", "MF-29.1")
def test_the_closing_window_asks_all_with_unshown_cards() -> None:
    play = at_closing({5: 8, 6: 9})
    assert sorted(play.open("closing")) == list(range(1, 11))
    assert play.options("closing", 5) == {"pass", "card:8"} and play.options("closing", 6) == {"pass", "card:9"}
    assert play.options("closing", 1) == {"pass"}
    assert play.do("5 hideout").view(None).seats[4].card_open == (8,) and 5 not in play.open("closing")


@pytest.mark.rule("MF-28.2", "MF-28.3", "MF-28.4", "MF-6.10")
def test_hideout_works_in_the_next_round() -> None:
    play = at_closing({6: 8, 8: 11, 10: 13}, living="1 2 3 6 7 8 9 10").do("6 hideout")
    play.until("night.victim")
    assert play.options("victim", 2) == numbers("1 7 8 9 10")
    play.do("2 kill:10", "3 kill:10").clock("hunch")
    assert "6" not in play.options("last_shot", 10) and "9" in play.options("last_shot", 10)
    play.do("10 hold_fire")
    assert play.options("corner_shot", 8) == numbers("1 2 3 7 9") and 6 in play.open("ready")
    play.until("vote.first")
    assert play.last("mf-ballot")["voters"] == play.last("mf-ballot")["candidates"] == tuple("123789")
    play.clock("first").clock("ready").clock("first").until("night.victim")
    assert play.notices_of("mf-card-removed") == [{"card": "card:8", "seat": "6"}] and "6" in play.options("victim", 2)


@pytest.mark.rule("MF-28.3")
def test_a_hidden_mafioso_wakes_and_picks() -> None:
    play = at_closing({3: 8}).do("3 hideout").until("night.victim")
    assert sorted(play.open("victim")) == [2, 3]
    assert 3 not in play.until("vote.first").open("vote.first")


def test_hideout_leaves_two_to_vote() -> None:
    play = at_closing({6: 8}, living="2 3 6").do("6 hideout").until("vote.first")
    assert play.notices_of("mf-no-victim") and play.last("mf-ballot")["voters"] == ("2", "3")
    play.ballot("2>3 3>2")
    play.speeches()
    play.ballot("2>3 3>2")
    assert play.notices_of("mf-tie") == [] and play.condemned() in (2, 3)


def test_the_closing_window_is_held_after_a_saved_condemnation() -> None:
    play = condemned(5, {5: 1, 6: 8}).do("5 vest")
    assert play.options("closing", 6) == {"pass", "card:8"} and 5 not in play.open("closing")


@pytest.mark.rule("MF-28.2")
def test_showing_hideout_does_not_hide_in_the_same_window() -> None:
    play = at_closing({5: 8, 8: 11}).do("5 hideout")
    assert "5" in play.options("corner_shot", 8)
    play.until("day.ready")
    assert "5" not in play.options("corner_shot", 8)


@pytest.mark.rule("MF-29.2", "MF-29.3", "MF-29.5")
def test_safe_conduct_works_for_one_night() -> None:
    play = at_closing({6: 9, 10: 13}).do("6 safe_conduct").until("night.victim")
    assert "6" not in play.options("victim", 2) and play.view(None).seats[5].safe
    play.do("2 kill:10", "3 kill:10").clock("hunch")
    assert "6" in play.options("last_shot", 10)
    play.do("10 hold_fire")
    assert play.notices_of("mf-card-removed") == [{"card": "card:9", "seat": "6"}]
    assert "6" in play.until("vote.first").options("vote.first", 1) and 6 in play.open("vote.first")


@pytest.mark.rule("MF-29.2")
def test_a_player_under_safe_conduct_may_be_shot() -> None:
    play = at_closing({6: 9, 10: 13}).do("6 safe_conduct").until("night.victim").do("2 kill:10", "3 kill:10").clock("hunch")
    assert 6 not in play.do("10 shoot:6").living() and play.notices_of("mf-card-removed") == []


@pytest.mark.rule("MF-29.4")
def test_a_mafioso_may_play_safe_conduct() -> None:
    play = at_closing({2: 9}).do("2 safe_conduct").until("night.victim")
    assert play.options("victim", 3) == numbers("1 4 5 6 7 8 9 10")


@pytest.mark.rule("MF-5.10")
def test_hideout_and_safe_conduct_may_leave_no_target() -> None:
    play = at_closing({6: 8, 9: 9}, living="2 6 9").do("6 hideout", "9 safe_conduct").until("day.ready")
    assert play.notices_of("mf-no-victim") == [{}] and play.notices_of("mf-no-target") == [{}]
