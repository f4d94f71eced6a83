"""Speeches in turn and raised hands of one game, folded from its course: who speaks, since when, who is next (TK-3.3 to 3.11).

An entry of the log ends each speech, also one whose clock has run out, so that the fold alone knows the speaker after a restart. Its clock
runs and stops with the clock of the talk. Nothing here sleeps or reads hidden state.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.games.timing import SpeechRules
from bot.presenting.scene import Deadline, Floor
from bot.presenting.standing import gone
from bot.tables.session.talk_log import TalkLog
from bot.tables.session.timekeeper import Timekeeper
from bot.tables.session.timer import Timer
from bot.tables.session.views import PublicView
from engines import Ask, Notice

LAST = 15.0
"""Seconds before its end at which a speech is announced to end."""

WORTH_A_REMINDER = 60.0
"""A shorter speech (seconds) is not announced to end."""


@dataclass(frozen=True, slots=True)
class SpeechTimes:
    """The factor of all speeches at a table, and the length of its free talk (seconds; None: the usual one for its seats)."""

    factor: float = 1.0
    free: float | None = None


@dataclass(slots=True)
class Round:
    """One talk: the move with which it ``began``, and the ``order`` of its speeches, empty for a free talk.

    ``speaker``: the seat whose speech runs or waits behind an interruption; ``before``: the speaker before. ``started``: when the speech
    began (unix seconds).
    """

    began: int
    order: tuple[int, ...] = ()
    seconds: float = 0.0
    speaker: int | None = None
    before: int | None = None
    timer: Timer | None = None
    started: float = 0.0


class SpeechTurns:
    """The talks of one game, in order."""

    def __init__(
        self,
        timing: SpeechRules | None,
        options: Mapping[str, object],
        talk: TalkLog,
        time: Timekeeper,
        times: SpeechTimes,
        public: Callable[[], object],
    ) -> None:
        """``timing`` None: a game without such talks. ``public()`` makes the public view after the last move."""
        self._timing = timing
        self._options = options
        self._talk = talk
        self._time = time
        self._times = times
        self._public = public
        self._rounds: list[Round] = []

    # ---- changes

    def open(self, told: Sequence[Notice], moves: int) -> None:
        """Begin the talks that the last of ``moves`` has opened; called before the clocks advance."""
        timing = self._timing
        if timing is None:
            return
        for notice in told:
            if notice.text.key == timing.opens:
                in_turn = self._talk.options.talk == "rounds" and notice.text.args.get("kind") == timing.kind
                self._rounds.append(self._in_turn(timing, moves) if in_turn else Round(moves))

    def _in_turn(self, timing: SpeechRules, moves: int) -> Round:
        living = self._living()
        seconds = timing.length(self._talk.options.speech, len(living), self._options) * self._times.factor
        return Round(moves, self._order(living), seconds)

    def _order(self, living: Sequence[int]) -> tuple[int, ...]:
        """Return the seats clockwise from the starter: the lowest on the first day, then the next one after the last starter (TK-3.3)."""
        last = next((one.order[0] for one in reversed(self._rounds) if one.order), -1)
        first = next((place for place, seat in enumerate(living) if seat > last), 0)
        return (*living[first:], *living[:first])

    def length(self, kind: str) -> float | None:
        """Return the length of a talk that opens now: the remaining speeches, then the free talk (TK-3.4); None for other clocks."""
        timing, now = self._timing, self._now
        if timing is None or now is None or not now.order or kind != timing.clock:
            return None
        free = timing.free.seconds(self._public()) if self._times.free is None else self._times.free
        return len(self._left(now)) * now.seconds + free * self._times.factor

    def settle(self, at: float, asks: Iterable[Ask]) -> None:
        """Update the speaker after a change at ``at``; ``asks``: the open questions."""
        now, timing = self._now, self._timing
        if timing is None or now is None or not now.order:
            return
        at = at if self._time.paused_at is None else self._time.paused_at
        running = any(ask.name == timing.question and ask.clock == timing.clock for ask in asks)
        left = self._left(now)
        speaker = left[0] if left else None
        if speaker != now.speaker:
            now.before, now.speaker, now.timer = now.speaker, speaker, None
            if speaker is not None:
                now.timer, now.started = Timer(now.seconds, now.seconds, None), at
        if now.timer is not None and running and now.timer.since is None:
            now.timer.since = max(at, self._time.asks_from)
        elif now.timer is not None and not running:
            now.timer.stop(at)

    def shift_after_stop(self, stood: float) -> None:
        """Resume the speech after all clocks ``stood`` still for some seconds."""
        timer = self._timer
        if timer is not None and timer.since is not None:
            timer.since += stood

    def extend(self, at: float, seconds: float) -> None:
        """Give the speech ``seconds`` more."""
        timer = self._given_time(at)
        if timer is not None:
            timer.extend(seconds)

    def postpone(self, since: float, by: float) -> None:
        """Delay a speech that begins at or after ``since`` by ``by`` seconds."""
        if self._timer is not None:
            self._timer.postpone(since, by)

    def afresh(self, at: float) -> None:
        """Let the speech that ran begin again: the bot was away."""
        now, timer = self._now, self._given_time(at)
        if now is not None and timer is not None and timer.since is not None:
            timer.begin_again(at, 0.0)
            now.started = at

    def move(self, by: float) -> None:
        """Follow a leap of the wall clock ``by`` seconds."""
        for one in self._rounds:
            one.started += by
            if one.timer is not None:
                one.timer.move(by)

    def top_up(self, at: float, least: float) -> None:
        """Let the speech have at least ``least`` seconds from ``at``, but not more than its whole length."""
        timer = self._given_time(at)
        if timer is not None:
            timer.top_up(at, min(least, timer.whole))

    def take_back(self, moves: int) -> None:
        """Follow an undo: finished speeches stay finished, the running one starts over."""
        self._rounds = [one for one in self._rounds if one.began <= moves]
        if (now := self._now) is not None:
            now.speaker = now.before = now.timer = None

    # ---- state

    @property
    def _now(self) -> Round | None:
        return self._rounds[-1] if self._rounds else None

    @property
    def _timer(self) -> Timer | None:
        return self._now.timer if self._now is not None else None

    def _given_time(self, at: float) -> Timer | None:
        """Return the clock of the speech; None for one that waits for the end of an answered night."""
        return None if self._time.is_padding(at) else self._timer

    def _living(self) -> list[int]:
        view = self._public()
        seats: Sequence[object] = getattr(view, "seats", ())
        return sorted(set(range(len(seats))) - gone(view))

    def _done(self, now: Round) -> set[int]:
        return {one.entry.seat for one in self._talk.spoken if one.entry.what == "done" and one.moves >= now.began}

    def _left(self, now: Round) -> list[int]:
        """Return the living seats with an unfinished speech, in order, the speaker among them."""
        done = self._done(now)
        pending = [seat for seat in now.order if seat not in done]
        living = set(self._living()) if pending else set()
        return [seat for seat in pending if seat in living]

    @property
    def speaker(self) -> int | None:
        """The seat whose speech runs or waits behind an interruption; after the talk, the first seat that did not speak."""
        return self._now.speaker if self._now is not None else None

    def on_turn(self, now: float) -> int | None:
        """Whose speech runs at ``now``, also in a pause; None while none does."""
        timer = self._timer
        return self.speaker if timer is not None and timer.since is not None and timer.since <= now else None

    @property
    def ends(self) -> float | None:
        """When the speech ends (unix seconds); None without a running one."""
        timer = self._timer
        return None if timer is None or self._time.paused_at is not None else timer.deadline

    def urgency(self, now: float) -> int:
        """Return 3 in the last 15 seconds of a long enough speech, else 0 (TK-3.12)."""
        last = self._last_seconds
        return 3 if last is not None and now >= last else 0

    def next_reminder(self, now: float) -> float | None:
        """Return when ``urgency`` rises next."""
        last = self._last_seconds
        return last if last is not None and last > now else None

    @property
    def _last_seconds(self) -> float | None:
        ends, timer = self.ends, self._timer
        return ends - LAST if ends is not None and timer is not None and timer.whole >= WORTH_A_REMINDER else None

    def floor(self, now: float, view: PublicView) -> Floor | None:
        """Return who has the floor in turn at ``now``, as far as ``view`` shows; None without a speech in turn.

        The floor changes only with the message of the move that changes it (TK-10.3).
        """
        talk, timing = self._now, self._timing
        if talk is None or timing is None or talk.timer is None or view.phase != timing.phase:
            return None
        waits = talk.timer.since is None or now < talk.timer.since
        seat = talk.before if waits and talk.before is not None and talk.before not in gone(view) | self._done(talk) else talk.speaker
        if seat is None:
            return None
        stands = waits or self._time.paused_at is not None
        done, out = self._done(talk), gone(view)
        after = tuple(other for other in talk.order if other not in done | out and other != seat)
        spoken = sum(other in done and other not in out for other in talk.order)
        return Floor(
            seat, Deadline(None if stands else talk.timer.deadline, talk.timer.whole), in_turn=True, after=after, spoken=spoken,
            all=sum(other not in out for other in talk.order), began=talk.started,
            speech=f"turn-{talk.began}",
        )  # fmt: skip

    def hands(self, view: PublicView) -> tuple[int, ...]:
        """Return the raised hands in order; none during speeches in turn and outside the talk (TK-3.11)."""
        talk, timing = self._now, self._timing
        if talk is None or timing is None or talk.timer is not None or view.phase != timing.phase:
            return ()
        raised: dict[int, None] = {}
        for one in self._talk.spoken:
            if one.entry.what == "hand" and one.moves >= talk.began:
                raised.pop(one.entry.seat, None)
                if one.entry.value:
                    raised[one.entry.seat] = None
        return _without(raised, gone(view))

    def free(self, view: PublicView) -> bool:
        """Return whether everybody may talk and raise a hand."""
        talk, timing = self._now, self._timing
        return talk is not None and timing is not None and talk.timer is None and view.phase == timing.phase


def _without(seats: Iterable[int], out: Collection[int]) -> tuple[int, ...]:
    return tuple([seat for seat in seats if seat not in out])
