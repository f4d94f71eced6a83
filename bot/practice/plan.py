"""The lessons: the file ``lesson.toml`` of a game, read once (MA-8.2).

Each deal of a lesson has seats, options and a seed; ``before`` is what has happened when the person sits down, ``run`` the course as it
is expected, the picks of automated players included, so that a lesson stays the same when those learn to play better. Whoever leaves the
course plays on with normal automated players.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from bot.games import GAMES
from bot.practice import moves


class _Row(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Hint(_Row):
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


class Ending(_Row):
    """The notice with which a deal is over, if not by its course: its key, and arguments that it must have."""

    notice: str
    args: Mapping[str, str | int] = {}


class Deal(_Row):
    """One deal; ``seat`` is the person's."""

    seats: int
    seed: int
    until: Ending
    run: str
    before: str = ""
    seat: int = 0
    options: Mapping[str, Any] = {}

    @property
    def led_up(self) -> tuple[moves.Event, ...]:
        """What has happened before."""
        return _events(self.before)

    @property
    def course(self) -> tuple[moves.Event, ...]:
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
    hints: Mapping[str, Hint]
    deals: tuple[Deal, ...]

    @property
    def asked(self) -> frozenset[str]:
        """The names of all questions that the person answers; every other one of that seat is answered for them."""
        return frozenset(name for hint in self.hints.values() for name in hint.asks)

    def phase_of(self, ask: str) -> str | None:
        """Return the phase to which a question belongs for who has left the course, None for one that nobody is asked."""
        return next((name for name, hint in self.hints.items() if ask in hint.asks), None)


@cache
def _events(text: str) -> tuple[moves.Event, ...]:
    return tuple(moves.read(line) for line in text.splitlines() if line.strip())


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
