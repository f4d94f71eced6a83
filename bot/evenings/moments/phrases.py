"""Phrases of a typed time, in Czech and English: vocabulary, patterns and their meaning (CL-2.4, CL-2.7).

Names of days and months come from Babel, other words from ``words.toml``.
"""

import re
import tomllib
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import product

from babel import Locale
from pydantic import BaseModel, ConfigDict

LANGUAGES = ("sk", "cs", "en")
"""Of typed names; a later language wins. Slovak servers are spoken to in Czech."""
SHORT_NAMES = ("cs", "en")
"""The Slovak abbreviation of Thursday is the Czech one of Wednesday."""
APOSTROPHES = str.maketrans(dict.fromkeys("‘’ʼ`´", "'"))
"""A telephone writes o’clock."""

DECIMAL_COMMA = re.compile(r"(?<=\d),5(?= ?[a-z])")
"""In *za 2,5 hodiny*; any other comma separates phrases."""


class Vocabulary(BaseModel):
    """The meaning of each word in ``plain`` form. ``days`` counts from Monday as 0, ``months`` from 1."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    days: dict[str, int]
    months: dict[str, int]
    relative: dict[str, int]
    numbers: dict[str, int]
    minutes: dict[str, int]
    ordinals: dict[str, int]
    parts: dict[str, str]
    units: dict[str, str]
    noon: dict[str, int]
    refused: dict[str, str]


def plain(text: str) -> str:
    """Return ``text`` in lower case, without diacritics, with single spaces and plain apostrophes."""
    bare = unicodedata.normalize("NFKD", text.translate(APOSTROPHES).casefold())
    letters = "".join(sign for sign in bare if not unicodedata.combining(sign))
    return " ".join(DECIMAL_COMMA.sub(".5", letters).replace(",", " ").split())


@cache
def vocabulary() -> Vocabulary:
    table = tomllib.loads(files("bot.evenings.moments").joinpath("words.toml").read_text("utf-8"))
    words = Vocabulary.model_validate(table)
    return words.model_copy(update={"days": {**names("days"), **words.days}, "months": {**names("months"), **words.months}})


@cache
def names(kind: str) -> dict[str, int]:
    """Return Babel's names of ``days`` or ``months`` in ``plain`` form."""
    found: dict[str, int] = {}
    for language in LANGUAGES:
        locale = Locale.parse(language)
        tables = locale.days if kind == "days" else locale.months
        widths = ("wide", "abbreviated", "short") if language in SHORT_NAMES else ("wide",)
        for context, width in product(("format", "stand-alone"), widths):
            found.update({plain(name): number for number, name in tables[context].get(width, {}).items()})
    return found


def one_of(words: Iterable[str]) -> str:
    """Return a pattern for any of ``words``, the longest first, as a whole word."""
    return "(?:" + "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True)) + r")(?![a-z])"


CENTURY = 2000
"""The century of a year of two digits."""
EVENING_UNTIL = 11
"""The last hour that means the evening without minutes, or in words."""
NOON = 12
DAYS_IN = {"day": 1, "week": 7, "fortnight": 14}
MINUTES_IN = {"minute": 1, "hour": 60}


@dataclass(frozen=True, slots=True)
class Hour:
    """A typed hour.

    ``loose``: 1 to 11 mean the evening, 0 means noon, unless a part of the day says otherwise. ``exact``: said with am or pm.
    """

    hour: int
    minute: int
    loose: bool = False
    exact: bool = False


@dataclass(frozen=True, slots=True)
class Date:
    """A calendar day; ``year`` is None when left out."""

    day: int
    month: int
    year: int | None = None


@dataclass(frozen=True, slots=True)
class Ahead:
    """Days or months from today."""

    days: int = 0
    months: int = 0


@dataclass(frozen=True, slots=True)
class Later:
    """Minutes from now."""

    minutes: int


@dataclass(frozen=True, slots=True)
class Stamp:
    """Discord's stamp of an instant, in unix seconds."""

    instant: int


@dataclass(frozen=True, slots=True)
class CalendarWeek:
    """A week from Monday: 0 for the current one, 1 for the next."""

    ahead: int


@dataclass(frozen=True, slots=True)
class Weekday:
    """A day of the week, Monday as 0. ``following``: today does not count. ``later``: a week after the coming one."""

    day: int
    following: bool = False
    later: bool = False


@dataclass(frozen=True, slots=True)
class DayPart:
    """A part of the day, by its name in ``PARTS``."""

    name: str


@dataclass(frozen=True, slots=True)
class DayPartHours:
    """The hours of a part of the day, ``first`` to ``last``.

    ``night``: it goes on after midnight. ``usual``: without an hour it means the usual one.
    """

    first: int
    last: int
    night: bool = False
    usual: bool = False


PARTS = {
    "morning": DayPartHours(0, 11),
    "forenoon": DayPartHours(5, 11),
    "afternoon": DayPartHours(12, 18),
    "evening": DayPartHours(17, 23, usual=True),
    "tonight": DayPartHours(17, 23, night=True, usual=True),
    "night": DayPartHours(18, 23, night=True, usual=True),
    "late": DayPartHours(21, 23, night=True),
}
"""Evening and night share hours. ``late`` is the Czech *v noci*, which nobody says of the evening."""


Phrase = Hour | Date | Ahead | Later | Stamp | CalendarWeek | Weekday | DayPart
PhraseRule = tuple[re.Pattern[str], Callable[[re.Match[str]], tuple[Phrase, ...]]]


def phrase_at(text: str, place: int) -> tuple[tuple[Phrase, ...], int] | None:
    """Return the meaning and the end of the longest phrase of ``text`` (plain) at ``place``, None without one.

    A phrase ends before a space or at the end of the text.
    """
    found = [(match, said) for pattern, said in _rules() if (match := pattern.match(text, place))]
    if not found:
        return None
    match, said = max(found, key=lambda one: one[0].end())
    return said(match), match.end()


def _rule(pattern: str, said: Callable[[re.Match[str]], tuple[Phrase, ...]]) -> PhraseRule:
    return re.compile(rf"{pattern}(?= |$)", re.ASCII), said


@cache
def _rules() -> tuple[PhraseRule, ...]:
    return (*_dates(), *_days(), *_ahead(), *_hours(), *_parts())


def _dates() -> Iterator[PhraseRule]:
    months = rf"(?P<month>{one_of(vocabulary().months)})\.?"
    day, number = r"(?P<day>0?[1-9]|[12]\d|3[01])", r"(?P<number>0?[1-9]|1[0-2])"
    year, short = r"(?P<year>\d{4})", r"(?P<year>\d{4}|\d{2})"
    for pattern in (
        rf"(?:dne |on )?{day}\. ?{number}(?:\.(?: {year})?)?",
        rf"(?:dne |on )?{day}\. ?{number}\.{short}",
        rf"(?:dne |on )?{day}/{number}(?:/{short})?",
        rf"(?:dne )?{day}\.? {months}(?: {year})?",
        rf"(?:on )?(?:the )?{day}(?:st|nd|rd|th)?(?: of)? {months}(?: {year})?",
        rf"(?:on )?{months} (?:the )?{day}(?:st|nd|rd|th)?(?: {year})?",
        rf"(?:on )?{year}-{number}-{day}",
    ):
        yield _rule(pattern, _date)
    clock = r"(?P<hour>[01]\d|2[0-3]):(?P<minute>[0-5]\d)(?::00)?"
    yield _rule(rf"{year}-{number}-{day}t{clock}", lambda found: (*_date(found), *_clock(found)))


def _date(found: re.Match[str]) -> tuple[Phrase, ...]:
    said = found.groupdict()
    month = int(said["number"]) if said.get("number") else vocabulary().months[said["month"]]
    year = said["year"]
    return (Date(int(said["day"]), month, int(year) + (CENTURY if len(year) == 2 else 0) if year else None),)


def _days() -> Iterator[PhraseRule]:
    words = vocabulary()
    this = r"(?:(?P<following>pristi|buduci|buducu|buduca|next) |(?:tento|tenhle|tuto|tuhle|toto|this) )?"
    day = one_of(words.days)
    yield _rule(rf"(?:vo? |ve |on )?{this}(?P<word>{day})\.?", _weekday)
    yield _rule(rf"(?:vo? |ve )?(?P<word>{day})\.? za (?:tyden|tyzden)", _week_after)
    yield _rule(rf"(?:a|one) week (?:from|on) (?P<word>{day})", _week_after)
    yield _rule(rf"(?:on )?(?P<word>{day}) week", _week_after)
    yield _rule("(?:(?:pristi|buduci) (?:tyden|tyzden)|next week)", lambda _: (CalendarWeek(1),))
    yield _rule("(?:tento (?:tyden|tyzden)|this week)", lambda _: (CalendarWeek(0),))
    yield _rule(rf"(?P<word>{one_of(words.relative)})", lambda found: (Ahead(words.relative[found["word"]]),))
    yield _rule("(?:tonight|dnes(?:ka)? vecer)", lambda _: (Ahead(0), DayPart("tonight")))
    yield _rule("this evening", lambda _: (Ahead(0), DayPart("evening")))


def _weekday(found: re.Match[str]) -> tuple[Phrase, ...]:
    return (Weekday(vocabulary().days[found["word"]], following=bool(found["following"])),)


def _week_after(found: re.Match[str]) -> tuple[Phrase, ...]:
    return (Weekday(vocabulary().days[found["word"]], later=True),)


def _ahead() -> Iterator[PhraseRule]:
    """Yield rules for a time counted from today or from now."""
    words = vocabulary()
    single = one_of(word for word, unit in words.units.items() if not unit.endswith("s"))
    count = r"(?P<count>\d{1,3}|" + one_of(words.numbers) + ")"
    yield _rule(rf"(?:za|in an?) (?P<unit>{single})", _in_time)
    hours = one_of(word for word, unit in words.units.items() if unit.startswith("hour"))
    yield _rule(rf"(?:za|in) {count} (?P<unit>{one_of(words.units)})", _in_time)
    yield _rule(r"(?:za|in) (?P<count>\d{1,3})(?P<unit>h|m|hrs?|mins?)", _in_time)
    yield _rule(rf"(?:za|in) {count}(?:\.5| a pul| a pol| and a half) ?{hours}", lambda found: (Later(_count(found) * 60 + 30),))
    yield _rule(rf"(?:an?|{count}) (?P<unit>{one_of(words.units)}) from (?:now|today)", _in_time)
    yield _rule("(?:za hodinu a pul|za hodinu a pol|in an hour and a half)", lambda _: (Later(90),))
    yield _rule("(?:za pul hodiny|za pol hodiny|in half an hour)", lambda _: (Later(30),))
    yield _rule("(?:za ctvrt hodiny|za stvrt hodiny|in a quarter of an hour)", lambda _: (Later(15),))
    yield _rule("(?:za tri ?ctvrte hodiny|za tri ?stvrte hodiny)", lambda _: (Later(45),))
    yield _rule(r"<t:(?P<instant>\d{1,11})(?::[a-z])?>", lambda found: (Stamp(int(found["instant"])),))


def _in_time(found: re.Match[str]) -> tuple[Phrase, ...]:
    words, times = vocabulary(), _count(found)
    unit = words.units[found["unit"]].removesuffix("s")
    if unit in MINUTES_IN:
        return (Later(times * MINUTES_IN[unit]),)
    return (Ahead(months=times) if unit == "month" else Ahead(times * DAYS_IN[unit]),)


def _count(found: re.Match[str]) -> int:
    count = found.groupdict().get("count") or "1"
    return int(count) if count.isdecimal() else vocabulary().numbers[count]


def _hours() -> Iterator[PhraseRule]:
    words = vocabulary()
    at = r"(?:(?:ve?|vo|o|at|@|od|from) ?(?<=[ @]))?"
    number = rf"(?P<word>{one_of(words.numbers)})"
    ordinal = rf"(?P<word>{one_of(words.ordinals)})"
    half_of = rf"(?P<word>[1-9]|1[0-2]|{one_of(words.ordinals)})"
    counted = rf"(?P<word>[1-9]|1[0-2]|{one_of(words.numbers)})"
    oclock = r"(?: ?(?:h|hod|hodin[uy]?)\b\.?| o'clock)?"
    yield _rule(rf"{at}(?P<hour>[01]?\d|2[0-3])[:.](?P<minute>[0-5]\d)(?::00)?(?: ?(?:h|hod|hodin)\b\.?)?", _clock)
    yield _rule(rf"{at}(?P<hour>24)[:.](?P<minute>00)", _clock)
    yield _rule(rf"{at}(?P<hour>[01]?\d|2[0-3])h(?P<minute>[0-5]\d)", _clock)
    yield _rule(rf"{at}(?P<hour>0?[1-9]|1[0-2])(?:[:.](?P<minute>[0-5]\d))? ?(?P<half>[ap])\.?m\.?", _half_day)
    yield _rule(rf"{at}(?P<hour>0?[1-9]|1\d|2[0-3]){oclock}", lambda found: (Hour(int(found["hour"]), 0, loose=True),))
    yield _rule(rf"{at}{number}{oclock}", lambda found: _said(found, 0))
    yield _rule(rf"{at}{number}{oclock} (?P<minutes>{one_of(words.minutes)})", lambda found: _said(found, words.minutes[found["minutes"]]))
    yield _rule(rf"(?:o|na) {ordinal}", lambda found: _said(found, 0))
    yield _rule(rf"{at}(?:pul|pol) {half_of}", lambda found: _said(found, -30))
    yield _rule(rf"{at}(?:ctvrt|stvrt) na {counted}", lambda found: _said(found, -45))
    yield _rule(rf"{at}tri ?(?:ctvrte|stvrte) na {counted}", lambda found: _said(found, -15))
    yield _rule(rf"{at}za (?P<minutes>pet|deset)(?: minut)? {number}", lambda found: _said(found, -words.numbers[found["minutes"]]))
    yield _rule(rf"{at}half past {counted}", lambda found: _said(found, 30))
    yield _rule(rf"{at}(?:a )?quarter past {counted}", lambda found: _said(found, 15))
    yield _rule(rf"{at}(?:a )?quarter to {counted}", lambda found: _said(found, -15))
    yield _rule(rf"{at}(?:12 )?(?:v |na )?{one_of(words.noon)}", lambda _: (Hour(NOON, 0),))


def _clock(found: re.Match[str]) -> tuple[Phrase, ...]:
    return (Hour(int(found["hour"]), int(found["minute"])),)


def _half_day(found: re.Match[str]) -> tuple[Phrase, ...]:
    return (Hour(int(found["hour"]) % NOON + (NOON if found["half"] == "p" else 0), int(found["minute"] or 0), exact=True),)


def _said(found: re.Match[str], minutes: int) -> tuple[Phrase, ...]:
    """Return an hour in words plus ``minutes``; half an hour before one is hour 0."""
    words = vocabulary()
    word = found["word"]
    hour, minute = divmod((int(word) if word.isdecimal() else (words.numbers | words.ordinals)[word]) * 60 + minutes, 60)
    return (Hour(hour, minute, loose=True),)


def _parts() -> Iterator[PhraseRule]:
    words = vocabulary()
    yield _rule(rf"(?P<word>{one_of(words.parts)})", lambda found: (DayPart(words.parts[found["word"]]),))
