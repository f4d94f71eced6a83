"""Parts that the pictures of all games share: frame, header, paper sheet, pill, badge, rays."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.presenting.drawing.lettering import at_most, fit, legible_sentence, width, wrap_evenly
from bot.presenting.drawing.rendering import MOST_ALT, Drawing
from bot.presenting.drawing.shapes import Point, circle, escaped, group, icon, icon_at, line, notched, number, polygon, rect, regular, text
from bot.presenting.drawing.tokens import CANVAS, INK, TOKENS, Ground, inks_on, is_bright

TITLE, SMALL_TITLE, SUBTITLE, NOTE = 66, 50, 40, 34
HEADER_BOTTOM = 150  # the top of a board's own space


def frame(height: int, ground: Ground, title: str, alt: str, *body: str, drawn: int = CANVAS.drawn_width) -> str:
    """Draw the whole SVG, ``drawn`` pixels wide: ground, body, and a rim as an edge in Discord's dark and light theme."""
    wide, radius = CANVAS.width, CANVAS.frame_radius
    tall = round(height * drawn / wide)
    return "\n".join(
        part
        for part in (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{drawn}" height="{tall}" '
            f'viewBox="0 0 {wide} {height}" font-family="{TOKENS.type.family}" role="img">',
            f"<title>{escaped(title)}</title>",
            f"<desc>{escaped(alt)}</desc>",
            group("ground", rect(0, 0, wide, height, radius, ground.ground)),
            *body,
            group("rim", rect(1.5, 1.5, wide - 3, height - 3, radius - 1, "none", INK.rim, 3)),
            "</svg>\n",
        )
        if part
    )


HEADLINE_SIZES, HEADLINE_STEP, HEADLINE_LINES = (58, 50, 42), 68, 2
"""The sizes of a headline, the largest first, from line to line, and the most lines."""


def headlined(height: int, ground: Ground, title: str, alt: str, headline: str, *body: str) -> Drawing:
    """Draw a whole picture under its headline; without one only the picture. ``height``: of the picture without its headline."""
    if not headline:
        return Drawing(frame(height, ground, title, alt, *body), alt, height)
    said, room = legible_sentence(headline), CANVAS.width - 2 * CANVAS.margin - 16
    wrapped = [(size, wrap_evenly(said, size, 700, room)) for size in HEADLINE_SIZES]
    size, lines = next((one for one in wrapped if len(one[1]) <= HEADLINE_LINES), wrapped[-1])
    shown = [fit(line, size, 700, room) for line in at_most(lines, HEADLINE_LINES)]
    top = 40 + len(shown) * HEADLINE_STEP
    told = f"{said if said[-1] in '.!?…' else f'{said}.'} {alt}"[:MOST_ALT]
    drawn = [text(CANVAS.margin + 8, 84 + place * HEADLINE_STEP, line, size, 700, INK.brass) for place, line in enumerate(shown)]
    below = f'<g transform="translate(0 {top})">{"".join(body)}</g>'
    return Drawing(frame(height + top, ground, title, told, group("headline", *drawn), below), told, height + top)


@dataclass(frozen=True, slots=True)
class HeaderCount:
    """A deciding number: its icon, the icon's colour, the number as text."""

    icon: str
    colour: str
    number: str


def header(ground: Ground, mark: str, title: str, subtitle: str, counts: Sequence[HeaderCount] = (), note: str = "", tone: str = "") -> str:
    """Icon, title (round) and subtitle (phase) left; the deciding numbers with a note right. ``tone``: of the icon, brass by default.

    A title too long for its place is smaller, and cut only when it is too long even then.
    """
    inks = inks_on(ground)
    right: list[str] = []
    x = float(CANVAS.width - CANVAS.margin - 4)
    for count in counts:
        x -= width(count.number, 56, 700)
        right.append(text(x, 96, count.number, 56, 700, inks.ink))
        x -= 72
        right.append(icon(count.icon, x, 48, 62, count.colour, ground.ground))
        x -= 34
    title_size = TITLE if width(title, TITLE, 700) <= x - 152 else SMALL_TITLE
    note_width = width(note, NOTE) if note else 0
    end = CANVAS.width - CANVAS.margin - 4
    if note:
        right.append(text(end, 140, note, NOTE, 400, inks.ink2, "end"))
    return group(
        "header",
        icon(mark, 50, 42, 80, tone or inks.brass, ground.ground),
        text(152, 92, fit(title, title_size, 700, x - 152), title_size, 700, inks.ink),
        text(153, 138, fit(subtitle, SUBTITLE, 400, end - note_width - 40 - 153), SUBTITLE, 400, inks.ink2),
        *right,
    )


def sheet(x: float, y: float, wide: float, high: float, notch: float = 40) -> str:
    """Cream paper with a double rule and notched corners."""
    return group(
        "sheet",
        notched(x, y, wide, high, notch, INK.paper),
        notched(x + 14, y + 14, wide - 28, high - 28, notch - 6, "none", INK.paper_line, 3),
    )


def rays(cx: float, cy: float, inner: float, outer: float, count: int, colour: str, opacity: float, thickness: float) -> str:
    """Draw the sunray of emblems, all around."""
    drawn: list[str] = []
    for step in range(count):
        angle = 2 * math.pi * step / count
        c, s = math.cos(angle), math.sin(angle)
        drawn.append(line(cx + inner * c, cy + inner * s, cx + outer * c, cy + outer * s, colour, thickness, opacity))
    return group("rays", *drawn)


def badge(cx: float, cy: float, mark: str, fill: str, ground: Ground, radius: float = 29) -> str:
    """Draw a small disc with an icon and a rim in the ground's colour."""
    glyph = INK.paper if is_bright(ground) else INK.paper_ink
    return circle(cx, cy, radius, fill, ground.ground, 5) + icon_at(mark, cx, cy, radius * 1.24, glyph, fill)


@dataclass(frozen=True, slots=True)
class Pill:
    """A rounded label: words, with an icon before them if there is one. Pixels throughout."""

    words: str
    mark: str | None = None
    size: float = 34
    weight: int = 600
    pad: float = 18
    high: float = 50

    @property
    def wide(self) -> float:
        """Width of the whole label."""
        room = self.size + 10 if self.mark else 0
        return width(self.words, self.size, self.weight) + 2 * self.pad + room

    def draw(self, x: float, y: float, fill: str, ink: str = INK.ink, stroke: str | None = None) -> str:
        """Draw the label with its top left corner at `x`, `y`."""
        drawn = rect(x, y, self.wide, self.high, self.high / 2, fill, stroke, 3)
        start = x + self.pad
        if self.mark:
            drawn += icon(self.mark, start - 4, y + (self.high - self.size) / 2, self.size, ink, fill)
            start += self.size + 6
        return drawn + text(start, y + self.high / 2 + self.size * 0.335, self.words, self.size, self.weight, ink)


def card_back(cx: float, cy: float, wide: float = 40, tilt: float = 0) -> str:
    """Draw a hidden card: small cream card with a star."""
    high = wide * 1.36
    turned = f" rotate({number(tilt)})" if tilt else ""
    return (
        f'<g transform="translate({number(cx)} {number(cy)}){turned}">'
        + notched(-wide / 2, -high / 2, wide, high, wide * 0.16, INK.paper, INK.paper_line, 3)
        + icon_at("star", 0, 0, wide * 0.62, INK.paper_brass, INK.paper)
        + "</g>"
    )


# ---- the mark of a player: colour and shape, always together


_DIAGONAL = 0.5**0.5


def _cross(reach: float, half: float) -> list[Point]:
    """Trace a plus around the origin: `reach` from the middle to an end, `half` the width of an arm."""
    a, b = half, reach
    return [(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a), (-b, -a), (-a, -a)]


def _turned(points: list[Point]) -> list[Point]:
    return [((x - y) * _DIAGONAL, (x + y) * _DIAGONAL) for x, y in points]


_CORNERS: dict[str, Callable[[], list[Point]]] = {
    "triangle": lambda: [(0, -1.02), (1.06, 0.84), (-1.06, 0.84)],
    "diamond": lambda: [(0, -1.16), (1, 0), (0, 1.16), (-1, 0)],
    "plus": lambda: _cross(1, 0.4),
    "star": lambda: regular(0, 0.06, 1.18, 5, inner=0.48),
    "hexagon": lambda: regular(0, 0, 1.06, 6, start=0),
    "hourglass": lambda: [(-0.9, -1), (0.9, -1), (0.22, 0), (0.9, 1), (-0.9, 1), (-0.22, 0)],
    "cross": lambda: _turned(_cross(1.12, 0.34)),
}


def player_mark(colour: str, cx: float, cy: float, radius: float, fill: str | None = None) -> str:
    """Draw the shape of a player's colour name; `radius` is half of its visual size. `KeyError`: no such colour.

    Every shape has a dark outline, so that it also stands on paper; black has a light one instead.
    """
    mark = TOKENS.player[colour]
    paint = fill or mark.hex
    dark = colour == "black"
    stroke = INK.ink if dark else TOKENS.shape_outline
    thickness = max(4, radius * 0.16) if dark else max(3, radius * 0.12)
    if mark.shape == "circle":
        return circle(cx, cy, radius * 0.95, paint, stroke, thickness)
    if mark.shape == "square":
        side = radius * 1.72
        return rect(cx - side / 2, cy - side / 2, side, side, radius * 0.16, paint, stroke, thickness)
    corners = [(cx + x * radius, cy + y * radius) for x, y in _CORNERS[mark.shape]()]
    return polygon(corners, paint, stroke, thickness)
