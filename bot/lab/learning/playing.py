"""Games among named players, kept as public facts and dealt tokens."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

import engines
from bot.simulation.playing import Circle
from bot.simulation.simulate import PlayerKind, player_of
from engines.asking import Notice, Text
from engines.chance import Stream
from engines.mafie.components import Token
from engines.mafie.views import MafieView
from engines.players import LEVELS, Player, hear_together
from engines.players.basic import PlayerWrapper
from engines.players.inference import PublicFacts, Setup
from engines.players.inference.facts import Fact
from engines.table import Game

GAME = "mafie"

NAMES = (*LEVELS, "random")


def kind_named(name: str) -> PlayerKind:
    """Check that ``name`` is a kind of player. Raises ValueError."""
    if name not in NAMES:
        raise ValueError(f"no player {name}; there are {', '.join(NAMES)}")
    return cast("PlayerKind", name)


def pairings(names: Sequence[str]) -> list[tuple[str, str]]:
    """Return every pair of players for Police and Mafia, in a fixed order."""
    return [(police, mafia) for police in names for mafia in names]


RANDOM = 10
"""Every n-th seat plays at random (MA-1.6)."""


@dataclass(frozen=True, slots=True)
class FinishedMafie:
    """A finished game: its public facts in order, and the tokens by seat."""

    setup: Setup
    facts: tuple[Fact, ...]
    tokens: tuple[Token, ...]


class ListeningPlayer(PlayerWrapper):
    """A player that also records the public facts it hears."""

    def __init__(self, player: Player, reader: PublicFacts, written: list[Fact]) -> None:
        super().__init__(player)
        self._reader = reader
        self._written = written

    def hear(self, notice: Notice) -> None:
        """Pass a notice on and record its public facts."""
        self._written += self._reader.hear(notice)
        super().hear(notice)

    def listen(self, seat: int, line: Text) -> None:
        self._written += self._reader.listen(seat, line)
        super().listen(seat, line)


class Notes:
    """Records a running game: its dealt tokens and its public facts."""

    def __init__(self, game: Game, seats: int) -> None:
        """``game``: a basic one of Mafie at its beginning. Raises TypeError for another game."""
        self.tokens: tuple[Token, ...] = tuple(_token(game, seat) for seat in range(seats))
        self._reader = PublicFacts(Setup(seats))
        self._facts: list[Fact] = []

    def of(self, player: Player) -> Player:
        """Return the player, recording what everybody hears; any one player is enough."""
        return ListeningPlayer(player, self._reader, self._facts)

    def played(self) -> FinishedMafie:
        return FinishedMafie(self._reader.setup, tuple(self._facts), self.tokens)


def play(seats: int, seed: int, police: str, mafia: str, *, random: bool = True) -> FinishedMafie:
    """Play a basic game between named players. ``random``: a tenth of the seats play at random."""
    game = engines.start(GAME, seats=seats, options={}, seed=seed)
    notes = Notes(game, seats)
    players = [_player(notes.tokens[seat], seat, seed, (police, mafia), random=random) for seat in range(seats)]
    hear_together(players)
    Circle(game, [notes.of(players[0]), *players[1:]]).play()
    return notes.played()


def _token(game: Game, seat: int) -> Token:
    view = game.view(seat)
    if not isinstance(view, MafieView) or view.me is None:
        raise TypeError("this is no game of Mafie")
    return view.me.token


def _player(token: Token, seat: int, seed: int, names: Sequence[str], *, random: bool) -> Player:
    name = names[1] if token == "mafia" else names[0]
    if random and not Stream(seed, f"learning: who plays {seat} at random").below(RANDOM):
        name = "random"
    return player_of(GAME, seat, seed, kind_named(name))
