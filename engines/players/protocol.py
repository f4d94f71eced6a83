"""The interfaces of automated players: the player of one seat, its lookahead, and what a game registers (``GamePlayers``)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from pydantic import BaseModel

from engines.asking import Ask, Notice, Text
from engines.players.whims import NORMAL, Level, Whims

Picks = tuple[str, ...]
"""The picked options; an empty tuple is an answer too."""


class Player(Protocol):
    """One seat played by the program. The same whims, questions, views, notices and lines make the same player.

    The caller decides when to ask; the player never waits. A rebuilt player gets the notices and questions of the old one (MA-3.5), so
    lasting state may come from nothing else; its own lines come back by ``listen``.
    """

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Return the answer to ``ask`` of this seat, given the seat's view. None leaves the question alone, now or until its clock.

        An empty tuple answers with no pick; None in its place would hold up the whole table.
        """
        ...

    def say(self, view: BaseModel) -> Text | None:
        """Return a line for the discussion or the defence (keys ``say-…``), None for silence.

        The caller lets nobody speak twice in one discussion. No lasting state may change here.
        """
        ...

    def hear(self, notice: Notice) -> None:
        """Take in a notice that reached this seat. Notices come in order, each once; a new player is told all from the start."""
        ...

    def listen(self, seat: int, line: Text) -> None:
        """Take in a line of ``seat``, the own one too: of an automated player, or a claim of its person, present or former (TK-5.6)."""
        ...


class ByHearing:
    """Marks a player whose answers follow from notices, lines and the view alone: rebuilt, it needs no earlier questions again (MA-3.5)."""

    __slots__ = ()

    def share(self, other: "ByHearing") -> None:
        """Share the memory of public notices and lines with ``other``, a player of the same kind at the table.

        Call it before either has heard anything.
        """


def hear_together(players: Sequence[Player]) -> None:
    """Let the players of one table, which have heard nothing yet, share the memory of public notices and lines."""
    hearing = [player for player in players if isinstance(player, ByHearing)]
    for player in hearing[1:]:
        player.share(hearing[0])


# ---- looking ahead

CANDIDATES = 5
"""The most candidates of one question; whole plans may be more."""

Candidate = tuple[Picks, ...]
"""The answers to a question and to the next ones, for a plan made of several questions.

An answer not offered then is skipped: the rules took a single option without asking.
"""


class Heat(NamedTuple):
    """A part of a search: all candidates that are left are tried in the same imagined games."""

    games: int
    left: int
    """The number of best candidates that go on to the next heat; one after the last."""


class Effort(NamedTuple):
    """How far the players of a level look ahead. A decision takes 1.5 s of one processor at most (MA-6.5)."""

    heats: tuple[Heat, ...]
    share: float = 1.0
    """The share of decisions, a whole plan counting as one, in which they look ahead; drawn by lot."""


class Lookahead(Protocol):
    """Guides the search in imagined games: candidates, horizon, evaluation (MA-6.4). ``bot.simulation.search`` searches with it."""

    def candidates(self, ask: Ask, view: BaseModel, usual: Picks | None) -> Sequence[Candidate]:
        """Return a few candidates, the most promising first. One: answer with it unsearched; none: answer as usual.

        ``usual``: the answer of a normal player.
        """
        ...

    def stage(self, view: BaseModel) -> object:
        """Return the round or the day; an imagined game is evaluated when it changes."""
        ...

    def standing(self, view: BaseModel, seat: int) -> int:
        """Return how well ``seat`` stands, the higher the better; on one scale at the end of a game and before it."""
        ...


# ---- what a game registers


class Maker(Protocol):
    """Makes an automated player for a seat, its whims and its level from ``whims``."""

    def __call__(self, seat: int, whims: Whims) -> Player:
        """Return the player of ``seat``."""
        ...


@dataclass(frozen=True)
class GamePlayers:
    """The automated players of one game."""

    make: Maker
    levels: tuple[Level, ...] = (NORMAL,)
    """The levels on offer, the weakest first (MA-3.1, MA-6.6)."""
    blunders: float = 0.0
    """The share of questions that a gentle player answers at random."""
    lookahead: Lookahead | None = None
    """With it and with a ``Sight`` of the game, players of the levels in ``efforts`` search; the others play by ``make`` alone."""
    efforts: Mapping[str, Effort] = field(default_factory=dict)
