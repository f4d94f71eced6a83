"""Automated players of Escape Plan: legal, repeatable, clearly better than chance, out of the city in time, and able to take over."""

from collections.abc import Callable
from typing import Any

import pytest

import engines
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of
from engines.chance import Stream
from engines.players import Player, RandomPlayer, player_for
from engines.players.escape_plan import EscapePlanPlayer
from engines.players.whims import Whims
from engines.table import Game
from tests.engines.driving import random_move
from tests.soak.amounts import first_or_all

GAMES = 6


def play(seats: int, seed: int, clever: Callable[[int], bool]) -> Game:
    """Play a game in which the seats for which ``clever`` holds have sense and all others have none."""
    game = engines.start("escape_plan", seats=seats, seed=seed)
    players: list[Player] = [
        player_for("escape_plan", seat, seed) if clever(seat) else RandomPlayer(seat, stream)
        for seat, stream in ((seat, Stream(seed, f"player {seat}")) for seat in range(seats))
    ]
    Circle(game, players).play()
    return game


def escaped(game: Game) -> list[int]:
    view: Any = game.view(None)
    return [player.seat for player in view.players if player.gone == "escaped"]


@pytest.mark.parametrize("seats", first_or_all(2, 4))
def test_a_sensible_player_beats_random_ones_and_escapes(seats: int) -> None:
    """Chance would win one game in ``seats``, if it got away at all."""
    won = fled = 0
    for seed in range(GAMES):
        game = play(seats, seed, lambda seat: seat == 0)
        assert game.outcome is not None
        won += game.outcome.winners == {0}
        fled += 0 in escaped(game)
    assert won >= GAMES - 1
    assert fled >= GAMES - 1


@pytest.mark.soak
def test_among_themselves_most_escape_with_money() -> None:
    games = [play(3, seed, lambda seat: True) for seed in range(GAMES)]
    assert sum(len(escaped(game)) for game in games) >= 3 * GAMES * 85 // 100
    scores = [score for game in games if game.outcome for score in (game.outcome.scores or {}).values()]
    assert sum(scores) / len(scores) > 350


@pytest.mark.soak
def test_alone_it_mostly_gets_away_from_the_lieutenant() -> None:
    assert sum(bool(escaped(play(1, seed, lambda seat: True))) for seed in range(GAMES)) >= GAMES - 1


def test_the_same_streams_make_the_same_game() -> None:
    one, two = (play(2, 7, lambda seat: True) for _ in range(2))
    assert one.record == two.record


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_they_can_take_over_any_seat_at_any_moment(seats: int) -> None:
    for seed in range(3):
        game, stream = engines.start("escape_plan", seats=seats, seed=seed), Stream(seed, "before")
        for _ in range(stream.below(60 * seats)):
            if game.outcome is None:
                random_move(game, stream)
        Circle(game, players_of("escape_plan", seats, seed, "auto")).play(most=2_000)
        assert game.outcome is not None


def test_a_clock_does_not_run_out_because_nothing_is_ticked() -> None:
    """A player with a travel effect may decline it and goes on choosing."""
    game = play(3, 3, lambda seat: True)
    drafts = [move for move in game.record.moves if move.ask_name == "escape_plan.travel.boosts"]
    assert any(not move.picks for move in drafts)
    assert all(move.by == "auto" for move in drafts)


def test_they_know_only_their_own_view() -> None:
    """Two games that differ only in the plan of another seat get the same answers from it."""
    game = engines.start("escape_plan", seats=3, seed=6)
    other = engines.replay(game.record)
    table: Any = other._table
    first, last = table.state.players[1], table.state.players[2]
    first.plan, last.plan = last.plan, first.plan
    answers = []
    for one in (game, other):
        while not (one.asks[0].seat == 0 and one.asks[0].name == "escape_plan.city.tile") and one.outcome is None:
            one.expire()
        ask = one.asks[0]
        answers.append(EscapePlanPlayer(0, Whims(2, 0)).choose(ask, one.view(0)))
    assert answers[0] == answers[1]
