"""The story of a city: everybody on the podium, and where the money of each escaped player came from, the richest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.escape_plan.pictures.speech import EscapePlanPictureSpeech, money, phase_of, title_of
from bot.games.escape_plan.results import ranks
from bot.presenting.drawing import MOST_ALT, Drawing
from bot.presenting.drawing.lettering import fit
from bot.presenting.drawing.parts import header, headlined, player_mark
from bot.presenting.drawing.podium import Finisher, draw_podium, faced, mark_of, podium_foot
from bot.presenting.drawing.shapes import group, icon_at, rect, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, Ground
from bot.presenting.texts import Words
from engines.asking import seat_ref

if TYPE_CHECKING:
    from engines.escape_plan.views import EscapePlanView, SheetLook, StoryPart

HIGH = 62
_FIRST, _APART = 378.0, 84.0
_COLUMNS = {
    "businesses": "business", "safe-houses": "hideout_plain", "cash": "income", "assets": "star",
    "contacts": "contact", "bags": "bag", "notoriety": "mask", "wounds": "wound",
}  # fmt: skip
"""The columns, with the icon above each; the last two count against."""
_AGAINST = frozenset({"notoriety", "wounds"})
_BESIDE, _LINE = 4, 58
"""The number of columns explained in one line below the table, and the height of the line."""


def draw_money(view: EscapePlanView, told: StoryPart, names: Sequence[str], words: Words, headline: str = "") -> Drawing:
    """Draw the end of the game: everybody on the podium, and the sources of the money of all escaped players, in thousands."""
    speech, ground = EscapePlanPictureSpeech(words, view, names), GROUND["road"]
    escaped = ranking(told)
    arrested = [hand.who for hand in told.hands if hand.who not in {sheet.who for sheet in escaped}]
    finishers = [*_escaped(view, escaped, speech), *(_arrested(who, speech) for who in arrested)]
    first = podium_foot(finishers) + 76
    rows = [_row(sheet, first + number * HIGH, _won(view, sheet.who), speech, ground) for number, sheet in enumerate(escaped)]
    foot = first + len(rows) * HIGH
    table = [_columns(first - 40, speech, ground), group("sheets", *rows), _legend(foot, speech, ground)] if rows else []
    height = int(foot + 26 + 2 * _LINE if rows else podium_foot(finishers))
    head = header(ground, "crown" if view.winners else "clock", title_of(view, speech), phase_of(view, speech))
    alt = story_alt(view, escaped, arrested, finishers, speech)
    return headlined(height, ground, speech("pic-ep-game"), alt, headline, head, draw_podium(finishers, ground), *table)


def _escaped(view: EscapePlanView, sheets: Sequence[SheetLook], speech: EscapePlanPictureSpeech) -> list[Finisher]:
    """Return the escaped with the places of their seats; who has no seat, has no place."""
    places = {seat_ref(player.seat): place for player, place in zip(view.players, ranks(view), strict=True)}
    return [
        Finisher(
            key=f"money-{sheet.who.replace(':', '-')}",
            place=places.get(sheet.who, 0),
            name=speech.drawn(sheet.who),
            spoken=speech.figure(sheet.who),
            mark=faced(speech.face_of(sheet.who), mark_of(speech.colour(sheet.who))),
            score=str(sheet.total),
            won=_won(view, sheet.who),
        )
        for sheet in sheets
    ]


def _arrested(who: str, speech: EscapePlanPictureSpeech) -> Finisher:
    return Finisher(
        key=f"money-{who.replace(':', '-')}",
        place=0,
        name=speech.drawn(who),
        spoken=speech.figure(who),
        mark=faced(speech.face_of(who), mark_of(speech.colour(who))),
        note=speech("pic-ep-story-arrested"),
        sign="prison",
    )


def ranking(told: StoryPart) -> list[SheetLook]:
    """Return the scores, the richest first; among equals by the order of leaving."""
    return sorted(told.sheets, key=lambda sheet: -sheet.total)


def _won(view: EscapePlanView, who: str) -> bool:
    return who in {f"seat:{seat}" for seat in view.winners}


def numbers_of(sheet: SheetLook) -> tuple[str, ...]:
    """Return the columns of a row in print."""
    gains = (sheet.group_1 + sheet.group_2, sheet.safe_houses, sheet.cash, sheet.assets, sheet.contacts, sheet.bags)
    losses = (sheet.penalty, sheet.wounds)
    return (*map(str, gains), *(f"−{loss}" if loss else "0" for loss in losses))


def _columns(y: float, speech: EscapePlanPictureSpeech, ground: Ground) -> str:
    drawn = [text(CANVAS.margin + 18, y + 12, fit(speech("pic-ep-story-unit"), 34, 400, _FIRST - 120 - CANVAS.margin), 34, 400, INK.ink2)]
    for column, (name, mark) in enumerate(_COLUMNS.items()):
        drawn.append(icon_at(mark, _FIRST + column * _APART - 24, y, 46, _tone(name), ground.ground))
    drawn.append(icon_at("ducat", CANVAS.width - CANVAS.margin - 52, y, 54, INK.brass, ground.ground))
    return group("columns", *drawn)


def _tone(column: str) -> str:
    return INK.red if column in _AGAINST else INK.brass


def _legend(y: float, speech: EscapePlanPictureSpeech, ground: Ground) -> str:
    """Explain the icons above the columns, below the table."""
    apart = (CANVAS.width - 2 * CANVAS.margin) / _BESIDE
    drawn = []
    for place, (name, mark) in enumerate(_COLUMNS.items()):
        x, base = CANVAS.margin + place % _BESIDE * apart, y + 40 + place // _BESIDE * _LINE
        drawn.append(icon_at(mark, x + 26, base - 12, 40, _tone(name), ground.ground))
        drawn.append(text(x + 60, base, fit(speech(f"pic-ep-story-{name}"), 34, 400, apart - 70), 34, 400, INK.ink2))
    return group("legend", *drawn)


def _row(sheet: SheetLook, y: float, won: bool, speech: EscapePlanPictureSpeech, ground: Ground) -> str:
    x, wide = CANVAS.margin, CANVAS.width - 2 * CANVAS.margin
    back = ground.raised if won else ground.panel
    drawn = [
        rect(x, y, wide, HIGH - 8, 14, back),
        player_mark(speech.colour(sheet.who), x + 40, y + HIGH / 2 - 4, 17),
        text(x + 74, y + 39, fit(speech.drawn(sheet.who), 34, 600, _FIRST - 64 - x - 76), 34, 600),
    ]
    for column, said in enumerate(numbers_of(sheet)):
        ink = INK.red if said.startswith("−") else INK.ink2
        drawn.append(text(_FIRST + column * _APART, y + 39, said, 34, 400, ink, "end"))
    drawn.append(text(CANVAS.width - CANVAS.margin - 18, y + 42, str(sheet.total), 42, 700, INK.ink, "end"))
    return "".join(drawn)


def story_alt(
    view: EscapePlanView,
    escaped: Sequence[SheetLook],
    arrested: Sequence[str],
    finishers: Sequence[Finisher],
    speech: EscapePlanPictureSpeech,
) -> str:
    """Describe the same: winners, every place with its money, the arrested; briefer if too long."""
    head = speech("pic-ep-alt-head", title=title_of(view, speech), phase=phase_of(view, speech, spoken=True))
    locked = [speech("pic-ep-story-arrested-row", who=speech.figure(who)) for who in arrested]
    placed = {sheet.who: f"{one.place}. {one.spoken}" if one.place else one.spoken for sheet, one in zip(escaped, finishers, strict=False)}
    said = " ".join([head, *(row_text(sheet, speech, placed[sheet.who]) for sheet in escaped), *locked])
    if len(said) > MOST_ALT:
        totals = [f"{placed[sheet.who]}: {speech('pic-ep-story-total')} {money(speech, sheet.total)}." for sheet in escaped]
        said = " ".join([head, *totals, *locked])
    return said[:MOST_ALT]


def row_text(sheet: SheetLook, speech: EscapePlanPictureSpeech, who: str = "") -> str:
    """Return one row of the table; `who`: the name of the player, by default that of alt texts."""
    amounts = {
        "groups": sheet.group_1 + sheet.group_2,
        "safe": sheet.safe_houses,
        "cash": sheet.cash,
        "assets": sheet.assets,
        "contacts": sheet.contacts,
        "bags": sheet.bags,
        "penalty": -sheet.penalty,
        "wounds": -sheet.wounds,
        "total": sheet.total,
    }
    said = {name: money(speech, amount) for name, amount in amounts.items()}
    return speech("pic-ep-story-row", who=who or speech.figure(sheet.who), **said)
