"""The quality of the public posterior: Brier score against the base rate, and calibration (MA-1.12)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.lab.mafie_facts import FinishedMafie
from engines.players.inference import Posterior, after, opening
from engines.players.inference.facts import BallotHeld, RoundBegun

FIFTHS = 5


@dataclass
class Quality:
    """Forecasts of the living before each first ballot from day 2 on, against their tokens.

    ``error``: sum of squared errors; ``by_rate``: that of the base rate, living Mafiosi / living; ``fifths``: by fifth of [0, 1] the number
    of forecasts, their sum, and how many came true.
    """

    count: int = 0
    error: float = 0.0
    by_rate: float = 0.0
    fifths: list[tuple[int, float, int]] = field(default_factory=lambda: [(0, 0.0, 0)] * FIFTHS)

    @property
    def brier(self) -> float:
        """The mean squared error of the forecasts."""
        return self.error / self.count if self.count else 0.0

    @property
    def rate(self) -> float:
        """The mean squared error of the base rate."""
        return self.by_rate / self.count if self.count else 0.0

    def note(self, chance: float, rate: float, *, true: bool) -> None:
        self.count += 1
        self.error += (chance - true) ** 2
        self.by_rate += (rate - true) ** 2
        fifth = min(FIFTHS - 1, int(chance * FIFTHS))
        number, total, came = self.fifths[fifth]
        self.fifths[fifth] = number + 1, total + chance, came + true

    def add(self, other: "Quality") -> None:
        self.count += other.count
        self.error += other.error
        self.by_rate += other.by_rate
        pairs = zip(self.fifths, other.fifths, strict=True)
        self.fifths = [(one[0] + two[0], one[1] + two[1], one[2] + two[2]) for one, two in pairs]

    def misses(self, least: int) -> list[float]:
        """Return the difference of forecast and truth for each fifth with at least ``least`` forecasts."""
        return [abs(total - came) / number for number, total, came in self.fifths if number >= least]


def forecasts(played: FinishedMafie) -> Iterator[Posterior]:
    """Yield the public posterior before each first ballot from day 2 on."""
    posterior, day = opening(played.setup), 0
    for fact in played.facts:
        if isinstance(fact, RoundBegun):
            day = fact.round
        elif isinstance(fact, BallotHeld) and fact.kind == "first" and day >= 2:
            yield posterior
        posterior = after(posterior, fact)


def judged(games: Sequence[FinishedMafie]) -> Quality:
    quality = Quality()
    for played in games:
        for posterior in forecasts(played):
            mafiosi = {seat for seat in posterior.living if played.tokens[seat] == "mafia"}
            rate = len(mafiosi) / len(posterior.living)
            for seat in posterior.living:
                quality.note(posterior.mafia(seat), rate, true=seat in mafiosi)
    return quality
