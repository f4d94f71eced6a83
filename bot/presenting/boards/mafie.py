"""The board of Mafie: the table by day and by night, 6 to 21 seats, from what everybody may know."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bot.presenting.boards.mafie_alt import table_alt
from bot.presenting.boards.mafie_centre import WINNER_ICONS, draw_focus, focus_of
from bot.presenting.boards.mafie_chip import Chip, chip_obstacles, draw_chip
from bot.presenting.boards.mafie_seating import HALO, TABLE_POWER, WOOD, Seating, Spot, seating
from bot.presenting.boards.mafie_speech import COMMANDER, COUNTED, TOKEN_ORDER, Speech, is_done, is_missed, phase_of, title_of
from bot.presenting.boards.mafie_votes import Row, draw_tally, rows_of
from bot.presenting.drawing import Drawing, Words
from bot.presenting.drawing.icons import icon
from bot.presenting.drawing.lettering import width
from bot.presenting.drawing.parts import HEADER_BOTTOM, Count, Pill, frame, header, lamp
from bot.presenting.drawing.placing import Box, Room
from bot.presenting.drawing.shapes import group, notched, number, polygon, rect, superellipse, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, TOKENS, Ground

if TYPE_CHECKING:
    from engines.mafie.view import MafieView, SeatView

ROWS_MOST = 3  # candidates with hands in the middle; more get a pill each
CARD_HIGH = 84
CARD_NEAR = 110  # how far a card without its holder's number may be moved from the place right before him
TURN_COST = 3  # one degree aside counts as so many pixels away


def table(view: MafieView, names: Sequence[str], words: Words, *, automats: frozenset[int] = frozenset(), paused: bool = False) -> Drawing:
    """Draw the table for everybody, made from `view(None)` only.

    `names`: display names by seat; `automats`: seats played by a machine; `paused`: the clocks stand.
    """
    speech = Speech(words, names, view.options)
    ground = GROUND["night" if view.night else "day"]
    layout = seating(len(view.seats))
    chips = [_chip(view, seat, speech, automat=seat.seat in automats) for seat in view.seats]
    rows = _rows(view) if not paused else []
    if 0 < len(rows) <= ROWS_MOST:
        middle, box = draw_tally(layout, rows, speech)
        rows = []
    else:
        middle, box = draw_focus(focus_of(view, speech, paused=paused), layout, ground)
    room = Room(Box(16, HEADER_BOTTOM, CANVAS.width - 16, layout.height - 16), [box])
    for chip, spot in zip(chips, layout.spots, strict=True):
        room.take(*chip_obstacles(chip, spot, layout))
    alt = table_alt(view, speech, automats=automats, paused=paused)
    svg = frame(
        layout.height,
        ground,
        speech("pic-game"),
        alt,
        _header(view, speech, ground, paused=paused),
        _table_top(layout, ground),
        group("votes", *(_pill(row, layout, room, ground) for row in rows)),
        group("cards-on-the-table", *_cards(view, speech, layout, room)),
        group("seats", *(draw_chip(chip, spot, layout, ground) for chip, spot in zip(chips, layout.spots, strict=True))),
        group("centre", *middle),
        definitions=lamp(ground),
    )
    return Drawing(svg, alt, layout.height)


def _chip(view: MafieView, seat: SeatView, speech: Speech, *, automat: bool) -> Chip:
    resting = view.night or view.phase == "end"
    return Chip(
        seat=seat.seat,
        name=speech.name(seat.seat),
        living=seat.living,
        token=seat.token,
        asleep=view.night and seat.living,
        speaking=seat.speaking and seat.living,
        suspect=seat.suspect and seat.living,
        commander=seat.commander and seat.living,
        automat=automat and seat.living,
        hidden_card=seat.card_unshown and seat.living and not resting,
        badge=_badge(view, seat) if seat.living and not resting else None,
    )


def _badge(view: MafieView, seat: SeatView) -> tuple[str, str] | None:
    """Choose the one state that matters most: struck, leaving, done, awaited."""
    if seat.struck:
        return "gavel", INK.red
    if seat.withdrawing:
        return "exit", INK.ink2
    if is_done(view, seat):
        return "check", INK.green
    return ("hourglass", INK.ink2) if is_missed(view, seat) else None


def _rows(view: MafieView) -> list[Row]:
    """Return the published votes of the ballot that this phase is about."""
    ballot = view.ballot
    if ballot is None or view.phase not in COUNTED or not ballot.votes:
        return []
    return rows_of(ballot.votes, ballot.candidates)


def _header(view: MafieView, speech: Speech, ground: Ground, *, paused: bool) -> str:
    counts = [
        Count(TOKENS.token[token].icon, TOKENS.token[token].on_table, str(view.left[token]))
        for token in reversed(TOKEN_ORDER)
        if token in view.left
    ]
    mark, tone = ("moon" if view.night else "sun"), INK.brass
    if view.phase == "end":
        mark = WINNER_ICONS.get(view.winner or "", "closed_eye")
        tone = TOKENS.token[mark].on_table if mark in TOKENS.token else INK.ink2
    subtitle = speech("pic-paused") if paused else phase_of(view, speech)
    return header(ground, mark, title_of(view, speech), subtitle, counts, speech("pic-left"), tone)


def _table_top(layout: Seating, ground: Ground) -> str:
    cx, cy, wide, high = layout.cx, layout.cy, layout.half_wide, layout.half_high
    if layout.long:
        return group(
            "table",
            rect(cx - wide - 14, cy - high - 14, 2 * wide + 28, 2 * high + 28, 84, ground.wood),
            rect(cx - wide, cy - high, 2 * wide, 2 * high, 70, "url(#lamp)", ground.line, 3),
        )
    return group(
        "table",
        polygon(superellipse(cx, cy, wide + WOOD, high + WOOD, TABLE_POWER, 120), ground.wood),
        polygon(superellipse(cx, cy, wide, high, TABLE_POWER, 120), "url(#lamp)", ground.line, 3),
    )


def _near(spot: Spot, layout: Seating, wide: float, high: float, most: float = 400) -> list[Box]:
    """Propose places before a seat, towards the table: the nearest and straightest first, none dearer than `most`."""
    inward = spot.inward(layout)
    proposed: list[tuple[float, Box]] = []
    for away in range(0, 300, 8):
        for turn in range(-64, 65, 8):
            angle = inward + math.radians(turn)
            cost = away + TURN_COST * abs(turn)
            if cost > most:
                continue
            reach = layout.radius + HALO / 2 + min(wide, high) / 2 + away
            box = Box.around(spot.cx + reach * math.cos(angle), spot.cy + reach * math.sin(angle), wide, high)
            proposed.append((cost, box))
    return [box for _, box in sorted(proposed, key=lambda each: each[0])]


def _beside_name(spot: Spot, layout: Seating, wide: float, high: float) -> list[Box]:
    """Propose the places right below and above a name that stands beside its chip."""
    if spot.side not in ("left", "right"):
        return []
    left = spot.left if spot.side == "right" else spot.right - wide
    below, above = spot.cy + layout.name_size * 0.75, spot.cy - layout.name_size * 0.75 - high
    return [Box(left, top, left + wide, top + high) for top in (below, above)]


def _pill(row: Row, layout: Seating, room: Room, ground: Ground) -> str:
    """Draw hand and number of votes between a seat and the table."""
    pill = Pill(str(len(row.voters)), mark="hand", weight=700, pad=16)
    spot = layout.spots[row.candidate]
    size = (pill.wide, pill.high)
    box = room.first_free([*_beside_name(spot, layout, *size), *_near(spot, layout, *size)], gap=4)
    if box is None:
        return ""
    return group(f"votes-for-{row.candidate + 1}", pill.draw(box.left, box.top, ground.raised, stroke=ground.line))


def _cards(view: MafieView, speech: Speech, layout: Seating, room: Room) -> Iterator[str]:
    """Draw the cards that lie open, each before its holder.

    Where its name finds no room the icon stands alone; a card that must lie further off shows its holder's number.
    """
    for seat in view.seats:
        for card in seat.card_open:
            if card == COMMANDER:
                continue
            spot = layout.spots[seat.seat]
            for label in (speech(f"pic-card-{card}-short"), "", str(seat.seat + 1)):
                wide = 84 + width(label, 34, 600) + 24 if label else 84
                size = (wide + 8, CARD_HIGH + 8 + wide * 0.06)
                places = _anywhere(spot, layout, *size) if label.isdigit() else _near(spot, layout, *size, CARD_NEAR)
                if box := room.first_free(places):
                    yield group(f"card-{card}-of-{seat.seat + 1}", _card(box, speech.card_icon(card), label, wide))
                    break


def _anywhere(spot: Spot, layout: Seating, wide: float, high: float) -> list[Box]:
    """Propose every place of the canvas, those nearest to a seat first."""
    places = [(x, y) for x in range(60, CANVAS.width - 40, 12) for y in range(HEADER_BOTTOM + 60, layout.height - 40, 12)]
    nearest = sorted(places, key=lambda at: (math.dist(at, (spot.cx, spot.cy)), at))
    return [Box.around(x, y, wide, high) for x, y in nearest]


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
