"""Deals that fit what was seen of cards, and each of them equally likely (MA-6.2, MA-6.3)."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from types import SimpleNamespace
from typing import Any

import pytest

from engines.chance import Stream
from engines.imagining import Contradiction, seen_by
from engines.mafia_city.components import SYMBOL
from engines.mafia_city.holding import Held, check, dealt
from engines.mafia_city.tracing import Drew, Event, Gave, Showed, Stole, Tracing
from tests.engines.imagining.likelihood import check_even
from tests.engines.mafia_city.harness import city

CARDS = (1, 5, 10, 14, 20)
"""Five different cards, none of which stands for another."""
MANY = 400


def traced(*events: Event, decks: tuple[tuple[int, ...], ...] = (CARDS,)) -> Any:
    return SimpleNamespace(events=list(events), decks=list(decks))


def drew(*seats: int, deck: int = 0) -> list[Event]:
    return [Drew(seat, deck, place, None) for place, seat in enumerate(seats)]


def decks(*events: Event, number: int = MANY) -> Counter[str]:
    """Deal so many times, and count the orders of the first deck."""
    stream = Stream(4, "deals")
    return Counter(" ".join(map(str, dealt(traced(*events), stream).decks[0])) for _ in range(number))


def orders(fits: Callable[[tuple[int, ...]], bool]) -> list[str]:
    return [" ".join(map(str, order)) for order in permutations(CARDS) if fits(order)]


@pytest.mark.rule("MA-6.3")
def test_each_order_in_which_a_card_was_held_in_time_is_equally_likely() -> None:
    """Seat 1 has drawn the second and the third card when it plays card 10, and draws the fifth too late."""
    events = [*drew(0, 1, 1, 0), Gave(1, (10,), (0,)), Drew(1, 0, 4, None)]
    counts = decks(*events, number=48 * 20)
    check_even(counts, orders(lambda order: 10 in order[1:3]))


@pytest.mark.rule("MA-6.3")
def test_a_card_discarded_by_rackets_was_among_the_last_three() -> None:
    counts = decks(*drew(1, 1, 1, 1), Gave(1, (10,), (0,), among=3), number=72 * 20)
    check_even(counts, orders(lambda order: 10 in order[1:4]))


@pytest.mark.rule("MA-6.3")
def test_an_older_card_that_is_known_does_not_make_the_rackets_discard_an_older_one() -> None:
    counts = decks(Drew(1, 0, 0, 20), *drew(1, 1, 1, 1, 1)[1:], Gave(1, (10,), (0,), among=3), number=18 * 20)
    check_even(counts, orders(lambda order: order[0] == 20 and 10 in order[2:5]))


@pytest.mark.rule("MA-6.2")
def test_a_hand_that_was_shown_lies_in_its_order() -> None:
    counts = decks(*drew(0, 1, 1, 0), Showed(1, (20, 5), (0, 0)))
    check_even(counts, orders(lambda order: order[1:3] == (20, 5)))


@pytest.mark.rule("MA-6.3")
def test_a_stolen_card_is_any_card_of_the_victim() -> None:
    """Until one of the two is seen with a card."""
    stream = Stream(4, "thefts")
    shown = [*drew(1, 1, 0), Showed(1, (1, 5), (0, 0))]
    taken = Counter(str(dealt(traced(*shown, Stole(2, 1, None, 0)), stream).stolen[0]) for _ in range(MANY))
    check_even(taken, ["1", "5"])
    for seen_with, stolen in ((Gave(2, (5,), (0,)), 5), (Gave(1, (5,), (0,)), 1)):
        assert {dealt(traced(*shown, Stole(2, 1, None, 0), seen_with), stream).stolen for _ in range(20)} == {(stolen,)}


@pytest.mark.rule("MA-6.2", "MA-6.3")
def test_a_theft_of_another_card_does_not_tell_which_one_was_taken_before() -> None:
    """Seat 1 has cards 1 and 5 and one that nobody has seen; then seat 2, who has drawn a card too, loses card 10."""
    stream = Stream(4, "thefts")
    events = [*drew(1, 1, 2), Showed(1, (1, 5), (0, 0)), Drew(1, 0, 3, None), Stole(2, 1, None, 0), Stole(3, 2, 10, 0)]
    taken = Counter(dealt(traced(*events), stream).stolen[0] for _ in range(MANY))
    assert set(taken) == set(CARDS)


def fitting(events: Sequence[Event]) -> list[str]:
    """Return every order of the deck with every theft from the hands, as far as it fits ``events``."""
    return [f"{order} {stolen}" for order in permutations(CARDS) for _hands, stolen in played(events, order)]


Hands = dict[int, tuple[int, ...]]


def played(events: Sequence[Event], order: tuple[int, ...]) -> list[tuple[Hands, tuple[int, ...]]]:
    """Play with open cards: return the hands and the stolen cards of every possible course."""
    courses: list[tuple[Hands, tuple[int, ...]]] = [({}, ())]
    for event in events:
        courses = [following for hands, stolen in courses for following in after(event, order, hands, stolen)]
    return courses


def after(event: Event, order: tuple[int, ...], hands: Hands, stolen: tuple[int, ...]) -> Iterator[tuple[Hands, tuple[int, ...]]]:
    if isinstance(event, Drew):
        yield {**hands, event.seat: (*hands.get(event.seat, ()), order[event.place])}, stolen
    elif isinstance(event, Showed):
        if hands[event.seat] == event.cards:
            yield hands, stolen
    elif isinstance(event, Gave):
        hand = hands[event.seat]
        alike = tuple(card for card in hand if SYMBOL[card] == SYMBOL[event.cards[0]])
        if set(event.cards) <= set(hand) and (len(event.cards) == 1 or len(alike) > 2 or alike == event.cards):
            yield {**hands, event.seat: without(hand, *event.cards)}, stolen
    else:
        hand = hands[event.victim]
        for card in hand if event.card is None else {event.card}.intersection(hand):
            owned = (*hands.get(event.thief, ()), card)
            yield {**hands, event.victim: without(hand, card), event.thief: owned}, (*stolen, card)


def without(hand: tuple[int, ...], *cards: int) -> tuple[int, ...]:
    return tuple(card for card in hand if card not in cards)


TWO_SHOWN = [*drew(1, 1, 2), Showed(1, (1, 5), (0, 0)), Drew(1, 0, 3, None)]
"""Seat 1 has cards 1 and 5 and one that nobody has seen, seat 2 one that nobody has seen."""


@pytest.mark.rule("MA-6.3")
@pytest.mark.parametrize(
    "events",
    [
        [*TWO_SHOWN, Stole(2, 1, None, 0), Stole(3, 2, 10, 0)],
        [*TWO_SHOWN, Stole(2, 1, None, 0), Gave(2, (14,), (0,)), Gave(1, (20,), (0,))],
        [*TWO_SHOWN, Stole(2, 1, None, 0), Stole(1, 2, None, 0), Gave(1, (5,), (0,))],
        [*TWO_SHOWN, Stole(2, 1, None, 0), Stole(2, 1, None, 0), Gave(2, (5,), (0,))],
        [*TWO_SHOWN, Stole(2, 1, None, 0), Stole(3, 2, None, 0), Gave(3, (1,), (0,))],
        [*TWO_SHOWN, Stole(2, 1, None, 0), Drew(2, 0, 4, None), Gave(2, (10, 5), (0, 0))],
        [*drew(1, 1, 1, 0), Gave(1, (5, 1), (0, 0))],
    ],
    ids=["stolen on", "seen with both", "stolen back", "stolen twice", "stolen on unseen", "shown after a theft", "two of several shown"],
)
def test_each_deal_with_each_theft_that_fits_is_equally_likely(events: list[Event]) -> None:
    """All deals are played with open cards, and those that fit are counted."""
    fits, stream = fitting(events), Stream(5, "deals")
    deals = (dealt(traced(*events), stream) for _ in range(60 * len(fits)))
    check_even(Counter(f"{deal.decks[0]} {deal.stolen}" for deal in deals), fits)


@pytest.mark.rule("MA-6.3")
def test_a_stolen_card_is_likelier_the_unseen_one_when_the_next_theft_may_be_of_it_too() -> None:
    """Card 10 may then be one of two unseen cards of the thief, so twice as many deals fit."""
    stream = Stream(4, "thefts")
    events = traced(*TWO_SHOWN, Stole(2, 1, None, 0), Stole(3, 2, 10, 0))
    first = Counter(dealt(events, stream).stolen[0] for _ in range(2000))
    for seen in (1, 5):
        assert first[seen] / 2000 == pytest.approx(1 / 4, abs=0.03)


@pytest.mark.rule("MA-6.2")
def test_the_card_that_a_rackets_discards_is_traced_to_the_cards_drawn_for_it() -> None:
    play = city("action", hands={"A": (43, 28)}, deck=(6, 14, 5)).do("A text 43", "A 14")
    events = Tracing(seen_by(play.game, 1), 4).events
    assert events == [Gave(0, (43,), (0,)), *[Drew(0, 0, place, None) for place in range(3)], Gave(0, (14,), (0,), among=3)]


@pytest.mark.rule("MA-6.2")
def test_who_has_left_discards_the_newest_card() -> None:
    play = city("evaluate:5", {5: "A"}, hands={"A": (14,)}, deck=(1, 2, 7)).give("A", "seat.withdraw", "withdraw")
    assert play.halted
    assert Tracing(seen_by(play.game, 1), 4).events[-1] == Gave(0, (7,), (0,), among=1, once=False)


@pytest.mark.rule("MA-6.2")
def test_a_card_that_was_shown_goes_on_with_the_thief() -> None:
    stream = Stream(4, "thefts")
    for _ in range(20):
        deal = dealt(traced(*drew(1, 2), Stole(2, 1, None, 0), Gave(2, (1,), (0,)), Gave(2, (5,), (0,))), stream)
        assert sorted(deal.decks[0][:2]) == [1, 5]


@pytest.mark.rule("MA-6.2")
def test_a_card_comes_back_with_the_deck_that_was_made_of_the_discard_pile() -> None:
    stream = Stream(4, "decks")
    events = [*drew(1, 1, 1, 2, 2), Gave(1, (10,), (0,)), Gave(1, (20,), (0,)), *drew(2, 1, deck=1), Gave(1, (10,), (1,))]
    for _ in range(20):
        first, second = dealt(traced(*events, decks=(CARDS, (10, 20))), stream).decks
        assert {10, 20} < set(first[:3])
        assert second == (20, 10)


@pytest.mark.rule("MA-6.2")
@pytest.mark.parametrize(
    "last", [Gave(1, (7,), (0,)), Gave(2, (1,), (0,)), Gave(1, (1,), (1,))], ids=["no such card", "not in that hand", "of another deck"]
)
def test_a_deal_that_cannot_be_is_a_contradiction(last: Gave) -> None:
    with pytest.raises(Contradiction):
        dealt(traced(Drew(1, 0, 0, 1), Drew(2, 0, 1, 5), last), Stream(1, "deals"))


@pytest.mark.rule("MA-6.2")
def test_of_equal_cards_the_lower_one_is_shown() -> None:
    """Cards 6 and 7 are both an Informer with a Hat, and offered once."""
    six, seven, other = Held(0, 6), Held(0, 7), Held(0, 20)
    check(Gave(1, (6,), (0,)), [six], [seven, six, other])
    check(Gave(1, (7,), (0,)), [seven], [seven, other])
    with pytest.raises(Contradiction):
        check(Gave(1, (7,), (0,)), [seven], [seven, six, other])


@pytest.mark.rule("MA-6.2")
def test_two_cards_of_two_are_shown_in_their_order_and_two_of_three_in_any() -> None:
    """Cards 1, 5 and 10 have a Fist."""
    one, five, ten = Held(0, 1), Held(0, 5), Held(0, 10)
    event = Gave(1, (5, 1), (0, 0))
    check(event, [five, one], [five, one])
    check(event, [five, one], [one, five, ten])
    with pytest.raises(Contradiction):
        check(event, [five, one], [one, five])
