"""Seats that withdraw, ready marks, and who is waited for (MF-6.6, MF-15; vectors O)."""

from typing import Any

import pytest

from engines.table import IllegalAnswer
from tests.engines.mafie.harness import T7, T8, T10, Play, town


def by_day(**options: Any) -> Play:
    return town(T10, begin="discussion", **options)


# ---- withdrawing


@pytest.mark.rule("MF-15.16", "MF-15.17")
def test_a_resignation_takes_effect_at_the_next_checkpoint() -> None:
    play = town(T10, {5: 7}, begin="discussion").do("5 resign")
    assert play.notices_of("mf-withdraws") == [{"seat": "5", "cause": "removed"}] and 5 in play.living()
    assert 5 not in play.open("ready") and play.view(None).seats[4].withdrawing
    play.until("vote.first")
    assert play.notices_of("mf-removed") == [{"seat": "5", "token": "police", "gang": False}] and 5 not in play.living()
    assert play.view(None).seats[4].card is None and play.view(None).seats[4].way_out == "removed"


@pytest.mark.rule("MF-15.16", "MF-15.17")
def test_a_removed_victim_means_no_victim() -> None:
    play = town(T10).clock().do("2 kill:5", "3 kill:5", "5 resign").clock("hunch")
    assert play.notices_of("mf-no-victim") == [{}] and play.notices_of("mf-struck") == [] and 5 not in play.living()


@pytest.mark.rule("MF-15.16")
def test_a_removed_waker_is_out_before_the_victim_is_named() -> None:
    play = town(T10).clock().do("2 kill:4", "2 resign", "3 kill:5").clock("hunch")
    assert [(told["seat"]) for told in play.notices_of("mf-removed")] == ["2"] and play.last("mf-struck")["seat"] == "5"
    assert play.sequence().index("removed") < play.sequence().index("struck")


@pytest.mark.rule("MF-15.16", "MF-9.5")
def test_removing_the_last_mafioso_ends_the_game() -> None:
    play = by_day().do("2 resign", "3 resign").until_end()
    assert play.reason() == "police" and [told["seat"] for told in play.notices_of("mf-removed")] == ["2", "3"]


@pytest.mark.rule("MF-15.18", "MF-9.8", "MF-10.1")
def test_the_disqualified_do_not_win_the_removed_do() -> None:
    play = by_day().do("5 disqualify", "6 resign").until("vote.first")
    assert play.notices_of("mf-disqualified") == [{"seat": "5", "token": "police", "gang": False}]
    play.do("2 resign", "3 resign").until_end()
    assert play.reason() == "police" and play.winners() == {1, 4, 6, 7, 8, 9, 10}


@pytest.mark.rule("MF-15.18")
def test_only_the_host_may_disqualify() -> None:
    """D-18: also somebody who has resigned, until the seat is gone."""
    play = by_day()
    ask = play.find(5, ("mafie.seat.withdraw",))
    assert [(option.id, option.host_only) for option in ask.options] == [("withdraw", False), ("disqualify", True)]
    with pytest.raises(IllegalAnswer):
        play.game.answer(ask.id, "disqualify")
    play.do("5 resign")
    with pytest.raises(IllegalAnswer):
        play.game.answer(play.find(5, ("mafie.seat.withdraw",)).id, "withdraw")
    assert play.do("5 disqualify").until("vote.first").notices_of("mf-disqualified")
    assert not [ask for ask in play.game.asks if ask.seat == 4], "the seat is gone"


@pytest.mark.rule("MF-8.9")
def test_an_eliminated_agent_is_asked_and_told_nothing() -> None:
    play = town(T10, begin="vote").ballot("1>2 3>2 4>2 5>2 6>1 7>1 8>1 9>1 10>1")
    while 1 in play.living():
        play.clock()
    told = len(play.game.notices)
    while play.game.outcome is None:
        assert not [ask for ask in play.game.asks if ask.seat == 0], "an answer would be a way to tell something"
        play.clock()
    since = play.game.notices[told:]
    assert since and not [notice for notice in since if notice.to is not None and 0 in notice.to]
    assert not [notice for notice in since if notice.text.key == "mf-agent-saw"]


@pytest.mark.rule("MF-15.18")
def test_a_player_disqualified_and_then_condemned_does_not_win() -> None:
    play = town(T10, begin="vote").do("5 disqualify").ballot("1>5").clock("speech")
    assert play.last("mf-struck") == {"seat": "5", "cause": "ballot"} and play.notices_of("mf-disqualified") == []
    play.do("2 resign", "3 resign").until_end()
    assert 5 not in play.winners() and 6 in play.winners()


@pytest.mark.rule("MF-15.16")
def test_until_then_all_questions_take_their_defaults() -> None:
    play = town(T10, {5: 1}).clock().do("5 resign")
    assert 5 not in play.open("hunch")
    play = town(T10, {5: 1}, begin="vote").do("5 resign").ballot("1>5").do()
    assert play.condemned() == 5 and play.notices_of("mf-speech") == [{"seat": "5"}], "his speech is over at once"
    assert play.notices_of("mf-saved") == [{"seat": "5", "card": "card:1", "by": "5"}], "the Vest is used by default"


@pytest.mark.rule("MF-15.16", "MF-3.3")
def test_the_agent_removed_at_the_agent_phase_leaves_it_out() -> None:
    play = town(T10, begin="vote").until("vote.first").do("1 resign")
    play.ballot("4>5").clock("speech").until("night.victim")
    assert play.notices_of("mf-agent-phase") == [] and play.last("mf-round") == {"round": 2}


@pytest.mark.rule("MF-15.19")
def test_checkpoints_are_where_nothing_hidden_has_been_shown_since() -> None:
    play = town(T10)
    assert not play.game.checkpoints, "at night the loss of a checkpoint would show that the Agent has looked"
    play.do("1 peek:2")
    assert not play.game.checkpoints
    play.until("day.ready")
    first, second = play.game.moves_made, play.until("vote.first").game.moves_made
    assert play.game.at(first).checkpoints == (first,)
    assert play.game.checkpoints == (first, second)


@pytest.mark.rule("MF-15.15")
def test_a_replaced_seat_has_the_same_knowledge() -> None:
    play = town(T10).do("1 peek:2")
    known = [(one.round, one.key) for one in play.me(1).known]
    assert known == [(0, "mf-role"), (1, "mf-agent-saw")]
    assert play.me(1).known[1].args == {"seat": "seat:1", "token": "token:mafia"}


# ---- ready


@pytest.mark.rule("MF-6.6", "MF-6.4", "MF-15.8")
@pytest.mark.parametrize(("rule", "needed"), [("three_quarters", 8), ("all", 10), ("majority", 6)])
def test_enough_ready_players_end_the_discussion(rule: str, needed: int) -> None:
    play = by_day(discussion_end=rule)
    assert play.view(None).ready_needed == needed and play.last("mf-discussion") == {"kind": "open", "needed": needed}
    for seat in range(1, needed):
        play.do(f"{seat} ready")
    assert play.open("ready") and [seat.seat for seat in play.view(None).seats if seat.ready] == list(range(needed - 1))
    assert play.do(f"{needed} ready").open("vote.first")


@pytest.mark.rule("MF-6.6")
def test_an_elimination_clears_the_marks() -> None:
    play = town(T10, {10: 11}, begin="discussion").do(*[f"{seat} ready" for seat in range(1, 8)])
    still_open = {ask.seat: ask.id for ask in play.game.asks if ask.name == "mafie.day.ready"}
    play.do("10 shoot:9")
    assert sorted(play.open("ready")) == [1, 2, 3, 4, 5, 6, 7, 8, 10] and play.view(None).ready_needed == 7
    now_open = {ask.seat: ask.id for ask in play.game.asks if ask.name == "mafie.day.ready"}
    assert now_open[7] == still_open[7], "who had not answered keeps his question and its clock"


@pytest.mark.rule("MF-6.6")
@pytest.mark.parametrize(("rule", "before", "after"), [("three_quarters", 8, 7), ("all", 10, 9)])
def test_while_a_strike_lasts_the_eliminated_player_is_not_waited_for(rule: str, before: int, after: int) -> None:
    play = town(T10, {10: 11, 9: 13}, begin="discussion", discussion_end=rule)
    assert play.view(None).ready_needed == before
    play.do("10 shoot:9")
    assert play.open("last_shot") and play.view(None).ready_needed == after


@pytest.mark.rule("MF-6.6")
def test_withdrawn_players_do_not_count_in_the_discussion() -> None:
    play = town(T7, begin="discussion", discussion_end="all").do(*[f"{seat} ready" for seat in range(1, 6)], "6 resign")
    assert play.open("ready")
    play.do("7 resign")
    assert play.open("vote.first") and play.living() == [1, 2, 3, 4, 5]


@pytest.mark.rule("MF-6.6", "MF-6.5")
def test_the_clock_ends_the_discussion() -> None:
    play = by_day().do("1 ready", "2 ready")
    play.game.expire(play.find(3, ("mafie.day.ready",)).id)
    assert play.open("vote.first")


def test_an_empty_answer_of_one_seat_ends_only_its_question() -> None:
    play = by_day()
    play.game.answer(play.find(3, ("mafie.day.ready",)).id)
    assert sorted(play.open("ready")) == [1, 2, 4, 5, 6, 7, 8, 9, 10]


# ---- phases


@pytest.mark.rule("MF-15.8", "MF-15.9", "MF-15.10", "MF-7.11")
def test_the_view_names_awaited_players_in_public_steps_only() -> None:
    play = town(T7, begin="vote")
    assert [seat.seat for seat in play.view(None).seats if seat.awaited] == list(range(7))
    play.ballot("1>3 2>3 3>5 4>3 5>3 6>5 7>2")
    assert (
        [seat.seat for seat in play.view(None).seats if seat.awaited]
        == [4]
        == [seat.seat for seat in play.view(None).seats if seat.speaking]
    )
    night = town(T10)
    assert not any(seat.awaited or seat.answered for seat in night.view(None).seats)


@pytest.mark.rule("MF-15.14")
def test_every_question_with_a_clock_has_a_legal_default() -> None:
    play = town(T10, {2: 3, 4: 6, 5: 1, 6: 2, 7: 13, 8: 11, 9: 10, 10: 8})
    for _ in range(120):
        for ask in play.game.asks:
            if ask.clock is None:
                assert ask.least == 0 and not ask.holds
            else:
                assert ask.least <= len(ask.default) <= ask.most
                assert set(ask.default) <= {option.id for option in ask.options}
        if play.game.outcome:
            break
        play.clock()


def left_from_before(play: Play, moves: int) -> list[int]:
    """Return the moments before ``moves`` moves to which the host may still take the game back."""
    return [move for move in play.game.checkpoints if move <= moves]


def at_dawn(victim: int, cards: dict[int, int]) -> Play:
    return town(T10, cards, begin="dawn", prepare=lambda state: setattr(state, "victim", victim - 1))


@pytest.mark.rule("MF-15.19")
@pytest.mark.parametrize(("cards", "answer"), [({5: 1}, "5 vest"), ({5: 12, 6: 2}, "6 bandage")])
def test_nothing_is_taken_back_past_a_vest_or_bandage_that_was_shown(cards: dict[int, int], answer: str) -> None:
    play = at_dawn(5, cards)
    before = play.game.moves_made
    assert left_from_before(play, before) == [0]
    play.do(answer)
    assert play.notices_of("mf-saved")
    assert not left_from_before(play, before)
    assert play.game.checkpoints, "from here on there is something to go back to again"


@pytest.mark.rule("MF-15.19")
def test_nothing_is_taken_back_past_sealed_votes_that_were_published() -> None:
    sealed, live = [town("AMPPPPP", begin="vote", vote_visibility=how) for how in ("sealed", "live")]
    for play, kept in ((sealed, False), (live, True)):
        before = play.game.moves_made
        play.vote("1>3 2>3 3>5 4>3 5>3 6>5 7>2")
        play.clock("vote.first")
        assert play.notices_of("mf-tally")
        assert bool(left_from_before(play, before)) == kept


@pytest.mark.rule("MF-15.19", "MF-24.3")
def test_votes_in_turn_hide_nothing_so_they_can_be_taken_back() -> None:
    play = town(T10, {5: 4}, begin="vote").ballot("5>2 1>3 2>3")
    assert left_from_before(play, 1)


@pytest.mark.rule("MF-15.19", "MF-7.15")
def test_nothing_is_taken_back_past_a_lot() -> None:
    play = town("AMPPPPP", begin="vote", vote_visibility="live").ballot("1>3 2>3 4>5 6>5")
    play.speeches()
    play.ballot("1>3 2>3 4>5 6>5")
    before = play.game.moves_made
    assert left_from_before(play, before)
    play.clock("vote.change")
    assert play.notices_of("mf-lot")
    assert not left_from_before(play, before)


@pytest.mark.rule("MF-15.19", "MF-33.1")
def test_nothing_is_taken_back_past_a_last_shot_by_card() -> None:
    play = at_dawn(5, {5: 13}).do("5 shoot:6")
    assert play.last("mf-shoots")["right"] is False
    assert not left_from_before(play, play.game.moves_made - 1)


@pytest.mark.rule("MF-6.6", "MF-15.16")
def test_resigned_players_count_neither_as_living_nor_as_ready() -> None:
    play = town(T8, {3: 10}, begin="discussion")  # Arrest in the set: P1 is open beside the discussion
    assert play.view(None).ready_needed == 6
    play.do("1 ready", "2 ready", "1 resign")
    assert play.view(None).ready_needed == 6 and [seat.seat for seat in play.view(None).seats if seat.ready] == [1]
    play.do("4 resign")
    view = play.view(None)
    assert view.ready_needed == 5, "three quarters of six"
    assert [seat.seat + 1 for seat in view.seats if seat.awaited] == [3, 5, 6, 7, 8]
    play.do("5 ready")
    assert play.last("mf-ready") == {"seat": "5", "ready": 2, "needed": 5}


@pytest.mark.rule("MF-14.11", "MF-14.6", "MF-24.3")
def test_while_a_strike_interrupts_a_ballot_in_turns_nobody_is_named() -> None:
    play = town(T10, {5: 4, 6: 11, 7: 2}, begin="vote").vote("5>2")
    assert play.view(None).asked == 5 and [seat.seat for seat in play.view(None).seats if seat.awaited] == [5]
    play.do("6 shoot:3")
    assert play.open("strike.bandage")
    view = play.view(None)
    assert view.asked is None and not [seat.seat for seat in view.seats if seat.awaited]
    play.do("7 bandage")
    assert play.notices_of("mf-saved") and play.view(None).asked == 5, "the ballot goes on with the interrupted voter"
