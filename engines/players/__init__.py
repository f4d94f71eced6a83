"""Automated players: one module a game, and the random one. They know only the views and notices of their seat.

>>> player = player_for(record.game, 3, seed)         # the seed of the table: its whims come from it
>>> player.hear(notice)          # every notice that reached the seat, in order
>>> player.choose(ask, game.view(3))
('seat:5',)

A change of their play raises ``VERSION`` if running games would go on differently.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from engines.chance import Stream
from engines.players.basic import BlunderingPlayer, RandomPlayer
from engines.players.protocol import ByHearing, Player, hear_together
from engines.players.whims import LEVELS, NORMAL, Level, Whims

__all__ = [
    "LEVELS",
    "NORMAL",
    "VERSION",
    "ByHearing",
    "Level",
    "Maker",
    "Player",
    "RandomPlayer",
    "hear_together",
    "levels_of",
    "maker_of",
    "offered_level",
    "player_for",
]

VERSION = 1
"""The version of the players, kept in the log of each game."""


class Maker(Protocol):
    """Makes an automated player for a seat, its whims and its level from ``whims``."""

    def __call__(self, seat: int, whims: Whims) -> Player:
        """Return the player of ``seat``."""
        ...


@cache
def maker_of(game_name: str) -> Maker | None:
    """Return ``PLAYER`` of ``engines.players.<game>``, None for a game without such a module.

    Raises TypeError when the module has no ``PLAYER``.
    """
    name = f"{__name__}.{game_name}"
    if find_spec(name) is None:
        return None
    made: Maker | None = getattr(import_module(name), "PLAYER", None)
    if made is None:
        raise TypeError(f"{name} has no PLAYER")
    return made


@cache
def levels_of(game_name: str) -> tuple[Level, ...]:
    """Return the levels of a game, the weakest first: ``LEVELS`` of its module, else ``normal`` (MA-3.1, MA-6.6)."""
    if maker_of(game_name) is None:
        return (NORMAL,)
    offered: tuple[Level, ...] = getattr(import_module(f"{__name__}.{game_name}"), "LEVELS", (NORMAL,))
    return offered


def player_for(game_name: str, seat: int, seed: int, level: Level = NORMAL) -> Player:
    """Return an automated player of ``game_name`` for ``seat`` of the table of ``seed``; a random one for a game without its own.

    A level that the game does not offer is played as the strongest one below it.
    """
    maker = maker_of(game_name)
    if maker is None:
        return RandomPlayer(seat, Stream(seed, f"machine {seat}"))
    played = offered_level(game_name, level)
    player, once_in = maker(seat, Whims(seed, seat, played)), blunders_once_in(game_name)
    return BlunderingPlayer(player, Whims(seed, seat), once_in) if played == "gentle" and once_in else player


@cache
def blunders_once_in(game_name: str) -> int:
    """Return once in how many questions a gentle player of a game answers at random (``BLUNDERS_ONCE_IN`` of its module); 0: never."""
    once_in: int = getattr(import_module(f"{__name__}.{game_name}"), "BLUNDERS_ONCE_IN", 0)
    return once_in


def offered_level(game_name: str, level: Level) -> Level:
    """Return ``level`` if it is offered for a game, else the strongest one below it."""
    reachable: list[Level] = [one for one in levels_of(game_name) if LEVELS.index(one) <= LEVELS.index(level)]
    return reachable[-1] if reachable else NORMAL
