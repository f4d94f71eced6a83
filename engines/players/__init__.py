"""Automated players: one file a game, and the random one. They know only what their seat is shown and told.

>>> player = player_for("mafie", 3, Stream(seed, "player 3"))
>>> player.hear(notice)          # every notice that reached the seat, in order
>>> player.choose(ask, game.view(3))
('seat:5',)
"""

from collections.abc import Callable

from engines.chance import Stream
from engines.players.escape_plan import EscapePlanPlayer
from engines.players.mafia_city import MafiaCityPlayer
from engines.players.mafie import MafiePlayer
from engines.players.nostra_city import NostraCityPlayer
from engines.players.protocol import Player
from engines.players.random import RandomPlayer
from engines.players.zbojnici import ZbojniciPlayer

__all__ = ["Player", "RandomPlayer", "player_for"]

_PLAYERS: dict[str, Callable[[int, Stream], Player]] = {
    "escape_plan": EscapePlanPlayer,
    "mafia_city": MafiaCityPlayer,
    "mafie": MafiePlayer,
    "nostra_city": NostraCityPlayer,
    "zbojnici": ZbojniciPlayer,
}


def player_for(game_name: str, seat: int, stream: Stream) -> Player:
    """Return an automated player of ``game_name`` for ``seat``, its whims from ``stream``; a random one for a game without its own."""
    return _PLAYERS.get(game_name, RandomPlayer)(seat, stream)
