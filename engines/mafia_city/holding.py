"""Decks and thefts as they may have been: drawn such that everybody held in time what was seen of his hand (MA-6.2, MA-6.3).

A card that is seen to leave a hand may have been any of those in it of which nothing else is known; how many these are everybody sees, so
choosing one of them each time makes every deal that fits equally likely.
"""

from collections.abc import Sequence

from msgspec import Struct

from engines.chance import Stream
from engines.imagining import Contradiction
from engines.mafia_city.components import KIND, SYMBOL
from engines.mafia_city.tracing import Drew, Gave, Showed, Stole, Tracing

TRIES = 200
"""So many deals may come out impossible: a deal costs much less than a game."""

LOWER = tuple(
    tuple(other for other in range(1, card) if (KIND[other], SYMBOL[other]) == (KIND[card], SYMBOL[card])) for card in range(len(KIND))
)
"""The cards that stand for a card where equal ones are offered once."""


class Held(Struct, gc=False, eq=False):
    """One card that somebody drew; None: nobody has seen yet which one."""

    deck: int
    card: int | None = None


class Dealt(Struct, frozen=True):
    """Whole decks, the first card to draw first, and what each thief took."""

    decks: tuple[tuple[int, ...], ...]
    stolen: tuple[int, ...]


def dealt(tracing: Tracing, stream: Stream) -> Dealt:
    """Return one way in which the cards may have been dealt. Raises Contradiction when none is found."""
    for _ in range(TRIES):
        try:
            return Deal(tracing, stream).whole()
        except Contradiction:
            continue
    raise Contradiction("no deal fits what was seen of the cards")


class Deal:
    """One deal in the making. All methods raise Contradiction when it cannot be as it was seen."""

    def __init__(self, tracing: Tracing, stream: Stream) -> None:
        self._tracing = tracing
        self._stream = stream
        self._hands: dict[int, list[Held]] = {}
        self._drawn: list[list[Held]] = [[] for _ in tracing.decks]
        self._placed: set[tuple[int, int]] = set()
        """Cards of which it is settled who drew them, with their decks."""
        self._stolen: list[Held] = []
        self._choices: list[tuple[Gave, list[Held], list[Held]]] = []
        """What was chosen openly, from which cards in hand; whether that could be shows when all are known."""
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
        """Return which card in hand is ``card``: the one that is known to be, else one that may be."""
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
        """Let two cards of one deck lie in hand as they were shown: so they do where there was nothing to choose between."""
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
        """Return which cards the thief may have taken, by who is seen to have them later."""
        hand = self._hands[event.victim]
        later = [self._next_owner(held, number) for held in hand]
        taken = [held for held, owner in zip(hand, later, strict=True) if owner == event.thief]
        open_to = taken or [held for held, owner in zip(hand, later, strict=True) if owner != event.victim]
        if not open_to:
            raise Contradiction("there was nothing to steal")
        return open_to

    def _next_owner(self, held: Held, number: int) -> int | None:
        """Return who is the next to be seen with a card after event ``number``; None where that is open."""
        if held.card is None:
            return None
        for event in self._tracing.events[number + 1 :]:
            if isinstance(event, Stole) and event.card == held.card:
                return event.victim
            if isinstance(event, Gave | Showed) and held.card in event.cards:
                return event.seat
        return None

    def whole(self) -> Dealt:
        """Return the deal, with all cards of which nothing is known put anywhere."""
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
    """Raise Contradiction unless these cards could be chosen: of equal ones only the lowest is offered, two of two come in their order."""
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
