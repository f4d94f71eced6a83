"""Gentle players of the boxed games: now and then they answer with anything that is legal (MA-3.1, MA-6.6)."""

from pydantic import BaseModel

from engines.asking import Ask
from engines.players.protocol import Picks, Player
from engines.players.relaying import RelayingPlayer
from engines.players.whims import Whims


class StrayingPlayer(RelayingPlayer):
    """A player that answers at random once in so many questions, and else as ``player`` does."""

    def __init__(self, player: Player, whims: Whims, once_in: int) -> None:
        super().__init__(player)
        self._whims = whims
        self._once_in = once_in

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Return the player's answer, or as many legal picks at random; what it leaves alone is left alone."""
        picks = self._player.choose(ask, view)
        self._whims.about(f"{ask.id} astray")
        if picks is None or not self._whims.once_in(self._once_in):
            return picks
        offered = [option.id for option in ask.options if not option.host_only]
        return tuple(self._whims.shuffled(offered)[: len(picks)])
