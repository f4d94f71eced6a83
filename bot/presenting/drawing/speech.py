"""Words for pictures: messages of one language and the people of one table, in the letters of the font."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from bot.presenting.drawing import MOST_ALT
from bot.presenting.drawing.lettering import NOTHING, legible
from bot.presenting.naming import DisplayName, cut, is_number, one_line
from bot.presenting.scene import Scene
from bot.presenting.texts import Words

WHOLE = 40
"""The length of a whole name: Discord allows 32 letters."""

_REFERENCE = re.compile(r"\w+:\w+")


class PictureSpeech:
    """Formats messages and names the people of one table. `words`: messages of one language; `names`: display names by seat."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = tuple(name if is_number(name, seat) else harmless(one_line(name)) for seat, name in enumerate(names))
        users = (name.user if isinstance(name, DisplayName) else "" for name in names)
        self._faces = tuple(name.face if isinstance(name, DisplayName) else "" for name in names)
        self._drawn = tuple(drawable(name, user, seat) for seat, (name, user) in enumerate(zip(self._names, users, strict=True)))

    def __call__(self, key: str, /, **args: str | int) -> str:
        """Format the message `key`."""
        return self._words(key, **args)

    def name(self, seat: int) -> str:
        """Name of a seat as the font can show it: of a name in another script the user name."""
        return self._drawn[seat]

    def face(self, seat: int) -> str:
        """Face of a seat, empty without one: then its disc shows the number."""
        return self._faces[seat]

    def spoken(self, seat: int, most: int = WHOLE) -> str:
        """Name of a seat for alt texts, cut to `most` letters."""
        return cut(self._names[seat], most)

    def states(self, found: Iterable[tuple[str, Iterable[int]]], most: int = WHOLE) -> Iterator[str]:
        """Return for each message the people in that state, as alt text; a message without seats is left out."""
        for key, seats in found:
            if who := ", ".join(self.spoken(seat, most) for seat in seats):
                yield self(key, who=who)


def alt_text(versions: Iterable[str]) -> str:
    """Return the first of ``versions``, from the fullest to the leanest, that fits into an alt text; if none does, the last one cut."""
    said = ""
    for said in versions:
        if len(said) <= MOST_ALT:
            return said
    return said[: MOST_ALT - 1] + "…"


@lru_cache(maxsize=1024)  # each picture needs the names of its whole table
def drawable(name: str, user: str, seat: int) -> str:
    """Return the letters of a name that the font has if these are most of it, else those of the user name.

    Without a user name the rest of a name of mere signs, or of mostly missing letters, is the result; without any the number of the seat.
    """
    shown = [(told, legible(told)) for told in (name, user)]
    whole = (left for told, left in shown if _letters(left) > _letters(told) / 2)
    rest = (left for _, left in shown if left != NOTHING)
    return next(whole, next(rest, f"#{seat + 1}"))


def as_drawn(scene: Scene) -> Scene:
    """Return ``scene`` with the names that the font can show, for a sentence in a picture; a mere number of a seat stays as it is."""
    names = (name if is_number(name, seat) else drawable(name, name.user, seat) for seat, name in enumerate(scene.people))
    return replace(scene, names=tuple(names))


def _letters(text: str) -> int:
    """Count the letters and digits of a name."""
    return sum(sign.isalnum() for sign in text)


def harmless(name: str) -> str:
    """Keep the texts from reading a nick such as "seat:3" as a reference."""
    return name.replace(":", ":\u00a0") if _REFERENCE.fullmatch(name) else name
