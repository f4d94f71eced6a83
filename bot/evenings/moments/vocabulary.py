"""The words that moments are written in, Czech and English at once: names from Babel, the rest from ``words.toml`` (CL-2.4)."""

import re
import tomllib
import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import product

from babel import Locale
from pydantic import BaseModel, ConfigDict

LANGUAGES = ("cs", "en")


class Vocabulary(BaseModel):
    """What each word means; keys are plain, as ``plain`` makes them. ``days`` counts from Monday as 0, ``months`` from 1."""

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
    """Return ``text`` in lower case, without diacritics, with single spaces: two texts that read the same compare equal."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(sign for sign in bare if not unicodedata.combining(sign)).replace(",", " ").split())


@cache
def vocabulary() -> Vocabulary:
    """Return the words of both languages."""
    table = tomllib.loads(files("bot.evenings.moments").joinpath("words.toml").read_text("utf-8"))
    words = Vocabulary.model_validate(table)
    return words.model_copy(update={"days": {**names("days"), **words.days}, "months": {**names("months"), **words.months}})


@cache
def names(kind: str) -> dict[str, int]:
    """Return Babel's names of ``days`` or ``months``, long and short, as plain words."""
    found: dict[str, int] = {}
    for language in LANGUAGES:
        locale = Locale.parse(language)
        tables = locale.days if kind == "days" else locale.months
        for context, width in product(("format", "stand-alone"), ("wide", "abbreviated", "short")):
            found.update({plain(name): number for number, name in tables[context].get(width, {}).items()})
    return found


def one_of(words: Iterable[str]) -> str:
    """Return a pattern that matches any of ``words``, the longest first, and only whole."""
    return "(?:" + "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True)) + r")(?![a-z])"
