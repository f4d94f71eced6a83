"""The upper half of the board of Nostra City: the Verdict track and the four spaces of the Street."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.nostra_city.pictures.speech import NostraCityPictureSpeech, signed
from bot.games.nostra_city.pictures.territory import AREA_LETTERS, TRAFFIC_ICONS
from bot.presenting.drawing.lettering import fit, width, wrap
from bot.presenting.drawing.shapes import circle, group, icon, line, notched, path, rect, text
from bot.presenting.drawing.tokens import INK, TOKENS, Ground
from engines.nostra_city.components import DISTRICTS, GANGSTERS, INVESTIGATIONS, LUXURIES, TITLES

if TYPE_CHECKING:
    from engines.nostra_city.views import NostraCityView, SpaceView


CARD_WIDE, CARD_HIGH, CARD_GAP = 258, 298, 24
_TRACK_HIGH = 60
_MARKER = 28
"""Half of the room that the marker above the track takes."""
_SMALL = 34
_NAMES = (42, 40, 38, 36, 34)


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


def draw_street(view: NostraCityView, x: float, y: float, speech: NostraCityPictureSpeech, ground: Ground) -> str:
    """Draw the four spaces; the one with the present Auction is framed."""
    spaces = [_space(space, x + place * (CARD_WIDE + CARD_GAP), y, speech, ground) for place, space in enumerate(view.street)]
    return group("street", *spaces)


def _space(space: SpaceView, x: float, y: float, speech: NostraCityPictureSpeech, ground: Ground) -> str:
    if space.card is None or space.kind is None:
        return _empty(space, x, y, speech, ground)
    alert = space.kind == "investigation"
    card = TOKENS.alert_card
    back, rule = (card["fill"], card["line"]) if alert else (INK.paper, INK.paper_line)
    ink, quiet = (INK.ink, card["ink2"]) if alert else (INK.paper_ink, INK.paper_ink2)
    mark, tone = _mark(space.card, space.kind)
    drawn = [
        notched(x, y, CARD_WIDE, CARD_HIGH, 20, back),
        notched(x + 9, y + 9, CARD_WIDE - 18, CARD_HIGH - 18, 16, "none", rule, 3),
        circle(x + 50, y + 54, 27, ink),
        text(x + 50, y + 67, str(space.number), 38, 700, back, "middle"),
        icon(mark, x + CARD_WIDE - 90, y + 24, 62, INK.ink if alert else tone, back),
        text(x + 28, y + 130, fit(speech(f"pic-nc-card-{space.kind}"), _SMALL, 400, CARD_WIDE - 50), _SMALL, 400, quiet),
    ]
    title, foot = _card_texts(space.card, space.kind, speech)
    size, rows = name_rows(title, CARD_WIDE - 50)
    for row, words in enumerate(rows):
        drawn.append(text(x + 28, y + 176 + row * 46, words, size, 700, ink))
    drawn.append(text(x + 28, y + CARD_HIGH - 28, fit(foot, _SMALL, 600, CARD_WIDE - 50), _SMALL, 600, quiet))
    if space.current:
        drawn.append(rect(x - 9, y - 9, CARD_WIDE + 18, CARD_HIGH + 18, 24, "none", INK.brass, 6))
    return group(f"street-{space.number}", *drawn)


def name_rows(name: str, room: float) -> tuple[int, list[str]]:
    """Return the largest size in which a card's name fits into two rows of ``room`` pixels, and the rows."""
    for size in _NAMES:
        rows = wrap(name, size, 700, room)
        if len(rows) <= 2 and all(width(row, size, 700) <= room for row in rows):
            return size, rows
    return _NAMES[-1], [fit(row, _NAMES[-1], 700, room) for row in wrap(name, _NAMES[-1], 700, room)[:2]]


def _empty(space: SpaceView, x: float, y: float, speech: NostraCityPictureSpeech, ground: Ground) -> str:
    return group(
        f"street-{space.number}",
        rect(x + 3, y + 3, CARD_WIDE - 6, CARD_HIGH - 6, 20, "none", ground.line, 3, 'stroke-dasharray="10 10"'),
        circle(x + 50, y + 54, 27, ground.raised),
        text(x + 50, y + 67, str(space.number), 38, 700, INK.ink2, "middle"),
        text(x + CARD_WIDE / 2, y + CARD_HIGH / 2 + 24, speech("pic-nc-empty"), _SMALL, 400, INK.ink2, "middle"),
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
    """Return the name of a Street card and the line at its foot."""
    match kind:
        case "gangster":
            return speech.thing("gangster", card), speech(f"pic-nc-icon-{GANGSTERS[card].phase}")
        case "district":
            return _district(card, speech)
        case "luxury":
            return speech.thing("luxury", card), speech("pic-nc-respect", n=signed(LUXURIES[card].respect))
        case "title":
            return speech.thing("title", card), speech("pic-nc-respect", n=signed(TITLES[card].respect))
        case _:
            price = speech.money(INVESTIGATIONS[card].price)
            return speech.thing("investigation", card), speech("pic-nc-price", price=price)


def _district(card: str, speech: NostraCityPictureSpeech) -> tuple[str, str]:
    """Name a District on the Street: its Area and its Traffic; a two-coloured one by the letters of its Areas."""
    district = DISTRICTS[card]
    if district.traffic is not None:
        return speech.thing("kind", district.areas[0]), speech.thing("kind", district.traffic)
    letters = " + ".join(AREA_LETTERS[area] for area in district.areas)
    return speech.thing("turf", card), f"{letters}, {signed(district.respect)}"
