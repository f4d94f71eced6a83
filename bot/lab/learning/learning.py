"""The rounds of learning (MA-1.6): play, count, fit, and with what was learned once more.

Every game and every number follows from the seed; neither the number of processes nor the file that stands there changes a byte.
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
"""One game in so many is not counted: by those τ is chosen."""

BATCH = 5

Told = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class LearningGame:
    """One game to play: who plays what, and by which seed."""

    seats: int
    seed: int
    police: str
    mafia: str
    random: bool = True
    """Whether a tenth of the seats play at random."""
    held_back: bool = False
    """Whether τ is chosen by it; else it is counted."""

    def play(self) -> FinishedMafie:
        """Return it as it was played."""
        return play(self.seats, self.seed, self.police, self.mafia, random=self.random)


def start() -> Bands:
    """Return the numbers to begin with: nothing is known of anybody."""
    return tuple(fitted(ChoiceCounts(), seats, 0.5) for seats in SEATS)


def learn(names: Sequence[str], games: int, seed: int, *, processes: int, told: Told) -> Bands:
    """Return what is learned from ``games`` games a band and round (the largest tables half as many) among the players of these names."""
    bands = start()
    for number in range(ROUNDS):
        first = seed + number * 1_000_000
        with ProcessPoolExecutor(processes, initializer=use_instead, initargs=(bands,)) as pool:
            bands = tuple(_learned(pool, band, jobs(band, names, games, first), told) for band in bands)
    return tempered(bands, names, games // 2, seed + ROUNDS * 1_000_000, processes=processes, told=told)


def tempered(bands: Bands, names: Sequence[str], games: int, seed: int, *, processes: int, told: Told) -> Bands:
    """Return the bands with the τ by which they explain best how is played by themselves, in ``games`` games a band (MA-1.4).

    The games held back in the last round were played by other numbers and are few: once they chose a τ at which forecasts were worth a
    sixth less. Nobody plays at random in these, as nobody does at a table: that would say to trust what is done less than it deserves.
    """
    with ProcessPoolExecutor(processes, initializer=use_instead, initargs=(bands,)) as pool:
        found = tuple(_with_tau(pool, band, jobs(band, names, games, seed, random=False)) for band in bands)
    for band in found:
        told(f"{band.seats[0]}-{band.seats[1]} seats: in the end tau {band.tau}")
    return found


def jobs(band: Band, names: Sequence[str], games: int, seed: int, *, random: bool = True) -> list[LearningGame]:
    """Return the games of a band: all its sizes and all pairings in equal shares; ``random``: with a tenth of the seats at random."""
    number = games // 2 if band.seats == SEATS[-1] else games
    return [_job(band, pairings(names), seed, game, random=random) for game in range(max(number, HELD_BACK))]


def _job(band: Band, pairs: Sequence[tuple[str, str]], seed: int, game: int, *, random: bool) -> LearningGame:
    """Return one of a band's games; what is held back goes through sizes and pairings as all do."""
    turn, size = divmod(game, band.seats[1] + 1 - band.seats[0])
    round_of_all, pair = divmod(turn, len(pairs))
    held_back = (round_of_all + pair + size) % HELD_BACK == 0
    return LearningGame(band.seats[0] + size, seed + 10_000 * band.seats[0] + game, *pairs[pair], random=random, held_back=held_back)


def _learned(pool: ProcessPoolExecutor, band: Band, played: Sequence[LearningGame], told: Told) -> Band:
    counts = ChoiceCounts()
    for part in pool.map(_counted, *_batches([job for job in played if not job.held_back], band)):
        counts.add(part)
    found = _with_tau(pool, fitted(counts, band.seats, 1.0), [job for job in played if job.held_back])
    told(f"{band.seats[0]}-{band.seats[1]} seats: {counts.games} games counted, tau {found.tau}")
    return found


def _with_tau(pool: ProcessPoolExecutor, band: Band, played: Sequence[LearningGame]) -> Band:
    """Return the band with the τ by which it explains these games best."""
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
