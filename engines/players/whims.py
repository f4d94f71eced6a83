"""The variation among automated players: the habits of a seat (MA-3.3), and the chance in its answers (MA-3.4).

Each question and each line has a stream of chance of its own. So a player gives the same answer to the same question, a rebuilt player
answers as the old one did, and the acts of other seats change nothing. The level says how strictly a player follows its judgement.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, Self, TypeVar

from msgspec import Struct

from engines.chance import Stream

FINEST = 1000
FIFTH = 0.2
"""The most by which a habit moves a threshold."""


class Style(Struct, frozen=True):
    """Five numbers from 0 to 1; 0.5 is usual."""

    bold: float = 0.5
    talkative: float = 0.5
    stubborn: float = 0.5
    trusting: float = 0.5
    patient: float = 0.5

    @classmethod
    def drawn(cls, stream: Stream) -> Self:
        """Return a style drawn from ``stream``, whatever the game and the deal."""
        return cls(*[stream.below(FINEST + 1) / FINEST for _ in cls.__struct_fields__])


def moved(threshold: float, habit: float) -> float:
    """Return a threshold as a player of this habit has it: a fifth lower at 0, as it is at 0.5, a fifth higher at 1."""
    return threshold * (1 + FIFTH * (2 * habit - 1))


T = TypeVar("T")

Level = Literal["gentle", "normal", "skilled", "strong"]
"""How well an automated player plays (MA-3.1)."""
LEVELS: tuple[Level, ...] = ("gentle", "normal", "skilled", "strong")
NORMAL: Level = "normal"

ASTRAY = 5
AMONG = 3
"""In one of ``ASTRAY`` choices a gentle player takes one of the ``AMONG`` best things."""


class Whims:
    """The chance of one seat of one table."""

    __slots__ = ("_drawn", "_seat", "_seed", "_what", "level")

    def __init__(self, seed: int, seat: int, level: Level = NORMAL) -> None:
        """``seed``: that of the table, 0 to 2^256 − 1. ``level``: how strictly the player takes the best thing."""
        self.level = level
        self._seed = seed
        self._seat = seat
        self._what = ""
        self._drawn: Stream | None = None

    @property
    def style(self) -> Style:
        """The habits of the player, drawn at each call: storing them would take more memory than all else here."""
        return Style.drawn(Stream(self._seed, f"machine {self._seat} style"))

    def about(self, what: str) -> None:
        """Draw from the beginning of the stream of ``what``: the id of a question, or the number of a line."""
        self._what, self._drawn = what, None

    def release_stream(self) -> None:
        """Free the stream; the next draw begins where ``about`` began."""
        self._drawn = None

    @property
    def _stream(self) -> Stream:
        if self._drawn is None:
            name = f"machine {self._seat}"
            self._drawn = Stream(self._seed, f"{name} {self._what}" if self._what else name)
        return self._drawn

    def below(self, bound: int) -> int:
        """Return a number from 0 to ``bound`` − 1, each equally likely. Raises ValueError when ``bound`` < 1."""
        return self._stream.below(bound)

    def pick(self, things: Sequence[T]) -> T:
        """Return one of ``things``, each equally likely."""
        return self._stream.pick(things)

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """Return a new list of ``things`` in random order."""
        return self._stream.shuffled(things)

    def happens(self, chance: float) -> bool:
        """Return whether something of this chance happens, 0 to 1 in thousandths."""
        return self.below(FINEST) < round(chance * FINEST)

    def best(self, things: Iterable[T], worth: Callable[[T], float]) -> T:
        """Return the thing of the highest worth, the first of equals; a gentle player one of the best three, once in five times (MA-3.1).

        Raises IndexError when there is nothing.
        """
        ranked = sorted(things, key=worth, reverse=True)
        if self.level == "gentle" and len(ranked) > 1 and not self.below(ASTRAY):
            return self.pick(ranked[:AMONG])
        return ranked[0]
