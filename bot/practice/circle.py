"""The others at the table of a lesson: normal automated players, made anew from what they were told (MA-8.2).

A player is made for each choice, from the seed, all notices of its seat and all that was said. So a restart changes nothing, and nobody
has to be kept.
"""

from collections.abc import Iterable, Sequence

from bot.practice.moves import Answered, Said, said
from engines import Ask, Game, Text
from engines.players import Player, player_for

Lines = Sequence[tuple[int, int, Text]]
"""What was said: after how many notices, by which seat, which line."""


class Circle:
    """The automated players around one game."""

    def __init__(self, game: Game, seed: int, lines: Lines) -> None:
        self._game = game
        self._seed = seed
        self._lines = lines

    def choice(self, ask: Ask) -> Answered | None:
        """Return how the automated player of the seat answers ``ask``; None when it leaves it alone."""
        picks = self._player(ask.seat).choose(ask, self._game.view(ask.seat))
        return None if picks is None else Answered(ask.name, ask.seat, tuple(picks))

    def line(self, seats: Iterable[int]) -> Said | None:
        """Return what the first of ``seats`` says that has something to say; None when all of them are silent."""
        for seat in seats:
            if (line := self._player(seat).say(self._game.view(seat))) is not None:
                return said(seat, line)
        return None

    def _player(self, seat: int) -> Player:
        """Return a new player that has heard everything in the order in which it came, what it said itself too (MA-3.5)."""
        player = player_for(self._game.rulebook.name, seat, self._seed)
        lines = list(self._lines)
        for number, notice in enumerate(self._game.notices):
            _listen(player, lines, number)
            if notice.to is None or seat in notice.to:
                player.hear(notice)
        _listen(player, lines, len(self._game.notices))
        return player

    def first(self, asks: Iterable[Ask]) -> Answered | None:
        """Return the first answer that an automated player gives to one of ``asks``; what holds up nothing comes first."""
        for ask in sorted(asks, key=lambda one: one.holds):
            if not any(option.host_only for option in ask.options) and (made := self.choice(ask)) is not None:
                return made
        return None


def _listen(player: Player, lines: list[tuple[int, int, Text]], upto: int) -> None:
    """Let a player hear the ``lines`` that were said after at most ``upto`` notices, and take them off the list."""
    while lines and lines[0][0] <= upto:
        _, who, text = lines.pop(0)
        player.listen(who, text)
