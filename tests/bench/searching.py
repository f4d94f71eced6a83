"""The cost of looking ahead: CPU of a decision in its process, and of asking for one in the bot's, where clicks wait meanwhile (MA-6.5)."""

import pickle
import time
from collections.abc import Iterator

import engines
from bot.simulation.playing import Circle
from bot.simulation.search import best, situation_of
from bot.simulation.simulate import players_of
from engines import Ask, Game
from tests.bench.result import Result, percentile

GAME = "zbojnici"
SIZES = (3, 6)
EVERY = 9
"""One decision of so many moves is measured."""
DECISION = 1500.0
ASKING = 5.0
"""Milliseconds at most."""


def measure() -> Iterator[Result]:
    """Measure decisions of one game of each size."""
    for seats in SIZES:
        thought: list[float] = []
        asked: list[float] = []
        for game, ask in _questions(seats):
            begun = time.process_time()
            situation = situation_of(game, ask, 1)
            pickle.dumps(situation)
            between = time.process_time()
            found = best(situation)
            asked.append(1000 * (between - begun))
            if found is not None:
                thought.append(1000 * (time.process_time() - between))
        slow, loop = max(thought), percentile(asked, 0.99)
        yield Result(f"{seats} seats, a decision, median of {len(thought)}", f"{percentile(thought, 0.5):.0f} ms")
        yield Result("  the slowest", f"{slow:.0f} ms", f"{DECISION:.0f} ms", slow <= DECISION)
        yield Result("  asking for it, in the process of the bot, 99 %", f"{loop:.2f} ms", f"{ASKING:.0f} ms", loop <= ASKING)


def _questions(seats: int) -> Iterator[tuple[Game, Ask]]:
    game = engines.start(GAME, seats=seats, seed=5)
    circle, moves = Circle(game, players_of(GAME, seats, 5, "normal")), 0
    while game.outcome is None:
        circle.step()
        moves += 1
        if moves % EVERY == 0 and game.asks:
            yield game, game.asks[0]
