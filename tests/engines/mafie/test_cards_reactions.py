"""Vest, Bandage and Last shot: the cards of a strike (MF-21, MF-22, MF-33; vectors C1, C2, C13)."""

from typing import Any

import pytest

from engines.mafie.state import TownState
from engines.table import IllegalAnswer
from tests.engines.mafie.harness import T8, T10, Play, lay, town

V17 = "2>9 9>2"


def at_dawn(victim: int, cards: dict[int, int], **options: Any) -> Play:
    return town(T10, cards, begin="dawn", prepare=lambda state: setattr(state, "victim", victim - 1), **options)


def by_day(cards: dict[int, int], **options: Any) -> Play:
    return town(T10, cards, begin="discussion", **options)


def condemned(seat: int, cards: dict[int, int], **options: Any) -> Play:
    play = town(T10, cards, begin="vote", **options)
    voter = next(one for one in play.living() if one != seat)
    return play.ballot(f"{voter}>{seat}").clock("speech")


# ---- Vest


@pytest.mark.rule("MF-21.1", "MF-21.2", "MF-21.3", "MF-8.3", "MF-13.7", "MF-14.1")
def test_vest_saves_the_victim() -> None:
    play = at_dawn(5, {5: 1})
    assert play.last("mf-struck") == {"seat": "5", "cause": "mafia"} and play.open("vest") == {5: ["pass", "card:1"]}
    play.do("5 vest")
    assert play.notices_of("mf-saved") == [{"seat": "5", "card": "card:1", "by": "5"}] and play.notices_of("mf-out") == []
    seat = play.view(None).seats[4]
    assert seat.token is None and seat.card == 1 and seat.card_open == (1,) and not seat.card_unshown
    assert len(play.living()) == 10 and play.names() == {"day.ready"}


@pytest.mark.rule("MF-21.4", "MF-13.8")
def test_vest_works_once() -> None:
    play = at_dawn(5, {5: 1}).do("5 vest").until("night.victim").do("2 kill:5", "3 kill:5").clock("hunch")
    assert not play.open("vest") and 5 not in play.living() and play.state.spent == [1]


@pytest.mark.rule("MF-21.3", "MF-21.1")
def test_vest_saves_the_condemned_and_there_is_no_second_vote() -> None:
    play = condemned(3, {3: 1}).do("3 vest")
    assert len(play.living()) == 10 and play.view(None).seats[2].token is None
    assert play.last("mf-round") == {"round": 2} and len(play.notices_of("mf-ballot")) == 1


@pytest.mark.rule("MF-14.2", "MF-13.6", "MF-13.10", "MF-14.10")
def test_vest_in_the_agents_hand_is_asked_with_pass_alone() -> None:
    play = at_dawn(1, {1: 1})
    assert play.open("vest") == {1: ["pass"]} and play.find(1, ("mafie.strike.vest",)).clock == "reaction"
    play.do("1 accept")
    assert 1 not in play.living() and play.view(None).seats[0].card is None and play.view(None).seats[0].card_unshown


@pytest.mark.rule("MF-21.5")
def test_vest_does_not_stop_a_shot() -> None:
    play = by_day({5: 1, 6: 11}).do("6 shoot:5")
    assert not play.open("vest") and 5 not in play.living()


@pytest.mark.rule("MF-21.6")
def test_vest_is_used_by_the_clock() -> None:
    assert at_dawn(5, {5: 1}).clock("vest").notices_of("mf-saved") == [{"seat": "5", "card": "card:1", "by": "5"}]


@pytest.mark.rule("MF-14.2")
def test_vest_is_asked_of_every_possible_holder() -> None:
    assert at_dawn(9, {5: 1}).open("vest") == {9: ["pass"]}
    play = at_dawn(5, {5: 1}).do("5 vest").until("night.victim").do("2 kill:9", "3 kill:9").clock("hunch")
    assert not play.open("vest") and 9 not in play.living(), "a spent card has no window"


def test_vest_saves_from_the_lot() -> None:
    for seed in range(6):
        play = town(T10, {2: 1, 9: 7}, living="2 9 10", begin="vote", seed=seed, prepare=lambda state: lay(state, 12, 10)).ballot(V17)
        play.speeches()
        play.ballot(V17)
        drawn = play.condemned()
        assert play.open("vest") == {drawn: ["pass", "card:1"] if drawn == 2 else ["pass"]}


@pytest.mark.rule("MF-13.11", "MF-13.13")
def test_a_card_cannot_be_shown_outside_its_window() -> None:
    play = by_day({5: 1})
    assert all(ask.name != "mafie.strike.vest" for ask in play.game.asks)
    for number in range(3):
        with pytest.raises(IllegalAnswer) as refusal:
            play.game.answer(f"mafie.strike.vest/4/{number}", "card:1")
        assert refusal.value.text.key == "no-stale"
    assert play.state.spent == []


# ---- Bandage


@pytest.mark.rule("MF-22.1", "MF-22.2", "MF-14.7")
def test_bandage_saves_another_player() -> None:
    play = at_dawn(5, {6: 2})
    assert sorted(play.open("bandage")) == [1, 2, 3, 4, 6, 7, 8, 9, 10]
    assert [options for seat, options in play.open("bandage").items() if seat != 6] == [["pass"]] * 8
    play.do("6 bandage")
    assert play.notices_of("mf-saved") == [{"seat": "5", "card": "card:2", "by": "6"}] and 5 in play.living()
    assert play.view(None).seats[4].token is None and play.view(None).seats[5].card_open == (2,)
    assert not play.open("bandage"), "its use closes the window"


@pytest.mark.rule("MF-22.3", "MF-14.9")
def test_bandage_never_saves_its_holder() -> None:
    play = at_dawn(6, {6: 2})
    assert set(map(tuple, play.open("bandage").values())) == {("pass",)} and 6 not in play.open("bandage")
    play.clock()
    assert 6 not in play.living() and play.view(None).seats[5].card is None
    play.until("vote.first").ballot("1>9").clock("speech")
    assert play.open("bandage"), "the card is not spent, so its windows go on"


def test_bandage_of_a_mafioso_may_save_a_mafioso() -> None:
    assert condemned(2, {3: 2}).do("3 bandage").notices_of("mf-saved") == [{"seat": "2", "card": "card:2", "by": "3"}]


def test_bandage_of_the_agent_does_nothing() -> None:
    assert at_dawn(5, {1: 2}).open("bandage")[1] == ["pass"]


@pytest.mark.rule("MF-22.4", "MF-8.5")
def test_bandage_does_not_save_the_exposed_agent() -> None:
    play = town(T8, {6: 2}).do("1 peek:2").clock()
    assert not play.open("bandage") and 1 not in play.living()


@pytest.mark.rule("MF-22.4")
def test_bandage_works_once() -> None:
    play = at_dawn(5, {6: 2}).do("6 bandage").until("vote.first").ballot("1>5").clock("speech")
    assert not play.open("bandage") and 5 not in play.living()


@pytest.mark.rule("MF-8.3", "MF-22.5")
def test_a_declined_vest_stays_unspent_when_a_bandage_saves() -> None:
    play = at_dawn(5, {5: 1, 6: 2}).do("5 accept", "6 bandage")
    assert play.state.spent == [2] and play.view(1).seats[4].card is None and play.town.can_use(4, 1)


# ---- Last shot by card


@pytest.mark.rule("MF-33.2", "MF-33.1")
def test_last_shot_shows_both_tokens() -> None:
    play = at_dawn(7, {7: 13}).do("7 shoot:2")
    assert [(told["seat"], told["token"]) for told in play.notices_of("mf-out")] == [("7", "police"), ("2", "mafia")]
    assert len(play.living()) == 8 and play.notices_of("mf-shoots") == [{"seat": "7", "target": "2", "right": False}]


@pytest.mark.rule("MF-33.3", "MF-33.6")
def test_an_unused_last_shot_is_lost_and_stays_hidden() -> None:
    play = at_dawn(7, {7: 13}).do("7 hold_fire")
    assert play.view(None).seats[6].card is None and play.view(None).spent == ()
    play.until("vote.first").ballot("1>9").clock("speech")
    assert play.open("last_shot") == {9: ["pass"]} and play.notices_of("mf-may-shoot")[-1] == {"seat": "9", "right": False}


@pytest.mark.rule("MF-33.3")
def test_a_dead_mafioso_is_not_asked_for_a_last_shot() -> None:
    play = condemned(3, {3: 13})
    assert not play.open("last_shot") and play.view(None).seats[2].card is None and 3 not in play.living()


@pytest.mark.rule("MF-33.4")
def test_a_bandaged_holder_keeps_the_last_shot() -> None:
    play = at_dawn(7, {7: 13, 6: 2}).do("6 bandage")
    assert not play.open("last_shot")
    assert play.until("vote.first").ballot("1>7").clock("speech").do("7 shoot:2").living() == [1, 3, 4, 5, 6, 8, 9, 10]


def test_a_removed_player_does_not_shoot() -> None:
    play = by_day({7: 13}).do("7 resign").until("vote.first")
    assert play.notices_of("mf-may-shoot") == [] and 7 not in play.living()


def test_a_neutral_card_is_never_an_option() -> None:
    play = by_day({6: 10})
    while play.state.round == 1 and not play.game.outcome:
        assert all(option.id != "card:17" for ask in play.game.asks for option in ask.options)
        play.clock()


@pytest.mark.rule("MF-37.2", "MF-14.11")
def test_nobody_sees_who_has_answered_in_a_window() -> None:
    play = by_day({6: 10})
    seen = [play.view(seat) for seat in (None, 4, 9)]
    play.do("1 leave_it", "2 leave_it")
    assert [play.view(seat) for seat in (None, 4, 9)] == seen


@pytest.mark.rule("MF-14.2")
def test_when_nobody_is_left_to_ask_the_window_is_skipped() -> None:
    def all_shown(state: TownState) -> None:
        for seat in state.seats:
            seat.shown = True

    play = town(T10, {6: 10}, begin="discussion", prepare=all_shown)
    assert play.names() == {"day.ready"}


@pytest.mark.rule("MF-13.14")
def test_the_bearer_of_the_passed_commander_keeps_the_own_card() -> None:
    play = town(T10, {6: 4, 7: 10}, begin="vote").until("night.victim").do("2 kill:9", "3 kill:9").until("day.opening")
    assert play.view(None).commander == 6
    assert play.options("opening", 7) == {"pass", "card:10"} and 6 not in play.open("opening")
