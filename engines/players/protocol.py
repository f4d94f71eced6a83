"""What every automated player can do."""

from collections.abc import Sequence
from typing import Protocol

from pydantic import BaseModel

from engines.asking import Ask, Notice, Text

Picks = tuple[str, ...]
"""An answer: the options that are picked, none where picking nothing is an answer too."""


class Player(Protocol):
    """One seat played by the program. The same whims, questions, views, notices and lines make the same player.

    When to ask it is the caller's matter (a person would need a while): the player never waits. A player that is made anew is told and
    asked what the old one was (MA-3.5), so nothing that lasts may come from anything else; what it said itself comes back by ``listen``.
    """

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Return the answer to ``ask`` of this seat, given the seat's view. None leaves the question alone, now or until its clock.

        Nothing (an empty tuple) and None are two things: who means the one and says the other holds the whole table up.
        """
        ...

    def say(self, view: BaseModel) -> Text | None:
        """Return a line for the discussion or the defence (keys ``say-…``), None for silence.

        The caller sees to it that nobody speaks twice in one discussion. Nothing that lasts may change here.
        """
        ...

    def hear(self, notice: Notice) -> None:
        """Take in a notice that reached this seat. Notices come in order, each once; a new player is told all from the start."""
        ...

    def listen(self, seat: int, line: Text) -> None:
        """Take in a line said for ``seat``, its own too: by an automated player, or claimed by whoever sits or sat there (TK-5.6)."""
        ...


class ByHearing:
    """Marks a player whose answers follow from what it has heard and sees alone.

    When it is made anew it need not be asked again what it has been asked before (MA-3.5).
    """

    __slots__ = ()

    def share(self, other: "ByHearing") -> None:
        """Keep what all hear together with ``other``, which plays another seat of the same table, if it is of the same kind.

        To be called before anything is heard. Whichever of them is asked has heard as much as the other one, or more.
        """


def hear_together(players: Sequence[Player]) -> None:
    """Let the players of one table, who have heard nothing yet and will hear all from the start, keep together what all hear."""
    hearing = [player for player in players if isinstance(player, ByHearing)]
    for player in hearing[1:]:
        player.share(hearing[0])
