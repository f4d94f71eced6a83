"""The course of one game at a table: the game and its clocks, folded from the entries of the log.

The same fold serves the living table and its restart: an entry is applied in memory, made durable, then acknowledged. What is in the log is
the game; everything here can be made again from it.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from math import inf
from typing import assert_never, cast

import engines
from bot.games.timing import GameConfig
from bot.runtime.recently_made import RecentlyMade
from bot.store import EntryRow
from bot.tables.session.entries import (
    Answer,
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
from bot.tables.session.talk_log import TalkLog
from bot.tables.session.talk_settings import TalkSettings, rest_of
from bot.tables.session.timekeeper import Timekeeper
from bot.tables.session.views import PublicView
from engines import Ask, Notice
from engines.asking import share_texts


class QuestionTimes:
    """The moments (unix seconds) at which the questions that are open now were opened."""

    __slots__ = ("_settled", "_since")

    def __init__(self) -> None:
        self._since: dict[str, float] = {}
        self._settled: Sequence[Ask] = ()
        """The questions that were noted last, if it is known of all since when they are open."""

    def note(self, at: float, asks: Sequence[Ask]) -> None:
        """Take note of what is open from ``at`` on (infinite: not known yet, a narrator is waited for)."""
        if asks is self._settled:  # a vote that may be changed leaves all questions as they are
            return
        since = self._since
        self._since = {ask.id: known if (known := since.get(ask.id, inf)) != inf else at for ask in asks}
        self._settled = () if inf in self._since.values() else asks

    def begin_again(self) -> None:
        """Forget all: the game was taken back, and what is asked now is asked anew."""
        self._since.clear()
        self._settled = ()

    def postpone(self, than: float, by: float) -> None:
        """Let what opens at ``than`` or after open ``by`` seconds later."""
        self._since = {ask: at + by if at >= than else at for ask, at in self._since.items()}

    def move(self, by: float) -> None:
        """Follow a wall clock that was set by so many seconds, or a pause that has lasted so long."""
        self._since = {ask: at + by for ask, at in self._since.items()}

    def since(self, ask_id: str) -> float:
        """Return since when a question is open, 0.0 for one that is not."""
        return self._since.get(ask_id, 0.0)


AS_USUAL, USUAL_TIMES = TalkSettings(), SpeechTimes()
"""How people talk at a table where nothing else was chosen."""


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
        talking: TalkSettings = AS_USUAL,
        times: SpeechTimes = USUAL_TIMES,
    ) -> None:
        self.game = engines.start(game, seats=seats, options=options, seed=seed)
        self.timing = timing
        self.time = timekeeper
        self.talk = TalkLog(talking)
        """What belongs to the talk at the table and to no rule."""
        timekeeper.gates.narrated = talking.narrator
        self.speeches = SpeechTurns(timing.speeches, options, self.talk, timekeeper, times, self._public)
        timekeeper.talked = self.speeches.length
        timekeeper.on_postponed = self._postpone
        self.entries = 0
        self.opened = QuestionTimes()
        self.lines: list[Said] = []
        """What has been said in the night talk."""
        self.said_at: list[float] = []
        """When each of these lines was said (unix seconds)."""
        self.answered_at = 0.0
        """When a person answered last, or the game began or went on (unix seconds)."""
        self.written_at = 0.0
        """When the last entry was written (unix seconds)."""
        self.low_water: int | None = None
        """Fewest notices told since the outbox last looked, when the game was taken back meanwhile."""
        self.undone = 0
        """How often the game was taken back since it was folded here."""
        self._told_after: list[int] = []

    def apply(self, entry: Entry, at: float) -> tuple[Notice, ...]:
        """Let one entry happen at ``at`` (unix seconds) and return what was told.

        Raises IllegalAnswer or RuleFault (nothing has changed) when the game refuses it.
        """
        told = self._happen(entry, at)
        self.opened.note(max(at, self.time.asks_from), self.game.asks)
        self.entries += 1
        self.written_at = at
        return told

    def _happen(self, entry: Entry, at: float) -> tuple[Notice, ...]:
        if isinstance(entry, Deal | Resume | Back) or (isinstance(entry, Answer) and entry.by == "seat"):
            self.answered_at = at
        match entry:
            case Answer(ask=ask, picks=picks, by=by):
                return self._moved(at, self.game.answer(ask, *picks, by=by))
            case Expire(asks=asks, by=by):
                return self._moved(at, self.game.expire(*asks, by=by))
            case Deal():
                return self._moved(at, self.game.notices)
            case End():
                self.time.stop_narrating(at)
                return self._moved(at, self.game.end())
            case Undo(to=to):
                self._take_back(to, at)
            case Pause():
                self.time.pause(at)
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
                    self.time.go_on(at - away, at)
                    self.answered_at += away
                self.time.top_up(at, least)
                self.speeches.top_up(at, least)
            case Back(least=least, away=away, leapt=leapt):
                self._move_moments(leapt)
                self.time.afresh(at, least, away)
                self.speeches.afresh(at)
            case Said():
                self.lines.append(entry)
                self.said_at.append(at)
            case Talk():
                self._talked(entry, at)
            case Reseat() | Handover():
                pass  # the game does not know who sits where, nor who is its host
            case _:
                assert_never(entry)
        return ()

    def _postpone(self, than: float, by: float) -> None:
        """Follow the clocks where all that is to happen at ``than`` or after comes ``by`` seconds later."""
        self.speeches.postpone(than, by)
        self.opened.postpone(than, by)

    def _go_on(self, stood_at: float, at: float) -> None:
        """Let what is beside the clocks of the questions go on at ``at``, after all clocks have stood since ``stood_at``."""
        self.speeches.go_on(at - stood_at)
        self.opened.move(at - stood_at)
        self.talk.resume(stood_at, at - stood_at)

    def _move_moments(self, by: float) -> None:
        """Follow a wall clock that was set by so many seconds: what happened, and what is to happen, keeps its distance from now."""
        if by:
            self.time.move(by)
            self.speeches.move(by)
            self.talk.move(by)
            self.opened.move(by)
            self.said_at = [at + by for at in self.said_at]

    def _talked(self, entry: Talk, at: float) -> None:
        """Take note of something of the talk; what of it the clocks know changes with it."""
        self.talk.add(entry, at, self.game.moves_made)
        self.time.rest = rest_of(self.talk.options)
        if entry.what == "gate":
            self.time.open_gate(entry.n, at)
        elif not self.talk.options.narrator:
            self.time.stop_narrating(at)
        self.speeches.settle(at, self.game.asks)

    def _moved(self, at: float, told: tuple[Notice, ...]) -> tuple[Notice, ...]:
        """Take note of what a move has told, for the clocks and for the game as it may be shown later."""
        self._told_after.extend([self.game.notices_made] * (self.game.moves_made - len(self._told_after)))
        share_texts(told)
        self.speeches.open(told, self.game.moves_made)
        self.time.advance(at, self.game.asks, told, self._public)
        self.speeches.settle(at, self.game.asks)
        return told

    def standing(self) -> str:
        """Return a checksum of all that has been told and of what is asked now: what people know of the game."""
        told = [(notice.to, notice.text.key, sorted(notice.text.args.items())) for notice in self.game.notices]
        asked = [(ask.id, ask.seat, [option.id for option in ask.options]) for ask in self.game.asks]
        return sha256(repr((told, asked)).encode()).hexdigest()[:16]

    def _take_back(self, to: int, at: float) -> None:
        self.game = self.game.at(to)
        share_texts(self.game.notices)
        self._told_after = self._told_after[:to]
        self.talk.take_back(to)
        self.speeches.take_back(to)
        self.undone += 1
        self.opened.begin_again()
        _earlier.forget(self)
        told = self.game.notices_made
        self.low_water = told if self.low_water is None else min(self.low_water, told)
        self.time.rewind(at, self.game.asks, self.game.notices_made, self._public)
        self.speeches.settle(at, self.game.asks)

    def _public(self) -> object:
        return self.game.view(None)

    def fold(self, rows: Sequence[EntryRow]) -> None:
        """Apply saved entries in order.

        Raises ReplayDiverged when one does not fit these rules, or when they have led elsewhere than they did when the bot last came back;
        ValueError when a row cannot be read.
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
        """Raise ReplayDiverged unless people know now what they knew when ``entry`` was written."""
        if isinstance(entry, Back) and entry.standing and entry.standing != self.standing():
            raise engines.ReplayDiverged(self.game.moves_made, "something else was told and asked then")

    # ---- what may be shown

    def shown(self, now: float) -> engines.Game:
        """Return the game as it may be shown at ``now``.

        While a step of the night still runs although its questions are all answered, this is the game before the move that ended it.
        """
        return self._shown_after(self.time.released(now))

    def _shown_after(self, told: int) -> engines.Game:
        """Return the game as it was after the last move of which all is among the first ``told`` notices."""
        if told >= self.game.notices_made:
            return self.game
        moves = sum(1 for after in self._told_after if after <= told)
        kept = _earlier.get(self)
        if kept is None or kept.moves_made != moves:
            before = kept if kept is not None and kept.moves_made < moves else None  # most often a line more has been told
            kept = _earlier.keep(self, self.game.at(moves, before))
        return kept

    def ahead(self, now: float) -> tuple[Notice, ...]:
        """Return what has been told by ``now`` of a move that may not be shown yet."""
        return tuple(self.game.notices[self.shown(now).notices_made : self.time.released(now)])

    def told_after(self, moves: int) -> int:
        """Return how many notices had been told after so many moves of the game."""
        return self._told_after[moves - 1] if 0 < moves <= len(self._told_after) else 0

    def dealing(self, now: float) -> bool:
        """Whether something of the deal is still to be told at ``now``."""
        return self.time.released(now) < self.shown(now).notices_made

    def over(self, now: float) -> bool:
        """Whether the game is over, as far as that may be known at ``now``."""
        return self.shown(now).outcome is not None

    def public(self, now: float) -> PublicView:
        """Return the public view as it may be shown at ``now``; made once for each move."""
        return self._public_of(self.shown(now))

    def public_after(self, told: int) -> PublicView:
        """Return the public view as it may be shown once the first ``told`` notices are told; made once for each move."""
        return self._public_of(self._shown_after(told))

    def _public_of(self, game: engines.Game) -> PublicView:
        seen = _seen if game is self.game else _seen_earlier
        kept = seen.get(self)
        if kept is None or kept[0] is not game or kept[1] != game.moves_made:
            kept = seen.keep(self, (game, game.moves_made, cast(PublicView, game.view(None))))
        return kept[2]

    def forget_views(self) -> None:
        """Keep nothing that was made to be shown: the table is not laid here any more."""
        _earlier.forget(self)
        _seen.forget(self)
        _seen_earlier.forget(self)

    def lately(self, now: float) -> PublicView:
        """Return a public view that was made some moves ago, if there is one: true in what never changes during a game, and free."""
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

        What stands open beside the steps, such as leaving the game, is that of the game as it has been told: nobody sees from the own
        questions what the others will be told. ``live`` says what an answer is given to.
        """
        if self.time.released(now) < self.game.notices_made:
            return tuple(ask for ask in self.shown(now).asks if ask.clock is None and not ask.holds and not ask.secret)
        return self.game.asks

    def live(self, ask: Ask, picks: Sequence[str]) -> Ask | None:
        """Return the question of the game that an open one stands for; None where what is not told yet has settled it already."""
        return next((one for one in self.game.asks if (one.seat, one.name) == (ask.seat, ask.name) and _takes(one, ask, picks)), None)

    @property
    def in_night(self) -> bool:
        """Whether a question of the night is open, so that the host cannot skip."""
        return any(ask.clock in self.timing.rhythm.night for ask in self.game.asks)


def _takes(live: Ask, ask: Ask, picks: Sequence[str]) -> bool:
    """Whether a question of the game is the one that was open, or has come in its place with what was picked."""
    return live.id == ask.id or {option.id for option in live.options}.issuperset(picks)


LOOKED_AT = 64
"""For how many tables what was shown last is kept."""

_earlier: RecentlyMade[Course, engines.Game] = RecentlyMade(LOOKED_AT)
_seen: RecentlyMade[Course, tuple[engines.Game, int, PublicView]] = RecentlyMade(LOOKED_AT)
_seen_earlier: RecentlyMade[Course, tuple[engines.Game, int, PublicView]] = RecentlyMade(LOOKED_AT)
