"""Automated players of Mafia City: legal, repeatable, clearly better than chance, and able to take over any seat."""

from typing import Any

import pytest

import engines
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of, simulate
from engines.chance import Stream
from engines.players import Player, RandomPlayer, player_for
from engines.players.mafia_city import MafiaCityPlayer
from engines.players.whims import Whims
from engines.table import Game
from tests.engines.driving import random_move
from tests.engines.mafia_city.harness import city
from tests.soak.amounts import first_or_all, little_or_much

GAMES = 12


def play(seats: int, seed: int, clever: tuple[int, ...]) -> Game:
    """Play a game in which the seats ``clever`` have sense and all others have none."""
    game = engines.start("mafia_city", seats=seats, seed=seed)
    players: list[Player] = []
    for seat in range(seats):
        stream = Stream(seed, f"player {seat}")
        players.append(player_for("mafia_city", seat, seed) if seat in clever else RandomPlayer(seat, stream))
    Circle(game, players).play()
    return game


@pytest.mark.parametrize("seats", first_or_all(3, 4, 5))
def test_a_player_with_sense_beats_players_without(seats: int) -> None:
    with_sense = sum(seed % seats in won(play(seats, seed, (seed % seats,))) for seed in range(GAMES))
    assert with_sense >= GAMES * 9 // 10
    without = sum(seed % seats in won(play(seats, seed, ())) for seed in range(GAMES))
    assert without <= GAMES * 7 // 10


def won(game: Game) -> frozenset[int]:
    assert game.outcome is not None
    return game.outcome.winners


@pytest.mark.soak
def test_every_seat_wins_among_players_with_sense() -> None:
    tally = simulate("mafia_city", 3, games=30)
    assert tally.reasons["idle"] == 0
    assert min(tally.seats[seat] for seat in range(3)) >= 3


def test_the_same_streams_make_the_same_game() -> None:
    one, two = (play(5, 7, (0, 1, 2, 3, 4)) for _ in range(2))
    assert one.record == two.record
    assert play(5, 8, (0, 1, 2, 3, 4)).record.moves != one.record.moves


@pytest.mark.parametrize("games", little_or_much(3, 8))
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_they_can_take_over_any_seat_at_any_moment(seats: int, games: int) -> None:
    for seed in range(games):
        game, stream = engines.start("mafia_city", seats=seats, seed=seed), Stream(seed, "before")
        for _ in range(stream.below(400)):
            if game.outcome is None:
                random_move(game, stream)
        Circle(game, players_of("mafia_city", seats, seed, "auto")).play(most=5_000)
        assert game.outcome is not None


def test_a_draft_that_somebody_else_has_begun_is_completed() -> None:
    play = city("action", {3: "B C", 4: "D"}, hands={"A": (33, 5)})
    play.do("A text 33 3")
    player = MafiaCityPlayer(0, Whims(1, 0))
    while play.asks("A"):
        (ask,) = play.asks("A")
        play.game.answer(ask.id, *(player.choose(ask, play.view("A")) or ()))
    assert [told["card"] if "card" in told else told["cards"] for told in play.notices_of("big-plan")] == [(33,)]


def test_a_token_that_costs_a_location_is_defended() -> None:
    play = city("action", {5: "B A"}, hands={"A": (5,), "B": (14, 2)})
    play.do("A text 5:1")
    (ask,) = play.asks("B")
    assert MafiaCityPlayer(1, Whims(1, 1)).choose(ask, play.view("B")) == ("card:14",)


def test_a_secret_deal_is_played_when_it_wins_a_location() -> None:
    play = city("evaluate:5", {5: "A B B"}, hands={"A": (45, 46, 47), "B": (2,)})
    (ask,) = play.asks("A")
    assert len(MafiaCityPlayer(0, Whims(1, 0)).choose(ask, play.view("A")) or ()) == 1  # a tie is won by the lowest token


def test_they_know_only_their_own_view() -> None:
    """Two games that differ only in what a seat may not know get the same answers from it."""
    games = [city("action", {3: "B C", 5: "A"}, hands={"A": (5, 33, 28), "B": hand, "C": (2,)}) for hand in ((45, 46), (14, 19))]
    answers: list[Any] = []
    for game in games:
        player = MafiaCityPlayer(0, Whims(2, 0))
        picks = []
        while game.asks("A") and game.state.window is None:
            (ask,) = game.asks("A")
            picks.append(player.choose(ask, game.view("A")) or ())
            game.game.answer(ask.id, *picks[-1])
        answers.append(picks)
    assert answers[0] == answers[1]
