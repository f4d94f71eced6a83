"""Sparring partners: the automated players of version 0, frozen as they were (MA-7.3).

No table offers them. A game that was dealt while they were the ones at the tables keeps them to its end, and the league measures all later
players against them. Nothing here changes any more; what they judge by is frozen beside them.

>>> player = sparring_for(record.game, 2, Stream(seed, "automat 2"))
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from engines.chance import Stream
from engines.players.protocol import Player
from engines.players.random import RandomPlayer

__all__ = ["sparring_for"]

Maker = Callable[[int, Stream], Player]
"""Makes a sparring partner for a seat, its whims from a stream that runs on."""


@cache
def _maker_of(game_name: str) -> Maker:
    """Return ``PLAYER`` of ``engines.players.sparring.<game>``, the random player for a game without one."""
    name = f"{__name__}.{game_name}"
    if find_spec(name) is None:
        return RandomPlayer
    maker: Maker = import_module(name).PLAYER
    return maker


def sparring_for(game_name: str, seat: int, stream: Stream) -> Player:
    """Return the sparring partner of ``game_name`` for ``seat``, its whims from ``stream``; a random one for a game without its own."""
    return _maker_of(game_name)(seat, stream)
