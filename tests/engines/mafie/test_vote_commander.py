"""The Commander's ballots and the children's single ballot (MF-24, MF-12.4; vectors V-40 to V-66)."""

from typing import Any

import pytest

from tests.engines.mafie.harness import T7, T8, Play, lay, town

V1 = "1>3 2>3 3>5 4>3 5>3 6>5 7>2"
V4 = "1>3 2>3 3>5 4>5 5>3 6>5 7>2"
V41 = "5>2 8>2 1>4 2>4 4>1"


def six_of_eight(**options: Any) -> Play:
    """V-40: living 1, 2, 4, 5, 7, 8 of 8; Commander 5; 7 kidnapped."""
    return town(T8, {5: 4}, living="1 2 4 5 7 8", begin="vote", prepare=lambda state: lay(state, 12, 7), **options)


def commanded(commander: int, living: str = "1 2 3 4 5 6 7", **options: Any) -> Play:
    return town(T7, {commander: 4}, living=living, begin="vote", **options)


def final(commander: int, suspects: str, votes: str, living: str) -> Play:
    """A final among ``suspects`` whose first ballot the Commander has not decided."""
    play = commanded(commander, living, commander_first_ballot="suspects")
    accused = suspects.split()
    play.ballot(" ".join(f"{voter}>{candidate}" for voter, candidate in zip(accused, accused[1:] + accused[:1], strict=True)))
    play.speeches()
    return play.ballot(votes)


@pytest.mark.rule("MF-24.3", "MF-7.5")
def test_the_commander_votes_first_then_clockwise() -> None:
    play = six_of_eight()
    assert play.last("mf-ballot")["voters"] == tuple("58124") and play.last("mf-ballot")["turns"]
    order = []
    while asked := play.open("vote.first"):
        assert len(asked) == 1 and {ask.clock for ask in play.game.asks if ask.holds} == {"vote_turn"}
        order += list(asked)
        play.clock("first")
    assert order[:5] == [5, 8, 1, 2, 4]


@pytest.mark.rule("MF-7.5")
def test_votes_in_turn_are_published_at_once_and_final() -> None:
    play = six_of_eight().vote("5>2")
    assert play.notices_of("mf-vote") == [{"kind": "first", "seat": "5", "target": "2"}]
    assert list(play.open("vote.first")) == [8] and play.shown_ballot().votes == {4: 1}


@pytest.mark.rule("MF-24.4")
def test_a_tie_at_the_top_of_the_first_ballot() -> None:
    play = six_of_eight().ballot(V41)
    assert play.condemned() == 2 and play.notices_of("mf-speech") == []
    assert play.last("mf-commander-decides") == {"seat": "5", "target": "2", "what": "condemned"}
    assert sorted(six_of_eight(commander_first_ballot="suspects").ballot(V41).suspects()) == [2, 4]


@pytest.mark.rule("MF-24.5")
def test_a_commander_who_voted_for_none_of_the_tied_decides_nothing() -> None:
    assert sorted(six_of_eight().ballot("5>1 8>2 1>4 2>4 4>2").suspects()) == [2, 4]


@pytest.mark.rule("MF-24.4", "MF-24.5")
@pytest.mark.parametrize(
    ("votes", "suspects"),
    [
        pytest.param("1>5 2>3 3>5 4>3 5>3 6>2 7>2", [3, 5], id="V-44"),
        pytest.param("1>3 2>5 3>5 4>3 5>3 6>2 7>2", [2, 3, 5], id="V-45"),
    ],
)
def test_a_tie_for_the_second_place(votes: str, suspects: list[int]) -> None:
    assert sorted(commanded(1).ballot(votes).suspects()) == suspects


@pytest.mark.rule("MF-24.4")
@pytest.mark.parametrize(
    ("commander", "votes", "out"),
    [
        pytest.param(1, "1>3 2>5 3>5 4>3 5>3 6>5", 3, id="V-46"),
        pytest.param(3, "3>5 4>3 5>3 6>5 1>3 2>5", 5, id="V-47"),
    ],
)
def test_a_tie_in_the_final(commander: int, votes: str, out: int) -> None:
    play = final(commander, "3 5", votes, "1 2 3 4 5 6")
    assert play.condemned() == out and play.notices_of("mf-tie") == []


@pytest.mark.rule("MF-24.5")
def test_a_silent_commander_decides_nothing_in_the_final() -> None:
    play = final(1, "3 5", "2>5 3>5 4>3 5>3", "1 2 3 4 5 6")
    assert play.last("mf-tie")["seats"] == ("3", "5")
    assert play.do("1 change:3").condemned() == 3


@pytest.mark.rule("MF-24.5")
def test_a_commander_who_voted_elsewhere_may_change() -> None:
    play = final(7, "2 3 5", "7>2 1>3 2>3 3>5 4>5 5>3 6>5", "1 2 3 4 5 6 7")
    assert play.do("7 change:3").condemned() == 3


@pytest.mark.rule("MF-24.3", "MF-24.6")
def test_an_arrested_commander_has_no_vote_but_passes_the_card_on() -> None:
    play = town(T8, {5: 4}, living="1 2 4 5 7 8", begin="vote", prepare=lambda state: lay(state, 10, 5))
    assert play.last("mf-ballot")["voters"] == tuple("78124")
    play.until("night.victim")
    assert play.last("mf-commander") == {"seat": "7", "how": "passed"}


@pytest.mark.rule("MF-24.6", "MF-24.7")
def test_a_condemned_commander_is_followed_at_p8() -> None:
    play = six_of_eight().ballot("5>1 8>5 1>5 2>5 4>5")
    play.speeches()
    assert len(play.notices_of("mf-commander")) == 1
    play.ballot("8>5 1>5 2>5 4>5")
    assert play.condemned() == 5 and [told["seat"] for told in play.notices_of("mf-commander")] == ["5", "7"]


@pytest.mark.rule("MF-24.7")
def test_a_commander_killed_at_dawn_is_followed_at_once_and_again_at_p8() -> None:
    play = town(T8, {5: 4}, living="1 2 4 5 7 8", begin="dawn", prepare=lambda state: setattr(state, "victim", 4))
    assert play.last("mf-commander") == {"seat": "7", "how": "passed"}
    play.until("vote.first")
    assert list(play.open("vote.first")) == [7]
    play.until("night.victim")
    assert [told["seat"] for told in play.notices_of("mf-commander")] == ["5", "7", "8"]


@pytest.mark.rule("MF-24.6")
def test_the_office_goes_round_the_table() -> None:
    play = town(T8, {8: 4}, living="1 2 4 5 7 8", begin="vote").until("night.victim")
    assert [told["seat"] for told in play.notices_of("mf-commander")] == ["8", "1"]
    assert play.view(None).commander == 0 and play.view(None).seats[0].card_open == (4,)


@pytest.mark.rule("MF-24.7", "MF-7.19")
def test_a_commander_shot_during_the_ballot() -> None:
    play = town(T8, {5: 4, 4: 11}, living="1 2 4 5 7 8", begin="vote").vote("5>2 7>2").do("4 shoot:5")
    assert play.last("mf-annulled") == {"kind": "first"} and play.view(None).commander == 6
    assert play.last("mf-ballot")["voters"] == tuple("78124")


@pytest.mark.rule("MF-24.8")
def test_a_saved_commander_keeps_the_card_until_p8() -> None:
    play = town(T8, {5: 4, 4: 2}, living="1 2 4 5 7 8", begin="dawn", prepare=lambda state: setattr(state, "victim", 4))
    play.do("4 bandage")
    assert play.view(None).commander == 4 and len(play.notices_of("mf-commander")) == 1
    play.until("night.victim")
    assert play.view(None).commander == 6


# ---- children, single ballot


def single(votes: str, **options: Any) -> Play:
    return town(T7, begin="vote", kids_single_ballot=True, **options).ballot(votes)


@pytest.mark.rule("MF-12.4")
@pytest.mark.parametrize(
    ("votes", "out"),
    [
        pytest.param(V1, 3, id="V-60"),
        pytest.param("1>3 2>3 4>3 3>5 6>5 5>2 7>2", 3, id="V-62"),
        pytest.param("4>6", 6, id="V-66"),
    ],
)
def test_a_single_ballot_condemns_at_once(votes: str, out: int) -> None:
    play = single(votes)
    assert play.condemned() == out and play.notices_of("mf-speech") == []


@pytest.mark.rule("MF-12.4")
def test_a_single_ballot_with_a_tie_has_a_final() -> None:
    play = single(V4)
    assert play.speeches() == [3, 5] and play.open("vote.final")
    play = single("1>3 2>3 3>5 4>5 5>2 6>2 7>1")
    assert play.speeches() == [2, 3, 5]
    assert play.ballot("1>2 2>3 3>2 4>2 5>3 6>5 7>5").condemned() == 2


@pytest.mark.rule("MF-12.4")
def test_a_single_ballot_without_votes() -> None:
    play = single("").clock("ready").ballot("")
    assert play.notices_of("mf-no-verdict") == [{"why": "nobody_voted"}] and play.condemned() is None


@pytest.mark.rule("MF-12.4")
def test_a_single_ballot_with_a_commander() -> None:
    assert six_of_eight(kids_single_ballot=True).ballot(V41).condemned() == 2
    play = six_of_eight(kids_single_ballot=True, commander_first_ballot="suspects").ballot(V41)
    assert sorted(play.suspects()) == [2, 4] and sorted(play.speeches()) == [2, 4]
