"""Possible decks and thefts: drawn so that every hand held the cards seen of it in time (MA-6.2, MA-6.3).

A card seen to leave a hand may have been any of its unknown cards. Everybody sees their number, so choosing one of them each time makes
every fitting deal equally likely.
"""

from collections.abc import Sequence

from msgspec import Struct

from engines.chance import Stream
from engines.imagining import Contradiction
from engines.mafia_city.components import KIND, SYMBOL
from engines.mafia_city.tracing import Drew, Gave, Showed, Stole, Tracing

TRIES = 200
"""Tries for a possible deal; one costs much less than a game."""

LOWER = tuple(
    tuple(other for other in range(1, card) if (KIND[other], SYMBOL[other]) == (KIND[card], SYMBOL[card])) for card in range(len(KIND))
)
"""By card, the lower equal cards, which stand for it where equal cards are offered once."""


class Held(Struct, gc=False, eq=False):
    """One drawn card; None while it is unknown."""

    deck: int
    card: int | None = None


class Dealt(Struct, frozen=True):
    """Whole decks, the first card to draw first, and the card of each theft."""

    decks: tuple[tuple[int, ...], ...]
    stolen: tuple[int, ...]


def dealt(tracing: Tracing, stream: Stream) -> Dealt:
    """Return one possible deal. Raises Contradiction when none is found."""
    for _ in range(TRIES):
        try:
            return Deal(tracing, stream).whole()
        except Contradiction:
            continue
    raise Contradiction("no deal fits what was seen of the cards")


class Deal:
    """One deal in the making. All methods raise Contradiction when it cannot be."""

    def __init__(self, tracing: Tracing, stream: Stream) -> None:
        self._tracing = tracing
        self._stream = stream
        self._hands: dict[int, list[Held]] = {}
        self._drawn: list[list[Held]] = [[] for _ in tracing.decks]
        self._placed: set[tuple[int, int]] = set()
        """Cards with a known drawer, with their decks."""
        self._stolen: list[Held] = []
        self._choices: list[tuple[Gave, list[Held], list[Held]]] = []
        """Open choices with the hands they were made from; checked when all cards are known."""
        for number, event in enumerate(tracing.events):
            if isinstance(event, Drew):
                held = Held(event.deck)
                self._drawn[event.deck].append(held)
                self._hands.setdefault(event.seat, []).append(held)
                if event.card is not None:
                    self._settle(held, event.card, event.deck)
            elif isinstance(event, Gave):
                self._give(event)
            elif isinstance(event, Showed):
                self._show(event)
            else:
                self._steal(event, number)

    def _settle(self, held: Held, card: int, deck: int) -> None:
        if held.deck != deck or (deck, card) in self._placed:
            raise Contradiction(f"card {card} is not there")
        held.card = card
        self._placed.add((deck, card))

    def _find(self, hand: Sequence[Held], card: int, deck: int) -> Held:
        """Return the place of ``card`` in hand: the known one, else a possible one."""
        for held in hand:
            if held.card == card and held.deck == deck:
                return held
        unknown = [held for held in hand if held.card is None and held.deck == deck]
        if not unknown or (deck, card) in self._placed:
            raise Contradiction(f"card {card} is not in that hand")
        held = self._stream.pick(unknown)
        self._settle(held, card, deck)
        return held

    def _give(self, event: Gave) -> None:
        hand = self._hands[event.seat]
        known = [held for held in hand if held.card is not None]
        among = hand[-event.among :]  # the whole hand for 0
        if any(held.card in event.cards and held not in among for held in known):
            among = list(hand)
        given = [self._find(among, card, deck) for card, deck in zip(event.cards, event.decks, strict=True)]
        if event.once:
            if len(given) > 1 and not any(held in known for held in given):
                given = self._in_order(given, among)
            self._choices.append((event, given, among))
        for held in given:
            hand.remove(held)

    @staticmethod
    def _in_order(given: list[Held], hand: Sequence[Held]) -> list[Held]:
        """Put two cards of one deck in hand in the order shown, which is theirs where there was no choice."""
        first, second = given
        if first.deck == second.deck and hand.index(first) > hand.index(second):
            first.card, second.card = second.card, first.card
            return [second, first]
        return given

    def _show(self, event: Showed) -> None:
        for held, card, deck in zip(self._hands[event.seat], event.cards, event.decks, strict=True):
            if held.card is None:
                self._settle(held, card, deck)
            elif held.card != card:
                raise Contradiction(f"card {card} is elsewhere in that hand")

    def _steal(self, event: Stole, number: int) -> None:
        hand = self._hands[event.victim]
        card = event.card
        held = self._stream.pick(self._open_to_theft(event, number)) if card is None else self._find(hand, card, event.deck)
        hand.remove(held)
        self._hands.setdefault(event.thief, []).append(held)
        self._stolen.append(held)

    def _open_to_theft(self, event: Stole, number: int) -> list[Held]:
        """Return the cards that the thief may have taken, by their later owners."""
        hand = self._hands[event.victim]
        later = [self._next_owner(held, number) for held in hand]
        taken = [held for held, owner in zip(hand, later, strict=True) if owner == event.thief]
        open_to = taken or [held for held, owner in zip(hand, later, strict=True) if owner != event.victim]
        if not open_to:
            raise Contradiction("there was nothing to steal")
        return open_to

    def _next_owner(self, held: Held, number: int) -> int | None:
        """Return the next seat seen with a card after event ``number``, None for none."""
        if held.card is None:
            return None
        for event in self._tracing.events[number + 1 :]:
            if isinstance(event, Stole) and event.card == held.card:
                return event.victim
            if isinstance(event, Gave | Showed) and held.card in event.cards:
                return event.seat
        return None

    def whole(self) -> Dealt:
        """Return the deal, with the unknown cards in any place."""
        decks: list[tuple[int, ...]] = []
        for deck, (cards, drawn) in enumerate(zip(self._tracing.decks, self._drawn, strict=True)):
            left = iter(self._stream.shuffled(card for card in cards if (deck, card) not in self._placed))
            for held in drawn:
                if held.card is None:
                    held.card = next(left)
            decks.append((*[held.card or 0 for held in drawn], *left))
        for event, given, among in self._choices:
            check(event, given, among)
        return Dealt(tuple(decks), tuple([held.card or 0 for held in self._stolen]))


def check(event: Gave, given: Sequence[Held], among: Sequence[Held]) -> None:
    """Raise Contradiction unless these cards were on offer: of equal cards the lowest; two out of two in their order."""
    if len(given) > 1:
        symbol = SYMBOL[event.cards[0]]
        among = [held for held in among if SYMBOL[held.card or 0] == symbol]
        if len(among) == len(given):
            if list(among) != list(given):
                raise Contradiction("they were shown in another order")
            return
    for held in given:
        if any(other.card in LOWER[held.card or 0] for other in among):
            raise Contradiction("an equal card would have stood for it")
        among = [other for other in among if other is not held]
