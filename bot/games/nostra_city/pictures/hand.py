"""The secrets of one player: the Notes of the Bank by kind, and the Vendetta cards in hand, playable ones with a tick."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from bot.games.nostra_city.pictures.speech import NostraCityPictureSpeech
from bot.games.nostra_city.pictures.street import name_rows
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.lettering import fit
from bot.presenting.drawing.parts import badge, frame, header
from bot.presenting.drawing.shapes import circle, group, icon, notched, rect, text
from bot.presenting.drawing.speech import alt_text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, Ground
from bot.presenting.texts import Words
from engines.nostra_city.components import NOTE_KINDS, VENDETTA, NoteKind

if TYPE_CHECKING:
    from engines.nostra_city.views import MyPart, NostraCityView

_WIDE, _GAP, _A_ROW = 258, 24, 4
_TOP, _NOTE_HIGH, _CARD_HIGH, _BETWEEN = 168, 164, 212, 20
_SMALL = 34
_CARD_ICONS = {"informant": "agent", "wrath": "fist", "revenge": "vendetta"}


def hand(view: NostraCityView, names: Sequence[str], words: Words, *, playable: Collection[str] = ()) -> Drawing:
    """Draw the Bank and the hand of the viewer, made from `view(seat)`. `playable`: ids of the cards that can be played now."""
    speech = NostraCityPictureSpeech(words, view, names)
    ground = GROUND["court"]
    me = view.me
    if me is None:
        raise ValueError("a hand is drawn from the view of a seat")
    notes = notes_by_kind(me)
    cards = Counter(me.hand)
    alt = hand_alt(me, speech, playable)
    foot_of_notes = _TOP + _rows(len(notes)) * (_NOTE_HIGH + _BETWEEN)
    top = foot_of_notes + (70 if cards else 20)
    height = top + (_rows(len(cards)) * (_CARD_HIGH + _BETWEEN) + 20 if cards else 60)
    subtitle = speech("pic-nc-hand-note", n=len(me.bank))
    svg = frame(
        height,
        ground,
        speech("pic-nc-game"),
        alt,
        header(ground, "note", speech("pic-nc-hand-title", money=speech.money(me.money)), subtitle),
        group("notes", *(_note(kind, count, place, speech) for place, (kind, count) in enumerate(notes))),
        _heading(top, speech, held=bool(cards)),
        group("cards", *(_card(card, count, place, top, speech, ground, playable) for place, (card, count) in enumerate(cards.items()))),
    )
    return Drawing(svg, alt, height)


def notes_by_kind(me: MyPart) -> list[tuple[NoteKind, int]]:
    """Return the kinds of Notes in the Bank with their numbers, the smallest money first."""
    counts = Counter(note.kind for note in me.bank)
    return [(kind, counts[kind.id]) for kind in NOTE_KINDS if counts[kind.id]]


def _rows(count: int) -> int:
    return -(-count // _A_ROW)


def _spot(place: int, top: float, high: float) -> tuple[float, float]:
    return CANVAS.margin + place % _A_ROW * (_WIDE + _GAP), top + place // _A_ROW * (high + _BETWEEN)


def _note(kind: NoteKind, count: int, place: int, speech: NostraCityPictureSpeech) -> str:
    """Draw one kind of Note: its money, its number, and its effect as a Bribe."""
    x, y = _spot(place, _TOP, _NOTE_HIGH)
    ink = {"innocent": INK.paper_blue, "guilty": INK.paper_red}.get(kind.icon or "", INK.paper_ink2)
    said = speech(f"pic-nc-{kind.icon}") if kind.icon else speech("pic-nc-hand-plain")
    drawn = [
        rect(x, y, _WIDE, _NOTE_HIGH, 16, INK.paper),
        rect(x + 8, y + 8, _WIDE - 16, _NOTE_HIGH - 16, 10, "none", INK.paper_line, 3),
        text(x + 24, y + 62, speech.money(kind.money), 46, 700, INK.paper_ink),
        text(x + 24, y + 104, said, _SMALL, 700, ink),
        text(x + 24, y + 142, fit(_fields(kind, speech), _SMALL, 400, _WIDE - 40), _SMALL, 400, INK.paper_ink2) if kind.icon else "",
    ]
    if count > 1:
        drawn.append(text(x + _WIDE - 22, y + 62, f"×{count}", 42, 700, INK.paper_brass, "end"))
    return group(f"note-{kind.id}", *drawn)


def _fields(kind: NoteKind, speech: NostraCityPictureSpeech) -> str:
    return speech("pic-nc-hand-left" if kind.icon == "innocent" else "pic-nc-hand-right", n=kind.fields)


def _heading(top: float, speech: NostraCityPictureSpeech, *, held: bool) -> str:
    if not held:
        return text(CANVAS.margin + 4, top + 20, speech("pic-nc-hand-none"), 36, 400, INK.ink2)
    return text(CANVAS.margin + 4, top - 20, speech("pic-nc-hand-cards"), 38, 600, INK.ink)


def _card(card: str, count: int, place: int, top: float, speech: NostraCityPictureSpeech, ground: Ground, playable: Collection[str]) -> str:
    x, y = _spot(place, top, _CARD_HIGH)
    kind = VENDETTA[card].type
    room = _WIDE - 50
    name = speech.thing("vendetta", card).partition(" (")[0]  # the printed name beside a translation stands in the text
    size, rows = name_rows(name, room)
    drawn = [
        notched(x, y, _WIDE, _CARD_HIGH, 20, INK.paper),
        notched(x + 9, y + 9, _WIDE - 18, _CARD_HIGH - 18, 16, "none", INK.paper_line, 3),
        icon(_CARD_ICONS[kind], x + 26, y + 20, 54, INK.paper_red if kind == "revenge" else INK.paper_ink, INK.paper),
        *(text(x + 28, y + 110 + row * 40, words, size, 700, INK.paper_ink) for row, words in enumerate(rows)),
        text(x + 28, y + _CARD_HIGH - 22, fit(speech(f"pic-nc-hand-type-{kind}"), _SMALL, 400, room), _SMALL, 400, INK.paper_ink2),
    ]
    if count > 1:
        drawn += [circle(x + 128, y + 48, 27, INK.paper_ink), text(x + 128, y + 60, f"×{count}", _SMALL, 700, INK.paper, "middle")]
    if card in playable:
        drawn.append(badge(x + _WIDE - 50, y + 48, "check", INK.green, ground, 28))
    return group(f"card-{card}", *drawn)


def hand_alt(me: MyPart, speech: NostraCityPictureSpeech, playable: Collection[str] = ()) -> str:
    """Say the same in words."""
    notes = ", ".join(f"{speech.thing('note', kind.id)} ×{count}" for kind, count in notes_by_kind(me))
    said = speech("pic-nc-hand-alt-notes", list=notes) if notes else speech("pic-nc-hand-alt-no-notes")
    cards = ", ".join(_card_text(card, count, speech, playable) for card, count in Counter(me.hand).items())
    told = speech("pic-nc-hand-alt", money=speech.money(me.money), notes=said, cards=cards or speech("pic-nc-hand-alt-no-cards"))
    return alt_text((told,))


def _card_text(card: str, count: int, speech: NostraCityPictureSpeech, playable: Collection[str]) -> str:
    name = speech.thing("vendetta", card) + (f" ×{count}" if count > 1 else "")
    return speech("pic-nc-hand-alt-now", name=name) if card in playable else name
