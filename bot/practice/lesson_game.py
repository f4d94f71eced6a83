"""A running lesson: the game, the person's next task, and the moves of the others (MA-8.2, MA-8.3). Pure.

While the person follows the expected course, it also gives the moves of the automated players. An unexpected move is made all the same;
from then on normal automated players play, and each phase shows its general hint.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import engines
from bot.games import game_of
from bot.practice.events import LessonAnswer, LessonClaim, LessonEvent, LessonLine, LessonPhase, LessonStop, read_event
from bot.practice.lesson_players import LessonPlayers
from bot.practice.plan import Lesson, LessonDeal, PhaseHint
from bot.presenting.standing import plays
from engines import Ask, Game, IllegalAnswer, Text
from engines.asking import seat_ref
from engines.chance import Stream
from engines.table import seat_of

MOST_MOVES = 60
"""Moves of the person after which a deal ends in any case."""

LINES_AT_ONCE = 2
"""Most lines of the others between two moves of the person."""

LINES_IN_TALK = 4
"""Most lines of the others in one talk, or the number of the living if larger."""


@dataclass(frozen=True, slots=True)
class LessonMoment:
    """The person's situation: the phase, whether they follow the course, and their expected event."""

    phase: str
    hint: PhaseHint | None
    on_course: bool
    expected: LessonAnswer | LessonClaim | LessonStop | None


class LessonGame:
    """One deal of a lesson. ``events``: in order, in their stored form."""

    def __init__(self, lesson: Lesson, deal: int = 0, events: Sequence[str] = ()) -> None:
        """Raises IllegalAnswer or ValueError for ``events`` that do not fit these rules, BadSetup, RuleFault."""
        self.lesson = lesson
        self.number = deal
        self.deal: LessonDeal = lesson.deals[deal]
        self.game: Game = engines.start(lesson.game, seats=self.deal.seats, options=self.deal.options, seed=self.deal.seed)
        self.lines: list[tuple[int, int, Text]] = []
        self.events: list[str] = []
        self._answered: set[str] = set()
        """The ids of answered questions; the game keeps a vote open that can still change."""
        self.since = 0
        """The number of notices before the person's last move."""
        self.said_since = 0
        """The number of lines before it."""
        self.own = 0
        """The number of the person's moves."""
        self._last = ""
        """The person's last move."""
        self._stuck = False
        for event in self.deal.led_up:
            self._make(event, person=False)
        self.since = len(self.game.notices)
        self._at: int | None = self._after_phases(0)
        for line in events:
            self._apply(read_event(line))

    @property
    def seat(self) -> int:
        return self.deal.seat

    # ---- the situation

    @property
    def place(self) -> str:
        """The place in the lesson for a custom id: the deal, and the number of its events."""
        return f"{self.number}.{len(self.events)}"

    @property
    def opens(self) -> bool:
        """Whether the lesson is still in its first phase."""
        phases = [one.name for one in self.deal.course if isinstance(one, LessonPhase)]
        return self.number == 0 and self.moment.phase in phases[:1]

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The questions that the person may answer now."""
        return tuple(ask for ask in self._open() if ask.seat == self.seat and ask.name in self.lesson.asked)

    def _open(self) -> Iterator[Ask]:
        return (ask for ask in self.game.asks if ask.id not in self._answered)

    @property
    def moment(self) -> LessonMoment:
        """The person's situation."""
        if self._at is not None:
            phase = next((one.name for one in reversed(self.deal.course[: self._at]) if isinstance(one, LessonPhase)), "")
            return LessonMoment(phase, self.lesson.hints.get(phase), on_course=True, expected=self._expected())
        phase = next((found for ask in self.asks if (found := self.lesson.phase_of(ask.name))), "")
        return LessonMoment(phase, self.lesson.hints.get(phase), on_course=False, expected=None)

    @property
    def over(self) -> bool:
        if self._at is not None:
            return self._at >= len(self.deal.course)
        return self._stuck or self.game.outcome is not None or self.own >= MOST_MOVES or self._told_end()

    @property
    def last(self) -> bool:
        """Whether no other deal follows."""
        return self.number + 1 >= len(self.lesson.deals)

    @property
    def waits(self) -> bool:
        """Whether it is the person's turn to answer, claim or read, or the deal is over."""
        if self.over:
            return True
        if self._at is not None:
            return self._expected() is not None
        return bool(self.asks) and self._others() is None

    def _expected(self) -> LessonAnswer | LessonClaim | LessonStop | None:
        """Return the event that the course expects of the person now, None if it is not their turn."""
        event = self.deal.course[self._at] if self._at is not None and self._at < len(self.deal.course) else None
        if isinstance(event, LessonClaim | LessonStop):
            return event
        return event if isinstance(event, LessonAnswer) and self._is_own(event) else None

    def _is_own(self, event: LessonAnswer) -> bool:
        return event.seat == self.seat and event.ask in self.lesson.asked

    def _told_end(self) -> bool:
        until = self.deal.until
        return any(
            notice.text.key == until.notice and all(notice.text.args.get(name) == value for name, value in until.args.items())
            for notice in self.game.notices
        )

    # ---- the person

    def answer(self, name: str, number: str | None, picks: Sequence[str]) -> None:
        """Answer an open question. Raises IllegalAnswer without a change."""
        ask = next((ask for ask in self.asks if ask.name == name and number in (None, ask.id.rpartition("/")[2])), None)
        if ask is None or self.over:
            raise IllegalAnswer(Text("no-stale"))
        self._apply(LessonAnswer(name, self.seat, self._as_expected(ask, tuple(picks))))

    def _as_expected(self, ask: Ask, picks: tuple[str, ...]) -> tuple[str, ...]:
        """Return the expected picks if ``picks`` have the same texts: two equal banknotes, for example."""
        expected = self._expected()
        if (
            isinstance(expected, LessonAnswer)
            and expected.ask == ask.name
            and expected.picks
            and _texts(ask, expected.picks) == _texts(ask, picks)
        ):
            return expected.picks
        return picks

    def claim(self, key: str, target: int | None) -> None:
        """Make a claim; ignore the same claim twice in a row, which is a double press."""
        event = LessonClaim(key, target)
        if str(event) != self._last:
            self._apply(event)

    def read_on(self) -> None:
        """Go on after reading; do nothing anywhere else."""
        if isinstance(self._expected(), LessonStop):
            self._apply(LessonStop())

    def skip(self) -> None:
        """Answer for the person (MA-8.3)."""
        if self.over or not self.waits:
            return
        expected = self._expected()
        self._apply(expected if expected is not None else self._for_person())

    def _for_person(self) -> LessonAnswer:
        """Return the answer of the automated player of the person's seat, else the default or the first option."""
        if (made := self._players().first(self.asks)) is not None:
            return made
        ask = self.asks[0]
        if ask.clock is not None:
            return LessonAnswer(ask.name, ask.seat, None)
        return LessonAnswer(ask.name, ask.seat, tuple(option.id for option in ask.options[: max(1, ask.least)]))

    # ---- the others

    def go_on(self) -> bool:
        """Let the others play until it is the person's turn or the deal is over; return whether they did anything."""
        before = len(self.events)
        while not self.over:
            event = self._scripted() if self._at is not None else self._others()
            if event is None:
                if self._at is not None or self.asks:
                    break
                event = self._lapse()
                if event is None:
                    self._stuck = True
                    break
            self._apply(event)
        return len(self.events) > before

    def _scripted(self) -> LessonEvent | None:
        """Return the next event of the course if it is not the person's."""
        return None if self._at is None or self._expected() is not None else self.deal.course[self._at]

    def _others(self) -> LessonAnswer | LessonLine | None:
        """Return the next line or answer of an automated player; the person's seat has one for questions outside the lesson."""
        own, speeches = self.asks, game_of(self.lesson.game).timing.speeches
        asks = [ask for ask in self._open() if ask not in own]
        if speeches is None:
            return self._players().first(asks)
        if any(ask.name == speeches.question for ask in own):  # nobody ends the talk before the person (MA-5.8)
            line = self._players().line(self._speakers()) if self._has_room(speeches.opens) else None
            asks = [ask for ask in asks if ask.name != speeches.question]
        else:
            just = {seat for at, seat, _ in self.lines if at == len(self.game.notices)}
            line = self._players().line(ask.seat for ask in asks if ask.name == speeches.defence and ask.seat not in just)
        return line or self._players().first(asks)

    def _speakers(self) -> list[int]:
        """Return the others in a drawn order, seats that were just mentioned first."""
        drawn = Stream(self.deal.seed, f"speakers {len(self.lines)}").shuffled(seat for seat in range(self.deal.seats) if seat != self.seat)
        named = {line.args.get("seat") for _, _, line in self.lines[self.said_since :]}
        return sorted(drawn, key=lambda seat: seat_ref(seat) not in named)

    def _has_room(self, opens: str) -> bool:
        """Whether the others may say another line (MA-5.2)."""
        begun = max((notice.number for notice in self.game.notices if notice.text.key == opens), default=-1)
        spoken = [number for number, (at, seat, _) in enumerate(self.lines) if at > begun and seat != self.seat]
        living = sum(plays(self.game.view(None), seat) for seat in range(self.deal.seats))
        return len(spoken) < max(LINES_IN_TALK, living) and sum(number >= self.said_since for number in spoken) < LINES_AT_ONCE

    def _lapse(self) -> LessonAnswer | None:
        ask = next((ask for ask in self.game.asks if ask.clock is not None and ask.holds), None)
        return None if ask is None else LessonAnswer(ask.name, ask.seat, None)

    def _players(self) -> LessonPlayers:
        return LessonPlayers(self.game, self.deal.seed, self.lines)

    # ---- events

    def _apply(self, event: LessonEvent) -> None:
        """Apply and note an event. Raises IllegalAnswer without a change."""
        own = isinstance(event, LessonClaim | LessonStop) or (isinstance(event, LessonAnswer) and self._is_own(event))
        notices, lines = len(self.game.notices), len(self.lines)
        self._make(event, person=own)
        if own:
            self.since, self.said_since, self.own, self._last = notices, lines, self.own + 1, str(event)
        self.events.append(str(event))
        self._follow(event)

    def _make(self, event: LessonEvent, *, person: bool) -> None:
        if isinstance(event, LessonAnswer):
            self._answered.add(event.make(self.game, person=person))
        elif isinstance(event, LessonClaim):
            self.lines.append((len(self.game.notices), self.seat, self._fitting(self.seat, event.text)))
        elif isinstance(event, LessonLine):
            self.lines.append((len(self.game.notices), event.seat, self._fitting(event.seat, event.text)))

    def _fitting(self, who: int, text: Text) -> Text:
        """Return a line of the seat ``who``. Raises ValueError if that seat or a mentioned one is not at this table."""
        about = [seat_of(one) for name, one in text.args.items() if isinstance(one, str) and (name == "seat" or one.startswith("seat:"))]
        if any(seat not in range(self.deal.seats) for seat in (who, *about)):
            raise ValueError(f"nobody sits there: {who} {text}")
        return text

    def _follow(self, event: LessonEvent) -> None:
        """Advance the course past ``event``, or leave it after an unexpected one; missing and additional claims are fine."""
        if self._at is None:
            return
        course, at = self.deal.course, self._at
        if isinstance(event, LessonClaim) and not isinstance(course[at], LessonClaim):
            return
        while at < len(course) and isinstance(event, LessonAnswer) and isinstance(course[at], LessonClaim | LessonPhase | LessonStop):
            at += 1
        in_it = isinstance(event, LessonClaim) or (at < len(course) and course[at] == event)
        self._at = self._after_phases(at + 1) if in_it else None

    def _after_phases(self, at: int) -> int:
        """Return the next place in the course from ``at`` on that is not the beginning of a phase."""
        course = self.deal.course
        while at < len(course) and isinstance(course[at], LessonPhase):
            at += 1
        return at


def _texts(ask: Ask, picks: Sequence[str]) -> list[str]:
    return sorted(repr(option.text) for option in ask.options if option.id in picks)
