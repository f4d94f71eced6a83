"""Automated players never let a clock run out that the table waits for: nothing is an answer, and no answer is None."""

import pytest

import engines
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of
from engines.table import Ask, Game
from tests.soak.amounts import little_or_much

GAMES = 6


class Watched(Circle):
    """Notes what is still open when nobody wants to answer any more."""

    def __init__(self, game: Game, kind: str) -> None:
        super().__init__(game, players_of(game.rulebook.name, game.seats, game.record.seed, kind))  # type: ignore[arg-type]
        self.left: list[Ask] = []

    def step(self) -> None:
        before = self.game.moves_made
        open_then = [ask for ask in self.game.asks if ask.clock is not None and ask.holds]
        super().step()
        by_clock = [move for move in self.game.record.moves[before:] if move.by == "clock"] if self.game.moves_made > before else []
        lapsed = {(move.ask_name, move.seat) for move in by_clock}
        self.left += [ask for ask in open_then if (ask.name, ask.seat) in lapsed]


def left_alone(name: str, kind: str, options: dict[str, object], games: int) -> list[Ask]:
    """Return the questions of so many games on which the clock ran out."""
    seats = engines.GAMES[name].seats
    left: list[Ask] = []
    for seed in range(1, games + 1):
        circle = Watched(engines.start(name, seats=seats[seed * 7 % len(seats)], options=options, seed=seed), kind)
        circle.play()
        left += circle.left
    return left


@pytest.mark.parametrize(("name", "options"), [*((name, {}) for name in sorted(engines.GAMES)), ("mafie", {"extended": True})])
@pytest.mark.parametrize("games", little_or_much(1, GAMES))
def test_awaited_players_answer(name: str, options: dict[str, object], games: int) -> None:
    for ask in left_alone(name, "auto", options, games):
        # a window with only ``pass`` is for the clock, for people and automated players alike (MF-14.10)
        assert [option.id for option in ask.options] == ["pass"], (ask.name, ask.options, ask.least)


def test_nothing_at_all_is_an_answer() -> None:
    names = {"mafia_city": "mafia_city.strategy.withdraw", "nostra_city": "nostra_city.business.split"}
    for game, question in names.items():
        nothing = 0
        for seed in range(1, GAMES + 1):
            if nothing > 3:
                break
            played = engines.start(game, seats=4, seed=seed)
            Circle(played, players_of(game, 4, seed, "auto")).play()
            moves = [move for move in played.record.moves if move.ask_name == question and not move.picks]
            assert all(move.by == "auto" for move in moves)
            nothing += len(moves)
        assert nothing > 3, question
