"""First ballot, speeches, final ballot, ties (MF-7; vectors V-1 to V-32)."""

from typing import Any

import pytest

from engines.mafie.state import TownState
from engines.table import IllegalAnswer
from tests.engines.mafie.harness import T7, T10, Play, lay, numbers, town

V1 = "1>3 2>3 3>5 4>3 5>3 6>5 7>2"
V15 = "1>3 2>5 3>5 4>3 5>3 6>5"
V19 = "1>3 2>3 3>5 4>5 5>3 6>5 7>2"


def seven(**options: Any) -> Play:
    return town(T7, begin="vote", **options)


def final(suspects: str, votes: str, living: str = "1 2 3 4 5 6 7", **options: Any) -> Play:
    """A final ballot among ``suspects``, reached by a first ballot in which each of them gets a vote."""
    play = town(T7, living=living, begin="vote", **options)
    accused = suspects.split()
    first = accused[1:] + accused[:1]
    play.ballot(" ".join(f"{voter}>{candidate}" for voter, candidate in zip(accused, first, strict=True)))
    assert sorted(play.suspects()) == sorted(map(int, accused))
    play.speeches()
    return play.ballot(votes)


def sums(play: Play) -> dict[int, int]:
    tally = play.last("mf-tally")
    return {int(seat): number for seat, number in zip(tally["counted"], tally["sums"], strict=True)}


@pytest.mark.rule("MF-7.1", "MF-7.3", "MF-7.7", "MF-7.11", "MF-6.7")
@pytest.mark.parametrize(
    ("votes", "counted", "speeches"),
    [
        pytest.param(V1, {3: 4, 5: 2, 2: 1}, [5, 3], id="V-1"),
        pytest.param("1>3 2>3 3>5 4>5 5>3 6>5 7>2", {3: 3, 5: 3, 2: 1}, [3, 5], id="V-4"),
        pytest.param("1>3 2>3 3>5 4>5 5>2 6>2 7>1", {2: 2, 3: 2, 5: 2, 1: 1}, [2, 3, 5], id="V-5"),
        pytest.param("1>3 2>3 4>3 3>5 6>5 5>2 7>2", {3: 3, 2: 2, 5: 2}, [2, 5, 3], id="V-6"),
        pytest.param("1>3 2>3 4>3 5>3 3>1 6>2 7>5", {3: 4, 1: 1, 2: 1, 5: 1}, [1, 2, 5, 3], id="V-7"),
        pytest.param("1>2 2>3 3>4 4>5 5>6 6>7 7>1", dict.fromkeys(range(1, 8), 1), [1, 2, 3, 4, 5, 6, 7], id="V-8"),
        pytest.param("1>3 2>3 4>3 5>3 6>3 7>3 3>1", {3: 6, 1: 1}, [1, 3], id="V-9"),
        pytest.param("1>3 2>3 4>3 5>3 6>3 7>3", {3: 6}, [3], id="V-10"),
        pytest.param("4>6", {6: 1}, [6], id="V-11"),
    ],
)
def test_the_suspects_of_a_first_ballot(votes: str, counted: dict[int, int], speeches: list[int]) -> None:
    play = seven().ballot(votes)
    assert sums(play) == counted
    assert play.suspects() == speeches
    assert play.last("mf-suspects")["sole"] == (len(speeches) == 1)
    assert play.speeches() == speeches


@pytest.mark.rule("MF-7.10")
@pytest.mark.parametrize(("votes", "out"), [("1>3 2>3 4>3 5>3 6>3 7>3", 3), ("4>6", 6)])
def test_a_sole_suspect_is_condemned_after_his_speech(votes: str, out: int) -> None:
    play = seven().ballot(votes)
    assert play.condemned() is None
    play.do(f"{out} done")
    assert play.condemned() == out and len(play.notices_of("mf-ballot")) == 1


@pytest.mark.rule("MF-7.12", "MF-7.13", "MF-6.8", "MF-8.1")
@pytest.mark.parametrize(
    ("votes", "counted", "out"),
    [
        pytest.param("1>3 2>3 3>5 4>5 5>3 6>5 7>3", {3: 4, 5: 3}, 3, id="V-2"),
        pytest.param("1>3 2>5 3>5 4>5 5>3 6>5 7>3", {5: 4, 3: 3}, 5, id="V-3"),
        pytest.param("4>5", {5: 1}, 5, id="V-23"),
    ],
)
def test_the_final_ballot_condemns(votes: str, counted: dict[int, int], out: int) -> None:
    play = seven().ballot(V1)
    play.speeches()
    play.ballot(votes)
    assert sums(play) == counted and play.condemned() == out
    assert play.last("mf-out") == {"seat": str(out), "token": "police", "gang": False, "cause": "ballot"}


@pytest.mark.rule("MF-7.2")
def test_nobody_may_vote_for_himself() -> None:
    play = seven()
    assert play.options("vote.first", 4) == numbers("1 2 3 5 6 7")
    play.ballot(V1).speeches()
    assert [play.options("vote.final", seat) for seat in (3, 5, 4)] == [{"5"}, {"3"}, {"3", "5"}]


@pytest.mark.rule("MF-7.9", "MF-7.21")
def test_an_empty_ballot_is_repeated_once_after_a_discussion() -> None:
    play = seven().ballot("")
    assert play.last("mf-discussion") == {"kind": "repeat", "needed": 6}
    assert {ask.clock for ask in play.game.asks if ask.holds} == {"tie_discussion"}
    play.clock("ready").ballot("")
    assert play.notices_of("mf-no-verdict") == [{"why": "nobody_voted"}] and play.condemned() is None
    assert len(play.notices_of("mf-ballot")) == 2 and len(play.notices_of("mf-discussion")) == 1


@pytest.mark.rule("MF-7.9")
def test_a_repeated_ballot_counts_like_any_other() -> None:
    play = seven().ballot("").do(*[f"{seat} ready" for seat in range(1, 7)]).ballot(V1)
    assert play.suspects() == [5, 3]


@pytest.mark.rule("MF-7.14", "MF-7.15")
def test_the_first_changed_vote_decides_a_tie() -> None:
    """D-16: who has no other option than to stay is not asked, and the first change closes it."""
    play = final("3 5", V15, living="1 2 3 4 5 6")
    assert play.last("mf-tie")["seats"] == ("3", "5")
    assert play.open("vote.change") == {1: ["pass", "5"], 4: ["pass", "5"], 2: ["pass", "3"], 6: ["pass", "3"]}
    play.do("1 change:5")
    assert play.condemned() == 5 and play.notices_of("mf-vote-changed") == [{"seat": "1", "target": "5"}]
    assert not play.open("vote.change") and play.notices_of("mf-lot") == []


@pytest.mark.rule("MF-7.15")
def test_nobody_changes_and_the_lot_decides() -> None:
    """D-16: what the clock answers is not announced as staying."""
    for way in ("clock", "stay"):
        drawn = set()
        for seed in range(16):
            play = final("3 5", V15, living="1 2 3 4 5 6", seed=seed)
            if way == "clock":
                play.clock("vote.change")
                assert play.notices_of("mf-stays") == []
            else:
                play.do("1 stay", "2 stay", "4 stay")
                assert play.notices_of("mf-lot") == []
                play.do("6 stay")
                assert [told["seat"] for told in play.notices_of("mf-stays")] == ["1", "2", "4", "6"]
            assert play.last("mf-lot")["among"] == ("3", "5")
            assert str(play.condemned()) == play.last("mf-lot")["seat"]
            drawn.add(play.condemned())
        assert drawn == {3, 5}


@pytest.mark.rule("MF-7.15")
def test_by_option_the_lot_decides_at_once() -> None:
    play = final("3 5", V15, living="1 2 3 4 5 6", final_tie="lot")
    assert play.notices_of("mf-tie") == [] and play.last("mf-lot")["among"] == ("3", "5")
    assert play.condemned() in (3, 5)


@pytest.mark.rule("MF-7.14")
def test_a_tie_of_two_among_three() -> None:
    play = final("2 3 5", V19)
    assert sums(play) == {3: 3, 5: 3, 2: 1}
    assert {seat: set(options) - {"pass"} for seat, options in play.open("change").items()} == {
        1: {"5"},
        2: {"5"},
        4: {"3"},
        6: {"3"},
        7: {"3", "5"},
    }
    assert play.do("7 change:5").condemned() == 5


@pytest.mark.rule("MF-7.14", "MF-7.15")
def test_a_tie_of_three() -> None:
    votes = "1>2 2>3 3>5 4>3 5>2 6>5"
    play = final("2 3 5", votes, living="1 2 3 4 5 6")
    assert sums(play) == {2: 2, 3: 2, 5: 2}
    assert play.do("2 change:5").condemned() == 5
    assert {final("2 3 5", votes, living="1 2 3 4 5 6", seed=seed).clock("change").condemned() for seed in range(30)} == {2, 3, 5}


@pytest.mark.rule("MF-7.17")
def test_a_final_without_votes_is_a_tie_of_all() -> None:
    play = final("3 5", "")
    assert {seat: set(options) - {"pass"} for seat, options in play.open("change").items()} == {
        seat: {"5"} if seat == 3 else {"3"} if seat == 5 else {"3", "5"} for seat in range(1, 8)
    }
    assert play.do("6 change:3").condemned() == 3
    assert {final("3 5", "", seed=seed).clock("change").condemned() for seed in range(16)} == {3, 5}


@pytest.mark.rule("MF-7.16", "MF-9.5")
def test_when_nobody_could_change_the_lot_follows_at_once() -> None:
    ends = set()
    for seed in range(12):
        play = town(T10, living="2 9", begin="vote", seed=seed).ballot("2>9 9>2")
        play.speeches()
        play.ballot("2>9 9>2")
        assert play.notices_of("mf-tie") == [] and play.last("mf-lot")["among"] == ("2", "9")
        ends.add((play.condemned(), play.reason()))
    assert ends == {(9, "mafia"), (2, "police")}


def test_three_living() -> None:
    play = town(T10, living="2 9 10", begin="vote").ballot("2>9 9>2 10>2")
    assert play.suspects() == [9, 2]
    play.speeches()
    assert play.ballot("9>2 10>2 2>9").condemned() == 2 and play.reason() == "police"


@pytest.mark.rule("MF-6.11", "MF-8.8")
def test_the_eliminated_neither_vote_nor_are_elected() -> None:
    play = town(T7, living="1 2 3 5 6 7", begin="vote")
    assert 4 not in play.open("vote.first") and "4" not in play.options("vote.first", 1)
    assert play.last("mf-ballot")["candidates"] == tuple("123567")


@pytest.mark.rule("MF-7.18", "MF-30.2")
@pytest.mark.parametrize("card", [8, 10])
def test_an_arrested_or_hidden_player_is_neither_voter_nor_candidate(card: int) -> None:
    play = seven(prepare=lambda state: lay(state, card, 3)).ballot("1>5 2>5 4>5 5>6 6>5 7>6")
    assert play.notices_of("mf-ballot")[0]["candidates"] == play.notices_of("mf-ballot")[0]["voters"] == tuple("124567")
    assert sums(play) == {5: 4, 6: 2} and play.suspects() == [6, 5]
    play.speeches()
    assert sorted(play.open("vote.final")) == [1, 2, 4, 5, 6, 7]


@pytest.mark.rule("MF-7.18", "MF-32.2", "MF-32.3")
def test_a_kidnapped_player_has_no_vote_but_may_be_elected() -> None:
    play = seven(prepare=lambda state: lay(state, 12, 3)).ballot("1>3 2>3 4>5 5>3 6>5 7>3")
    assert play.suspects() == [5, 3] and play.speeches() == [5, 3]
    play.ballot("1>3 2>5 4>5 5>3 6>5 7>3")
    assert sums(play) == {3: 3, 5: 3} and 3 not in play.open("change")
    assert play.do("4 change:3").condemned() == 3


@pytest.mark.rule("MF-7.8")
@pytest.mark.parametrize("hidden", [0, 10])
def test_a_vote_in_which_nobody_can_vote_is_skipped(hidden: int) -> None:
    def prepare(state: TownState) -> None:
        lay(state, 10, 9)
        if hidden:
            lay(state, 8, hidden)

    play = town(T10, living=f"2 9 {hidden or ''}", begin="vote", prepare=prepare)
    assert play.notices_of("mf-no-verdict") == [{"why": "nobody_can"}] and play.notices_of("mf-ballot") == []
    assert play.last("mf-round") == {"round": 2}


@pytest.mark.rule("MF-7.4", "MF-15.10")
def test_sealed_votes_are_published_together_and_may_be_changed() -> None:
    play = seven().vote("1>3 2>3")
    view = play.view(4)
    assert view.ballot is not None and view.ballot.votes == {} and view.ballot.voted == (0, 1)
    assert [seat.seat + 1 for seat in view.seats if seat.awaited] == [3, 4, 5, 6, 7]
    assert play.me(1).vote == 2 and play.me(4).vote is None
    seen = play.view(4).model_copy(update={"me": None})
    play.vote("1>5")
    assert play.view(4).model_copy(update={"me": None}) == seen, "a changed sealed vote must not show"
    assert play.notices_of("mf-vote") == []
    play.ballot("3>5 4>3 5>3 6>5 7>2")
    assert play.last("mf-tally")["votes"] == tuple("5353352")
    assert play.shown_ballot().votes[0] == 4


@pytest.mark.rule("MF-7.4")
def test_live_votes_are_published_at_once_and_so_is_a_change() -> None:
    play = seven(vote_visibility="live").vote("1>3 2>3 1>5 1>5")
    assert [(told["seat"], told["target"]) for told in play.notices_of("mf-vote")] == [("1", "3"), ("2", "3"), ("1", "5")]
    assert play.shown_ballot().votes == {0: 4, 1: 2}


@pytest.mark.rule("MF-7.6")
def test_the_clock_closes_a_ballot_and_given_votes_stand() -> None:
    play = seven().vote("1>3 2>3").clock("first")
    assert play.last("mf-tally")["voters"] == ("1", "2") and play.last("mf-tally")["silent"] == tuple("34567")
    assert play.suspects() == [3]


def test_an_empty_answer_closes_the_question_and_the_vote_stands() -> None:
    play = seven().vote("1>3")
    play.game.answer(play.find(1, ("mafie.vote.first",)).id)
    with pytest.raises(AssertionError):
        play.vote("1>4")
    assert play.ballot("").last("mf-tally")["voters"] == ("1",)


@pytest.mark.rule("MF-7.20")
def test_the_vote_is_held_in_every_police_phase() -> None:
    play = town(T10).until("vote.first")
    play.until("night.peek").until("vote.first")
    assert [told["kind"] for told in play.notices_of("mf-ballot")].count("first") >= 2


def test_a_vote_outside_the_options_is_refused_and_changes_nothing() -> None:
    play = seven()
    ask = play.find(4, ("mafie.vote.first",))
    for option in ("seat:3", "seat:7", "pass", ""):
        with pytest.raises(IllegalAnswer):
            play.game.answer(ask.id, option)
    assert play.state.ballot is not None and play.state.ballot.votes == {}
