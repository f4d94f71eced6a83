"""The steps of a replay, each with its views for the table and for every seat. Numbers stand for texts and drawings."""

from dataclasses import dataclass, field
from typing import Literal

from engines.asking import By

Bilingual = tuple[int, int]
"""The numbers of a Czech and an English text or drawing."""

EventKind = Literal["told", "asked", "answered"]

MoveMaker = Literal[By, "forced"]
"""``forced``: the table, for a seat with a single possible answer, be it a person's or an automated player's."""


@dataclass(frozen=True, slots=True)
class PrivateEvent:
    """A private message to a seat, a question or its answer; ``by``: who answered."""

    kind: EventKind
    text: Bilingual
    by: MoveMaker = "seat"


@dataclass(slots=True)
class SeatStep:
    """The view of one seat in a step besides the table: its private events, and its hand with its knowledge (−1: nothing)."""

    happened: list[PrivateEvent] = field(default_factory=list)
    hand: Bilingual = (-1, -1)
    marked: bool = False
    """Whether a private event is a moment to jump to."""
    count: int | None = None
    """Money that only this seat sees; None in games without (RP-3.3)."""


@dataclass(slots=True)
class ReplayStep:
    """One public change (RP-2.1). ``told``: its public line, −1 if only the board changed."""

    round: int
    phase: Bilingual
    told: Bilingual
    board: Bilingual
    """The drawing of the table."""
    notes: Bilingual
    """The texts of the board: the current task, and whom the table waits for."""
    by: MoveMaker
    """Who made the public move behind it (RP-2.4)."""
    marked: bool
    """Whether it is a moment to jump to (RP-2.5)."""
    counts: tuple[int | None, ...]
    """Public points or money by seat; empty in games without."""
    seats: list[SeatStep]
    known: int = -1
    """The number of the public posterior; −1 in games without (RP-3.1)."""


LANGUAGES = ("cs", "en")
NOTHING: Bilingual = (-1, -1)
