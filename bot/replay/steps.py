"""What a replay is made of: steps, and in each of them what every pair of eyes sees. Texts and drawings stand in it by their numbers."""

from dataclasses import dataclass, field
from typing import Literal

from engines.asking import By

Bilingual = tuple[int, int]
"""Something in Czech and in English, by its numbers."""

EventKind = Literal["told", "asked", "answered"]


@dataclass(frozen=True, slots=True)
class PrivateEvent:
    """What one seat was told, was asked or has answered, in private; ``by`` whom, where that was not the person."""

    kind: EventKind
    text: Bilingual
    by: By = "seat"


@dataclass(slots=True)
class SeatStep:
    """What one seat's eyes see in a step besides the table: what happened to it, and what it holds and knows (−1: nothing)."""

    happened: list[PrivateEvent] = field(default_factory=list)
    hand: Bilingual = (-1, -1)
    marked: bool = False
    """Whether something happened in private that is a moment to come back to."""


@dataclass(slots=True)
class ReplayStep:
    """One public change (RP-2.1). ``told``: the line that tells it, empty (−1) where only the board has changed."""

    round: int
    phase: Bilingual
    told: Bilingual
    board: Bilingual
    """The drawing of the table."""
    notes: Bilingual
    """What the board says besides: what is wanted, whom the table waits for."""
    by: By
    """Who made the public move it came from, where that was not a person (RP-2.4)."""
    marked: bool
    """Whether it is a moment to come back to (RP-2.5)."""
    counts: tuple[int | None, ...]
    """What lies open of points or money, by seat; empty in games without."""
    seats: list[SeatStep]
    known: int = -1
    """The number of what could be known then from public facts alone; −1 in games without (RP-3.1)."""


LANGUAGES = ("cs", "en")
NOTHING: Bilingual = (-1, -1)
