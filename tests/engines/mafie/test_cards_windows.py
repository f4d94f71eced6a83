"""Windows and priority, Vest, Bandage, Last shot, and the day's cards (MF-13, MF-14, MF-21, 22, 27 to 33; vectors C1, C2, C7 to C13)."""

import pytest

from engines.table import IllegalAnswer
from tests.engines.mafie.harness import T8, T10, Play, lay, numbers, town

V17 = "2>9 9>2"


def at_dawn(victim: int, cards: dict[int, int], **options: object) -> Play:
    return town(T10, cards, begin="dawn", prepare=lambda state: setattr(state, "victim", victim - 1), **options)


def by_day(cards: dict[int, int], **options: object) -> Play:
    return town(T10, cards, begin="discussion", **options)


def condemned(seat: int, cards: dict[int, int], **options: object) -> Play:
    play = town(T10, cards, begin="vote", **options)
    voter = next(one for one in play.living() if one != seat)
    return play.ballot(f"{voter}>{seat}").clock("speech")


def at_closing(cards: dict[int, int], **options: object) -> Play:
    return town(T10, cards, begin="vote", **options).until("day.closing")


# ---- Vest


@pytest.mark.rule("MF-21.1", "MF-21.2", "MF-21.3", "MF-8.3", "MF-13.7", "MF-14.1")
def test_vest_saves_the_victim() -> None:
    play = at_dawn(5, {5: 1})
    assert play.last("mf-struck") == {"seat": "5", "cause": "mafia"} and play.open("vest") == {5: ["pass", "card:1"]}
    play.do("5 vest")
    assert play.told("mf-saved") == [{"seat": "5", "card": "card:1", "by": "5"}] and play.told("mf-out") == []
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
    assert play.last("mf-round") == {"round": 2} and len(play.told("mf-ballot")) == 1


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
    assert at_dawn(5, {5: 1}).clock("vest").told("mf-saved") == [{"seat": "5", "card": "card:1", "by": "5"}]


@pytest.mark.rule("MF-14.2")
def test_vest_is_asked_of_whoever_might_hold_it() -> None:
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
    assert play.told("mf-saved") == [{"seat": "5", "card": "card:2", "by": "6"}] and 5 in play.living()
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
    assert condemned(2, {3: 2}).do("3 bandage").told("mf-saved") == [{"seat": "2", "card": "card:2", "by": "3"}]


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
    assert play.told("mf-card-shown") == [{"seat": "6", "card": "card:10"}]
    assert 6 not in play.open("vote.first") and "6" not in play.options("vote.first", 1)
    assert not play.told("mf-card-removed")
    play.ballot("1>2").clock("speech").until("night.peek")
    assert play.told("mf-card-removed") == [{"card": "card:10", "seat": "6"}]
    assert 5 in play.town.voters()


@pytest.mark.rule("MF-30.3", "MF-14.8")
def test_arrest_does_not_stop_a_shot() -> None:
    play = by_day({6: 10, 8: 11}).do("6 arrest", "8 shoot:6")
    assert 6 not in play.living() and play.view(None).seats[5].card_open == () and play.state.arrested is None
    play.until("vote.first")
    assert play.told("mf-card-removed") == [], "it goes with its bearer"


@pytest.mark.rule("MF-13.10")
def test_a_card_of_the_day_is_lost_when_its_holder_dies_at_dawn() -> None:
    play = at_dawn(6, {6: 10})
    assert play.view(None).seats[5].card is None and play.open("opening")[1] == ["pass"]


@pytest.mark.rule("MF-32.2", "MF-32.4", "MF-14.8")
def test_kidnap_works_for_one_police_phase() -> None:
    play = by_day({8: 12}).do("8 kidnap:2")
    assert play.told("mf-card-shown-at") == [{"seat": "8", "card": "card:12", "target": "2"}]
    assert play.view(None).seats[1].card_open == (12,) and play.view(None).seats[1].kidnapped
    play.until("vote.first")
    assert 2 not in play.open("vote.first") and "2" in play.options("vote.first", 1)
    play.until("night.peek")
    assert play.told("mf-card-removed") == [{"card": "card:12", "seat": "2"}] and 1 in play.town.voters()


def test_kidnap_of_the_last_mafioso() -> None:
    play = town(T10, {9: 12}, living="2 9", begin="discussion").do("9 kidnap:2").until("vote.first")
    assert list(play.open("vote.first")) == [9]
    assert play.ballot("9>2").do("2 done").reason() == "police"


@pytest.mark.rule("MF-32.4")
def test_kidnap_works_on_when_the_kidnapper_is_dead() -> None:
    play = by_day({8: 12, 5: 11}).do("8 kidnap:2", "5 shoot:8").until("vote.first")
    assert 2 not in play.open("vote.first")


@pytest.mark.rule("MF-32.2")
def test_kidnap_offers_no_player_who_has_died_meanwhile() -> None:
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
    assert play.told("mf-card-shown-at") == [{"seat": "5", "card": "card:7", "target": "2"}]
    assert play.told("mf-tapped", 5) == [{"seat": "2", "token": "mafia"}]
    for seat in (1, 2, 3, 4, None):
        assert seat is None or play.told("mf-tapped", seat) == []
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
    assert play.told("mf-tapped", 5) == [{"seat": "2", "token": "mafia"}] and not play.open("closing")


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
    assert not play.open("corner_shot") and play.until("vote.first")


@pytest.mark.rule("MF-31.3")
def test_who_is_struck_cannot_shoot_from_the_corner() -> None:
    assert not at_dawn(8, {8: 11}).open("corner_shot")
    play = town(T10, {8: 11, 3: 1}, begin="vote").ballot("1>8")
    assert play.open("corner_shot"), "a suspect may shoot in P4"
    assert not play.clock("speech").open("corner_shot"), "the condemned may not"


@pytest.mark.rule("MF-31.3")
def test_who_was_bandaged_may_shoot_later() -> None:
    assert at_dawn(8, {8: 11, 6: 2}).do("6 bandage").options("corner_shot", 8) == numbers("1 2 3 4 5 6 7 9 10")


def test_a_corner_shot_may_end_the_game_before_the_vote() -> None:
    play = town(T10, {8: 11}, living="3 8 9", begin="discussion").do("8 shoot:3")
    assert play.reason() == "police" and play.told("mf-ballot") == []


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
    assert play.told("mf-card-removed") == [{"card": "card:8", "seat": "6"}] and "6" in play.options("victim", 2)


@pytest.mark.rule("MF-28.3")
def test_a_hidden_mafioso_wakes_and_picks() -> None:
    play = at_closing({3: 8}).do("3 hideout").until("night.victim")
    assert sorted(play.open("victim")) == [2, 3]
    assert 3 not in play.until("vote.first").open("vote.first")


def test_hideout_leaves_two_to_vote() -> None:
    play = at_closing({6: 8}, living="2 3 6").do("6 hideout").until("vote.first")
    assert play.told("mf-no-victim") and play.last("mf-ballot")["voters"] == ("2", "3")
    play.ballot("2>3 3>2")
    play.speeches()
    play.ballot("2>3 3>2")
    assert play.told("mf-tie") == [] and play.condemned() in (2, 3)


def test_the_closing_window_is_held_after_a_saved_condemnation() -> None:
    play = condemned(5, {5: 1, 6: 8}).do("5 vest")
    assert play.options("closing", 6) == {"pass", "card:8"} and 5 not in play.open("closing")


@pytest.mark.rule("MF-28.2")
def test_who_shows_hideout_is_not_hidden_in_the_same_window() -> None:
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
    assert play.told("mf-card-removed") == [{"card": "card:9", "seat": "6"}]
    assert "6" in play.until("vote.first").options("vote.first", 1) and 6 in play.open("vote.first")


@pytest.mark.rule("MF-29.2")
def test_who_is_under_safe_conduct_may_be_shot() -> None:
    play = at_closing({6: 9, 10: 13}).do("6 safe_conduct").until("night.victim").do("2 kill:10", "3 kill:10").clock("hunch")
    assert 6 not in play.do("10 shoot:6").living() and play.told("mf-card-removed") == []


@pytest.mark.rule("MF-29.4")
def test_a_mafioso_may_play_safe_conduct() -> None:
    play = at_closing({2: 9}).do("2 safe_conduct").until("night.victim")
    assert play.options("victim", 3) == numbers("1 4 5 6 7 8 9 10")


@pytest.mark.rule("MF-5.10")
def test_hideout_and_safe_conduct_may_leave_no_target() -> None:
    play = at_closing({6: 8, 9: 9}, living="2 6 9").do("6 hideout", "9 safe_conduct").until("day.ready")
    assert play.told("mf-no-victim") == [{}] and play.told("mf-no-target") == [{}]


# ---- Last shot by card


@pytest.mark.rule("MF-33.2", "MF-33.1")
def test_last_shot_shows_both_tokens() -> None:
    play = at_dawn(7, {7: 13}).do("7 shoot:2")
    assert [(told["seat"], told["token"]) for told in play.told("mf-out")] == [("7", "police"), ("2", "mafia")]
    assert len(play.living()) == 8 and play.told("mf-shoots") == [{"seat": "7", "target": "2", "right": False}]


@pytest.mark.rule("MF-33.3", "MF-33.6")
def test_an_unused_last_shot_is_lost_and_stays_hidden() -> None:
    play = at_dawn(7, {7: 13}).do("7 hold_fire")
    assert play.view(None).seats[6].card is None and play.view(None).spent == ()
    play.until("vote.first").ballot("1>9").clock("speech")
    assert play.open("last_shot") == {9: ["pass"]} and play.told("mf-may-shoot")[-1] == {"seat": "9", "right": False}


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
    assert play.told("mf-may-shoot") == [] and 7 not in play.living()


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
    def all_shown(state: object) -> None:
        for seat in state.seats:
            seat.shown = True

    play = town(T10, {6: 10}, begin="discussion", prepare=all_shown)
    assert play.names() == {"day.ready"}


@pytest.mark.rule("MF-13.14")
def test_the_bearer_of_the_passed_commander_keeps_the_own_card() -> None:
    play = town(T10, {6: 4, 7: 10}, begin="vote").until("night.victim").do("2 kill:9", "3 kill:9").until("day.opening")
    assert play.view(None).commander == 6
    assert play.options("opening", 7) == {"pass", "card:10"} and 6 not in play.open("opening")
