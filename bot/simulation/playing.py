"""A game among automated players only: for simulations, example games and tests."""

from collections.abc import Sequence

from pydantic import BaseModel

from engines.asking import Text
from engines.players import Player
from engines.table import Ask, Game


def step_of(view: BaseModel) -> str:
    """Return the round and the phase of a view; a seat says at most one line in each."""
    return f"{getattr(view, 'round', 0)}.{getattr(view, 'phase', '')}"


TURNS = 3
"""How often everybody may speak in one talk."""


class Circle:
    """Automated players around one game, one for each seat in seat order. They talk, answer, and let the clock run out when nobody acts."""

    def __init__(self, game: Game, players: Sequence[Player]) -> None:
        self.game = game
        self.players = players
        self._heard = 0
        self._asked: set[str] = set()
        self._considered: set[str] = set()
        self._views: dict[int, BaseModel] = {}
        self._seen_after = -1
        """The number of moves after which the views were made."""
        self.said: list[tuple[int, int, Text]] = []
        """Lines: the number of moves before it, seat, text."""

    def play(self, most: int = 100_000) -> None:
        """Play to the end. Raises RuntimeError after ``most`` steps without one."""
        for _ in range(most):
            if self.game.outcome is not None:
                return
            self.step()
        raise RuntimeError(f"{self.game.rulebook.name} did not end in {most} steps")

    def step(self) -> None:
        """Let one player answer one question, or the clock run out if nobody does."""
        self._tell()
        self._talk()
        for ask in sorted(self.game.asks, key=lambda ask: ask.holds):  # others lapse with those that hold
            if ask.id not in self._asked:
                self._asked.add(ask.id)
                if any(option.host_only for option in ask.options):
                    continue  # giving up a seat is for people
                picks = self.players[ask.seat].choose(ask, self._view(ask.seat))
                if picks is not None:
                    self.game.answer(ask.id, *picks, by="auto")
                    return
        self.game.expire()

    def _view(self, seat: int) -> BaseModel:
        """Return the view of a seat, which is the same until the next move."""
        if self.game.moves_made != self._seen_after:
            self._views.clear()
            self._seen_after = self.game.moves_made
        if seat not in self._views:
            self._views[seat] = self.game.view(seat)
        return self._views[seat]

    def _tell(self) -> None:
        """Give the players their new notices."""
        notices = self.game.notices
        for notice in notices[self._heard :]:
            for seat, player in enumerate(self.players):
                if notice.to is None or seat in notice.to:
                    player.hear(notice)
        self._heard = len(notices)

    def _talk(self) -> None:
        """Let every seat with an open question about the end of the talk (one answer, public, on a clock) speak, and reply to others."""
        asks = [ask for ask in self.game.asks if _is_talk(ask) and ask.id not in self._considered]
        self._considered.update(ask.id for ask in asks)
        for _ in range(TURNS):
            spoke = [self._speak(ask) for ask in asks]
            if not any(spoke):
                break

    def _speak(self, ask: Ask) -> bool:
        """Let a seat say a line; return whether it did."""
        line = self.players[ask.seat].say(self._view(ask.seat))
        if line is not None:
            self.said.append((self.game.moves_made, ask.seat, line))
            for player in self.players:
                player.listen(ask.seat, line)
        return line is not None


def _is_talk(ask: Ask) -> bool:
    return len(ask.options) == 1 and not ask.secret and ask.clock is not None
