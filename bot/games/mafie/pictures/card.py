"""The action card of Mafie: for one seat only, always behind a spoiler."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.mafie.pictures.speech import NEUTRAL, MafiePictureSpeech
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.lettering import wrap_evenly
from bot.presenting.drawing.parts import Pill, frame, sheet
from bot.presenting.drawing.shapes import group, icon, icon_at, line, rect, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, TOKENS
from bot.presenting.naming import listed
from bot.presenting.texts import Words

if TYPE_CHECKING:
    from engines.mafie.views import MafieView


HEIGHT = 760
LEFT_MIDDLE = 292  # middle of the left half
RIGHT, RIGHT_END = 600, 1134  # edges of the right half
INDENT = 70  # words stand this far right of their icon
LINE_SIZE, LINE_STEP = 38, 47


@dataclass(frozen=True, slots=True)
class CardLine:
    """A statement with its icon."""

    icon: str
    words: str
    weight: int = 400


def draw_sheet(title: str, alt: str, *body: str) -> str:
    """Draw the sheet on the night's ground with `body` on it."""
    return frame(
        HEIGHT,
        GROUND["night"],
        title,
        alt,
        sheet(40, 40, CANVAS.width - 80, HEIGHT - 80),
        group("fold", line(548, 110, 548, 650, INK.paper_line, 3)),
        *body,
    )


def draw_lines(lines: Iterable[CardLine], y: float, gap: float, tone: str, lowest: float) -> str:
    """Draw wrapped statements from base line `y` on; the `gap` between them is halved if the last would pass `lowest`."""
    wrapped = [(each, wrap_evenly(each.words, LINE_SIZE, each.weight, RIGHT_END - RIGHT - INDENT)) for each in lines]
    steps = sum(len(rows) for _, rows in wrapped) - 1
    if y + steps * LINE_STEP + gap * (len(wrapped) - 1) > lowest:
        gap /= 2
    drawn: list[str] = []
    for each, rows in wrapped:
        drawn.append(icon(each.icon, RIGHT, y - 36, 48, tone, INK.paper))
        for row in rows:
            drawn.append(text(RIGHT + INDENT, y, row, LINE_SIZE, each.weight, INK.paper_ink))
            y += LINE_STEP
        y += gap
    return group("lines", *drawn)


ALL = ("police", "mafia", "agent")
USERS: dict[int, tuple[str, ...]] = {3: ("mafia",), 4: ALL, 11: ("police",), 12: ("police",), 13: ("police",), NEUTRAL: ALL}
MOST_USERS = ("police", "mafia")  # every other card (table 5.2 of the rules)
TITLE_SIZE, TITLE_STEP = 72, 74


def action_card(view: MafieView, names: Sequence[str], words: Words) -> Drawing | None:
    """Draw the card of the seat that `view` belongs to (`view(seat)`); `None`: it holds none (basic game)."""
    card = None if view.viewer is None else view.seats[view.viewer].card
    if card is None:
        return None
    works = bool(view.me and view.me.card_effective) and card < NEUTRAL
    speech = MafiePictureSpeech(words, names, view.options)
    return draw_card(min(card, NEUTRAL), speech, works=works)


def draw_card(card: int, speech: MafiePictureSpeech, *, works: bool) -> Drawing:
    """Draw card 1 to 16, or 17 for a neutral one; `works`: it is effective for its holder."""
    tone = INK.paper_green if works else INK.paper_ink2
    title = speech(f"pic-card-{card}-title")
    when, what = speech(f"pic-card-{card}-when"), speech(f"pic-card-{card}-what")
    state = speech("pic-card-works" if works else "pic-card-idle")
    alt = _alt(card, speech, title=title, when=when, what=what, state=state)
    mark = speech.card_icon(card)
    heading = [text(RIGHT - 2, 122, speech("pic-card-number", number=card), 38, 400, INK.paper_ink2)] if card < NEUTRAL else []
    y = 194
    for row in wrap_evenly(title, TITLE_SIZE, 700, RIGHT_END - RIGHT):
        heading.append(text(RIGHT - 4, y, row, TITLE_SIZE, 700, INK.paper_ink))
        y += TITLE_STEP
    pill = Pill(state, mark="check" if works else "neutral", size=36, pad=24, high=62)
    svg = draw_sheet(
        title,
        alt,
        group(
            "emblem",
            rect(LEFT_MIDDLE - 170, 148, 340, 340, 30, tone),
            rect(LEFT_MIDDLE - 157, 161, 314, 314, 20, "none", INK.paper, 3),
            icon_at(mark, LEFT_MIDDLE, 318, 230, INK.paper, tone),
        ),
        _users(card, speech),
        group("title", *heading),
        draw_lines([CardLine("clock", when, 600), CardLine(mark, what)], y + 8, 22, tone, lowest=592),
        group("state", pill.draw(RIGHT, 612, tone, INK.paper)),
    )
    return Drawing(svg, alt, HEIGHT)


def _users(card: int, speech: MafiePictureSpeech) -> str:
    """Draw the tokens that may use the card, and bar the others."""
    allowed = USERS.get(card, MOST_USERS)
    step = 84
    x = LEFT_MIDDLE - (step * len(ALL) - 24) / 2
    drawn: list[str] = []
    for token in ALL:
        mark = TOKENS.token[token]
        drawn.append(icon(mark.icon, x, 590, 60, mark.on_paper if token in allowed else TOKENS.barred, INK.paper))
        if token not in allowed:
            drawn.append(line(x - 2, 654, x + 62, 586, INK.paper_ink2, 6))
        x += step
    return group("users", text(LEFT_MIDDLE, 566, speech("pic-card-users"), 34, 400, INK.paper_ink2, "middle"), *drawn)


def _alt(card: int, speech: MafiePictureSpeech, **parts: str) -> str:
    if card >= NEUTRAL:
        return speech("pic-card-alt-neutral", **parts)
    users = listed(speech(f"pic-token-{token}") for token in USERS.get(card, MOST_USERS))
    return speech("pic-card-alt", number=card, users=users, **parts)
