"""The posters of the lobby: the frame that all games share."""

from __future__ import annotations

import math
from collections.abc import Callable

from bot.presenting.drawing import Drawing, Words
from bot.presenting.drawing.icons import icon_at
from bot.presenting.drawing.lettering import width
from bot.presenting.drawing.parts import frame
from bot.presenting.drawing.shapes import group, line, number, path, text
from bot.presenting.drawing.tokens import CANVAS, INK, Ground

HEIGHT = 430
_MIDDLE, _BASE = 262, HEIGHT - 2

Poster = Callable[[str, Words], Drawing]
"""Draws the poster of a game by its name."""


def poster_with(icon: str, ground: Ground) -> Poster:
    """Return what draws the poster of a game that has all its words: ``pic-poster-<game>-`` with ``title``, ``line`` and ``foot``."""

    def poster(game: str, words: Words) -> Drawing:
        title, said, foot = (words(f"pic-poster-{game}-{part}") for part in ("title", "line", "foot"))
        return draw_poster(ground, icon, (title, said, foot), words("pic-poster-alt", title=title, line=said, foot=foot))

    return poster


def draw_poster(ground: Ground, icon: str, lines: tuple[str, str, str], alt: str) -> Drawing:
    """Draw a poster: the rays with the icon on `ground`, and three lines: title, what the game is about, for whom it is."""
    title, said, foot = lines
    left, right = 606, CANVAS.width - CANVAS.margin - 4
    size = 128 if width(title, 128, 900) < right - left else 92
    svg = frame(
        HEIGHT,
        ground,
        title,
        alt,
        _rays(),
        _emblem(icon, ground),
        group(
            "title",
            text(left - 4, 196, title, size, 900),
            text(left, 262, said, _line_size(said, right - left), 600, INK.ink2),
            line(left, 300, right, 300, INK.brass, 5),
            text(left, 360, foot, 40, 400, INK.ink2),
        ),
    )
    return Drawing(svg, alt, HEIGHT)


def _line_size(said: str, room: float) -> int:
    """Choose the largest of the text sizes in which the line fits."""
    return next(size for size in (44, 40, 38, 36, 34) if width(said, size, 600) <= room or size == 34)


def _rays() -> str:
    drawn: list[str] = []
    for step in range(1, 24):
        angle = math.pi * (step / 24 - 1)
        long = step % 2 == 0
        c, s = math.cos(angle), math.sin(angle)
        inner, outer = 236, 316 if long else 260
        drawn.append(line(_MIDDLE + inner * c, _BASE + inner * s, _MIDDLE + outer * c, _BASE + outer * s, INK.brass, 7 if long else 5, 0.8))
    return group("rays", *drawn)


def _emblem(mark: str, ground: Ground) -> str:
    def half_disc(radius: int, close: str) -> str:
        return f"M{number(_MIDDLE - radius)} {_BASE}A{radius} {radius} 0 0 1 {number(_MIDDLE + radius)} {_BASE}{close}"

    return group(
        "emblem",
        path(half_disc(205, "Z"), INK.brass),
        path(half_disc(188, ""), "none", ground.ground, 4),
        icon_at(mark, _MIDDLE, _BASE - 96, 164, ground.ground, INK.brass),
    )
