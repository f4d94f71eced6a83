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

LANGUAGES = ("cs", "en")


class Vocabulary(BaseModel):
    """The meaning of each word in ``plain`` form. ``days`` counts from Monday as 0, ``months`` from 1."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    days: dict[str, int]
    months: dict[str, int]
    relative: dict[str, int]
    numbers: dict[str, int]
    ordinals: dict[str, int]
    parts: dict[str, str]
    units: dict[str, int]
    noon: dict[str, int]
    refused: dict[str, str]


def plain(text: str) -> str:
    """Return ``text`` in lower case, without diacritics, with single spaces."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(sign for sign in bare if not unicodedata.combining(sign)).replace(",", " ").split())


@cache
def vocabulary() -> Vocabulary:
    """Return the vocabulary of both languages."""
    table = tomllib.loads(files("bot.evenings.moments").joinpath("words.toml").read_text("utf-8"))
    words = Vocabulary.model_validate(table)
    return words.model_copy(update={"days": {**names("days"), **words.days}, "months": {**names("months"), **words.months}})


@cache
def names(kind: str) -> dict[str, int]:
    """Return Babel's long and short names of ``days`` or ``months`` in ``plain`` form."""
    found: dict[str, int] = {}
    for language in LANGUAGES:
        locale = Locale.parse(language)
        tables = locale.days if kind == "days" else locale.months
        for context, width in product(("format", "stand-alone"), ("wide", "abbreviated", "short")):
            found.update({plain(name): number for number, name in tables[context].get(width, {}).items()})
    return found


def one_of(words: Iterable[str]) -> str:
    """Return a pattern for any of ``words``, the longest first, as a whole word."""
    return "(?:" + "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True)) + r")(?![a-z])"


EVENING_UNTIL = 11
"""The last hour that means the evening without minutes, or in words."""
NOON = 12


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
    """Days from today."""

    days: int


@dataclass(frozen=True, slots=True)
class Weekday:
    """A day of the week, Monday as 0. ``following``: today does not count."""

    day: int
    following: bool = False


@dataclass(frozen=True, slots=True)
class DayPart:
    """A part of the day, by its name in ``PARTS``."""

    name: str


@dataclass(frozen=True, slots=True)
class Part:
    """The hours of a part of the day, ``first`` to ``last``.

    ``night``: it goes on after midnight. ``usual``: without an hour it means the usual one.
    """

    first: int
    last: int
    night: bool = False
    usual: bool = False


PARTS = {
    "morning": Part(0, 11),
    "forenoon": Part(5, 11),
    "afternoon": Part(12, 18),
    "evening": Part(17, 23, usual=True),
    "tonight": Part(17, 23, night=True, usual=True),
    "night": Part(18, 23, night=True, usual=True),
    "late": Part(21, 23, night=True),
}
"""Evening and night share hours. ``late`` is the Czech *v noci*, which nobody says of the evening."""


Phrase = Hour | Date | Ahead | Weekday | DayPart
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
    return (*_dates(), *_days(), *_hours(), *_parts())


def _dates() -> Iterator[PhraseRule]:
    months = rf"(?P<month>{one_of(vocabulary().months)})\.?"
    day, number = r"(?P<day>0?[1-9]|[12]\d|3[01])", r"(?P<number>0?[1-9]|1[0-2])"
    year = r"(?P<year>\d{4})"
    for pattern in (
        rf"(?:dne |on )?{day}\. ?{number}(?:\.(?: ?{year})?)?",
        rf"(?:dne |on )?{day}/{number}(?:/{year})?",
        rf"(?:dne )?{day}\.? {months}(?: {year})?",
        rf"(?:on )?(?:the )?{day}(?:st|nd|rd|th)?(?: of)? {months}(?: {year})?",
        rf"(?:on )?{months} {day}(?:st|nd|rd|th)?(?: {year})?",
        rf"(?:on )?{year}-{number}-{day}",
    ):
        yield _rule(pattern, _date)
    yield _rule(rf"{year}-{number}-{day}t(?P<hour>[01]\d|2[0-3]):(?P<minute>[0-5]\d)", lambda found: (*_date(found), *_clock(found)))


def _date(found: re.Match[str]) -> tuple[Phrase, ...]:
    said = found.groupdict()
    month = int(said["number"]) if said.get("number") else vocabulary().months[said["month"]]
    return (Date(int(said["day"]), month, int(said["year"]) if said["year"] else None),)


def _days() -> Iterator[PhraseRule]:
    words = vocabulary()
    this = r"(?:(?P<following>pristi|next) |(?:tento|tenhle|tuto|tuhle|toto|this) )?"
    counts = r"(?P<count>\d{1,3}|" + one_of(words.numbers) + ")"
    yield _rule(rf"(?:ve? |on )?{this}(?P<word>{one_of(words.days)})\.?", _weekday)
    yield _rule(rf"(?P<word>{one_of(words.relative)})", lambda found: (Ahead(words.relative[found["word"]]),))
    yield _rule("(?:tonight|dnes(?:ka)? vecer)", lambda _: (Ahead(0), DayPart("tonight")))
    yield _rule("this evening", lambda _: (Ahead(0), DayPart("evening")))
    yield _rule(rf"(?:za|in) (?:(?:an? )|(?:{counts} ))?(?P<unit>{one_of(words.units)})", _in_days)


def _weekday(found: re.Match[str]) -> tuple[Phrase, ...]:
    return (Weekday(vocabulary().days[found["word"]], following=bool(found["following"])),)


def _in_days(found: re.Match[str]) -> tuple[Phrase, ...]:
    count, words = found["count"], vocabulary()
    times = 1 if count is None else int(count) if count.isdecimal() else words.numbers[count]
    return (Ahead(times * words.units[found["unit"]]),)


def _hours() -> Iterator[PhraseRule]:
    words = vocabulary()
    at = r"(?:(?:ve?|o|at|@|od|from) ?(?<=[ @]))?"
    number = rf"(?P<word>{one_of(words.numbers)})"
    ordinal = rf"(?P<word>{one_of(words.ordinals)})"
    yield _rule(rf"{at}(?P<hour>[01]?\d|2[0-3])[:.](?P<minute>[0-5]\d)(?: ?(?:h|hod|hodin)\b\.?)?", _clock)
    yield _rule(rf"{at}(?P<hour>0?[1-9]|1[0-2])(?:[:.](?P<minute>[0-5]\d))? ?(?P<half>[ap])\.?m\.?", _half_day)
    yield _rule(
        rf"{at}(?P<hour>0?[1-9]|1\d|2[0-3])(?: ?(?:h|hod|hodin)\b\.?| o'clock)?", lambda found: (Hour(int(found["hour"]), 0, loose=True),)
    )
    yield _rule(rf"{at}{number}(?: hodin| o'clock)?", lambda found: _said(found, 0))
    yield _rule(rf"{at}pul {ordinal}", lambda found: _said(found, -30))
    yield _rule(rf"{at}ctvrt na {number}", lambda found: _said(found, -45))
    yield _rule(rf"{at}tri ?ctvrte na {number}", lambda found: _said(found, -15))
    yield _rule(rf"{at}half past {number}", lambda found: _said(found, 30))
    yield _rule(rf"{at}(?:a )?quarter past {number}", lambda found: _said(found, 15))
    yield _rule(rf"{at}(?:a )?quarter to {number}", lambda found: _said(found, -15))
    yield _rule(rf"{at}{one_of(words.noon)}", lambda _: (Hour(NOON, 0),))


def _clock(found: re.Match[str]) -> tuple[Phrase, ...]:
    return (Hour(int(found["hour"]), int(found["minute"])),)


def _half_day(found: re.Match[str]) -> tuple[Phrase, ...]:
    return (Hour(int(found["hour"]) % NOON + (NOON if found["half"] == "p" else 0), int(found["minute"] or 0), exact=True),)


def _said(found: re.Match[str], minutes: int) -> tuple[Phrase, ...]:
    """Return an hour in words plus ``minutes``; half an hour before one is hour 0."""
    words = vocabulary()
    hour, minute = divmod((words.numbers | words.ordinals)[found["word"]] * 60 + minutes, 60)
    return (Hour(hour, minute, loose=True),)


def _parts() -> Iterator[PhraseRule]:
    words = vocabulary()
    yield _rule(rf"(?P<word>{one_of(words.parts)})", lambda found: (DayPart(words.parts[found["word"]]),))
