"""The posters of the games: words on the right, on the left a window with a scene by each game; room for more below."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bot.presenting.drawing import Drawing
from bot.presenting.drawing.lettering import fit, width
from bot.presenting.drawing.parts import frame, rays
from bot.presenting.drawing.placing import Box
from bot.presenting.drawing.shapes import circle, group, icon_at, line, rect, text
from bot.presenting.drawing.tokens import CANVAS, INK, Ground
from bot.presenting.texts import Words

HEIGHT = 430
WINDOW = Box(36, 36, 566, 394)
"""The window for the scene of a game, left of the words."""

COVER_HEIGHT, COVER_WIDTH = 480, 800
"""The height of a cover on the canvas, five to two, and its pixels across: of what Discord shows of a cover nothing is cut off."""

SceneOf = Callable[[Ground], Iterable[str]]
"""Draws the scene in the window, on its ground."""

Lines = tuple[str, str, str]
"""The words of a poster: title, subject, and a foot such as the audience."""


@dataclass(frozen=True, slots=True)
class Poster:
    """The poster of a game: its ``scene`` on its ``ground``. Called with the name of the game, it draws the poster of the lobby.

    The words are ``pic-poster-<game>-`` with ``title``, ``line`` and ``foot``, in the theme of a table; a game needs none of them.
    """

    scene: SceneOf
    ground: Ground

    def __call__(self, game: str, words: Words, theme: str = "") -> Drawing:
        return self.draw(*self._told(game, words, theme))

    def cover(self, game: str, words: Words, theme: str = "") -> Drawing:
        """Draw the poster of the lobby in the shape of the cover of a scheduled event (CL-6.3)."""
        return self.draw(*self._told(game, words, theme), height=COVER_HEIGHT, top=(COVER_HEIGHT - HEIGHT) // 2, drawn=COVER_WIDTH)

    def _told(self, game: str, words: Words, theme: str) -> tuple[Lines, str]:
        """Return the three lines of a game's poster, and its description."""
        title = self.title(game, words)
        said, foot = (words(key, theme=theme) if words.has(key) else "" for key in (f"pic-poster-{game}-line", f"pic-poster-{game}-foot"))
        alt = (
            words("pic-poster-alt", title=title, line=said, foot=foot)
            if said and foot
            else " ".join(filter(None, (f"{title}.", said, foot)))
        )
        return (title, said, foot), alt

    def title(self, game: str, words: Words) -> str:
        """Return the title of a game on its poster."""
        key = f"pic-poster-{game}-title"
        return words(key if words.has(key) else f"game-{game}")

    def draw(self, lines: Lines, alt: str, *below: str, height: int = HEIGHT, top: int = 0, drawn: int = CANVAS.drawn_width) -> Drawing:
        """Draw the scene in its window and three lines; in a picture of more ``height`` the parts ``below`` them, or room at the ``top``.

        ``drawn``: pixels across.
        """
        title, said, foot = lines
        left, right = 610, CANVAS.width - CANVAS.margin - 4
        room, ground = right - left, self.ground
        size = 128 if width(title, 128, 900) < room else 92
        said_size, foot_size = _line_size(said, 600, room), _line_size(foot, 400, room, 40)
        wide, high = WINDOW.right - WINDOW.left, WINDOW.bottom - WINDOW.top
        poster = (
            group(
                "scene",
                rect(WINDOW.left, WINDOW.top, wide, high, 26, ground.panel),
                *self.scene(ground),
                rect(WINDOW.left, WINDOW.top, wide, high, 26, "none", INK.brass, 5),
            ),
            group(
                "title",
                text(left - 4, 196, title, size, 900),
                text(left, 262, fit(said, said_size, 600, room), said_size, 600, INK.ink2),
                line(left, 300, right, 300, INK.brass, 5),
                text(left, 360, fit(foot, foot_size, 400, room), foot_size, 400, INK.ink2),
            ),
        )
        moved = (f'<g transform="translate(0 {top})">', *poster, "</g>") if top else poster
        return Drawing(frame(height, ground, title, alt, *moved, *below, drawn=drawn), alt, height)


def emblem(mark: str) -> SceneOf:
    """Return the scene of a game without its own: its icon among rays."""

    def scene(ground: Ground) -> Iterable[str]:
        cx, cy = (WINDOW.left + WINDOW.right) / 2, (WINDOW.top + WINDOW.bottom) / 2
        yield rays(cx, cy, 122, 160, 24, INK.brass, 0.8, 6)
        yield circle(cx, cy, 106, INK.brass)
        yield icon_at(mark, cx, cy, 120, ground.ground, INK.brass)

    return scene


def _line_size(said: str, weight: int, room: float, most: int = 44) -> int:
    """Choose the largest text size up to ``most`` that fits the line."""
    return next(size for size in (44, 40, 38, 36, 34) if size <= most and (width(said, size, weight) <= room or size == 34))
