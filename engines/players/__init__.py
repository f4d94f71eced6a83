"""Automated players: one module a game, and the random one. A player knows only the views and notices of its seat.

>>> player = player_for(record.game, 3, seed)         # the seed of the table: its whims come from it
>>> player.hear(notice)          # every notice that reached the seat, in order
>>> player.choose(ask, game.view(3))
('seat:5',)
"""

from collections.abc import Mapping
from types import MappingProxyType

from engines.chance import Stream
from engines.players import escape_plan, mafia_city, mafie, nostra_city, zbojnici
from engines.players.basic import BlunderingPlayer, RandomPlayer
from engines.players.protocol import ByHearing, Effort, GamePlayers, Lookahead, Player, hear_together
from engines.players.whims import LEVELS, NORMAL, Level, Whims

__all__ = [
    "GAMES",
    "LEVELS",
    "NORMAL",
    "ByHearing",
    "Effort",
    "Level",
    "Player",
    "RandomPlayer",
    "effort_of",
    "hear_together",
    "levels_of",
    "lookahead_of",
    "offered_level",
    "player_for",
]

GAMES: Mapping[str, GamePlayers] = MappingProxyType(
    {
        "mafie": mafie.PLAYERS,
        "zbojnici": zbojnici.PLAYERS,
        "mafia_city": mafia_city.PLAYERS,
        "nostra_city": nostra_city.PLAYERS,
        "escape_plan": escape_plan.PLAYERS,
    }
)
"""The automated players by game."""


def levels_of(game: str) -> tuple[Level, ...]:
    """Return the levels of a game, the weakest first; ``normal`` for a game of random players (MA-3.1, MA-6.6)."""
    return GAMES[game].levels if game in GAMES else (NORMAL,)


def lookahead_of(game: str) -> Lookahead | None:
    """Return the lookahead of a game, None for a game that is not searched."""
    return GAMES[game].lookahead if game in GAMES else None


def effort_of(game: str, level: str) -> Effort | None:
    """Return how far players of ``level`` look ahead, None for players that do not."""
    return GAMES[game].efforts.get(level) if game in GAMES else None


def player_for(game: str, seat: int, seed: int, level: Level = NORMAL) -> Player:
    """Return an automated player for ``seat`` of the table of ``seed``; a random one for a game without players of its own.

    A level that the game does not offer is played as the strongest one below it.
    """
    players = GAMES.get(game)
    if players is None:
        return RandomPlayer(seat, Stream(seed, f"machine {seat}"))
    played = offered_level(game, level)
    player = players.make(seat, Whims(seed, seat, played))
    return BlunderingPlayer(player, Whims(seed, seat), players.blunders) if played == "gentle" and players.blunders else player


def offered_level(game: str, level: Level) -> Level:
    """Return ``level`` if a game offers it, else the strongest level below it."""
    reachable: list[Level] = [one for one in levels_of(game) if LEVELS.index(one) <= LEVELS.index(level)]
    return reachable[-1] if reachable else NORMAL
