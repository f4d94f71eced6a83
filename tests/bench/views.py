"""Objects made from a game again and again: the view of a seat, the saved record, and a game of automated players."""

import time
from collections.abc import Callable, Iterator

import engines
from bot.simulation.simulate import simulate
from engines.table import Game
from tests.bench.kernel import Dice, play
from tests.bench.result import Result
from tests.engines.hooks import hooks_of


def played(game: str, seats: int) -> Game:
    """Return a finished game with most of its rules in play."""
    finished = engines.start(game, seats=seats, options=hooks_of(game).fullest, seed=7)
    play(finished, Dice(7))
    return finished


def microseconds(doing: Callable[[], object], times: int) -> float:
    begun = time.process_time()
    for _ in range(times):
        doing()
    return 1e6 * (time.process_time() - begun) / times


def measure() -> Iterator[Result]:
    """Measure the smallest, a middling and the largest table of every game."""
    for game, rulebook in engines.GAMES.items():
        sizes = rulebook.seats
        for seats in dict.fromkeys((sizes[0], sizes[len(sizes) // 3], sizes[-1])):
            yield from measured(game, seats)


def measured(game: str, seats: int) -> Iterator[Result]:
    record = played(game, seats).record
    half = engines.replay(record, len(record.moves) // 2)
    seat, everybody = microseconds(lambda: half.view(0), 300), microseconds(lambda: half.view(None), 300)
    yield Result(f"{game}, {seats} seats, view of a seat", f"{seat:,.0f} µs")
    yield Result("  in parts of what everybody sees", f"{seat / everybody:.2f}")
    yield Result("  record as JSON, per 1,000 answers", f"{len(record.model_dump_json()) / len(record.moves):,.0f} kB")
    each = microseconds(lambda: simulate(game, seats, games=1), 5) / 1000
    yield Result("  a game of automated players", f"{each:,.0f} ms")
