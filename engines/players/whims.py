"""Where the chance in an automated player comes from: each question and each line has a stream of its own (MA-3.4).

So a player that is asked twice answers twice alike, one that was made anew answers as the old one would have, and what another seat does
changes nothing. How strictly a player follows its judgement (its level) stands here too, since that is a matter of whim.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, TypeVar

from engines.chance import Stream
from engines.players.style import Style

T = TypeVar("T")

Level = Literal["gentle", "normal", "strong"]
"""How well an automated player plays (MA-3.1)."""
LEVELS: tuple[Level, ...] = ("gentle", "normal", "strong")
NORMAL: Level = "normal"

ASTRAY = 5
"""A gentle player does not take what it thinks best once in so many choices."""
AMONG = 3
"""It takes one of so many best things then."""


class Whims:
    """The chance of one seat of one table."""

    __slots__ = ("_drawn", "_seat", "_seed", "_what", "level")

    def __init__(self, seed: int, seat: int, level: Level = NORMAL) -> None:
        """``seed``: that of the table, 0 to 2^256 − 1. ``level``: how strictly what is judged best is taken."""
        self.level = level
        self._seed = seed
        self._seat = seat
        self._what = ""
        self._drawn: Stream | None = None

    @property
    def style(self) -> Style:
        """The habits of the player, drawn anew for whoever asks: kept for all players they would need more memory than all else here."""
        return Style.drawn(Stream(self._seed, f"machine {self._seat} style"))

    def about(self, what: str) -> None:
        """Draw from the stream of ``what`` from now on, from its beginning: the id of a question, or the number of a line."""
        self._what, self._drawn = what, None

    def rest(self) -> None:
        """Keep no stream until something is drawn again: that begins where ``about`` began."""
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

    def once_in(self, times: int) -> bool:
        """Return whether a whim comes true, once in so many times."""
        return not self.below(times)

    def best(self, things: Iterable[T], worth: Callable[[T], float]) -> T:
        """Return what is worth most, the first of equals; a gentle player takes one of the best three once in five times (MA-3.1).

        Raises IndexError when there is nothing.
        """
        ranked = sorted(things, key=worth, reverse=True)
        if self.level == "gentle" and len(ranked) > 1 and self.once_in(ASTRAY):
            return self.pick(ranked[:AMONG])
        return ranked[0]
