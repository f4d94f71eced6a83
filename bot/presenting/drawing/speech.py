"""Words for pictures: messages of one language and the people of one table, as a font can show them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.presenting.drawing.lettering import NOTHING, legible
from bot.presenting.naming import Person, one_line
from bot.presenting.texts import Words

WHOLE = 40
"""Letters of a name that is not cut: Discord allows 32."""

_REFERENCE = re.compile(r"\w+:\w+")


class PictureSpeech:
    """Formats messages and names the people of one table. `words`: messages of one language; `names`: display names by seat."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = tuple(harmless(one_line(name)) for name in names)
        users = (name.user if isinstance(name, Person) else "" for name in names)
        self._drawn = tuple(drawable(name, user, seat) for seat, (name, user) in enumerate(zip(self._names, users, strict=True)))

    def __call__(self, key: str, /, **args: str | int) -> str:
        """Format the message `key`."""
        return self._words(key, **args)

    def name(self, seat: int) -> str:
        """Name of a seat as the font can show it: of a name in another script the user name."""
        return self._drawn[seat]

    def spoken(self, seat: int, most: int = WHOLE) -> str:
        """Name of a seat for alt texts, cut to `most` letters."""
        name = self._names[seat]
        return name if len(name) <= most else name[: most - 1].rstrip() + "…"


def drawable(name: str, user: str, seat: int) -> str:
    """Return what the font can show of a name if that is most of it, else of the user name behind it.

    Of a name that is mere signs, or whose letters are mostly missing, the rest is shown only when there is no user name; of nothing
    at all the number of the seat.
    """
    shown = [(told, legible(told)) for told in (name, user)]
    whole = (left for told, left in shown if _letters(left) > _letters(told) / 2)
    rest = (left for _, left in shown if left != NOTHING)
    return next(whole, next(rest, f"#{seat + 1}"))


def _letters(text: str) -> int:
    """Count the letters and digits, by which somebody is called."""
    return sum(sign.isalnum() for sign in text)


def harmless(name: str) -> str:
    """Keep a nick like "seat:3" from being read as a reference by the texts."""
    return name.replace(":", ":\u00a0") if _REFERENCE.fullmatch(name) else name
