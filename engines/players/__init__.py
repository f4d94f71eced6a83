"""Automated players: one file a game, and the random one. They know only what their seat is shown and told.

>>> player = player_for(record.game, 3, Stream(seed, "player 3"))
>>> player.hear(notice)          # every notice that reached the seat, in order
>>> player.choose(ask, game.view(3))
('seat:5',)
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from engines.chance import Stream
from engines.players.protocol import Player
from engines.players.random import RandomPlayer

__all__ = ["Maker", "Player", "RandomPlayer", "maker_of", "player_for"]

Maker = Callable[[int, Stream], Player]
"""Makes an automated player for a seat, its whims from a stream."""


@cache
def maker_of(game_name: str) -> Maker | None:
    """Return ``PLAYER`` of ``engines.players.<game>``, None for a game without such a module.

    Raises TypeError when the module has no ``PLAYER``: it was meant to have one.
    """
    name = f"{__name__}.{game_name}"
    if find_spec(name) is None:
        return None
    made: Maker | None = getattr(import_module(name), "PLAYER", None)
    if made is None:
        raise TypeError(f"{name} has no PLAYER")
    return made


def player_for(game_name: str, seat: int, stream: Stream) -> Player:
    """Return an automated player of ``game_name`` for ``seat``, its whims from ``stream``; a random one for a game without its own."""
    return (maker_of(game_name) or RandomPlayer)(seat, stream)
