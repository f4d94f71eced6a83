"""One imagined game, which can be copied: a copy draws the same (MA-6.4)."""

from __future__ import annotations

from pydantic import BaseModel

from engines.chance import Chance
from engines.imagining.sight import Sight
from engines.imagining.standing_in import Shuffles, StandIn
from engines.rules import Rulebook
from engines.runner import Game


class Imagined(Game):
    """A game whose chance is a stand-in."""

    def __init__(
        self, rulebook: Rulebook, seats: int, options: BaseModel, seed: int, sight: Sight, shuffles: Shuffles | None = None
    ) -> None:
        """``seed``: of what is drawn anew. Raises Contradiction when the deal cannot be as it was seen.

        ``shuffles``: those of the game that this is a copy of, where they are known already.
        """
        self._sight = sight
        self._shuffles: Shuffles = {} if shuffles is None else shuffles
        super().__init__(rulebook, seats, options, seed)

    def _chance(self) -> Chance:
        return StandIn(self._seed, self._sight, self._shuffles)

    def copy(self) -> Imagined:
        """Return the game as it stands, as one of its own. What has not been drawn yet will be drawn alike in both."""
        twin = Imagined(self.rulebook, self.seats, self.options, self._seed, self._sight, self._shuffles)
        for move in self._moves:
            twin._repeat(*move)
        return twin
