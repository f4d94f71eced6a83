"""Knowledge of answers at a seat of Mafia City: unannounced ones follow from later events (MA-6.2)."""

from typing import cast

import pytest

import engines
from engines.chance import Stream
from engines.mafia_city import asks
from engines.mafia_city.state import CityState
from engines.mafia_city.table import City
from engines.table import Game
from tests.engines.imagining.imagining_of import imagined

SEATS = 4


def state_of(game: Game) -> CityState:
    return cast("City", game._table).state


def first_turn(seed: int) -> tuple[Game, int]:
    """Return a game in its first turn, and whose it is."""
    game = engines.start("mafia_city", seats=SEATS, seed=seed)
    while state_of(game).phase == "setup":
        game.expire()
    return game, state_of(game).starting


def answer(game: Game, seat: int, name: str, *picks: str) -> None:
    game.answer(next(ask.id for ask in game.asks if (ask.seat, ask.name) == (seat, name)), *picks)


def same(game: Game, seat: int, number: int = 20) -> list[Game]:
    """Imagine a game so many times; each looks as it should."""
    stream = Stream(9, "answers")
    others = []
    for _ in range(number):
        other = imagined(game, seat, stream)
        assert other is not None
        assert other.view(seat) == game.view(seat)
        others.append(other)
    return cast("list[Game]", others)


@pytest.mark.rule("MA-6.2")
def test_a_draft_that_ran_out_of_time_is_dropped_again() -> None:
    """The clock answers for the seat as it did: the turn is a pass, though it began with a Mafioso to be placed."""
    game, seat = first_turn(2)
    answer(game, seat, asks.TURN, "place")
    game.expire()
    assert state_of(game).players[seat].passed
    for other in same(game, seat, 3):
        assert [move.by for move in other.record.moves][-1] == "clock"


@pytest.mark.rule("MA-6.2")
def test_whether_others_passed_for_good_is_guessed_from_the_cards_they_may_have() -> None:
    game, passing = first_turn(2)
    answer(game, passing, asks.TURN, "pass")
    answer(game, passing, asks.PASS_MODE, "final")
    watching = [state_of(other).players[passing].watch for other in same(game, (passing + 1) % SEATS)]
    assert set(watching) == {True, False}


BULLETS = (3, 8, 12, 17, 21, 22, 26, 27, 35, 44)
"""The ten cards with a Bullet (table 5.6)."""


def with_a_bullet() -> tuple[Game, int, int]:
    """Return a game in its first turn, whose it is, and a Bullet in that hand."""
    for seed in range(1, 80):
        game, seat = first_turn(seed)
        for card in state_of(game).players[seat].cards:
            if card in BULLETS:
                return game, seat, card
    raise AssertionError("nobody was dealt a Bullet")


@pytest.mark.rule("MA-6.2")
def test_a_user_of_a_bullet_was_on_the_watch() -> None:
    game, passing, bullet = with_a_bullet()
    answer(game, passing, asks.TURN, "pass")
    answer(game, passing, asks.PASS_MODE, "watch")
    watcher = (passing + 1) % SEATS
    for step in range(1, SEATS):
        seat = (passing + step) % SEATS
        answer(game, seat, asks.TURN, "place")
        answer(game, seat, asks.PLACE, "location:3")
    answer(game, passing, asks.BULLET, f"card:{bullet}")
    for other in same(game, watcher):
        assert state_of(other).players[passing].watch
        assert state_of(other).in_play == [bullet]


@pytest.mark.rule("MA-6.2")
def test_nothing_is_guessed_of_a_window_that_is_open() -> None:
    """Nobody is told who has answered: so in an imagined game the others are still asked."""
    for seed in range(1, 200):
        game, seat = first_turn(seed)
        ids = [option.id for ask in game.asks if ask.name == asks.TURN for option in ask.options]
        if "text" not in ids:
            continue
        answer(game, seat, asks.TURN, "text")
        if not any(ask.name == asks.THIEF for ask in game.asks):
            continue
        victim = (seat + 1) % SEATS
        answer(game, seat, asks.THIEF, f"seat:{victim}")
        others = {ask.seat for ask in game.asks if ask.name == asks.VETO}
        assert len(others) == SEATS - 1
        answer(game, min(others - {victim}), asks.VETO, "pass")
        for other in same(game, victim, 5):
            assert {ask.seat for ask in other.asks if ask.name == asks.VETO} == others
        return
    raise AssertionError("nobody began with a Thief alone")
