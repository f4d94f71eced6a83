"""Pieces of a legend: words and small marks that follow each other line by line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.games.escape_plan.pictures.tile import draw_key
from bot.presenting.drawing.lettering import width
from bot.presenting.drawing.parts import NOTE
from bot.presenting.drawing.shapes import group, icon, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of the legend: its words, its width, its drawing at a left edge and a base line. ``begins``: it begins a line."""

    words: str
    wide: float
    draw: Callable[[float, float], str]
    begins: bool = False


_GAP, _ROW, _ICON = 22, 52, 38
_ROAD = GROUND["road"]


def flow(sections: Mapping[str, Sequence[Piece]], y: float) -> tuple[str, float]:
    """Lay the pieces out line by line; return the drawing and its lower edge."""
    left, right = float(CANVAS.margin + 8), float(CANVAS.width - CANVAS.margin)
    x, base, drawn = left, y + 36, []
    for name, pieces in sections.items():
        put = []
        for piece in pieces:
            if x > left and (x + piece.wide > right or piece.begins):
                x, base = left, base + _ROW
            put.append(piece.draw(x, base))
            x += piece.wide + _GAP
        drawn.append(group(name, *put))
    return group("legend", *drawn), base + 18


def marked(mark: str, words: str, *, tone: str = INK.brass, begins: bool = False, told: str = "") -> Piece:
    """Return words behind an icon, without one where ``mark`` is empty; ``told``: the meaning of the icon, for the description."""
    room = _ICON + 10 if mark else 0

    def draw(x: float, base: float) -> str:
        drawn = icon(mark, x, base - 31, _ICON, tone, _ROAD.ground) if mark else ""
        return drawn + (text(x + room, base, words, NOTE, 400, INK.ink) if words else "")

    return Piece(": ".join(filter(None, (told, words))), room + width(words, NOTE) - (0 if words else 20), draw, begins)


def keyed(color: str, shown: str, words: str, ink: str = INK.ink) -> Piece:
    """Return a key of ``color`` with ``shown`` behind it; ``words``: its description."""

    def draw(x: float, base: float) -> str:
        return draw_key(color, x + 18, base - 12, 17) + (text(x + 44, base, shown, NOTE, 400, ink) if shown else "")

    return Piece(words, 44 + width(shown, NOTE) - (0 if shown else 14), draw)


def in_words(sections: Mapping[str, Sequence[Piece]]) -> str:
    """Return the sections as sentences; a piece that ends with a colon introduces the next ones."""
    told = (f"{', '.join(piece.words for piece in pieces if piece.words)}." for pieces in sections.values() if pieces)
    return " ".join(told).replace(":, ", ": ")
