"""Small and large groups, children, and three forces (MF-11, MF-12, MF-34; vectors G, K, C14)."""

from typing import Any

import pytest

from tests.engines.mafie.harness import T7, T8, T10, T14, T20, Play, town

LAST_SHOT = 13


def at_dawn(victim: int, tokens: str = T10, cards: dict[int, int] | None = None, **options: Any) -> Play:
    """The Mafia have chosen ``victim``; everyone wakes."""
    return town(tokens, cards, begin="dawn", prepare=lambda state: setattr(state, "victim", victim - 1), **options)


def condemned(seat: int, tokens: str = T10, cards: dict[int, int] | None = None, **options: Any) -> Play:
    """The town condemns ``seat``, the only one with votes; P6 begins."""
    play = town(tokens, cards, begin="vote", **options)
    voter = next(one for one in play.living() if one != seat)
    play.ballot(f"{voter}>{seat}")
    return play.clock("speech")


# ---- small groups


@pytest.mark.rule("MF-11.1", "MF-11.2", "MF-11.3")
def test_small_the_agent_looks_once_and_there_is_no_first_mafia_phase() -> None:
    play = town(T7)
    assert play.options("peek", 1) == {"pass", *"234567"}
    play.do("1 peek:4").clock()
    assert play.last("mf-agent-saw")["token"] == "police"
    assert play.notices_of("mf-no-victim") == [{}] and play.notices_of("mf-mafia-phase") == []
    play.until("night.victim")
    assert play.notices_of("mf-agent-phase") == [{"round": 1}] and play.last("mf-round") == {"round": 2}
    assert 1 in play.living()


@pytest.mark.rule("MF-11.4", "MF-11.5", "MF-8.5")
def test_small_a_look_at_the_mafia_exposes_the_agent() -> None:
    play = town(T7, {3: 1, 4: 2}).do("1 peek:2").clock()
    assert play.notices_of("mf-exposed") == [{"seat": "1", "token": "agent"}]
    assert play.names() == {"day.ready"} and len(play.living()) == 6
    assert all("2" not in told.values() for told in play.notices_of("mf-exposed"))
    assert play.view(4).seats[1].token is None


@pytest.mark.rule("MF-11.1")
@pytest.mark.parametrize("silent", [True, False])
def test_small_an_agent_without_a_look_has_no_second_chance(silent: bool) -> None:
    play = town(T7)
    if not silent:
        play.do("1 no_look")
    play.clock().until("night.victim")
    assert play.notices_of("mf-agent-saw") == [] and len(play.notices_of("mf-agent-phase")) == 1


@pytest.mark.rule("MF-11.3")
@pytest.mark.parametrize(("looked_at", "held"), [(5, True), (2, False)])
def test_small_by_option_there_is_a_first_mafia_phase(looked_at: int, held: bool) -> None:
    play = town(T8, small_group_first_night="mafia").do(f"1 peek:{looked_at}").clock("hunch")
    assert bool(play.open("night.victim")) == held


@pytest.mark.rule("MF-5.2", "MF-11.3")
def test_small_the_wakers_meet_in_round_two() -> None:
    play = town(T8).clock()
    assert play.notices_of("mf-wakers") == []
    assert play.until("night.victim").notices_of("mf-wakers") == [{"seats": ("2", "3")}]


@pytest.mark.rule("MF-12.2")
def test_without_an_agent_round_one_has_a_mafia_phase() -> None:
    play = town("PMMPPPPP", kids_no_agent=True)
    assert play.notices_of("mf-agent-phase") == [] and sorted(play.open("night.victim")) == [2, 3]


# ---- large groups


@pytest.mark.rule("MF-11.6", "MF-11.7", "MF-8.6", "MF-8.7")
def test_large_the_first_two_have_a_last_shot() -> None:
    play = at_dawn(7, T20)
    assert play.notices_of("mf-may-shoot") == [{"seat": "7", "right": True}]
    assert play.options("last_shot", 7) == {"pass", *(str(seat) for seat in range(1, 21) if seat != 7)}
    play.do("7 shoot:9")
    assert play.last("mf-out") == {"seat": "9", "token": "police", "gang": False, "cause": "last_shot"}
    assert play.notices_of("mf-shoots") == [{"seat": "7", "target": "9", "right": True}]
    play.until("vote.first").ballot("1>2").clock("speech").do("2 shoot:10")
    assert [told["seat"] for told in play.notices_of("mf-may-shoot")] == ["7", "2"] and len(play.living()) == 16


@pytest.mark.rule("MF-11.8")
def test_large_a_saved_victim_has_no_right() -> None:
    play = at_dawn(7, T20, {7: 1}).do("7 vest")
    assert play.notices_of("mf-may-shoot") == []
    play.until("vote.first").ballot("1>8").clock("speech").do("8 hold_fire")
    assert play.notices_of("mf-may-shoot") == [{"seat": "8", "right": True}] and play.notices_of("mf-no-shot") == [{"seat": "8"}]


@pytest.mark.rule("MF-11.6")
def test_large_the_right_is_for_round_one_only() -> None:
    play = town(T20, begin="vote").until("night.victim")
    play.do(*[f"{seat} kill:20" for seat in range(2, 7) if seat in play.living()]).clock("hunch")
    assert play.last("mf-out")["seat"] == "20" and play.notices_of("mf-may-shoot") == [] and play.state.round == 2


@pytest.mark.rule("MF-8.6")
def test_large_right_and_card_are_one_shot_by_right() -> None:
    play = at_dawn(7, T20, {7: LAST_SHOT}).do("7 shoot:9")
    assert play.state.spent == [] and play.view(1).seats[6].card is None and play.view(1).seats[6].card_unshown


@pytest.mark.rule("MF-11.7", "MF-33.5")
def test_large_a_player_shot_by_right_may_shoot_by_card() -> None:
    play = at_dawn(7, T20, {9: LAST_SHOT}).do("7 shoot:9")
    assert play.last("mf-may-shoot") == {"seat": "9", "right": False}
    play.do("9 shoot:10")
    assert play.state.spent == [13] and 10 not in play.living()


@pytest.mark.rule("MF-11.6")
def test_large_a_corner_shot_gives_no_right() -> None:
    play = town(T20, {12: 11}, begin="discussion").do("12 shoot:11")
    assert play.notices_of("mf-may-shoot") == [] and 11 not in play.living()


# ---- children


@pytest.mark.rule("MF-12.3")
def test_kids_every_eliminated_player_may_shoot_once() -> None:
    play = at_dawn(4, kids_last_shot=True).do("4 shoot:2")
    assert len(play.living()) == 8 and play.notices_of("mf-may-shoot") == [{"seat": "4", "right": True}]
    play = condemned(5, kids_last_shot=True)
    assert play.do("5 hold_fire").living() == [1, 2, 3, 4, 6, 7, 8, 9, 10]


@pytest.mark.rule("MF-12.3")
def test_kids_a_corner_shot_gives_the_right_a_last_shot_none() -> None:
    play = town(T10, {8: 11}, begin="discussion", kids_last_shot=True).do("8 shoot:5", "5 shoot:6")
    assert play.notices_of("mf-may-shoot") == [{"seat": "5", "right": True}] and play.living() == [1, 2, 3, 4, 7, 8, 9, 10]


@pytest.mark.rule("MF-12.3")
def test_kids_in_a_large_group_the_childrens_right_replaces_the_other() -> None:
    play = town(T20, begin="vote", kids_last_shot=True).until("night.victim")
    play.do(*[f"{seat} kill:20" for seat in range(2, 7) if seat in play.living()]).clock("hunch")
    assert play.last("mf-may-shoot") == {"seat": "20", "right": True} and play.state.round == 2


# ---- three forces


def gang(**options: Any) -> Play:
    """T14: New Gang with s2 (Mafia token), s5 and s6 (Police tokens)."""
    return town(T14, {2: 14, 5: 15, 6: 16}, **options)


@pytest.mark.rule("MF-9.3", "MF-34.2", "MF-34.5")
def test_gang_the_forces_and_the_duties() -> None:
    play = gang()
    forces = [play.town.force(seat) for seat in range(14)]
    assert [forces.count(force) for force in ("gang", "mafia", "police")] == [3, 2, 9]
    play.clock()
    assert sorted(play.open("night.victim")) == [2, 3, 4]
    assert play.options("victim", 3) == {str(seat) for seat in range(1, 15)} - {"2", "3", "4"}
    assert play.me(5).wakers == () and play.me(5).force == "gang" and play.me(5).allegiance == "police"


@pytest.mark.rule("MF-34.6", "MF-8.2")
def test_gang_the_card_is_shown_with_the_token() -> None:
    play = gang(begin="dawn", prepare=lambda state: setattr(state, "victim", 4))
    assert play.last("mf-out") == {"seat": "5", "token": "police", "gang": True, "cause": "mafia"}
    assert play.view(None).seats[4].card == 15 and play.view(None).seats[4].card_open == (15,)


@pytest.mark.rule("MF-9.7", "MF-34.4", "MF-34.8")
def test_gang_two_of_three_must_be_wiped_out() -> None:
    play = gang(living="1 2 5 7", begin="night")
    assert play.reason() is None
    assert sorted(play.clock().open("night.victim")) == [2], "gang wakers go on waking"


@pytest.mark.rule("MF-9.7", "MF-34.3", "MF-9.8")
@pytest.mark.parametrize(
    ("living", "reason", "winners"),
    [
        pytest.param("2 7", "gang", {2, 5, 6}, id="C14-4"),
        pytest.param("1 2", "police", {1, *range(7, 15)}, id="C14-5"),
        pytest.param("2 3", "mafia", {3, 4}, id="C14-6"),
    ],
)
def test_gang_the_remaining_force_wins(living: str, reason: str, winners: set[int]) -> None:
    loser = {"gang": 7, "police": 2, "mafia": 2}[reason]
    play = condemned(loser, T14, {2: 14, 5: 15, 6: 16}, living=living)
    if play.open("vote.final") or play.notices_of("mf-lot"):
        raise AssertionError("a sole suspect is condemned without a final")
    assert play.reason() == reason and play.winners() == winners


@pytest.mark.rule("MF-34.3", "MF-5.10")
@pytest.mark.parametrize("living", ["2 3", "5 7"])
def test_gang_two_left_and_the_lot_decides(living: str) -> None:
    reasons = set()
    for seed in range(14):
        play = gang(living=living, seed=seed)
        assert play.clock().notices_of("mf-no-target") == [{}] if living == "2 3" else True
        one, other = living.split()
        play.until("vote.first").ballot(f"{one}>{other} {other}>{one}")
        play.speeches()
        play.ballot(f"{one}>{other} {other}>{one}")
        assert play.notices_of("mf-no-victim") and play.last("mf-mafia-phase") == {"round": 1}
        reasons.add(play.reason())
    assert reasons == ({"mafia", "gang"} if living == "2 3" else {"police", "gang"})


@pytest.mark.rule("MF-34.7")
def test_gang_the_agents_card_is_neutral() -> None:
    play = town(T14, {1: 14, 5: 15, 6: 16}, begin="dawn", prepare=lambda state: setattr(state, "victim", 0))
    assert play.town.force(0) == "police" and play.last("mf-out") == {"seat": "1", "token": "agent", "gang": False, "cause": "mafia"}
    assert play.view(None).seats[0].card is None


@pytest.mark.rule("MF-34.9", "MF-3.5")
def test_gang_recognition_stands_before_the_first_mafia_phase() -> None:
    play = town(T14, {2: 14, 5: 15, 6: 16}, gang_recognition=True)
    assert play.notices_of("mf-gang-known") == []
    play.clock()
    for seat in (2, 5, 6):
        assert play.notices_of("mf-gang-known", seat) == [{"seats": ("2", "5", "6")}]
    assert play.notices_of("mf-gang-known", 3) == []
    keys = play.sequence()
    assert keys.index("agent-phase") < keys.index("gang-phase") < keys.index("gang-known") < keys.index("mafia-phase")
    play.until("night.peek").clock()
    assert len(play.notices_of("mf-gang-phase")) == 1


@pytest.mark.rule("MF-34.10")
def test_gang_a_recruited_member_stays_gang() -> None:
    play = town(T14, {2: 14, 5: 15, 6: 16, 3: 3}).clock().do("3 recruit:5")
    assert sorted(play.open("night.victim")) == [2, 3, 4, 5]
    assert play.town.force(4) == "gang" and play.town.allegiance(4) == "mafia"
