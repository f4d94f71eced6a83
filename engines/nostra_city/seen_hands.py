"""Where the Vendetta cards went, as far as one seat has seen it: who drew how many, and who laid out, played or discarded which (MA-6.2).

Each deck is known as a set, since what is discarded everybody sees; what is hidden is the order of the decks, and so the hands of others.
"""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from engines.asking import Text
from engines.chance import Stream
from engines.imagining import Contradiction, Seen
from engines.nostra_city.components import ATLANTIC_CITY, GOTA, INFORMANT, SHAME, VENDETTA_DECK
from engines.nostra_city.seen_words import name_of, names_in, number_in, seat_in

LAID_OUT = (GOTA, ATLANTIC_CITY)


class Held(Struct, gc=False, eq=False):
    """A card that was drawn from a deck; empty: nobody has seen which one."""

    deck: int
    card: str = ""


class HandsTraced:
    """One way in which the hands may have come about: ``decks`` from the bottom to the top, and who is an Informant (``sides`` by seat)."""

    def __init__(self, seen: Seen, seats: int, stream: Stream) -> None:
        """Follow all cards. Raises Contradiction when a card cannot be where it was seen."""
        self._told = seen.told
        self._me = seen.seat
        self._stream = stream
        self._hands: list[list[Held]] = [[] for _ in range(seats)]
        self._left = [Counter(VENDETTA_DECK)]
        """Of each deck what nobody is known to have drawn."""
        self._drawn: list[list[Held]] = [[]]
        self._discard: list[str] = []
        self._shuffled = False
        for at, text in enumerate(self._told):
            self._take(at, text)
        self.decks = [self._whole(left, drawn) for left, drawn in zip(self._left, self._drawn, strict=True)]
        self.sides = ["guilty" if any(held.card == INFORMANT for held in hand) else "innocent" for hand in self._hands]

    def _take(self, at: int, text: Text) -> None:
        if text.key == "nc-vendetta-reshuffled":
            self._shuffled = True
        elif text.key == "nc-vendetta":
            self._draw(at, text)
        elif text.key == "nc-played":
            self._find(seat_in(text), name_of(text.args["card"]))
        elif text.key == "nc-aimed":
            self._leave(seat_in(text), name_of(text.args["card"]))
        elif text.key == "nc-blocked" and name_of(text.args["card"]) == SHAME:
            self._discard.append(SHAME)

    def _draw(self, at: int, text: Text) -> None:
        """See so many cards drawn, the rest of a deck before it was shuffled anew."""
        held = [self._pop() for _ in range(self._rest())] if self._shuffled else []
        if self._shuffled:
            self._left.append(Counter(self._discard))
            self._drawn.append([])
            self._discard, self._shuffled = [], False
        held += [self._pop() for _ in range(number_in(text) - len(held))]
        seat = seat_in(text)
        if seat == self._me:
            for one, card in zip(held, names_in(self._told[at + 1], "cards"), strict=True):
                self._settle(one, card)
        else:
            for card in self._laid_out(at + 1):
                self._settle(self._stream.pick([one for one in held if not one.card]), card)
        self._hands[seat] += [one for one in held if one.card not in LAID_OUT]

    def _rest(self) -> int:
        return self._left[-1].total() - sum([not one.card for one in self._drawn[-1]])

    def _pop(self) -> Held:
        if not self._rest():
            raise Contradiction("the deck is empty")
        held = Held(len(self._drawn) - 1)
        self._drawn[-1].append(held)
        return held

    def _laid_out(self, at: int) -> list[str]:
        """Return which cards were laid out at once."""
        cards: list[str] = []
        while at < len(self._told) and self._told[at].key == "nc-laid-out":
            cards.append(name_of(self._told[at].args["card"]))
            at += 1
        return cards

    def _settle(self, held: Held, card: str) -> None:
        if not self._left[held.deck][card]:
            raise Contradiction(f"{card} is not in that deck")
        held.card = card
        self._left[held.deck][card] -= 1

    def _find(self, seat: int, card: str) -> Held:
        """See that a hand holds a card: one that was seen there, else one of the others."""
        hand = self._hands[seat]
        known = [held for held in hand if held.card == card]
        if known:
            return known[0]
        chances = [(held, self._left[held.deck][card]) for held in hand if not held.card]
        drawn = self._stream.below(sum([chance for _, chance in chances]) or 1)
        for held, chance in chances:
            if drawn < chance:
                self._settle(held, card)
                return held
            drawn -= chance
        raise Contradiction(f"{card} is not in that hand")

    def _leave(self, seat: int, card: str) -> None:
        self._hands[seat].remove(self._find(seat, card))
        if card != SHAME:
            self._discard.append(card)

    def _whole(self, left: Counter[str], drawn: Sequence[Held]) -> list[str]:
        # what is in a hand was not laid out
        hidden = self._stream.shuffled(card for card in left.elements() if card not in LAID_OUT)
        for held in drawn:
            if not held.card:
                if not hidden:
                    raise Contradiction("there are not so many cards")
                held.card = hidden.pop()
        rest = self._stream.shuffled([*hidden, *[card for card in left.elements() if card in LAID_OUT]])
        return [*rest, *[held.card for held in reversed(drawn)]]
