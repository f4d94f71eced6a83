"""The observations of one seat, and the conclusions from them: the ``Sight`` of draws and of answers, one class a game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, cast

from msgspec import Struct
from pydantic import BaseModel

from engines.asking import Arg, Ask, By, Text
from engines.chance import Stream
from engines.runner import Game

# ---- observations (MA-6.1)


class Given(Struct, frozen=True):
    """An answer of the seat itself: question, picks, giver, and the number of earlier notices to it."""

    told: int
    name: str
    picks: tuple[str, ...]
    by: By


class Seen(Struct, frozen=True):
    """Everything that has reached a seat, and its own answers."""

    seat: int
    told: tuple[Text, ...]
    given: tuple[Given, ...]
    view: BaseModel


def seen_by(game: Game, seat: int) -> Seen:
    """Return everything that ``seat`` has seen of ``game`` so far. Raises ValueError for a seat that is not at the table."""
    view = game.view(seat)
    reached = [notice for notice in game.notices if notice.to is None or seat in notice.to]
    given, passed = [], 0
    for before, name, picks, by in game.answers_of(seat):
        while passed < len(reached) and reached[passed].number < before:
            passed += 1
        given.append(Given(passed, name, picks, by))
    return Seen(seat, tuple([notice.text for notice in reached]), tuple(given), view)


def name_of(reference: Arg) -> str:
    """Return the name in a reference of a notice: ``casino`` in ``business:casino``."""
    return str(reference).rpartition(":")[2]


def names_of(references: Arg) -> tuple[str, ...]:
    """Return the names in several references."""
    return tuple([name_of(one) for one in cast("tuple[Arg, ...]", references)])


# ---- conclusions (MA-6.2)

Picks = tuple[str, ...]


class Order(Struct, frozen=True):
    """The known part of a shuffle: things by place, and ``late`` things, which are not among the ``first`` ones.

    ``among``: the things that may be at a place; ``within``: the places where a thing may be.
    """

    places: Mapping[int, object] = {}
    late: tuple[object, ...] = ()
    first: int = 0
    among: Mapping[int, tuple[object, ...]] = {}
    within: Mapping[object, tuple[int, ...]] = {}


Known = int | str | Order
"""The known part of a draw: the number or thing drawn, or the known part of an order."""


class Sight(Protocol):
    """The conclusions of a seat about the hidden parts of a game, from its observations alone."""

    @property
    def answered(self) -> tuple[int, ...]:
        """Other seats with an answer that is still hidden."""
        ...

    def draw(self, stream: str, number: int) -> Known | None:
        """Return the known part of draw ``number`` (from 0) of ``stream``, None for an unknown draw."""
        ...

    def answer(self, ask: Ask, told: int, before: Sequence[tuple[str, Picks]], /) -> tuple[int, Picks | None] | None:
        """Return the place of the notice that tells the answer to ``ask``, and its picks; None if it has no answer yet.

        None for the picks: the answer is hidden, so the caller guesses it. The place behind the last notice: no notice tells the answer,
        and it counts unless the view already equals the observed one. ``told``: the number of notices so far; ``before``: the answers
        of the same seat since the last of them.
        """
        ...


SightOf = Callable[[Seen, int, Stream], Sight]
"""Makes the sight from observations, the number of seats and a stream, for one imagined game.

The stream is for draws that depend on each other. Raises Contradiction when these do not fit the observations.
"""
