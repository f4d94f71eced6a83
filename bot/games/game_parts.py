"""The parts that a game needs besides its rules, found by its name; one that is missing is named with the place where it is expected."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

import engines
from bot.games.timing import config_of
from bot.presenting.presenter import NoPresenter, presenter_of
from bot.presenting.texts import LANGUAGES, words_in
from engines.players import maker_of

WORDS = ("game", "choice-game")
"""Beginnings of the messages without which no table of a game can be opened."""


class MissingParts(LookupError):
    """Games that cannot be played as they are; the text has a line for each part that is missing."""


def missing_parts(game: str) -> Iterator[str]:
    """Return what ``game`` lacks, a sentence for each part."""
    for look, failure in ((presenter_of, NoPresenter), (config_of, FileNotFoundError), (maker_of, TypeError)):
        try:
            look(game)
        except failure as wrong:
            yield str(wrong)
    yield from _missing_words(game)
    cog = cog_of(game)
    if cog is not None and not hasattr(import_module(cog), "setup"):
        yield f"{cog.replace('.', '/')}.py has no setup"


def _missing_words(game: str) -> Iterator[str]:
    for language in LANGUAGES:
        for key in (f"{beginning}-{game}" for beginning in WORDS):
            if not words_in(language).has(key):
                yield f"{game!r} has no words: bot/locales/{language}/{game}/*.ftl lacks the message {key}"


def cog_of(game: str) -> str | None:
    """Return the name of the module with the commands of ``game``, None when it has no commands of its own."""
    name = f"cogs.{game}"
    return name if find_spec("cogs") is not None and find_spec(name) is not None else None


def check_parts() -> None:
    """Raise MissingParts unless every game that ``engines.GAMES`` offers has all that it needs."""
    missing = [sentence for game in engines.GAMES for sentence in missing_parts(game)]
    if missing:
        raise MissingParts("\n".join(missing))
