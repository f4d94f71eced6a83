"""One lesson as it is being played: the game, what the person is to do next, and what the others do (MA-8.2, MA-8.3). Pure.

As long as everything has gone as the course says, the course tells what comes next, also for the automated players. A move that is not in
it is made all the same; from then on normal automated players play, and each phase shows its general hint.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import engines
from bot.games import game_of
from bot.practice.events import LessonAnswer, LessonClaim, LessonEvent, LessonLine, LessonPhase, LessonStop, line_event, read_event
from bot.practice.plan import Lesson, LessonDeal, PhaseHint
from bot.presenting.standing import plays
from engines import Ask, Game, IllegalAnswer, Text
from engines.asking import seat_ref
from engines.chance import Stream
from engines.players import Player, player_for
from engines.table import seat_of

SpokenLines = Sequence[tuple[int, int, Text]]
"""What was said: after how many notices, by which seat, which line."""


class LessonPlayers:
    """The automated players around one game."""

    def __init__(self, game: Game, seed: int, lines: SpokenLines) -> None:
        self._game = game
        self._seed = seed
        self._lines = lines

    def choice(self, ask: Ask) -> LessonAnswer | None:
        """Return how the automated player of the seat answers ``ask``; None when it leaves it alone."""
        picks = self._player(ask.seat).choose(ask, self._game.view(ask.seat))
        return None if picks is None else LessonAnswer(ask.name, ask.seat, tuple(picks))

    def line(self, seats: Iterable[int]) -> LessonLine | None:
        """Return what the first of ``seats`` says that has something to say; None when all of them are silent."""
        for seat in seats:
            if (line := self._player(seat).say(self._game.view(seat))) is not None:
                return line_event(seat, line)
        return None

    def _player(self, seat: int) -> Player:
        """Return a new player that has heard everything in the order in which it came, what it said itself too (MA-3.5)."""
        player = player_for(self._game.rulebook.name, seat, self._seed)
        lines = list(self._lines)
        for number, notice in enumerate(self._game.notices):
            _listen(player, lines, number)
            if notice.to is None or seat in notice.to:
                player.hear(notice)
        _listen(player, lines, len(self._game.notices))
        return player

    def first(self, asks: Iterable[Ask]) -> LessonAnswer | None:
        """Return the first answer that an automated player gives to one of ``asks``; what holds up nothing comes first."""
        for ask in sorted(asks, key=lambda one: one.holds):
            if not any(option.host_only for option in ask.options) and (made := self.choice(ask)) is not None:
                return made
        return None


def _listen(player: Player, lines: list[tuple[int, int, Text]], upto: int) -> None:
    """Let a player hear the ``lines`` that were said after at most ``upto`` notices, and take them off the list."""
    while lines and lines[0][0] <= upto:
        _, who, text = lines.pop(0)
        player.listen(who, text)


MOST = 60
"""Moves of the person in one deal; then it is over, wherever the game has got to."""

AT_ONCE = 2
"""Lines that the others say in a talk between two moves of the person."""

LEAST_LINES = 4
"""So many lines all of them say in one talk, or as many as live, if those are more."""


@dataclass(frozen=True, slots=True)
class LessonMoment:
    """What the person stands before: the phase, whether the course still holds, and what it expects of the person."""

    phase: str
    hint: PhaseHint | None
    on_course: bool
    expected: LessonAnswer | LessonClaim | LessonStop | None


class LessonGame:
    """One deal of a lesson and what has happened in it. ``events``: in order, as they are stored."""

    def __init__(self, lesson: Lesson, deal: int = 0, events: Sequence[str] = ()) -> None:
        """Raises IllegalAnswer or ValueError when ``events`` do not fit these rules any more, BadSetup, RuleFault."""
        self.lesson = lesson
        self.number = deal
        self.deal: LessonDeal = lesson.deals[deal]
        self.game: Game = engines.start(lesson.game, seats=self.deal.seats, options=self.deal.options, seed=self.deal.seed)
        self.lines: list[tuple[int, int, Text]] = []
        self.events: list[str] = []
        self._answered: set[str] = set()
        """The ids of questions that were answered; a vote that could still be changed stays open."""
        self.since = 0
        """How many notices had been told before the person's last move."""
        self.said_since = 0
        """How many lines had been said before it."""
        self.own = 0
        """How many moves the person has made."""
        self._last = ""
        """The person's last move."""
        self._stuck = False
        for event in self.deal.led_up:
            self._make(event, person=False)
        self.since = len(self.game.notices)
        self._at: int | None = self._after_phases(0)
        for line in events:
            self._happen(read_event(line))

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.deal.seat

    # ---- what the person stands before

    @property
    def place(self) -> str:
        """Where the lesson stands, as a button carries it: the deal, and how much has happened in it."""
        return f"{self.number}.{len(self.events)}"

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The questions that the person may answer now."""
        return tuple(ask for ask in self._open() if ask.seat == self.seat and ask.name in self.lesson.asked)

    def _open(self) -> Iterator[Ask]:
        """Give the questions that nobody has answered."""
        return (ask for ask in self.game.asks if ask.id not in self._answered)

    @property
    def moment(self) -> LessonMoment:
        """What the person stands before now."""
        if self._at is not None:
            phase = next((one.name for one in reversed(self.deal.course[: self._at]) if isinstance(one, LessonPhase)), "")
            return LessonMoment(phase, self.lesson.hints.get(phase), on_course=True, expected=self._expected())
        phase = next((found for ask in self.asks if (found := self.lesson.phase_of(ask.name))), "")
        return LessonMoment(phase, self.lesson.hints.get(phase), on_course=False, expected=None)

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        if self._at is not None:
            return self._at >= len(self.deal.course)
        return self._stuck or self.game.outcome is not None or self.own >= MOST or self._told_end()

    @property
    def last(self) -> bool:
        """Whether no other deal follows."""
        return self.number + 1 >= len(self.lesson.deals)

    @property
    def waits(self) -> bool:
        """Whether it is the person's turn: something is asked or to be read, or the deal is over."""
        if self.over:
            return True
        if self._at is not None:
            return self._expected() is not None
        return bool(self.asks) and self._others() is None

    def _expected(self) -> LessonAnswer | LessonClaim | LessonStop | None:
        """Return what the course expects of the person now, None when it is not the person's turn in it."""
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

    # ---- what the person does

    def answer(self, name: str, number: str | None, picks: Sequence[str]) -> None:
        """Answer one of the open questions. Raises IllegalAnswer (nothing has changed)."""
        ask = next((ask for ask in self.asks if ask.name == name and number in (None, ask.id.rpartition("/")[2])), None)
        if ask is None or self.over:
            raise IllegalAnswer(Text("no-stale"))
        self._happen(LessonAnswer(name, self.seat, self._as_expected(ask, tuple(picks))))

    def _as_expected(self, ask: Ask, picks: tuple[str, ...]) -> tuple[str, ...]:
        """Return the picks that the course expects when ``picks`` say the same: one note of five thousand is like another."""
        expected = self._expected()
        if (
            isinstance(expected, LessonAnswer)
            and expected.ask == ask.name
            and expected.picks
            and _said(ask, expected.picks) == _said(ask, picks)
        ):
            return expected.picks
        return picks

    def claim(self, key: str, target: int | None) -> None:
        """Claim something at the table; the same claim at once again is the same press that came twice."""
        event = LessonClaim(key, target)
        if str(event) != self._last:
            self._happen(event)

    def read_on(self) -> None:
        """Go on from where there is only something to read; nothing happens elsewhere."""
        if isinstance(self._expected(), LessonStop):
            self._happen(LessonStop())

    def skip(self) -> None:
        """Answer for the person (MA-8.3)."""
        if self.over or not self.waits:
            return
        expected = self._expected()
        self._happen(expected if expected is not None else self._for_person())

    def _for_person(self) -> LessonAnswer:
        """Return what the automated player of the person's seat would answer; where it would not, the default or the first option."""
        circle = self._circle()
        if (made := circle.first(self.asks)) is not None:
            return made
        ask = self.asks[0]
        if ask.clock is not None:
            return LessonAnswer(ask.name, ask.seat, None)
        return LessonAnswer(ask.name, ask.seat, tuple(option.id for option in ask.options[: max(1, ask.least)]))

    # ---- what the others do

    def go_on(self) -> bool:
        """Let everybody else play until it is the person's turn, or the deal is over; return whether anything has happened."""
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
            self._happen(event)
        return len(self.events) > before

    def _scripted(self) -> LessonEvent | None:
        """Return what the course lets somebody else do now."""
        return None if self._at is None or self._expected() is not None else self.deal.course[self._at]

    def _others(self) -> LessonAnswer | LessonLine | None:
        """Return what an automated player says or answers next; it also answers what the person is not asked in this lesson."""
        own, speeches = self.asks, game_of(self.lesson.game).timing.speeches
        asks = [ask for ask in self._open() if ask not in own]
        if speeches is None:
            return self._circle().first(asks)
        if any(ask.name == speeches.question for ask in own):  # nobody has had enough of the talk before the person (MA-5.8)
            line = self._circle().line(self._speakers()) if self._has_room(speeches.opens) else None
            asks = [ask for ask in asks if ask.name != speeches.question]
        else:
            just = {seat for at, seat, _ in self.lines if at == len(self.game.notices)}
            line = self._circle().line(ask.seat for ask in asks if ask.name == speeches.defence and ask.seat not in just)
        return line or self._circle().first(asks)

    def _speakers(self) -> list[int]:
        """Return the others: first whoever has just been spoken of, then in an order that the moment draws."""
        drawn = Stream(self.deal.seed, f"speakers {len(self.lines)}").shuffled(seat for seat in range(self.deal.seats) if seat != self.seat)
        named = {line.args.get("seat") for _, _, line in self.lines[self.said_since :]}
        return sorted(drawn, key=lambda seat: seat_ref(seat) not in named)

    def _has_room(self, opens: str) -> bool:
        """Whether the others may say another line: a few between two moves of the person, and so many in a talk (MA-5.2)."""
        begun = max((notice.number for notice in self.game.notices if notice.text.key == opens), default=-1)
        spoken = [number for number, (at, seat, _) in enumerate(self.lines) if at > begun and seat != self.seat]
        living = sum(plays(self.game.view(None), seat) for seat in range(self.deal.seats))
        return len(spoken) < max(LEAST_LINES, living) and sum(number >= self.said_since for number in spoken) < AT_ONCE

    def _lapse(self) -> LessonAnswer | None:
        """Return a question whose clock runs out, since nobody answers it."""
        ask = next((ask for ask in self.game.asks if ask.clock is not None and ask.holds), None)
        return None if ask is None else LessonAnswer(ask.name, ask.seat, None)

    def _circle(self) -> LessonPlayers:
        return LessonPlayers(self.game, self.deal.seed, self.lines)

    # ---- what happens

    def _happen(self, event: LessonEvent) -> None:
        """Let something happen and note it. Raises IllegalAnswer, and nothing has happened."""
        own = isinstance(event, LessonClaim | LessonStop) or (isinstance(event, LessonAnswer) and self._is_own(event))
        before, line_event = len(self.game.notices), len(self.lines)
        self._make(event, person=own)
        if own:
            self.since, self.said_since, self.own, self._last = before, line_event, self.own + 1, str(event)
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
        """Return a line of the seat ``who``. Raises ValueError when that seat, or one that it speaks of, is not at this table."""
        about = [seat_of(one) for name, one in text.args.items() if isinstance(one, str) and (name == "seat" or one.startswith("seat:"))]
        if any(seat not in range(self.deal.seats) for seat in (who, *about)):
            raise ValueError(f"nobody sits there: {who} {text}")
        return text

    def _follow(self, event: LessonEvent) -> None:
        """Go on in the course past ``event``; leave the course when that is not in it, a claim that is left out or added is no matter."""
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
        """Return the next place in the course at which something happens, from ``at`` on."""
        course = self.deal.course
        while at < len(course) and isinstance(course[at], LessonPhase):
            at += 1
        return at


def _said(ask: Ask, picks: Sequence[str]) -> list[str]:
    """Return what picks say, in words of the rules."""
    return sorted(repr(option.text) for option in ask.options if option.id in picks)
