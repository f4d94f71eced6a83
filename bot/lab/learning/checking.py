"""The bars of the public posterior (MA-1.12), measured on seeds that nothing was learned from."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from bot.lab.learning.learning import BATCH, Job
from bot.lab.learning.measuring import Quality, judged
from bot.lab.learning.partners import pairings
from engines.players.inference.parameters import band_of

SIZES = (7, 11, 15)

ABOVE = 0.003
"""No pairing may be worse than the rate by more."""

BELOW = 0.040
"""The mean over all pairings is better than the rate by as much, at ``MEANT`` seats."""

MEANT = (11, 15)

MISS, FORECASTS = 0.15, 300
"""Forecast and truth may differ by so much in a fifth with so many forecasts."""

SEED = 900_000_000
"""Learning uses smaller ones."""


def check(names: Sequence[str], games: int, *, processes: int) -> Iterator[tuple[str, bool]]:
    """Yield a line for everything that is measured, and whether it reaches its bar; ``games`` for each pairing."""
    with ProcessPoolExecutor(processes) as pool:
        for seats in SIZES:
            found = [(pair, _measured(pool, seats, pair, games)) for pair in pairings(names)]
            together = Quality()
            for (police, mafia), quality in found:
                yield _line(f"{seats} seats, Police {police}, Mafia {mafia}", quality), quality.brier <= quality.rate + ABOVE
                together.add(quality)
            gain = sum(quality.rate - quality.brier for _, quality in found) / len(found)
            yield f"{seats} seats, all pairings: {gain:.4f} below the rate", seats not in MEANT or gain >= BELOW
            misses = together.misses(FORECASTS)
            yield f"{seats} seats: forecast and truth differ by {max(misses, default=0.0):.3f} at most", max(misses, default=0.0) <= MISS


def _measured(pool: ProcessPoolExecutor, seats: int, pair: tuple[str, str], games: int) -> Quality:
    quality = Quality()
    played = [Job(seats, SEED + 100_000 * seats + game, *pair, random=False) for game in range(games)]
    for part in pool.map(_judged, [played[at : at + BATCH] for at in range(0, games, BATCH)]):
        quality.add(part)
    return quality


def _judged(played: Sequence[Job]) -> Quality:
    return judged([job.play() for job in played], band_of(played[0].seats))


def _line(what: str, quality: Quality) -> str:
    fifths = " ".join(f"{total / number:.2f}→{came / number:.2f}" for number, total, came in quality.fifths if number >= FORECASTS)
    return f"{what}: Brier {quality.brier:.4f}, rate {quality.rate:.4f}, {quality.count} forecasts; {fifths}"
