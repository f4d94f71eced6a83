"""What every automated player can do."""

from typing import Protocol

from pydantic import BaseModel

from engines.table import Ask, Notice, Text

Picks = tuple[str, ...]
"""An answer: the options that are picked, none where picking nothing is an answer too."""


class Player(Protocol):
    """One seat played by the program. The same stream, questions, views and notices make the same player.

    When to ask it is the caller's matter (a person would need a while): the player never waits.
    """

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Return the answer to ``ask`` of this seat, given the seat's view. None leaves the question alone, now or until its clock.

        Nothing (an empty tuple) and None are two things: who means the one and says the other holds the whole table up.
        """
        ...

    def say(self, view: BaseModel) -> Text | None:
        """Return a line for the discussion or the defence (keys ``say-…``), None for silence. Once a discussion at most."""
        ...

    def hear(self, notice: Notice) -> None:
        """Take in a notice that reached this seat. Notices come in order, each once; a new player is told all from the start."""
        ...

    def listen(self, seat: int, line: Text) -> None:
        """Take in what the automated player of another ``seat`` has said at the table (people's talk it does not understand)."""
        ...
