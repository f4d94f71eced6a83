"""A hand of cards: up to eight in full, more of them as a list; playable ones bear a tick."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.mafia_city.pictures.speech import SYMBOL_ICONS, MafiaCityPictureSpeech
from bot.presenting.drawing import MOST_ALT, Drawing
from bot.presenting.drawing.lettering import fit, width, wrap
from bot.presenting.drawing.parts import frame
from bot.presenting.drawing.shapes import circle, group, icon, icon_at, line, notched, number, path, rect, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK
from bot.presenting.texts import Words
from engines.mafia_city.components import KINDS

if TYPE_CHECKING:
    from engines.mafia_city.views import CardView, MafiaCityView

HIGH, TOP, BETWEEN = 508, 142, 24
STRIP, STRIPS = 84, 24
LINES = 4
"""Lines of text that a card has room for."""
_TITLE, _SMALL = 40, 34
_TONES = {"action": INK.paper_red, "location": INK.paper_brass, "reaction": INK.paper_blue}


@dataclass(frozen=True, slots=True)
class HeldCards:
    """Equal cards in a hand: kind, symbol, number, whether they are playable now."""

    kind: str
    symbol: str
    count: int
    usable: bool


def held(cards: Sequence[CardView], usable: Collection[int]) -> list[HeldCards]:
    """Return equal cards once, in the order of arrival; `usable`: numbers of the playable cards."""
    numbers: dict[tuple[str, str], list[int]] = {}
    for card in cards:
        numbers.setdefault((card.kind, card.symbol), []).append(card.number)
    return [HeldCards(*what, len(same), any(one in usable for one in same)) for what, same in numbers.items()]


def hand_of_cards(view: MafiaCityView, usable: Collection[int], words: Words) -> Drawing | None:
    """Draw the hand of the viewer; None for a spectator or an empty hand."""
    if view.me is None or not view.me.cards:
        return None
    speech = MafiaCityPictureSpeech(words, view, [""] * len(view.players))
    cards, ground = held(view.me.cards, usable), GROUND["city"]
    count = speech("pic-mc-hand-count", n=len(view.me.cards))
    rows = -(-len(cards) // 4)
    full = rows <= 2
    height = TOP + rows * (HIGH + BETWEEN) + 26 if full else TOP + -(-min(len(cards), STRIPS) // 2) * (STRIP + 12) + 38
    drawn = [_card(card, place, len(cards), speech) if full else _strip(card, place, speech) for place, card in enumerate(cards[:STRIPS])]
    alt = hand_alt(cards, count, speech)
    right = CANVAS.width - CANVAS.margin - 2
    header = group(
        "header",
        text(CANVAS.margin + 2, 92, speech("pic-mc-hand"), 60, 700),
        text(right, 90, count, _TITLE, 400, INK.ink2, "end"),
    )
    return Drawing(frame(height, ground, speech("pic-mc-game"), alt, header, group("cards", *drawn)), alt, height)


def hand_alt(cards: Sequence[HeldCards], count: str, speech: MafiaCityPictureSpeech) -> str:
    told = [_card_text(card, speech) for card in cards]
    return " ".join([speech("pic-mc-hand-alt", cards=count), *told])[:MOST_ALT]


def _card_text(card: HeldCards, speech: MafiaCityPictureSpeech) -> str:
    what = {"card": speech.kind(card.kind), "type": speech(f"pic-mc-type-{KINDS[card.kind].type}"), "symbol": speech.symbol(card.symbol)}
    return speech("pic-mc-hand-usable" if card.usable else "pic-mc-hand-card", n=card.count, **what)


def _wide(count: int) -> float:
    """Return how wide a card is: four in a row, fewer share the whole width, one alone has half of it."""
    row = min(4, max(2, count))
    return (CANVAS.width - 2 * CANVAS.margin - (row - 1) * BETWEEN) / row


def _card(card: HeldCards, place: int, count: int, speech: MafiaCityPictureSpeech) -> str:
    wide = _wide(count)
    left = CANVAS.margin if count > 1 else (CANVAS.width - wide) / 2
    x, y = left + place % 4 * (wide + BETWEEN), TOP + place // 4 * (HIGH + BETWEEN)
    kind = KINDS[card.kind].type
    tone = _TONES[kind]
    drawn = [
        notched(x, y, wide, HIGH, 22, INK.paper),
        notched(x + 9, y + 9, wide - 18, HIGH - 18, 18, "none", INK.paper_line, 3),
        _head(x, y, wide, tone),
    ]
    title = wrap(speech.kind(card.kind), _TITLE, 700, wide - 48)
    base = y + (68 if len(title) > 1 else 92)
    drawn += [text(x + 26, base + 46 * at, said, _TITLE, 700, INK.paper) for at, said in enumerate(title)]
    drawn.append(text(x + 26, y + 196, speech(f"pic-mc-type-{kind}"), _SMALL, 600, tone))
    about = wrap(speech(f"pic-mc-about-{card.kind}"), _SMALL, 400, wide - 46)
    drawn += [text(x + 26, y + 246 + 42 * at, said, _SMALL, 400, INK.paper_ink) for at, said in enumerate(about)]
    drawn.append(line(x + 26, y + HIGH - 96, x + wide - 26, y + HIGH - 96, INK.paper_line, 3))
    drawn += _symbol(card, x + 26, y + HIGH - 82, speech)
    if card.count > 1:
        drawn.append(text(x + wide - 28, y + 196, f"{card.count}×", 36, 700, INK.paper_ink, "end"))
    return group(f"card-{place + 1}", *drawn, _tick(x + wide - 22, y + 22, 30) if card.usable else "")


def _head(x: float, y: float, wide: float, tone: str) -> str:
    """The coloured head of a card, with the notches of its inner rule."""
    left, right, top, foot = x + 9, x + wide - 9, y + 9, y + 148
    return path(
        f"M{number(left + 18)} {number(top)}H{number(right - 18)}A18 18 0 0 0 {number(right)} {number(top + 18)}"
        f"V{number(foot)}H{number(left)}V{number(top + 18)}A18 18 0 0 0 {number(left + 18)} {number(top)}Z",
        tone,
    )


def _symbol(card: HeldCards, x: float, y: float, speech: MafiaCityPictureSpeech) -> list[str]:
    drawn = [icon(SYMBOL_ICONS[card.symbol], x, y, 52, INK.paper_ink, INK.paper)]
    if card.symbol != "plus1":  # the icon is its name
        drawn.append(text(x + 64, y + 38, speech.symbol(card.symbol), 36, 600, INK.paper_ink))
    return drawn


def _tick(cx: float, cy: float, radius: float) -> str:
    mark = icon_at("check", cx, cy, radius * 1.2, INK.paper_ink, INK.green)
    return circle(cx, cy, radius, INK.green, GROUND["city"].ground, 5) + mark


def _strip(card: HeldCards, place: int, speech: MafiaCityPictureSpeech) -> str:
    """One of many cards: its name on the colour of its type, the type, the symbol."""
    wide = (CANVAS.width - 2 * CANVAS.margin - BETWEEN) / 2
    x, y = CANVAS.margin + place % 2 * (wide + BETWEEN), TOP + place // 2 * (STRIP + 12)
    kind = KINDS[card.kind].type
    named = speech.kind(card.kind) if card.count == 1 else f"{card.count}× {speech.kind(card.kind)}"
    typed = speech(f"pic-mc-type-{kind}")
    room = wide - 96 - width(typed, _SMALL, 600) - (60 if card.usable else 20) - 20
    drawn = [
        rect(x, y, wide, STRIP, 14, INK.paper),
        icon(SYMBOL_ICONS[card.symbol], x + 20, y + 17, 50, INK.paper_ink, INK.paper),
        text(x + 88, y + 54, fit(named, 36, 700, room), 36, 700, INK.paper_ink),
        text(x + wide - (66 if card.usable else 22), y + 54, typed, _SMALL, 600, _TONES[kind], "end"),
    ]
    return group(f"card-{place + 1}", *drawn, _tick(x + wide - 32, y + STRIP / 2, 24) if card.usable else "")
