"""Automated players of Zbojníci: legal, repeatable, clearly better than chance as prince, robber and duellist, and able to take over."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pytest
from pydantic import BaseModel

import engines
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of, simulate
from engines.asking import Ask
from engines.chance import Stream
from engines.players import Player, RandomPlayer, player_for
from engines.players.basic import PlayerWrapper
from engines.players.protocol import Picks
from engines.players.whims import LEVELS, Whims
from engines.players.zbojnici import ZbojniciPlayer
from engines.table import Game
from engines.zbojnici.asks import FIGURE, HARBOR
from tests.engines.driving import random_move
from tests.soak.amounts import first_or_all

GAMES = 30


def play(seats: int, seed: int, clever: Callable[[int, int | None], bool]) -> tuple[Game, int | None]:
    """Play a game in which the seats for which ``clever(seat, prince)`` holds have sense and all others have none."""
    game = engines.start("zbojnici", seats=seats, seed=seed)
    view: Any = game.view(None)
    players: Sequence[Player] = [
        player_for("zbojnici", seat, seed) if clever(seat, view.prince) else RandomPlayer(seat, stream)
        for seat, stream in ((seat, Stream(seed, f"player {seat}")) for seat in range(seats))
    ]
    Circle(game, players).play()
    return game, view.prince


@cache
def ends(seats: int, clever: Callable[[int, int | None], bool]) -> list[tuple[frozenset[int], int | None]]:
    """Return who won each of the games, and who was the prince in it."""
    ended = []
    for seed in range(GAMES):
        game, prince = play(seats, seed, clever)
        assert game.outcome is not None
        ended.append((game.outcome.winners, prince))
    return ended


def wins(seats: int, clever: Callable[[int, int | None], bool], winner: Callable[[int, int | None], bool]) -> int:
    """Return the number of games with a winner for which ``winner(seat, prince)`` holds."""
    return sum(any(winner(seat, prince) for seat in winners) for winners, prince in ends(seats, clever))


def nobody(seat: int, prince: int | None) -> bool:
    return False


def first_robber(seat: int, prince: int | None) -> bool:
    return seat == (1 if prince == 0 else 0)


def is_prince(seat: int, prince: int | None) -> bool:
    return seat == prince


@pytest.mark.parametrize(("seats", "share"), [(4, 8), *(pytest.param(*one, marks=pytest.mark.soak) for one in ((3, 8), (6, 6)))])
def test_a_robber_with_sense_beats_robbers_without(seats: int, share: int) -> None:
    assert wins(seats, first_robber, first_robber) >= GAMES * share // 10
    assert wins(seats, nobody, first_robber) <= GAMES * 5 // 10


@pytest.mark.parametrize("seats", first_or_all(4, 3, 6))
def test_a_prince_with_sense_keeps_his_treasury_more_often(seats: int) -> None:
    chance = wins(seats, nobody, is_prince)
    assert wins(seats, is_prince, is_prince) >= max(GAMES * 8 // 10, chance + GAMES // 5)


def test_a_duellist_with_sense_beats_one_without() -> None:
    assert wins(2, lambda seat, prince: seat == 1, lambda seat, prince: seat == 1) >= GAMES * 9 // 10


@pytest.mark.soak
def test_both_sides_win_among_players_with_sense() -> None:
    tally = simulate("zbojnici", 4, games=60)
    assert 10 <= tally.reasons["treasury_kept"] <= 50


def test_the_same_streams_make_the_same_game() -> None:
    one, two = (play(5, 7, lambda seat, prince: True)[0] for _ in range(2))
    assert one.record == two.record
    assert play(5, 8, lambda seat, prince: True)[0].record.moves != one.record.moves


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_they_can_take_over_any_seat_at_any_moment(seats: int) -> None:
    for seed in range(10):
        game, stream = engines.start("zbojnici", seats=seats, seed=seed), Stream(seed, "before")
        for _ in range(stream.below(120)):
            if game.outcome is None:
                random_move(game, stream)
        Circle(game, players_of("zbojnici", seats, seed, "auto")).play(most=2_000)
        assert game.outcome is not None


def test_a_plan_that_somebody_else_has_begun_is_completed() -> None:
    game = engines.start("zbojnici", seats=3, seed=4)
    while game.asks[0].name == "zbojnici.color":
        game.expire()
    ask = next(ask for ask in game.asks if len(ask.options) == 7)
    game.answer(ask.id, ask.options[3].id)
    player = ZbojniciPlayer(ask.seat, Whims(1, ask.seat))
    for _ in range(3):
        for now in [one for one in game.asks if one.seat == ask.seat]:
            game.answer(now.id, *(player.choose(now, game.view(ask.seat)) or ()))
    plan: Any = game.view(ask.seat)
    assert plan.me.figures[0] == ask.options[3].id.partition(":")[2]
    assert len(plan.me.figures) == 3


def test_they_know_only_their_own_view() -> None:
    """Two games that differ only in what a seat may not know get the same answer from it."""
    game = engines.start("zbojnici", seats=4, seed=6)
    while game.asks[0].name == "zbojnici.color":
        game.expire()
    other = engines.replay(game.record)
    seat, rival = [ask.seat for ask in game.asks if len(ask.options) == 7][:2]
    for one, pick in ((game, 0), (other, 5)):
        ask = next(ask for ask in one.asks if ask.seat == rival)
        one.answer(ask.id, ask.options[pick].id)
    answers = []
    for one in (game, other):
        ask = next(ask for ask in one.asks if ask.seat == seat)
        answers.append(ZbojniciPlayer(seat, Whims(2, seat)).choose(ask, one.view(seat)))
    assert answers[0] == answers[1]


@pytest.mark.rule("MA-3.4")
def test_a_question_that_is_asked_twice_gets_the_same_answer() -> None:
    """A bandit at the Harbour, too, trades as if it had been asked once."""
    played = []
    for times in (1, 2):
        game = engines.start("zbojnici", seats=4, seed=2)
        Circle(game, [Repeating(player, times) for player in players_of("zbojnici", 4, 2, "normal")]).play()
        played.append(game.record.moves)
    assert any(move.ask_name == HARBOR for move in played[0])
    assert played[0] == played[1]


class Repeating(PlayerWrapper):
    """A player who is asked everything ``times`` times and gives its last answer."""

    def __init__(self, player: Player, times: int) -> None:
        super().__init__(player)
        self._times = times

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        return [super(Repeating, self).choose(ask, view) for _ in range(self._times)][-1]


@pytest.mark.rule("MA-14.7")
def test_a_gentle_prince_puts_guards_anywhere() -> None:
    """A normal one puts them where robbers are tempted, and never two into one district."""
    game = engines.start("zbojnici", seats=4, seed=2)
    view: Any = game.view(None)
    circle = Circle(game, players_of("zbojnici", 4, 2, "normal"))
    while (ask := next((ask for ask in game.asks if (ask.seat, ask.name) == (view.prince, FIGURE)), None)) is None:
        circle.step()
    spread, twice = {}, {}
    for level in LEVELS[:2]:
        players = [ZbojniciPlayer(ask.seat, Whims(seed, ask.seat, level)) for seed in range(600)]
        counts = Counter(player.choose(ask, game.view(ask.seat)) for player in players)
        spread[level] = max(counts.values()) / min(counts.values())
        twice[level] = any(len({*player._wanted}) < len(player._wanted) for player in players)
    assert spread["gentle"] < 2 < spread["normal"]
    assert twice == {"gentle": True, "normal": False}
