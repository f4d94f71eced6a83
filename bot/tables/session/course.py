"""The course of one game at a table: the game and its clocks, folded from the entries of the log.

The running table and its restart use the same fold: the table applies an entry in memory, appends it, then acknowledges it. The log is the
game; everything here can be rebuilt from it.
"""

from bisect import bisect_right
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from math import inf
from typing import assert_never, cast

import engines
from bot.games.timing import GameConfig
from bot.runtime.lru_cache import LruCache
from bot.store import EntryRow
from bot.tables.session.entries import (
    Answer,
    Away,
    Back,
    Deal,
    End,
    Entry,
    Expire,
    Extend,
    Handover,
    Pause,
    Reseat,
    Resume,
    Said,
    Talk,
    TopUp,
    Undo,
    read_entry,
)
from bot.tables.session.speeches import SpeechTimes, SpeechTurns
from bot.tables.session.table_settings import TableSettings, rest_of
from bot.tables.session.talk_log import TalkLog
from bot.tables.session.timekeeper import Timekeeper
from bot.tables.session.views import PublicView
from engines import Ask, Notice
from engines.asking import share_texts


class QuestionTimes:
    """Since when each open question is open (unix seconds), folded from the log: automated players go on thinking after a restart."""

    __slots__ = ("_settled", "_since")

    def __init__(self) -> None:
        self._since: dict[str, float] = {}
        self._settled: Sequence[Ask] = ()
        """The questions noted last, if the opening of all of them is known."""

    def note(self, at: float, asks: Sequence[Ask]) -> None:
        """Note the questions that are open from ``at`` on (infinite: unknown while the table waits for a narrator)."""
        if asks is self._settled:  # a changed vote leaves all questions as they are
            return
        since = self._since
        self._since = {ask.id: known if (known := since.get(ask.id, inf)) != inf else at for ask in asks}
        self._settled = () if inf in self._since.values() else asks

    def begin_again(self) -> None:
        """Forget everything: after an undo all questions count as new."""
        self._since.clear()
        self._settled = ()

    def postpone(self, since: float, by: float) -> None:
        """Delay the questions that open at or after ``since`` by ``by`` seconds."""
        self._since = {ask: at + by if at >= since else at for ask, at in self._since.items()}

    def move(self, by: float) -> None:
        """Shift everything after a leap of the wall clock or a pause ``by`` seconds."""
        self._since = {ask: at + by for ask, at in self._since.items()}

    def since(self, ask_id: str) -> float:
        """Return since when a question is open, 0.0 for a closed one."""
        return self._since.get(ask_id, 0.0)


DEFAULT_SETTINGS, DEFAULT_TIMES = TableSettings(), SpeechTimes()
"""The defaults of a table."""

PRESSES = 32
"""The number of presses that are recognised when they arrive again: more than arrive within the seconds of a handover."""


class Course:
    """One game from its deal on. Raises BadSetup when it cannot be dealt."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object],
        seed: int,
        timing: GameConfig,
        timekeeper: Timekeeper,
        settings: TableSettings = DEFAULT_SETTINGS,
        times: SpeechTimes = DEFAULT_TIMES,
    ) -> None:
        self.game = engines.start(game, seats=seats, options=options, seed=seed)
        self.timing = timing
        self.time = timekeeper
        self.talk_log = TalkLog(settings)
        """The talk at the table, which no rule reads."""
        timekeeper.gates.narrated = settings.narrator
        timekeeper.daybreak = settings.dawn_steps
        timekeeper.known = timing.counted(options)
        self.speeches = SpeechTurns(timing.speeches, options, self.talk_log, timekeeper, times, self._public)
        timekeeper.talked = self.speeches.length
        timekeeper.on_postponed = self._postpone
        self.entries = 0
        self.open_entries = 0
        """The number of entries without sealed guesses: what people see may depend on it."""
        self.opened = QuestionTimes()
        self.night_lines: list[tuple[float, Said]] = []
        """The lines of the night talk, each with its time (unix seconds)."""
        self.reseated = set[int]()
        """The seats that have changed hands: what was said there is not the word of their last person alone."""
        self.presses: deque[tuple[str, str]] = deque(maxlen=PRESSES)
        """The newest presses in the log, each with its question: a command may answer several questions of one play."""
        self.answered_at = 0.0
        """When a person answered last, or the game began or went on (unix seconds)."""
        self.written_at = 0.0
        """When the last entry was written (unix seconds)."""
        self.low_water: int | None = None
        """The fewest notices since the outbox last looked, after an undo."""
        self.undone = 0
        """The number of undos since the fold."""
        self._told_after: list[int] = []
        self._left_in: dict[int, tuple[int, str]] = {}
        """The phase in which the person of each seat was away last."""

    def apply(self, entry: Entry, at: float) -> tuple[Notice, ...]:
        """Apply one entry at ``at`` (unix seconds) and return its notices.

        Raises IllegalAnswer or RuleFault when the game refuses it; then nothing has changed.
        """
        told = self._happen(entry, at)
        if isinstance(entry, Deal | Resume | Back) or (isinstance(entry, Answer) and entry.by == "seat"):
            self.answered_at = at
        self.opened.note(max(self.time.moment(at), self.time.asks_from), self.game.asks)
        self.entries += 1
        self.open_entries += not _is_sealed(entry)
        self.written_at = at
        return told

    def _happen(self, entry: Entry, at: float) -> tuple[Notice, ...]:
        match entry:
            case Answer(ask=ask, picks=picks, by=by):
                back = self._known_seat(ask)
                answered = self.game.answer(ask, *picks, by=by)
                self.time.away.pop(back, None)
                if entry.press:
                    self.presses.append((ask, entry.press))
                return self._moved(at, answered)
            case Expire(asks=asks, by=by):
                return self._moved(at, self.game.expire(*asks, by=by) if asks or not self.game.waits else self.game.end_step())
            case Deal():
                if entry.clocked:
                    self.time.clocked = True
                    self.game.go_by_clock()
                return self._moved(at, self.game.notices)
            case End():
                self.time.stop_narrating(at)
                return self._moved(at, self.game.end())
            case Undo(to=to):
                self._take_back(to, at)
            case Pause(still=still):
                self.time.pause(at, still=still)
            case Resume():
                if (paused_at := self.time.paused_at) is not None:
                    self._go_on(paused_at, at)
                self.time.resume(at)
            case Extend(seconds=seconds):
                self.time.extend(at, seconds)
                self.speeches.extend(at, seconds)
            case TopUp(least=least, away=away):
                if away:
                    self._go_on(at - away, at)
                    self.time.shift_after_stop(at - away, at)
                    self.answered_at += away
                self.time.top_up(at, least)
                self.speeches.top_up(at, least)
            case Back(least=least, away=away, leapt=leapt):
                self._move_moments(leapt)
                self.time.afresh(at, least, away)
                self.speeches.afresh(at)
            case Away(seat=seat, seconds=seconds):
                self._left_in[seat] = self._phase(at)
                self.time.leave(seat, at + seconds)
            case Said():
                self.night_lines.append((at, entry))
            case Talk(what="guess"):
                self.talk_log.add(entry, at, self.game.moves_made)
            case Talk():
                self._talked(entry, at)
            case Reseat(seat=seat):
                self.time.away.pop(seat, None)
                self.reseated.add(seat)
            case Handover():
                pass  # the game knows neither people nor its host
            case _:
                assert_never(entry)
        return ()

    def _known_seat(self, ask_id: str) -> int:
        """Return the seat whose answer shows everybody that its person is back; -1 for a secret question."""
        asks = self.game.asks if self.time.away else ()
        return next((ask.seat for ask in asks if ask.id == ask_id and not ask.secret), -1)

    def _phase(self, now: float) -> tuple[int, str]:
        public = self.public(now)
        return public.round, public.phase

    def was_away(self, seat: int, now: float) -> bool:
        """Return whether the person of ``seat`` was away in the phase at ``now`` already (NT-5.3)."""
        return self._left_in.get(seat) == self._phase(now)

    def _postpone(self, since: float, by: float) -> None:
        """Follow the clocks when everything due at or after ``since`` is delayed by ``by`` seconds."""
        self.speeches.postpone(since, by)
        self.opened.postpone(since, by)

    def _go_on(self, stood_at: float, at: float) -> None:
        """Resume everything but the clocks of the questions at ``at``, after all clocks have stood still since ``stood_at``."""
        self.speeches.shift_after_stop(at - stood_at)
        self.opened.move(at - stood_at)
        self.talk_log.resume(stood_at, at - stood_at)

    def _move_moments(self, by: float) -> None:
        """Follow a leap of the wall clock ``by`` seconds: all moments keep their distance from now."""
        if by:
            self.time.move(by)
            self.speeches.move(by)
            self.talk_log.move(by)
            self.opened.move(by)
            self.night_lines = [(at + by, said) for at, said in self.night_lines]

    def _talked(self, entry: Talk, at: float) -> None:
        """Note an entry of the talk, and adjust the clocks to it."""
        self.talk_log.add(entry, at, self.game.moves_made)
        self.time.rest = rest_of(self.talk_log.options)
        self.time.daybreak = self.talk_log.options.dawn_steps
        if entry.what == "gate":
            self.time.open_gate(entry.n, at)
        elif not self.talk_log.options.narrator:
            self.time.stop_narrating(at)
        self.speeches.settle(at, self.game.asks)

    def _moved(self, at: float, told: tuple[Notice, ...]) -> tuple[Notice, ...]:
        """Note the notices of a move, for the clocks and for the delayed views; end the step that it was the last to wait for.

        A fault in what follows the step leaves the move as it is: the clock of the step meets the fault again, alone.
        """
        at = self.time.moment(at)
        self._told_after.extend([self.game.notices_made] * (self.game.moves_made - len(self._told_after)))
        share_texts(told)
        self.speeches.open(told, self.game.moves_made)
        self.time.advance(at, self.game.asks, told, self._public, waits=self.game.waits)
        self.speeches.settle(at, self.game.asks)
        if self.time.step_due(at):
            with suppress(engines.RuleFault):
                told += self._moved(at, self.game.end_step())
        return told

    def standing(self) -> str:
        """Return a checksum of all notices and open questions: of what people know of the game."""
        told = [(notice.to, notice.text.key, sorted(notice.text.args.items())) for notice in self.game.notices]
        asked = [(ask.id, ask.seat, [option.id for option in ask.options]) for ask in self.game.asks]
        return sha256(repr((told, asked)).encode()).hexdigest()[:16]

    def _take_back(self, to: int, at: float) -> None:
        at = self.time.moment(at)
        self.game = self.game.at(to)
        share_texts(self.game.notices)
        self._told_after = self._told_after[:to]
        self.talk_log.take_back(to)
        self.speeches.take_back(to)
        self.undone += 1
        self._left_in.clear()
        self.opened.begin_again()
        _earlier.forget(self)
        told = self.game.notices_made
        self.low_water = told if self.low_water is None else min(self.low_water, told)
        self.time.rewind(at, self.game.asks, self.game.notices_made, self._public, waits=self.game.waits)
        self.speeches.settle(at, self.game.asks)

    def _public(self) -> object:
        return self.game.view(None)

    def fold(self, rows: Sequence[EntryRow]) -> None:
        """Apply saved entries in order.

        Raises ReplayDiverged when an entry does not fit these rules, or the result differs from the checksum of the last restart;
        ValueError for an unreadable row.
        """
        last_back = max((row.n for row in rows if row.kind == "back"), default=None)
        for row in rows:
            entry = read_entry(row.kind, row.payload)
            if row.n == last_back:
                self._compare(entry)
            try:
                self.apply(entry, row.at)
            except (engines.IllegalAnswer, engines.RuleFault) as wrong:
                raise engines.ReplayDiverged(self.game.moves_made, str(wrong)) from wrong
        self.low_water = None

    def _compare(self, entry: Entry) -> None:
        """Raise ReplayDiverged unless the checksum of ``entry`` still holds."""
        if isinstance(entry, Back) and entry.standing and entry.standing != self.standing():
            raise engines.ReplayDiverged(self.game.moves_made, "something else was told and asked then")

    # ---- views

    def shown(self, now: float) -> engines.Game:
        """Return the game as it may be shown at ``now``.

        The look at the token, and in an older table a step of the night, run on after the last answer; meanwhile this is the game before
        that answer.
        """
        return self._shown_after(self.time.released(now))

    def _shown_after(self, told: int) -> engines.Game:
        """Return the game after the last move whose notices are all among the first ``told``."""
        if told >= self.game.notices_made:
            return self.game
        moves = bisect_right(self._told_after, told)
        kept = _earlier.get(self)
        if kept is None or kept.moves_made != moves:
            before = kept if kept is not None and kept.moves_made < moves else None  # usually one more line
            kept = _earlier.keep(self, self.game.at(moves, before))
        return kept

    def ahead(self, now: float) -> tuple[Notice, ...]:
        """Return the notices released by ``now`` of a move that may not be shown yet."""
        return tuple(self.game.notices[self.shown(now).notices_made : self.time.released(now)])

    def told_after(self, moves: int) -> int:
        """Return the number of notices after ``moves`` moves of the game."""
        return self._told_after[moves - 1] if 0 < moves <= len(self._told_after) else 0

    def dealing(self, now: float) -> bool:
        """Whether notices of the deal are still unreleased at ``now``."""
        return self.time.released(now) < self.shown(now).notices_made

    def over(self, now: float) -> bool:
        """Whether the game is over, as far as that may be known at ``now``."""
        return self.shown(now).outcome is not None

    def announced_by(self, announced: int, now: float) -> int:
        """Return how many of the first ``announced`` notices are released by ``now``: fewer after an undo."""
        return min(announced, self.time.released(now))

    def over_after(self, told: int) -> bool:
        """Whether the game is over, as far as the first ``told`` notices tell."""
        return self._shown_after(told).outcome is not None

    def public(self, now: float) -> PublicView:
        """Return the public view as it may be shown at ``now``; cached until the next move."""
        return self._public_of(self.shown(now))

    def public_after(self, told: int) -> PublicView:
        """Return the public view as it may be shown after the first ``told`` notices; cached until the next move."""
        return self._public_of(self._shown_after(told))

    def _public_of(self, game: engines.Game) -> PublicView:
        seen = _seen if game is self.game else _seen_earlier
        kept = seen.get(self)
        if kept is None or kept[0] is not game or kept[1] != game.moves_made:
            kept = seen.keep(self, (game, game.moves_made, cast(PublicView, game.view(None))))
        return kept[2]

    def forget_views(self) -> None:
        """Drop the cached views of an unloaded table."""
        _earlier.forget(self)
        _seen.forget(self)
        _seen_earlier.forget(self)

    def lately(self, now: float) -> PublicView:
        """Return the cached public view, which may be some moves old: right in what never changes during a game."""
        kept = _seen.get(self)
        return kept[2] if kept is not None else self.public(now)

    def urgency(self, now: float) -> int:
        """Return how late it is, as the timekeeper has it; while somebody speaks in turn, how late it is for the speech (TK-3.12)."""
        return self.time.urgency(now) if self.speeches.on_turn(now) is None else self.speeches.urgency(now)

    def next_reminder(self, now: float) -> float | None:
        """Return when ``urgency`` rises next."""
        return self.time.next_reminder(now) if self.speeches.on_turn(now) is None else self.speeches.next_reminder(now)

    def open_asks(self, now: float) -> tuple[Ask, ...]:
        """Return the questions that people may answer at ``now``: none of a step that has not begun for them yet.

        Questions beside the steps, such as leaving the game, come from the game as released: a person's own questions must not reveal
        the next notices. ``live`` maps them to those of the game.
        """
        if self.time.released(now) < self.game.notices_made:
            return tuple(ask for ask in self.shown(now).asks if not ask.holds and not ask.secret)
        return self.game.asks

    def live(self, ask: Ask, picks: Sequence[str]) -> Ask | None:
        """Return the question of the game behind an open one; None when an unreleased move has settled it."""
        return next((one for one in self.game.asks if (one.seat, one.name) == (ask.seat, ask.name) and _takes(one, ask, picks)), None)

    @property
    def in_night(self) -> bool:
        """Whether a step of the night runs, which the host cannot skip."""
        return self.game.waits or any(ask.clock in self.timing.rhythm.night for ask in self.game.asks)


def _is_sealed(entry: Entry) -> bool:
    return isinstance(entry, Talk) and entry.what == "guess"


def _takes(live: Ask, ask: Ask, picks: Sequence[str]) -> bool:
    """Whether a question of the game is the open one, or replaces it and has the picked options."""
    return live.id == ask.id or {option.id for option in live.options}.issuperset(picks)


LOOKED_AT = 64
"""The number of tables with cached views."""

_earlier: LruCache[Course, engines.Game] = LruCache(LOOKED_AT)
_seen: LruCache[Course, tuple[engines.Game, int, PublicView]] = LruCache(LOOKED_AT)
_seen_earlier: LruCache[Course, tuple[engines.Game, int, PublicView]] = LruCache(LOOKED_AT)
