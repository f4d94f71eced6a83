"""Autocomplete of a typed time: shown as a date in words, sent in an unambiguous form (CL-2.5)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, time, timedelta

from babel.dates import format_date, get_timezone_location

from bot.evenings.moments.phrases import plain, vocabulary
from bot.evenings.moments.reading import USUAL_HOUR, MomentRefused, Reading, read, refuse_far
from bot.evenings.moments.wall import Moment, moment_of, wall_of

MOST_READINGS = 5
DAYS_OFFERED = 7
SHORTEST_BEGINNING = 2
"""Least letters of a word to complete."""
OTHER_HOURS = (time(18, 0), time(19, 0), time(20, 0))
"""Offered beside the usual hour for a text without one."""
HALF_DAY = timedelta(hours=12)
WEEK = timedelta(days=7)

BABEL_LOCALES = {"en": "en_GB"}
"""Our English is British: day before month."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A choice: ``label`` in the reader's language, ``value`` as ``2026-11-27T20:00`` in the server's wall time."""

    label: str
    value: str


def suggestions(text: str, zone: str, now: int, language: str, usual: time = USUAL_HOUR) -> list[Suggestion]:
    """Return choices for a partly typed ``text``: up to five readings, or the next seven days when it is empty.

    ``zone`` is an IANA name, ``now`` unix seconds. Each value reads back as its own time.
    """
    if not text.strip():
        return [_suggestion(moment, language) for moment in _next_days(zone, now, usual)]
    found = _distinct(_moments(text, zone, now, usual))
    return [_suggestion(moment, language) for moment in found[:MOST_READINGS]]


def long_label(wall: datetime, language: str) -> str:
    """Return a wall time in words, such as ``pátek 27. listopadu 2026, 20:00``."""
    return f"{format_date(wall, 'full', locale=BABEL_LOCALES.get(language, language))}, {wall:%H:%M}"


def city_of(zone: str, language: str) -> str:
    """Return the city of a zone in ``language``: ``Praha`` for Europe/Prague (CL-2.2)."""
    return get_timezone_location(zone, locale=BABEL_LOCALES.get(language, language), return_city=True)


def _suggestion(moment: Moment, language: str) -> Suggestion:
    return Suggestion(long_label(moment.wall, language), moment.wall.isoformat(timespec="minutes"))


def _next_days(zone: str, now: int, usual: time) -> list[Moment]:
    today = wall_of(now, zone).date()
    days = (datetime.combine(today + timedelta(days=day), usual) for day in range(DAYS_OFFERED + 1))
    return _distinct(_takeable(days, zone, now))[:DAYS_OFFERED]


def _moments(text: str, zone: str, now: int, usual: time) -> Iterator[Moment]:
    """Yield readings of the text and its completions, then neighbours: other hours, the other half of the day, today, a week later."""
    readings = _readings((text, *_completed(text)), zone, now, usual)
    yield from (reading.moment for reading in readings)
    walls = (wall for reading in readings[:1] for wall in _neighbours(reading))
    yield from _takeable(walls, zone, now)


def _readings(texts: Iterable[str], zone: str, now: int, usual: time) -> list[Reading]:
    readings = []
    for text in texts:
        try:
            readings.append(read(text, zone, now, usual))
        except MomentRefused:
            continue
    return readings


def _completed(text: str) -> list[str]:
    """Return the text with its last word completed to names of days and months."""
    before, _, last = plain(text).rpartition(" ")
    if len(last) < SHORTEST_BEGINNING:
        return []
    words = vocabulary()
    return [f"{before} {word}" for word in (*words.relative, *words.days, *words.months) if word.startswith(last) and word != last]


def _neighbours(reading: Reading) -> Iterator[datetime]:
    wall = reading.moment.wall
    if reading.hour_assumed:
        yield from (datetime.combine(wall, hour) for hour in OTHER_HOURS)
    if reading.evening_assumed:
        yield wall - HALF_DAY
    if reading.today_skipped:
        yield wall - WEEK
    yield wall + WEEK


def _takeable(walls: Iterable[datetime], zone: str, now: int) -> Iterator[Moment]:
    for wall in walls:
        moment = moment_of(wall, zone)
        try:
            refuse_far(moment, zone, now)
        except MomentRefused:
            continue
        yield moment


def _distinct(moments: Iterable[Moment]) -> list[Moment]:
    """Return one moment for each wall time, since a value cannot tell two instants of one wall time apart."""
    return list({moment.wall: moment for moment in moments}.values())
