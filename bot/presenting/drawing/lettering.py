"""Text measured, fitted and wrapped by the advance widths of our typeface, without a font library.

Kerning is left out: it only ever makes a line a little narrower than measured here.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files

ELLIPSIS = "…"
NBSP = "\u00a0"
NOTHING = "–"
"""Replaces a text without any letter of the font."""


def _widths() -> dict[int, dict[str, int]]:
    """Weight → letter → advance in thousandths of the size; the file groups the letters by advance."""
    raw = json.loads(files("bot.presenting.drawing").joinpath("widths.json").read_text(encoding="utf-8"))
    return {
        int(weight): {letter: int(advance) for advance, letters in groups.items() for letter in letters} for weight, groups in raw.items()
    }


_WIDTHS = _widths()


def width(text: str, size: float, weight: int = 400) -> float:
    """Width in pixels of `text` set in `size` and `weight` (400, 600, 700, 900).

    Raises `KeyError` for a letter the font does not have: pass foreign text through `legible` first.
    """
    return sum(map(_WIDTHS[weight].__getitem__, text)) * size / 1000


def legible(text: str) -> str:
    """Keep the letters of a foreign text, such as a nick, that the font has.

    Compatibility letters are unfolded; marks and everything else that the font lacks (emoji, other scripts) are dropped; an empty result
    gives ``NOTHING``.
    """
    return _known(text) or NOTHING


def legible_sentence(text: str) -> str:
    """Return ``text`` as `legible` does, but with the no-break spaces between its words: our sentences have them."""
    words = (NBSP.join(filter(None, map(_known, word.split(NBSP)))) for word in text.split(" "))
    return " ".join(filter(None, words)) or NOTHING


def _known(text: str) -> str:
    known = _WIDTHS[400]
    shown: list[str] = []
    for letter in unicodedata.normalize("NFKC", text):
        candidates = letter if letter in known else unicodedata.normalize("NFKD", letter)
        shown.extend(part for part in candidates if part in known)
    return " ".join("".join(shown).split())


def fit(text: str, size: float, weight: int, most: float) -> str:
    """`text` if it is at most `most` pixels wide, else cut at a letter and ended with "…"."""
    if width(text, size, weight) <= most:
        return text
    while text and width(text + ELLIPSIS, size, weight) > most:
        text = text[:-1].rstrip()
    return text + ELLIPSIS


def at_most(lines: Sequence[str], most: int) -> list[str]:
    """Return ``lines`` as at most ``most`` of them, the last one with all the rest, which `fit` then cuts."""
    return [*lines[: most - 1], " ".join(lines[most - 1 :])] if len(lines) > most else [*lines]


def wrap(text: str, size: float, weight: int, most: float) -> list[str]:
    """Lines of at most `most` pixels, broken at plain spaces only (a no-break space holds)."""
    lines: list[str] = []
    current = ""
    for word in text.split(" "):
        longer = f"{current} {word}".strip(" ")
        if current and width(longer, size, weight) > most:
            lines.append(current)
            current = word
        else:
            current = longer
    return [*lines, current]


@lru_cache(maxsize=1024)
def wrap_evenly(text: str, size: float, weight: int, most: float) -> tuple[str, ...]:
    """Wrap into as few lines as `wrap`, as even as possible, without a lone word. Cached: boards repeat their texts."""
    even = wrap(text, size, weight, most)
    for narrower in range(int(most), int(most / 2), -6):
        tried = wrap(text, size, weight, narrower)
        if len(tried) > len(even) or any(width(line, size, weight) > narrower for line in tried):
            break
        even = tried
    return tuple(even)
