"""The foot of the city: the notoriety track with its borders, and a panel for each player and bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from bot.games.escape_plan.pictures.speech import COLOURS, EscapePlanPictureSpeech
from bot.presenting.drawing.faces import marked
from bot.presenting.drawing.lettering import fit
from bot.presenting.drawing.parts import badge, player_mark
from bot.presenting.drawing.shapes import group, icon, path, rect, text
from bot.presenting.drawing.tokens import CANVAS, INK, Ground

if TYPE_CHECKING:
    from engines.escape_plan.views import BotLook, EscapePlanView, PlayerLook

PENALTIES = (0, 5, 10, 20, 30, 40, 50, 65, 80, 100)
"""The penalty of each row of the track, in thousands (rules table 5.4)."""

BORDERS = (2, 5, 8)
"""Rows below a border."""

TRACK_HIGH, HIGH, BETWEEN = 62, 140, 24
_MARKS_HIGH = 62


def draw_track(view: EscapePlanView, y: float, ground: Ground, speech: EscapePlanPictureSpeech) -> str:
    """Draw the notoriety track with the top of its cells at `y`; the markers stand above them."""
    left, wide = CANVAS.margin, (CANVAS.width - 2 * CANVAS.margin) / 10
    drawn = []
    for row, penalty in enumerate(PENALTIES, 1):
        x = left + (row - 1) * wide
        drawn.append(rect(x + 3, y, wide - 6, TRACK_HIGH, 10, ground.panel))
        rise = 5 + 1.5 * row
        drawn.append(rect(x + 3, y + TRACK_HIGH - rise, wide - 6, rise, 4, INK.red))
        drawn.append(text(x + wide / 2, y + 37, str(penalty), 36, 600, INK.ink, "middle"))
        here = [one.who for one in view.bots if one.row == row and not one.gone]
        here = [f"seat:{one.seat}" for one in view.players if one.row == row and one.gone != "arrested"] + here
        drawn += _marks([speech.colour(who) for who in here], x + wide / 2, y)
    for border in BORDERS:
        x = left + border * wide
        dots = 'stroke-dasharray="2 12" stroke-linecap="round"'
        drawn.append(path(f"M{x:.1f} {y - _MARKS_HIGH + 4:.1f}V{y + TRACK_HIGH + 4:.1f}", "none", INK.brass, 6, dots))
    return group("notoriety", *drawn)


def _marks(colours: Sequence[str], middle: float, foot: float) -> list[str]:
    """Draw markers above a row: up to two large ones, more in two smaller rows."""
    if len(colours) <= 2:
        return [player_mark(one, middle + (place - (len(colours) - 1) / 2) * 48, foot - 32, 21) for place, one in enumerate(colours)]
    drawn = []
    for place, one in enumerate(colours):
        above, beside = divmod(place, 3)
        count = min(3, len(colours) - 3 * above)
        drawn.append(player_mark(one, middle + (beside - (count - 1) / 2) * 34, foot - 17 - 31 * above, 13.5))
    return drawn


@dataclass(frozen=True, slots=True)
class _Panel:
    """A panel: the figure, its numbers as icon, colour and count, its badges."""

    who: str
    colour: str
    pairs: tuple[tuple[str, str, int], ...]
    framed: bool
    out: bool
    badges: tuple[tuple[str, str], ...]
    total: int | None = None
    face: str = ""


def draw_players(view: EscapePlanView, y: float, speech: EscapePlanPictureSpeech, ground: Ground, bot_players: frozenset[int]) -> str:
    """Draw the panels of all players in seat order, then of the bots."""
    panels = [_player(view, player, speech.face(player.seat), bot_player=player.seat in bot_players) for player in view.players]
    panels += [_bot(view, bot) for bot in view.bots]
    wide = (CANVAS.width - 2 * CANVAS.margin - BETWEEN * (max(3, len(panels)) - 1)) / max(3, len(panels))
    return group(
        "players",
        *(_draw(panel, CANVAS.margin + place * (wide + BETWEEN), y, wide, speech, ground) for place, panel in enumerate(panels)),
    )


def _bot(view: EscapePlanView, bot: BotLook) -> _Panel:
    pairs = [("token", INK.brass, bot.tokens)]
    if bot.id == "costa":
        pairs += [("contact", INK.ink2, len(bot.contacts)), ("chest_box", INK.ink2, len(bot.piles))]
    won = view.phase == "end" and view.reason == bot.id
    found = (("crown", INK.brass),) if won else (("exit", INK.green),) if bot.gone == "escaped" else ()
    framed = won or (view.active == bot.who and not bot.gone)
    return _Panel(bot.who, COLOURS[bot.id], tuple(pairs), framed=framed, out=False, badges=found, total=_total(view, bot.who))


def _player(view: EscapePlanView, player: PlayerLook, face: str, *, bot_player: bool) -> _Panel:
    who = f"seat:{player.seat}"
    contacts = sum(entry.contact is not None and not entry.cuffed for entry in player.entries)
    found = []
    if view.phase == "end" and player.won:
        found.append(("crown", INK.brass))
    elif player.gone == "escaped":
        found.append(("exit", INK.green))
    elif player.gone == "arrested":
        found.append(("prison", INK.red))
    elif player.awaited:
        found.append(("hourglass", INK.brass))
    if bot_player:
        found.append(("bot", INK.ink2))
    pairs = (
        ("wound", INK.red, player.wounds),
        ("contact", INK.ink2, contacts),
        ("income", INK.brass, player.income),
        ("token", INK.green, player.tokens),
    )
    framed = (not player.gone and (player.awaited or view.active == who)) or (view.phase == "end" and player.won)
    colour = COLOURS.get(player.character or "", "grey")
    return _Panel(who, colour, pairs, framed, player.gone == "arrested", tuple(found), _total(view, who), face)


def _total(view: EscapePlanView, who: str) -> int | None:
    """Return the final score of an escaped player."""
    if view.story is None:
        return None
    return next((sheet.total for sheet in view.story.sheets if sheet.who == who), None)


def _draw(panel: _Panel, x: float, y: float, wide: float, speech: EscapePlanPictureSpeech, ground: Ground) -> str:
    narrow = wide < 240
    back = ground.raised if panel.framed else ground.panel
    mark = marked(panel.face, partial(player_mark, panel.colour), x + 40, y + 46, 21, 33)
    drawn = [rect(x, y, wide, HIGH, 20, back, INK.brass if panel.framed else None, 5), mark]
    name = 34 if narrow else 38
    ink = INK.ink3 if panel.out else INK.ink
    begins = 80 if panel.face else 70
    drawn.append(text(x + begins, y + 58, fit(speech.drawn(panel.who), name, 600, wide - begins - 12), name, 600, ink))
    if panel.total is not None:
        drawn.append(icon("income", x + 20, y + 84, 38, INK.brass, back))
        drawn.append(text(x + 66, y + 119, str(panel.total), 44, 700))
    else:
        drawn += _pairs(panel, x, y, wide, back, ink)
    for place, (mark, fill) in enumerate(panel.badges):
        drawn.append(badge(x + wide - 22 - place * 44, y + 6, mark, fill, ground, 22))
    return group(f"player-{panel.who.replace(':', '-')}", *drawn)


def _pairs(panel: _Panel, x: float, y: float, wide: float, back: str, ink: str) -> list[str]:
    """Draw icons with numbers, as many as fit."""
    shown = panel.pairs if wide > 240 else panel.pairs[:3]
    size, apart = (30, (wide - 22) / len(shown)) if wide < 300 else (36, min(84.0, (wide - 30) / len(shown)))
    drawn = []
    for place, (mark, colour, count) in enumerate(shown):
        at = x + (12 if wide < 300 else 20) + place * apart
        drawn.append(icon(mark, at, y + 116 - size * 0.84, size, colour, back))
        drawn.append(text(at + size + 4, y + 117, str(count), 34 if wide < 300 else 38, 600, ink))
    return drawn
