"""The upper half of the board of Nostra City: the Verdict track and the four spaces of the Street."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.nostra_city.pictures.speech import NostraCityPictureSpeech, signed
from bot.games.nostra_city.pictures.territory import TRAFFIC_ICONS
from bot.presenting.drawing.lettering import fit, width, wrap, wrap_evenly
from bot.presenting.drawing.shapes import circle, group, icon, line, path, rect, text
from bot.presenting.drawing.tokens import INK, TOKENS, Ground
from engines.nostra_city.components import DISTRICTS, INVESTIGATIONS, LUXURIES, TITLES

if TYPE_CHECKING:
    from engines.nostra_city.views import NostraCityView, SpaceView


A_ROW, CARD_WIDE, CARD_GAP = 2, 543, 18
_PAD, _HEAD, _LINE, _FOOT = 18, 66, 40, 8
"""Pixels inside a space: at its sides, of its first row with the name, of a line, below the last one."""
_NAME_AT = 76
_TRACK_HIGH = 60
_MARKER = 28
"""Half of the room that the marker above the track takes."""
_SMALL = 34
_NAMES = (42, 40, 38, 36, 34)
"""Sizes of a card's name, the largest that fits."""


def draw_verdict(view: NostraCityView, x: float, y: float, wide: float, speech: NostraCityPictureSpeech) -> str:
    """Draw the twenty fields: the Innocent half is round, the Guilty half square; the marker is the light field with the wedge."""
    end = view.track_end
    step = wide / (2 * end)
    drawn: list[str] = []
    for place, field in enumerate([*range(-end, 0), *range(1, end + 1)]):
        side = TOKENS.verdict["innocent" if field < 0 else "guilty"]
        here = field == view.field
        left, middle = x + place * step, x + (place + 0.5) * step
        drawn.append(rect(left + 2, y, step - 4, _TRACK_HIGH, 22 if field < 0 else 6, INK.paper if here else side["fill"]))
        ink = INK.paper_ink if here else side["ink"]
        drawn.append(text(middle, y + 42, str(abs(field)), _SMALL, 700 if here else 400, ink, "middle"))
        if here:
            drawn.append(path(f"M{middle - 17:.1f} {y - 26:.1f}H{middle + 17:.1f}L{middle:.1f} {y - 5:.1f}Z", INK.brass))
    drawn.append(line(x + wide / 2, y - 8, x + wide / 2, y + 68, INK.ink2, 4))
    innocent, guilty = speech("pic-nc-innocent"), speech("pic-nc-guilty")
    marker = x + ((view.field + end if view.field < 0 else view.field + end - 1) + 0.5) * step
    left, right = x, x + wide
    if marker - _MARKER < left + width(innocent, 38, 600):
        left = marker + _MARKER  # the marker has the last fields: the word makes room for it
    if marker + _MARKER > right - width(guilty, 38, 600):
        right = marker - _MARKER
    return group(
        "verdict-track",
        *drawn,
        text(left, y - 18, innocent, 38, 600, INK.blue),
        text(right, y - 18, guilty, 38, 600, INK.red, "end"),
    )


@dataclass(frozen=True, slots=True)
class _Cell:
    """A space of the Street: its name, the lines about its card, and the price of an Investigation."""

    space: SpaceView
    name: str
    lines: tuple[str, ...]
    price: str = ""


def _cells(view: NostraCityView, speech: NostraCityPictureSpeech) -> list[_Cell]:
    return [_cell(space, speech) for space in view.street]


def _cell(space: SpaceView, speech: NostraCityPictureSpeech) -> _Cell:
    if space.card is None or space.kind is None:
        return _Cell(space, speech("pic-nc-empty"), ())
    name, about = _card_texts(space.card, space.kind, speech)
    price = speech.money(INVESTIGATIONS[space.card].price) if space.kind == "investigation" else ""
    return _Cell(space, name, wrap_evenly(about, _SMALL, 400, CARD_WIDE - 2 * _PAD), price)


def _heights(cells: Sequence[_Cell]) -> list[int]:
    """Return the height of each row of spaces."""
    rows = [cells[at : at + A_ROW] for at in range(0, len(cells), A_ROW)]
    return [_HEAD + _LINE * max((len(cell.lines) for cell in row), default=0) + _FOOT for row in rows]


def street_high(view: NostraCityView, speech: NostraCityPictureSpeech) -> int:
    """Return the height of the Street."""
    heights = _heights(_cells(view, speech))
    return sum(heights) + CARD_GAP * (len(heights) - 1) if heights else 0


def draw_street(view: NostraCityView, x: float, y: float, speech: NostraCityPictureSpeech, ground: Ground) -> str:
    """Draw the four spaces with what each card does, two in a row; the one with the present Auction is framed."""
    cells = _cells(view, speech)
    drawn = []
    for row, high in enumerate(_heights(cells)):
        for column, cell in enumerate(cells[row * A_ROW : (row + 1) * A_ROW]):
            drawn.append(_space(cell, x + column * (CARD_WIDE + CARD_GAP), y, high, ground))
        y += high + CARD_GAP
    return group("street", *drawn)


def _space(cell: _Cell, x: float, y: float, high: float, ground: Ground) -> str:
    space = cell.space
    if space.card is None or space.kind is None:
        return _empty(cell, x, y, high, ground)
    alert = space.kind == "investigation"
    card = TOKENS.alert_card
    back, rule = (card["fill"], card["line"]) if alert else (INK.paper, INK.paper_line)
    ink, quiet = (INK.ink, card["ink2"]) if alert else (INK.paper_ink, INK.paper_ink2)
    mark, tone = _mark(space.card, space.kind)
    right = x + CARD_WIDE - _PAD - 44
    room = right - 14 - (x + _NAME_AT)
    drawn = [
        rect(x, y, CARD_WIDE, high, 16, back),
        rect(x + 6, y + 6, CARD_WIDE - 12, high - 12, 12, "none", rule, 3),
        circle(x + _PAD + 22, y + 38, 24, ink),
        text(x + _PAD + 22, y + 50, str(space.number), 36, 700, back, "middle"),
        icon(mark, right, y + 16, 44, INK.ink if alert else tone, back),
    ]
    if cell.price:
        drawn.append(text(right - 12, y + 51, cell.price, _SMALL, 600, quiet, "end"))
        room -= width(cell.price, _SMALL, 600) + 12
    size = next((size for size in _NAMES[2:] if width(cell.name, size, 700) <= room), _NAMES[-1])
    drawn.append(text(x + _NAME_AT, y + 51, fit(cell.name, size, 700, room), size, 700, ink))
    drawn += [text(x + _PAD, y + _HEAD + 26 + row * _LINE, words, _SMALL, 400, quiet) for row, words in enumerate(cell.lines)]
    if space.current:
        drawn.append(rect(x - 7, y - 7, CARD_WIDE + 14, high + 14, 22, "none", INK.brass, 6))
    return group(f"street-{space.number}", *drawn)


def name_rows(name: str, room: float) -> tuple[int, list[str]]:
    """Return the largest size in which a card's name fits into two rows of ``room`` pixels, and the rows; one is cut if none fits."""
    for size in _NAMES:
        rows = wrap(name, size, 700, room)
        if len(rows) <= 2 and all(width(row, size, 700) <= room for row in rows):
            return size, rows
    first, *rest = wrap(name, _NAMES[-1], 700, room)
    return _NAMES[-1], [fit(row, _NAMES[-1], 700, room) for row in (first, " ".join(rest)) if row]


def _empty(cell: _Cell, x: float, y: float, high: float, ground: Ground) -> str:
    return group(
        f"street-{cell.space.number}",
        rect(x + 3, y + 3, CARD_WIDE - 6, high - 6, 16, "none", ground.line, 3, 'stroke-dasharray="10 10"'),
        circle(x + _PAD + 22, y + 38, 24, ground.raised),
        text(x + _PAD + 22, y + 50, str(cell.space.number), 36, 700, INK.ink2, "middle"),
        text(x + _NAME_AT, y + 50, cell.name, _SMALL, 400, INK.ink2),
    )


def _mark(card: str, kind: str) -> tuple[str, str]:
    """Return the icon of a Street card and its colour on paper."""
    match kind:
        case "gangster":
            return "mafia", INK.paper_ink
        case "district":
            traffic = DISTRICTS[card].traffic
            return (TRAFFIC_ICONS[traffic] if traffic else "district"), INK.paper_red
        case "luxury":
            return "respect", INK.paper_green
        case "title":
            return "title", INK.paper_brass
        case _:
            return "magnifier", INK.paper_ink


def _card_texts(card: str, kind: str, speech: NostraCityPictureSpeech) -> tuple[str, str]:
    """Return the name of a Street card and what it does."""
    match kind:
        case "gangster":
            return speech.thing("gangster", card), speech(f"nc-ability-{card}")
        case "district":
            return _district(card, speech)
        case "luxury":
            return speech.thing("luxury", card), speech("pic-nc-respect", n=signed(LUXURIES[card].respect))
        case "title":
            return speech.thing("title", card), speech("nc-open-title", title=card, respect=signed(TITLES[card].respect))
        case _:
            return speech.thing("investigation", card), speech(f"nc-effect-{card}")


def _district(card: str, speech: NostraCityPictureSpeech) -> tuple[str, str]:
    """Name a District on the Street by its Area, with its Traffic; a two-coloured one by its own name, with its Areas and its Respect."""
    district = DISTRICTS[card]
    sort = speech("pic-nc-card-district")
    if district.traffic is not None:
        return speech.thing("kind", district.areas[0]), f"{sort} · {speech.thing('kind', district.traffic)}"
    areas = ", ".join(speech.thing("kind", area) for area in district.areas)
    return speech.thing("turf", card), f"{sort} · {areas} · {speech('pic-nc-respect', n=signed(district.respect))}"
