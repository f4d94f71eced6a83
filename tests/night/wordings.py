"""Sentences that are told in several ways: which of them a table has told is drawn, so a test knows them all."""

from bot.presenting.texts import words_in
from tests.bot.presenting.catalogues import samples
from tests.night.evening import plain


def wordings(language: str, key: str, **args: str) -> tuple[str, ...]:
    """Return every way in which the message ``key`` may be told; ``args`` stand for names, what is chosen by is tried out."""
    words = words_in(language)
    return tuple(dict.fromkeys(plain(words(key, **{**sample, **args})) for sample in samples(language, key)))


def told_in_some_way(text: str, language: str, key: str) -> bool:
    """Return whether ``text`` tells the message ``key`` of one person, whoever that is, in any of its ways."""
    return any(all(part in text for part in way.split("…")) for way in wordings(language, key, who="…"))
