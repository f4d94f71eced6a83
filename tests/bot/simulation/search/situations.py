"""Decisions for tests of looking ahead."""

from collections.abc import Iterator

import engines
from bot.simulation.playing import Circle
from bot.simulation.search import Situation, situation_of
from bot.simulation.simulate import players_of
from engines import Ask, Game
from engines.zbojnici import asks

SEATS = 3


def decisions(seed: int = 5, *, names: tuple[str, ...] = (), from_day: int = 5, name: str = "zbojnici") -> Iterator[tuple[Game, Ask]]:
    """Give the questions of a game among normal players, from a day (or round) near its end on, and the game as it stands."""
    game = engines.start(name, seats=SEATS, seed=seed)
    circle = Circle(game, players_of(name, SEATS, seed, "normal"))
    while game.outcome is None:
        if getattr(game.view(None), "round", 0) >= from_day:
            yield from ((game, ask) for ask in game.asks if not names or ask.name in names)
        circle.step()


def first(*names: str, seed: int = 5) -> Situation:
    """Return the first decision of one of these questions."""
    game, ask = next(decisions(seed, names=names or (asks.WHEEL_ROBBER,)))
    return situation_of(game, ask, seed)
