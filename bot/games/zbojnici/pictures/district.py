"""One district of the city: its name, today's loot, its figures; the dungeon and the pile of day cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.zbojnici.pictures.speech import DISTRICT_ICONS, ZbojniciPictureSpeech
from bot.games.zbojnici.pictures.town import draw_front
from bot.presenting.drawing.lettering import fit
from bot.presenting.drawing.parts import player_mark
from bot.presenting.drawing.shapes import circle, group, icon, icon_at, line, number, path, rect, text
from bot.presenting.drawing.tokens import INK, TOKENS, Ground
from engines.zbojnici.components import RING

if TYPE_CHECKING:
    from engines.zbojnici.views import PlaceView, ZbojniciView


WIDE, HIGH = 348, 262
NAME, SMALL = 38, 34
_SIDE = 20
_DAYS_A_ROW = 4
_STRIP = 52


@dataclass(frozen=True, slots=True)
class CellSpot:
    """The top left corner of a cell of the city."""

    x: float
    y: float


def crowd_of(view: ZbojniciView, place: PlaceView) -> Crowd:
    """Return the figures of a place: bandits by colour, guards together."""
    colours = [player.color or UNKNOWN for player in view.players]
    bands = tuple(Band(colours[band.seat], band.bandits, band.token) for band in place.bands if band.bandits)
    alone = tuple(colours[band.seat] for band in place.bands if band.token and not band.bandits)
    return Crowd(bands, sum(band.guards for band in place.bands), alone)


def draw_district(view: ZbojniciView, place: PlaceView, spot: CellSpot, speech: ZbojniciPictureSpeech, ground: Ground) -> str:
    """Draw a district of the ring; the present one is raised and framed, a finished one quiet and ticked."""
    done = view.phase == "resolution" and place.resolved and not place.current
    back = ground.raised if place.current else ground.ground if done else ground.panel
    ink, quiet = (INK.ink3, INK.ink3) if done else (INK.ink, INK.ink2)
    x, y = spot.x, spot.y
    drawn = [
        rect(x, y, WIDE, HIGH, 24, back, INK.brass if place.current else ground.line, 8 if place.current else 3),
        icon(DISTRICT_ICONS[place.district], x + _SIDE, y + 20, 54, INK.ink3 if done else INK.brass, back),
        text(x + 86, y + 60, fit(speech.district(place.district), NAME, 600, WIDE - 86 - 52), NAME, 600, ink),
        text(x + WIDE - _SIDE, y + 60, str(place.position), NAME, 700, quiet, "end"),
    ]
    right = WIDE - _SIDE
    if place.risky:
        right -= 46
        drawn.append(icon("portcullis", x + right + 4, y + 97, 42, INK.ink3 if done else INK.red, back))
    crowd = crowd_of(view, place)
    if crowd.wide <= WIDE - 2 * _SIDE:  # numbers need a plain ground
        drawn.append(draw_front(place.district, x + WIDE - 18, y + HIGH - 14, back, ground))
    drawn += _loot(place, spot, right - 8, speech, quiet)
    if done and not crowd.bands and not crowd.guards:
        drawn.append(icon_at("check", x + 46, y + HIGH - 50, 44, INK.ink3, back))
    drawn += draw_crowd(crowd, x + _SIDE, y + HIGH - 18, WIDE - 2 * _SIDE, ground, back)
    return group(f"district-{place.district}", *drawn)


def _loot(place: PlaceView, spot: CellSpot, right: float, speech: ZbojniciPictureSpeech, ink: str) -> list[str]:
    """Draw the loot of the district; a day card lies over it as a strip of paper."""
    x, y = spot.x, spot.y
    said = speech.loot(place.district, day=place.day)
    if not place.day:
        return [text(x + 24, y + 130, fit(said, SMALL, 400, right - 24), SMALL, 400, ink)]
    return [
        rect(x + 14, y + 92, right - 14, _STRIP, 12, INK.paper),
        icon("sun", x + 20, y + 100, 36, INK.paper_brass, INK.paper),
        text(x + 62, y + 130, fit(said, SMALL, 600, right - 62 - 8), SMALL, 600, INK.paper_ink),
    ]


def draw_dungeon(view: ZbojniciView, place: PlaceView, spot: CellSpot, speech: ZbojniciPictureSpeech, ground: Ground) -> str:
    """Draw the dungeon in the middle of the ring: prisoners and guards behind bars."""
    x, y = spot.x, spot.y
    crowd, room = crowd_of(view, place), WIDE - 48
    drawn = [
        rect(x, y, WIDE, HIGH, 24, ground.ground, INK.brass if place.current else ground.line, 8 if place.current else 3),
        icon("portcullis", x + _SIDE, y + 20, 54, INK.brass if place.current else INK.ink2, ground.ground),
        text(x + 86, y + 60, fit(speech.district(place.district), NAME, 600, WIDE - 86 - 52), NAME, 600),
        text(x + WIDE - _SIDE, y + 60, str(place.position), NAME, 700, INK.ink2, "end"),
        *_bars(x, y, ground, 6 if crowd.wide <= room else 3),
        *draw_crowd(crowd, x + 24, y + HIGH - 20, room, ground, ground.ground),
    ]
    return group("district-dungeon", *drawn)


def _bars(x: float, y: float, ground: Ground, gaps: int) -> list[str]:
    """Draw the bars with ``gaps`` gaps between them, for numbers."""
    top, foot = y + 92, y + HIGH - 12
    apart = (WIDE - 32) / gaps
    posts = [line(x + 16 + place * apart, top, x + 16 + place * apart, foot, ground.line, 4) for place in range(gaps + 1)]
    return [*posts, line(x + 14, top, x + WIDE - 14, top, INK.ink2, 8)]


def draw_start(view: ZbojniciView, spot: CellSpot, speech: ZbojniciPictureSpeech, ground: Ground) -> str:
    """Draw how many day cards are to come, and of which districts; turned ones are empty frames. In the duel also the guard in reserve."""
    x, y = spot.x, spot.y
    dotted = 'stroke-dasharray="4 12" stroke-linecap="round"'
    drawn = [
        rect(x, y, WIDE, HIGH, 24, "none", ground.line, 3, dotted),
        icon("sun", x + _SIDE, y + 16, 60, INK.brass, ground.ground),
        text(x + 90, y + 62, str(max(view.deck, 0)), 52, 700),
        text(x + 134, y + 60, fit(speech("pic-zb-days"), SMALL, 400, WIDE - 134 - 12), SMALL, 400, INK.ink2),
    ]
    for place, district in enumerate(RING):
        row, column = divmod(place, _DAYS_A_ROW)
        left, top = x + _SIDE + column * 80, y + 92 + row * 80
        if district in view.turned:
            drawn.append(rect(left, top, 68, 68, 12, "none", ground.line, 3, 'stroke-dasharray="6 8"'))
        else:
            drawn.append(
                rect(left, top, 68, 68, 12, INK.paper) + icon(DISTRICT_ICONS[district], left + 9, top + 9, 50, INK.paper_ink, INK.paper)
            )
    if view.duel:
        drawn.append(icon("shield", x + _SIDE + 232, y + 178, 52, INK.ink, ground.raised))
        drawn.append(text(x + _SIDE + 288, y + 220, str(view.reserve), 46, 700))
    return group("day-cards", *drawn)


# ---- figures


FIGURE_HIGH = 74  # of a figure
_STEP, _TOKEN, _BETWEEN, _GUARD = 49, 50, 12, 62
_SLOTS, _ROW_HIGH = 3, 50
UNKNOWN = "grey"


@dataclass(frozen=True, slots=True)
class Band:
    """Figures of one colour in one place: `colour` of the player, the number of bandits, an action token or none."""

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
        return _in_a_row(crowd, x, foot, back)
    return _counted(crowd, x, foot, room, ground, back)


def _in_a_row(crowd: Crowd, x: float, foot: float, back: str) -> list[str]:
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
    """Draw a bandit, the shape of its player on a pair of shoulders. `x`: its middle, `foot`: its ground line."""
    fill, high = TOKENS.player[colour].hex, FIGURE_HIGH
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
    return icon("shield", x - FIGURE_HIGH * 0.42, foot - FIGURE_HIGH * 0.92, FIGURE_HIGH * 0.88, INK.ink, TOKENS.ground["night"].raised)


def token(x: float, y: float, colour: str, back: str, radius: float = 22) -> str:
    """Draw an action token of a player with its middle at `x`, `y`."""
    paint = TOKENS.player[colour].hex
    return circle(x, y, radius, back, paint, 4) + icon_at("token", x, y, radius * 2 - 4, paint, back)
