"""Shots, taps and resignations while the town votes (MF-7.19 to 7.21; vectors V-70 to V-81)."""

from typing import Any

import pytest

from tests.engines.mafie.harness import T7, Play, town

SHOOTER = {6: 11}
V1 = "1>3 2>3 3>5 4>3 5>3 6>5 7>2"
V5 = "1>3 2>3 3>5 4>5 5>2 6>2 7>1"


def voting(cards: dict[int, int] | None = None, **options: Any) -> Play:
    return town(T7, cards or SHOOTER, begin="vote", **options)


def before_final(first: str = V1, cards: dict[int, int] | None = None) -> Play:
    play = voting(cards).ballot(first)
    play.speeches()
    return play


@pytest.mark.rule("MF-7.19", "MF-14.5", "MF-31.4", "MF-8.2")
def test_a_shot_annuls_the_open_first_ballot() -> None:
    play = voting().vote("1>3 2>3 4>3").do("6 shoot:3")
    assert play.last("mf-out") == {"seat": "3", "token": "police", "gang": False, "cause": "corner_shot"}
    assert play.notices_of("mf-annulled") == [{"kind": "first"}] and play.notices_of("mf-tally") == []
    assert sorted(play.open("vote.first")) == [1, 2, 4, 5, 6, 7]
    assert play.state.ballot is not None and play.state.ballot.votes == {} and play.shown_ballot().number == 2


@pytest.mark.rule("MF-7.19", "MF-22.2", "MF-14.6")
def test_a_bandaged_shot_annuls_nothing() -> None:
    play = voting({6: 11, 5: 2}).vote("1>3 2>3 4>3").do("6 shoot:3")
    assert play.names() == {"strike.bandage"}, "everything else waits while a strike is resolved"
    play.do("5 bandage")
    assert 3 in play.living() and play.notices_of("mf-annulled") == []
    assert play.ballot("").last("mf-tally")["voters"] == ("1", "2", "4")


@pytest.mark.rule("MF-7.19")
def test_a_final_that_loses_a_suspect() -> None:
    play = before_final().vote("1>3").do("6 shoot:3")
    assert play.names() >= {"vote.first"} and len(play.notices_of("mf-discussion")) == 0
    play = before_final(V5).vote("1>3").do("6 shoot:3")
    assert play.last("mf-ballot")["kind"] == "final" and play.last("mf-ballot")["candidates"] == ("2", "5")


@pytest.mark.rule("MF-7.19")
def test_a_final_that_loses_a_voter_starts_afresh() -> None:
    play = before_final().vote("1>3 2>5").do("6 shoot:1")
    assert play.last("mf-ballot")["candidates"] == ("3", "5") and len(play.open("vote.final")) == 6
    assert play.last("mf-annulled") == {"kind": "final"}


@pytest.mark.rule("MF-7.19")
def test_a_suspect_shot_during_the_speeches() -> None:
    play = voting().ballot(V1).do("5 done", "6 shoot:5")
    assert play.open("vote.first") and play.notices_of("mf-annulled") == []
    play = voting().ballot(V5)
    assert play.suspects() == [2, 3, 5]
    play.do("6 shoot:3")
    assert play.speeches() == [2, 5]
    assert play.last("mf-ballot")["candidates"] == ("2", "5")


@pytest.mark.rule("MF-7.19", "MF-7.10")
def test_a_sole_suspect_shot_during_his_speech() -> None:
    play = voting().ballot("4>3").do("6 shoot:3")
    assert play.open("vote.first") and play.condemned() is None
    play = voting().ballot("4>3").do("6 shoot:1")
    assert list(play.open("speech")) == [3]
    assert play.do("3 done").condemned() == 3


@pytest.mark.rule("MF-27.4")
def test_a_tap_does_not_disturb_a_ballot() -> None:
    play = voting({5: 7}).vote("1>3 2>3").do("5 tap:2")
    assert play.notices_of("mf-annulled") == [] and play.notices_of("mf-tapped", 5) == [{"seat": "2", "token": "mafia"}]
    assert play.ballot("").last("mf-tally")["voters"] == ("1", "2")


@pytest.mark.rule("MF-15.16", "MF-7.19")
@pytest.mark.parametrize("voted", [True, False])
def test_a_resignation_during_a_ballot_keeps_the_vote_given(voted: bool) -> None:
    play = town(T7, begin="vote")
    if voted:
        play.vote("4>3")
    play.do("4 resign").ballot("1>3 2>3 3>4 5>4")
    assert ("4" in play.last("mf-tally")["voters"]) == voted
    assert sorted(play.suspects()) == [3, 4]
    play.speeches()
    assert play.notices_of("mf-removed") == [{"seat": "4", "token": "police", "gang": False}]
    assert play.last("mf-ballot")["kind"] == "first", "fewer than two suspects were left"


@pytest.mark.rule("MF-7.19")
@pytest.mark.parametrize(("victim", "candidates"), [(3, ("2", "5")), (1, ("2", "3", "5"))])
def test_a_shot_during_the_tie_discussion(victim: int, candidates: tuple[str, ...]) -> None:
    play = before_final(V5).ballot("1>3 2>3 3>5 4>5 5>3 6>5 7>2")
    assert play.open("vote.change")
    play.do("7 stay", f"6 shoot:{victim}")
    assert play.last("mf-ballot")["candidates"] == candidates and len(play.open("vote.final")) == 6


@pytest.mark.rule("MF-7.4")
def test_only_the_last_sealed_vote_is_published() -> None:
    play = town(T7, begin="vote").vote("1>3 1>5").ballot("2>3")
    assert play.last("mf-tally")["votes"] == ("5", "3") and play.notices_of("mf-vote") == []


@pytest.mark.rule("MF-7.21", "MF-6.6")
def test_a_shot_in_the_discussion_before_the_repeated_ballot_clears_the_marks() -> None:
    play = voting().ballot("").do(*[f"{seat} ready" for seat in range(1, 6)])
    assert play.open("ready")
    play.do("6 shoot:7")
    assert sorted(play.open("ready")) == [1, 2, 3, 4, 5, 6] and play.notices_of("mf-annulled") == []
    play.do(*[f"{seat} ready" for seat in range(1, 5)])
    assert play.open("ready"), "five of six are needed anew"
    play.do("5 ready").ballot("")
    assert play.last("mf-no-verdict") == {"why": "nobody_voted"}


@pytest.mark.rule("MF-7.21")
def test_an_annulled_repeated_ballot_is_still_the_repeated_one() -> None:
    play = voting().ballot("").clock("ready").do("6 shoot:7").ballot("")
    assert play.last("mf-no-verdict") == {"why": "nobody_voted"} and len(play.notices_of("mf-discussion")) == 1


@pytest.mark.rule("MF-7.21")
def test_a_new_first_ballot_after_the_loss_of_a_suspect_may_be_repeated_again() -> None:
    play = voting().ballot("").clock("ready").ballot(V1)
    play.do("6 shoot:5")
    play.ballot("")
    assert len(play.notices_of("mf-discussion")) == 2
