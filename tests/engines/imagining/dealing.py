"""Many games as one seat may imagine them, where hidden things lie in them, and somebody who peeks (MA-6.3)."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

import pytest

from engines.chance import Chance, Stream
from engines.imagining import Imagined, standing_in
from engines.imagining.standing_in import StandInStream
from engines.table import Game
from tests.engines.imagining.imagining_of import imagined
from tests.engines.imagining.likelihood import check_even, check_no_oftener

T = TypeVar("T")


def deals(game: Game, seat: int, number: int) -> Iterator[Imagined]:
    """Imagine a game so many times."""
    stream = Stream(77, f"deals {seat}")
    for _ in range(number):
        other = imagined(game, seat, stream)
        assert other is not None
        yield other


def check_orders(game: Game, seat: int, number: int, hidden: Callable[[Game], Sequence[object]]) -> None:
    """Fail unless each of the ``hidden`` things lies in each place as often, and in its true place not more often."""
    truth = [str(one) for one in hidden(game)]
    places: list[Counter[str]] = [Counter() for _ in truth]
    for other in deals(game, seat, number):
        for place, one in zip(places, hidden(other), strict=True):
            place[str(one)] += 1
    for place, one in zip(places, truth, strict=True):
        check_even(place, truth)
        check_no_oftener(place[one], number, 1 / len(truth))


def peek(monkeypatch: pytest.MonkeyPatch, seed: int, every: int = 1) -> None:
    """Let what is not known be shuffled as the game of ``seed`` has shuffled it, in one of so many imagined games."""

    class Peeking(StandInStream):
        def shuffled(self, things: Iterable[T]) -> list[T]:
            return Chance(seed).stream(self._name).shuffled(things)

    honest: Any = StandInStream

    def now_and_then(own: int, name: str, sight: Any, shuffles: Any) -> Stream:
        return Peeking(own, name, sight, shuffles) if own % every == 0 else honest(own, name, sight, shuffles)

    monkeypatch.setattr(standing_in, "StandInStream", now_and_then)
