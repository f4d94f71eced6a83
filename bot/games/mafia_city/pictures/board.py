"""The board of Mafia City: seven hexes as they lie, with their piles, and the players at the foot."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from bot.games.mafia_city.pictures.alt import city_alt, discarded, shuffled, waits
from bot.games.mafia_city.pictures.speech import SYMBOL_ICONS, MafiaCityPictureSpeech, phase_of, title_of
from bot.games.mafia_city.pictures.tile import SIDE, draw_tile
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.faces import marked
from bot.presenting.drawing.lettering import fit, width
from bot.presenting.drawing.parts import SUBTITLE, TITLE, badge, frame, player_mark
from bot.presenting.drawing.posters import Poster
from bot.presenting.drawing.shapes import circle, group, icon, icon_at, polygon, rect, regular, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, TOKENS, Ground
from bot.presenting.texts import Words
from engines.mafia_city.components import SLOTS

if TYPE_CHECKING:
    from engines.mafia_city.views import MafiaCityView, PlayerView


ROW = SIDE * math.sqrt(3)  # height of a tile
TOP = 36
MIDDLE = (CANVAS.width / 2, TOP + ROW * 1.5)
FOOT = TOP + ROW * 3 + 34  # top of the players
CORNER = 388  # pixels of a header text beside the northern tile
COUNT = 36


def city(
    view: MafiaCityView, names: Sequence[str], words: Words, *, bot_players: frozenset[int] = frozenset(), paused: bool = False
) -> Drawing:
    """Draw the city for everybody, made from `view(None)` only.

    `names`: display names by seat; `bot_players`: seats of automated players; `paused`: the clocks stand.
    """
    speech = MafiaCityPictureSpeech(words, view, names)
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
        *([_decks(view, speech, ground)] if shuffled(view) else []),
        group(
            "players",
            *(
                draw_player(view, player, CANVAS.margin + place * (panel.wide + BETWEEN), FOOT, panel, speech, ground, bot_players)
                for place, player in enumerate(view.players)
            ),
        ),
    )
    return Drawing(svg, alt, height)


def _header(view: MafiaCityView, speech: MafiaCityPictureSpeech, ground: Ground, *, paused: bool) -> str:
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


def _tiles(view: MafiaCityView, speech: MafiaCityPictureSpeech, ground: Ground) -> list[str]:
    """All tiles; the current one comes last, so that its frame lies over its neighbours."""
    placed = sorted(view.locations, key=lambda location: (location.current, location.slot))
    drawn = []
    for location in placed:
        q, r = SLOTS[location.slot].axial
        drawn.append(draw_tile(view, location, MIDDLE[0] + SIDE * 1.5 * q, MIDDLE[1] + ROW * (r + q / 2), speech, ground))
    return drawn


def _decks(view: MafiaCityView, speech: MafiaCityPictureSpeech, ground: Ground) -> str:
    """Draw the cards of the deck, and those discarded, by symbol as well."""
    y = FOOT - 62
    right = float(CANVAS.width - CANVAS.margin - 4)
    drawn = [
        icon("cards", CANVAS.margin + 4, y - 38, 48, INK.ink2, ground.ground),
        text(CANVAS.margin + 64, y, speech("pic-mc-deck", n=view.deck), COUNT, 400, INK.ink2),
        text(right, y - 48, speech("pic-mc-discard", n=len(view.discard)), COUNT, 400, INK.ink2, "end"),
    ]
    for symbol, count in reversed(discarded(view).items()):
        number = str(count)
        right -= width(number, COUNT, 600)
        drawn.append(text(right, y, number, COUNT, 600, INK.ink2))
        right -= 44
        drawn.append(icon(SYMBOL_ICONS[symbol], right, y - 32, 38, INK.ink2, ground.ground))
        right -= 18
    return group("decks", *drawn)


# ---- the players at the foot


BETWEEN = 24
SCORE = 56


@dataclass(frozen=True, slots=True)
class Panel:
    """Measures of one panel. Up to four stand in a row with two lines each; five are narrower and have three."""

    wide: float
    high: int
    narrow: bool


def measure(count: int) -> Panel:
    wide = (CANVAS.width - 2 * CANVAS.margin - BETWEEN * (count - 1)) / count
    return Panel(wide, 194, narrow=True) if wide < 240 else Panel(wide, 152, narrow=False)


def draw_player(
    view: MafiaCityView,
    player: PlayerView,
    x: float,
    y: float,
    panel: Panel,
    speech: MafiaCityPictureSpeech,
    ground: Ground,
    bot_players: frozenset[int],
) -> str:
    """Draw the panel of one player with its top left corner at `x`, `y`."""
    active = player.won if view.phase == "end" else view.turn == player.seat or waits(view, player)
    ink = INK.ink3 if (player.passed or player.left) and not active else INK.ink
    back = ground.raised if active else ground.panel
    right = x + panel.wide - 22
    score = str(player.vp)
    drawn = [
        rect(x, y, panel.wide, panel.high, 20, back, INK.brass if active else None, 5),
        marked(speech.face(player.seat), partial(_mark, player), x + 42, y + 50, 23, 30),
        text(right, y + 68, score, SCORE, 700, INK.ink, "end"),
    ]
    name = speech.name(player.seat)
    if panel.narrow:
        drawn.append(text(x + 20, y + 122, fit(name, 36, 600, panel.wide - 40), 36, 600, ink))
    else:
        drawn.append(text(x + 76, y + 62, fit(name, 38, 600, right - width(score, SCORE, 700) - 12 - x - 76), 38, 600, ink))
    drawn += _counts(player, x, y, panel, back, ink)
    drawn += _badges(view, player, x, y, panel, ground, bot_player=player.seat in bot_players)
    return group(f"player-{player.seat + 1}", *drawn)


def _mark(player: PlayerView, cx: float, cy: float, radius: float) -> str:
    if player.color is None:
        return circle(cx, cy, radius - 2, "none", INK.ink2, 4, 'stroke-dasharray="8 8"')
    return player_mark(player.color, cx, cy, radius)


def _counts(player: PlayerView, x: float, y: float, panel: Panel, back: str, ink: str) -> list[str]:
    """Mafiosi in hand, in reserve, cards."""
    size, gap, inset, number = (28, 5, 16, 34) if panel.narrow else (38, 8, 22, 38)
    base = y + panel.high - (30 if panel.narrow else 26)
    step = (panel.wide - (24 if panel.narrow else 36)) / 3
    drawn = []
    for place, (mark, count) in enumerate((("mafia", player.mobsters), ("chest_box", player.reserve), ("cards", player.cards))):
        at = x + inset + place * step
        drawn.append(icon(mark, at, base - size * 0.84, size, INK.ink2, back))
        drawn.append(text(at + size + gap, base, str(count), number, 600, ink))
    return drawn


def _badges(view: MafiaCityView, player: PlayerView, x: float, y: float, panel: Panel, ground: Ground, *, bot_player: bool) -> list[str]:
    """On the corners: starting player and holders of figures; awaited players, or winners; passed players; automated players."""
    held = (("star", player.starting), ("police", player.policeman), ("mayor", player.mayor))
    marks = [name for name, holds in held if holds]
    step = 46 if panel.narrow else 54
    drawn = [badge(x + panel.wide - 30 - step * place, y + 2, name, INK.brass, ground, 25) for place, name in enumerate(marks)]
    if view.phase == "end" and player.won:
        drawn.append(badge(x + 26, y + 2, "crown", INK.brass, ground, 25))
    elif waits(view, player):
        drawn.append(badge(x + 26, y + 2, "hourglass", INK.brass, ground, 25))
    if player.left:
        drawn.append(badge(x + 26, y + panel.high, "exit", INK.ink3, ground, 22))
    elif player.passed:
        drawn.append(badge(x + 26, y + panel.high, "closed_eye", INK.ink3, ground, 22))
    if bot_player:
        drawn.append(badge(x + panel.wide - 26, y + panel.high, "bot", INK.ink2, ground, 22))
    return drawn


# ---- the poster


_SIDE, _MIDDLE = 66.0, (301.0, 215.0)
_RIM = (("bank", "red"), ("factory", ""), ("market", "blue"), ("prison", ""), ("anchor", "yellow"), ("church", "green"))


def scene(ground: Ground) -> Iterable[str]:
    """Draw the town hall with the parts of the city around it, marks of players on four of them."""
    cx, cy = _MIDDLE
    yield _tile(cx, cy, TOKENS.city_tile["1"]["fill"], INK.brass)
    yield icon_at("mayor", cx, cy, 76, INK.brass, TOKENS.city_tile["1"]["fill"])
    for place, (mark, colour) in enumerate(_RIM):
        turn = math.radians(60 * place - 90)
        x, y = cx + _SIDE * math.sqrt(3) * 0.99 * math.cos(turn), cy + _SIDE * math.sqrt(3) * 0.99 * math.sin(turn)
        fill = TOKENS.city_tile[str(place + 2)]["fill"]
        yield _tile(x, y, fill, ground.line)
        yield icon_at(mark, x, y, 58, INK.ink2, fill)
        if colour:
            yield player_mark(colour, x + 36, y - 30, 15)


def _tile(x: float, y: float, fill: str, edge: str) -> str:
    return polygon(regular(x, y, _SIDE - 4, 6, start=0), fill, edge, 4)


poster = Poster(scene, GROUND["city"])
