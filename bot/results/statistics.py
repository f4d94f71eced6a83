"""The sums of ``/stats`` for a person on a server (CL-11.5, 11.7). Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.games import result_rules_of
from bot.games.result_rules import ResultRules
from bot.results.outcome import GameResult, SeatResult
from bot.store.history_rows import AlikeGames

LEAST_FOR_SHARES = 5
"""Least games for a percentage; counts alone before (CL-11.5)."""

LAST_GAMES = 5


@dataclass(slots=True)
class WinCount:
    """Games and wins among them."""

    games: int = 0
    wins: int = 0

    def add(self, part: AlikeGames) -> None:
        """Count all games of a group."""
        self.games += part.games
        self.wins += part.won

    @property
    def percent(self) -> int | None:
        """Percentage of wins, rounded half up; None with too few games."""
        return (200 * self.wins + self.games) // (2 * self.games) if self.games >= LEAST_FOR_SHARES else None


@dataclass(slots=True)
class GameStatistics:
    """The counts of one game. ``points`` as in CL-10.2; ``classes`` by side, ``sizes`` by range of seats (least, most)."""

    total: WinCount = field(default_factory=WinCount)
    points: int = 0
    classes: dict[str, WinCount] = field(default_factory=dict)
    sizes: dict[tuple[int, int], WinCount] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class LastGame:
    """One of the last games: its end in unix seconds, the number of seats, and the person's result."""

    table: str
    game: str
    ended_at: int
    seats: int
    seat: SeatResult


@dataclass(frozen=True, slots=True)
class Statistics:
    """The counts of a person: total, ``evenings`` with a game, points, by game; the last games, newest first."""

    total: WinCount
    evenings: int
    points: int
    games: Mapping[str, GameStatistics]
    last: tuple[LastGame, ...]


def statistics_of(person: int, groups: Iterable[AlikeGames], evenings: int, last: Iterable[GameResult]) -> Statistics:
    """Return the counts of a person from ``groups`` of their finished games and the number of their ``evenings``.

    ``last``: their last games, newest first.
    """
    total, games, points = WinCount(), dict[str, GameStatistics](), 0
    for part in groups:
        total.add(part)
        points += part.points
        found = games.setdefault(part.game, GameStatistics())
        found.points += part.points
        for count in _counts(found, result_rules_of(part.game), part.role, part.side, part.seats):
            count.add(part)
    own = [(one, next(seat for seat in one.seats if seat.person == person)) for one in last]
    shown = [LastGame(one.table, one.game, one.ended_at, len(one.seats), seat) for one, seat in own]
    return Statistics(total, evenings, points, games, tuple(shown))


def _counts(found: GameStatistics, rules: ResultRules[Any], role: str, side: str, seats: int) -> Iterator[WinCount]:
    """Yield every count of a game to which such a seat belongs."""
    yield found.total
    if counted_as := rules.class_of(role, side):
        yield found.classes.setdefault(counted_as, WinCount())
    for least, most in rules.sizes:
        if least <= seats <= most:
            yield found.sizes.setdefault((least, most), WinCount())
