"""Changes of the rules that the other tests let pass: each of these dies of one test here."""

import pytest

import engines
from engines.mafie.state import TownState
from tests.engines.mafie.harness import T8, T10, T14, lay, town

V19 = "1>3 2>3 3>5 4>5 5>3 6>5 7>2"
"""A tie of 3 and 5; 2 is a candidate as well."""


@pytest.mark.rule("MF-7.15", "MF-7.16")
def test_the_lot_is_drawn_among_the_tied_alone() -> None:
    drawn = set()
    for seed in range(24):
        play = town("AMPPPPP", begin="vote", seed=seed, final_tie="lot").ballot("1>3 2>3 3>5 4>5 5>2 6>2 7>1")
        assert sorted(play.suspects()) == [2, 3, 5]
        play.speeches()
        play.ballot(V19)
        assert play.last("mf-lot")["among"] == ("3", "5")
        drawn.add(play.last("mf-lot")["seat"])
    assert drawn == {"3", "5"}


@pytest.mark.rule("MF-28.4", "MF-6.10", "MF-28.2")
def test_after_the_clean_up_nothing_of_the_hideout_is_left() -> None:
    play = town(T10, {6: 8}, begin="vote", living="1 2 3 4 5 6 7")
    while not play.open("closing"):
        play.clock()
    play.do("6 hideout")
    play.until("vote.first")
    assert play.view(None).seats[5].hidden
    play.until("night.victim")
    assert play.notices_of("mf-card-removed") == [{"card": "card:8", "seat": "6"}]
    assert play.state.hideout is None
    assert "6" in play.options("victim", 2)
    play.do("2 kill:6", "3 kill:6").clock("hunch")
    while 6 in play.living():
        play.clock()
    assert play.view(None).seats[5].card_open == (), "he goes without a card that lies before nobody any more"
    assert len(play.notices_of("mf-card-removed")) == 1


@pytest.mark.rule("MF-32.4", "MF-8.8")
def test_kidnap_goes_with_its_victim() -> None:
    play = town(T10, {8: 12, 6: 11}, begin="discussion").do("8 kidnap:4")
    assert play.view(None).seats[3].kidnapped and play.view(None).seats[3].card_open == (12,)
    play.do("6 shoot:4")
    assert play.state.kidnapped is None and play.view(None).seats[3].card_open == ()
    play.until("night.victim")
    assert play.notices_of("mf-card-removed") == []


@pytest.mark.rule("MF-15.16", "MF-9.9")
def test_the_end_is_checked_once_when_several_leave_together() -> None:
    play = town(T10, living="2 8 9", begin="discussion")
    play.do("2 resign", "8 resign", "9 resign")
    play.until_end()
    assert play.reason() == "all_out", "after the first of them the Police would have won"


@pytest.mark.rule("MF-34.9")
def test_the_dead_take_no_part_in_the_recognition() -> None:
    play = town(T14, {2: 14, 5: 15, 6: 16}, gang_recognition=True, living="1 2 3 4 5 7 8 9 10 11 12 13 14")
    assert play.until("night.victim").notices_of("mf-gang-known") == [{"seats": ("2", "5")}]
    assert play.notices_of("mf-gang-known", to=6) == []


@pytest.mark.rule("MF-15.16", "MF-3.3")
def test_an_agent_who_resigns_before_the_first_night_leaves_out_its_agent_phase() -> None:
    play = town(T10, {4: 6}).do("1 resign", "4 keep")
    assert play.notices_of("mf-removed") == [{"seat": "1", "token": "agent", "gang": False}]
    assert play.notices_of("mf-agent-phase") == [] and sorted(play.open("night.victim")) == [2, 3]


@pytest.mark.rule("MF-9.5")
def test_a_game_without_mafia_ends_before_round_one_but_after_the_role_swap() -> None:
    play = town(T10, {2: 5, 4: 6}, living="1 2 4 5")
    assert play.reason() is None
    play.do("4 keep")
    assert play.reason() == "police" and play.notices_of("mf-round") == []


@pytest.mark.rule("MF-9.11", "MF-9.8")
@pytest.mark.parametrize(("dealt", "cards"), [({5: 1}, [17, 17, 17, 17, 1, 17, 17, 17, 17, 17]), (None, [None] * 10)])
def test_the_story_has_the_cards_and_the_winners(dealt: dict[int, int] | None, cards: list[int | None]) -> None:
    play = town(T10, dealt, begin="discussion", living="1 2 4 5").do("2 resign").until_end()
    story = play.view(None).story
    assert story is not None and [seat.card for seat in story.seats] == cards
    assert [seat.seat + 1 for seat in story.seats if seat.won] == [1, 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("MF-15.10", "MF-7.14")
def test_who_has_voted_or_stays_is_shown_and_nobody_else() -> None:
    play = town(T10, begin="vote", living="1 2 3 4 5").vote("1>3")
    assert [seat.seat + 1 for seat in play.view(None).seats if seat.answered] == [1]
    play.ballot("2>5")
    play.speeches()
    play.ballot("1>3 2>5").do("4 stay")
    assert [seat.seat + 1 for seat in play.view(None).seats if seat.answered] == [1, 2, 4]


@pytest.mark.rule("MF-13.3")
def test_any_seat_may_get_any_card() -> None:
    holders = set()
    for seed in range(60):
        state = engines.start("mafie", seats=8, options={"extended": True, "cards": [2, 7]}, seed=seed)._table.state
        holders.add(next(number for number, seat in enumerate(state.seats) if seat.card == 2))
    assert holders == set(range(8))


@pytest.mark.rule("MF-8.5", "MF-11.4")
def test_the_exposed_agent_is_not_announced_as_struck() -> None:
    play = town(T8).do("1 peek:2").clock()
    assert play.notices_of("mf-exposed") == [{"seat": "1", "token": "agent"}] and play.notices_of("mf-struck") == []


@pytest.mark.rule("MF-14.2", "MF-8.2")
def test_a_player_whose_card_was_shown_is_not_asked_for_a_vest() -> None:
    play = town(T10, {5: 7, 6: 1}, begin="discussion").do("5 tap:2").until("vote.first")
    play.ballot("1>5").clock("speech")
    assert play.notices_of("mf-out")[-1]["seat"] == "5", "his own card lies open, so he holds no Vest"


@pytest.mark.rule("MF-33.3", "MF-14.2")
def test_a_player_whose_card_was_shown_is_not_asked_for_a_last_shot() -> None:
    play = town(T10, {5: 7, 6: 13}, begin="discussion").do("5 tap:2").until("vote.first")
    play.ballot("1>5").clock("speech")
    assert 5 not in play.living() and play.notices_of("mf-may-shoot") == []


@pytest.mark.rule("MF-8.7", "MF-28.2")
def test_without_a_target_nobody_may_shoot() -> None:
    def prepare(state: TownState) -> None:
        lay(state, 8, 2)
        state.victim = 4

    play = town(T10, {2: 8, 5: 13}, begin="dawn", living="2 5", prepare=prepare)
    assert play.notices_of("mf-out")[-1]["seat"] == "5" and play.reason() == "mafia"
    assert play.notices_of("mf-may-shoot") == [] and play.notices_of("mf-no-shot") == []


@pytest.mark.rule("MF-28.4", "MF-28.2", "MF-15.17")
@pytest.mark.parametrize("leaving", ["4 resign", "7 shoot:4"])
def test_a_hideout_goes_with_its_holder(leaving: str) -> None:
    """In the rest of the P7 in which he shows it he may still be shot; removed he may be at any time."""
    play = town(T10, {4: 8, 7: 11}, begin="vote").until("day.closing").do("4 hideout")
    assert play.view(None).seats[3].card_open == (8,)
    play.do(leaving)
    while 4 in play.living():
        play.clock()
    assert play.view(None).seats[3].card_open == () and play.state.hideout is None
    play.until("vote.first").until("night.peek")
    assert play.notices_of("mf-card-removed") == []


@pytest.mark.rule("MF-8.2", "MF-9.5", "MF-24.7")
def test_the_end_is_checked_before_the_office_passes_on() -> None:
    play = town(T10, {2: 4, 6: 11}, begin="discussion", living="1 2 6 7").do("6 shoot:2")
    assert play.reason() == "police" and [told["how"] for told in play.notices_of("mf-commander")] == ["shown"]


@pytest.mark.rule("MF-14.11")
def test_after_the_vest_was_declined_nobody_is_named_any_more() -> None:
    play = town(T10, {5: 1, 6: 2}, begin="dawn", prepare=lambda state: setattr(state, "victim", 4))
    assert play.view(None).asked == 4
    play.do("5 accept")
    assert play.open("bandage") and play.view(None).asked is None


@pytest.mark.rule("MF-7.4", "MF-7.5")
@pytest.mark.parametrize(("cards", "clock"), [(None, "vote"), ({5: 4}, "vote_turn")])
def test_a_ballot_at_once_and_one_in_turns_have_clocks_of_their_own(cards: dict[int, int] | None, clock: str) -> None:
    play = town(T10, cards, begin="vote")
    assert {ask.clock for ask in play.game.asks if ask.name == "mafie.vote.first"} == {clock}
    play.ballot("5>2 6>2 7>3")
    play.speeches()
    assert {ask.clock for ask in play.game.asks if ask.name == "mafie.vote.final"} == {clock}
    assert [(told["kind"], told["number"]) for told in play.notices_of("mf-ballot")] == [("first", 1), ("final", 1)]


@pytest.mark.rule("MF-24.4")
def test_the_commander_decides_nothing_where_there_is_no_tie() -> None:
    play = town(T10, {5: 4}, begin="vote").ballot("5>2 6>3 7>3")
    assert play.suspects() == [2, 3] and play.notices_of("mf-commander-decides") == []


@pytest.mark.rule("MF-12.4", "MF-24.4")
def test_who_is_condemned_at_once_is_never_a_suspect() -> None:
    plays = (
        town(T10, begin="vote", kids_single_ballot=True).ballot("5>2 6>2"),
        town(T10, {5: 4}, begin="vote").ballot("5>2 6>3"),
    )
    for play in plays:
        assert play.condemned() == 2 and play.notices_of("mf-suspects") == [] and play.notices_of("mf-speech") == []


TIE = "1>3 2>3 3>5 4>3 5>3 6>5 7>5 8>5"
"""A tie of 3 and 5."""


@pytest.mark.rule("MF-7.13", "MF-6.8")
def test_while_the_condemned_may_be_saved_nobody_is_a_suspect_any_more() -> None:
    play = town(T10, {6: 2}, begin="vote").ballot("1>3 2>3 4>5")
    play.speeches()
    play.ballot("1>3 2>3 4>5")
    assert play.open("bandage") and play.condemned() == 3
    assert play.view(None).suspects == () and not any(seat.suspect for seat in play.view(None).seats)


@pytest.mark.rule("MF-7.19", "MF-7.14", "MF-27.4", "MF-15.16")
@pytest.mark.parametrize("meanwhile", [("9 tap:3",), ("10 shoot:9", "7 bandage"), ("8 resign",)])
def test_without_an_elimination_a_tie_discussion_goes_on(meanwhile: tuple[str, ...]) -> None:
    play = town(T10, {9: 7, 10: 11, 7: 2}, begin="vote").ballot(TIE)
    play.speeches()
    play.ballot(TIE)
    assert sorted(play.open("change")) == [1, 2, 4, 6, 7, 8, 9, 10] and play.view(None).phase == "tie"
    play.do(*meanwhile)
    assert play.notices_of("mf-annulled") == [] and 1 in play.open("change")
    assert play.do("1 change:5").condemned() == 5
    assert play.shown_ballot().votes[0] == 4, "the changed vote is the one that counts"
    play.game.end()
    story = play.view(None).story
    assert story is not None and [one.changed_by for one in story.rounds[1].ballots] == [None, 0]


@pytest.mark.rule("MF-7.19", "MF-15.9")
@pytest.mark.parametrize(("shot", "phase"), [("6 shoot:5", "first"), ("6 shoot:9", "final")])
def test_after_the_speeches_nobody_speaks_and_a_new_first_ballot_has_no_suspects(shot: str, phase: str) -> None:
    play = town(T10, {6: 11}, begin="vote").ballot("1>3 2>3 4>5")
    assert play.view(None).speaking == 4 and play.view(None).suspects == (4, 2)
    play.do(shot)
    play.speeches()
    view = play.view(None)
    assert view.phase == phase and view.speaking is None
    assert view.suspects == (() if phase == "first" else (4, 2))


@pytest.mark.rule("MF-15.19", "MF-7.15")
def test_a_lot_alone_is_something_that_nobody_can_forget() -> None:
    play = town(T10, {9: 1}, begin="vote", vote_visibility="live").ballot(TIE)
    play.speeches()
    play.ballot(TIE).clock("vote.change")
    assert play.notices_of("mf-lot") and play.open("vest"), "the drawn player has not been eliminated yet"
    assert play.game.checkpoints == ()


@pytest.mark.rule("MF-24.4")
def test_everybody_hears_what_the_commanders_vote_has_settled() -> None:
    play = town(T10, {5: 4}, begin="vote").ballot("5>2 6>3 7>4 8>4")
    assert play.notices_of("mf-commander-decides") == [{"seat": "5", "target": "2", "what": "suspect"}]
    play.speeches()
    play.ballot("5>4 6>2")
    assert play.last("mf-commander-decides") == {"seat": "5", "target": "4", "what": "condemned"} and play.condemned() == 4


@pytest.mark.rule("MF-6.6", "MF-8.3")
@pytest.mark.parametrize("meanwhile", [("9 tap:3",), ("10 shoot:9", "7 bandage"), ("8 resign",)])
def test_without_an_elimination_the_ready_marks_stay(meanwhile: tuple[str, ...]) -> None:
    play = town(T10, {9: 7, 10: 11, 7: 2}, begin="discussion").do("1 ready", "2 ready", *meanwhile)
    assert [seat.seat + 1 for seat in play.view(None).seats if seat.ready] == [1, 2] and 1 not in play.open("ready")


@pytest.mark.rule("MF-6.6", "MF-14.3")
def test_a_discussion_whose_clock_has_run_out_is_not_begun_again_by_an_elimination() -> None:
    play = town(T10, {3: 10, 10: 11}, begin="discussion").do("1 ready").clock("day.ready")
    assert play.names() == {"day.opening", "day.corner_shot"}, "P1 is still open"
    play.do("10 shoot:9")
    assert play.names() == {"day.opening"}
    assert play.clock("day.opening").open("vote.first")


@pytest.mark.rule("MF-11.4", "MF-15.17")
def test_an_exposed_agent_who_resigns_in_the_night_is_removed_and_nothing_more() -> None:
    play = town(T8).do("1 peek:2", "1 resign").clock()
    assert play.notices_of("mf-removed") == [{"seat": "1", "token": "agent", "gang": False}] and play.notices_of("mf-exposed") == []


@pytest.mark.rule("MF-7.9", "MF-14.3", "MF-30.1", "MF-6.6")
def test_the_discussion_before_a_repeated_ballot_has_a_clock_of_its_own_and_no_opening_window() -> None:
    play = town(T10, {3: 10, 4: 12}, begin="discussion")
    assert play.open("opening") and {ask.clock for ask in play.game.asks if ask.name == "mafie.day.ready"} == {"discussion"}
    play.until("vote.first").clock("vote.first")
    assert play.names() == {"day.ready"} and {ask.clock for ask in play.game.asks if ask.holds} == {"tie_discussion"}


@pytest.mark.rule("MF-6.6", "MF-14.3", "MF-14.10")
def test_when_all_were_ready_an_elimination_in_p1_asks_them_again_on_the_same_clock() -> None:
    play = town(T10, {3: 10, 4: 12, 10: 11}, begin="discussion").do(*[f"{seat} ready" for seat in range(1, 11)])
    before = {ask.seat: ask.id for ask in play.game.asks if ask.name == "mafie.day.opening"}
    assert play.names() == {"day.opening", "day.corner_shot"}, "all are ready, but P1 is still open"
    play.do("10 shoot:9")
    assert sorted(play.open("ready")) == [1, 2, 3, 4, 5, 6, 7, 8, 10]
    assert {ask.continues for ask in play.game.asks if ask.name == "mafie.day.ready"} != {""}
    after = {ask.seat: ask.id for ask in play.game.asks if ask.name == "mafie.day.opening"}
    assert {seat + 1 for seat in after if after[seat] != before[seat]} == {4}, "only Kidnap has fewer targets now"


@pytest.mark.rule("MF-6.6", "MF-14.3")
def test_time_that_is_up_stays_up_when_somebody_is_ready_after_it() -> None:
    play = town(T10, {3: 10}, begin="discussion")
    play.game.expire(play.find(1, ("mafie.day.ready",)).id)
    assert play.do("2 ready").clock("day.opening").open("vote.first")


@pytest.mark.rule("MF-15.16", "MF-3.7")
def test_who_resigns_while_the_victim_is_asked_is_removed_before_the_discussion() -> None:
    play = town(T10, {5: 1}, begin="dawn", prepare=lambda state: setattr(state, "victim", 4)).do("6 resign")
    assert 6 in play.living(), "the next checkpoint is P2"
    play.do("5 vest")
    assert play.names() == {"day.ready"} and 6 not in play.living() and play.view(None).ready_needed == 7


@pytest.mark.rule("MF-24.7")
@pytest.mark.parametrize("step", ["day.ready", "vote.first", "day.speech", "vote.final", "vote.change", "day.closing"])
def test_a_commander_shot_before_p6_is_followed_at_once_and_later_at_p8(step: str) -> None:
    play = town(T10, {4: 4, 8: 11, 9: 7}, begin="discussion")
    if step != "day.ready":
        play.until("vote.first")
    if step not in ("day.ready", "vote.first"):
        play.ballot("1>2 2>3")
    if step in ("vote.final", "vote.change", "day.closing"):
        play.speeches()
    if step in ("vote.change", "day.closing"):
        play.ballot("1>2 2>3")
    if step == "day.closing":
        play.clock("vote.change")
    assert play.open(step) and play.view(None).commander == 3
    play.do("8 shoot:4")
    assert play.view(None).commander == (3 if step == "day.closing" else 4)
    play.until("night.victim")
    assert play.view(None).commander == (4 if step == "day.closing" else 5), "P8 moves it once"


@pytest.mark.rule("MF-24.7", "MF-15.16")
def test_a_commander_removed_at_the_agent_phase_is_followed_at_once() -> None:
    play = town(T10, {4: 4, 5: 6}).do("4 resign", "5 keep")
    assert play.open("night.peek") and play.view(None).commander == 4


@pytest.mark.rule("MF-15.16", "MF-14.5")
@pytest.mark.parametrize(("card", "name"), [(11, "corner_shot"), (7, "wiretap")])
def test_who_has_resigned_uses_no_free_card_any_more(card: int, name: str) -> None:
    play = town(T10, {6: card}, begin="discussion")
    assert play.open(name)
    assert not play.do("6 resign").open(name)
    assert not play.until("vote.first").open(name)


@pytest.mark.rule("MF-31.2", "MF-28.2")
def test_a_corner_shot_without_a_target_is_not_offered() -> None:
    play = town(T10, {2: 8, 6: 11}, begin="discussion", living="2 6", prepare=lambda state: lay(state, 8, 2))
    assert play.open("ready") and not play.open("corner_shot")


@pytest.mark.rule("MF-26.1", "MF-26.3", "MF-9.11")
def test_everybody_sees_whom_the_role_swap_waits_for_and_both_hear_their_new_tokens() -> None:
    play = town(T10, {4: 6})
    assert play.view(None).asked == 3 and [seat.seat for seat in play.view(None).seats if seat.awaited] == [3]
    play.do("4 swap:2")
    assert play.view(None).asked is None
    assert [told["token"] for told in play.notices_of("mf-role", to=4)] == ["police", "mafia"]
    assert [told["token"] for told in play.notices_of("mf-role", to=2)] == ["mafia", "police"]
    play.game.end()
    story = play.view(None).story
    assert story is not None and [(one.seat, one.card, one.target) for one in story.rounds[0].played] == [(3, 6, 1)]


@pytest.mark.rule("MF-23.3", "MF-34.8")
def test_when_everybody_wakes_nobody_can_be_recruited() -> None:
    play = town(T10, {2: 3, 3: 14, 4: 15, 5: 16}, living="2 3")
    assert play.last("mf-mafia-phase") == {"round": 1} and not play.open("recruit")


@pytest.mark.rule("MF-15.17", "MF-15.18", "MF-15.11", "MF-9.11")
def test_the_removed_and_the_disqualified_are_among_the_eliminated() -> None:
    play = town(T10, begin="discussion").do("5 resign", "6 disqualify")
    withdrawing = {ask.seat + 1: [option.id for option in ask.options] for ask in play.game.asks if ask.name == "mafie.seat.withdraw"}
    assert withdrawing[5] == ["disqualify"] and 6 not in withdrawing
    assert play.view(5).ghost is None
    play.until("vote.first")
    assert play.view(5).ghost is not None and play.view(5).seats[1].token == "mafia" and play.view(6).ghost is not None
    play.game.end()
    story = play.view(None).story
    assert story is not None
    assert [(one.seat, one.cause, one.token) for one in story.rounds[1].strikes] == [
        (4, "removed", "police"),
        (5, "disqualified", "police"),
    ]
