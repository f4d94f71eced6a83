"""The supply as a picture: the police bag, decks and reserves, and the boards of Sandra and Costa (OP-2.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bot.games.escape_plan.pictures.legend import Piece, flow, in_words, marked
from bot.games.escape_plan.pictures.speech import EscapePlanPictureSpeech, contact_name, item_name
from bot.games.escape_plan.pictures.tile import Marks, draw_officer
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.lettering import width
from bot.presenting.drawing.parts import NOTE, frame, player_mark
from bot.presenting.drawing.shapes import text
from bot.presenting.drawing.speech import alt_text
from bot.presenting.drawing.tokens import GROUND, INK
from bot.presenting.texts import Words

if TYPE_CHECKING:
    from engines.escape_plan.views import BotLook, EscapePlanView

TOP, FOOT = 36, 26


def reserves(view: EscapePlanView, names: Sequence[str], words: Words) -> Drawing:
    """Draw what is left in bag, decks and reserves, made from `view(None)` only."""
    speech, ground = EscapePlanPictureSpeech(words, view, names), GROUND["road"]
    sections = {
        "police": [
            marked("", speech("pic-ep-market-police")),
            *(_officer(kind, left, speech) for kind, left in view.bag.items()),
        ],
        "decks": [
            marked("", speech("pic-ep-market-patrols", n=view.patrol_deck)),
            marked("", speech("pic-ep-market-tiles", list=" ".join(f"{letter.upper()}{left}" for letter, left in view.stacks.items()))),
            marked("", speech("pic-ep-market-tokens", n=view.tokens)),
            marked("", speech("pic-ep-market-gang", n=view.gang_reserve)),
        ],
        **{bot.id: list(_bot(bot, speech)) for bot in view.bots},
    }
    drawn, y = flow(sections, TOP)
    height = int(y + FOOT)
    alt = alt_text((in_words(sections),))
    return Drawing(frame(height, ground, speech("pic-ep-game"), alt, drawn), alt, height)


def _officer(kind: str, left: int, speech: EscapePlanPictureSpeech) -> Piece:
    marks = Marks((), ((kind, speech.letter(kind)),))

    def draw(x: float, base: float) -> str:
        return draw_officer(kind, x + 22, base - 14, 22, marks) + text(x + 54, base, str(left), NOTE, 400, INK.ink)

    return Piece(f"{speech.officers((kind,))} {left}", 54 + width(str(left), NOTE), draw)


def _bot(bot: BotLook, speech: EscapePlanPictureSpeech) -> Iterator[Piece]:
    """Return the board of Sandra or Costa."""
    name, colour = speech.figure(bot.who), speech.colour(bot.who)

    def draw(x: float, base: float) -> str:
        return player_mark(colour, x + 16, base - 12, 15) + text(x + 42, base, name, NOTE, 600, INK.ink)

    yield Piece(name, 42 + width(name, NOTE, 600), draw, begins=True)
    yield marked("mask", f"+{bot.red} −{bot.blue}", told=speech("pic-ep-story-notoriety"))
    yield marked("cards", str(bot.deck), told=speech("pic-ep-market-deck"))
    gone = [_card(card, speech) for card in bot.removed]
    yield from (marked("cross" if not number else "", card, tone=INK.red) for number, card in enumerate(gone))
    yield from (marked("check" if not number else "", speech.spot(spot), tone=INK.green) for number, spot in enumerate(bot.visited))
    yield from (marked("contact" if not number else "", contact_name(speech, card)) for number, card in enumerate(bot.contacts))
    piles = (" + ".join(item_name(speech, stack) for stack in pile.stacks) for pile in bot.piles)
    yield from (marked("chest_box", pile) for pile in piles)


def _card(card: str, speech: EscapePlanPictureSpeech) -> str:
    """Name a card of the deck of Sandra or Costa."""
    if card.startswith(("store_", "exit_")):
        kind, _, label = card.partition("_")
        return speech(f"pic-ep-place-{kind}", label=label.upper())
    return speech.spot(card)
