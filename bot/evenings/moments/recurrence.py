"""Dates that come again, counted in wall time: 20:00 stays 20:00 when the clocks change (CL-2.10 to CL-2.12)."""

from calendar import monthrange
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from itertools import count

from bot.evenings.moments.wall import Moment, moment_of

WEEK = timedelta(days=7)
DAY_SECONDS = 86_400


class Recurrence(StrEnum):
    """How often an evening comes again."""

    WEEKLY = "weekly"
    FORTNIGHTLY = "fortnightly"
    MONTHLY = "monthly"


@dataclass(frozen=True, slots=True)
class Planned:
    """A planned evening as it is stored: its id, wall time and zone, and the instant that was computed from them."""

    evening: str
    wall: datetime
    zone: str
    instant: int


def occurrence(first: datetime, rule: Recurrence, number: int) -> datetime:
    """Return the wall time of date ``number`` of a series, counted from 0 for ``first`` (a wall time).

    Monthly is the same n-th weekday of each month; the fifth one is the last (CL-2.10). It is counted from ``first``, not from the date
    before, so that a fifth weekday stays the last one.
    """
    match rule:
        case Recurrence.WEEKLY:
            return first + number * WEEK
        case Recurrence.FORTNIGHTLY:
            return first + 2 * number * WEEK
        case Recurrence.MONTHLY:
            return _monthly(first, number)


def next_of(first: datetime, rule: Recurrence, zone: str, after: int) -> Moment:
    """Return the first moment of a series later than ``after`` (unix seconds), as the clocks of ``zone`` have it.

    ``zone`` is the server's zone of today, which need not be the one that the series began in (CL-2.12).
    """
    return next(moment for moment in _moments(first, rule, zone) if moment.instant > after)


def recomputed(evenings: Iterable[Planned], now: int) -> list[tuple[str, Moment]]:
    """Return id and moment of those evenings more than a day ahead whose wall time is another instant than stored (CL-2.11)."""
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
