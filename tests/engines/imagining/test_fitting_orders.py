"""Chance that stands in: what is known comes as it is known, all else evenly, and no draw shifts another."""

from collections import Counter
from itertools import permutations

import pytest

from engines.chance import Chance, Stream
from engines.imagining import Contradiction, Known, Order, StandIn
from engines.imagining.standing_in import fitting
from tests.engines.imagining.likelihood import check_even


class Told:
    """Knows of some draws what it was made with."""

    answered = ()

    def __init__(self, draws: dict[tuple[str, int], Known]) -> None:
        self._draws = draws

    def draw(self, stream: str, number: int) -> Known | None:
        return self._draws.get((stream, number))

    def answer(self, *_: object, **_more: object) -> None:
        return None


ORDERS = [
    Order(),
    Order({0: "c"}),
    Order({1: "a", 3: "d"}),
    Order(late=("a", "b"), first=2),
    Order({1: "d"}, late=("a",), first=2),
    Order(late=("e",), first=4),
    Order(among={0: ("a", "b"), 2: ("b", "c", "d")}),
    Order(within={"a": (0, 1, 2), "b": (2, 3)}),
    Order({0: "e"}, among={1: ("a", "e")}, within={"c": (1, 2, 4)}),
]


def fits(known: Order, order: tuple[str, ...]) -> bool:
    early = order[: known.first]
    placed = all(order[place] == thing for place, thing in known.places.items())
    among = all(order[place] in some for place, some in known.among.items())
    within = all(order.index(str(thing)) in places for thing, places in known.within.items())
    return placed and among and within and not any(thing in known.late for thing in early)


@pytest.mark.rule("MA-6.2")
@pytest.mark.parametrize("known", ORDERS)
def test_each_order_that_fits_is_equally_likely(known: Order) -> None:
    possible = ["".join(order) for order in permutations("abcde") if fits(known, order)]
    stream = Stream(5, f"orders {known}")
    drawn = Counter("".join(fitting(known, list("abcde"), stream)) for _ in range(20 * len(possible)))
    check_even(drawn, possible)


@pytest.mark.rule("MA-6.2")
@pytest.mark.parametrize(
    "known", [Order({0: "f"}), Order({5: "a"}), Order(late=("a", "b", "c"), first=3), Order(among={0: ("a",), 1: ("a",)})]
)
def test_an_order_that_cannot_be_is_a_contradiction(known: Order) -> None:
    with pytest.raises(Contradiction):
        fitting(known, list("abcde"), Stream(1, "orders"))


@pytest.mark.rule("MA-6.2")
def test_draws_are_answered_by_name_and_number() -> None:
    chance = StandIn(3, Told({("dice", 1): 4, ("thief", 0): "b", ("deck", 0): Order({0: "z", 1: "y", 2: "x"})}))
    assert [chance.stream("dice").below(6) for _ in range(3)][1] == 4
    assert chance.stream("thief").pick("abc") == "b"
    assert chance.stream("deck").shuffled("xyz") == ["z", "y", "x"]


@pytest.mark.rule("MA-6.2")
@pytest.mark.parametrize(("draw", "known"), [("below", 6), ("below", "a"), ("pick", "d"), ("shuffled", 1)])
def test_a_draw_that_cannot_be_is_a_contradiction(draw: str, known: Known) -> None:
    stream = StandIn(3, Told({("any", 0): known})).stream("any")
    with pytest.raises(Contradiction):
        getattr(stream, draw)(6 if draw == "below" else "abc")


@pytest.mark.rule("MA-6.4")
def test_a_known_draw_does_not_shift_the_others() -> None:
    known, unknown = StandIn(3, Told({("dice", 0): 2})).stream("dice"), StandIn(3, Told({})).stream("dice")
    assert [known.below(6) for _ in range(20)][1:] == [unknown.below(6) for _ in range(20)][1:]


@pytest.mark.rule("MA-6.2")
def test_unknown_draws_differ_from_the_running_game() -> None:
    """Even with the seed of the game: the stand-in has streams of its own."""
    real, stand_in = Chance(9), StandIn(9, Told({}))
    assert [real.stream("deck").shuffled(range(20)) for _ in range(3)] != [stand_in.stream("deck").shuffled(range(20)) for _ in range(3)]
