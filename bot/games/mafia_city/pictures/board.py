"""The board of Mafia City: seven hexes as they lie, with their piles, and the players at the foot."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.mafia_city.pictures.alt import city_alt
from bot.games.mafia_city.pictures.players import BETWEEN, draw_player, measure
from bot.games.mafia_city.pictures.speech import Speech, phase_of, title_of
from bot.games.mafia_city.pictures.tile import SIDE, draw_tile
from bot.presenting.drawing import Drawing, Words
from bot.presenting.drawing.icons import icon
from bot.presenting.drawing.lettering import fit, width
from bot.presenting.drawing.parts import SUBTITLE, TITLE, frame
from bot.presenting.drawing.shapes import group, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, Ground
from engines.mafia_city.components import SLOTS

if TYPE_CHECKING:
    from engines.mafia_city.views import MafiaCityView

ROW = SIDE * math.sqrt(3)  # height of a tile
TOP = 36
MIDDLE = (CANVAS.width / 2, TOP + ROW * 1.5)
FOOT = TOP + ROW * 3 + 34  # where the players begin
CORNER = 388  # pixels of a header text beside the northern tile
COUNT = 36


def city(
    view: MafiaCityView, names: Sequence[str], words: Words, *, bot_players: frozenset[int] = frozenset(), paused: bool = False
) -> Drawing:
    """Draw the city for everybody, made from `view(None)` only.

    `names`: display names by seat; `automats`: seats played by a machine; `paused`: the clocks stand.
    """
    speech = Speech(words, view, names)
    ground = GROUND["city"]
    alt = city_alt(view, speech, bot_players=bot_players, paused=paused)
    panel = measure(len(view.players))
    height = round(FOOT + panel.high + CANVAS.margin)
    svg = frame(
        height,
        ground,
        speech("pic-mc-game"),
        alt,
        _header(view, speech, ground, paused=paused),
        group("city", *_tiles(view, speech, ground)),
        _decks(view, speech, ground),
        group(
            "players",
            *(
                draw_player(view, player, CANVAS.margin + place * (panel.wide + BETWEEN), FOOT, panel, speech, ground, bot_players)
                for place, player in enumerate(view.players)
            ),
        ),
    )
    return Drawing(svg, alt, height)


def _header(view: MafiaCityView, speech: Speech, ground: Ground, *, paused: bool) -> str:
    """Round and phase in the left corner, the points to reach in the right one."""
    left, right = CANVAS.margin + 2, CANVAS.width - CANVAS.margin - 2
    target = str(view.target)
    return group(
        "header",
        text(left, 98, fit(title_of(view, speech), TITLE, 700, CORNER), TITLE, 700),
        text(left + 2, 146, fit(phase_of(view, speech, paused=paused), SUBTITLE, 400, CORNER), SUBTITLE, 400, INK.ink2),
        icon("respect", right - width(target, TITLE, 700) - 82, 46, 64, INK.brass, ground.ground),
        text(right, 98, target, TITLE, 700, INK.ink, "end"),
        text(right, 146, speech("pic-mc-target"), SUBTITLE, 400, INK.ink2, "end"),
    )


def _tiles(view: MafiaCityView, speech: Speech, ground: Ground) -> list[str]:
    """All tiles; the one that is played now comes last, so that its frame lies over its neighbours."""
    placed = sorted(view.locations, key=lambda location: (location.current, location.slot))
    drawn = []
    for location in placed:
        q, r = SLOTS[location.slot].axial
        drawn.append(draw_tile(view, location, MIDDLE[0] + SIDE * 1.5 * q, MIDDLE[1] + ROW * (r + q / 2), speech, ground))
    return drawn


def _decks(view: MafiaCityView, speech: Speech, ground: Ground) -> str:
    y = FOOT - 62
    right = CANVAS.width - CANVAS.margin - 4
    return group(
        "decks",
        icon("cards", CANVAS.margin + 4, y - 38, 48, INK.ink2, ground.ground),
        text(CANVAS.margin + 64, y, speech("pic-mc-deck", n=view.deck), COUNT, 400, INK.ink2),
        text(right, y, speech("pic-mc-discard", n=len(view.discard)), COUNT, 400, INK.ink2, "end"),
    )
