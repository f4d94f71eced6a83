"""The board of Zbojníci: seven districts in a ring, the dungeon in the middle, the players at the foot."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from bot.games.zbojnici.pictures import players
from bot.games.zbojnici.pictures.alt import city_alt
from bot.games.zbojnici.pictures.district import HIGH, WIDE, Spot, draw_district, draw_dungeon, draw_start
from bot.games.zbojnici.pictures.speech import Speech, phase_of, title_of
from bot.presenting.drawing import Drawing, Words
from bot.presenting.drawing.parts import Count, frame, header
from bot.presenting.drawing.shapes import circle, group, number, path
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, Ground

if TYPE_CHECKING:
    from engines.zbojnici.views import ZbojniciView

TOP, GAP = 164, 30
RING = ((1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))  # column and row of the positions 1 to 7
START, MIDDLE = (0, 0), (1, 1)


def city(
    view: ZbojniciView, names: Sequence[str], words: Words, *, bot_players: frozenset[int] = frozenset(), paused: bool = False
) -> Drawing:
    """Draw the city for everybody, made from `view(None)` only.

    `names`: display names by seat; `automats`: seats played by a machine; `paused`: the clocks stand.
    """
    speech = Speech(words, view, names)
    ground = GROUND["wood"]
    alt = city_alt(view, speech, bot_players=bot_players, paused=paused)
    foot = TOP + 3 * HIGH + 2 * GAP + 34
    rows = players.rows_of(len(view.players))
    height = foot + rows * (players.HIGH + players.BETWEEN) + 26
    *ring, dungeon = view.places
    svg = frame(
        height,
        ground,
        speech("pic-zb-game"),
        alt,
        _header(view, speech, ground, paused=paused),
        draw_start(view, _spot(START), speech, ground),
        *(draw_district(view, place, _spot(cell), speech, ground) for place, cell in zip(ring, RING, strict=True)),
        draw_dungeon(view, dungeon, _spot(MIDDLE), speech, ground),
        _arrows(ground),
        group("players", *_players(view, foot, speech, ground, bot_players)),
    )
    return Drawing(svg, alt, height)


def _spot(cell: tuple[int, int]) -> Spot:
    column, row = cell
    return Spot(CANVAS.margin + column * (WIDE + GAP), TOP + row * (HIGH + GAP))


def _header(view: ZbojniciView, speech: Speech, ground: Ground, *, paused: bool) -> str:
    counts = () if view.threshold is None else (Count("ducat", INK.brass, str(view.threshold)),)
    note = speech("pic-zb-richest") if view.threshold is None else speech("pic-zb-threshold")
    mark = "crown" if view.phase == "end" and view.winners else "sun"
    subtitle = phase_of(view, speech, paused=paused)
    return header(ground, mark, title_of(view, speech), subtitle, counts, note)


def _players(view: ZbojniciView, foot: float, speech: Speech, ground: Ground, bot_players: frozenset[int]) -> list[str]:
    drawn = []
    for place, player in enumerate(players.order_of(view)):
        x = CANVAS.margin + place % players.A_ROW * (players.WIDE + GAP)
        y = foot + place // players.A_ROW * (players.HIGH + players.BETWEEN)
        drawn.append(players.draw_player(view, player, x, y, speech, ground, bot_player=player.seat in bot_players))
    return drawn


def _arrows(ground: Ground) -> str:
    """Draw the way that robbers take: around the ring, and from its last district into the dungeon."""
    drawn: list[str] = []
    for (column, row), (to_column, to_row) in pairwise((START, *RING, MIDDLE)):
        one, other = _spot((column, row)), _spot((to_column, to_row))
        x, y = (one.x + other.x + WIDE) / 2, (one.y + other.y + HIGH) / 2
        angle = math.degrees(math.atan2(other.y - one.y, other.x - one.x))
        chevron = path("M-9 -17 10 0 -9 17", "none", INK.brass, 8, 'stroke-linecap="round" stroke-linejoin="round"')
        drawn.append(circle(x, y, 25, ground.ground, ground.line, 3))
        drawn.append(f'<g transform="translate({number(x)} {number(y)}) rotate({number(angle)})">{chevron}</g>')
    return group("arrows", *drawn)
