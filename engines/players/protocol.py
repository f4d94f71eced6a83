"""The interface of automated players."""

from collections.abc import Sequence
from typing import Protocol

from pydantic import BaseModel

from engines.asking import Ask, Notice, Text

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
