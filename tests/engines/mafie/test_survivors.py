"""Changes of the rules that the other tests let pass: each of these dies of one test here."""

import pytest

import engines
from tests.engines.mafie.harness import T10, T14, town

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
