"""Sentences that are told in several ways: which of them a table has told is drawn, so a test knows them all."""

from functools import cache

from bot.presenting.texts import words_in
from tests.bot.presenting.catalogues import samples
from tests.night.evening import plain


@cache
def wordings(language: str, key: str, **args: str | int) -> tuple[str, ...]:
    """Return every way in which the message ``key`` may be told; ``args`` stand for names, what is chosen by is tried out."""
    words = words_in(language)
    return tuple(dict.fromkeys(plain(words(key, **{**sample, **args})) for sample in samples(language, key)))


def count_wordings(texts: list[str], language: str, key: str, **args: str | int) -> int:
    """Return how many of ``texts`` hold the message ``key`` in any of its wordings; ``…`` matches anything."""
    ways = [way.split("…") for way in wordings(language, key, **args)]
    return sum(any(all(part in text for part in way) for way in ways) for text in texts)


def told_in_some_way(text: str, language: str, key: str, **args: str) -> bool:
    """Return whether ``text`` is the message ``key`` about any person, in any of its wordings with ``args``."""
    return any(all(part in text for part in way.split("…")) for way in wordings(language, key, who="…", **args))
