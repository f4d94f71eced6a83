"""Deadlines and release times of one table, folded from its log: data, never a sleeping task.

*Timers* hold the remaining time of each open question. A question that disappears behind another one (a strike that interrupts a ballot)
stops until it is open again; one that ``continues`` another inherits its remaining time. *Releases* hold the moment from which each notice
may be delivered. A step of the night lasts its whole clock, however early its answers come, and the next notices wait (MF-15.4); a beat
separates a name and a token.
"""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from math import inf

from bot.games.timing import GameConfig, Length
from bot.tables.quiet_hours import NEVER, ClockRest
from bot.tables.session.gates import Gates, NarratorGate
from bot.tables.session.timer import LONG, Timer
from engines import Ask, Notice

View = Callable[[], object]
"""Makes the public view, on which some lengths depend."""

ROUNDING = 0.001
"""Seconds by which equal moments may differ after sums in a different order."""

STOPPED = 48
"""The least number of stopped timers to keep: more than can wait behind an interrupt at the largest table."""


class Timekeeper:
    """The clocks of one table. All times are unix seconds from the log."""

    def __init__(
        self,
        timing: GameConfig,
        lengths: Mapping[str, Length],
        beat: float,
        *,
        floor: str = "",
        salt: str = "",
        rest: ClockRest = NEVER,
        slow: bool = False,
        factor: float = 1.0,
    ) -> None:
        """``lengths``: seconds by kind of time at this table; ``beat``: seconds of a beat.

        ``floor``: the kind of time that a step of the night lasts at least if it may end early, else empty (MF-15.4). ``salt``: a secret
        of this table, which draws random lengths. ``rest``: when long clocks that begin from now on stand still. ``slow``: reminders
        come hours before the end of a long clock, not seconds (TK-4.8). ``factor``: multiplies the clocks of this table, in ``lengths``
        already.
        """
        self._slow = slow
        self.rest = rest
        self._salt = salt
        self._rhythm = timing.rhythm
        self._steps = timing.steps
        self._lengths = lengths
        self._beat = beat
        self._floor = floor
        self.talked: Callable[[str], float | None] = _as_usual
        """The length of a kind of time that depends on the talk; None: as in the timing of the game."""
        self.timers: dict[str, Timer] = {}
        self.releases: list[float] = []
        self.paused_at: float | None = None
        self._step_end = 0.0
        self._step_whole = 0.0
        self._step_notice: int | None = None
        """The number of the notice that begins that step; until its release people see the step before."""
        self._before_whole = 0.0
        """The length of the step before, 0 if none ran up to that notice."""
        self._alike = ("", 0)
        """The key of the last notice, and its number of repetitions in a row."""
        self._open: tuple[Ask, ...] = ()
        self.gates = Gates(timing.gates, factor)

    @property
    def asks_from(self) -> float:
        """The moment from which the open questions may be shown: the release of all notices before them."""
        return self.releases[-1] if self.releases else 0.0

    def advance(self, at: float, asks: Sequence[Ask], told: Sequence[Notice], view: View) -> None:
        """Note a move at ``at``: ``told`` are its notices, ``asks`` the questions now open, ``view()`` the public view."""
        for notice in told:
            self._release(at, notice, view)
        if asks is self._open:  # a changed vote leaves all questions open, and their clocks run
            return
        opened = max(at, self.asks_from)
        open_now = {ask.id for ask in asks}
        running = False
        for ask in self._open:
            timer = self.timers.get(ask.id)
            if timer is not None and ask.id not in open_now:
                timer.stop(at)
            elif timer is not None:
                running = True
        self._open = tuple(asks)
        lengths: dict[str, float] = {}
        for ask in asks:
            if ask.clock is None:
                continue
            timer = self.timers.get(ask.id)
            if timer is None and (earlier := self.timers.get(ask.continues)) is not None:
                self.timers[ask.id] = self._continued(earlier, at if running else opened)
            elif timer is None:
                self.timers[ask.id] = self._timer(ask, opened, lengths, view)
            elif timer.since is None:
                timer.since = opened
        if len(self.timers) > len(asks) + 2 * STOPPED:
            self._forget(open_now)

    def clock_of(self, ask_id: str) -> str:
        """Return the id of the question that started the clock of this one; the same for all questions with one clock."""
        timer = self.timers.get(ask_id)
        return timer.first if timer is not None else ask_id

    def _continued(self, earlier: Timer, since: float) -> Timer:
        """Return a clock with the remaining time of ``earlier``.

        ``since``: while other clocks of the step run on, a repeated question gains no time, not even a beat.
        """
        begun = since if earlier.since is None else earlier.since
        return Timer(earlier.whole, earlier.left, begun, earlier.beyond, earlier.first, earlier.rest)

    def _timer(self, ask: Ask, opened: float, lengths: dict[str, float], view: View) -> Timer:
        """Return the clock of a question that opens now; ``lengths`` caches lookups for the questions that open with it."""
        kind = ask.clock or ""
        length = self._lengths.get(kind)
        if length is not None and length.chance:
            share = int.from_bytes(sha256(f"{self._salt} {ask.id} {opened}".encode()).digest()[:4]) / 2**32
            seconds = length.least + (length.most - length.least) * share
            whole = max(seconds, self._seconds(length.shown, view)) if length.shown else seconds
            return Timer(whole, seconds, opened, whole - seconds, ask.id)
        if kind not in lengths:
            lengths[kind] = self.length_of(kind, view)
        return Timer(lengths[kind], lengths[kind], opened, first=ask.id, rest=self._rest_of(lengths[kind]))

    def _rest_of(self, whole: float) -> ClockRest:
        """Return when a clock of ``whole`` seconds that begins now stands still."""
        return self.rest if whole > LONG else NEVER

    def _release(self, at: float, notice: Notice, view: View) -> None:
        key = notice.text.key
        when = max(at, self.asks_from)
        self._alike = (key, self._alike[1] + 1 if key == self._alike[0] else 1)
        every = self._rhythm.breaths.get(key, 0)
        if key in self._rhythm.beats or (every and self._alike[1] % every == 1):
            when += self._beat
        if key in self._rhythm.boundaries:
            when = max(when, self._step_end)
        when = self.gates.hold(notice, when)
        self.releases.append(when)
        kind = self._steps.get(key)
        if kind is not None:
            if self._floor and kind in self._rhythm.night:
                kind = self._floor
            self._before_whole = self._step_whole if self._step_end > at else 0.0
            self._step_notice = len(self.releases) - 1
            self._step_whole = self._seconds(kind, view)
            self._step_end = self._rest_of(self._step_whole).end(when, self._step_whole)

    def length_of(self, kind: str, view: View) -> float:
        """Return the seconds of a kind of time that begins now. Raises KeyError for an unknown one."""
        talked = self.talked(kind)
        return self._seconds(kind, view) if talked is None else talked

    def _seconds(self, kind: str, view: View) -> float:
        length = self._lengths.get(kind)
        if length is None:
            raise KeyError(f"no length for the kind of time {kind}")
        return length.seconds(view() if length.each or length.crowd else None)

    def _forget(self, open_now: set[str]) -> None:
        """Drop the timers of questions answered long ago; those behind an interrupt are among the last to stop."""
        stopped = [name for name in self.timers if name not in open_now]
        for name in stopped[:-STOPPED]:
            del self.timers[name]

    def due(self, now: float) -> tuple[str, ...]:
        """Return the ids of the open questions whose clocks have run out at ``now``; none during a pause."""
        if self.paused_at is not None:
            return ()
        return tuple(ask.id for ask in self._open if (when := self.deadline(ask.id)) is not None and when <= now)

    def deadline(self, ask_id: str) -> float | None:
        """Return when the question ends; None for one without a clock, during a pause, or while it waits behind another."""
        timer = self.timers.get(ask_id)
        return None if timer is None or self.paused_at is not None else timer.deadline

    def shown_end(self, ask_id: str) -> float | None:
        """Return the end of the question as people see it; None if ``deadline`` is None."""
        timer = self.timers.get(ask_id)
        return None if timer is None or self.paused_at is not None else timer.shown

    @property
    def has_long(self) -> bool:
        """Whether a long clock runs."""
        return any(timer.whole > LONG and timer.since is not None for ask in self._open if (timer := self.timers.get(ask.id)) is not None)

    def next_deadline(self) -> float | None:
        """Return the earliest end of an open question."""
        ends = [when for ask in self._open if (when := self.deadline(ask.id)) is not None]
        return min(ends, default=None)

    def next_shown(self) -> float | None:
        """Return the earliest end of an open question as people see it."""
        ends = [when for ask in self._open if (when := self.shown_end(ask.id)) is not None]
        return min(ends, default=None)

    def released(self, now: float) -> int:
        """Return how many notices are released by ``now``; during a pause time stands still."""
        return self.told_by(now if self.paused_at is None else self.paused_at)

    def told_by(self, when: float) -> int:
        """Return how many notices are released by ``when``, if the clocks run on."""
        count = len(self.releases)
        while count and self.releases[count - 1] > when:
            count -= 1
        return count

    def gate(self, now: float) -> NarratorGate | None:
        """Return the gate that waits for the narrator at ``now``, also while the clocks stand still."""
        return self.gates.waiting(now if self.paused_at is None else self.paused_at)

    def step(self, now: float) -> tuple[float, float] | None:
        """Return the end (unix seconds) and the whole length of the step of the night at ``now``, None without one.

        This is the step that people see: the next one may have begun in the game already.
        """
        if self._step_notice is not None and now < (begins := self.releases[self._step_notice]):
            return (begins, self._before_whole) if self._before_whole else None
        return (self._step_end, self._step_whole) if self._step_end > now else None

    def urgency(self, now: float) -> int:
        """Return the urgency of the open questions: 0 early, 1 from half-time, 2 in the last minute, 3 in the last 15 seconds."""
        return max((level for at, level in self._reminders(now) if now >= at), default=0)

    def next_reminder(self, now: float) -> float | None:
        """Return when ``urgency`` rises next."""
        return min((at for at, _ in self._reminders(now) if at > now), default=None)

    def _reminders(self, now: float) -> list[tuple[float, int]]:
        """Return the moments of the reminders with their urgency; short clocks have fewer, slow ones only half-time.

        By night the step sets them, whose length does not depend on questions and answers (MF-15.4); by day, and when a step may end
        early, the question that ends first.
        """
        if self.paused_at is not None:
            return []
        if not self._floor and (step := self.step(now)) is not None:
            end, whole = step
            rest = self._rest_of(whole)
            left = rest.used(now, end)
            return self._reached(whole, lambda seconds: now if left <= seconds else rest.end(now, left - seconds))
        timer = self.ends_first(now)
        return [] if timer is None else self._reached(timer.whole, timer.with_left)

    def _reached(self, whole: float, with_left: Callable[[float], float | None]) -> list[tuple[float, int]]:
        """Return the reminders of a clock of ``whole`` seconds; ``with_left`` gives the moment with so many seconds left."""
        slow = self._slow and whole > LONG
        steps = [(whole / 2, 1, 0.0)] if slow else [(whole / 2, 1, 90.0), (60.0, 2, 180.0), (15.0, 3, 30.0)]
        return [(at, level) for seconds, level, least in steps if whole >= least and (at := with_left(seconds)) is not None]

    def _lags(self, now: float) -> bool:
        """Return whether notices are unreleased at ``now``."""
        return self.released(now) < len(self.releases)

    def _decided(self, now: float) -> tuple[float, float] | None:
        """Return end and length of a step of the night that has all answers and only lasts its time, which nobody may see (MF-15.4)."""
        return self.step(now if self.paused_at is None else self.paused_at) if self._lags(now) else None

    def ends_first(self, now: float) -> Timer | None:
        """Return the clock that ends first of those that people know at ``now``, of several the longest; None without one.

        While notices are unreleased, nobody knows the next questions, and a step of the night goes by its own clock.
        """
        if self.paused_at is not None:
            return None
        if (step := self._decided(now)) is not None:
            until, whole = step
            rest = self._rest_of(whole)
            return Timer(whole, rest.used(now, until), now, rest=rest)
        lags = self._lags(now)
        first, first_end = None, inf
        for ask in self._open:
            timer = self.timers.get(ask.id)
            end = timer.shown if timer is not None else None
            if lags and timer is not None and (timer.since is None or timer.since > now):
                continue
            if timer is not None and end is not None and (first is None or (end, -timer.whole) < (first_end, -first.whole)):
                first, first_end = timer, end
        return first

    def slow_call(self, now: float) -> float | None:
        """Return when to call the missing people of the question that ends first, if its clock is slow (TK-4.8); else None."""
        timer = self.ends_first(now)
        return timer.slow_call if timer is not None and self._is_slow(timer) else None

    def _is_slow(self, timer: Timer) -> bool:
        return self._slow and timer.whole > LONG

    def next_release(self, now: float) -> float | None:
        """Return the release of the next unreleased notice."""
        count = self.released(now)
        return self.releases[count] if self.paused_at is None and count < len(self.releases) else None

    def open_gate(self, notice: int, at: float) -> None:
        """Open the gate before the notice of this number at ``at``: it and all that follow are released so much earlier.

        Does nothing unless the notice waits at a gate then.
        """
        gate = self.gates.waiting(at)
        if gate is not None and gate.notice == notice and self.paused_at is None:
            self._pass(gate, at)

    def _pass(self, gate: NarratorGate, at: float) -> None:
        """Open a closed gate at ``at``."""
        self._put_off(gate.opens, at - gate.opens)

    def _put_off(self, than: float, by: float) -> None:
        """Shift all moments from ``than`` on by so many seconds (negative: earlier)."""
        from_then = than - ROUNDING
        self.releases = [when + by if when >= from_then else when for when in self.releases]
        for timer in self.timers.values():
            if timer.since is not None and timer.since >= from_then:
                timer.since += by
        if self._step_end >= from_then:
            self._step_end += by
        self.gates.put_off(from_then, by)

    def stop_narrating(self, at: float) -> None:
        """Open waiting gates at ``at``, and close no further ones."""
        self.gates.narrated = False
        now = at if self.paused_at is None else self.paused_at
        for gate in [gate for gate in self.gates.held if gate.opens > now]:
            self._pass(gate, max(now, gate.since))

    def pause(self, at: float) -> None:
        """Stop every clock."""
        self.paused_at = at

    def resume(self, at: float) -> None:
        """Resume every clock."""
        if self.paused_at is None:
            return
        if at < self.paused_at:  # the wall clock was set back meanwhile
            self.move(at - self.paused_at)
        self.go_on(self.paused_at, at)
        self.paused_at = None

    def go_on(self, stood_at: float, at: float) -> None:
        """Resume every clock at ``at`` with its remaining time at ``stood_at``; later moments shift by the difference."""
        away = at - stood_at
        for timer in self.timers.values():
            timer.resume(stood_at, at)
        self.releases = [when + away if when > stood_at else when for when in self.releases]
        self.gates.resume(stood_at, away)
        if self._step_end > stood_at:
            rest = self._rest_of(self._step_whole)
            self._step_end = rest.end(at, rest.used(stood_at, self._step_end))

    def move(self, by: float) -> None:
        """Follow a leap of the wall clock by so many seconds: all moments keep their distance from now."""
        for timer in self.timers.values():
            timer.move(by)
        self.releases = [when + by for when in self.releases]
        self.gates.move(by)
        self._step_end += by
        if self.paused_at is not None:
            self.paused_at += by

    def extend(self, at: float, seconds: float) -> None:
        """Give every open question ``seconds`` more from ``at`` on, and also a step of the night that only lasts its time."""
        if (step := self._decided(at)) is not None:
            self._put_off(step[0], self._rest_of(step[1]).end(step[0], seconds) - step[0])
            return
        for ask in self._open:
            timer = self.timers.get(ask.id)
            if timer is not None:
                timer.left += seconds
                timer.whole += seconds
        self._step_end = self._rest_of(self._step_whole).end(self._step_end, seconds)

    def afresh(self, at: float, least: float, away: float | None = None) -> None:
        """Restart the clock of every open question after downtime, with at least ``least`` seconds, so that nobody is caught unawares.

        A long clock gets back the last ``away`` seconds instead, and has at least a quarter of an hour (TK-4.7); ``away`` None: unknown. A
        step of the night that only lasts its time does as its questions would.
        """
        if (step := self._decided(at)) is not None:
            end, whole = step
            rest = self._rest_of(whole)
            since = at if away is None else at - away
            clock = Timer(whole, rest.used(since, end), since, rest=rest)
            if away is not None and whole > LONG:
                clock.give_back(at, away, LONG)
            else:
                clock.begin_again(at, least)
            self._put_off(end, (clock.deadline or end) - end)
            return
        for ask in self._open:
            timer = self.timers.get(ask.id)
            if timer is None:
                continue
            if away is not None and timer.whole > LONG:
                timer.give_back(at, away, LONG)
            else:
                timer.begin_again(max(at, self.asks_from), least)
            if ask.clock in self._rhythm.night:
                self._step_end = max(self._step_end, timer.deadline or 0.0)

    def top_up(self, at: float, least: float) -> None:
        """Give every open question and a step of the night at least ``least`` seconds from ``at``: the bot or Discord was slow."""
        if (step := self._decided(at)) is not None:
            self._put_off(step[0], max(0.0, self._rest_of(step[1]).end(at, least) - step[0]))
            return
        for ask in self._open:
            timer = self.timers.get(ask.id)
            if timer is not None:
                timer.top_up(at, least)
                if ask.clock in self._rhythm.night:
                    self._step_end = max(self._step_end, timer.deadline or 0.0)

    def rewind(self, at: float, asks: Sequence[Ask], notices: int, view: View) -> None:
        """Follow an undo to ``notices`` released notices; the clocks of the open questions start over."""
        self.releases = [min(when, at) for when in self.releases[:notices]]
        self._step_end, self._step_notice = 0.0, None
        self.timers = {}
        self._open = ()
        self.gates.forget()
        self.advance(at, asks, (), view)


def _as_usual(_kind: str) -> None:
    pass
