"""Gates of a human narrator: what they hold and for how long, with pauses, restarts, a game taken back, and a narrator who says nothing."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.games import game_of
from bot.tables.session.course import Course
from bot.tables.session.entries import Answer, Back, Deal, End, Entry, Expire, Pause, Resume, Talk, TopUp, Undo, read_entry, row_of
from bot.tables.session.gates import LONGEST, REMINDED_AFTER, NarratorGate
from bot.tables.session.table_settings import TableSettings
from bot.tables.session.timekeeper import Timekeeper

NARRATED = TableSettings(narrator=True)


class Evening:
    """A game that nobody answers, on its log alone: clocks run out, and the narrator lets it go on or does not."""

    def __init__(self, talking: TableSettings = NARRATED, *, seed: int = 7, factor: float = 1.0) -> None:
        self.talking, self.seed, self.factor = talking, seed, factor
        self.now = 1_000.0
        self.log: list[tuple[Entry, float]] = []
        self.course = self._new()
        self.happen(Deal(clocked=True))

    def _new(self) -> Course:
        timing = game_of("mafie").timing
        options: dict[str, object] = {}
        timekeeper = Timekeeper(timing, timing.lengths(options, factor=self.factor), 3.0, salt="1", factor=self.factor)
        return Course("mafie", 9, options, self.seed, timing, timekeeper, self.talking)

    def happen(self, entry: Entry) -> None:
        """Let an entry happen now, as the log will have it."""
        kind, payload = row_of(entry)
        self.course.apply(read_entry(kind, payload), self.now)
        self.log.append((entry, self.now))

    def folded(self) -> Course:
        """The same game as a new process finds it in the log."""
        course = self._new()
        for entry, at in self.log:
            course.apply(entry, at)
        return course

    @property
    def gate(self) -> NarratorGate | None:
        time = self.course.time
        return time.gates.waiting(self.now if time.paused_at is None else time.paused_at)

    def go_on(self) -> None:
        assert self.gate is not None
        self.happen(Talk("gate", n=self.gate.notice))

    def told(self) -> list[str]:
        return [notice.text.key for notice in self.course.game.notices[: self.course.time.released(self.now)]]

    def step(self) -> bool:
        """Turn the clock to what happens next by itself, and let it happen; False when nothing does any more."""
        time = self.course.time
        changes = (time.next_deadline(), time.next_release(self.now), time.gates.next_change(self.now))
        times = [when for when in changes if when is not None]
        if not times or self.course.game.outcome is not None:
            return False
        self.now = max(self.now, min(times))
        due = time.due(self.now)
        if due or time.step_due(self.now):
            self.happen(Expire(due))
        return True

    def until_gate(self, name: str = "") -> NarratorGate:
        """Let time pass until a gate (of this name) waits; others are opened at once."""
        for _ in range(400):
            if (gate := self.gate) is not None:
                if not name or gate.name == name:
                    return gate
                self.go_on()
            assert self.step()
        raise AssertionError(name)


def fingers(evening: Evening) -> None:
    """Let everybody point at the seat after theirs or at the first, so that ballots have a result."""
    for ask in evening.course.open_asks(evening.now):
        if ask.name in ("mafie.vote.first", "mafie.vote.final") and ask.id in {one.id for one in evening.course.game.asks}:
            evening.happen(Answer(ask.id, (ask.options[0].id,)))


def gates_of(evening: Evening, most: int = 14) -> list[str]:
    """Open every gate at once, vote where one may, and return the names of the gates in order."""
    seen: list[str] = []
    for _ in range(600):
        if (gate := evening.gate) is not None:
            seen.append(gate.name)
            evening.go_on()
        fingers(evening)
        if len(seen) >= most or not evening.step():
            break
    return seen


@pytest.mark.rule("TK-7.2")
def test_there_are_five_gates_in_the_order_of_an_evening() -> None:
    seen = gates_of(Evening(), 5)
    assert seen == ["dusk", "dawn", "ballot", "final", "verdict"]
    assert gates_of(Evening(), 6)[5] == "dusk"


@pytest.mark.rule("TK-7.2")
def test_without_a_narrator_nothing_is_held() -> None:
    evening = Evening(TableSettings())
    while evening.step() and evening.now < 5_000:
        assert evening.gate is None
        assert not evening.course.time.gates.held


@pytest.mark.rule("TK-7.2")
def test_a_gate_holds_its_notice_and_all_questions_after_it() -> None:
    evening = Evening()
    gate = evening.until_gate("dusk")
    assert "mf-round" not in evening.told()
    assert "mf-role" in evening.told()
    assert not [ask for ask in evening.course.open_asks(evening.now) if ask.clock]
    evening.now += 100
    assert "mf-round" not in evening.told()
    evening.go_on()
    assert evening.told()[-2:] == ["mf-round", "mf-agent-phase"]
    assert evening.course.time.releases[gate.notice] == evening.now
    asked = [ask for ask in evening.course.open_asks(evening.now) if ask.clock == "night"]
    assert asked
    assert {evening.course.time.deadline(ask.id) for ask in asked} == {evening.now + 40}
    assert evening.course.time.step(evening.now) == (evening.now + 40, 40)


@pytest.mark.rule("TK-7.2")
@pytest.mark.parametrize("waits", [0.0, 12.5, 179.0, 500.0])
def test_a_step_of_the_night_keeps_its_whole_length_and_the_gate_only_adds_after_it(waits: float) -> None:
    evening = Evening()
    evening.until_gate("dusk")
    evening.go_on()
    fell = evening.now
    gate = evening.until_gate()
    assert (gate.name, gate.since) == ("dawn", fell + 80)  # the Agent's phase and the Mafia's
    assert evening.now == fell + 80
    evening.now += waits
    if evening.gate is not None:
        evening.go_on()
    dawn = evening.course.time.releases[gate.notice]
    assert dawn == fell + 80 + min(waits, LONGEST)
    for number, notice in enumerate(evening.course.game.notices[gate.notice :], gate.notice):
        if notice.text.key == "mf-out":
            assert evening.course.time.releases[number] == dawn + 3


@pytest.mark.rule("TK-7.3")
def test_a_silent_narrator_is_reminded_once_and_the_gate_opens_by_itself() -> None:
    evening = Evening()
    gate = evening.until_gate("dusk")
    since = evening.now
    assert evening.course.time.gates.reminds(gate) == since + REMINDED_AFTER
    assert evening.course.time.gates.next_change(since) == since + REMINDED_AFTER
    assert evening.course.time.gates.next_change(since + REMINDED_AFTER) is None
    assert evening.course.time.next_release(since) == since + LONGEST
    evening.now = since + LONGEST - 0.01
    assert evening.gate is gate
    evening.now = since + LONGEST
    assert evening.gate is None
    assert evening.told()[-2:] == ["mf-round", "mf-agent-phase"]
    assert {what.what for what, _ in evening.log if isinstance(what, Talk)} == set()


@pytest.mark.rule("TK-11.4")
def test_at_a_slower_table_a_gate_waits_longer() -> None:
    evening = Evening(factor=1.5)
    gate = evening.until_gate("dusk")
    assert gate.opens - gate.since == 1.5 * LONGEST
    assert evening.course.time.gates.reminds(gate) - gate.since == 1.5 * REMINDED_AFTER


@pytest.mark.rule("TK-7.3")
def test_a_pause_stops_the_gate_and_the_reminder_too() -> None:
    evening = Evening()
    gate = evening.until_gate("dusk")
    since = evening.now
    evening.now += 60
    evening.happen(Pause())
    evening.now += 10_000
    assert evening.gate is gate
    assert "mf-round" not in evening.told()
    assert evening.course.time.next_release(evening.now) is None
    evening.happen(Resume())
    assert evening.gate is gate
    assert evening.course.time.gates.reminds(gate) == since + 10_000 + REMINDED_AFTER
    assert evening.course.time.next_release(evening.now) == since + 10_000 + LONGEST
    evening.now += 5
    evening.go_on()
    assert evening.told()[-1] == "mf-agent-phase"


@pytest.mark.rule("TK-7.3")
def test_a_press_for_another_gate_or_in_a_pause_opens_nothing() -> None:
    evening = Evening()
    gate = evening.until_gate("dawn")
    evening.happen(Talk("gate", n=gate.notice + 1))
    evening.happen(Talk("gate", n=0))
    assert evening.gate is gate
    evening.happen(Pause())
    evening.happen(Talk("gate", n=gate.notice))
    assert evening.gate is gate


@pytest.mark.rule("TK-7.3")
def test_after_downtime_behind_a_gate_a_question_has_its_whole_clock_from_when_it_is_asked() -> None:
    evening = Evening()
    gate = evening.until_gate("ballot")
    evening.now += 100
    evening.happen(Back(60.0))
    asks = [ask for ask in evening.course.game.asks if ask.clock == "vote"]
    assert asks
    assert {evening.course.time.deadline(ask.id) for ask in asks} == {gate.opens + 60}
    evening.now += 20
    evening.go_on()
    assert {evening.course.time.deadline(ask.id) for ask in asks} == {evening.now + 60}
    evening.happen(TopUp(90.0))
    assert {evening.course.time.deadline(ask.id) for ask in asks} == {evening.now + 90}


@pytest.mark.rule("TK-7.2")
def test_a_game_that_is_taken_back_is_held_again() -> None:
    evening = Evening()
    gate = evening.until_gate("ballot")
    back = [move for move in evening.course.game.checkpoints if move < evening.course.game.moves_made][-1]
    evening.happen(Undo(back))
    assert evening.gate is None
    assert evening.course.time.released(evening.now) == len(evening.course.game.notices)
    again = evening.until_gate("ballot")
    assert again is not gate


@pytest.mark.rule("TK-7.1")
def test_when_the_narrator_stops_held_lines_are_told_and_gates_end() -> None:
    evening = Evening()
    evening.until_gate("dawn")
    evening.now += 7
    evening.happen(Talk("option", key="narrator", value=False))
    assert "mf-dawn" in evening.told()
    assert evening.gate is None
    while evening.step() and evening.now < 5_000:
        assert evening.gate is None


@pytest.mark.rule("TK-7.2")
@pytest.mark.parametrize(("steps", "wait"), [(False, 3), (True, 1.5)])
def test_a_game_that_the_host_ends_waits_for_nobody(steps: bool, wait: float) -> None:
    evening = Evening(replace(NARRATED, dawn_steps=steps))
    evening.until_gate("dawn")
    evening.happen(End())
    assert evening.told()[-1] == "mf-end" or evening.course.time.next_release(evening.now) == evening.now + wait
    assert evening.gate is None


ACTIONS = st.lists(st.sampled_from(["go", "step", "step", "step", "wait", "pause", "resume", "back", "topup", "vote", "undo"]), max_size=60)


@settings(max_examples=150, deadline=None)
@given(ACTIONS, st.integers(0, 40), st.floats(0.5, 250.0))
@pytest.mark.rule("TK-7.3")
def test_gates_are_data_and_a_restart_gives_the_same(actions: Sequence[str], seed: int, waits: float) -> None:
    evening = Evening(seed=seed)
    for action in actions:
        _do(evening, action, waits)
        time, now = evening.course.time, evening.now
        assert time.releases == sorted(time.releases)
        if (gate := evening.gate) is not None:
            assert time.released(now) <= gate.notice
            assert not [ask for ask in evening.course.open_asks(now) if ask.clock]
            assert all(timer.since is None or timer.since >= gate.opens - 1e-6 for timer in _open_timers(evening))
            if time.paused_at is None:
                assert 0 <= now - gate.since < LONGEST
    again = evening.folded().time
    assert (again.releases, again.timers, again.gates.held) == (
        evening.course.time.releases, evening.course.time.timers, evening.course.time.gates.held,
    )  # fmt: skip


def _open_timers(evening: Evening) -> list[Any]:
    time = evening.course.time
    return [time.timers[ask.id] for ask in evening.course.game.asks if ask.id in time.timers]


def _do(evening: Evening, action: str, waits: float) -> None:
    paused = evening.course.time.paused_at is not None
    if evening.course.game.outcome is not None:
        return
    match action:
        case "go" if evening.gate is not None and not paused:
            evening.go_on()
            time = evening.course.time
            assert all(timer.since == pytest.approx(time.asks_from, abs=1e-6) for timer in _open_timers(evening) if timer.since)
        case "step" if not paused:
            evening.step()
        case "wait":
            evening.now += waits if paused or not _open_timers(evening) else 1.0
        case "pause" if not paused:
            evening.happen(Pause())
        case "resume" if paused:
            evening.happen(Resume())
        case "back" if not paused:
            evening.happen(Back(60.0))
        case "topup" if not paused:
            evening.happen(TopUp(30.0))
        case "vote" if not paused:
            fingers(evening)
        case "undo" if not paused:
            before = [move for move in evening.course.game.checkpoints if move < evening.course.game.moves_made]
            if before:
                evening.happen(Undo(before[-1]))
        case _:
            pass
