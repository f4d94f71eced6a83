"""The lessons: the file ``lesson.toml`` of a game, read once (MA-8.2).

Each deal of a lesson has seats, options and a seed. ``before`` holds the events before the person's first turn, ``run`` the expected
course. Both include the answers of automated players, so a lesson does not change when their play improves. After an unexpected move,
normal automated players take over.
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
    """The hint of a phase. ``hint``, ``why`` and ``on_own`` are keys of texts, without ``practice-``.

    ``on_own``: the general hint off the course. ``asks``: the names of the phase's questions there; none for a phase that is only read.
    """

    hint: str
    why: str
    on_own: str = ""
    asks: tuple[str, ...] = ()
    shows: Literal["board", "hand"] = "board"
    """The part above the buttons while there is no question."""


class DealEnding(_Row):
    """The notice that ends a deal off its course: its key, and required arguments."""

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
        """The events before the person's first turn."""
        return _events(self.before)

    @property
    def course(self) -> tuple[LessonEvent, ...]:
        """The expected events."""
        return _events(self.run)


class Lesson(_Row):
    """The lesson of one game. ``hints``: by name of the phase; ``closing``: the key of the closing text, as those of hints.

    ``presses``: most presses of the expected course (MA-8.3). ``board_beside``: the board also stands above a desk with its own picture.
    """

    game: str
    closing: str
    presses: int
    board_beside: bool = False
    hints: Mapping[str, PhaseHint]
    deals: tuple[LessonDeal, ...]

    @property
    def asked(self) -> frozenset[str]:
        """The names of all questions that the person answers; an automated player answers the others of that seat."""
        return frozenset(name for hint in self.hints.values() for name in hint.asks)

    def phase_of(self, ask: str) -> str | None:
        """Return the phase of a question off the course; None for one that the person does not answer."""
        return next((name for name, hint in self.hints.items() if ask in hint.asks), None)


@cache
def _events(text: str) -> tuple[LessonEvent, ...]:
    return tuple(read_event(line) for line in text.splitlines() if line.strip())


@cache
def games_with_lessons() -> tuple[str, ...]:
    return tuple(name for name, game in GAMES.items() if game.lesson is not None)


@cache
def lesson_of(game: str) -> Lesson:
    """Return the lesson of ``game``. Raises KeyError without one, ValueError for an invalid file."""
    file = GAMES[game].lesson
    if file is None:
        raise KeyError(game)
    return Lesson.model_validate(tomllib.loads(file.read_text("utf-8")) | {"game": game})


PACES = (1.0, 1.5, 2.0)
"""Factors of the others' thinking time, the usual one first."""


@dataclass(frozen=True, slots=True)
class LessonChoice:
    """A game, and the pace of its lesson."""

    game: str
    pace: float = PACES[0]

    def __str__(self) -> str:
        return self.game if self.pace == PACES[0] else f"{self.game}:{self.pace:g}"


def read_choice(extra: str) -> LessonChoice | None:
    """Return the choice in a custom id, None without one."""
    return next((one for game in games_with_lessons() for pace in PACES if str(one := LessonChoice(game, pace)) == extra), None)
