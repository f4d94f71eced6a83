"""What one seat has seen of a game: nothing else of the running game gets into an imagined one (MA-6.1)."""

from msgspec import Struct
from pydantic import BaseModel

from engines.asking import By, Text
from engines.runner import Game


class Given(Struct, frozen=True):
    """An answer of the seat itself: to which question, what, given by whom, and how many notices had reached the seat by then."""

    told: int
    name: str
    picks: tuple[str, ...]
    by: By


class Seen(Struct, frozen=True):
    """Everything that has reached a seat, and what it has answered."""

    seat: int
    told: tuple[Text, ...]
    given: tuple[Given, ...]
    view: BaseModel


def seen_by(game: Game, seat: int) -> Seen:
    """Return what ``seat`` has seen of ``game`` by now. Raises ValueError for a seat that is not at the table."""
    view = game.view(seat)
    reached = [notice for notice in game.notices if notice.to is None or seat in notice.to]
    given, passed = [], 0
    for before, name, picks, by in game.answers_of(seat):
        while passed < len(reached) and reached[passed].number < before:
            passed += 1
        given.append(Given(passed, name, picks, by))
    return Seen(seat, tuple([notice.text for notice in reached]), tuple(given), view)
