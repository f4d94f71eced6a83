"""Repeating dates in wall time: 20:00 stays 20:00 across clock changes (CL-2.10 to CL-2.12)."""

from calendar import monthrange
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import StrEnum
from itertools import count

from bot.evenings.moments.wall import Moment, moment_of

WEEK = timedelta(days=7)
DAY_SECONDS = 86_400


class Recurrence(StrEnum):
    """How often an evening repeats."""

    WEEKLY = "weekly"
    FORTNIGHTLY = "fortnightly"
    MONTHLY = "monthly"


@dataclass(frozen=True, slots=True)
class StoredStart:
    """A stored evening: id, wall time, zone, and the instant computed from them."""

    evening: str
    wall: datetime
    zone: str
    instant: int


def occurrence(first: datetime, rule: Recurrence, number: int) -> datetime:
    """Return the wall time of date ``number`` of a series, from 0 for ``first``.

    Monthly means the same n-th weekday of each month, a fifth one the last (CL-2.10). Counting from ``first`` keeps it the last one.
    """
    match rule:
        case Recurrence.WEEKLY:
            return first + number * WEEK
        case Recurrence.FORTNIGHTLY:
            return first + 2 * number * WEEK
        case Recurrence.MONTHLY:
            return _monthly(first, number)


def next_of(first: datetime, rule: Recurrence, zone: str, after: int) -> Moment:
    """Return the first time of a series later than ``after`` (unix seconds), in the server's current ``zone`` (CL-2.12)."""
    return next(moment for moment in _moments(first, rule, zone) if moment.instant > after)


def first_free(first: datetime, zone: str, after: int, taken: Container[date]) -> Moment:
    """Return the wall time of ``first`` in the first week later than ``after`` (unix seconds) with that day not ``taken`` (NT-6.1)."""
    weeks = _moments(first, Recurrence.WEEKLY, zone)
    return next(moment for moment in weeks if moment.instant > after and moment.wall.date() not in taken)


def recomputed(evenings: Iterable[StoredStart], now: int) -> list[tuple[str, Moment]]:
    """Return the new times of evenings more than a day ahead whose stored instant is outdated, with their ids (CL-2.11)."""
    far = [one for one in evenings if one.instant > now + DAY_SECONDS]
    moments = ((one, moment_of(one.wall, one.zone)) for one in far)
    return [(one.evening, moment) for one, moment in moments if moment.instant != one.instant]


def _moments(first: datetime, rule: Recurrence, zone: str) -> Iterator[Moment]:
    return (moment_of(occurrence(first, rule, number), zone) for number in count())


def _monthly(first: datetime, number: int) -> datetime:
    months = first.year * 12 + first.month - 1 + number
    year, month = months // 12, months % 12 + 1
    weekday_of_first, days = monthrange(year, month)
    day = 1 + (first.weekday() - weekday_of_first) % 7 + (first.day - 1) // 7 * 7
    return first.replace(year=year, month=month, day=day if day <= days else day - 7)
