"""The language in which the program speaks to whoever runs it: that of the terminal, not that of any server."""

import os
import re
from collections.abc import Mapping

from bot.presenting.texts import Words, words_for, words_in

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What says the language of messages, the strongest first (POSIX)."""


def terminal_words(language: str | None = None, environment: Mapping[str, str] = os.environ) -> Words:
    """Return the words of ``language`` (``cs`` or ``en``); of the environment's when it is neither, English when that is unknown."""
    if language in ("cs", "en"):
        return words_in(language)
    told = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return words_for(re.split(r"[_.@]", told)[0], "en")
