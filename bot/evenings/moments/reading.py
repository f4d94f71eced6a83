"""Reads a typed time in Czech or English, understood as a whole or refused (CL-2.4 to CL-2.9)."""

import re
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from enum import StrEnum
from typing import TypeVar

from bot.evenings.moments.phrases import (
    EVENING_UNTIL,
    NOON,
    PARTS,
    Ahead,
    CalendarWeek,
    Date,
    DayPart,
    DayPartHours,
    Hour,
    Later,
    Phrase,
    Stamp,
    Weekday,
    phrase_at,
    plain,
    vocabulary,
)
from bot.evenings.moments.wall import Moment, moment_of, wall_of

LONGEST = 100
"""Most characters of a text; autocomplete sends no more."""
LEAST_AHEAD = 10 * 60
"""Least seconds from now (CL-2.8)."""
MOST_DAYS_AHEAD = 366
USUAL_HOUR = time(20, 0)
EARLIEST_EVENING = time(17, 0)
NIGHT_UNTIL = 4
"""The last hour after midnight that belongs to the night of the day before."""
DAY_HOURS = 24
MONTHS_IN_YEAR = 12
DAY = timedelta(days=1)
YEARS_LOOKED_AT = 9
"""Years searched for a day without a year: 29 February may be eight years away."""

PhraseKind = TypeVar("PhraseKind", Hour, Date, Ahead, Weekday, DayPart, CalendarWeek, Later, Stamp)


class Reason(StrEnum):
    """Why a text is refused (CL-2.8)."""

    UNREADABLE = "unreadable"
    PAST = "past"
    TOO_SOON = "too-soon"
    TOO_FAR = "too-far"
    TWO_DATES = "two-dates"
    RULE = "rule"
    CONTRADICTION = "contradiction"
    MIDNIGHT = "midnight"


class MomentRefused(Exception):
    """Raised for a text that is not one future time; ``reason`` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Reading:
    """The meaning of a text.

    ``hour_assumed``: it named no hour, the usual one is assumed (CL-2.6). ``evening_assumed``: its hour from 1 to 11 is taken as evening
    (CL-2.7). ``today_skipped``: it said next on the named weekday itself.
    """

    moment: Moment
    hour_assumed: bool = False
    evening_assumed: bool = False
    today_skipped: bool = False


@dataclass(frozen=True, slots=True)
class _Said:
    """The phrases of one text, at most one of each kind."""

    hour: Hour | None = None
    date: Date | None = None
    ahead: Ahead | None = None
    weekday: Weekday | None = None
    part: DayPart | None = None
    week: CalendarWeek | None = None
    later: Later | None = None
    stamp: Stamp | None = None


def read(text: str, zone: str, now: int, usual: time = USUAL_HOUR) -> Reading:
    """Return the meaning of ``text`` in ``zone`` (an IANA name) at ``now`` (unix seconds); ``usual``: the server's usual hour.

    Raises MomentRefused when part of the text is not understood, or it names several times or one not 10 minutes to 366 days ahead;
    ZoneInfoNotFoundError for an unknown zone.
    """
    said = _said(text)
    if said.later or said.stamp:
        return Reading(_instant(said, zone, now))
    at, assumed, evening = _time_of(said, usual)
    wall = _wall(said, at, zone, now)
    moment = moment_of(wall, zone)
    refuse_far(moment, zone, now)
    skipped = said.weekday is not None and _skips(said.weekday, wall_of(now, zone).date())
    return Reading(moment, assumed, evening, skipped)


def refuse_far(moment: Moment, zone: str, now: int) -> None:
    """Raise MomentRefused for a time not 10 minutes to 366 days ahead of ``now`` (CL-2.8)."""
    if moment.instant <= now:
        raise MomentRefused(Reason.PAST)
    if moment.instant < now + LEAST_AHEAD:
        raise MomentRefused(Reason.TOO_SOON)
    if moment.wall.date() > wall_of(now, zone).date() + timedelta(days=MOST_DAYS_AHEAD):
        raise MomentRefused(Reason.TOO_FAR)


def _said(text: str) -> _Said:
    if len(text) > LONGEST:
        raise MomentRefused(Reason.UNREADABLE)
    bare = plain(text).rstrip("! ")
    _refuse_words(bare)
    found = _phrases(bare)
    if not found:
        raise MomentRefused(Reason.UNREADABLE)
    return _Said(
        hour=_one(found, Hour),
        date=_one(found, Date),
        ahead=_one(found, Ahead),
        weekday=_one(found, Weekday),
        part=_one(found, DayPart),
        week=_one(found, CalendarWeek),
        later=_one(found, Later),
        stamp=_one(found, Stamp),
    )


def _one(phrases: list[Phrase], kind: type[PhraseKind]) -> PhraseKind | None:
    """Return the only phrase of a kind, None without one. Raises MomentRefused for several."""
    several = [phrase for phrase in phrases if isinstance(phrase, kind)]
    if len(several) > 1:
        raise MomentRefused(Reason.TWO_DATES)
    return several[0] if several else None


def _refuse_words(bare: str) -> None:
    """Refuse a text with a word that rules out a single time."""
    refused = vocabulary().refused
    for word in re.findall(r"[a-z]+", bare):
        if word in refused:
            raise MomentRefused(Reason(refused[word]))


def _phrases(bare: str) -> list[Phrase]:
    """Read phrase by phrase. Raises MomentRefused for any text in between."""
    phrases: list[Phrase] = []
    place = 0
    while place < len(bare):
        found = phrase_at(bare, place)
        if not found:
            raise MomentRefused(Reason.UNREADABLE)
        phrases += found[0]
        place = found[1] + 1
    return phrases


def _instant(said: _Said, zone: str, now: int) -> Moment:
    """Return the moment of a text that counts from now or gives a stamp. Raises MomentRefused when other phrases contradict it."""
    instant = said.stamp.instant if said.stamp else now + said.later.minutes * 60 if said.later else now
    moment = moment_of(wall_of(instant + -instant % 60, zone), zone)
    today = wall_of(now, zone).date()
    if (said.stamp and said.later) or said.hour or said.part or (said.ahead and _day_ahead(today, said.ahead) != moment.wall.date()):
        raise MomentRefused(Reason.CONTRADICTION)
    if moment.instant < instant:
        raise MomentRefused(Reason.UNREADABLE)
    _checked(moment.wall.date(), said, today)
    refuse_far(moment, zone, now)
    return moment


def _time_of(said: _Said, usual: time) -> tuple[timedelta, bool, bool]:
    """Return the time since the midnight of the named day, whether the usual hour is assumed, and whether evening is assumed.

    An hour after midnight in a night lies a day further.
    """
    part = PARTS[said.part.name] if said.part else None
    if not said.hour:
        if part and not part.usual:
            raise MomentRefused(Reason.UNREADABLE)
        assumed = max(usual, EARLIEST_EVENING) if part else usual
        return timedelta(hours=assumed.hour, minutes=assumed.minute), True, False
    if part:
        return timedelta(hours=_hour_in(part, said.hour), minutes=said.hour.minute), False, False
    hour = said.hour.hour
    evening = said.hour.loose and 1 <= hour <= EVENING_UNTIL
    noon = said.hour.loose and hour == 0
    return timedelta(hours=hour + NOON if evening or noon else hour, minutes=said.hour.minute), False, evening


def _hour_in(part: DayPartHours, said: Hour) -> int:
    """Return the hour of ``part`` that ``said`` means, from 24 for one after midnight. Raises MomentRefused without one (CL-2.7)."""
    possible = (said.hour,) if said.exact or said.hour >= NOON or (said.hour == 0 and not said.loose) else (said.hour, said.hour + NOON)
    for hour in possible:
        if part.first <= hour <= part.last or (part.night and hour == DAY_HOURS):
            return hour
    if part.night and said.hour <= NIGHT_UNTIL and (said.hour, said.minute) != (0, 0):
        return said.hour + DAY_HOURS
    raise MomentRefused(Reason.MIDNIGHT if part.night and said.hour in (0, NOON) else Reason.CONTRADICTION)


def _wall(said: _Said, at: timedelta, zone: str, now: int) -> datetime:
    """Return the wall time: on the named day, else on the first matching day ahead."""
    today = wall_of(now, zone).date()
    coming_night = at >= DAY and said.ahead in (None, Ahead(0))
    if said.ahead:
        day = _checked(_day_ahead(today, said.ahead), said, today)
        return _ahead(day - DAY, 1, at, zone, now) if coming_night else _on(day, at)
    if said.date:
        return _on(_checked(_date_ahead(said.date, at, zone, now), said, today), at)
    if said.weekday:
        first = _first_day(said.weekday, said.week, today)
        return _on(first, at) if said.week or said.weekday.later else _ahead(first, 7, at, zone, now)
    if said.week:
        raise MomentRefused(Reason.UNREADABLE)
    if said.part and not said.hour:
        return _on(today, at)
    return _ahead(today - DAY if coming_night else today, 1, at, zone, now)


def _first_day(named: Weekday, week: CalendarWeek | None, today: date) -> date:
    """Return the day of a weekday: in its calendar week, else the first one that counts. Raises MomentRefused for a double count."""
    if week:
        if named.following or named.later:
            raise MomentRefused(Reason.CONTRADICTION)
        return today + timedelta(days=named.day - today.weekday() + 7 * week.ahead)
    coming = (named.day - today.weekday()) % 7
    return today + timedelta(days=coming + 7 if named.later or _skips(named, today) else coming)


def _skips(named: Weekday, today: date) -> bool:
    """Whether today is the named weekday and does not count: next Friday, said on a Friday, is a week later (CL-2.7)."""
    return named.following and named.day == today.weekday()


def _on(day: date, at: timedelta) -> datetime:
    return datetime.combine(day, time()) + at


def _day_ahead(today: date, ahead: Ahead) -> date:
    """Return the day. Raises MomentRefused when it is too far, or the month has no such day."""
    if ahead.days > MOST_DAYS_AHEAD or ahead.months > MONTHS_IN_YEAR:
        raise MomentRefused(Reason.TOO_FAR)
    months = today.year * MONTHS_IN_YEAR + today.month - 1 + ahead.months
    day = _day(Date(today.day, months % MONTHS_IN_YEAR + 1), months // MONTHS_IN_YEAR)
    if day is None:
        raise MomentRefused(Reason.UNREADABLE)
    return day + timedelta(days=ahead.days)


def _ahead(first: date, step: int, at: timedelta, zone: str, now: int) -> datetime:
    """Return ``at`` on day ``first``, or ``step`` days later if that is past."""
    wall = _on(first, at)
    return wall if moment_of(wall, zone).instant > now else wall + timedelta(days=step)


def _checked(day: date, said: _Said, today: date) -> date:
    """Return ``day``. Raises MomentRefused when the text's date or weekday contradicts it."""
    named = said.date
    if named and (named.day, named.month, named.year or day.year) != (day.day, day.month, day.year):
        raise MomentRefused(Reason.CONTRADICTION)
    if said.weekday and (said.weekday.day != day.weekday() or (day == today and _skips(said.weekday, today))):
        raise MomentRefused(Reason.CONTRADICTION)
    if said.weekday and said.weekday.later and day != _first_day(said.weekday, said.week, today):
        raise MomentRefused(Reason.CONTRADICTION)
    if said.week and (day - today + timedelta(days=today.weekday())).days // 7 != said.week.ahead:
        raise MomentRefused(Reason.CONTRADICTION)
    return day


def _date_ahead(named: Date, at: timedelta, zone: str, now: int) -> date:
    """Return the calendar day; without a year, the next one ahead."""
    if named.year is not None:
        day = _day(named, _near(named.year, wall_of(now, zone).year))
        if not day:
            raise MomentRefused(Reason.UNREADABLE)
        refuse_far(moment_of(_on(day, at), zone), zone, now)
        return day
    this = wall_of(now, zone).year
    days = [day for year in range(this, this + YEARS_LOOKED_AT) if (day := _day(named, year))]
    ahead = [day for day in days if moment_of(_on(day, at), zone).instant > now]
    if not ahead:
        raise MomentRefused(Reason.UNREADABLE)
    return ahead[0]


def _near(year: int, this: int) -> int:
    """Return ``year``. Raises MomentRefused for a past or far one."""
    if year < this:
        raise MomentRefused(Reason.PAST)
    if year > this + 2:
        raise MomentRefused(Reason.TOO_FAR)
    return year


def _day(named: Date, year: int) -> date | None:
    try:
        return date(year, named.month, named.day)
    except ValueError:
        return None
