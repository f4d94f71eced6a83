"""Games of Mafie among automated players, kept as public facts and dealt tokens."""

from dataclasses import dataclass

import engines
from bot.simulation.playing import Circle
from bot.simulation.simulate import PlayerKind, player_of
from engines.asking import Notice, Text
from engines.mafie.components import Token
from engines.mafie.views import MafieView
from engines.players import Player, hear_together
from engines.players.basic import PlayerWrapper
from engines.players.inference import PublicFacts, Setup
from engines.players.inference.facts import Fact
from engines.table import Game

GAME = "mafie"


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


def play(seats: int, seed: int, police: PlayerKind, mafia: PlayerKind) -> FinishedMafie:
    """Play a basic game with one kind of players on each side."""
    game = engines.start(GAME, seats=seats, options={}, seed=seed)
    notes = Notes(game, seats)
    players = [player_of(GAME, seat, seed, mafia if token == "mafia" else police) for seat, token in enumerate(notes.tokens)]
    hear_together(players)
    Circle(game, [notes.of(players[0]), *players[1:]]).play()
    return notes.played()


def _token(game: Game, seat: int) -> Token:
    view = game.view(seat)
    if not isinstance(view, MafieView) or view.me is None:
        raise TypeError("this is no game of Mafie")
    return view.me.token
