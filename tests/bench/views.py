"""What is made from a game again and again: the view of a seat, the saved record, and a game of automated players."""

import time
from collections.abc import Callable, Iterator

import engines
from bot.simulation import simulate
from engines.table import Game
from tests.bench.kernel import Dice, play
from tests.bench.result import Result

SEATS = (6, 11, 21)


def played(seats: int) -> Game:
    """Return a finished game of Mafie with cards."""
    game = engines.start("mafie", seats=seats, options={"extended": True}, seed=7)
    play(game, Dice(7))
    return game


def microseconds(doing: Callable[[], object], times: int) -> float:
    begun = time.process_time()
    for _ in range(times):
        doing()
    return 1e6 * (time.process_time() - begun) / times


def measure() -> Iterator[Result]:
    """Measure small, common and full tables."""
    for seats in SEATS:
        record = played(seats).record
        half = engines.replay(record, len(record.moves) // 2)
        seat, everybody = microseconds(lambda half=half: half.view(2), 300), microseconds(lambda half=half: half.view(None), 300)
        yield Result(f"mafie, {seats} seats, view of a seat", f"{seat:,.0f} µs")
        yield Result("  in parts of what everybody sees", f"{seat / everybody:.2f}")
        yield Result("  record as JSON, per 1,000 answers", f"{len(record.model_dump_json()) / len(record.moves):,.0f} kB")
        each = microseconds(lambda seats=seats: simulate("mafie", seats, games=1), 10) / 1000
        yield Result("  a game of automated players", f"{each:,.0f} ms")
