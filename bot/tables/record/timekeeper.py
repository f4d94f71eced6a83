"""Deadlines and release times of one table, folded from its log: data, never a sleeping task.

Two things are kept. *Timers*: how long each open question still runs; a question that disappears behind another one (a strike that
interrupts a ballot) stops and goes on when it is open again, and one that ``continues`` another has what that one had left. *Releases*:
the moment from which each notice may be delivered. A step of the night lasts its whole clock however early its questions are answered,
and what follows waits (MF-15.4); between a name and a token stands a beat.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256

from bot.tables.manners import Length, Manners
from engines import Ask, Notice

View = Callable[[], object]
"""Makes the public view, where a length depends on what it shows."""

STOPPED = 48
"""How many stopped timers are kept at least: more than can wait behind an interrupt at the largest table."""


@dataclass(slots=True)
class Timer:
    """The clock of one question: ``left`` seconds as of ``since``; ``since`` None while it is stopped.

    ``beyond``: by how many seconds the end that people see lies behind the real one. ``first``: the question with which it began.
    """

    whole: float
    left: float
    since: float | None
    beyond: float = 0.0
    first: str = ""

    @property
    def deadline(self) -> float | None:
        """When it runs out (unix seconds), None while it is stopped."""
        return None if self.since is None else self.since + self.left

    @property
    def shown(self) -> float | None:
        """The end that people see, None while it is stopped."""
        return None if self.since is None else self.since + self.left + self.beyond

    def top_up(self, at: float, least: float) -> None:
        """Let people see at least ``least`` seconds from ``at``."""
        if self.since is None:
            return
        wanted = max(self.left + self.beyond, at - self.since + least)
        if self.beyond:
            self.beyond = wanted - self.left
        else:
            self.left = wanted

    def begin_again(self, at: float, least: float) -> None:
        """Begin at ``at`` with the whole length, of which people see at least ``least`` seconds."""
        seconds, shown = self.whole - self.beyond, max(self.whole, least)
        self.left = max(seconds, 0.0) if self.beyond else shown
        self.beyond = shown - self.left
        self.since = at

    def stop(self, at: float) -> None:
        """Stop it at ``at``; before its start nothing is used up."""
        if self.since is not None:
            self.left -= min(max(at - self.since, 0.0), self.left)
            self.since = None


class Timekeeper:
    """The clocks of one table. All times are unix seconds from the log."""

    def __init__(self, manners: Manners, lengths: Mapping[str, Length], beat: float, *, floor: str = "", salt: str = "") -> None:
        """``lengths``: seconds by kind of time at this table; ``beat``: seconds of a beat.

        ``floor``: the kind of time that a step of the night lasts at least where it may end early, empty where it may not (MF-15.4).
        ``salt``: something secret of this table, from which lengths that vary by chance are drawn.
        """
        self._salt = salt
        self._rhythm = manners.rhythm
        self._steps = manners.steps
        self._lengths = lengths
        self._beat = beat
        self._floor = floor
        self.talked: Callable[[str], float | None] = _as_usual
        """The length of a kind of time that depends on how the table talks; None: it is as the manners have it."""
        self.timers: dict[str, Timer] = {}
        self.releases: list[float] = []
        self.paused_at: float | None = None
        self._step_end = 0.0
        self._step_whole = 0.0
        self._alike = ("", 0)
        """The key of the last notice, and how many of it have followed each other."""
        self._open: tuple[Ask, ...] = ()

    @property
    def asks_from(self) -> float:
        """The moment from which the questions that are open now may be shown: when all that was told before them is told."""
        return self.releases[-1] if self.releases else 0.0

    def advance(self, at: float, asks: Sequence[Ask], told: Sequence[Notice], view: View) -> None:
        """Take note of a move made at ``at``: ``told`` are its notices, ``asks`` the questions now open, ``view()`` the public view."""
        for notice in told:
            self._release(at, notice, view)
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
        """Return the id of the question with which the clock of this one began: questions that share a clock share this."""
        timer = self.timers.get(ask_id)
        return timer.first if timer is not None else ask_id

    def _continued(self, earlier: Timer, since: float) -> Timer:
        """Return a clock that goes on with what ``earlier`` had left.

        ``since``: while other clocks of the step run on, a question that is put again in between gains nothing, not even a beat.
        """
        return Timer(earlier.whole, earlier.left, since if earlier.since is None else earlier.since, earlier.beyond, earlier.first)

    def _timer(self, ask: Ask, opened: float, lengths: dict[str, float], view: View) -> Timer:
        """Return the clock of a question that opens now; ``lengths`` keeps what has been looked up for the others that open with it."""
        kind = ask.clock or ""
        length = self._lengths.get(kind)
        if length is not None and length.chance:
            share = int.from_bytes(sha256(f"{self._salt} {ask.id} {opened}".encode()).digest()[:4]) / 2**32
            seconds = length.least + (length.most - length.least) * share
            whole = max(seconds, self._seconds(length.shown, view)) if length.shown else seconds
            return Timer(whole, seconds, opened, whole - seconds, ask.id)
        if kind not in lengths:
            talked = self.talked(kind)
            lengths[kind] = self._seconds(kind, view) if talked is None else talked
        return Timer(lengths[kind], lengths[kind], opened, first=ask.id)

    def _release(self, at: float, notice: Notice, view: View) -> None:
        key = notice.text.key
        when = max(at, self.asks_from)
        self._alike = (key, self._alike[1] + 1 if key == self._alike[0] else 1)
        every = self._rhythm.breaths.get(key, 0)
        if key in self._rhythm.beats or (every and self._alike[1] % every == 1):
            when += self._beat
        if key in self._rhythm.boundaries:
            when = max(when, self._step_end)
        self.releases.append(when)
        kind = self._steps.get(key)
        if kind is not None:
            if self._floor and kind in self._rhythm.night:
                kind = self._floor
            self._step_whole = self._seconds(kind, view)
            self._step_end = when + self._step_whole

    def _seconds(self, kind: str, view: View) -> float:
        length = self._lengths.get(kind)
        if length is None:
            raise KeyError(f"no length for the kind of time {kind}")
        return length.seconds(view() if length.each or length.crowd else None)

    def _forget(self, open_now: set[str]) -> None:
        """Drop the timers of questions that were answered long ago; those behind an interrupt are among the last that stopped."""
        stopped = [name for name in self.timers if name not in open_now]
        for name in stopped[:-STOPPED]:
            del self.timers[name]

    def due(self, now: float) -> tuple[str, ...]:
        """Return the ids of the open questions whose clock has run out at ``now``; none during a pause."""
        if self.paused_at is not None:
            return ()
        return tuple(ask.id for ask in self._open if (when := self.deadline(ask.id)) is not None and when <= now)

    def deadline(self, ask_id: str) -> float | None:
        """Return when the question ends; None for one without a clock, during a pause, or while it waits behind another."""
        timer = self.timers.get(ask_id)
        return None if timer is None or self.paused_at is not None else timer.deadline

    def shown_end(self, ask_id: str) -> float | None:
        """Return the end of the question as people see it; None where ``deadline`` is None."""
        timer = self.timers.get(ask_id)
        return None if timer is None or self.paused_at is not None else timer.shown

    def next_deadline(self) -> float | None:
        """Return the earliest end of an open question."""
        ends = [when for ask in self._open if (when := self.deadline(ask.id)) is not None]
        return min(ends, default=None)

    def next_shown(self) -> float | None:
        """Return the earliest end of an open question as people see it."""
        ends = [when for ask in self._open if (when := self.shown_end(ask.id)) is not None]
        return min(ends, default=None)

    def released(self, now: float) -> int:
        """Return how many notices may have been delivered by ``now``; during a pause time stands still."""
        now = now if self.paused_at is None else min(now, self.paused_at)
        count = len(self.releases)
        while count and self.releases[count - 1] > now:
            count -= 1
        return count

    def step(self, now: float) -> tuple[float, float] | None:
        """Return the end (unix seconds) and the whole length of the night's step that runs at ``now``, None when none does."""
        return (self._step_end, self._step_whole) if self._step_end > now else None

    def urgency(self, now: float) -> int:
        """Return how late it is for the open questions: 0 early, 1 half of the time is over, 2 the last minute, 3 the last 15 seconds."""
        level = 0
        for at, reached in self._reminders():
            if now >= at:
                level = max(level, reached)
        return level

    def next_reminder(self, now: float) -> float | None:
        """Return when ``urgency`` rises next."""
        return min((at for at, _ in self._reminders() if at > now), default=None)

    def _reminders(self) -> list[tuple[float, int]]:
        """Return the moments of the reminders for the question that ends first; short questions have fewer."""
        end = self.next_shown()
        if end is None:
            return []
        whole = max(timer.whole for ask in self._open if (timer := self.timers.get(ask.id)) is not None and timer.shown == end)
        steps = [(end - whole / 2, 1, 90.0), (end - 60, 2, 180.0), (end - 15, 3, 30.0)]
        return [(at, level) for at, level, least in steps if whole >= least]

    def next_release(self, now: float) -> float | None:
        """Return when the next notice that still waits may be delivered."""
        count = self.released(now)
        return self.releases[count] if self.paused_at is None and count < len(self.releases) else None

    def pause(self, at: float) -> None:
        """Stop every clock."""
        self.paused_at = at

    def resume(self, at: float) -> None:
        """Let every clock run on with what was left."""
        if self.paused_at is None:
            return
        away = at - self.paused_at
        for timer in self.timers.values():
            if timer.since is not None:
                timer.since += away
        self.releases = [when + away if when > self.paused_at else when for when in self.releases]
        if self._step_end > self.paused_at:
            self._step_end += away
        self.paused_at = None

    def extend(self, seconds: float) -> None:
        """Give every open question ``seconds`` more."""
        for ask in self._open:
            timer = self.timers.get(ask.id)
            if timer is not None:
                timer.left += seconds
                timer.whole += seconds
        self._step_end += seconds

    def afresh(self, at: float, least: float) -> None:
        """Give every open question its whole clock again, at least ``least`` seconds: after downtime nobody is struck unawares."""
        for ask in self._open:
            timer = self.timers.get(ask.id)
            if timer is not None:
                timer.begin_again(at, least)
                self._step_end = max(self._step_end, at + timer.left) if ask.clock in self._rhythm.night else self._step_end

    def top_up(self, at: float, least: float) -> None:
        """Give every open question at least ``least`` seconds from ``at``: the bot or Discord was slow."""
        for ask in self._open:
            timer = self.timers.get(ask.id)
            if timer is not None:
                timer.top_up(at, least)

    def rewind(self, at: float, asks: Sequence[Ask], notices: int, view: View) -> None:
        """Take the clocks back with the game: ``notices`` have been told, the questions open now start afresh."""
        self.releases = [min(when, at) for when in self.releases[:notices]]
        self._step_end = 0.0
        self.timers = {}
        self._open = ()
        self.advance(at, asks, (), view)


def _as_usual(_kind: str) -> None:
    pass
