"""What a game's player says to whoever looks ahead for it: what is worth trying, how far, and how good it was (MA-6.4).

Looking ahead is done elsewhere, in imagined games that a player never gets into its hands. ``engines.players.<game>_lookahead`` holds what
is said for a game, as ``LOOKAHEAD``; a game without it is not searched.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from pydantic import BaseModel

from engines.asking import Ask
from engines.players.protocol import Picks

CANDIDATES = 5
"""So many ways to go on are tried at most."""

Candidate = tuple[Picks, ...]
"""What is answered to a question, and to the next ones (a plan that is asked for piece by piece); what is not offered then was taken
silently, and is passed over."""


class Lookahead(Protocol):
    """How a game is looked ahead in."""

    def candidates(self, ask: Ask, view: BaseModel, usual: Picks | None) -> Sequence[Candidate]:
        """Return what is worth trying, at most five, the most promising first. A single one is answered without thinking; none: as usual.

        ``usual``: what a normal player answers.
        """
        ...

    def stage(self, view: BaseModel) -> object:
        """Return the round or the day: when it is another one, an imagined game is judged."""
        ...

    def standing(self, view: BaseModel, seat: int) -> int:
        """Return how well ``seat`` stands, more being better; the same at the end of a game and before it."""
        ...


@cache
def lookahead_of(game: str) -> Lookahead | None:
    """Return ``LOOKAHEAD`` of ``engines.players.<game>_lookahead``, None for a game that is not searched."""
    name = f"engines.players.{game}_lookahead"
    if find_spec(name) is None:
        return None
    made: Lookahead = import_module(name).LOOKAHEAD
    return made
