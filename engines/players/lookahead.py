"""The judgement of a game for a search in imagined games: candidates, horizon, evaluation (MA-6.4).

``bot.searching`` searches; a player never sees an imagined game. ``engines.players.<game>_lookahead`` has the ``LOOKAHEAD`` of a game; a
game without it is not searched.
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
"""The most candidates of a search."""

Candidate = tuple[Picks, ...]
"""The answers to a question and to the next ones, for a plan that is asked for piece by piece. An answer not offered then is skipped: the
rules took it silently."""


class Lookahead(Protocol):
    """Guides the search in a game."""

    def candidates(self, ask: Ask, view: BaseModel, usual: Picks | None) -> Sequence[Candidate]:
        """Return at most five candidates, the most promising first. One: answer with it unsearched; none: answer as usual.

        ``usual``: the answer of a normal player.
        """
        ...

    def stage(self, view: BaseModel) -> object:
        """Return the round or the day; an imagined game is evaluated when it changes."""
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
