"""The end of a game of Mafie: the sides with every token face up, under the headline (NT-3.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bot.games.mafie.pictures.chip import Chip, draw_chip
from bot.games.mafie.pictures.seating import ChipSpot, Seating
from bot.games.mafie.pictures.speech import MafiePictureSpeech
from bot.presenting.drawing.parts import HEADER_BOTTOM
from bot.presenting.drawing.shapes import group, icon, rect, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, TOKENS, Ground

if TYPE_CHECKING:
    from engines.mafie.story import StoryPart

RADIUS, NAME = 46, 34
LABEL, ROW, GAP = 76, 168, 22
FOOT = 14
LEFT, WIDE = 36, CANVAS.width - 72
FEW = 12
"""Seats up to which a row has six places, not seven."""


def sides_of(story: StoryPart) -> dict[str, list[int]]:
    """Return the seats of each side at the end, the winners first."""
    sides = {side: [one.seat for one in story.seats if one.force == side] for side in ("mafia", "police", "gang")}
    won = {one.force for one in story.seats if one.seat in story.winners}
    return {side: seats for side, seats in sorted(sides.items(), key=lambda entry: entry[0] not in won) if seats}


def draw_sides(story: StoryPart, chips: Sequence[Chip], speech: MafiePictureSpeech) -> tuple[Iterator[str], int]:
    """Return the panels of all sides, and the height of the whole canvas."""
    across = 6 if len(chips) <= FEW else 7
    sides = sides_of(story)
    tops, top = [], HEADER_BOTTOM + 14
    for seats in sides.values():
        tops.append(top)
        top += LABEL + ROW * -(-len(seats) // across) + FOOT + GAP
    return _panels(story, sides, tops, chips, speech, across), top + 20


def _panels(
    story: StoryPart, sides: dict[str, list[int]], tops: Sequence[int], chips: Sequence[Chip], speech: MafiePictureSpeech, across: int
) -> Iterator[str]:
    ground = GROUND["night"]
    for (side, seats), top in zip(sides.items(), tops, strict=True):
        won = any(seat in story.winners for seat in seats)
        high = LABEL + ROW * -(-len(seats) // across) + FOOT
        tone = TOKENS.token[side].on_table if side in TOKENS.token else INK.ink2
        yield group(
            f"side-{side}",
            rect(LEFT, top, WIDE, high, 28, ground.panel, INK.brass if won else ground.line, 6 if won else 3),
            icon(side, LEFT + 26, top + 16, 50, tone, ground.panel),
            text(LEFT + 92, top + 56, speech(f"pic-side-{side}"), 44, 700),
            *_people(seats, top + LABEL, chips, across, ground),
        )


def _people(seats: Sequence[int], top: float, chips: Sequence[Chip], across: int, ground: Ground) -> Iterator[str]:
    step = WIDE / across
    spots = []
    for place in range(len(seats)):
        x = LEFT + step * (place % across + 0.5)
        spots.append(ChipSpot(x, top + ROW * (place // across) + RADIUS + 12, "down", x - step / 2 + 6, x + step / 2 - 6))
    layout = Seating(0, RADIUS, NAME, tuple(spots), CANVAS.width / 2, 0, 0, 0, long=True)
    yield from (draw_chip(chips[seat], spot, layout, ground) for seat, spot in zip(seats, spots, strict=True))
