"""The cream sheet that role card and action card of Mafie share: emblem left, words right."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.presenting.drawing.icons import icon
from bot.presenting.drawing.lettering import wrap_evenly
from bot.presenting.drawing.parts import frame, sheet
from bot.presenting.drawing.shapes import group, line, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK

HEIGHT = 760
LEFT_MIDDLE = 292  # middle of the left half
RIGHT, RIGHT_END = 600, 1134  # edges of the right half
INDENT = 70  # words stand this far right of their icon
LINE_SIZE, LINE_STEP = 38, 47


@dataclass(frozen=True, slots=True)
class Line:
    """A statement with its icon."""

    icon: str
    words: str
    weight: int = 400


def draw_sheet(title: str, alt: str, *body: str) -> str:
    """Draw the sheet on the night's ground with `body` on it."""
    return frame(
        HEIGHT,
        GROUND["night"],
        title,
        alt,
        sheet(40, 40, CANVAS.width - 80, HEIGHT - 80),
        group("fold", line(548, 110, 548, 650, INK.paper_line, 3)),
        *body,
    )


def draw_lines(lines: Iterable[Line], y: float, gap: float, tone: str, lowest: float) -> str:
    """Draw wrapped statements from base line `y` on; the `gap` between them is halved if the last would pass `lowest`."""
    wrapped = [(each, wrap_evenly(each.words, LINE_SIZE, each.weight, RIGHT_END - RIGHT - INDENT)) for each in lines]
    steps = sum(len(rows) for _, rows in wrapped) - 1
    if y + steps * LINE_STEP + gap * (len(wrapped) - 1) > lowest:
        gap /= 2
    drawn: list[str] = []
    for each, rows in wrapped:
        drawn.append(icon(each.icon, RIGHT, y - 36, 48, tone, INK.paper))
        for row in rows:
            drawn.append(text(RIGHT + INDENT, y, row, LINE_SIZE, each.weight, INK.paper_ink))
            y += LINE_STEP
        y += gap
    return group("lines", *drawn)
