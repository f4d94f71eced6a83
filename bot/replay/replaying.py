"""Replays a recorded game move by move and keeps what each viewpoint sees (RP-2.3).

Every public line and every change of the table begins a step (RP-2.1). Private events belong to the current step, so the number of steps
reveals nothing that the table did not see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.games import game_of
from bot.replay.public_inference import PublicInference
from bot.replay.source import SpokenLine
from bot.replay.steps import NOTHING, Bilingual, MoveMaker, PrivateEvent, ReplayStep, SeatStep
from bot.replay.viewpoints import Viewpoints
from engines import Ask, Game, Move, Notice
from engines.players.inference.knowledge import is_of_the_mafia

ReplayProgress = Callable[[int, int], None]
"""Called with the numbers of replayed moves and of all moves."""

PROGRESS_HIDDEN = frozenset({"awaited", "answered", "ready", "unanswered", "voted", "ready_needed"})
"""Fields of a view about who has answered: they change with every press and are no event of the game."""


class Replayer:
    """Replays a game. ``steps`` is the result."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        bot_players: frozenset[int] = frozenset(),
        table: str = "",
        lines: Sequence[SpokenLine] = (),
        *,
        headlined: bool = True,
    ) -> None:
        """``game`` is just dealt; ``names``: by seat, empty without one; ``lines``: the talk at the table."""
        self.game = game
        self.viewpoints = Viewpoints(game, names, bot_players, table, headlined=headlined)
        self.steps: list[ReplayStep] = []
        self._step_of_notice: dict[int, int] = {}
        """The step of each public line, by the number of its notice."""
        self._seats = range(len(names))
        self._presenter = game_of(game.rulebook.name).presenter
        self._rhythm = game_of(game.rulebook.name).timing.rhythm
        known = game_of(game.rulebook.name).replay
        self._moments, self._counts, self._own_count = known.moments, known.counts, known.own_count
        self.inference = PublicInference(game, lines) if known.concluded else None
        self.sides: list[tuple[bool, ...]] = []
        """By number of the public posterior: whether each seat played for the Mafia then."""
        self._hands: list[Bilingual] = [NOTHING for _ in names]
        self._own_counts: list[int | None] = [None for _ in names]
        self._asked: set[str] = set()
        self._public: Any = game.view(None)
        self._marks = _still(self._public)
        self._note(0, self._public, "seat")

    def step_of(self, notice: int) -> int:
        """Return the step that tells the public notice, or the next one told."""
        return next((step for number, step in self._step_of_notice.items() if number >= notice), len(self.steps) - 1)

    def play(self, moves: Sequence[Move], progress: ReplayProgress = lambda _done, _all: None) -> None:
        """Replay ``moves``. Raises IllegalAnswer or RuleFault for one that does not fit."""
        for number, move in enumerate(moves, 1):
            self.make(move)
            progress(number, len(moves))

    def make(self, move: Move) -> None:
        """Replay one move and note its effects."""
        if self.inference is not None:
            self.inference.listen(self.game.moves_made)
            self._note_posterior()
        ask = next((ask for ask in self.game.asks if ask.seat == move.seat and ask.name == move.ask_name), None)
        since, before = len(self.game.notices), self._public
        asking = self.viewpoints.scenes(before, views={ask.seat: self.game.view(ask.seat)}) if ask is not None else None
        notices = self.game.make(move)
        by = "forced" if ask is not None and move.by == "auto" and self._rhythm.forces(ask) else move.by
        if ask is not None and asking is not None:
            answer = self.viewpoints.answered(asking, ask, move.picks, notices)
            self._own(ask.seat).happened.append(PrivateEvent("answered", answer, by))
        hidden = ask.secret if ask is not None else move.ask_name == self.game.rulebook.STEP_END
        self._note(since, before, "seat" if hidden else by, ask)

    def _note(self, since: int, before: Any, by: MoveMaker, answered: Ask | None = None) -> None:
        """Note the notices from number ``since`` on, the table, and new questions."""
        public = self._public = self.game.view(None)
        notices = self.game.notices
        news = notices[since:]
        if not self.steps:
            self._infer(0)
        scenes = self.viewpoints.scenes(public)
        lines = self.viewpoints.lines(scenes, notices, since) if news else []
        now = _still(public)
        last = max((place for place, (_, seat, _) in enumerate(lines) if seat is None), default=-1)
        if not self.steps and last != 0:
            self._begin(self.viewpoints.scenes(dealt := self._presenter.meanwhile(before, (), dealing=True)), dealt, NOTHING, by)
        for place, (number, seat, text) in enumerate(lines):
            if seat is not None:
                self._own(seat).happened.append(PrivateEvent("told", text))
            elif place < last:
                self._infer(number + 1)
                between = self._presenter.meanwhile(before, notices[since : number + 1], dealing=since == 0)
                self._begin(self.viewpoints.scenes(between), between, text, by)
            else:
                self._infer(len(notices))
                self._begin(scenes, public, text, by)
                self._marks = now
            if seat is None:
                self._step_of_notice[number] = len(self.steps) - 1
        if now != self._marks:
            self._marks = now
            self._begin(scenes, public, NOTHING, by)
        self._infer(len(notices))
        self._note_posterior()
        self._look(public, news, answered, stepped=last >= 0 or since == 0)

    # ---- the public posterior

    def _infer(self, upto: int) -> None:
        """Follow the public facts in the notices before number ``upto``."""
        if self.inference is not None:
            self.inference.hear(self.game.notices, upto)
            self._note_sides()

    def _note_posterior(self) -> None:
        """Give the last step the newest public posterior."""
        if self.inference is not None:
            self._note_sides()
            self.steps[-1].known = self.inference.now

    def _note_sides(self) -> None:
        assert self.inference is not None
        missing = self.inference.now + 1 - len(self.sides)
        if missing > 0:
            self.sides += [tuple(is_of_the_mafia(self.game.view(seat)) for seat in self._seats)] * missing

    def _begin(self, scenes: Any, public: Any, text: Bilingual, by: MoveMaker) -> None:
        phase, board, notes = self.viewpoints.board(scenes)
        if self.steps and text == NOTHING and self.steps[-1].board == board:
            return
        own = [SeatStep(hand=hand, count=count) for hand, count in zip(self._hands, self._own_counts, strict=True)]
        self.steps.append(
            ReplayStep(
                public.round,
                phase,
                text,
                board,
                notes,
                by,
                marked=False,
                counts=self._counts(public),
                seats=own,
                known=-1 if self.inference is None else self.inference.now,
            )
        )

    def _own(self, seat: int) -> SeatStep:
        return self.steps[-1].seats[seat]

    # ---- single seats

    def _look(self, public: Any, news: Sequence[Notice], answered: Ask | None, *, stepped: bool) -> None:
        """Note hands, secret money and new questions: of all seats after a new step, else of the seats with news."""
        opened = [ask for ask in self.game.asks if ask.id not in self._asked and (ask.holds or ask.clock is not None)]
        self._asked.update(ask.id for ask in opened)
        reached = {seat for notice in news if notice.to is not None for seat in notice.to} | {ask.seat for ask in opened}
        if answered is not None:
            reached.add(answered.seat)
        views = {seat: self.game.view(seat) for seat in (self._seats if stepped else sorted(reached))}
        scenes = self.viewpoints.scenes(public, views=views)
        for seat in views:
            self._hands[seat] = self._own(seat).hand = self.viewpoints.hand(scenes, seat)
            self._own_counts[seat] = self._own(seat).count = self._own_count(views[seat])
        for ask in opened:
            text = self.viewpoints.asked(public, views[ask.seat], ask)
            if text != NOTHING:
                self._own(ask.seat).happened.append(PrivateEvent("asked", text))
        self._mark(news)

    def _mark(self, news: Iterable[Notice]) -> None:
        """Mark the step of a moment to jump to (RP-2.5)."""
        for notice in news:
            if notice.text.key in self._moments:
                if notice.to is None:
                    self.steps[-1].marked = True
                for seat in notice.to or ():
                    self._own(seat).marked = True


def _still(value: Any) -> Any:
    """Return a view without the fields about who has answered."""
    return _reduced(value.model_dump())


def _reduced(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _reduced(part) for name, part in value.items() if name not in PROGRESS_HIDDEN}
    if isinstance(value, list | tuple):
        return [_reduced(part) for part in value]
    return value
