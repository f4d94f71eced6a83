"""The board of Mafie: the table by day and by night, 6 to 21 seats, from what everybody may know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.games.mafie.pictures.alt import table_alt
from bot.games.mafie.pictures.centre import WINNER_ICONS, draw_focus, focus_of
from bot.games.mafie.pictures.chip import Chip, chip_obstacles, draw_chip
from bot.games.mafie.pictures.on_table import draw_cards, draw_pill
from bot.games.mafie.pictures.seating import TABLE_POWER, WOOD, Seating, seating
from bot.games.mafie.pictures.speech import COUNTED, TOKEN_ORDER, Speech, is_done, is_missed, phase_of, title_of
from bot.games.mafie.pictures.votes import Row, draw_tally, rows_of
from bot.presenting.drawing import Drawing, Words
from bot.presenting.drawing.parts import HEADER_BOTTOM, Count, frame, header, lamp
from bot.presenting.drawing.placing import Box, FreeSpace
from bot.presenting.drawing.shapes import group, polygon, rect, superellipse
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, TOKENS, Ground

if TYPE_CHECKING:
    from engines.mafie.views import MafieView, SeatView

ROWS_MOST = 3  # candidates with hands in the middle; more get a pill each


def table(
    view: MafieView, names: Sequence[str], words: Words, *, bot_players: frozenset[int] = frozenset(), paused: bool = False
) -> Drawing:
    """Draw the table for everybody, made from `view(None)` only.

    `names`: display names by seat; `automats`: seats played by a machine; `paused`: the clocks stand.
    """
    speech = Speech(words, names, view.options)
    ground = GROUND["night" if view.night else "day"]
    rows = _rows(view) if not paused else []
    hands = 0 < len(rows) <= ROWS_MOST
    layout = seating(len(view.seats), hands=hands)
    chips = [_chip(view, seat, speech, bot_player=seat.seat in bot_players) for seat in view.seats]
    if hands:
        middle, box = draw_tally(layout, rows, speech)
        rows = []
    else:
        middle, box = draw_focus(focus_of(view, speech, paused=paused), layout, ground)
    room = FreeSpace(Box(16, HEADER_BOTTOM, CANVAS.width - 16, layout.height - 16), [box])
    for chip, spot in zip(chips, layout.spots, strict=True):
        room.take(*chip_obstacles(chip, spot, layout))
    alt = table_alt(view, speech, bot_players=bot_players, paused=paused)
    svg = frame(
        layout.height,
        ground,
        speech("pic-game"),
        alt,
        _header(view, speech, ground, paused=paused),
        _table_top(layout, ground),
        group("votes", *(draw_pill(row, layout, room, ground) for row in rows)),
        group("cards-on-the-table", *draw_cards(view, speech, layout, room)),
        group("seats", *(draw_chip(chip, spot, layout, ground) for chip, spot in zip(chips, layout.spots, strict=True))),
        group("centre", *middle),
        definitions=lamp(ground),
    )
    return Drawing(svg, alt, layout.height)


def _chip(view: MafieView, seat: SeatView, speech: Speech, *, bot_player: bool) -> Chip:
    resting = view.night or view.phase == "end"
    return Chip(
        seat=seat.seat,
        name=speech.name(seat.seat),
        living=seat.living,
        token=seat.token,
        asleep=view.night and seat.living,
        speaking=(seat.speaking or seat.struck) and seat.living,
        suspect=seat.suspect and seat.living,
        commander=seat.commander and seat.living,
        bot_player=bot_player and seat.living,
        hidden_card=seat.card_unshown and seat.living and not resting,
        badge=_badge(view, seat) if seat.living and not resting else None,
        unmasked=view.phase == "end",
        winner=view.story is not None and seat.seat in view.story.winners,
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
    if not layout.long:
        return _round_table(cx, cy, wide, high, ground.wood, ground.line)
    return group(
        "table",
        rect(cx - wide - 14, cy - high - 14, 2 * wide + 28, 2 * high + 28, 84, ground.wood),
        rect(cx - wide, cy - high, 2 * wide, 2 * high, 70, "url(#lamp)", ground.line, 3),
    )


@lru_cache(maxsize=64)
def _round_table(cx: float, cy: float, wide: float, high: float, wood: str, line: str) -> str:
    return group(
        "table",
        polygon(superellipse(cx, cy, wide + WOOD, high + WOOD, TABLE_POWER, 120), wood),
        polygon(superellipse(cx, cy, wide, high, TABLE_POWER, 120), "url(#lamp)", line, 3),
    )
