"""The habits of one automated player: five numbers, drawn for its table and seat and for nothing else (MA-3.3)."""

from typing import Self

from msgspec import Struct

from engines.chance import Stream

FINEST = 1000
FIFTH = 0.2
"""By how much a habit moves a threshold at most."""


class Style(Struct, frozen=True):
    """Five numbers from 0 to 1; 0.5 is what everybody would do."""

    bold: float = 0.5
    talkative: float = 0.5
    stubborn: float = 0.5
    trusting: float = 0.5
    patient: float = 0.5

    @classmethod
    def drawn(cls, stream: Stream) -> Self:
        """Return a style drawn from ``stream``. Neither the game nor what the seat was dealt has a part in it."""
        return cls(*[stream.below(FINEST + 1) / FINEST for _ in cls.__struct_fields__])


def moved(threshold: float, habit: float) -> float:
    """Return a threshold as a player of this habit has it: a fifth lower at 0, as it is at 0.5, a fifth higher at 1."""
    return threshold * (1 + FIFTH * (2 * habit - 1))
