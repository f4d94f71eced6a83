"""The players at the foot of the city: who has how much, and whom the table waits for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.zbojnici.pictures.speech import Speech
from bot.presenting.drawing.icons import icon
from bot.presenting.drawing.lettering import fit, width
from bot.presenting.drawing.parts import badge
from bot.presenting.drawing.players import player_mark
from bot.presenting.drawing.shapes import circle, group, rect, text
from bot.presenting.drawing.tokens import INK, Ground

if TYPE_CHECKING:
    from engines.zbojnici.views import PlayerView, ZbojniciView

WIDE, HIGH, BETWEEN = 348, 112, 18
NAME, PAIR, SCORE = 36, 34, 60
A_ROW = 3


def rows_of(count: int) -> int:
    """Return how many rows of panels `count` players need."""
    return -(-count // A_ROW)


def order_of(view: ZbojniciView) -> list[PlayerView]:
    """Return the players as they stand at the foot: the prince first, then by seat."""
    return sorted(view.players, key=lambda player: (player.role != "prince", player.seat))


def draw_player(view: ZbojniciView, player: PlayerView, x: float, y: float, speech: Speech, ground: Ground, *, bot_player: bool) -> str:
    """Draw the panel of one player with its top left corner at `x`, `y`."""
    framed = player.awaited or (view.phase == "end" and player.won)
    drawn = [rect(x, y, WIDE, HIGH, 20, ground.panel, INK.brass if framed else None, 5), _mark(player, x, y, ground)]
    right = x + WIDE - 20
    if player.ducats is not None:
        score = str(player.ducats)
        drawn.append(text(right, y + 78, score, SCORE, 700, INK.ink, "end"))
        right -= width(score, SCORE, 700) + 12
    drawn.append(text(x + 82, y + 48, fit(speech.name(player.seat), NAME, 600, right - x - 82), NAME, 600))
    at = x + 82
    for mark, count in _pairs(view, player):
        drawn.append(icon(mark, at, y + 62, 34, INK.ink2, ground.panel))
        drawn.append(text(at + 40, y + 91, str(count), PAIR, 600))
        at += 76
    drawn += _badges(view, player, x, y, ground, bot_player=bot_player)
    return group(f"player-{player.seat + 1}", *drawn)


def _mark(player: PlayerView, x: float, y: float, ground: Ground) -> str:
    if player.role == "prince":
        return icon("shield", x + 14, y + 26, 58, INK.ink, ground.raised)
    if player.color is None:
        return circle(x + 43, y + 55, 23, "none", INK.ink2, 4, 'stroke-dasharray="8 8"')
    return player_mark(player.color, x + 43, y + 56, 24)


def _pairs(view: ZbojniciView, player: PlayerView) -> Sequence[tuple[str, int]]:
    """Return what stands under the name: icons with numbers."""
    tokens = ("token", player.tokens)
    if player.role == "prince":
        return (("agent", view.recon_level), ("gavel", view.fine_level), tokens)
    return (tokens, ("cards", player.cards)) if player.taken else (tokens,)


def _badges(view: ZbojniciView, player: PlayerView, x: float, y: float, ground: Ground, *, bot_player: bool) -> list[str]:
    """Mark on the corner of the panel: done, winner, played by a machine."""
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
