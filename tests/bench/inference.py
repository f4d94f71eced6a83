"""The cost of the public posterior of Mafie: time of one public fact, of a decision given the posterior, and memory (MA-1.10, MA-14.2).

Times are those of the processor. The facts are those of games among automated players. Each game is gone through twice and timed the
second time: the worlds of the deal are enumerated once a process, for all tables.
"""

import sys
import time
import tracemalloc
from collections.abc import Iterator

from bot.lab.mafie_facts import FinishedMafie, play
from engines.players.inference import Knowledge, Posterior, after, opening
from tests.bench.result import Result, percentile

GAMES = {7: 6, 11: 6, 15: 4, 18: 1, 21: 1}
BOUNDS = {7: 1.0, 11: 1.0, 15: 1.0, 21: 15.0}
"""Milliseconds a fact at most."""

DECISION = 2.0
MEMORY = 4_000_000


def measure() -> Iterator[Result]:
    """Measure games of each size, fact by fact."""
    for seats, games in GAMES.items():
        played = [play(seats, 7_000_000 + game, "normal", "normal") for game in range(games)]
        facts: list[float] = []
        decisions: list[float] = []
        for one in played:
            _timed(one, [], [])
            _timed(one, facts, decisions)
        mean, slow, bound = sum(facts) / len(facts), percentile(facts, 0.99), BOUNDS.get(seats)
        wanted = "" if bound is None else f"{bound:.0f} ms"
        yield Result(f"{seats} seats, a public fact", f"{mean:.2f} ms", wanted, None if bound is None else mean <= bound)
        yield Result("  the slowest of a hundred", f"{slow:.2f} ms", wanted, None if bound is None else slow <= bound)
        decided = percentile(decisions, 0.5)
        yield Result("  what a Policeman concludes of all seats", f"{decided:.2f} ms", f"{DECISION:.0f} ms", decided <= DECISION)
        kept = _kept(played[0])
        yield Result("  memory of a posterior", f"{kept / 1e6:.2f} MB", f"{MEMORY / 1e6:.0f} MB", kept <= MEMORY)


def _timed(played: FinishedMafie, facts: list[float], decisions: list[float]) -> None:
    """Note the milliseconds of each fact, and of what one of the Police concludes after it."""
    posterior = opening(played.setup)
    seat = played.tokens.index("police")
    for fact in played.facts:
        begun = time.process_time()
        posterior = after(posterior, fact)
        _ = posterior.marginals
        between = time.process_time()
        if seat in posterior.living:
            mine = posterior.given(Knowledge(tokens={seat: "police"}))
            _ = [mine.mafia(other) for other in posterior.living]
            decisions.append(1000 * (time.process_time() - between))
        facts.append(1000 * (between - begun))


def _kept(played: FinishedMafie) -> int:
    """Return the bytes of the posterior of the first day, with what it has computed."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    posterior: Posterior = opening(played.setup)
    for fact in played.facts[: min(30, len(played.facts))]:
        posterior = after(posterior, fact)
        _ = posterior.marginals
    kept = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return max(kept, sys.getsizeof(posterior))
