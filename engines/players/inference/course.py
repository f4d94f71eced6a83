"""A whole game as its public posterior went, fact by fact (MA-1.13)."""

from collections.abc import Sequence
from dataclasses import dataclass

from engines.asking import Notice, Text
from engines.players.inference.facts import Fact, RoundBegun
from engines.players.inference.own import DIGITS
from engines.players.inference.posterior import Posterior
from engines.players.inference.reading import Reader
from engines.players.inference.updating import after, opening
from engines.players.inference.worlds import Setup

TURNING = 3
"""So many facts of a game are its turning points (RP-3.2)."""


@dataclass(frozen=True, slots=True)
class Point:
    """What could be known after ``fact`` (None: at the deal), in ``round``: by seat the rounded chance to play for the Mafia.

    ``change``: by how much that of the ``living`` has changed in the mean.
    """

    fact: Fact | None
    round: int
    living: tuple[int, ...]
    chances: tuple[float, ...]
    change: float


class Course:
    """Follows a game: ``points`` is the deal and then one entry for each public fact."""

    def __init__(self, setup: Setup) -> None:
        self._reader = Reader(setup.seats)
        self._posterior = opening(setup)
        self.points = [Point(None, 0, self._posterior.living, _chances(self._posterior), 0.0)]

    def hear(self, notice: Notice) -> None:
        """Take in the next notice; what is not for everybody is passed over."""
        self._take(self._reader.notice(notice))

    def listen(self, seat: int, line: Text) -> None:
        """Take in a line of ``seat``."""
        self._take(self._reader.line(seat, line))

    def _take(self, facts: Sequence[Fact]) -> None:
        for fact in facts:
            self._posterior = after(self._posterior, fact)
            living, chances = self._posterior.living, _chances(self._posterior)
            before = self.points[-1].chances
            change = sum(abs(chances[seat] - before[seat]) for seat in living) / len(living) if living else 0.0
            self.points.append(Point(fact, self._reader.round, living, chances, round(change, DIGITS)))

    def turning_points(self, most: int = TURNING) -> list[int]:
        """Return the numbers of the ``most`` points that have moved the posterior most, in the order of the game."""
        moved = [number for number, point in enumerate(self.points) if point.change and not isinstance(point.fact, RoundBegun)]
        return sorted(sorted(moved, key=lambda number: (-self.points[number].change, number))[:most])


def _chances(posterior: Posterior) -> tuple[float, ...]:
    return tuple([posterior.mafia(seat) for seat in range(posterior.setup.seats)])
