"""Speeches in turn under everything that may happen to them, at random: strikes, pauses, undo, restarts (TK-3.9, 3.10)."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import game_of
from bot.presenting.scene import Floor
from bot.store import EntryRow
from bot.tables.session.course import Course
from bot.tables.session.entries import Answer, Back, Deal, Entry, Expire, Extend, Pause, Resume, Talk, TopUp, Undo, row_of
from bot.tables.session.floor import floor_of
from bot.tables.session.table_settings import TableSettings
from bot.tables.session.timekeeper import Timekeeper

OPTIONS = {"extended": True, "cards": (1, 2, 10, 11, 12, 13)}
STEPS = ("wait", "wait", "done", "done", "card", "card", "card", "pause", "resume", "extend", "topup", "back", "undo", "hand")


class Played:
    """A game on paper whose log is kept; ``floor`` as a table has it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.at = 1_000_000.0
        self.now: Callable[[], float] = lambda: self.at
        self.rows: list[EntryRow] = []
        self.course: Course | None = self.dealt()
        self.phase: Any = "running"
        self.happen(Deal(clocked=True))

    def dealt(self) -> Course:
        timing = game_of("mafie").timing
        timekeeper = Timekeeper(timing, timing.lengths(OPTIONS), 3.0, salt="salt")
        return Course("mafie", 9, OPTIONS, self.seed, timing, timekeeper, TableSettings(talk="rounds"))

    @property
    def game(self) -> Course:
        assert self.course is not None
        return self.course

    def happen(self, entry: Entry) -> None:
        kind, payload = row_of(entry)
        self.game.apply(entry, self.at)
        self.rows.append(EntryRow(n=len(self.rows), at=self.at, kind=kind, payload=payload))

    def again(self) -> "Played":
        """Return the game as a new process folds it from its log."""
        made = Played(self.seed)
        made.course, made.at, made.phase = self.dealt(), self.at, self.phase
        made.course.fold(self.rows)
        return made

    def tick(self, seconds: float) -> None:
        """Let so much time pass; what is over is over."""
        self.at += seconds
        ends = self.game.speeches.ends
        if ends is not None and ends <= self.at and (speaker := self.game.speeches.speaker) is not None:
            self.happen(Talk("done", speaker, key="clock"))
        if (due := self.game.time.due(self.at)) or self.game.time.step_due(self.at):
            self.happen(Expire(due))

    def step(self, what: str, number: int) -> None:
        """Do one thing, if it can be done now."""
        game, floor, paused = self.game, floor_of(self), self.phase == "paused"
        if what == "wait":
            self.tick(float(number % 23))
        elif what == "done" and floor is not None and floor.in_turn and not paused and game.speeches.speaker == floor.seat:
            self.happen(Talk("done", floor.seat))
        elif what == "card" and not paused:
            self._card(number)
        elif what == "pause" and not paused:
            self.phase = "paused"
            self.happen(Pause(still=bool(number & 1)))  # those of older logs are not still
        elif what == "resume" and paused:
            self.phase = "running"
            self.happen(Resume())
        elif what == "undo" and (before := [move for move in game.game.checkpoints if move < game.game.moves_made]):
            self.happen(Undo(before[-1]))
        elif what == "hand":
            self.happen(Talk("hand", number % 9, value=bool(number & 16)))
        elif what in _PLAIN:
            self.happen(_PLAIN[what])

    def _card(self, number: int) -> None:
        """Play a card, or answer to one; the marks that end the talk are not for now."""
        asked = [ask for ask in self.game.open_asks(self.at) if ask.name != "mafie.day.ready" and not ask.name.startswith("mafie.seat")]
        if asked:
            ask = asked[number % len(asked)]
            options = [option.id for option in ask.options if not option.host_only]
            self.happen(Answer(ask.id, (options[number % len(options)],)))


_PLAIN: dict[str, Entry] = {"extend": Extend(60.0), "topup": TopUp(20.0), "back": Back(60.0)}


def first_speech(seed: int) -> Played:
    played = Played(seed)
    while floor_of(played) is None:
        played.tick(1.0)
    return played


def fair(played: Played, floor: Floor | None) -> None:
    """The seat with the floor lives and has not spoken; no seat waits twice."""
    if floor is None or not floor.in_turn:
        return
    view: Any = played.game.public(played.at)
    living = {seat.seat for seat in view.seats if seat.living}
    everybody = [floor.seat, *floor.after]
    assert len(set(everybody)) == len(everybody)
    assert set(everybody) <= living
    assert floor.spoken + len(everybody) == floor.all
    assert floor.ends.at is None or played.phase == "running"
    assert not any(seat.ready for seat in view.seats)


@pytest.mark.rule("TK-3.9", "TK-3.10")
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(1, 40), steps=st.lists(st.tuples(st.sampled_from(STEPS), st.integers(0, 999)), max_size=30))
def test_folding_the_log_gives_the_same_speeches(seed: int, steps: Sequence[tuple[str, int]]) -> None:
    played = first_speech(seed)
    for what, number in steps:
        if played.game.game.outcome is not None:
            break
        played.step(what, number)
        fair(played, floor_of(played))
    assert floor_of(played.again()) == floor_of(played)
    assert played.again().game.speeches.hands(played.game.public(played.at)) == played.game.speeches.hands(played.game.public(played.at))


def struck_by_a_corner_shot() -> tuple[Played, int, int]:
    """Return a game in a speech in which somebody shoots, with who speaks and who is shot: first the speaker, if they did not shoot."""
    for seed in range(1, 200):
        played = first_speech(seed)
        asked = [ask for ask in played.game.open_asks(played.at) if ask.name == "mafie.day.corner_shot" and ask.options]
        floor = floor_of(played)
        assert floor is not None
        for ask in asked:
            if f"seat:{floor.seat}" in [option.id for option in ask.options]:
                played.tick(10.0)
                played.happen(Answer(ask.id, (f"seat:{floor.seat}",)))
                return played, floor.seat, floor.after[0]
    raise AssertionError("nobody ever shoots")


@pytest.mark.rule("TK-3.9", "TK-10.3")
def test_a_strike_stops_the_speech_and_nothing_is_seen_before_the_token() -> None:
    played, shot, following = struck_by_a_corner_shot()
    floor = floor_of(played)
    assert floor is not None
    assert (floor.seat, floor.ends.at) == (shot, None), "the clock of the speech stands with all others"
    while any(ask.clock in ("reaction", "window") for ask in played.game.open_asks(played.at)) and floor_of(played) == floor:
        played.tick(1.0)
    seen: list[tuple[bool, int | None]] = []
    for _ in range(80):
        view: Any = played.game.public(played.at)
        now = floor_of(played)
        seen.append((view.seats[shot].living, now.seat if now is not None else None))
        played.tick(0.5)
    alive = [seat for living, seat in seen if living]
    dead = [seat for living, seat in seen if not living]
    assert set(alive) <= {shot}
    assert set(dead) == {following}
