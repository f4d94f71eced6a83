"""Districts on the board of Nostra City: the tiles in front of a player, and the line that says what their letters stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.nostra_city.pictures.speech import Speech
from bot.presenting.drawing.icons import icon_at
from bot.presenting.drawing.lettering import width
from bot.presenting.drawing.shapes import group, rect, text
from bot.presenting.drawing.tokens import INK, TOKENS, Ground

if TYPE_CHECKING:
    from engines.nostra_city.views import DistrictView, NostraCityView

TRAFFIC_ICONS = {"gambling": "die", "drugs": "pill", "prostitution": "lips"}
AREA_LETTERS = {"staten_island": "S", "brooklyn": "B", "queens": "Q", "bronx": "X"}
"""An Area on the board: the letter that stands for it (the colour alone would not do)."""
AREA_COLOURS = {"staten_island": "blue", "brooklyn": "red", "queens": "yellow", "bronx": "green"}
NO_AREA = "AC"
"""The letters of Atlantic City, which lies in no Area."""

LEGEND_HIGH = 56
_SMALL = 34
_TILES = 4  # in a row
_MOST_TILES = 2 * _TILES


def draw_legend(view: NostraCityView, x: float, y: float, wide: float, speech: Speech) -> str:
    """Write which Area each letter stands for in one line, and Atlantic City while it lies before somebody."""
    entries = [(letter, TOKENS.player[AREA_COLOURS[area]].hex, speech.thing("kind", area)) for area, letter in AREA_LETTERS.items()]
    if any(not district.areas for player in view.players for district in player.districts):
        entries.append((NO_AREA, INK.ink2, speech.thing("turf", "atlantic_city")))
    tiles = [44 if len(letter) == 1 else 64 for letter, _, _ in entries]
    taken = sum(tiles) + sum(10 + width(name, _SMALL) for _, _, name in entries)
    apart = min(40, (wide - taken) / (len(entries) - 1))
    drawn = []
    for (letter, colour, name), tile in zip(entries, tiles, strict=True):
        drawn.append(rect(x, y + 6, tile, 42, 9, colour))
        drawn.append(text(x + tile / 2, y + 39, letter, _SMALL, 700, INK.paper_ink, "middle"))
        drawn.append(text(x + tile + 10, y + 39, name, _SMALL, 400, INK.ink2))
        x += tile + 10 + width(name, _SMALL) + apart
    return group("letters", *drawn)


def draw_tiles(districts: tuple[DistrictView, ...], x: float, y: float, room: float, ground: Ground) -> list[str]:
    """Draw the Districts of a player in a row ``room`` pixels high with its top at ``y``.

    One row of tiles, two smaller rows when there are more than fit; beyond that the last says how many more.
    """
    two = len(districts) > 3
    wide, high = (72, 44) if two else (92, 58)
    shown = districts if len(districts) <= _MOST_TILES else districts[: _MOST_TILES - 1]
    drawn = []
    for place, district in enumerate(shown):
        column, row = (place % _TILES, place // _TILES) if two else (place, 0)
        top = y + (5 + row * (high + 4) if len(districts) > _TILES else (room - high) / 2)
        drawn.append(_tile(district, x + column * (wide + 4), top, wide, high, ground))
    if len(shown) < len(districts):
        at = x + (_TILES - 1) * (wide + 4) + wide / 2
        drawn.append(text(at, y + room - 16, f"+{len(districts) - len(shown)}", _SMALL, 600, INK.ink2, "middle"))
    return drawn


def _tile(district: DistrictView, x: float, y: float, wide: float, high: float, ground: Ground) -> str:
    """Draw one District: filled while it is free, outlined once it is used."""
    colours = [TOKENS.player[AREA_COLOURS[area]].hex for area in district.areas] or [INK.ink2]
    letters = "".join(AREA_LETTERS[area] for area in district.areas) or NO_AREA
    ink = INK.paper_ink if district.free else INK.ink2
    back = colours[0] if district.free else ground.ground
    size = 36 if high > 50 else 34
    base = y + high / 2 + size / 3
    drawn = rect(x + 1.5, y + 1.5, wide - 3, high - 3, 9, back, None if district.free else colours[0], 3, _dashes(district))
    if len(colours) > 1:
        drawn += _other_half(x, y, wide, high, colours[1], ground, free=district.free)
    if len(letters) > 1:
        quarter = wide / 4
        for place, letter in enumerate(letters):
            drawn += text(x + quarter * (1 + 2 * place), base, letter, size, 700, ink, "middle")
        return drawn
    icon_side = 38 if high > 50 else 34
    drawn += text(x + 9, base, letters, size, 700, ink)
    return drawn + icon_at(TRAFFIC_ICONS[district.traffics[0]], x + wide - 8 - icon_side / 2, y + high / 2, icon_side, ink, back)


def _dashes(district: DistrictView) -> str:
    return "" if district.free else 'stroke-dasharray="7 7"'


def _other_half(x: float, y: float, wide: float, high: float, colour: str, ground: Ground, *, free: bool) -> str:
    if free:
        return rect(x + wide / 2, y + 1.5, wide / 2 - 1.5, high - 3, 9, colour) + rect(x + wide / 2, y + 1.5, 10, high - 3, 0, colour)
    return rect(x + wide / 2, y + 1.5, wide / 2 - 1.5, high - 3, 9, ground.ground, colour, 3, 'stroke-dasharray="7 7"')
