"""The board of Nostra City: months, the Verdict track, the Street, a row for each player, the Corruption pile."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from bot.games.nostra_city.pictures.alt import city_alt
from bot.games.nostra_city.pictures.speech import NostraCityPictureSpeech, phase_of, title_of
from bot.games.nostra_city.pictures.street import draw_street, draw_verdict, street_high
from bot.games.nostra_city.pictures.territory import BETWEEN, HIGH, LEGEND_HIGH, draw_legend, draw_signs, draw_territory
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.lettering import fit
from bot.presenting.drawing.parts import SUBTITLE, TITLE, frame
from bot.presenting.drawing.posters import Poster
from bot.presenting.drawing.shapes import circle, group, icon, icon_at, polygon, rect, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, TOKENS, Ground
from bot.presenting.texts import Words

if TYPE_CHECKING:
    from engines.nostra_city.views import NostraCityView


_TRACK, _STREET = 202, 286
_MONTH_APART = 58


def city(
    view: NostraCityView, names: Sequence[str], words: Words, *, bot_players: frozenset[int] = frozenset(), paused: bool = False
) -> Drawing:
    """Draw the table for everybody, made from `view(None)` only.

    `names`: display names by seat; `bot_players`: seats of automated players; `paused`: the clocks stand.
    """
    speech = NostraCityPictureSpeech(words, view, names)
    ground = GROUND["court"]
    alt = city_alt(view, speech, bot_players=bot_players, paused=paused)
    left, wide = CANVAS.margin, CANVAS.width - 2 * CANVAS.margin
    laid = view.phase != "setup"  # before that the Street is empty
    first = _STREET + street_high(view, speech) + 14 if laid else _STREET
    legend = first + len(view.players) * (HIGH + BETWEEN)
    signs = legend + LEGEND_HIGH
    foot = signs + LEGEND_HIGH + 36
    height = foot + 26
    rows = [
        draw_territory(view, player, left, first + place * (HIGH + BETWEEN), speech, ground, bot_player=player.seat in bot_players)
        for place, player in enumerate(view.players)
    ]
    svg = frame(
        height,
        ground,
        speech("pic-nc-game"),
        alt,
        _header(view, speech, ground, paused=paused),
        draw_verdict(view, left, _TRACK, wide, speech),
        draw_street(view, left, _STREET, speech, ground) if laid else "",
        group("territories", *rows),
        draw_legend(view, left, legend, wide, speech),
        draw_signs(left, signs, wide, speech, ground.ground),
        _foot(view, foot, speech, ground),
        drawn=CANVAS.dense_width,
    )
    return Drawing(svg, alt, height)


def _header(view: NostraCityView, speech: NostraCityPictureSpeech, ground: Ground, *, paused: bool) -> str:
    """Icon, Month and phase left; the calendar right."""
    right = CANVAS.width - CANVAS.margin - 4
    months = right - (view.rounds - 1) * _MONTH_APART - 21
    room = months - 30 - 156 if view.phase != "end" else right - 156
    return group(
        "header",
        icon("scales", 50, 38, 84, INK.brass, ground.ground),
        text(156, 92, fit(title_of(view, speech), TITLE, 700, room), TITLE, 700),
        text(158, 140, fit(phase_of(view, speech, paused=paused), SUBTITLE, 400, right - 158), SUBTITLE, 400, INK.ink2),
        *([] if view.phase == "end" else _calendar(view, months, 74, ground)),
    )


def _calendar(view: NostraCityView, x: float, y: float, ground: Ground) -> list[str]:
    """Draw the six Months: past ones ticked, the present one filled."""
    drawn: list[str] = []
    for month in range(1, view.rounds + 1):
        cx = x + (month - 1) * _MONTH_APART
        if month < view.round:
            drawn += [circle(cx, y, 21, ground.raised, INK.green, 4), icon_at("check", cx, y, 26, INK.green, ground.raised)]
        elif month == view.round:
            drawn += [circle(cx, y, 25, INK.brass), text(cx, y + 13, str(month), 38, 700, INK.paper_ink, "middle")]
        else:
            drawn += [circle(cx, y, 21, "none", INK.ink2, 4), text(cx, y + 12, str(month), 34, 600, INK.ink2, "middle")]
    return drawn


def _foot(view: NostraCityView, y: float, speech: NostraCityPictureSpeech, ground: Ground) -> str:
    """The Corruption pile left, the decks right."""
    right = CANVAS.width - CANVAS.margin - 4
    decks = speech("pic-nc-decks", street=view.street_deck, notes=view.note_deck, cards=view.vendetta_deck)
    return group(
        "corruption",
        icon("envelope", 50, y - 33, 44, INK.ink2, ground.ground),
        text(106, y, speech("pic-nc-corruption", n=view.corruption), 34, 400, INK.ink2),
        text(right, y, decks, 34, 400, INK.ink2, "end"),
    )


# ---- the poster


def scene(ground: Ground) -> Iterable[str]:
    """Draw the front of a court house between the colours of its two verdicts, the scales over the door."""
    innocent, guilty = TOKENS.verdict["innocent"]["fill"], TOKENS.verdict["guilty"]["fill"]
    yield rect(39, 39, 262, 352, 24, innocent)
    yield rect(301, 39, 262, 352, 24, guilty)
    yield rect(270, 39, 31, 352, 0, innocent) + rect(301, 39, 31, 352, 0, guilty)
    yield polygon([(96, 176), (301, 66), (506, 176)], INK.paper)
    yield polygon([(142, 166), (301, 82), (460, 166)], "none", INK.paper_line, 4)
    yield icon_at("scales", 301, 132, 66, INK.paper_ink, INK.paper)
    yield rect(104, 180, 394, 22, 3, INK.paper)
    for x in (122, 194, 372, 444):
        yield rect(x, 208, 36, 116, 4, INK.paper) + rect(x - 6, 204, 48, 10, 3, INK.paper_line)
        yield rect(x + 11, 220, 4, 98, 2, INK.paper_line) + rect(x + 21, 220, 4, 98, 2, INK.paper_line)
    yield rect(262, 222, 78, 104, 6, ground.ground)
    yield icon_at("gavel", 301, 274, 56, INK.brass, ground.ground)
    for step, wide in enumerate((414, 446, 478)):
        yield rect(301 - wide / 2, 326 + 17 * step, wide, 14, 3, INK.paper)


poster = Poster(scene, GROUND["court"])
