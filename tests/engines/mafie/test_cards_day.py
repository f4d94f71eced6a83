"""The opening window and the free cards (MF-14, MF-27, MF-30 to 32; vectors C7, C10 to C12)."""

from typing import Any

import pytest

from engines.table import IllegalAnswer
from tests.engines.mafie.harness import T10, Play, numbers, town


def at_dawn(victim: int, cards: dict[int, int], **options: Any) -> Play:
    return town(T10, cards, begin="dawn", prepare=lambda state: setattr(state, "victim", victim - 1), **options)


def by_day(cards: dict[int, int], **options: Any) -> Play:
    return town(T10, cards, begin="discussion", **options)


def at_closing(cards: dict[int, int], **options: Any) -> Play:
    return town(T10, cards, begin="vote", **options).until("day.closing")


# ---- the opening window


@pytest.mark.rule("MF-14.3", "MF-6.3", "MF-30.1", "MF-32.1")
def test_the_opening_window_is_open_beside_the_discussion() -> None:
    play = by_day({6: 10, 8: 12})
    assert play.names() == {"day.opening", "day.ready"} and sorted(play.open("opening")) == list(range(1, 11))
    assert play.options("opening", 6) == {"pass", "card:10"}
    assert play.options("opening", 8) == {"pass", *numbers("1 2 3 4 5 6 7 9 10")}
    assert {ask.clock for ask in play.game.asks if ask.name.endswith("opening")} == {"window"}


@pytest.mark.rule("MF-14.3")
def test_the_discussion_does_not_end_before_the_window() -> None:
    play = by_day({6: 10}).do(*[f"{seat} ready" for seat in range(1, 9)])
    assert play.open("opening") and not play.open("vote.first")
    assert play.clock("opening").open("vote.first")


@pytest.mark.rule("MF-14.7")
def test_the_window_closes_when_its_cards_are_spent() -> None:
    play = by_day({6: 10}).do("6 arrest")
    assert play.names() == {"day.ready"}
    play = by_day({6: 10, 8: 12}).do("6 arrest")
    assert sorted(play.open("opening")) == [1, 2, 3, 4, 5, 7, 8, 9, 10]


@pytest.mark.rule("MF-30.1", "MF-30.2", "MF-30.4", "MF-6.8")
def test_arrest_works_for_one_round() -> None:
    play = by_day({6: 10}).do("6 arrest").until("vote.first")
    assert play.notices_of("mf-card-shown") == [{"seat": "6", "card": "card:10"}]
    assert 6 not in play.open("vote.first") and "6" not in play.options("vote.first", 1)
    assert not play.notices_of("mf-card-removed")
    play.ballot("1>2").clock("speech").until("night.peek")
    assert play.notices_of("mf-card-removed") == [{"card": "card:10", "seat": "6"}]
    assert 5 in play.town.voters()


@pytest.mark.rule("MF-30.3", "MF-14.8")
def test_arrest_does_not_stop_a_shot() -> None:
    play = by_day({6: 10, 8: 11}).do("6 arrest", "8 shoot:6")
    assert 6 not in play.living() and play.view(None).seats[5].card_open == () and play.state.arrested is None
    play.until("vote.first")
    assert play.notices_of("mf-card-removed") == [], "it goes with its bearer"


@pytest.mark.rule("MF-13.10")
def test_a_card_of_the_day_is_lost_when_its_holder_dies_at_dawn() -> None:
    play = at_dawn(6, {6: 10})
    assert play.view(None).seats[5].card is None and play.open("opening")[1] == ["pass"]


@pytest.mark.rule("MF-32.2", "MF-32.4", "MF-14.8")
def test_kidnap_works_for_one_police_phase() -> None:
    play = by_day({8: 12}).do("8 kidnap:2")
    assert play.notices_of("mf-card-shown-at") == [{"seat": "8", "card": "card:12", "target": "2"}]
    assert play.view(None).seats[1].card_open == (12,) and play.view(None).seats[1].kidnapped
    play.until("vote.first")
    assert 2 not in play.open("vote.first") and "2" in play.options("vote.first", 1)
    play.until("night.peek")
    assert play.notices_of("mf-card-removed") == [{"card": "card:12", "seat": "2"}] and 1 in play.town.voters()


def test_kidnap_of_the_last_mafioso() -> None:
    play = town(T10, {9: 12}, living="2 9", begin="discussion").do("9 kidnap:2").until("vote.first")
    assert list(play.open("vote.first")) == [9]
    assert play.ballot("9>2").do("2 done").reason() == "police"


@pytest.mark.rule("MF-32.4")
def test_kidnap_works_on_when_the_kidnapper_is_dead() -> None:
    play = by_day({8: 12, 5: 11}).do("8 kidnap:2", "5 shoot:8").until("vote.first")
    assert 2 not in play.open("vote.first")


@pytest.mark.rule("MF-32.2")
def test_kidnap_offers_no_player_dead_meanwhile() -> None:
    play = by_day({8: 12, 5: 11}).do("5 shoot:4")
    assert play.options("opening", 8) == {"pass", *numbers("1 2 3 5 6 7 9 10")}


@pytest.mark.parametrize("card", [11, 12, 13])
def test_a_policemans_card_is_neutral_for_a_mafioso(card: int) -> None:
    play = by_day({2: card})
    assert not play.open("corner_shot") and play.options("opening", 2) <= {"pass"} and not play.town.can_use(1, card)


# ---- free cards


@pytest.mark.rule("MF-27.1", "MF-27.2", "MF-27.3")
def test_a_tap_is_public_its_result_is_not() -> None:
    play = by_day({5: 7}).do("5 tap:2")
    assert play.notices_of("mf-card-shown-at") == [{"seat": "5", "card": "card:7", "target": "2"}]
    assert play.notices_of("mf-tapped", 5) == [{"seat": "2", "token": "mafia"}]
    for seat in (1, 2, 3, 4, None):
        assert seat is None or play.notices_of("mf-tapped", seat) == []
        assert play.view(seat).seats[1].token == ("mafia" if seat == 2 else None)
    assert play.view(5).seats[1].token == "mafia" and play.view(None).seats[4].card_open == (7,)


@pytest.mark.rule("MF-14.5", "MF-14.4")
def test_free_cards_are_open_through_the_whole_day_and_hold_up_nothing() -> None:
    play = town(T10, {5: 7, 6: 11})
    seen = set()
    for _ in range(80):
        phase = play.state.phase
        free = {ask.name for ask in play.game.asks if ask.name.endswith(("wiretap", "corner_shot"))}
        if play.state.struck or phase in ("agent", "mafia", "dawn", "verdict"):
            assert not free, f"no free card in {phase}"
        elif free:
            seen.add(phase)
            assert all(not ask.holds and ask.clock is None and ask.secret for ask in play.game.asks if ask.name in free)
        if phase == "defence":
            play.clock("speech")
        elif phase == "first" and play.state.round == 1:
            play.ballot("1>3 2>4")
        elif play.game.outcome or play.state.round > 1:
            break
        else:
            play.clock()
    assert seen >= {"discussion", "first", "defence", "final", "closing"}


@pytest.mark.rule("MF-14.5")
def test_a_free_card_is_never_declined() -> None:
    play = by_day({5: 7})
    with pytest.raises(IllegalAnswer):
        play.game.answer(play.find(5, ("mafie.day.wiretap",)).id)
    assert play.open("wiretap")


@pytest.mark.rule("MF-27.1")
def test_a_tap_in_the_closing_window() -> None:
    play = at_closing({5: 7}).do("5 tap:2")
    assert play.notices_of("mf-tapped", 5) == [{"seat": "2", "token": "mafia"}] and not play.open("closing")


@pytest.mark.rule("MF-27.2")
def test_the_eliminated_and_the_own_seat_cannot_be_tapped() -> None:
    assert town(T10, {5: 7}, living="1 2 3 5", begin="discussion").options("wiretap", 5) == numbers("1 2 3")


def test_a_dead_or_neutral_holder_cannot_tap() -> None:
    assert not at_dawn(5, {5: 7}).open("wiretap") and not by_day({1: 7}).open("wiretap")


@pytest.mark.rule("MF-14.12")
def test_a_free_card_ends_its_holders_question_in_the_window() -> None:
    play = by_day({5: 7, 6: 10}).do("5 tap:2")
    assert sorted(play.open("opening")) == [1, 2, 3, 4, 6, 7, 8, 9, 10]


@pytest.mark.rule("MF-31.1", "MF-31.2", "MF-31.4")
def test_a_corner_shot_strikes_at_once() -> None:
    play = by_day({8: 11}).do("8 shoot:2")
    assert play.last("mf-out") == {"seat": "2", "token": "mafia", "gang": False, "cause": "corner_shot"}
    assert 8 in play.living() and play.view(None).seats[7].token is None and play.view(None).seats[7].card == 11
    assert not play.open("corner_shot")
    play.until("vote.first")


@pytest.mark.rule("MF-31.3")
def test_a_struck_player_cannot_shoot_from_the_corner() -> None:
    assert not at_dawn(8, {8: 11}).open("corner_shot")
    play = town(T10, {8: 11, 3: 1}, begin="vote").ballot("1>8")
    assert play.open("corner_shot"), "a suspect may shoot in P4"
    assert not play.clock("speech").open("corner_shot"), "the condemned may not"


@pytest.mark.rule("MF-31.3")
def test_a_bandaged_player_may_shoot_later() -> None:
    assert at_dawn(8, {8: 11, 6: 2}).do("6 bandage").options("corner_shot", 8) == numbers("1 2 3 4 5 6 7 9 10")


def test_a_corner_shot_may_end_the_game_before_the_vote() -> None:
    play = town(T10, {8: 11}, living="3 8 9", begin="discussion").do("8 shoot:3")
    assert play.reason() == "police" and play.notices_of("mf-ballot") == []


@pytest.mark.rule("MF-14.5")
def test_a_free_card_keeps_its_question_through_the_day() -> None:
    play = by_day({5: 7, 6: 11})
    asked = play.find(5, ("mafie.day.wiretap",)).id
    play.until("vote.first")
    assert play.find(5, ("mafie.day.wiretap",)).id == asked
    play.do("6 shoot:4")
    assert play.find(5, ("mafie.day.wiretap",)).id != asked and "4" not in play.options("wiretap", 5)
