"""What a replay holds only once, however often it is shown: texts, and the parts that drawings have in common."""

from __future__ import annotations

import re
from functools import lru_cache
from html import unescape

from bot.presenting.drawing.lettering import width

TEXT = re.compile(r'<text ([^>]*font-size="([\d.]+)" font-weight="(\d+)"[^>]*)>([^<]*)</text>')


class Pool:
    """Texts by number, each once, in the order in which they came."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def number(self, text: str) -> int:
        """Return the number of ``text``, which is kept if it is new."""
        return self._numbers.setdefault(text, len(self._numbers))

    @property
    def texts(self) -> list[str]:
        """All texts, each at the place of its number."""
        return list(self._numbers)


class Drawings:
    """Drawings by number, each once; they share their lines, of which neighbouring pictures have nearly all in common (RP-1.4)."""

    def __init__(self) -> None:
        self._parts = Pool()
        self._whole: dict[tuple[int, ...], int] = {}
        self._known: dict[str, int] = {}

    def number(self, svg: str) -> int:
        """Return the number of the drawing ``svg``, which is kept if it is new."""
        found = self._known.get(svg)
        if found is None:
            made = tuple(self._parts.number(with_fixed_widths(line)) for line in svg.splitlines() if line)
            found = self._known[svg] = self._whole.setdefault(made, len(self._whole))
        return found

    @property
    def parts(self) -> list[str]:
        """The lines that drawings are made of."""
        return self._parts.texts

    @property
    def whole(self) -> list[list[int]]:
        """Every drawing, as numbers of its lines."""
        return [list(made) for made in self._whole]


@lru_cache(maxsize=20_000)
def with_fixed_widths(line: str) -> str:
    """Return a line of SVG whose texts keep the width they are laid out for, whatever font the reader's browser has."""
    return TEXT.sub(_fixed, line)


def _fixed(found: re.Match[str]) -> str:
    attributes, size, weight, content = found.groups()
    wide = width(unescape(content), float(size), int(weight))
    return f'<text {attributes} textLength="{wide:.0f}" lengthAdjust="spacingAndGlyphs">{content}</text>'
