"""The lessons: the file ``lesson.toml`` of a game, read once (MA-8.2).

Each deal of a lesson has seats, options and a seed; ``before`` is what has happened when the person sits down, ``run`` the course as it
is expected, the picks of automated players included, so that a lesson stays the same when those learn to play better. Whoever leaves the
course plays on with normal automated players.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from bot.games import GAMES
from bot.practice.events import LessonEvent, read_event


class _Row(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class PhaseHint(_Row):
    """What a phase says. ``hint``, ``why`` and ``on_own`` are keys of texts, behind ``practice-``.

    ``on_own``: the general hint for who has left the course. ``asks``: the names of the questions that belong to the phase there; empty
    for a phase that is only read.
    """

    hint: str
    why: str
    on_own: str = ""
    asks: tuple[str, ...] = ()
    shows: Literal["board", "hand"] = "board"
    """What is shown above the buttons while nothing is asked."""


class DealEnding(_Row):
    """The notice with which a deal is over, if not by its course: its key, and arguments that it must have."""

    notice: str
    args: Mapping[str, str | int] = {}


class LessonDeal(_Row):
    """One deal; ``seat`` is the person's."""

    seats: int
    seed: int
    until: DealEnding
    run: str
    before: str = ""
    seat: int = 0
    options: Mapping[str, Any] = {}

    @property
    def led_up(self) -> tuple[LessonEvent, ...]:
        """What has happened before."""
        return _events(self.before)

    @property
    def course(self) -> tuple[LessonEvent, ...]:
        """What is expected to happen."""
        return _events(self.run)


class Lesson(_Row):
    """The lesson of one game. ``hints`` by the names of the phases; ``closing``: the key of what is said at the end, as theirs.

    ``presses``: how many presses the expected course takes at most (MA-8.3). ``board_beside``: whether the board stands above a question
    also where the desk has a picture of its own.
    """

    game: str
    closing: str
    presses: int
    board_beside: bool = False
    hints: Mapping[str, PhaseHint]
    deals: tuple[LessonDeal, ...]

    @property
    def asked(self) -> frozenset[str]:
        """The names of all questions that the person answers; every other one of that seat is answered for them."""
        return frozenset(name for hint in self.hints.values() for name in hint.asks)

    def phase_of(self, ask: str) -> str | None:
        """Return the phase to which a question belongs for who has left the course, None for one that nobody is asked."""
        return next((name for name, hint in self.hints.items() if ask in hint.asks), None)


@cache
def _events(text: str) -> tuple[LessonEvent, ...]:
    return tuple(read_event(line) for line in text.splitlines() if line.strip())


@cache
def games_with_lessons() -> tuple[str, ...]:
    """Return the games that have a lesson, in the order in which games are offered."""
    return tuple(name for name, game in GAMES.items() if game.lesson is not None)


@cache
def lesson_of(game: str) -> Lesson:
    """Return the lesson of ``game``. Raises KeyError for a game that has none, ValueError when the file is not as it should be."""
    file = GAMES[game].lesson
    if file is None:
        raise KeyError(game)
    return Lesson.model_validate(tomllib.loads(file.read_text("utf-8")) | {"game": game})


PACES = (1.0, 1.5, 2.0)
"""By what the time that the others take can be multiplied; the usual pace comes first."""


@dataclass(frozen=True, slots=True)
class LessonChoice:
    """A game, and by what the time that the others take in its lesson is multiplied."""

    game: str
    pace: float = PACES[0]

    def __str__(self) -> str:
        return self.game if self.pace == PACES[0] else f"{self.game}:{self.pace:g}"


def read_choice(extra: str) -> LessonChoice | None:
    """Return the choice that stands in a custom id, None when there is none."""
    return next((one for game in games_with_lessons() for pace in PACES if str(one := LessonChoice(game, pace)) == extra), None)
