"""Automated players at a table: they see what their seat sees, take a moment to think, and answer as any seat does.

When a machine thinks of which question follows from the log alone, what it thinks from what its seat may know: a process that was killed
goes on with the same moves and lines (MA-3.5).
"""

import asyncio
import logging
from math import inf

from bot.simulation.search.processes import Searches
from bot.tables.players.conversation import Conversation
from bot.tables.players.lookahead import LookAhead
from bot.tables.players.open_talk import is_defence, is_talk
from bot.tables.players.player_memory import PlayerMemory
from bot.tables.players.thinking_time import time_to_think
from bot.tables.refusal import Refused
from bot.tables.session.answers import Answers
from bot.tables.session.course import Course
from engines import Ask

log = logging.getLogger(__name__)


AT_ONCE = 0.2
"""Share of the time to think that is enough for a question that goes on with what the seat has begun."""

LONGER = 2.0
"""Seconds after which a machine that has not looked ahead to the end is asked again."""
SPARE = 3.0
"""Seconds before the end of its clock at which it answers as a normal machine does."""


AGAIN = 1.0
"""Seconds after which a machine tries again to answer or to speak when the log could not be written."""


class BotPlayers:
    """The automated players of one table. ``act`` does what is due and says when to come again."""

    def __init__(self, answers: Answers, thinking: tuple[float, float], searches: Searches | None = None) -> None:
        """``thinking``: shortest and longest time to think, in seconds; ``searches``: who looks ahead for strong machines."""
        self.table = answers.table
        self.ahead = LookAhead(answers.table, searches)
        self.answers = answers
        self.player_memory = PlayerMemory(answers.table)
        self.conversation = Conversation(answers.table, self.player_memory, thinking)
        self._thinking = thinking
        self._considered: dict[str, int] = {}
        """Questions that were left alone, and how many entries the log had then."""
        self._answered: dict[str, int] = {}
        """Questions that were answered, and how often the game had been taken back then."""

    async def act(self) -> float | None:
        """Let automated players say and answer what they have thought through; return when the next one will have (unix seconds).

        Who has the floor speaks before anything is answered: a process that comes late ends no speech of which the line is still unsaid.
        """
        if not await self._defend():
            return self.table.now() + AGAIN
        while (ask := self._due()) is not None:
            if not await self._answer(ask):
                return self.table.now() + AGAIN
            await asyncio.sleep(0)
        self._look_ahead()
        await self._converse()
        return self.table.now() + AGAIN if self.table.stale else self._soonest()

    def _look_ahead(self) -> None:
        """Let strong machines begin to think about what they will answer."""
        course = self._course()
        if course is not None and self.ahead.thinks(course):
            self.ahead.look(course, [ask for _, ask in self._open(course)])

    async def _defend(self) -> bool:
        """Let who defends its seat say its line when it is time; return False when that could not be written down."""
        course, now = self._course(), self.table.now()
        due = [seat for when, seat in self.conversation.defences(course) if when <= now] if course is not None else []
        for seat in due:
            await self.speak(seat)
        return not (due and self.table.stale)

    async def _converse(self) -> None:
        """Let a line be said when it is time."""
        course, table, talk = self._course(), self.table, self.conversation
        if course is None:
            return
        try:
            while (when := talk.due(course)) is not None and when <= table.now() and not await talk.speak(course):
                pass  # whose turn it was had nothing to say: somebody else may
        except Refused as refused:
            log.info("table %s: a line of an automated player was refused: %s", table.id, refused.key)

    def _course(self) -> Course | None:
        """Return the game while machines have a part in it."""
        table = self.table
        return table.course if table.phase == "running" and any(seat.bot_player for seat in table.seats) else None

    def _open(self, course: Course) -> list[tuple[float, Ask]]:
        """Return the questions that machines have to think of, each with the moment when that is done, in this order."""
        bot_players = {seat.seat for seat in self.table.seats if seat.bot_player}
        asks = [ask for ask in course.open_asks(self.table.now()) if ask.seat in bot_players and not self._standing(ask)]
        self._considered = {ask.id: self._considered[ask.id] for ask in asks if ask.id in self._considered}
        self._answered = {ask.id: self._answered[ask.id] for ask in asks if ask.id in self._answered}
        return sorted([(self._when(ask, course), ask) for ask in asks], key=_in_time)

    def _when(self, ask: Ask, course: Course) -> float:
        """Return when a seat has thought enough about a question (unix seconds); of talk it has had enough when people have."""
        if is_defence(ask, course):
            return self.conversation.ends_defence(ask, course)
        opened = self.conversation.enough(ask, course) if is_talk(ask, course) else course.opened.since(ask.id)
        return self._thought_through(opened + self._thought(ask, course), ask, course)

    def _thought_through(self, when: float, ask: Ask, course: Course) -> float:
        """Put the answer of a machine that is still looking ahead off, but not too near to the end of its clock (MA-6.5)."""
        now, ends = self.table.now(), course.time.deadline(ask.id)
        if when > now or ends is None or not self.ahead.waits(ask, course):
            return when
        return max(when, min(now + LONGER, ends - SPARE))

    def _thought(self, ask: Ask, course: Course) -> float:
        """Return how long a seat thinks about a question, in seconds."""
        share = AT_ONCE if ask.name in course.timing.rhythm.follow_up else 1.0
        return share * time_to_think(self.table.id, ask, self._thinking)

    def _due(self) -> Ask | None:
        """Return the question that is to be answered now, if there is one."""
        course, now = self._course(), self.table.now()
        if course is None:
            return None
        return next((ask for when, ask in self._open(course) if when <= now and not self._left_alone(ask, course)), None)

    def _left_alone(self, ask: Ask, course: Course) -> bool:
        """Whether nothing more is to be answered: what was answered stays, of what was left alone one thinks again when something happens.

        An answer that can be changed must not be thought of again: two machines that change theirs would do so for ever.
        """
        if self._answered.get(ask.id) == course.undone:
            return True
        return self._considered.get(ask.id) == course.entries

    def _soonest(self) -> float | None:
        """Return when the next question is due."""
        course, now = self._course(), self.table.now()
        if course is None:
            return None
        speaks = [self.conversation.due(course), *(when for when, _ in self.conversation.defences(course))]
        moments = [*(when for when, _ in self._open(course)), *speaks]
        return min((when for when in moments if when is not None and now < when < inf), default=None)

    def _standing(self, ask: Ask) -> bool:
        """Whether a machine does not answer this: giving up the seat, or having had enough before all have spoken."""
        return (ask.clock is None and not ask.holds and not ask.secret) or self.answers.waits_for_speeches(ask)

    async def _answer(self, ask: Ask) -> bool:
        """Let a seat answer; return False when that could not be written down.

        No line goes with an answer: who is asked something in secret would be heard by it (MA-2.13, 4.5).
        """
        table, course = self.table, self.table.course
        if course is None:
            return True
        if table.stale:  # what was not written has not happened: it is looked again what is asked
            return await self._trusted()
        self._considered[ask.id] = course.entries
        if ask.clock in course.timing.rhythm.hidden and len(ask.options) == 1:
            return True
        view = course.shown(table.now()).view(ask.seat)
        try:
            usual, found = self.player_memory.of(ask.seat, course).choose(ask, view), self.ahead.take(ask)
            picks = usual if found is None else found
            if picks is not None:
                await self.answers.answer_for(course, ask.id, picks)
                self._answered[ask.id] = course.undone
        except Refused as refused:
            log.info("table %s: an automated answer was refused: %s", table.id, refused.key)
            if table.stale or table.course is not course:
                self._considered.pop(ask.id, None)
                return False
        return True

    async def _trusted(self) -> bool:
        """Read the log again; return whether it could be read."""
        try:
            async with self.table.lock:
                await self.table.trust()
        except Refused:
            return False
        return True

    async def speak(self, seat: int) -> None:
        """Let a seat say its line: the floor is its own."""
        course = self.table.course
        if course is None:
            return
        try:
            await self.conversation.speak_once(seat, course)
        except Refused as refused:
            log.info("table %s: a line of an automated player was refused: %s", self.table.id, refused.key)


def _in_time(due: tuple[float, Ask]) -> tuple[float, str]:
    """Order questions by the moment when they are due."""
    when, ask = due
    return when, ask.id
