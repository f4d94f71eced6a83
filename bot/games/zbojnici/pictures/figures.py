"""Bandits, guards and action tokens in a district: one by one while there is room, then counted by colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.presenting.drawing.icons import icon, icon_at
from bot.presenting.drawing.players import player_mark
from bot.presenting.drawing.shapes import circle, number, path, text
from bot.presenting.drawing.tokens import INK, TOKENS, Ground

HIGH = 74  # of a figure
_STEP, _TOKEN, _BETWEEN, _GUARD = 49, 50, 12, 62
_SLOTS, _ROW_HIGH = 3, 50
UNKNOWN = "grey"


@dataclass(frozen=True, slots=True)
class Band:
    """Figures of one colour in one place: `colour` of the player, how many bandits, whether an action token lies there."""

    colour: str
    bandits: int
    token: bool = False


@dataclass(frozen=True, slots=True)
class Crowd:
    """All figures of a place. `guard_tokens`: action tokens of bands that are guards alone."""

    bands: tuple[Band, ...]
    guards: int = 0
    guard_tokens: tuple[str, ...] = ()

    @property
    def wide(self) -> float:
        """Width of all figures drawn one by one."""
        bands = sum(band.bandits * _STEP + band.token * _TOKEN + _BETWEEN for band in self.bands)
        return bands + self.guards * _GUARD + len(self.guard_tokens) * _TOKEN


def draw_crowd(crowd: Crowd, x: float, foot: float, room: float, ground: Ground, back: str) -> list[str]:
    """Draw a crowd with its left edge at `x` and its feet at `foot`, in `room` pixels; `back`: the colour behind it."""
    if crowd.wide <= room:
        return _one_by_one(crowd, x, foot, back)
    return _counted(crowd, x, foot, room, ground, back)


def _one_by_one(crowd: Crowd, x: float, foot: float, back: str) -> list[str]:
    drawn: list[str] = []
    at = x + _STEP / 2
    for band in crowd.bands:
        for _ in range(band.bandits):
            drawn.append(figure(at, foot, band.colour))
            at += _STEP
        if band.token:
            drawn.append(token(at, foot - 28, band.colour, back))
            at += _TOKEN
        at += _BETWEEN
    for _ in range(crowd.guards):
        drawn.append(guard(at + 6, foot))
        at += _GUARD
    for colour in crowd.guard_tokens:
        drawn.append(token(at, foot - 28, colour, back))
        at += _TOKEN
    return drawn


def _counted(crowd: Crowd, x: float, foot: float, room: float, ground: Ground, back: str) -> list[str]:
    """Shape, number and token of each band, three a row."""
    drawn: list[str] = []
    slots: Sequence[Band | None] = [*crowd.bands, *([None] if crowd.guards or crowd.guard_tokens else [])]
    wide = room / _SLOTS
    rows = -(-len(slots) // _SLOTS)
    for place, band in enumerate(slots):
        left = x + wide * (place % _SLOTS)
        middle = foot - 24 - _ROW_HIGH * (rows - 1 - place // _SLOTS)
        if band is None:
            drawn.append(icon("shield", left - 2, middle - 20, 40, INK.ink, ground.ground))
            count, tokens = crowd.guards, crowd.guard_tokens
        else:
            drawn.append(player_mark(band.colour, left + 18, middle, 17))
            count, tokens = band.bandits, (band.colour,) if band.token else ()
        drawn.append(text(left + 39, middle + 12, str(count), 34, 700))
        drawn += [token(left + 77, middle, colour, back, 17) for colour in tokens[:1]]
    return drawn


def figure(x: float, foot: float, colour: str) -> str:
    """Draw a bandit, the shape of its player on a pair of shoulders. `x`: its middle, `foot`: where it stands."""
    fill, high = TOKENS.player[colour].hex, HIGH
    half = high * 0.32
    shoulders = path(
        f"M{number(x - half)} {number(foot)}C{number(x - half)} {number(foot - high * 0.34)} {number(x - high * 0.18)} "
        f"{number(foot - high * 0.42)} {number(x)} {number(foot - high * 0.42)}C{number(x + high * 0.18)} {number(foot - high * 0.42)} "
        f"{number(x + half)} {number(foot - high * 0.34)} {number(x + half)} {number(foot)}Z",
        fill,
        TOKENS.shape_outline,
        3,
    )
    return shoulders + player_mark(colour, x, foot - high * 0.62, high * 0.27)


def guard(x: float, foot: float) -> str:
    """Draw a guard, a shield. `x`: its middle."""
    return icon("shield", x - HIGH * 0.42, foot - HIGH * 0.92, HIGH * 0.88, INK.ink, TOKENS.ground["night"].raised)


def token(x: float, y: float, colour: str, back: str, radius: float = 22) -> str:
    """Draw an action token of a player with its middle at `x`, `y`."""
    paint = TOKENS.player[colour].hex
    return circle(x, y, radius, back, paint, 4) + icon_at("token", x, y, radius * 2 - 4, paint, back)
