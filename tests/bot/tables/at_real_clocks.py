"""A game at the clocks of its manners, folded as a live table folds it: who answers what after how many seconds, and when that shows."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.games import game_of
from bot.tables.session.course import Course
from bot.tables.session.entries import Answer, Deal, Expire
from bot.tables.session.timekeeper import Timekeeper
from engines import Ask, Game

BEGAN = 1_000_000.0
BEAT = 3.0

Planned = tuple[float, tuple[str, ...]]
"""So many seconds after the question has been shown, these picks."""
Way = Callable[[Ask, "AtTheClock"], Planned | None]
"""How the seats behave: what is answered to a question and when; None: nothing, the clock runs out."""


def silent(ask: Ask, played: "AtTheClock") -> Planned | None:
    return None


def same(game: Game) -> Game:
    return game


@dataclass
class AtTheClock:
    """One game and its time. ``way`` may be changed while it is played."""

    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    way: Way = silent
    now: float = BEGAN
    world: Callable[[Game], Game] = same
    """Which game is played in place of the one that the seed deals: one that differs in something hidden."""

    def __post_init__(self) -> None:
        timing = game_of(self.game).timing
        timekeeper = Timekeeper(timing, timing.lengths(), BEAT, floor=timing.floor(self.options), salt="salt")
        self.course = Course(self.game, self.seats, self.options, self.seed, timing, timekeeper)
        self.course.game = self.world(self.course.game)
        self.planned: dict[str, tuple[float, tuple[str, ...]]] = {}
        self._seen: set[str] = set()
        self.course.apply(Deal(clocked=True), self.now)

    def step(self) -> None:
        """Let the next thing happen: an answer that was planned, or clocks that run out."""
        timekeeper = self.course.time
        self._plan()
        waiting = {ask.id for ask in self.course.open_asks(self.now)}
        answers = [(when, ask) for ask, (when, _) in self.planned.items() if ask in waiting]
        times = [when for when in (timekeeper.next_deadline(), timekeeper.next_release(self.now)) if when is not None]
        when, ask = min(answers, default=(float("inf"), ""))
        if answers and when <= min(times, default=when):
            self.now = max(self.now, when)
            self.course.apply(Answer(ask, self._picks(ask)), self.now)
            return
        self.now = max(self.now, min(times))
        due = timekeeper.due(self.now)
        if due or timekeeper.step_due(self.now):
            self.course.apply(Expire(due), self.now)

    def _picks(self, ask_id: str) -> tuple[str, ...]:
        """Return what was planned for a question, or its default when somebody else has taken that meanwhile."""
        _, picks = self.planned.pop(ask_id)
        ask = next(ask for ask in self.course.game.asks if ask.id == ask_id)
        left = {option.id for option in ask.options}
        return picks if left.issuperset(picks) else ask.default

    def _plan(self) -> None:
        for ask in self.course.open_asks(self.now):
            if ask.id not in self._seen:
                self._seen.add(ask.id)
                planned = self.way(ask, self)
                if planned is not None:
                    self.planned[ask.id] = (max(self.now, self.course.time.asks_from) + planned[0], planned[1])

    def until(self, key: str, after: int = -1, most: int = 3000) -> int:
        """Play until a notice of this key has been told after the one numbered ``after``; return its number.

        Raises AssertionError when the game ends, or goes on for ever, without it.
        """
        for _ in range(most):
            for notice in self.course.game.notices[after + 1 :]:
                if notice.text.key == key:
                    return notice.number
            assert self.course.game.outcome is None, f"the game was over without {key}"
            self.step()
        raise AssertionError(f"{key} is never told")

    def when(self, notice: int) -> float:
        """The moment from which this notice may be delivered."""
        return self.course.time.releases[notice]
