"""A strong player that thinks in this process, for leagues and simulations: it waits for its own thoughts."""

from pydantic import BaseModel

from bot.simulation.search.search import best
from bot.simulation.search.situation import situation_of
from engines import Ask, Game
from engines.players import Player
from engines.players.basic import PlayerWrapper
from engines.players.protocol import Picks


class Strong(PlayerWrapper):
    """Looks ahead where there is something to choose, and else answers as ``player`` does."""

    def __init__(self, player: Player, game: Game, seed: int) -> None:
        """``game``: of which what its seat has seen is taken, and nothing else; ``seed``: that of the table."""
        super().__init__(player)
        self._game = game
        self._seed = seed

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Return what was found by looking ahead, else the player's answer."""
        usual = self._player.choose(ask, view)
        found = best(situation_of(self._game, ask, self._seed))
        return usual if found is None else found
