"""What every automated player can do."""

from typing import Protocol

from pydantic import BaseModel

from engines.table import Ask, Notice, Text

NOTHING: tuple[str, ...] = ("",)
"""What ``choose`` returns to answer a question with no pick at all, where that is an answer (an empty tuple leaves the question alone)."""


def given(picks: tuple[str, ...]) -> tuple[str, ...]:
    """Return the picks that an answer of ``choose`` stands for."""
    return () if picks == NOTHING else picks


class Player(Protocol):
    """One seat played by the program. The same stream, questions, views and notices make the same player.

    When to ask it is the caller's matter (a person would need a while): the player never waits.
    """

    def choose(self, ask: Ask, view: BaseModel) -> tuple[str, ...]:
        """Return legal picks for ``ask`` of this seat, given the seat's view; empty: leave it alone, now or until its clock.

        ``NOTHING`` answers a question of which nothing need be picked with nothing.
        """
        ...

    def say(self, view: BaseModel) -> Text | None:
        """Return a line for the discussion or the defence (keys ``auto-…``), None for silence. Once a discussion at most."""
        ...

    def hear(self, notice: Notice) -> None:
        """Take in a notice that reached this seat. Notices come in order, each once; a new player is told all from the start."""
        ...

    def listen(self, seat: int, line: Text) -> None:
        """Take in what the automated player of another ``seat`` has said at the table (people's talk it does not understand)."""
        ...
