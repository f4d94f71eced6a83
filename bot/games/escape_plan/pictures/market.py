"""The market below the city: the contact offer card by card, prices and supplies, the exit card (OP-1.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from bot.games.escape_plan.pictures.legend import Piece, flow, in_words, keyed, marked
from bot.games.escape_plan.pictures.speech import EscapePlanPictureSpeech, contact_effect, contact_name, item_name, key_name
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.lettering import width, wrap
from bot.presenting.drawing.parts import NOTE, frame, player_mark
from bot.presenting.drawing.shapes import group, icon, rect, text
from bot.presenting.drawing.speech import alt_text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, Ground
from bot.presenting.texts import Words
from engines.escape_plan.components import (
    CHURCH_PRICE,
    CONTACTS,
    EQUIPMENT,
    EXIT_COSTS,
    FIXERS,
    GANG_FEE,
    HEAL_PRICES,
    LOCKERS,
    OFFER,
)
from engines.escape_plan.places import LAST_DAY

if TYPE_CHECKING:
    from engines.escape_plan.views import EscapePlanView

CONTACT_ICONS = {
    "snitch_state": "speech",
    "snitch_local": "speech",
    "snitch_special": "speech",
    "medic": "bandage",
    "medevac": "hospital",
    "middleman": "token",
    "fighter": "fist",
    "boxer": "fist",
    "ninja": "closed_eye",
    "gang_contact": "mask",
    "chopper": "heli",
    "informer": "lips",
    "bribe_state": "coin",
    "bribe_local": "coin",
    "rally_special": "police",
    "general_store": "basket",
    "spy_1": "contact",
    "spy_2": "sun",
    "spy_3": "lock",
    "stunt": "shield",
    "fast_car": "carriage",
    "jet_ski": "wave",
    "sewer": "portcullis",
}
"""Icon of each kind of contact."""

BURNT = 2
"""Cards at the end of the offer that one of Inspector Sandra's visits removes (EP-28.8)."""


def burnt(view: EscapePlanView, field: int) -> bool:
    """Return whether Sandra's next visit to a business, store or closed exit takes the card on ``field`` (1 to 7)."""
    return field > OFFER - BURNT and any(bot.id == "sandra" and not bot.gone for bot in view.bots)


def exit_steps(view: EscapePlanView) -> tuple[tuple[int, ...], int | None]:
    """Return the row of the exit card for this table, and the number of those who have left; None before the last day (EP-26.4)."""
    left = [one.gone for one in view.players].count("escaped") + [one.gone for one in view.bots].count("escaped")
    return EXIT_COSTS[max(2, len(view.players))], left if view.day == LAST_DAY else None


def contact_strip(view: EscapePlanView, names: Sequence[str], words: Words) -> Drawing:
    """Draw the contact offer, the newest card first, behind its deck. `names`: display names by seat."""
    speech, ground = EscapePlanPictureSpeech(words, view, names), GROUND["road"]
    cards = [_deck(view, speech), *(_contact(view, field, number, speech) for field, number in enumerate(view.offer, 1))]
    y, drawn = float(TOP), []
    for start in range(0, len(cards), _COLUMNS):
        row = cards[start : start + _COLUMNS]
        high = max(card.high for card in row)
        drawn += [_draw(card, CANVAS.margin + place * (_WIDE + BETWEEN), y, high, ground) for place, card in enumerate(row)]
        y += high + BETWEEN
    height = int(y - BETWEEN + TOP)
    alt = alt_text(_versions(view, speech))
    return Drawing(frame(height, ground, speech("pic-ep-game"), alt, group("offer", *drawn)), alt, height)


def prices(view: EscapePlanView, names: Sequence[str], words: Words) -> Drawing:
    """Draw the exit card, the goods with their prices, lockers and bags, made from `view(None)` only."""
    speech, ground = EscapePlanPictureSpeech(words, view, names), GROUND["road"]
    sections = _legend(view, speech)
    drawn, y = flow(sections, TOP)
    height = int(y + FOOT)
    alt = alt_text((in_words(sections),))
    return Drawing(frame(height, ground, speech("pic-ep-game"), alt, drawn), alt, height)


# ---- the cards


TOP, FOOT, BETWEEN, PAD = 36, 26, 12, 12
_COLUMNS = 4
_WIDE = (CANVAS.width - 2 * CANVAS.margin - (_COLUMNS - 1) * BETWEEN) / _COLUMNS
_LINE, _HEAD, _MARK = 38, 60, 48


@dataclass(frozen=True, slots=True)
class _Card:
    """A card: its field, icon, price, name and effect in lines; whether Sandra takes it next."""

    field: str
    mark: str
    price: str
    star: bool
    name: tuple[str, ...]
    effect: tuple[str, ...]
    burnt: str = ""

    @property
    def high(self) -> float:
        return PAD + _HEAD + _LINE * (len(self.name) + len(self.effect) + bool(self.burnt)) + PAD


def _lines(said: str, weight: int) -> tuple[str, ...]:
    return tuple(wrap(said, NOTE, weight, _WIDE - 2 * PAD))


def _contact(view: EscapePlanView, field: int, number: int, speech: EscapePlanPictureSpeech) -> _Card:
    card = CONTACTS[number]
    return _Card(
        field=str(field),
        mark=CONTACT_ICONS[card.id],
        price=speech("ep-money", n=card.cost),
        star=card.star,
        name=_lines(contact_name(speech, number), 600),
        effect=_lines(contact_effect(speech, number), 400),
        burnt=speech("pic-ep-bot-sandra") if burnt(view, field) else "",
    )


def _deck(view: EscapePlanView, speech: EscapePlanPictureSpeech) -> _Card:
    name, effect = _lines(speech("pic-ep-market-contacts"), 600), _lines(speech("pic-ep-market-deck"), 400)
    return _Card("", "cards", str(view.contact_deck), star=False, name=name, effect=effect)


def _draw(card: _Card, x: float, y: float, high: float, ground: Ground) -> str:
    back = ground.raised if card.field else ground.ground
    dashes = 'stroke-dasharray="14 10"'
    edge, extra = (INK.red, dashes) if card.burnt else (None if card.field else ground.line, "")
    left, right, base = x + PAD, x + _WIDE - PAD, y + PAD + 44
    drawn = [rect(x, y, _WIDE, high, 16, back, edge, 4, extra)]
    if card.field:
        drawn.append(text(left, base - 4, card.field, 40, 700, INK.brass))
        left += 34
    drawn.append(icon(card.mark, left, y + PAD, _MARK, INK.ink if card.field else INK.brass, back))
    drawn.append(text(right, base - 6, card.price, NOTE if card.field else 44, 600, INK.ink, "end"))
    if card.star:
        drawn.append(icon("mask", right - width(card.price, NOTE, 600) - 46, y + PAD + 6, 36, INK.red, back))
    line = y + PAD + _HEAD
    for said, weight, ink in (*((one, 600, INK.ink) for one in card.name), *((one, 400, INK.ink2) for one in card.effect)):
        line += _LINE
        drawn.append(text(x + PAD, line - 10, said, NOTE, weight, ink))
    if card.burnt:
        foot = y + high - PAD - 8
        drawn += [player_mark("white", x + PAD + 13, foot - 11, 13), text(x + PAD + 36, foot, card.burnt, NOTE, 600, INK.red)]
    return group(f"contact-{card.field or 'deck'}", *drawn)


# ---- the legend: prices, supplies, the exit card


def _legend(view: EscapePlanView, speech: EscapePlanPictureSpeech) -> dict[str, list[Piece]]:
    healing = speech("pic-ep-market-healing", list=" · ".join(speech("ep-money", n=n) for n in HEAL_PRICES[1:]))
    return {
        "exit-card": list(_exit_card(view, speech)),
        "store": list(_equipment(view, speech)),
        "fixers": list(_fixers(view, speech)),
        "lockers": [marked("chest_box", speech("pic-ep-market-lockers"), begins=True)]
        + [_locker(color, left, speech) for color, left in view.lockers.items()],
        "houses": [piece for spot in view.house_keys if spot in view.unplaced for piece in _house(view, spot, speech)],
        "bags": [marked("bag", speech("pic-ep-market-bags", number=way.number, n=way.bags)) for way in view.exits if way.closed],
        "prices": [
            marked("hospital", healing, told=_kind("hospital", speech)),
            marked("mask", speech("ep-money", n=GANG_FEE), told=_kind("gang", speech)),
            marked("church", speech("ep-money", n=CHURCH_PRICE), told=_kind("church", speech)),
        ],
    }


def _kind(kind: str, speech: EscapePlanPictureSpeech) -> str:
    """Name a kind of location."""
    return speech(f"pic-ep-place-{kind}", label="").strip()


def _equipment(view: EscapePlanView, speech: EscapePlanPictureSpeech) -> Iterator[Piece]:
    goods = sorted((EQUIPMENT[kind].price, f"{item_name(speech, kind)} ×{left}") for kind, left in view.equipment.items())
    yield marked("basket", speech("pic-ep-market-cans", n=view.cans), begins=True, told=_kind("store", speech))
    yield from _priced(goods, speech)


def _fixers(view: EscapePlanView, speech: EscapePlanPictureSpeech) -> Iterator[Piece]:
    if view.fixers:
        yield marked("hideout_plain", "", told=_kind("safe-house", speech))
        yield from _priced(sorted((FIXERS[name].price, item_name(speech, name)) for name in view.fixers), speech)


def _priced(goods: Iterable[tuple[int, str]], speech: EscapePlanPictureSpeech) -> Iterator[Piece]:
    """Return goods in the order of their prices, each price before its goods."""
    for price, some in groupby(goods, key=lambda one: one[0]):
        first, *others = (name for _, name in some)
        yield _at_price(speech("ep-money", n=price), first)
        yield from (marked("", name) for name in others)


def _at_price(price: str, what: str) -> Piece:
    """Return the first of the goods at a price, behind the price."""
    room = width(price, NOTE, 600) + 12

    def draw(x: float, base: float) -> str:
        return text(x, base, price, NOTE, 600, INK.brass) + text(x + room, base, what, NOTE, 400, INK.ink)

    return Piece(f"{price}: {what}", room + width(what, NOTE), draw)


def _house(view: EscapePlanView, spot: str, speech: EscapePlanPictureSpeech) -> Iterator[Piece]:
    """Return the keys at a safe house that is not on the map yet."""
    yield marked("hideout_plain", spot.removeprefix("safe_"), told=_kind("safe-house", speech))
    yield from (keyed(color, "", key_name(speech, color)) for color in view.house_keys[spot])


def _locker(color: str, left: int, speech: EscapePlanPictureSpeech) -> Piece:
    shown = f"{LOCKERS[color].requirement}+ ×{left}"
    return keyed(color, shown, f"{item_name(speech, color)} {shown}")


def _exit_card(view: EscapePlanView, speech: EscapePlanPictureSpeech) -> Iterator[Piece]:
    """Return the exit card as a row of steps, the price of the next to leave marked."""
    steps, left = exit_steps(view)
    yield marked("exit", speech("pic-ep-market-exit"), tone=INK.green, begins=True)
    for number, cost in enumerate(steps):
        yield _step(f"{number + 1}. {speech('ep-money', n=cost)}", now=number == left, gone=left is not None and number < left)


def _step(words: str, *, now: bool, gone: bool) -> Piece:
    wide = width(words, NOTE, 600) + 32
    fill, ink = (INK.brass, INK.paper_ink) if now else (GROUND["road"].raised, INK.ink3 if gone else INK.ink)

    def draw(x: float, base: float) -> str:
        return rect(x, base - 36, wide, 46, 12, fill) + text(x + 16, base, words, NOTE, 600, ink)

    return Piece(f"[{words}]" if now else words, wide, draw)


# ---- in words


def _versions(view: EscapePlanView, speech: EscapePlanPictureSpeech) -> Iterator[str]:
    """Describe the offer; without the effects of the cards where that is too long."""
    for effects in (True, False):
        told = "; ".join(_told(view, field, number, speech, effects=effects) for field, number in enumerate(view.offer, 1))
        yield speech("pic-ep-alt-market", n=view.contact_deck, list=told or "–")


def _told(view: EscapePlanView, field: int, number: int, speech: EscapePlanPictureSpeech, *, effects: bool) -> str:
    card = CONTACTS[number]
    price = speech("ep-money", n=card.cost) + (" ★" if card.star else "")
    effect = f" ({contact_effect(speech, number)})" if effects else ""
    taken = f" → {speech('pic-ep-bot-sandra')}" if burnt(view, field) else ""
    return f"{field} {contact_name(speech, number)} {price}{effect}{taken}"
