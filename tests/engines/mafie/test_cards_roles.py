"""Recruit, Commander, Reverse recruit, Role swap, New Gang (MF-23 to 26, 34; vectors C3 to C6, C14, C17)."""

from typing import Any

import pytest

from tests.engines.mafie.harness import T8, T10, T14, Play, numbers, town


def meeting(cards: dict[int, int], tokens: str = T10, **options: Any) -> Play:
    """The Mafia phase of round 1."""
    play = town(tokens, cards, **options)
    return play.clock() if play.open("night.peek") else play


# ---- Recruit


@pytest.mark.rule("MF-5.12", "MF-23.1", "MF-23.2", "MF-23.4", "MF-23.5", "MF-23.8", "MF-23.9")
def test_recruit_wakes_a_player_and_the_ballot_starts_afresh() -> None:
    play = meeting({2: 3})
    assert play.open("night.recruit") == {2: ["pass", *["4", "5", "6", "7", "8", "9", "10", "1"]]}
    ask = play.find(2, ("mafie.night.recruit",))
    assert not ask.holds and ask.secret and ask.clock == "night"
    play.do("3 kill:4")
    started = len(play.game.notices)
    play.do("2 recruit:7")
    assert play.sequence(started) == ["recruiting", "recruited", "wakers-recruit"]
    assert play.notices_of("mf-recruiting", 9) == [{}] and play.notices_of("mf-recruited", 7) == [{"seats": ("2", "3", "7")}]
    assert play.notices_of("mf-wakers-recruit", 3) == [{"seats": ("2", "3", "7"), "by": "2", "recruit": "7"}]
    assert play.notices_of("mf-wakers-recruit", 4) == [] and play.me(3).picks == {}
    assert {seat: set(options) for seat, options in play.open("victim").items()} == {seat: numbers("1 4 5 6 8 9 10") for seat in (2, 3, 7)}
    assert not play.open("night.recruit") and 7 not in play.open("hunch")
    assert [play.town.force(seat) for seat in range(10)].count("mafia") == 3
    assert play.view(4).seats[1].card is None and play.view(4).seats[1].card_unshown
    assert play.me(2).card_spent and play.me(7).wakers == (1, 2, 6) and play.me(7).allegiance == "mafia"


@pytest.mark.rule("MF-23.5", "MF-5.5")
def test_recruit_gives_new_changes_to_all() -> None:
    play = meeting({2: 3}).do("3 kill:4", "3 kill:5", "3 kill:6", "3 kill:8")
    assert 3 not in play.open("victim")
    play.do("2 recruit:7")
    assert play.me(3).changes_left == 3
    play.do("2 kill:5", "3 kill:5", "7 kill:1")
    assert play.notices_of("mf-victim") == []
    assert play.do("7 kill:5").last("mf-victim") == {"seat": "5", "how": "agreed"}


@pytest.mark.rule("MF-23.7", "MF-23.5", "MF-8.11")
def test_the_recruit_shows_the_token_only_and_wins_with_the_mafia() -> None:
    play = meeting({2: 3}).do("2 recruit:7").until("vote.first").ballot("1>7").clock("speech")
    assert play.last("mf-out") == {"seat": "7", "token": "police", "gang": False, "cause": "ballot"}
    play.state.seats[0].living = False
    for seat in (4, 5, 6, 8, 9, 10):
        play.state.seats[seat - 1].living = seat == 10
    play.until("night.victim").do("2 kill:10", "3 kill:10").clock("hunch")
    assert play.reason() == "mafia" and play.winners() == {2, 3, 7}


@pytest.mark.rule("MF-23.1")
def test_recruit_is_neutral_for_a_policeman() -> None:
    assert not meeting({4: 3}).open("night.recruit")


@pytest.mark.rule("MF-23.10", "MF-9.5")
def test_recruiting_the_last_policeman_wins_at_once() -> None:
    play = meeting({2: 3}, living="2 9").do("2 recruit:9")
    assert play.reason() == "mafia" and play.winners() == {2, 3, 9} and play.notices_of("mf-no-victim") == []


@pytest.mark.rule("MF-23.6", "MF-23.7")
def test_the_recruited_agent_still_looks() -> None:
    play = meeting({2: 3}).do("2 recruit:1")
    assert sorted(play.open("victim")) == [1, 2, 3]
    play.do("1 kill:4", "2 kill:4", "3 kill:4").until("night.peek")
    assert list(play.open("peek")) == [1]
    play.clock().until("vote.first").ballot("2>1").clock("speech")
    assert play.last("mf-out")["token"] == "agent"
    phases = len(play.notices_of("mf-agent-phase"))
    assert len(play.until("night.victim").notices_of("mf-agent-phase")) == phases


@pytest.mark.rule("MF-23.6")
def test_a_recruited_policeman_keeps_his_card() -> None:
    play = meeting({2: 3, 8: 11}).do("2 recruit:8", "2 kill:4", "3 kill:4", "8 kill:4").until("day.ready")
    assert play.open("corner_shot")


@pytest.mark.rule("MF-23.6", "MF-9.1")
def test_the_agent_sees_the_recruits_token() -> None:
    play = meeting({2: 3}).do("2 recruit:7", "2 kill:4", "3 kill:4", "7 kill:4").until("night.peek").do("1 peek:7")
    assert play.last("mf-agent-saw") == {"seat": "7", "token": "police"}


@pytest.mark.rule("MF-23.3", "MF-14.8")
def test_protected_players_may_be_recruited() -> None:
    play = town(T10, {2: 3, 7: 8, 8: 9}, begin="vote").until("day.closing").do("7 hideout", "8 safe_conduct").until("night.recruit")
    assert {"7", "8"} <= play.options("night.recruit", 2) and not {"7", "8"} & play.options("victim", 2)


@pytest.mark.rule("MF-23.9")
def test_the_unused_card_of_a_dead_recruiter_is_hidden() -> None:
    play = town(T10, {2: 3}, begin="vote").ballot("1>2").clock("speech").until("night.victim")
    assert not play.open("night.recruit") and play.view(4).seats[1].card is None and play.view(4).seats[1].card_unshown


@pytest.mark.rule("MF-23.2", "MF-15.4")
def test_recruit_lapses_with_the_ballot_and_comes_again() -> None:
    play = meeting({2: 3}).do("2 kill:4", "3 kill:4")
    assert play.names() == {"night.hunch"}
    assert play.until("night.recruit").state.round == 2


@pytest.mark.rule("MF-23.2", "MF-15.5")
def test_recruit_without_a_legal_target_is_a_question_of_its_own() -> None:
    play = town(T10, {2: 3, 6: 8, 9: 9}, living="2 6 9", begin="vote")
    play.until("day.closing").do("6 hideout", "9 safe_conduct").until("night.recruit")
    assert not play.open("victim") and play.find(2, ("mafie.night.recruit",)).holds and sorted(play.open("hunch")) == [6, 9]
    play.do("2 recruit:6")
    assert sorted(play.open("hunch")) == [6, 9] and not play.open("victim") and play.me(6).wakers == (1, 5)
    assert play.clock().notices_of("mf-no-victim")


@pytest.mark.rule("MF-15.5")
def test_the_open_hunch_of_the_recruit_is_replaced_a_given_one_stays() -> None:
    play = meeting({2: 3}).do("7 suspect:2", "2 recruit:7")
    assert 7 in play.open("victim") and sorted(play.open("hunch")) == [1, 4, 5, 6, 8, 9, 10]
    assert [(hunch.by, hunch.seat) for hunch in play.state.chronicle[-1].hunches if hunch.phase == "mafia"] == [(6, 1)]


@pytest.mark.rule("MF-15.5")
def test_a_recruitment_that_leaves_no_target_ends_the_ballot() -> None:
    play = town(T10, {2: 3, 6: 8}, living="2 3 6 9", begin="vote").until("day.closing").do("6 hideout").until("night.victim")
    assert play.options("victim", 2) == {"9"}
    play.do("2 recruit:9")
    assert not play.open("victim") and sorted(play.open("hunch")) == [6, 9] and play.view(6).unanswered == 2


# ---- Commander


@pytest.mark.rule("MF-24.1", "MF-24.2")
@pytest.mark.parametrize("seat", [1, 2, 6])
def test_the_holder_of_the_commander_shows_it_at_the_start(seat: int) -> None:
    play = town(T10, {seat: 4})
    assert play.notices_of("mf-commander") == [{"seat": str(seat), "how": "shown"}]
    view = play.view(None).seats[seat - 1]
    assert view.commander and view.card == 4 and view.token is None and view.card_open == (4,)


@pytest.mark.rule("MF-24.6")
def test_the_commander_passes_to_the_left_skipping_the_dead() -> None:
    play = town(T10, {10: 4}, living="3 4 5 2 10", begin="vote", prepare=lambda state: setattr(state.seats[1], "living", False))
    play.until("night.victim")
    assert play.notices_of("mf-commander")[-1] == {"seat": "3", "how": "passed"}


@pytest.mark.rule("MF-24.7")
def test_a_commander_removed_at_night_is_followed_at_once() -> None:
    play = town(T10, {5: 4}).do("5 resign").clock()
    assert [told["seat"] for told in play.notices_of("mf-commander")] == ["5", "6"]
    play.until("vote.first")
    assert next(iter(play.open("vote.first"))) in (6, 7)


# ---- Reverse recruit


@pytest.mark.rule("MF-25.1", "MF-25.2", "MF-25.3", "MF-25.4", "MF-9.2")
def test_a_reversed_mafioso_sleeps_and_plays_for_the_police() -> None:
    play = meeting({2: 5})
    assert play.open("victim") == {3: [str(seat) for seat in (1, 2, 4, 5, 6, 7, 8, 9, 10)]}
    assert play.me(2).allegiance == "police" and play.me(2).token == "mafia" and play.notices_of("mf-wakers", 2) == []
    play.until("vote.first").ballot("1>3").clock("speech")
    assert play.reason() == "police" and play.winners() == {1, 2, *range(4, 11)}


@pytest.mark.rule("MF-25.2", "MF-5.2")
def test_a_reversed_policeman_wakes() -> None:
    play = meeting({7: 5})
    assert sorted(play.open("victim")) == [2, 3, 7] and "7" not in play.options("victim", 2)
    assert [play.town.allegiance(seat) for seat in range(10)].count("mafia") == 3


@pytest.mark.rule("MF-25.6")
def test_the_agent_is_not_reversed() -> None:
    play = meeting({1: 5})
    assert sorted(play.open("victim")) == [2, 3] and play.me(1).card_effective is False


@pytest.mark.rule("MF-25.5", "MF-8.11")
def test_a_reversed_player_shows_the_token_only() -> None:
    play = town(T10, {2: 5}, begin="vote").ballot("1>2").clock("speech")
    assert play.last("mf-out")["token"] == "mafia" and play.view(None).seats[1].card is None and play.reason() is None


def test_the_agent_sees_the_token_of_a_reversed_player() -> None:
    assert town(T10, {2: 5}).do("1 peek:2").last("mf-agent-saw")["token"] == "mafia"
    assert town(T8, {2: 5}).do("1 peek:2").clock().notices_of("mf-exposed") == [{"seat": "1", "token": "agent"}]


def test_a_reversed_mafioso_may_be_recruited() -> None:
    play = meeting({2: 5, 3: 3}).do("3 recruit:2")
    assert sorted(play.open("victim")) == [2, 3] and play.me(2).allegiance == "mafia"


# ---- Role swap


@pytest.mark.rule("MF-26.1", "MF-26.2", "MF-26.3", "MF-9.1")
def test_the_swap_exchanges_tokens() -> None:
    play = town(T10, {4: 6})
    assert play.find(4, ("mafie.start.role_swap",)).clock == "start" and not play.find(4, ("mafie.start.role_swap",)).secret
    play.do("4 swap:2")
    assert play.notices_of("mf-swap") == [{"seat": "4", "partner": "2"}]
    assert play.notices_of("mf-swap-known", 4) == [{"seat": "2", "before": "mafia", "now": "police"}]
    assert play.notices_of("mf-swap-known", 2) == [{"seat": "4", "before": "police", "now": "mafia"}]
    assert play.notices_of("mf-swap-known", 5) == []
    assert play.view(4).seats[1].token == "police" and play.view(2).seats[3].token == "mafia" and play.view(5).seats[1].token is None
    play.clock()
    assert sorted(play.open("victim")) == [3, 4] and "2" in play.options("victim", 3)


@pytest.mark.rule("MF-26.4")
def test_the_partner_may_be_the_agent() -> None:
    play = town(T10, {4: 6}).do("4 swap:1")
    assert list(play.open("peek")) == [4] and play.me(1).token == "police"


@pytest.mark.rule("MF-26.2", "MF-26.6")
@pytest.mark.parametrize("silent", [True, False])
def test_the_card_is_spent_without_an_exchange(silent: bool) -> None:
    play = town(T10, {4: 6})
    play.clock() if silent else play.do("4 keep")
    assert play.notices_of("mf-swap-none") == [{"seat": "4"}] and play.state.spent == [6]
    assert play.view(None).seats[3].card_open == (6,) and play.notices_of("mf-swap-known") == []


@pytest.mark.rule("MF-26.6")
def test_the_agent_does_not_show_the_swap() -> None:
    play = town(T10, {1: 6})
    assert play.notices_of("mf-swap-nobody") == [{}] and play.open("peek") and play.view(None).seats[0].card is None


@pytest.mark.rule("MF-26.5", "MF-13.6")
@pytest.mark.parametrize(
    ("holder", "partner", "cards", "effective"),
    [
        pytest.param(4, 2, {2: 3}, False, id="C6-5: Recruit with the Police"),
        pytest.param(3, 8, {8: 11}, False, id="C6-7: Corner shot with the Mafia"),
        pytest.param(4, 1, {1: 1}, True, id="C6-8: Vest of the former Agent"),
    ],
)
def test_the_partners_card_is_tested_anew(holder: int, partner: int, cards: dict[int, int], effective: bool) -> None:
    play = town(T10, {holder: 6, **cards}).do(f"{holder} swap:{partner}")
    assert play.notices_of("mf-card", partner)[-1]["effective"] == effective
    assert bool(play.town.effective(partner - 1)) == effective
    play.clock()
    assert not play.open("night.recruit")


def test_the_side_of_a_reversed_partner_follows_the_new_token() -> None:
    play = town(T10, {4: 6, 2: 5}).do("4 swap:2")
    assert [seat + 1 for seat in play.town.wakers()] == [2, 3, 4]
    assert [seat.token for seat in play.state.seats].count("mafia") == 2


def test_a_former_agent_with_new_gang_becomes_a_member() -> None:
    play = town(T14, {7: 6, 1: 14, 5: 15, 6: 16}).do("7 swap:1")
    assert play.town.agent() == 6 and play.town.force(0) == "gang"
