"""The posters of the lobby: words on the right, on the left a window with a scene by each game."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.presenting.drawing import Drawing
from bot.presenting.drawing.lettering import width
from bot.presenting.drawing.parts import frame, rays
from bot.presenting.drawing.placing import Box
from bot.presenting.drawing.shapes import circle, group, icon_at, line, rect, text
from bot.presenting.drawing.tokens import CANVAS, INK, Ground
from bot.presenting.texts import Words

HEIGHT = 430
WINDOW = Box(36, 36, 566, 394)
"""The window for the scene of a game, left of the words."""

Poster = Callable[[str, Words], Drawing]
"""Draws the poster of a game by its name."""

SceneOf = Callable[[Ground], Iterable[str]]
"""Draws the scene in the window, on its ground."""


def poster_with(scene: SceneOf, ground: Ground) -> Poster:
    """Return the poster function of a game with all its words: ``pic-poster-<game>-`` with ``title``, ``line`` and ``foot``."""

    def poster(game: str, words: Words) -> Drawing:
        title, said, foot = (words(f"pic-poster-{game}-{part}") for part in ("title", "line", "foot"))
        return draw_poster(ground, scene, (title, said, foot), words("pic-poster-alt", title=title, line=said, foot=foot))

    return poster


def draw_poster(ground: Ground, scene: SceneOf, lines: tuple[str, str, str], alt: str) -> Drawing:
    """Draw a poster: the scene in its window on `ground`, and three lines: title, subject, audience."""
    title, said, foot = lines
    left, right = 610, CANVAS.width - CANVAS.margin - 4
    size = 128 if width(title, 128, 900) < right - left else 92
    wide, high = WINDOW.right - WINDOW.left, WINDOW.bottom - WINDOW.top
    svg = frame(
        HEIGHT,
        ground,
        title,
        alt,
        group(
            "scene",
            rect(WINDOW.left, WINDOW.top, wide, high, 26, ground.panel),
            *scene(ground),
            rect(WINDOW.left, WINDOW.top, wide, high, 26, "none", INK.brass, 5),
        ),
        group(
            "title",
            text(left - 4, 196, title, size, 900),
            text(left, 262, said, _line_size(said, right - left), 600, INK.ink2),
            line(left, 300, right, 300, INK.brass, 5),
            text(left, 360, foot, 40, 400, INK.ink2),
        ),
    )
    return Drawing(svg, alt, HEIGHT)


def emblem(mark: str) -> SceneOf:
    """Return the scene of a game without its own: its icon among rays."""

    def scene(ground: Ground) -> Iterable[str]:
        cx, cy = (WINDOW.left + WINDOW.right) / 2, (WINDOW.top + WINDOW.bottom) / 2
        yield rays(cx, cy, 122, 160, 24, INK.brass, 0.8, 6)
        yield circle(cx, cy, 106, INK.brass)
        yield icon_at(mark, cx, cy, 120, ground.ground, INK.brass)

    return scene


def _line_size(said: str, room: float) -> int:
    """Choose the largest text size that fits the line."""
    return next(size for size in (44, 40, 38, 36, 34) if width(said, size, 600) <= room or size == 34)
