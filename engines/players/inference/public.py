"""The public facts of a game as one player has heard them, and the posterior that all players share.

Posteriors are cached by their facts, so a rebuilt player, or the next one at the table, goes on from the newest.
"""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from itertools import accumulate

from engines.asking import Notice, Text
from engines.players.inference.facts import Fact, RoundBegun
from engines.players.inference.posterior import DIGITS, Posterior, after, opening
from engines.players.inference.reading import Reader
from engines.players.inference.worlds import Setup

KEPT = 24
"""Cached posteriors: enough for a few tables, the largest of 1 MB each."""

FactsKey = bytes
"""A checksum of the facts of a game so far; empty at the start."""

_made: OrderedDict[tuple[Setup, FactsKey], Posterior] = OrderedDict()
_first = lru_cache(maxsize=16)(opening)


def key_after(before: FactsKey, fact: Fact) -> FactsKey:
    """Return the key of the facts of ``before`` and ``fact``."""
    return blake2b(before + repr(fact).encode(), digest_size=16).digest()


class PublicFacts:
    """The public facts as one seat has heard them.

    ``hear`` and ``listen`` take the arguments of ``Player.hear`` and ``Player.listen``; private notices are ignored. Seats of a table with
    the same facts get the same ``posterior`` (MA-4.3). A fact is kept until the posterior includes it.
    """

    __slots__ = ("_key", "_new", "_posterior", "_reader", "setup")

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._reader = Reader(setup.seats)
        self._new: Sequence[Fact] = ()
        """Facts that the posterior does not include yet."""
        self._key: FactsKey = b""
        self._posterior = _first(setup)

    def hear(self, notice: Notice) -> list[Fact]:
        """Take in a notice and return the facts in it; only those to everybody are public."""
        return self._add(self._reader.notice(notice))

    def listen(self, seat: int, line: Text) -> list[Fact]:
        """Take in a public line, an own one as well, and return the facts in it."""
        return self._add(self._reader.line(seat, line))

    def _add(self, facts: list[Fact]) -> list[Fact]:
        if facts:
            self._new = (*self._new, *facts)
        return facts

    @property
    def round(self) -> int:
        """The number of the round, 0 before the first."""
        return self._reader.round

    def posterior(self) -> Posterior:
        """Return the posterior of all facts, an immutable object that all players share (MA-1.7)."""
        new, keys = self._new, list(accumulate(self._new, key_after, initial=self._key))
        start = next((at for at in range(len(new), 0, -1) if (self.setup, keys[at]) in _made), 0)
        posterior = _made[self.setup, keys[start]] if start else self._posterior
        for fact in new[start:]:
            posterior = after(posterior, fact)
        self._new, self._key, self._posterior = (), keys[-1], posterior
        _keep((self.setup, self._key), posterior)
        return posterior


def _keep(key: tuple[Setup, FactsKey], posterior: Posterior) -> None:
    _made[key] = posterior
    _made.move_to_end(key)
    if len(_made) > KEPT:
        _, oldest = _made.popitem(last=False)
        oldest.drop_caches()


# ---- the public posterior through a whole game, fact by fact (MA-1.13)

TURNING = 3
"""The number of turning points of a game (RP-3.2)."""


@dataclass(frozen=True, slots=True)
class Point:
    """The public conclusions after ``fact`` (None: at the deal), in ``round``: by seat the rounded chance to play for the Mafia.

    ``change``: the mean change of the chances of the ``living``.
    """

    fact: Fact | None
    round: int
    living: tuple[int, ...]
    chances: tuple[float, ...]
    change: float


class PosteriorHistory:
    """Follows a game: ``points`` is the deal and then one entry for each public fact."""

    def __init__(self, setup: Setup) -> None:
        self._reader = Reader(setup.seats)
        self._posterior = opening(setup)
        self.points = [Point(None, 0, self._posterior.living, _chances(self._posterior), 0.0)]

    def hear(self, notice: Notice) -> None:
        """Take in the next notice if it is public."""
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
