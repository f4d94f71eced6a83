"""Plain data between rules and callers: texts, options, asks, answers, notices, outcomes, and refusals.

A move makes several of these, so they are structs, three times as quick to make as dataclasses. They never form a cycle, so the garbage
collector need not walk them (``gc=False``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal

from msgspec import Struct

Arg = str | int | bool | tuple["Arg", ...]
By = Literal["seat", "clock", "host", "auto"]


class Text(Struct, gc=False):
    """A sentence before translation: a Fluent message id and plain arguments.

    An argument that names a thing is a reference: ``seat:3``, ``token:police``, ``card:7``; several things are a tuple of them.
    """

    key: str
    args: Mapping[str, Arg] = {}


class Option(Struct, gc=False):
    """One possible pick. ``host_only``: shown to the host and accepted only from the host."""

    id: str
    text: Text
    host_only: bool = False


class Ask(Struct, eq=False, gc=False):
    """A question to one seat: pick ``least`` to ``most`` of ``options``.

    ``default`` is taken when the clock of kind ``clock`` runs out (None: no clock, never declined). ``secret``: nobody else may know
    that it is asked. ``holds`` False: open beside the course of play, nobody waits for it. A seat is never asked two questions of one
    name at once, since a saved move names its question by name and seat. ``id`` is given by the kernel when the ask is first opened.
    ``continues`` is the id of an answered question whose clock goes on with this one, for steps that share one clock.
    """

    name: str
    seat: int
    options: tuple[Option, ...]
    default: tuple[str, ...] = ()
    least: int = 1
    most: int = 1
    secret: bool = False
    clock: str | None = None
    holds: bool = True
    id: str = ""
    continues: str = ""


class Answer(Struct, gc=False):
    """The answer of a person, the clock, the host or an automated player to an open ask."""

    ask: Ask
    picks: tuple[str, ...]
    by: By

    @property
    def pick(self) -> str | None:
        """The only pick, or None when none was given."""
        return self.picks[0] if self.picks else None

    @property
    def lapsed(self) -> bool:
        """Whether no player gave it: the clock ran out, the host skipped, or the seat is absent."""
        return self.by in ("clock", "host") and self.picks == self.ask.default


class Notice(Struct, gc=False):
    """A message of the rules to everyone (``to`` None) or to some seats, numbered from 0."""

    number: int
    to: frozenset[int] | None
    text: Text


@dataclass(slots=True)
class Outcome:
    """How a game ended: the winning seats, the scores where the game has them, and the reason by its short name."""

    winners: frozenset[int]
    reason: str
    scores: dict[int, int] | None = None


class BadSetup(ValueError):
    """Seats or options that this game does not allow; ``text`` says why, for a person."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class IllegalAnswer(ValueError):
    """An answer that was refused and changed nothing; ``text`` says why, for a person."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class RuleFault(RuntimeError):
    """A rule raised an exception; the game is as before the answer. The cause is chained."""


class Aborted(Exception):
    """Raised inside the rules when the host ends the game; the rules announce it and return an outcome."""


KEPT = 5_000
"""How many values of a kind all games share: without sharing, a table needs a quarter more memory (bench memory)."""


@lru_cache(maxsize=KEPT, typed=True)
def _text(key: str, names: tuple[str, ...], *values: Arg) -> Text:
    return Text(key, dict(zip(names, values, strict=True)))


def share_texts(notices: Iterable[Notice]) -> None:
    """Replace the texts of ``notices``, which are kept for long, by equal ones that all games share."""
    for notice in notices:
        args = notice.text.args
        notice.text = _text(notice.text.key, tuple(args), *args.values())


@cache
def seat_ref(seat: int) -> str:
    """Return the reference ``seat:<n>``, one shared string a seat: games are full of them."""
    return f"seat:{seat}"


def seats_arg(seats: Iterable[int]) -> tuple[str, ...]:
    """Return references to ``seats``, as an argument of a sentence that names several."""
    return tuple([seat_ref(seat) for seat in seats])


@cache
def seat_option(seat: int) -> Option:
    """Return the option ``seat:<n>``, one shared object a seat."""
    return Option(seat_ref(seat), Text("opt-seat", {"seat": seat_ref(seat)}))


@cache
def plain_option(name: str, key: str) -> Option:
    """Return an option such as ``pass`` or ``ready`` with the label ``key``, one shared object for each pair."""
    return Option(name, Text(key))


def seat_of(option: str) -> int:
    """Return the seat that ``seat:<n>`` names. Raises ValueError for any other option id."""
    kind, _, number = option.partition(":")
    if kind != "seat":
        raise ValueError(f"{option} names no seat")
    return int(number)
