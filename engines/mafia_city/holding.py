"""Possible decks and thefts: drawn so that every hand held the cards seen of it in time (MA-6.2, MA-6.3).

A card seen to leave a hand may have been any of its unknown cards, and a stolen card any card of the victim; each time one is drawn. The
more draws are possible, the more rarely this deal comes up; its weight, the number of such draws, makes up for that. A new deal replaces
the kept one with probability new weight / kept weight (Metropolis-Hastings), so that all deals become about equally likely.
"""

from collections.abc import Sequence

from msgspec import Struct

from engines.chance import Stream
from engines.imagining import Contradiction
from engines.mafia_city.components import KIND, SYMBOL
from engines.mafia_city.tracing import Drew, Gave, Showed, Stole, Tracing

TRIES = 200
"""Tries for possible deals; one costs much less than a game."""

DEALS = 6
"""Possible deals from which one is kept. If some weigh twice as much as others, the chance of each is then right to 2 %."""

FINEST = 1 << 32
"""Chances are multiples of one part in so many."""

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
    kept: tuple[Dealt, int] | None = None
    found = 0
    for _ in range(TRIES):
        try:
            deal = Deal(tracing, stream)
            other = deal.whole(), deal.weight
        except Contradiction:
            continue
        if kept is None or stream.below(FINEST) * kept[1] < FINEST * other[1]:
            kept = other
        found += 1
        if found == DEALS or not deal.weighs:
            break
    if kept is None:
        raise Contradiction("no deal fits what was seen of the cards")
    return kept[0]


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
        self._choices: list[Choice] = []
        """Open choices with the hands they were made from; checked when all cards are known."""
        self._pairs: list[Choice] = []
        """Open choices of two unseen cards of one deck."""
        self.weight = 1
        """The number of ways in which the choices could have been made: so many times rarer is this deal."""
        self.weighs = False
        """Whether another deal may have another weight."""
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
        held = self._chosen(unknown)
        self._settle(held, card, deck)
        return held

    def _chosen(self, among: Sequence[Held]) -> Held:
        self.weight *= len(among)
        return self._stream.pick(among)

    def _give(self, event: Gave) -> None:
        hand = self._hands[event.seat]
        known = [held for held in hand if held.card is not None]
        among = hand[-event.among :]  # the whole hand for 0
        if any(held.card in event.cards and held not in among for held in known):
            among = list(hand)
        given = [self._find(among, card, deck) for card, deck in zip(event.cards, event.decks, strict=True)]
        if event.once:
            self._choices.append((event, given, among))
            if len(given) > 1 and len(set(event.decks)) == 1 and not any(held in known for held in given):
                self._pairs.append((event, given, among))
                self.weighs = True
        for held in given:
            hand.remove(held)

    def _show(self, event: Showed) -> None:
        for held, card, deck in zip(self._hands[event.seat], event.cards, event.decks, strict=True):
            if held.card is None:
                self._settle(held, card, deck)
            elif held.card != card:
                raise Contradiction(f"card {card} is elsewhere in that hand")

    def _steal(self, event: Stole, number: int) -> None:
        hand = self._hands[event.victim]
        card = event.card
        held = self._taken(event, number) if card is None else self._find(hand, card, event.deck)
        hand.remove(held)
        self._hands.setdefault(event.thief, []).append(held)
        self._stolen.append(held)

    def _taken(self, event: Stole, number: int) -> Held:
        """Return a card that the thief may have taken, by the places where cards were seen later."""
        hand = self._hands[event.victim]
        gone = [held for held in hand if not self._may_be(held, event.victim, number)]
        open_to = [held for held in gone or hand if self._may_be(held, event.thief, number)]
        if not open_to:
            raise Contradiction("there was nothing to steal")
        self.weighs = self.weighs or len(open_to) > 1
        return self._chosen(open_to)

    def _may_be(self, held: Held, seat: int, number: int) -> bool:
        """Return whether ``seat`` may have a card after event ``number``; others may steal it before it is seen again."""
        seats = {seat}
        for event in self._tracing.events[number + 1 :] if held.card is not None else ():
            if isinstance(event, Stole):
                if event.card == held.card:
                    return event.victim in seats
                if event.card is None and event.victim in seats:
                    seats.add(event.thief)
            elif isinstance(event, Gave | Showed) and held.card in event.cards:
                return event.seat in seats
        return True

    def whole(self) -> Dealt:
        """Return the deal, with the unknown cards in any place."""
        rests: list[list[int]] = []
        for deck, (cards, drawn) in enumerate(zip(self._tracing.decks, self._drawn, strict=True)):
            rest = self._stream.shuffled(card for card in cards if (deck, card) not in self._placed)
            for held in drawn:
                if held.card is None:
                    held.card = rest.pop()
            rests.append(rest)
        for event, given, among in self._pairs:
            self._put_in_order(event, given, among)
        for event, given, among in self._choices:
            check(event, given, among)
        decks = [(*[held.card or 0 for held in drawn], *rest) for drawn, rest in zip(self._drawn, rests, strict=True)]
        return Dealt(tuple(decks), tuple([held.card or 0 for held in self._stolen]))

    def _put_in_order(self, event: Gave, given: list[Held], among: Sequence[Held]) -> None:
        """Put two cards in hand in the order shown, which is theirs where there was no choice; else there are twice as many deals."""
        first, second = given
        if len(alike(event, among)) > len(given):
            self.weight *= 2
        elif among.index(first) > among.index(second):
            first.card, second.card = second.card, first.card
            given.reverse()


Choice = tuple[Gave, list[Held], list[Held]]
"""Cards that left a hand, their places, and the cards that could have been chosen."""


def alike(event: Gave, among: Sequence[Held]) -> list[Held]:
    """Return the cards with the symbol shown."""
    symbol = SYMBOL[event.cards[0]]
    return [held for held in among if SYMBOL[held.card or 0] == symbol]


def check(event: Gave, given: Sequence[Held], among: Sequence[Held]) -> None:
    """Raise Contradiction unless these cards were on offer: of equal cards the lowest; two out of two in their order."""
    if len(given) > 1:
        among = alike(event, among)
        if len(among) == len(given):
            if list(among) != list(given):
                raise Contradiction("they were shown in another order")
            return
    for held in given:
        if any(other.card in LOWER[held.card or 0] for other in among):
            raise Contradiction("an equal card would have stood for it")
        among = [other for other in among if other is not held]
