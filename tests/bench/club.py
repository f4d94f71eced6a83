"""The club: folding ratings and drawing tables (CL-12.9, CL-9.5)."""

import time

from bot.evenings.lobbies.seating import PlayedGame, draw, pair_costs
from bot.results.outcome import GameResult
from bot.results.ratings import fold
from engines.chance import Stream
from tests.bench.result import Result
from tests.bot.results.finished_games import race, town

GAMES = 10_000
PEOPLE = 60


def _games() -> list[GameResult]:
    stream = Stream(12, "games")
    games = []
    for number in range(GAMES):
        people = stream.shuffled(range(PEOPLE))
        if number % 2:
            games.append(town(people[:3], people[3:11], stream.pick(("mafia", "police")), table=f"t{number}", ended_at=number))
        else:
            games.append(race(people[:5], (1, 2, 3, 3, 5), table=f"t{number}", ended_at=number))
    return games


def _folding() -> float:
    games = _games()
    begin = time.process_time()
    fold(games)
    return time.process_time() - begin


def _drawing() -> float:
    stream = Stream(9, "history")
    history = [PlayedGame(0, frozenset(stream.shuffled(range(84))[:15])) for _ in range(300)]
    costs = pair_costs(history, (), 1)
    begin = time.process_time()
    draw(range(84), (21, 21, 21, 21), costs, 9)
    return time.process_time() - begin


def measure() -> list[Result]:
    """Fold ten thousand games of two kinds at once; draw four tables of people who have played together."""
    return [
        Result("10,000 games folded into ratings (CL-12.9: 3 s)", f"{_folding():.2f} s"),
        Result("84 people drawn to 4 tables (CL-9.5: 500 ms)", f"{_drawing() * 1000:.0f} ms"),
    ]
