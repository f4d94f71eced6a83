"""Strikes and the end of the game (MF-8, MF-9; vectors E)."""

from typing import Any

import pytest

from tests.engines.mafie.harness import T10, Play, town

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


# ---- the end


@pytest.mark.rule("MF-9.4", "MF-9.6", "MF-9.8", "MF-9.11", "MF-15.20")
def test_the_police_win_when_the_mafia_are_wiped_out() -> None:
    play = condemned(2, living="2 9 10")
    assert play.reason() == "police" and play.winners() == {1, 4, 5, 6, 7, 8, 9, 10}
    end = play.last("mf-end")
    assert end["reason"] == "police" and end["mafia"] == ("2", "3") and end["agent"] == ("1",)
    view = play.view(None)
    assert all(seat.token for seat in view.seats) and view.winner == "police" and view.story is not None
    assert play.game.asks == ()


@pytest.mark.rule("MF-9.5", "MF-9.6")
def test_parity_is_no_end() -> None:
    play = town(T10, living="2 3 9", begin="vote")
    play.until("night.victim").do("2 kill:9", "3 kill:9").clock("hunch")
    assert play.reason() == "mafia" and play.winners() == {2, 3}


@pytest.mark.rule("MF-9.9", "MF-33.1")
def test_all_wiped_out_by_one_strike_is_a_draw() -> None:
    play = at_dawn(9, cards={9: LAST_SHOT, 10: 2}, living="2 9").do("2 leave_it")
    assert play.last("mf-out")["token"] == "police" and play.reason() is None
    play.do("9 shoot:2")
    assert play.reason() == "all_out" and play.winners() == set() and play.names() == set()


@pytest.mark.rule("MF-8.2", "MF-9.5")
def test_the_end_is_checked_after_the_last_shot() -> None:
    play = at_dawn(9, cards={9: LAST_SHOT}, living="2 3 9").do("9 shoot:2")
    assert play.reason() == "mafia" and play.winners() == {2, 3}
    play = condemned(9, cards={9: LAST_SHOT}, living="3 9 10")
    assert play.do("9 shoot:3").reason() == "police"


@pytest.mark.rule("MF-9.10", "MF-9.12")
def test_three_quiet_rounds_end_the_game() -> None:
    play = town(
        T10, cards={2: 14, 3: 15, 9: 16}, living="2 3 4", begin="vote", prepare=lambda state: setattr(state.seats[3], "token", "mafia")
    )
    for number in (2, 3):
        play.clock("first").clock("ready").clock("first")
        assert play.last("mf-round") == {"round": number}
        play.until("vote.first")
    play.clock("first").clock("ready").clock("first")
    assert play.reason() == "stalemate" and play.winners() == set()


@pytest.mark.rule("MF-9.10")
def test_an_elimination_starts_the_count_anew() -> None:
    play = town(T10, begin="vote").until("night.peek")
    assert play.state.quiet == 1
    play.until("night.victim").do("2 kill:4", "3 kill:4").clock("hunch")
    play.until("night.peek")
    assert play.state.quiet == 0


@pytest.mark.rule("MF-9.8")
def test_the_eliminated_win_with_their_side() -> None:
    play = at_dawn(4).until("vote.first")
    play.state.seats[2].living = False
    assert play.ballot("5>2").clock("speech").winners() >= {1, 4}


@pytest.mark.rule("MF-9.2")
def test_the_agent_is_police() -> None:
    play = town(T10, living="1 2", begin="night")
    assert play.reason() is None
    assert play.clock().do("2 kill:1").clock("hunch").reason() == "mafia"


@pytest.mark.rule("MF-9.12", "MF-15.19")
def test_the_host_ends_the_game_and_everything_is_shown() -> None:
    play = town(T10).do("1 peek:2")
    play.game.end()
    assert play.reason() == "aborted" and play.winners() == set() and play.game.asks == ()
    view = play.view(4)
    assert all(seat.token for seat in view.seats) and view.story is not None
    look = view.story.rounds[1].look
    assert look is not None and (look.agent, look.seat, look.token) == (0, 1, "mafia")


@pytest.mark.rule("MF-8.4", "MF-8.10")
def test_in_the_basic_game_a_strike_has_no_windows() -> None:
    play = at_dawn(4)
    assert play.sequence()[-4:] == ["dawn", "struck", "out", "discussion"]


@pytest.mark.rule("MF-8.8")
def test_the_eliminated_are_asked_nothing() -> None:
    play = at_dawn(1)
    for _ in range(60):
        assert all(ask.seat != 0 for ask in play.game.asks)
        play.clock()
        if play.game.outcome:
            break
