"""Notes of which a seat may not have seen which ones they are: sheets of paper that lie somewhere (MA-6.2).

A paper comes out of one shuffle and goes into the next one. What is seen of it binds it to a kind or to a number; all else stays open until
the whole game has been followed, so nothing that is drawn can contradict what is seen later.
"""

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct, field

from engines.chance import Stream
from engines.imagining import Contradiction
from engines.nostra_city.components import NOTES

T = TypeVar("T")

POLICE_RAID = "police_raid"

KIND = (POLICE_RAID, *[kind.id for kind in NOTES[1:]])
"""What notices call a Note by its number."""

BANDS: dict[str, tuple[int, ...]] = {kind: tuple([number for number, one in enumerate(KIND) if one == kind]) for kind in KIND}
"""The numbers of each kind."""

UNSEEN = -1


class Course(Struct, gc=False, eq=False):
    """The course of one Note through all shuffles, as far as it is settled. ``kind`` empty and ``number`` −1: open."""

    kind: str = ""
    number: int = UNSEEN


class Paper(Struct, eq=False):
    """One Note or the Police Raid, from one shuffle to the next. ``kind`` empty, ``number`` −1: nobody has seen yet."""

    shuffle: int = UNSEEN
    """Out of which one it came; −1: out of none, it was dealt."""
    kind: str = ""
    number: int = UNSEEN
    drawn: bool = True
    seen_at: int = UNSEEN
    """By which notice something was last seen of it."""
    course: Course = field(default_factory=Course)

    def bind(self, kind: str) -> None:
        """See of which kind it is. Raises Contradiction when it is of another one."""
        if self.kind not in ("", kind):
            raise Contradiction(f"{self.kind} is no {kind}")
        self.kind = kind

    def settle(self, number: int) -> None:
        """See which one it is. Raises Contradiction when it is another one."""
        self.bind(KIND[number])
        if self.number not in (UNSEEN, number):
            raise Contradiction(f"{self.number} is not {number}")
        self.number = number


class Shuffled(Struct):
    """One order of the draw pile, the last paper on top, and what was shuffled into it; the first one is made of all that is not dealt."""

    papers: list[Paper]
    made_of: list[Paper]


class Placed(Struct, eq=False):
    """A bid: its papers, and of which kinds those are that come to it later."""

    papers: list[Paper]
    space: int
    later: list[str]


class Lot(Struct):
    """A draw by which some papers of a pile were found: by which notice and stream, the pile as it lay, what was found, in this order."""

    at: int
    stream: str
    pile: list[Paper]
    found: list[Paper]


class Hidden(Struct):
    """Some papers that left a Bank, and those that stayed; nobody saw which ones."""

    at: int
    seat: int
    gone: list[Paper]
    stayed: list[Paper]


def likely(found: Sequence[tuple[T, int]], stream: Stream) -> T:
    """Return one of the things, with their chances. Raises Contradiction for none."""
    whole = sum([chance for _, chance in found])
    if not whole:
        raise Contradiction("there is no such Note")
    drawn = stream.below(whole)
    for thing, chance in found:
        if drawn < chance:
            return thing
        drawn -= chance
    raise AssertionError("a draw is below the whole")
