"""The two walk-throughs of the rules, W-1 and W-2, step by step."""

import pytest

from tests.engines.mafie.harness import T7, numbers, town


@pytest.mark.rule("MF-3.7", "MF-5.12", "MF-8.2", "MF-7.14")
def test_w1_one_round_with_eleven_seats() -> None:
    play = town("AMMPPPPPPPP", {5: 1, 6: 2, 2: 3})
    forces = [play.town.force(seat) for seat in range(11)]
    assert (forces.count("mafia"), forces.count("police")) == (2, 9)

    assert len(play.options("peek", 1)) == 10 and sorted(play.open("hunch")) == list(range(2, 12))
    play.do("1 peek:2")
    assert play.notices_of("mf-agent-saw", 1) == [{"seat": "2", "token": "mafia"}] and play.open("hunch")
    play.clock()

    assert {seat: set(options) for seat, options in play.open("victim").items()} == {s: numbers("1 4 5 6 7 8 9 10 11") for s in (2, 3)}
    assert len(play.options("night.recruit", 2)) == 10 and len(play.open("hunch")) == 9
    play.do("3 kill:4", "2 recruit:7")
    assert sorted(play.open("victim")) == [2, 3, 7] and play.options("victim", 7) == numbers("1 4 5 6 8 9 10 11")
    assert 7 not in play.open("hunch") and [play.town.force(seat) for seat in range(11)].count("mafia") == 3
    play.do("2 kill:5", "3 kill:5", "7 kill:1", "7 kill:5")
    assert play.last("mf-victim") == {"seat": "5", "how": "agreed"} and len(play.open("hunch")) == 8
    play.clock("hunch")

    assert play.open("vest") == {5: ["pass", "card:1"]}
    play.do("5 accept")
    assert len(play.open("bandage")) == 10 and play.options("bandage", 6) == {"pass", "card:2"}
    play.do("6 bandage")
    assert len(play.living()) == 11 and play.state.spent == [3, 2] and play.view(1).seats[4].token is None

    assert play.names() == {"day.ready"} and play.view(None).ready_needed == 9
    play.do(*[f"{seat} ready" for seat in range(1, 10)])
    play.ballot("1>2 2>8 3>8 4>2 5>2 6>8 7>8 8>2 9>3 10>2 11>3")
    assert play.last("mf-tally")["counted"] == ("2", "8", "3") and play.last("mf-tally")["sums"] == (5, 4, 2)
    assert play.speeches() == [8, 2]
    play.ballot("1>2 2>8 3>8 4>2 5>2 6>8 7>8 8>2 10>2 11>8")
    assert play.last("mf-tally")["sums"] == (5, 5)
    changes = {seat: set(options) - {"pass"} for seat, options in play.open("change").items()}
    assert changes == {**{s: {"8"} for s in (1, 4, 5, 10)}, **{s: {"2"} for s in (3, 6, 7, 11)}, 9: {"2", "8"}}
    play.do("9 change:2")
    assert play.condemned() == 2 and play.open("vest") == {2: ["pass"]}
    play.do("2 accept")
    assert play.last("mf-out") == {"seat": "2", "token": "mafia", "gang": False, "cause": "ballot"}
    forces = [play.town.force(seat) for seat in play.town.living()]
    assert (forces.count("mafia"), forces.count("police")) == (2, 8)
    assert play.last("mf-round") == {"round": 2} and play.open("peek") and len(play.living()) == 10


@pytest.mark.rule("MF-3.7", "MF-11.3")
def test_w2_a_whole_game_with_seven_seats() -> None:
    play = town(T7)
    assert play.options("peek", 1) == {"pass", *"234567"} and len(play.open("hunch")) == 6
    play.do("1 peek:4").clock()
    assert play.last("mf-agent-saw")["token"] == "police" and play.notices_of("mf-no-victim") == [{}]
    assert play.view(None).ready_needed == 6
    play.do(*[f"{seat} ready" for seat in range(1, 7)])
    play.ballot("1>2 2>3 3>5 4>3 5>3 6>2 7>2")
    assert play.speeches() == [2, 3]
    play.ballot("2>3 4>3 5>3 7>3 1>2 3>2 6>2")
    assert play.condemned() == 3 and play.last("mf-out")["token"] == "police"

    assert not play.open("peek") and play.options("victim", 2) == numbers("1 4 5 6 7") and len(play.open("hunch")) == 5
    play.do("2 kill:1").clock("hunch")
    assert play.last("mf-out") == {"seat": "1", "token": "agent", "gang": False, "cause": "mafia"}
    play.until("vote.first").ballot("2>4 4>2 5>2 6>4 7>2")
    assert play.speeches() == [4, 2]
    play.ballot("2>4 4>2 5>2 6>2 7>2")
    assert play.last("mf-out")["token"] == "mafia"
    assert play.reason() == "police" and play.winners() == {1, 3, 4, 5, 6, 7}
