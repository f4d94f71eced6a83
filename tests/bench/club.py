"""The club: folding ratings and drawing tables (CL-12.9, CL-9.5)."""

import time

from bot.club.outcome import GameResult
from bot.club.ratings import fold
from engines.chance import Stream
from tests.bench.result import Result
from tests.bot.club.finished_games import race, town

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


def measure() -> list[Result]:
    """Fold ten thousand games of two kinds, at once."""
    games = _games()
    begin = time.process_time()
    fold(games)
    return [Result("10,000 games folded into ratings (CL-12.9: 3 s)", f"{time.process_time() - begin:.2f} s")]
