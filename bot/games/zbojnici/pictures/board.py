"""The board of Zbojníci: seven districts in a ring, the dungeon in the middle, the players at the foot."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from bot.games.zbojnici.pictures.alt import city_alt, order_of
from bot.games.zbojnici.pictures.district import HIGH, WIDE, CellSpot, draw_district, draw_dungeon, draw_start
from bot.games.zbojnici.pictures.speech import ZbojniciPictureSpeech, phase_of, title_of
from bot.games.zbojnici.pictures.town import draw_street
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.faces import marked
from bot.presenting.drawing.lettering import fit, width
from bot.presenting.drawing.parts import HeaderCount, badge, frame, header, player_mark
from bot.presenting.drawing.posters import Poster
from bot.presenting.drawing.shapes import circle, group, icon, icon_at, number, path, polygon, rect, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, Ground
from bot.presenting.texts import Words

if TYPE_CHECKING:
    from engines.zbojnici.views import PlayerView, ZbojniciView


TOP, GAP = 164, 30
RING = ((1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))  # column and row of the positions 1 to 7
START, MIDDLE = (0, 0), (1, 1)


def city(
    view: ZbojniciView, names: Sequence[str], words: Words, *, bot_players: frozenset[int] = frozenset(), paused: bool = False
) -> Drawing:
    """Draw the city for everybody, made from `view(None)` only.

    `names`: display names by seat; `bot_players`: seats of automated players; `paused`: the clocks stand.
    """
    speech = ZbojniciPictureSpeech(words, view, names)
    ground = GROUND["wood"]
    alt = city_alt(view, speech, bot_players=bot_players, paused=paused)
    foot = TOP + 3 * HIGH + 2 * GAP + 34
    rows = rows_of(len(view.players))
    height = foot + rows * (PANEL_HIGH + BETWEEN) + 26
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


def _spot(cell: tuple[int, int]) -> CellSpot:
    column, row = cell
    return CellSpot(CANVAS.margin + column * (WIDE + GAP), TOP + row * (HIGH + GAP))


def _header(view: ZbojniciView, speech: ZbojniciPictureSpeech, ground: Ground, *, paused: bool) -> str:
    counts = () if view.threshold is None else (HeaderCount("ducat", INK.brass, str(view.threshold)),)
    note = speech("pic-zb-richest") if view.threshold is None else speech("pic-zb-threshold")
    mark = "crown" if view.phase == "end" and view.winners else "sun"
    subtitle = phase_of(view, speech, paused=paused)
    return header(ground, mark, title_of(view, speech), subtitle, counts, note)


def _players(view: ZbojniciView, foot: float, speech: ZbojniciPictureSpeech, ground: Ground, bot_players: frozenset[int]) -> list[str]:
    drawn = []
    for place, player in enumerate(order_of(view)):
        x = CANVAS.margin + place % A_ROW * (WIDE + GAP)
        y = foot + place // A_ROW * (PANEL_HIGH + BETWEEN)
        drawn.append(draw_player(view, player, x, y, speech, ground, bot_player=player.seat in bot_players))
    return drawn


def _arrows(ground: Ground) -> str:
    """Draw the way of the robbers: streets around the ring, and from its last district into the dungeon."""
    drawn: list[str] = []
    for (column, row), (to_column, to_row) in pairwise((START, *RING, MIDDLE)):
        one, other = _spot((column, row)), _spot((to_column, to_row))
        x, y = (one.x + other.x + WIDE) / 2, (one.y + other.y + HIGH) / 2
        angle = math.degrees(math.atan2(other.y - one.y, other.x - one.x))
        chevron = path("M-9 -17 10 0 -9 17", "none", INK.brass, 8, 'stroke-linecap="round" stroke-linejoin="round"')
        drawn.append(draw_street(x, y, GAP, upright=column == to_column, ground=ground))
        drawn.append(circle(x, y, 25, ground.ground, ground.line, 3))
        drawn.append(f'<g transform="translate({number(x)} {number(y)}) rotate({number(angle)})">{chevron}</g>')
    return group("arrows", *drawn)


# ---- the players at the foot


PANEL_HIGH, BETWEEN = 112, 18
_NAME, _PAIR, _SCORE = 36, 34, 60
A_ROW = 3


def rows_of(count: int) -> int:
    """Return how many rows of panels `count` players need."""
    return -(-count // A_ROW)


def draw_player(
    view: ZbojniciView, player: PlayerView, x: float, y: float, speech: ZbojniciPictureSpeech, ground: Ground, *, bot_player: bool
) -> str:
    """Draw the panel of one player with its top left corner at `x`, `y`."""
    framed = player.awaited or (view.phase == "end" and player.won)
    drawn = [
        rect(x, y, WIDE, PANEL_HIGH, 20, ground.panel, INK.brass if framed else None, 5),
        _mark(player, speech.face(player.seat), x, y, ground),
    ]
    right = x + WIDE - 20
    if player.ducats is not None:
        score = str(player.ducats)
        drawn.append(text(right, y + 78, score, _SCORE, 700, INK.ink, "end"))
        right -= width(score, _SCORE, 700) + 12
    drawn.append(text(x + 82, y + 48, fit(speech.name(player.seat), _NAME, 600, right - x - 82), _NAME, 600))
    at = x + 82
    for mark, count in _pairs(view, player):
        drawn.append(icon(mark, at, y + 62, 34, INK.ink2, ground.panel))
        drawn.append(text(at + 40, y + 91, str(count), _PAIR, 600))
        at += 76
    drawn += _badges(view, player, x, y, ground, bot_player=bot_player)
    return group(f"player-{player.seat + 1}", *drawn)


def _mark(player: PlayerView, face: str, x: float, y: float, ground: Ground) -> str:
    def mark(cx: float, cy: float, radius: float) -> str:
        if player.role == "prince":
            return icon_at("shield", cx, cy - 1, radius * 2.42, INK.ink, ground.raised)
        if player.color is None:
            return circle(cx, cy - 1, radius - 1, "none", INK.ink2, 4, 'stroke-dasharray="8 8"')
        return player_mark(player.color, cx, cy, radius)

    return marked(face, mark, x + 43, y + 56, 24, 33)


def _pairs(view: ZbojniciView, player: PlayerView) -> Sequence[tuple[str, int]]:
    """Return the icons with numbers under the name."""
    tokens = ("token", player.tokens)
    if player.role == "prince":
        return (("agent", view.recon_level), ("gavel", view.fine_level), tokens)
    return (tokens, ("cards", player.cards)) if player.taken else (tokens,)


def _badges(view: ZbojniciView, player: PlayerView, x: float, y: float, ground: Ground, *, bot_player: bool) -> list[str]:
    """Mark on the corner of the panel: done, winner, played by an automated player."""
    found = []
    if view.phase == "end" and player.won:
        found.append(("crown", INK.brass))
    elif player.answered:
        found.append(("check", INK.green))
    elif player.awaited:
        found.append(("hourglass", INK.brass))
    if bot_player:
        found.append(("bot", INK.ink2))
    return [badge(x + 17 + place * 42, y + 6, mark, fill, ground, 20) for place, (mark, fill) in enumerate(found)]


# ---- the poster


_FIRS = ((100, 330, 1.0), (160, 300, 0.72), (468, 312, 0.8), (502, 340, 0.95), (410, 286, 0.55))
"""Middle, foot and size of each fir."""


def scene(ground: Ground) -> Iterable[str]:
    """Draw a coin for a moon over the mountains, a road with a carriage, firs on both sides."""
    yield circle(312, 128, 62, INK.brass)
    yield icon_at("ducat", 312, 128, 92, ground.ground, INK.brass)
    yield polygon([(39, 262), (130, 168), (212, 244), (300, 190), (398, 250), (472, 178), (563, 256), (563, 300), (39, 300)], ground.line)
    yield path("M39 290C170 244 420 244 563 290V368A23 23 0 0 1 540 391H62A23 23 0 0 1 39 368Z", ground.raised)
    yield path("M262 391C270 350 330 320 300 266H316C356 322 372 350 392 391Z", ground.ground)
    yield icon_at("carriage", 318, 334, 104, INK.ink, ground.ground)
    for x, foot, size in _FIRS:
        yield rect(x - 7 * size, foot, 14 * size, 26 * size, 2, INK.paper_brass)
        for tier in range(3):
            top, low, half = foot - (132 - 36 * tier) * size, foot - (60 - 36 * tier) * size, (30 + 12 * tier) * size
            yield polygon([(x, top), (x + half, low), (x - half, low)], INK.paper_green)


poster = Poster(scene, GROUND["wood"])
