"""Standings of evenings and seasons, and trophies of a closed season (CL-10.3, 13.1 to 13.4). Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from bot.results.outcome import GameResult

Metal = Literal["gold", "silver", "bronze"]
METALS: tuple[Metal, ...] = ("gold", "silver", "bronze")

DAY = 86_400
WITHOUT_SEASON = 365 * DAY
"""Seconds that count when no season runs (CL-13.1)."""

LEAST_GAMES = 5
"""Least games for the trophy of one game (CL-13.3)."""

ROWS = 10
"""Rows of a leaderboard (CL-13.4)."""


@dataclass(frozen=True, slots=True)
class RankedPerson:
    """One person in a standing. ``place`` from 1, shared by equal results; points, wins and games are sums."""

    place: int
    person: int
    points: int
    wins: int
    games: int


@dataclass(frozen=True, slots=True)
class Trophy:
    """A trophy of a closed season: ``kind`` is a metal, or the game in which the person has most points; ``rank`` is 1 to 3."""

    kind: str
    rank: int
    person: int


def evening_standing(totals: Mapping[int, Total]) -> tuple[RankedPerson, ...]:
    """Return the standing of an evening from totals by person."""
    return _standing(totals, lambda total: (Fraction(total.points), Fraction(total.wins)))


def season_standing(totals: Mapping[int, Total]) -> tuple[RankedPerson, ...]:
    """Return the standing of a season from totals by person: points, then wins, then points per game (CL-13.2)."""
    return _standing(totals, lambda total: (Fraction(total.points), Fraction(total.wins), Fraction(total.points, total.games)))


def trophies(results: Iterable[GameResult]) -> tuple[Trophy, ...]:
    """Return the trophies of a season: metals by place, then one for each game; equal results share (CL-13.3)."""
    games = list(results)
    metals = [Trophy(METALS[row.place - 1], row.place, row.person) for row in season_standing(totals_of(games)) if row.place <= len(METALS)]
    return (*metals, *(trophy for game in sorted({one.game for one in games}) for trophy in _trophies_of(game, games)))


def shown(standing: Sequence[RankedPerson], reader: int | None, hidden: frozenset[int] = frozenset()) -> tuple[RankedPerson, ...]:
    """Return the first ten rows and the reader's own; hidden persons are left out without a gap (CL-13.4).

    A hidden reader sees their own row with the place it would have.
    """
    open_rows = with_new_places([row for row in standing if row.person not in hidden])
    own = [row for row in (*open_rows, *standing) if row.person == reader][:1]
    first = open_rows[:ROWS]
    return (*first, *[row for row in own if row not in first])


def with_new_places(rows: Sequence[RankedPerson]) -> tuple[RankedPerson, ...]:
    """Return sorted rows with places counted again; shared places stay shared."""
    starts: dict[int, int] = {}
    for number, row in enumerate(rows, 1):
        starts.setdefault(row.place, number)
    return tuple([RankedPerson(starts[row.place], row.person, row.points, row.wins, row.games) for row in rows])


@dataclass(slots=True)
class Total:
    """The sums of one person."""

    points: int = 0
    wins: int = 0
    games: int = 0


Merit = Callable[[Total], tuple[Fraction, ...]]


def _standing(totals: Mapping[int, Total], merit: Merit) -> tuple[RankedPerson, ...]:
    merits = {person: merit(total) for person, total in totals.items()}
    order = sorted(totals, key=lambda person: ([-part for part in merits[person]], person))
    places: dict[tuple[Fraction, ...], int] = {}
    for number, person in enumerate(order, 1):
        places.setdefault(merits[person], number)
    return tuple(
        [
            RankedPerson(places[merits[person]], person, total.points, total.wins, total.games)
            for person in order
            for total in (totals[person],)
        ]
    )


def totals_of(results: Iterable[GameResult]) -> Mapping[int, Total]:
    """Add up finished games by person; two seats of one game are one game."""
    totals: dict[int, Total] = {}
    for one in results:
        if not one.finished:
            continue
        for person in {seat.person for seat in one.seats if seat.person is not None}:
            own = [seat for seat in one.seats if seat.person == person]
            total = totals.setdefault(person, Total())
            total.points += sum(seat.points for seat in own)
            total.wins += any(seat.won for seat in own)
            total.games += 1
    return totals


def _trophies_of(game: str, results: Iterable[GameResult]) -> Iterator[Trophy]:
    """Return the trophies of a game: most points among people with at least five games of it."""
    rows = [row for row in season_standing(totals_of([one for one in results if one.game == game])) if row.games >= LEAST_GAMES]
    most = max([row.points for row in rows], default=0)
    return (Trophy(game, 1, row.person) for row in rows if row.points == most)
