"""The story of a city: the final table of money, a row for each escaped player, the richest first; below them the arrested."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.escape_plan.pictures.speech import EscapePlanPictureSpeech, phase_of, title_of
from bot.presenting.drawing import MOST_ALT, Drawing
from bot.presenting.drawing.lettering import fit, width
from bot.presenting.drawing.parts import header, headlined, player_mark
from bot.presenting.drawing.shapes import group, icon_at, rect, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, Ground
from bot.presenting.texts import Words

if TYPE_CHECKING:
    from engines.escape_plan.views import EscapePlanView, SheetLook, StoryPart

TOP, HIGH, BETWEEN = 250, 96, 16
_FIRST, _APART = 378.0, 84.0
_COLUMNS = {
    "businesses": "business", "safe-houses": "hideout_plain", "cash": "income", "assets": "star",
    "contacts": "contact", "bags": "bag", "notoriety": "mask", "wounds": "wound",
}  # fmt: skip
"""The columns, with the icon above each; the last two count against."""
_AGAINST = frozenset({"notoriety", "wounds"})
_BESIDE, _LINE = 4, 58
"""The number of columns explained in one line below the table, and the height of the line."""


def money(view: EscapePlanView, told: StoryPart, names: Sequence[str], words: Words, headline: str = "") -> Drawing:
    """Draw the end of the game: the sources of the money of all escaped players, in thousands."""
    speech, ground = EscapePlanPictureSpeech(words, view, names), GROUND["road"]
    ranked = ranking(told)
    arrested = [hand.who for hand in told.hands if hand.who not in {sheet.who for sheet in ranked}]
    alt = story_alt(view, ranked, arrested, speech)
    top = TOP if ranked else TOP - 60
    rows = [_row(sheet, top + number * (HIGH + BETWEEN), _won(view, sheet.who), speech, ground) for number, sheet in enumerate(ranked)]
    rows += [_arrested(who, top + number * (HIGH + BETWEEN), speech, ground) for number, who in enumerate(arrested, len(ranked))]
    foot = top + max(1, len(rows)) * (HIGH + BETWEEN)
    table = [_columns(ground), _legend(foot, speech, ground)] if ranked else []
    height = foot + 26 + (2 * _LINE if ranked else 0)
    head = header(ground, "crown" if view.winners else "clock", title_of(view, speech), phase_of(view, speech))
    return headlined(height, ground, speech("pic-ep-game"), alt, headline, head, *table, *rows)


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


def _columns(ground: Ground) -> str:
    drawn = []
    for column, (name, mark) in enumerate(_COLUMNS.items()):
        drawn.append(icon_at(mark, _FIRST + column * _APART - 24, TOP - 36, 46, _tone(name), ground.ground))
    drawn.append(icon_at("ducat", CANVAS.width - CANVAS.margin - 52, TOP - 38, 54, INK.brass, ground.ground))
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


def _name(who: str, y: float, speech: EscapePlanPictureSpeech, ink: str, end: float = _FIRST - 64) -> list[str]:
    x = CANVAS.margin
    room = end - (x + 76)
    return [
        player_mark(speech.colour(who), x + 40, y + HIGH / 2, 21),
        text(x + 74, y + 60, fit(speech.drawn(who), 36, 600, room), 36, 600, ink),
    ]


def _row(sheet: SheetLook, y: float, won: bool, speech: EscapePlanPictureSpeech, ground: Ground) -> str:
    wide = CANVAS.width - 2 * CANVAS.margin
    drawn = [rect(CANVAS.margin, y, wide, HIGH, 20, ground.raised if won else ground.panel, INK.brass if won else None, 5)]
    drawn += _name(sheet.who, y, speech, INK.ink)
    for column, said in enumerate(numbers_of(sheet)):
        ink = INK.red if said.startswith("−") else INK.ink2
        drawn.append(text(_FIRST + column * _APART, y + 60, said, 34, 400, ink, "end"))
    drawn.append(text(CANVAS.width - CANVAS.margin - 18, y + 66, str(sheet.total), 52, 700, INK.ink, "end"))
    return group(f"money-{sheet.who.replace(':', '-')}", *drawn)


def _arrested(who: str, y: float, speech: EscapePlanPictureSpeech, ground: Ground) -> str:
    wide = CANVAS.width - 2 * CANVAS.margin
    said = speech("pic-ep-story-arrested")
    end = CANVAS.width - CANVAS.margin - 18
    mark = end - width(said, 36, 400) - 44
    return group(
        f"money-{who.replace(':', '-')}",
        rect(CANVAS.margin, y, wide, HIGH, 20, ground.ground, ground.line, 3),
        *_name(who, y, speech, INK.ink3, mark - 50),
        icon_at("prison", mark, y + HIGH / 2, 50, INK.red, ground.ground),
        text(end, y + 60, said, 36, 400, INK.ink2, "end"),
    )


def story_alt(view: EscapePlanView, ranked: Sequence[SheetLook], arrested: Sequence[str], speech: EscapePlanPictureSpeech) -> str:
    """Describe the same: winners, every row with its columns, the arrested; briefer if too long."""
    head = speech("pic-ep-alt-head", title=title_of(view, speech), phase=phase_of(view, speech, spoken=True))
    locked = [speech("pic-ep-story-arrested-row", who=speech.figure(who)) for who in arrested]
    said = " ".join([head, *(row_text(sheet, speech) for sheet in ranked), *locked])
    if len(said) > MOST_ALT:
        totals = [f"{speech.figure(sheet.who)}: {speech('pic-ep-story-total')} {sheet.total}." for sheet in ranked]
        said = " ".join([head, *totals, *locked])
    return said[:MOST_ALT]


def row_text(sheet: SheetLook, speech: EscapePlanPictureSpeech, who: str = "") -> str:
    """Return one row of the table; `who`: the name of the player, by default that of alt texts."""
    *_, penalty, wounds = numbers_of(sheet)
    return speech(
        "pic-ep-story-row",
        who=who or speech.figure(sheet.who),
        groups=sheet.group_1 + sheet.group_2,
        safe=sheet.safe_houses,
        cash=sheet.cash,
        assets=sheet.assets,
        contacts=sheet.contacts,
        bags=sheet.bags,
        penalty=penalty,
        wounds=wounds,
        total=sheet.total,
    )
