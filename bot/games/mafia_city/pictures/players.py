"""The players at the foot of the city: points, Mafiosi in hand and in reserve, cards, figures, and whom the table waits for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.mafia_city.pictures.speech import Speech
from bot.presenting.drawing.icons import icon
from bot.presenting.drawing.lettering import fit, width
from bot.presenting.drawing.parts import badge
from bot.presenting.drawing.players import player_mark
from bot.presenting.drawing.shapes import circle, group, rect, text
from bot.presenting.drawing.tokens import CANVAS, INK, Ground

if TYPE_CHECKING:
    from engines.mafia_city.views import MafiaCityView, PlayerView

BETWEEN = 24
SCORE = 56


@dataclass(frozen=True, slots=True)
class Panel:
    """Measures of one panel. Up to four stand in a row with two lines each; five are narrower and have three."""

    wide: float
    high: int
    narrow: bool


def measure(count: int) -> Panel:
    """Return the measures for `count` players."""
    wide = (CANVAS.width - 2 * CANVAS.margin - BETWEEN * (count - 1)) / count
    return Panel(wide, 194, narrow=True) if wide < 240 else Panel(wide, 152, narrow=False)


def waits(view: MafiaCityView, player: PlayerView) -> bool:
    """Return whether the table waits for this player by name: in a window of many it names nobody."""
    return player.awaited and (view.window is None or view.window.kind == "case")


def draw_player(
    view: MafiaCityView, player: PlayerView, x: float, y: float, panel: Panel, speech: Speech, ground: Ground, bot_players: frozenset[int]
) -> str:
    """Draw the panel of one player with its top left corner at `x`, `y`."""
    active = player.won if view.phase == "end" else view.turn == player.seat or waits(view, player)
    ink = INK.ink3 if (player.passed or player.left) and not active else INK.ink
    back = ground.raised if active else ground.panel
    right = x + panel.wide - 22
    score = str(player.vp)
    drawn = [
        rect(x, y, panel.wide, panel.high, 20, back, INK.brass if active else None, 5),
        _mark(player, x + 42, y + 50),
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


def _mark(player: PlayerView, cx: float, cy: float) -> str:
    if player.color is None:
        return circle(cx, cy, 21, "none", INK.ink2, 4, 'stroke-dasharray="8 8"')
    return player_mark(player.color, cx, cy, 23)


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
    """On the corners: who begins and who holds a figure; whom the table waits for, or who has won; who has passed; machines."""
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
