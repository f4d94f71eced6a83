"""What a seat can tell of the hidden parts of the city, made of nothing but what it was told and sees (MA-6.2).

Seen by everybody: Territories, the Street, who moves how many Notes, every Revenge card that is played. Seen by some: one's own Notes and
cards, what was taken from one or given to one. Seen by nobody: which Notes lie where else, the decks, who let a window pass. For each
imagined game one possible course of all Notes and of all Vendetta cards is drawn, in which everything comes out as it was seen.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from engines.asking import Ask
from engines.chance import Stream
from engines.imagining import Contradiction, Fit, Known, Order, Seen
from engines.nostra_city import asks
from engines.nostra_city.following import NotesFollowed
from engines.nostra_city.papers import Lot
from engines.nostra_city.seen_answers import QUIET, Answers
from engines.nostra_city.seen_hands import HandsTraced
from engines.nostra_city.seen_notes import follow
from engines.nostra_city.seen_street import street_draws
from engines.nostra_city.settling import settled
from engines.nostra_city.views import NostraCityView

T = TypeVar("T")
Picks = tuple[str, ...]

EACH = 25
TRIES = 4 * EACH
"""So often a course is drawn anew that does not come out: by chance alone, and then with more and more care."""


class NostraCitySight:
    """See ``engines.imagining.Sight`` for what each method takes and returns."""

    def __init__(self, seen: Seen, seats: int, stream: Stream) -> None:
        """Draw a course of all Notes and cards. Raises Contradiction when none is found that comes out."""
        self._seen = seen
        hands = _found(lambda _: HandsTraced(seen, seats, stream))
        notes, orders = _found(lambda tried: _course_of_notes(seen, hands.sides, stream, careful=tried // EACH))
        self._draws: dict[str, Sequence[Known]] = {
            **street_draws(seen, stream),
            "notes": [Order(dict(enumerate(order))) for order in orders],
            "vendetta": [Order(dict(enumerate(deck))) for deck in hands.decks],
        }
        for name in FOUND:
            self._draws[name] = [FOUND[name](lot) for lot in notes.lots if lot.stream == name]
        self._answers = Answers(seen.told, notes.moved)

    @property
    def answered(self) -> tuple[int, ...]:
        """Who has chosen what to discard, of which nobody knows yet."""
        view = self._seen.view
        assert isinstance(view, NostraCityView)
        return tuple([player.seat for player in view.players if player.answered and player.seat != self._seen.seat])

    def draw(self, stream: str, number: int) -> Known | None:
        """Return what is known of a draw."""
        draws = self._draws.get(stream.removeprefix("nostra_city."), ())
        return draws[number] if number < len(draws) else None

    def answer(self, ask: Ask, told: int, _before: Sequence[tuple[str, Picks]], *, owes: bool) -> tuple[int, Picks | Fit | None] | None:
        """Return what the next notices say of the question; what the seat itself has answered is known without that.

        When exactly it has taken back a standing Pass (NC-23.7) shows nowhere: if that was earlier, it passed in some windows more.
        """
        view = self._seen.view
        assert isinstance(view, NostraCityView)
        if not ask.holds or (ask.seat == self._seen.seat and ask.name != asks.WINDOW):
            return None
        if ask.name == asks.READY and told == len(self._seen.told) and view.step == "ready" and ask.seat in view.awaited:
            return None
        picks = QUIET[asks.WINDOW] if ask.seat == self._seen.seat else self._answers.read(ask, told, owes=owes)
        return None if picks is None else (told, picks)


def _found(drawn: Callable[[int], T]) -> T:
    """Return what is drawn without a contradiction, given how often it was tried. Raises Contradiction when there always is one."""
    for tried in range(TRIES):
        try:
            return drawn(tried)
        except Contradiction:
            continue
    raise Contradiction("nothing fits what was seen")


def _course_of_notes(seen: Seen, sides: Sequence[str], stream: Stream, *, careful: int) -> tuple[NotesFollowed, list[list[int]]]:
    notes = follow(seen, sides, stream, careful=careful)
    return notes, settled([paper for bank in notes.dealt for paper in bank], notes.shuffles, stream)


def _in_bank(lot: Lot) -> int:
    """Return the place of a Note among those of a Bank, which lie by their numbers."""
    (found,) = lot.found
    return sorted([paper.course.number for paper in lot.pile]).index(found.course.number)


def _in_pile(lot: Lot) -> int:
    """Return the place of a Note on the Corruption pile."""
    (found,) = lot.found
    return lot.pile.index(found)


def _in_order(lot: Lot) -> Order:
    """Return in which order Notes came first."""
    return Order({at: paper.course.number for at, paper in enumerate(lot.found)})


FOUND: dict[str, Callable[[Lot], Known]] = {
    "nina": _in_bank,
    "stick_up": _in_bank,
    "silvio": _in_pile,
    "enzo": _in_order,
    "corruption": _in_order,
}
"""How papers were found in a pile, by the stream of the draw."""

SIGHT = NostraCitySight
"""What ``engines.imagining`` finds by the name of the game."""
