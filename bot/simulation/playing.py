"""A game among automated players only: for simulations, example games and tests."""

from collections.abc import Sequence

from pydantic import BaseModel

from engines.asking import Text
from engines.players import Player
from engines.table import Ask, Game


def _first(ask: Ask) -> bool:
    """Order questions: what holds up nothing comes first, since it lapses with the others."""
    return ask.holds


def step_of(view: BaseModel) -> str:
    """Return the round and the phase of a view: in each of them a seat says one line at most."""
    return f"{getattr(view, 'round', 0)}.{getattr(view, 'phase', '')}"


TURNS = 3
"""So often everybody may speak in one talk."""


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
        """After how many moves these were seen."""
        self.said: list[tuple[int, int, Text]] = []
        """What was said: after how many moves, which seat, what."""

    def play(self, most: int = 100_000) -> None:
        """Play to the end. Raises RuntimeError when ``most`` steps were not enough."""
        for _ in range(most):
            if self.game.outcome is not None:
                return
            self.step()
        raise RuntimeError(f"{self.game.rulebook.name} did not end in {most} steps")

    def step(self) -> None:
        """Let one player answer one question, or the clock run out when nobody wants to."""
        self._tell()
        self._talk()
        for ask in sorted(self.game.asks, key=_first):
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
        """Return what a seat sees; between two moves that stays as it is, however often it speaks."""
        if self.game.moves_made != self._seen_after:
            self._views.clear()
            self._seen_after = self.game.moves_made
        if seat not in self._views:
            self._views[seat] = self.game.view(seat)
        return self._views[seat]

    def _tell(self) -> None:
        """Give everybody the notices that are new."""
        notices = self.game.notices
        for notice in notices[self._heard :]:
            for seat, player in enumerate(self.players):
                if notice.to is None or seat in notice.to:
                    player.hear(notice)
        self._heard = len(notices)

    def _talk(self) -> None:
        """Let everybody speak who is asked in the open whether the talking is over (a question with one answer); the others listen.

        Whoever has something to say to what was said speaks again.
        """
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
