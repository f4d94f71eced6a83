"""The face-up cards of Mafie, between the seats and the table."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.games.mafie.pictures.seating import HALO, ChipSpot, Seating
from bot.games.mafie.pictures.speech import COMMANDER, MafiePictureSpeech
from bot.presenting.drawing.lettering import width
from bot.presenting.drawing.parts import HEADER_BOTTOM
from bot.presenting.drawing.placing import Box, FreeSpace
from bot.presenting.drawing.shapes import group, icon, notched, number, text
from bot.presenting.drawing.tokens import CANVAS, INK

if TYPE_CHECKING:
    from engines.mafie.views import MafieView

CARD_HIGH = 84
CARD_NEAR = 110  # the most distance of a card without its holder's number from the place right before him
# Steps away from the place right before a seat: cost, pixels away, degrees aside; a degree counts as 3 pixels.
STEPS_ASIDE = sorted((away + 3 * abs(turn), away, turn) for away in range(0, 300, 8) for turn in range(-64, 65, 8))
GRID = 20  # pixels between the places tried for a card without room before its holder


def _near(spot: ChipSpot, layout: Seating, wide: float, high: float, most: float = math.inf) -> Iterator[Box]:
    """Propose places before a seat, towards the table: the nearest and straightest first, none dearer than `most`."""
    inward = spot.inward(layout)
    for cost, away, turn in STEPS_ASIDE:
        if cost > most:
            return
        angle = inward + math.radians(turn)
        reach = layout.radius + HALO / 2 + min(wide, high) / 2 + away
        yield Box.around(spot.cx + reach * math.cos(angle), spot.cy + reach * math.sin(angle), wide, high)


def draw_cards(view: MafieView, speech: MafiePictureSpeech, layout: Seating, room: FreeSpace) -> Iterator[str]:
    """Draw the open cards, each before its holder.

    Without room for its name the icon stands alone; a card further off shows its holder's number.
    """
    for seat in view.seats:
        for card in seat.card_open:
            if card == COMMANDER:
                continue
            spot = layout.spots[seat.seat]
            for label in (speech(f"pic-card-{card}-short"), "", str(seat.seat + 1)):
                wide = 84 + width(label, 34, 600) + 24 if label else 84
                size = (wide + 8, CARD_HIGH + 8 + wide * 0.06)
                places = _anywhere(spot, layout, *size) if label.isdecimal() else _near(spot, layout, *size, CARD_NEAR)
                if box := room.first_free(places):
                    yield group(f"card-{card}-of-{seat.seat + 1}", _card(box, speech.card_icon(card), label, wide))
                    break


def _anywhere(spot: ChipSpot, layout: Seating, wide: float, high: float) -> Iterator[Box]:
    """Propose every place of the canvas, those nearest to a seat first."""
    return (Box.around(x, y, wide, high) for x, y in _nearest(spot.cx, spot.cy, layout.height))


@lru_cache(maxsize=64)
def _nearest(cx: float, cy: float, height: int) -> tuple[tuple[int, int], ...]:
    """Return the places of a grid over a canvas of this height, those nearest to a point first."""
    places = [(x, y) for x in range(60, CANVAS.width - 40, GRID) for y in range(HEADER_BOTTOM + 60, height - 40, GRID)]
    return tuple(sorted(places, key=lambda at: (math.dist(at, (cx, cy)), at)))


def _card(box: Box, mark: str, label: str, wide: float) -> str:
    """Draw a small cream card, tilted, icon and short name on it."""
    middle = f"translate({number((box.left + box.right) / 2)} {number((box.top + box.bottom) / 2)}) rotate(-4)"
    left = -wide / 2
    return (
        f'<g transform="{middle}">'
        + notched(left, -CARD_HIGH / 2, wide, CARD_HIGH, 14, INK.paper, INK.paper_line, 3)
        + icon(mark, left + (22 if label else (wide - 48) / 2), -24, 48, INK.paper_brass, INK.paper)
        + (text(left + 84, 12, label, 34, 600, INK.paper_ink) if label else "")
        + "</g>"
    )
