"""The language of the command line: that of the terminal, not of a server."""

import os
import re
from collections.abc import Mapping

from bot.presenting.texts import Words, words_for, words_in

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Variables with the language of messages, strongest first (POSIX)."""


def terminal_words(language: str | None = None, environment: Mapping[str, str] = os.environ) -> Words:
    """Return the words of ``language`` (``cs`` or ``en``); else of the environment, else English."""
    if language in ("cs", "en"):
        return words_in(language)
    told = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return words_for(re.split(r"[_.@]", told)[0], "en")
