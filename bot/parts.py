"""The parts that a game needs besides its rules, found by its name; one that is missing is named with the place where it is expected."""

from collections.abc import Iterator

import engines
from bot.presenting.presenter import NoPresenter, presenter_of
from bot.presenting.texts import LANGUAGES, words_in
from bot.tables.manners import manners_of

WORDS = ("game", "choice-game")
"""Beginnings of the messages without which no table of a game can be opened."""


class MissingParts(LookupError):
    """Games that cannot be played as they are; the text has a line for each part that is missing."""


def missing_parts(game: str) -> Iterator[str]:
    """Return what ``game`` lacks, a sentence for each part."""
    try:
        presenter_of(game)
    except NoPresenter as wrong:
        yield str(wrong)
    try:
        manners_of(game)
    except FileNotFoundError as wrong:
        yield str(wrong)
    for language in LANGUAGES:
        for key in (f"{beginning}-{game}" for beginning in WORDS):
            if not words_in(language).has(key):
                yield f"{game!r} has no words: bot/locales/{language}/{game}/*.ftl lacks the message {key}"


def check_parts() -> None:
    """Raise MissingParts unless every game that ``engines.GAMES`` offers has all that it needs."""
    missing = [sentence for game in engines.GAMES for sentence in missing_parts(game)]
    if missing:
        raise MissingParts("\n".join(missing))
