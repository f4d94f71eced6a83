"""The public end of a game, and the rules of a game for counting it: places, badges, ratings (CL-11.4, CL-12.2, CL-14)."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Literal, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from bot.presenting.scene import ABORTED
from engines.asking import Outcome, Text, seat_ref
from engines.data import DataRow
from engines.runner import Game

V = TypeVar("V", bound=BaseModel)
S = TypeVar("S", covariant=True)


@dataclass(frozen=True, slots=True)
class Finished(Generic[V]):
    """A finished game: ``view`` is the public view of its end, ``told`` all public notices in order."""

    seats: int
    view: V
    told: tuple[Text, ...]
    outcome: Outcome

    @property
    def unfinished(self) -> bool:
        """Whether the host ended the game."""
        return self.outcome.reason == ABORTED

    def texts_about(self, key: str, seat: int) -> Iterator[Text]:
        reference = seat_ref(seat)
        return (text for text in self.told if text.key == key and text.args.get("seat") == reference)


def finished_of(game: Game) -> Finished[BaseModel]:
    """Return the public end of ``game``. Raises ValueError while the game goes on."""
    if game.outcome is None:
        raise ValueError("the game is not over")
    told = tuple([notice.text for notice in game.notices if notice.to is None])
    return Finished(game.seats, game.view(None), told, game.outcome)


class HasStory(Protocol[S]):
    """A view with the whole course of the game at its end."""

    @property
    def story(self) -> S | None:
        """The story; None before the end."""
        ...


def story_of(view: HasStory[S]) -> S:
    """Return the story of a finished game. Raises ValueError while there is none."""
    if view.story is None:
        raise ValueError("a finished game has a story")
    return view.story


@dataclass(frozen=True, slots=True)
class SeatEnd:
    """How a game ended for one seat, by its rules alone.

    ``role`` and ``side`` as in ``SeatResult``; ``place`` is the rank of CL-12.2. ``left``: put out or resigned before the end.
    """

    role: str = ""
    side: str = ""
    place: int = 1
    survived: bool = True
    disqualified: bool = False
    left: bool = False


@dataclass(frozen=True, slots=True)
class BadgeClaim(Generic[V]):
    """The claim of ``seat`` to a badge. ``won_as``: roles in which its person has won this game here, now included."""

    finished: Finished[V]
    seat: int
    won_as: frozenset[str]
    limits: Mapping[str, int]
    """Thresholds of this badge, from the data file."""

    @property
    def won(self) -> bool:
        """Whether the seat has won."""
        return self.seat in self.finished.outcome.winners

    @property
    def view(self) -> V:
        return self.finished.view


Earns = Callable[[BadgeClaim[V]], bool]
"""Decides whether a badge is earned."""


def role_alone(role: str, _side: str) -> str:
    """Return the role as the class of a seat in statistics."""
    return role


@dataclass(frozen=True)
class ResultRules(Generic[V]):
    """The result rules of a game.

    ``view``: the class of its view. ``ends``: its ends by seat. ``boxed``: each seat is a unit of its own (CL-12.2), else each side.
    ``badges``: their conditions, by id. ``class_of``: the class of a seat in statistics, from its role and side; ``sizes``: classes of
    sizes, least and most seats.
    """

    view: type[V]
    ends: Callable[[Finished[V]], tuple[SeatEnd, ...]]
    boxed: bool = True
    badges: Mapping[str, Earns[V]] | None = None
    class_of: Callable[[str, str], str] = role_alone
    sizes: tuple[tuple[int, int], ...] = ()


def places(merits: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the place of each merit, the highest first; equal merits share a place, and the next one counts them all (1, 1, 3)."""
    return tuple([1 + sum([other > merit for other in merits]) for merit in merits])


def by_scores(finished: Finished[BaseModel]) -> tuple[SeatEnd, ...]:
    """Return the ends of a game without rules of its own: winners first, then by score."""
    outcome = finished.outcome
    scores = outcome.scores or {}
    merits = [(int(seat in outcome.winners), 0 if seat in outcome.winners else scores.get(seat, 0)) for seat in range(finished.seats)]
    return tuple([SeatEnd(place=place) for place in places(merits)])


BY_SCORES: ResultRules[Any] = ResultRules(BaseModel, by_scores)


class RatingRules(BaseModel):
    """The rating rules of a game (CL-12.2, CL-12.4): by default each person alone and without roles.

    ``units``: the ranked units, each person or each side. ``roles``: the sides that have a role entity. These are told apart by ``bands``
    (lowest and highest number of seats), or by each number of seats when ``each_count``, and by basic or extended when ``by_set``.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    units: Literal["persons", "sides"] = "persons"
    roles: frozenset[str] = frozenset()
    bands: tuple[tuple[int, int], ...] = ()
    each_count: bool = False
    by_set: bool = False


def read_rating(file: Path) -> RatingRules:
    """Read ``rating.toml``. Raises ValidationError (a ValueError) for a broken file."""
    return RatingRules.model_validate(tomllib.loads(file.read_text("utf-8")))


class Badge(DataRow):
    """One badge: its ``id``, the ``limits`` for its function, and the reason if it is rarer or more frequent than others."""

    id: str
    limits: Mapping[str, int] = Field(default_factory=dict)
    why: str = ""


def read_badges(file: Path) -> tuple[Badge, ...]:
    """Read ``badges.toml``, in its order. Raises ValidationError (a ValueError) for a broken file."""
    return tuple([Badge.model_validate(row) for row in tomllib.loads(file.read_text("utf-8"))["badge"]])
