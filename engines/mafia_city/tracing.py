"""The moves of cards that one seat has seen: drawn, played, shown, stolen, in order (MA-6.2).

Everybody sees the number of cards drawn, their deck, and each discard, so every deck is known as a set. Hidden are the order of the decks
and the stolen cards, which ``holding`` draws.
"""

from collections.abc import Callable, Mapping
from typing import cast

from msgspec import Struct

from engines.asking import Arg, Text
from engines.imagining import Seen, name_of
from engines.mafia_city.chain import KEY
from engines.mafia_city.components import CARDS, START_CARDS

KIND_OF = {key: kind for kind, key in KEY.items()}
"""Kinds of effects by the keys of their announcements."""


class Drew(Struct, frozen=True):
    """A seat drew the card at a place (from 0) of a deck (0: the first); ``card`` if the seat saw it."""

    seat: int
    deck: int
    place: int
    card: int | None


class Gave(Struct, frozen=True):
    """Cards left the hand of a seat openly, in this order, each with its deck.

    ``among``: only that many of the newest cards could be chosen, 0: any. ``once``: equal cards were offered once (section 6).
    """

    seat: int
    cards: tuple[int, ...]
    decks: tuple[int, ...]
    among: int = 0
    once: bool = True


class Stole(Struct, frozen=True):
    """A card was stolen; ``card`` if the seat was thief or victim."""

    thief: int
    victim: int
    card: int | None
    deck: int


class Showed(Struct, frozen=True):
    """A whole hand was seen, in its order, with the deck of each card."""

    seat: int
    cards: tuple[int, ...]
    decks: tuple[int, ...]


Event = Drew | Gave | Stole | Showed


class Tracing:
    """``decks``: the cards of each deck as a set; ``events``: the moves of cards."""

    def __init__(self, seen: Seen, seats: int) -> None:
        self.decks: list[tuple[int, ...]] = [tuple(CARDS)]
        self.events: list[Event] = []
        self._seat = seen.seat
        self._seats = seats
        self._own = [card for text in seen.told if text.key == "mc-cards" for card in cards_of(text)]
        self._own.reverse()
        self._deck_of = dict.fromkeys(CARDS, 0)
        self._place = 0
        self._discard: list[int] = []
        self._chain: list[int] = []
        """Cards of the open veto chain, then those of a Rackets being performed."""
        self._kind = ""
        self._laid: list[int] = []
        """Secret Deals shown together, to be announced one by one."""
        self._among = 0
        self._left: list[int] = []
        self._starting = 0
        self._colours = 0
        for text, following in zip(seen.told, (*seen.told[1:], None), strict=True):
            self._take(text, following)

    def _take(self, text: Text, following: Text | None) -> None:
        read = READS.get(text.key)
        if read is not None:
            read(self, text)
        elif text.key in KIND_OF:
            self._announced(text)
        elif text.key == "mc-stolen":
            told = following is not None and following.key == "mc-stolen-card"
            card = cards_of(following)[0] if told and following is not None else None
            deck = self._deck_of[card] if card is not None else 0
            self.events.append(Stole(seat_of(text), number_of(text.args["victim"]), card, deck))

    # ---- cards into hands

    def started(self, text: Text) -> None:
        """Note the starting seat, from which the cards are dealt."""
        self._starting = seat_of(text)

    def coloured(self, _text: Text) -> None:
        """Deal when everybody has a colour (MC-1.15, 1.18)."""
        self._colours += 1
        if self._colours == self._seats:
            for step in range(self._seats):
                self._draw((self._starting + step) % self._seats, START_CARDS)

    def drawn(self, text: Text) -> None:
        """Draw cards, then discard those of a performed Rackets (MC-11.9)."""
        number = cast("int", text.args["n"])
        self._draw(seat_of(text), number)
        self._among = number if self._kind else 0
        self._discard += self._chain
        self._chain, self._kind = [], ""

    def _draw(self, seat: int, count: int) -> None:
        for _ in range(count):
            self._fill()
            card = self._own.pop() if seat == self._seat and self._own else None
            self.events.append(Drew(seat, len(self.decks) - 1, self._place, card))
            self._place += 1
            self._fill()

    def _fill(self) -> None:
        """Make a new deck of the discard pile (MC-1.14, R33)."""
        if self._place == len(self.decks[-1]) and self._discard:
            self._deck_of.update(dict.fromkeys(self._discard, len(self.decks)))
            self.decks.append(tuple(self._discard))
            self._discard, self._place = [], 0

    # ---- cards out of hands

    def _gave(self, seat: int, cards: tuple[int, ...], *, among: int = 0, once: bool = True) -> None:
        self.events.append(Gave(seat, cards, self._decks(cards), among, once))

    def _decks(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([self._deck_of[card] for card in cards])

    def exchanged(self, text: Text) -> None:
        """Note both cards of a hand, in their order, and then two new ones drawn (MC-1.16)."""
        seat, cards = seat_of(text), cards_of(text)
        self.showed(seat, cards)
        self._gave(seat, cards, once=False)
        self._discard += cards
        self._draw(seat, START_CARDS)

    def discarded(self, text: Text) -> None:
        """Note a discarded card: by waiting, by Rackets, in the Business District; after leaving always the newest (R44)."""
        left = seat_of(text) in self._left
        self._gave(seat_of(text), cards_of(text), among=1 if left else self._among, once=not left)
        self._discard += cards_of(text)
        self._among = 0

    def left(self, text: Text) -> None:
        """Note that a seat has left."""
        self._left.append(seat_of(text))

    def laid(self, text: Text) -> None:
        """Note Secret Deals shown together."""
        self._laid += cards_of(text)
        self._gave(seat_of(text), cards_of(text), once=False)

    def _announced(self, text: Text) -> None:
        cards = cards_of(text)
        self._chain += cards
        if "against" not in text.args:
            self._kind = KIND_OF[text.key]
        if cards and cards[0] in self._laid:
            self._laid.remove(cards[0])
        elif cards:
            self._gave(seat_of(text), cards, once=self._kind != "secret_deal" or "against" in text.args)

    def stood(self, _text: Text) -> None:
        """Discard the cards of a finished chain, except for a Rackets, which is performed now."""
        if self._kind != "rackets":
            self.cancelled(_text)

    def cancelled(self, _text: Text) -> None:
        """Discard the cards of a finished chain."""
        self._discard += self._chain
        self._chain, self._kind = [], ""

    # ---- hands shown

    def looked(self, text: Text) -> None:
        """Note the hand that the Policeman's holder sees (MC-14.1)."""
        self.showed(number_of(text.args["victim"]), cards_of(text))

    def showed(self, seat: int, cards: tuple[int, ...]) -> None:
        """Note a whole hand."""
        self.events.append(Showed(seat, cards, self._decks(cards)))


def number_of(reference: Arg) -> int:
    """Return the number of ``seat:2`` or ``mccard:17``."""
    return int(name_of(reference))


def seat_of(text: Text) -> int:
    """Return the seat in a notice."""
    return number_of(text.args["seat"])


def cards_of(text: Text) -> tuple[int, ...]:
    """Return the cards in a notice, in its order."""
    if "card" in text.args:
        return (number_of(text.args["card"]),)
    return tuple([number_of(card) for card in cast("tuple[Arg, ...]", text.args.get("cards", ()))])


READS: Mapping[str, Callable[[Tracing, Text], None]] = {
    "mc-starts": Tracing.started,
    "mc-colour": Tracing.coloured,
    "mc-draws": Tracing.drawn,
    "mc-draw-step": Tracing.drawn,
    "mc-exchanges": Tracing.exchanged,
    "mc-discards": Tracing.discarded,
    "mc-waits": Tracing.discarded,
    "mc-deals": Tracing.laid,
    "mc-stands": Tracing.stood,
    "mc-cancelled": Tracing.cancelled,
    "mc-looked": Tracing.looked,
    "mc-leaves": Tracing.left,
}
"""By notice, its effect on cards; announcements and thefts are read apart."""
