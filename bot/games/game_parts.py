"""Check at the start that every game of the engines has its record, its words and its commands."""

from collections.abc import Iterator
from importlib import import_module

import engines
from bot.games import GAMES
from bot.presenting.texts import LANGUAGES, words_in

WORDS = ("game", "choice-game")
"""Prefixes of the messages that every table of a game needs."""


class MissingParts(LookupError):
    """Games with missing parts; the text has a line for each part."""


def missing_parts(game: str) -> Iterator[str]:
    if game not in GAMES:
        yield f"{game!r} has no record: bot/games/__init__.py lacks it"
        return
    for language in LANGUAGES:
        for key in (f"{beginning}-{game}" for beginning in WORDS):
            if not words_in(language).has(key):
                yield f"{game!r} has no words: bot/locales/{language}/{game}/*.ftl lacks the message {key}"
    commands = GAMES[game].commands
    if commands is not None and not hasattr(import_module(commands), "setup"):
        yield f"{commands.replace('.', '/')}.py has no setup"


def check_parts() -> None:
    """Raise MissingParts unless every game of ``engines.GAMES`` has all its parts."""
    missing = [sentence for game in engines.GAMES for sentence in missing_parts(game)]
    if missing:
        raise MissingParts("\n".join(missing))
