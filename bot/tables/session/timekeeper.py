"""Deadlines and release times of one table, folded from its log: data, never a sleeping task.

*Timers* hold the remaining time of each open question. A question that disappears behind another one (a strike that interrupts a ballot)
stops until it is open again; one that ``continues`` another inherits its remaining time. *Releases* hold the moment from which each notice
may be delivered. A step of the night lasts its whole clock, however early its answers come (MF-15.4): the game waits for its end, and in an
older table, whose game does not, the next notices wait. A beat separates a name and a token.
"""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from math import inf, nextafter

from bot.games.timing import GameConfig, Length
from bot.tables.quiet_hours import NEVER, ClockRest
from bot.tables.session.gates import Gates, NarratorGate
from bot.tables.session.timer import LONG, Timer
from engines import Ask, Notice

View = Callable[[], object]
"""Makes the public view, on which some lengths depend."""

ROUNDING = 0.001
"""Seconds by which equal moments may differ after sums in a different order."""

AFTER_DAWN = 2
"""The steps of a dawn after its beginning; together they take one beat (NT-3.5)."""

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
        self.away: dict[int, float] = {}
        """Until when the person of each seat is away (unix seconds): none of their questions that everybody knows of runs out before."""
        self.known: frozenset[str] = frozenset()
        """Names of secret questions of which everybody knows whom the table waits for."""
        self.releases: list[float] = []
        self.paused_at: float | None = None
        self._still = False
        self.on_postponed: Callable[[float, float], None] = _unheard
        """Called with a moment and the seconds by which all later events are postponed."""
        self._step: Timer | None = None
        """The clock of the last step; until it begins, the step before is the one that people see."""
        self._before: Timer | None = None
        self._whole: Timer | None = None
        """The clock of the last step if nothing lets it end early."""
        self.clocked = False
        """Whether the game waits for the ends of its steps; it does not at an older table."""
        self.daybreak = False
        """Whether a dawn is told in three steps (NT-3.5)."""
        self._dawning = 0
        """The number of steps of this dawn that are still to come."""
        self.waits = False
        """Whether the game waits for the end of the last step, which is answered."""
        self._alike = ("", 0)
        """The key of the last notice, and its number of repetitions in a row."""
        self._open: tuple[Ask, ...] = ()
        self.gates = Gates(timing.gates, factor)

    @property
    def asks_from(self) -> float:
        """The moment from which the open questions may be shown: the release of all notices before them."""
        return self.releases[-1] if self.releases else 0.0

    def advance(self, at: float, asks: Sequence[Ask], told: Sequence[Notice], view: View, *, waits: bool = False) -> None:
        """Note a move at ``at``: ``told`` are its notices, ``asks`` the questions now open, ``view()`` the public view.

        ``waits``: the game waits for the end of the step.
        """
        self.waits = waits
        for notice in told:
            self._release(at, notice, view)
        if asks is self._open:  # a changed vote leaves all questions open, and their clocks run
            return
        opened = max(at, self.asks_from)
        open_now = {ask.id for ask in asks}
        running = any(ask.id in open_now and ask.id in self.timers for ask in self._open)
        gone = [timer for ask in self._open if ask.id not in open_now and (timer := self.timers.get(ask.id)) is not None]
        if not running:
            _stop(gone, at)
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
        _stop(gone, at)  # not before: a repeated question has its clock from the same moment as the others, also after downtime (MF-15.4)
        self._hold()
        if len(self.timers) > len(asks) + 2 * STOPPED:
            self._forget(open_now)

    def leave(self, seat: int, until: float) -> None:
        """Let the person of ``seat`` be away ``until`` then: no question that waits for them runs out before (NT-5.3)."""
        self.away[seat] = until
        self._hold()

    def away_at(self, now: float) -> dict[int, float]:
        """Return the seats whose people are away at ``now``, each with the end of it; during a pause time stands still."""
        now = now if self.paused_at is None else self.paused_at
        return {seat: until for seat, until in self.away.items() if until > now}

    def next_return(self, now: float) -> float | None:
        """Return when the next person is back."""
        return min(self.away_at(now).values(), default=None) if self.paused_at is None else None

    def _hold(self) -> None:
        """Keep open the questions of absent people.

        Only those of which everybody knows whom they are put to, and none of the night: how long the table waits tells nothing else.
        """
        for ask in self._open if self.away else ():
            until, timer = self.away.get(ask.seat), self.timers.get(ask.id)
            known = not ask.secret or ask.name in self.known
            if until is not None and timer is not None and known and ask.clock not in self._rhythm.night | self._rhythm.hidden:
                timer.hold(until)

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
        if key in self._rhythm.day:
            self._dawning = AFTER_DAWN if self.daybreak else 0
        if self._dawning and key in self._rhythm.daybreak:
            self._dawning -= 1
            when += self._beat / AFTER_DAWN
        elif key in self._rhythm.beats or (every and self._alike[1] % every == 1):
            when += self._beat
        if key in self._rhythm.boundaries:
            when = max(when, _end(self._step))
        when = self.gates.hold(notice, when)
        self.releases.append(when)
        kind = self._steps.get(key)
        if kind is not None:
            self._whole = self._step_of(kind, when, view)
            if self._floor and kind in self._rhythm.night:
                kind = self._floor
            self._before, self._step = self._step, self._step_of(kind, when, view)

    def _step_of(self, kind: str, when: float, view: View) -> Timer:
        """Return the clock of a step of this kind that begins at ``when``."""
        whole = self._seconds(kind, view)
        return Timer(whole, whole, when, rest=self._rest_of(whole))

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

    def step_due(self, now: float) -> bool:
        """Whether the game waits for the end of a step that is over at ``now``."""
        return self.waits and self.paused_at is None and _end(self._step) - ROUNDING <= now

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
        return any(timer.whole > LONG and timer.since is not None for timer in self._counted_down())

    def next_deadline(self) -> float | None:
        """Return the earliest end of an open question, or of the step for whose end the game waits."""
        if self.waits:
            return None if self.paused_at is not None else _end(self._step)
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
        step = self._running_step(now)
        return (_end(step), step.whole) if step is not None else None

    def whole_clock(self, now: float) -> tuple[float, float]:
        """Return the end (unix seconds) and the length of the last step of the night that has begun by ``now``, if nothing ends it early.

        Both are 0 before the first step.
        """
        whole = self._whole
        step = whole if whole is not None and (whole.since or 0.0) <= now else self._before
        return (_end(step), step.whole) if step is not None else (0.0, 0.0)

    @property
    def _step_runs(self) -> bool:
        """Whether the game is in the last step: it waits for the answers, or for the end."""
        return self.clocked and (self.waits or any(ask.clock in self._rhythm.night for ask in self._open))

    def _running_step(self, now: float) -> Timer | None:
        step = self._step if self._step is not None and (self._step.since or 0.0) <= now else self._before
        return step if _end(step) > now else None

    def is_padding(self, at: float) -> bool:
        """Whether the night's step at ``at`` is fully answered and runs on only to hide that (MF-15.4)."""
        return self._padding_step(at) is not None

    def _padding_step(self, at: float) -> Timer | None:
        now = at if self.paused_at is None else self.paused_at
        step = self._running_step(now) if self.released(now) < len(self.releases) else None
        return None if step is self._step and self._step_runs else step

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
        step = None if self._floor else self._running_step(now)
        timer = step or self.ends_first(now)
        if timer is None:
            return []
        whole = timer.whole
        steps = [(whole / 2, 1, 0.0)] if self._is_slow(timer) else [(whole / 2, 1, 90.0), (60.0, 2, 180.0), (15.0, 3, 30.0)]
        return [(at, level) for seconds, level, least in steps if whole >= least and (at := timer.with_left(seconds)) is not None]

    def ends_first(self, now: float) -> Timer | None:
        """Return the clock that ends first of those that people see at ``now``, of several the longest; None when none ends.

        Nobody sees a question that has not begun, nor that a step of the night is answered.
        """
        if self.paused_at is not None:
            return None
        if (step := self._padding_step(now)) is not None:
            return step
        begun = [timer for timer in self._counted_down() if timer.since is not None and timer.since <= now]
        return min(begun, key=lambda timer: (timer.shown or inf, -timer.whole), default=None)

    def _counted_down(self) -> list[Timer]:
        """Return the clocks of the open questions; of a step that is answered its whole clock, as if some were still open."""
        clocks = [self._whole] if self.waits else [self.timers.get(ask.id) for ask in self._open]
        return [timer for timer in clocks if timer is not None]

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
        """Let what a shut gate holds be told at ``at``."""
        self._postpone(gate.opens, at - gate.opens)

    def _postpone(self, since: float, by: float) -> None:
        """Delay everything due at or after ``since`` by ``by`` seconds; a negative ``by`` brings it forward."""
        since -= ROUNDING
        self.releases = [when + by if when >= since else when for when in self.releases]
        for timer in self._clocks():
            timer.postpone(since, by)
        self.gates.postpone(since, by)
        self.on_postponed(since, by)

    def _clocks(self) -> list[Timer]:
        return [*self.timers.values(), *(step for step in (self._before, self._step, self._whole) if step is not None)]

    def stop_narrating(self, at: float) -> None:
        """Open waiting gates at ``at``, and close no further ones."""
        self.gates.narrated = False
        now = at if self.paused_at is None else self.paused_at
        for gate in [gate for gate in self.gates.held if gate.opens > now]:
            self._pass(gate, max(now, gate.since))

    def pause(self, at: float, *, still: bool) -> None:
        """Stop the clocks; ``still``: see ``Pause``."""
        self.paused_at, self._still = at, still

    def moment(self, at: float) -> float:
        """Return the time by these clocks at ``at``; throughout a still pause it is the moment after the pause began."""
        return at if self.paused_at is None or not self._still else nextafter(self.paused_at, inf)

    def resume(self, at: float) -> None:
        if self.paused_at is None:
            return
        if at < self.paused_at:  # the wall clock was set back meanwhile
            self.move(at - self.paused_at)
        self.shift_after_stop(self.paused_at, at)
        self.paused_at = None

    def shift_after_stop(self, stood_at: float, at: float) -> None:
        """Resume every clock at ``at`` with its remaining time at ``stood_at``; later moments shift by the difference."""
        away = at - stood_at
        self.away = {seat: until + away for seat, until in self.away.items() if until > stood_at}
        for timer in self._clocks():
            timer.resume(stood_at, at)
        self.releases = [when + away if when > stood_at else when for when in self.releases]
        self.gates.resume(stood_at, away)

    def move(self, by: float) -> None:
        """Follow a wall clock that was set ``by`` seconds: all moments keep their distance from now."""
        for timer in self._clocks():
            timer.move(by)
        self.away = {seat: until + by for seat, until in self.away.items()}
        self.releases = [when + by for when in self.releases]
        self.gates.move(by)
        if self.paused_at is not None:
            self.paused_at += by

    def extend(self, at: float, seconds: float) -> None:
        """Give every open question ``seconds`` more."""
        self._give_time(at, lambda timer: timer.extend(seconds))

    def afresh(self, at: float, least: float, away: float | None = None) -> None:
        """Restart the clock of every open question after downtime, with at least ``least`` seconds, so that nobody is caught unawares.

        A long one goes on with what it had left ``away`` seconds ago instead, and has at least a quarter of an hour (TK-4.7); None: it is
        not known how long the bot was away.
        """
        begins = at if self.is_padding(at) else max(at, self.asks_from)

        def renew(timer: Timer) -> None:
            if away is not None and timer.whole > LONG:
                timer.give_back(at, away, LONG)
            else:
                timer.begin_again(begins, least)

        self._give_time(at, renew, again=True)
        self._hold()

    def top_up(self, at: float, least: float) -> None:
        """Give every open question at least ``least`` seconds from ``at``: the bot or Discord was slow."""
        self._give_time(at, lambda timer: timer.top_up(at, least))

    def _give_time(self, at: float, change: Callable[[Timer], None], *, again: bool = False) -> None:
        """Change the clocks of the open questions and of the step that runs at ``at``.

        A fully answered step that runs on only to hide that changes as if its questions were open, and everything after it is delayed
        by the same amount (MF-15.4).
        ``again``: also the floor of a step that may end early begins again, though it has passed.
        """
        if (step := self._padding_step(at)) is not None:
            end = _end(step)
            change(step)
            self._postpone(end, _end(step) - end)
            return
        if self._step_runs and (again or not self._floor):
            step = self._step
        else:
            step = self._running_step(at if self.paused_at is None else self.paused_at)
        for timer in [*(self.timers.get(ask.id) for ask in self._open), step, self._whole]:
            if timer is not None:
                change(timer)

    def rewind(self, at: float, asks: Sequence[Ask], notices: int, view: View, *, waits: bool = False) -> None:
        """Follow an undo to ``notices`` released notices; the clocks of the open questions start over."""
        self.releases = [min(when, at) for when in self.releases[:notices]]
        self._step = self._before = self._whole = None
        self.timers = {}
        self.away = {}
        self._open = ()
        self._dawning = 0
        self.gates.forget()
        self.advance(at, asks, (), view, waits=waits)


def _end(step: Timer | None) -> float:
    """Return when a step ends (unix seconds), 0.0 where there is none."""
    return (step.deadline or 0.0) if step is not None else 0.0


def _stop(timers: Sequence[Timer], at: float) -> None:
    for timer in timers:
        timer.stop(at)


def _as_usual(_kind: str) -> None:
    pass


def _unheard(_since: float, _by: float) -> None:
    pass
