"""Words for pictures: messages of one language and the people of one table, as a font can show them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.presenting.drawing import Words
from bot.presenting.drawing.lettering import legible
from bot.presenting.naming import one_line

_REFERENCE = re.compile(r"\w+:\w+")


class PictureSpeech:
    """Formats messages and names the people of one table. `words`: messages of one language; `names`: display names by seat."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = tuple(harmless(one_line(name)) for name in names)

    def __call__(self, key: str, /, **args: str | int) -> str:
        """Format the message `key`."""
        return self._words(key, **args)

    def name(self, seat: int) -> str:
        """Name of a seat as the font can show it."""
        return legible(self._names[seat])

    def spoken(self, seat: int, most: int = 20) -> str:
        """Name of a seat for alt texts, cut to `most` letters."""
        name = self._names[seat]
        return name if len(name) <= most else name[: most - 1].rstrip() + "…"


def harmless(name: str) -> str:
    """Keep a nick like "seat:3" from being read as a reference by the texts."""
    return name.replace(":", ":\u00a0") if _REFERENCE.fullmatch(name) else name
