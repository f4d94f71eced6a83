"""The automated players in a lesson. Pure."""

from collections.abc import Iterable, Sequence

from bot.practice.events import LessonAnswer, LessonLine, line_event
from engines import Ask, Game, Text
from engines.players import Player, player_for

SpokenLines = Sequence[tuple[int, int, Text]]
"""Lines: the number of notices before it, seat, text."""


class LessonPlayers:
    """The automated players around one game."""

    def __init__(self, game: Game, seed: int, lines: SpokenLines) -> None:
        self._game = game
        self._seed = seed
        self._lines = lines

    def choice(self, ask: Ask) -> LessonAnswer | None:
        """Return the automated player's answer to ``ask``, None without one."""
        picks = self._player(ask.seat).choose(ask, self._game.view(ask.seat))
        return None if picks is None else LessonAnswer(ask.name, ask.seat, tuple(picks))

    def line(self, seats: Iterable[int]) -> LessonLine | None:
        """Return the line of the first of ``seats`` that speaks, None if all are silent."""
        for seat in seats:
            if (line := self._player(seat).say(self._game.view(seat))) is not None:
                return line_event(seat, line)
        return None

    def _player(self, seat: int) -> Player:
        """Return a new player that has heard all notices and lines in order, its own too (MA-3.5)."""
        player = player_for(self._game.rulebook.name, seat, self._seed)
        lines = list(self._lines)
        for number, notice in enumerate(self._game.notices):
            _listen(player, lines, number)
            if notice.to is None or seat in notice.to:
                player.hear(notice)
        _listen(player, lines, len(self._game.notices))
        return player

    def first(self, asks: Iterable[Ask]) -> LessonAnswer | None:
        """Return the first answer of an automated player to one of ``asks``; questions that hold nothing up come first."""
        for ask in sorted(asks, key=lambda one: one.holds):
            if not any(option.host_only for option in ask.options) and (made := self.choice(ask)) is not None:
                return made
        return None


def _listen(player: Player, lines: list[tuple[int, int, Text]], upto: int) -> None:
    """Let a player hear the ``lines`` said after at most ``upto`` notices, and remove them from the list."""
    while lines and lines[0][0] <= upto:
        _, who, text = lines.pop(0)
        player.listen(who, text)
