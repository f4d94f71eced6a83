"""The board of Escape Plan: the whole city, its exits, the notoriety track, the players at the foot; while tiles are placed, the offer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from bot.games.escape_plan.pictures.alt import city_alt
from bot.games.escape_plan.pictures.cell import Cell
from bot.games.escape_plan.pictures.map import cells_in, draw_map, height_of, turned_view
from bot.games.escape_plan.pictures.players import HIGH, TRACK_HIGH, draw_players, draw_track
from bot.games.escape_plan.pictures.speech import EscapePlanPictureSpeech, phase_of, title_of
from bot.games.escape_plan.pictures.tile import draw_tile
from bot.games.escape_plan.pictures.zones import ZONES, paint_zone
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.lettering import fit, width
from bot.presenting.drawing.parts import NOTE, SUBTITLE, TITLE, frame
from bot.presenting.drawing.placing import Box
from bot.presenting.drawing.posters import Poster
from bot.presenting.drawing.shapes import group, icon, icon_at, path, polygon, rect, regular, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, TOKENS, Ground
from bot.presenting.texts import Words

if TYPE_CHECKING:
    from engines.escape_plan.views import EscapePlanView


TOP, FOOT = 162, 22
_ROOM, _LEGEND, _MARKS = CANVAS.width - 2 * CANVAS.margin, 56, 66
_OFFER_SIDE = 100.0


def city(
    view: EscapePlanView, names: Sequence[str], words: Words, *, bot_players: frozenset[int] = frozenset(), paused: bool = False
) -> Drawing:
    """Draw the city for everybody, made from `view(None)` only.

    `names`: display names by seat; `bot_players`: seats of automated players; `paused`: the clocks stand.
    """
    view = turned_view(view)
    speech = EscapePlanPictureSpeech(words, view, names)
    ground = GROUND["road"]
    alt = city_alt(view, speech, bot_players=bot_players, paused=paused)
    offering = view.phase == "city" and bool(view.tile_offer)
    below = HIGH + FOOT + 24 + (_OFFER_SIDE * 2 + 24 if offering else _LEGEND + _MARKS + TRACK_HIGH + 10)
    room = CANVAS.most_height - TOP - below
    high = height_of(view.tiles, _ROOM, room)
    cells = cells_in(view.tiles, Box(CANVAS.margin, TOP, CANVAS.width - CANVAS.margin, TOP + high))
    y = TOP + high
    height = int(y + below)
    between = _offer(view, y + 24, speech, ground) if offering else _track(view, y, speech, ground)
    svg = frame(
        height,
        ground,
        speech("pic-ep-game"),
        alt,
        _header(view, speech, ground, paused=paused),
        draw_map(view.tiles, cells, speech, ground, framed=_active_tile(view)),
        between,
        draw_players(view, height - FOOT - HIGH, speech, ground, bot_players),
        drawn=CANVAS.dense_width,
    )
    return Drawing(svg, alt, height)


def _active_tile(view: EscapePlanView) -> str:
    """Return the tile of the player on turn, empty outside a turn."""
    if view.phase != "actions" or view.active is None:
        return ""
    figures = [(f"seat:{one.seat}", one.tile, one.gone) for one in view.players] + [(one.who, one.tile, one.gone) for one in view.bots]
    return next((tile for who, tile, gone in figures if who == view.active and not gone), "")


def _header(view: EscapePlanView, speech: EscapePlanPictureSpeech, ground: Ground, *, paused: bool) -> str:
    """Day and part left, the exits right: open or closed, their patrol cards, their tiles."""
    end = CANVAS.width - CANVAS.margin - 4
    drawn: list[str] = []
    for place, way in enumerate(reversed(view.exits)):
        x = end - 116 * (place + 1) + 12
        tone = INK.red if way.closed else INK.green
        drawn.append(rect(x, 36, 104, 74, 14, ground.ground if way.closed else ground.raised, tone, 4))
        drawn.append(icon("cross" if way.closed else "exit", x + 10, 48, 42, tone, ground.ground if way.closed else ground.raised))
        drawn.append(text(x + 92, 86, str(way.number), 44, 700, INK.ink, "end"))
        for card in range(2):
            full = card < way.patrols
            drawn.append(rect(x + 16 + card * 40, 95, 32, 8, 4, INK.brass if full else "none", INK.brass if full else ground.line, 2))
        drawn.append(text(x + 52, 144, way.tile.upper() if way.visible else "–", NOTE, 400, INK.ink2, "middle"))
    left = end - 116 * len(view.exits)
    mark = "crown" if view.phase == "end" and view.winners else "clock"
    title, subtitle = title_of(view, speech), phase_of(view, speech, paused=paused)
    return group(
        "header",
        icon(mark, 50, 40, 80, INK.brass, ground.ground),
        text(152, 92, fit(title, TITLE, 700, left - 172), TITLE, 700),
        text(153, 140, fit(subtitle, SUBTITLE, 400, left - 172), SUBTITLE, 400, INK.ink2),
        group("exits", *drawn),
    )


def _track(view: EscapePlanView, y: float, speech: EscapePlanPictureSpeech, ground: Ground) -> str:
    """The legend of the zones, and the notoriety track."""
    return group("track", _legend(y + 40, speech), draw_track(view, y + _LEGEND + _MARKS, ground, speech))


def _legend(y: float, speech: EscapePlanPictureSpeech) -> str:
    drawn: list[str] = []
    x = 60.0
    for zone in ZONES:
        said = speech(f"pic-ep-zone-{zone}")
        corners = regular(x + 20, y - 12, 25, 6)
        drawn += [paint_zone(zone, (tuple(corners),)), polygon(corners, "none", INK.ink2, 2)]
        drawn.append(text(x + 54, y, said, NOTE, 400, INK.ink2))
        x += 54 + width(said, NOTE) + 34
    end = CANVAS.width - CANVAS.margin - 4
    drawn.append(text(end, y, fit(speech("pic-ep-penalty"), NOTE, 400, end - x), NOTE, 400, INK.ink2, "end"))
    return group("legend", *drawn)


def _offer(view: EscapePlanView, y: float, speech: EscapePlanPictureSpeech, ground: Ground) -> str:
    count = len(view.tile_offer)
    drawn = [
        text(60, y + 70, speech("pic-ep-offer"), 38, 600),
        text(60, y + 118, speech("pic-ep-offer-note", n=count), NOTE, 400, INK.ink2),
    ]
    step = 200.0
    left = CANVAS.width - CANVAS.margin - step * count + step / 2
    drawn += [
        draw_tile(tile, Cell(left + place * step, y + _OFFER_SIDE, _OFFER_SIDE), speech, ground)
        for place, tile in enumerate(view.tile_offer)
    ]
    return group("offer", *drawn)


# ---- the poster


_TOWERS = ((58, 58, 120), (112, 46, 168), (168, 44, 138), (390, 46, 150), (442, 52, 104), (500, 48, 162))
"""Left edge, width and top of each tower."""


def scene(ground: Ground) -> Iterable[str]:
    """Draw the skyline, the road that leads through under a sign, and a patrol on either side."""
    for left, wide, top in _TOWERS:
        yield rect(left, top, wide, 270 - top, 3, ground.line)
        windows = ((left + 9 + 17 * place, y) for y in range(top + 16, 250, 26) for place in range((wide - 10) // 17))
        yield from (rect(x, y, 9, 13, 1, INK.brass if (x + y) % 5 == 0 else ground.panel) for x, y in windows)
    yield path("M39 268H563V368A23 23 0 0 1 540 391H62A23 23 0 0 1 39 368Z", ground.raised)
    yield polygon([(284, 268), (318, 268), (456, 391), (146, 391)], ground.ground)
    for top, low, half in ((276, 288, 2.5), (302, 322, 4.5), (340, 376, 8)):
        yield polygon([(301 - half, top), (301 + half, top), (301 + half * 1.4, low), (301 - half * 1.4, low)], INK.ink2)
    yield rect(232, 156, 8, 122, 2, INK.ink2) + rect(362, 156, 8, 122, 2, INK.ink2)
    yield rect(222, 84, 158, 92, 14, INK.green)
    yield icon_at("exit", 301, 130, 74, INK.paper_ink, INK.green)
    for x, kind in ((112, "s"), (490, "m")):
        yield icon_at("police", x, 322, 84, TOKENS.escape_officer[kind]["hex"], ground.raised)


poster = Poster(scene, GROUND["road"])
