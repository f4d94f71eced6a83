"""The rounds of learning (MA-1.6): play, count, fit, and repeat with the fitted parameters.

The seed alone decides every game and number, whatever the number of processes and the existing file.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from bot.lab.learning.counting import ChoiceCounts, count
from bot.lab.learning.fitting import fitted
from bot.lab.learning.measuring import judged
from bot.lab.learning.playing import FinishedMafie, pairings, play
from engines.players.inference.parameters import Band, Bands, use_instead

SEATS = ((6, 8), (9, 12), (13, 17), (18, 21))
"""The bands of MA-1.6."""

ROUNDS = 2

TAUS = (0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 1.0)

HELD_BACK = 5
"""Every n-th game is not counted but used to choose τ."""

BATCH = 5

Report = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class LearningGame:
    """One game to play: players by side, and the seed."""

    seats: int
    seed: int
    police: str
    mafia: str
    random: bool = True
    """Whether a tenth of the seats play at random."""
    held_back: bool = False
    """Whether it is used to choose τ, rather than counted."""

    def play(self) -> FinishedMafie:
        return play(self.seats, self.seed, self.police, self.mafia, random=self.random)


def start() -> Bands:
    """Return the parameters of the first round, which know nothing."""
    return tuple(fitted(ChoiceCounts(), seats, 0.5) for seats in SEATS)


def learn(names: Sequence[str], games: int, seed: int, *, processes: int, report: Report) -> Bands:
    """Return the bands learned from ``games`` games a band and round (the largest tables: half) among the named players."""
    bands = start()
    for number in range(ROUNDS):
        first = seed + number * 1_000_000
        with ProcessPoolExecutor(processes, initializer=use_instead, initargs=(bands,)) as pool:
            bands = tuple(_learned(pool, band, jobs(band, names, games, first), report) for band in bands)
    return tempered(bands, names, games // 2, seed + ROUNDS * 1_000_000, processes=processes, report=report)


def tempered(bands: Bands, names: Sequence[str], games: int, seed: int, *, processes: int, report: Report) -> Bands:
    """Return the bands with the best τ for ``games`` games a band that are played with these bands (MA-1.4).

    The held back games of the last round are few, and their players used other parameters: with their τ, forecasts were worth a sixth less.
    Nobody plays at random here, as nobody does at a table; that would make τ too cautious.
    """
    with ProcessPoolExecutor(processes, initializer=use_instead, initargs=(bands,)) as pool:
        found = tuple(_with_tau(pool, band, jobs(band, names, games, seed, random=False)) for band in bands)
    for band in found:
        report(f"{band.seats[0]}-{band.seats[1]} seats: in the end tau {band.tau}")
    return found


def jobs(band: Band, names: Sequence[str], games: int, seed: int, *, random: bool = True) -> list[LearningGame]:
    """Return the games of a band, with sizes and pairings in equal shares; ``random``: a tenth of the seats play at random."""
    number = games // 2 if band.seats == SEATS[-1] else games
    return [_job(band, pairings(names), seed, game, random=random) for game in range(max(number, HELD_BACK))]


def _job(band: Band, pairs: Sequence[tuple[str, str]], seed: int, game: int, *, random: bool) -> LearningGame:
    """Return one of a band's games; held back ones take sizes and pairings in turn as well."""
    turn, size = divmod(game, band.seats[1] + 1 - band.seats[0])
    round_of_all, pair = divmod(turn, len(pairs))
    held_back = (round_of_all + pair + size) % HELD_BACK == 0
    return LearningGame(band.seats[0] + size, seed + 10_000 * band.seats[0] + game, *pairs[pair], random=random, held_back=held_back)


def _learned(pool: ProcessPoolExecutor, band: Band, played: Sequence[LearningGame], report: Report) -> Band:
    counts = ChoiceCounts()
    for part in pool.map(_counted, *_batches([job for job in played if not job.held_back], band)):
        counts.add(part)
    found = _with_tau(pool, fitted(counts, band.seats, 1.0), [job for job in played if job.held_back])
    report(f"{band.seats[0]}-{band.seats[1]} seats: {counts.games} games counted, tau {found.tau}")
    return found


def _with_tau(pool: ProcessPoolExecutor, band: Band, played: Sequence[LearningGame]) -> Band:
    """Return the band with the best τ for these games."""
    parts = list(pool.map(_losses, *_batches(played, band)))
    losses = [sum(column) for column in zip(*parts, strict=True)]
    return band.model_copy(update={"tau": TAUS[losses.index(min(losses))]})


def _batches(played: Sequence[LearningGame], band: Band) -> tuple[Iterator[Sequence[LearningGame]], Iterator[Band]]:
    parts = [played[at : at + BATCH] for at in range(0, len(played), BATCH)]
    return iter(parts), iter([band] * len(parts))


def _counted(played: Sequence[LearningGame], band: Band) -> ChoiceCounts:
    counts = ChoiceCounts()
    for job in played:
        counts.add(count(job.play(), band))
    return counts


def _losses(played: Sequence[LearningGame], band: Band) -> list[float]:
    """Return the loss of each τ in these games."""
    games = [job.play() for job in played]
    return [judged(games, band.model_copy(update={"tau": tau})).loss for tau in TAUS]
