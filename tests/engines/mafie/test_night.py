"""The night: Agent phase, Mafia phase, decoys (MF-3, MF-4, MF-5, MF-15; vectors N)."""

from typing import Any

import pytest

from engines.table import IllegalAnswer
from tests.engines.mafie.harness import T7, T10, T14, Play, numbers, town


def mafia_phase(tokens: str = T10, **options: Any) -> Play:
    return town(tokens, **options).until("night.victim")


@pytest.mark.rule("MF-4.1", "MF-4.2", "MF-4.3", "MF-4.4", "MF-4.5")
def test_the_agent_alone_learns_the_token() -> None:
    play = town(T10).do("1 peek:2")
    assert play.notices_of("mf-agent-saw") == [{"seat": "2", "token": "mafia"}]
    for seat in range(2, 11):
        assert play.notices_of("mf-agent-saw", seat) == []
        assert play.view(seat).seats[1].token == ("mafia" if seat == 2 else None)
    assert play.view(1).seats[1].token == "mafia"
    assert [known.key for known in play.me(1).known] == ["mf-role", "mf-agent-saw"]


@pytest.mark.rule("MF-4.2")
def test_the_agent_may_look_at_the_same_player_again() -> None:
    play = town(T10).do("1 peek:2").until("night.victim").do("2 kill:4", "3 kill:4")
    play.clock("hunch").until("night.peek").do("1 peek:2")
    assert play.notices_of("mf-agent-saw") == [{"seat": "2", "token": "mafia"}] * 2


@pytest.mark.rule("MF-4.2", "MF-15.5")
def test_the_agent_is_offered_all_others_and_the_others_a_decoy() -> None:
    play = town(T10)
    assert play.open("night.peek") == {1: [str(seat) for seat in range(2, 11)]}
    assert sorted(play.open("night.hunch")) == list(range(2, 11))
    assert play.options("hunch", 4) == {"pass", *numbers("1 2 3 5 6 7 8 9 10")}
    assert all(ask.secret and ask.clock == "night" for ask in play.game.asks if ask.holds)


@pytest.mark.rule("MF-4.6")
def test_a_silent_agent_sees_nothing_and_nobody_is_told() -> None:
    play = town(T10)
    before = len(play.game.notices)
    play.clock()
    assert play.notices_of("mf-agent-saw") == []
    assert play.sequence(before) == ["mafia-phase", "wakers"]


@pytest.mark.rule("MF-5.1", "MF-5.2", "MF-3.2")
def test_the_wakers_are_told_of_each_other_once() -> None:
    play = mafia_phase()
    assert play.notices_of("mf-wakers") == [{"seats": ("2", "3")}]
    assert play.notices_of("mf-wakers", 4) == []
    assert [one.seat + 1 for one in play.view(2).seats if one.waker] == [2, 3]
    assert not any(one.waker for one in play.view(4).seats) and not any(one.waker for one in play.view(None).seats)
    play.do("2 kill:4", "3 kill:4").clock("hunch").until("night.peek").until("night.victim")
    assert len(play.notices_of("mf-wakers")) == len({play.state.told_wakers, (1, 2)})


@pytest.mark.rule("MF-5.2")
def test_the_wakers_are_told_again_when_the_list_has_changed() -> None:
    play = mafia_phase().do("3 resign").until("night.peek").until("night.victim")
    assert play.notices_of("mf-wakers") == [{"seats": ("2", "3")}, {"seats": ("2",)}]


@pytest.mark.rule("MF-5.3", "MF-5.5")
def test_the_legal_targets_are_the_living_sleepers() -> None:
    play = mafia_phase()
    assert play.open("night.victim") == {seat: [str(one) for one in (1, 4, 5, 6, 7, 8, 9, 10)] for seat in (2, 3)}
    ask = play.find(2, ("mafie.night.victim",))
    for option in ("seat:2", "seat:1", "pass", "seat:99"):
        with pytest.raises(IllegalAnswer):
            play.game.answer(ask.id, option)
    assert play.state.meeting is not None and play.state.meeting.picks == {}


@pytest.mark.rule("MF-5.5", "MF-5.11", "MF-6.2", "MF-15.6", "MF-8.10", "MF-8.11", "MF-15.4")
def test_an_agreed_victim_is_out_at_dawn() -> None:
    play = town(T10).do("1 peek:2").clock().do("2 kill:4")
    assert play.notices_of("mf-pick", 3) == [{"seat": "2", "target": "4", "left": 3}]
    assert play.notices_of("mf-pick", 5) == [] and play.me(3).picks == {1: 3}
    play.do("3 kill:4")
    assert play.notices_of("mf-victim") == [{"seat": "4", "how": "agreed"}] and play.notices_of("mf-victim", 1) == []
    assert play.me(2).victim == 3 and play.view(None).victim is None and 4 in play.living()
    assert play.names() == {"night.hunch"}
    play.clock("hunch")
    assert play.last("mf-struck") == {"seat": "4", "cause": "mafia"}
    assert play.last("mf-out") == {"seat": "4", "token": "police", "gang": False, "cause": "mafia"}
    assert play.view(None).seats[3].token == "police" and play.view(None).victim == 3
    assert len(play.living()) == 9 and play.view(None).left == {"police": 6, "mafia": 2, "agent": 1}


@pytest.mark.rule("MF-5.7")
@pytest.mark.parametrize(
    ("tokens", "picks", "tied"),
    [(T10, "2>4 3>5", {"4", "5"}), (T14, "2>5 3>6 4>7", {"5", "6", "7"}), (T14, "2>5 3>6", {"5", "6"})],
)
def test_a_tie_of_picks_is_decided_by_lot(tokens: str, picks: str, tied: set[str]) -> None:
    victims = set()
    for seed in range(24):
        play = mafia_phase(tokens, seed=seed).do(*[pick.replace(">", " kill:") for pick in picks.split()]).clock("victim")
        assert play.last("mf-victim")["how"] == "tie"
        victims.add(play.last("mf-victim")["seat"])
    assert victims == tied


@pytest.mark.rule("MF-5.6")
def test_the_most_picks_win_when_the_clock_runs_out() -> None:
    play = mafia_phase(T14).do("2 kill:5", "3 kill:5", "4 kill:6")
    assert play.open("night.victim")
    assert play.clock("victim").last("mf-victim") == {"seat": "5", "how": "most"}


@pytest.mark.rule("MF-5.6", "MF-5.4")
def test_the_ballot_closes_with_the_change_that_makes_all_agree() -> None:
    play = mafia_phase(T14).do("2 kill:5", "3 kill:6", "4 kill:7", "3 kill:5")
    assert play.notices_of("mf-victim") == []
    assert play.do("4 kill:5").last("mf-victim") == {"seat": "5", "how": "agreed"}
    assert mafia_phase().do("2 kill:4", "3 kill:5", "2 kill:5").last("mf-victim")["seat"] == "5"


@pytest.mark.rule("MF-5.6")
def test_a_silent_waker_keeps_it_open_until_the_clock() -> None:
    play = mafia_phase().do("2 kill:4")
    assert play.clock("hunch").notices_of("mf-victim") == []
    assert play.clock("victim").last("mf-victim")["seat"] == "4"


@pytest.mark.rule("MF-5.8")
def test_without_a_pick_a_legal_target_is_drawn() -> None:
    victims = [mafia_phase(seed=seed).clock("victim").last("mf-victim") for seed in range(60)]
    assert {victim["seat"] for victim in victims} == {str(one) for one in (1, 4, 5, 6, 7, 8, 9, 10)}
    assert {victim["how"] for victim in victims} == {"draw"}


@pytest.mark.rule("MF-5.5", "MF-5.6")
def test_after_three_changes_nobody_may_change() -> None:
    play = mafia_phase()
    for first, second in ((4, 5), (6, 7), (4, 5), (6, 7)):
        assert play.notices_of("mf-victim") == []
        play.do(f"2 kill:{first}", f"3 kill:{second}")
    assert play.last("mf-victim")["how"] == "tie" and play.last("mf-victim")["seat"] in ("6", "7")


def test_after_a_pick_every_other_target_is_offered() -> None:
    play = mafia_phase().do("2 kill:4")
    assert play.options("victim", 2) == numbers("1 5 6 7 8 9 10")
    assert play.me(2).changes_left == 3 and play.do("2 kill:5").me(2).changes_left == 2


@pytest.mark.rule("MF-5.6")
def test_one_waker_decides_alone() -> None:
    play = mafia_phase(T10, living="1 2 8 9").do("2 kill:8")
    assert play.last("mf-victim") == {"seat": "8", "how": "agreed"}


@pytest.mark.rule("MF-5.9")
def test_a_withdrawn_waker_does_not_count() -> None:
    play = mafia_phase().do("2 kill:4", "2 resign", "3 kill:5")
    assert play.last("mf-victim") == {"seat": "5", "how": "agreed"}
    before = len(play.game.notices)
    play.clock("hunch")
    assert play.sequence(before)[:3] == ["removed", "dawn", "struck"]
    assert play.last("mf-removed")["seat"] == "2"


@pytest.mark.rule("MF-5.9")
def test_a_withdrawal_may_make_the_rest_agree() -> None:
    play = mafia_phase(T14).do("2 kill:5", "3 kill:5", "4 kill:6", "4 kill:7", "4 kill:6", "4 kill:7")
    assert 4 not in play.open("victim") and play.notices_of("mf-victim") == []
    assert play.do("4 resign").last("mf-victim") == {"seat": "5", "how": "agreed"}


@pytest.mark.rule("MF-5.9", "MF-5.8")
def test_all_wakers_withdrawn_means_a_drawn_victim() -> None:
    play = mafia_phase().do("2 kill:4", "2 resign", "3 resign")
    assert play.last("mf-victim")["how"] == "draw"


@pytest.mark.rule("MF-5.10", "MF-15.3", "MF-34.8")
def test_without_a_legal_target_there_is_no_victim() -> None:
    play = town(T10, living="2 3", cards={2: 14, 9: 15, 10: 16})
    assert play.last("mf-mafia-phase") == {"round": 1}
    assert play.names() == {"night.hunch"} and sorted(play.open("hunch")) == [2, 3]
    assert play.notices_of("mf-no-target", 2) == [{}] and play.notices_of("mf-no-target", 4) == []
    assert play.clock().notices_of("mf-no-victim") == [{}]


@pytest.mark.rule("MF-3.3")
@pytest.mark.parametrize("cause", ["mafia", "ballot"])
def test_a_dead_agent_has_no_phase(cause: str) -> None:
    play = mafia_phase()
    target = 1 if cause == "mafia" else 4
    play.do(f"2 kill:{target}", f"3 kill:{target}").until("vote.first")
    if cause == "ballot":
        play.ballot("2>1 3>1 5>1 6>1").clock("speech")
    assert play.notices_of("mf-out")[-1]["token"] == "agent"
    phases = len(play.notices_of("mf-agent-phase"))
    play.until("night.victim")
    assert len(play.notices_of("mf-agent-phase")) == phases == 1 and play.last("mf-round") == {"round": 2}


@pytest.mark.rule("MF-3.1", "MF-3.4")
def test_a_round_is_agent_mafia_police() -> None:
    play = town(T10).until("vote.first").until("night.peek")
    phases = [key for key in play.sequence() if key in ("round", "agent-phase", "mafia-phase", "dawn", "discussion", "ballot")]
    assert phases[:6] == ["round", "agent-phase", "mafia-phase", "dawn", "discussion", "ballot"]
    assert phases[-2:] == ["round", "agent-phase"]
    assert sorted([*play.open("peek"), *play.open("hunch")]) == play.living()


@pytest.mark.rule("MF-15.4", "MF-15.5")
def test_the_number_of_silent_players_is_shown_only_with_decoys() -> None:
    play = town(T10)
    assert play.view(4).unanswered == 10
    play.do("4 suspect:2", "1 peek:3")
    assert play.view(4).unanswered == play.view(None).unanswered == 8
    bare = town(T10, decoys=False)
    assert bare.names() == {"night.peek"} and bare.view(4).unanswered is None
    assert bare.clock().names() == {"night.victim"}


@pytest.mark.rule("MF-15.4")
def test_a_pick_of_a_waker_counts_as_an_answer() -> None:
    play = mafia_phase().do("2 kill:4")
    assert play.view(5).unanswered == 9
    assert play.do("2 kill:5").view(5).unanswered == 9


@pytest.mark.rule("MF-15.5")
def test_a_hunch_has_no_effect_and_is_told_only_at_the_end() -> None:
    play = town(T10).do("4 suspect:2", "5 no_idea")
    assert play.me(4).hunches == {1: 1}
    assert all("hunch" not in key for key in play.sequence())
    assert "Hunch" not in repr(play.view(5)) and play.me(5).hunches == {1: None}
    play.game.end()
    story = play.view(None).story
    assert story is not None and [(one.by, one.seat) for one in story.rounds[1].hunches] == [(3, 1), (4, None)]


@pytest.mark.rule("MF-3.3", "MF-10.3")
def test_the_night_waits_for_every_decoy() -> None:
    play = town(T10).do("1 peek:2", *[f"{seat} no_idea" for seat in range(2, 10)])
    assert play.open("hunch") and not play.open("victim")
    assert play.do("10 suspect:1").open("victim")


@pytest.mark.rule("MF-3.5", "MF-3.6")
def test_the_small_group_has_no_mafia_phase_in_round_one() -> None:
    play = town(T7).do("1 peek:4").clock()
    assert play.notices_of("mf-mafia-phase") == [] and play.notices_of("mf-no-victim") == [{}]
