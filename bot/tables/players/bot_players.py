"""Automated players at a table: they see the view of their seat, take time to think, and answer as any seat does.

Their times follow from the log alone, their moves from the knowledge of their seat, so a restarted process makes the same moves and says
the same lines (MA-3.5).
"""

import asyncio
import logging
from math import inf

from bot.simulation.search.processes import Searches
from bot.tables.players.conversation import Conversation, is_defence, is_talk, time_to_think
from bot.tables.players.lookahead import LookAhead
from bot.tables.players.player_memory import PlayerMemory
from bot.tables.refusal import Refused
from bot.tables.session.answers import Answers
from bot.tables.session.course import Course
from engines import Ask

log = logging.getLogger(__name__)

FOLLOW_UP = 0.2
"""Share of the time to think for a question that continues what the seat has begun."""

LONGER = 2.0
"""Seconds after which an unfinished search is asked again."""

SPARE = 3.0
"""Seconds before the end of the clock at which the answer no longer waits for the search."""

AGAIN = 1.0
"""Seconds until the next try when the log could not be written."""


class BotPlayers:
    """The automated players of one table. ``act`` does what is due and says when to come again."""

    def __init__(self, answers: Answers, thinking: tuple[float, float], searches: Searches | None = None) -> None:
        """``thinking``: shortest and longest time to think, in seconds; ``searches``: the search of players that look ahead."""
        self.table = answers.table
        self.lookahead = LookAhead(answers.table, searches)
        self.answers = answers
        self.player_memory = PlayerMemory(answers.table)
        self.conversation = Conversation(answers.table, self.player_memory, thinking)
        self._thinking = thinking
        self._considered: dict[str, int] = {}
        """Questions left alone, with the length of the log then."""
        self._answered: dict[str, int] = {}
        """Questions answered, with the number of undos then."""

    async def act(self) -> float | None:
        """Say lines and give answers that are due; return when the next one is (unix seconds).

        Defences and answers to claims come before answers to questions, so that a late process ends no speech or talk without its lines.
        """
        try:
            await self.table.settled()
        except Refused:
            return self.table.now() + AGAIN
        if not await self._defend():
            return self.table.now() + AGAIN
        if (course := self._course()) is not None and self.conversation.owes_answers(course):
            await self._converse()
        while (ask := self._due()) is not None:
            if not await self._answer(ask):
                return self.table.now() + AGAIN
            await asyncio.sleep(0)
        self._look_ahead()
        await self._converse()
        if not self.table.is_settled:
            return self.table.now() + AGAIN
        return self.table.now() if self._due() is not None else self._soonest()  # a claim may have found no answer: the talk can end

    def _look_ahead(self) -> None:
        """Let players that look ahead begin to search."""
        course = self._course()
        if course is not None and self.lookahead.thinks(course):
            self.lookahead.look(course, [ask for _, ask in self._open(course)])

    async def _defend(self) -> bool:
        """Say the lines of defences that are due; return False when the log could not be written."""
        course, now = self._course(), self.table.now()
        due = [seat for when, seat in self.conversation.defences(course) if when <= now] if course is not None else []
        for seat in due:
            await self.speak(seat)
        return not due or self.table.is_settled

    async def _converse(self) -> None:
        """Say the lines of an open talk that are due."""
        course, table, talk = self._course(), self.table, self.conversation
        if course is None:
            return
        try:
            while (when := talk.due(course)) is not None and when <= table.now() and not await talk.speak(course):
                pass  # that seat had nothing to say: another one may
        except Refused as refused:
            log.info("table %s: a line of an automated player was refused: %s", table.id, refused.key)

    def _course(self) -> Course | None:
        """Return the running game if automated players are in it."""
        table = self.table
        return table.course if table.phase == "running" and any(seat.bot_player for seat in table.seats) else None

    def _open(self, course: Course) -> list[tuple[float, Ask]]:
        """Return the open questions to automated players, each after the time of its answer, in this order."""
        bot_players = {seat.seat for seat in self.table.seats if seat.bot_player}
        asks = [ask for ask in course.open_asks(self.table.now()) if ask.seat in bot_players and not self._standing(ask)]
        self._considered = {ask.id: self._considered[ask.id] for ask in asks if ask.id in self._considered}
        self._answered = {ask.id: self._answered[ask.id] for ask in asks if ask.id in self._answered}
        return sorted([(self._when(ask, course), ask) for ask in asks], key=_in_time)

    def _when(self, ask: Ask, course: Course) -> float:
        """Return when a seat answers a question (unix seconds)."""
        if is_defence(ask, course):
            return self.conversation.ends_defence(ask, course)
        opened = self.conversation.enough(ask, course) if is_talk(ask, course) else course.opened.since(ask.id)
        return self._thought_through(opened + self._thought(ask, course), ask, course)

    def _thought_through(self, when: float, ask: Ask, course: Course) -> float:
        """Postpone an answer while its search runs, but not too near to the end of its clock (MA-6.5)."""
        now, ends = self.table.now(), course.time.deadline(ask.id)
        if when > now or ends is None or not self.lookahead.waits(ask, course):
            return when
        return max(when, min(now + LONGER, ends - SPARE))

    def _thought(self, ask: Ask, course: Course) -> float:
        """Return the seconds a seat thinks about a question."""
        share = FOLLOW_UP if ask.name in course.timing.rhythm.follow_up else 1.0
        return share * time_to_think(self.table.id, ask, self._thinking)

    def _due(self) -> Ask | None:
        """Return a question whose answer is due, None for none."""
        course, now = self._course(), self.table.now()
        if course is None:
            return None
        return next((ask for when, ask in self._open(course) if when <= now and not self._left_alone(ask, course)), None)

    def _left_alone(self, ask: Ask, course: Course) -> bool:
        """Whether a question was answered, or was left alone and nothing has happened since.

        An answer that can be changed is final here: two automated players would go on changing theirs for ever.
        """
        if self._answered.get(ask.id) == course.undone:
            return True
        return self._considered.get(ask.id) == course.open_entries

    def _soonest(self) -> float | None:
        """Return when the next question is due."""
        course, now = self._course(), self.table.now()
        if course is None:
            return None
        speaks = [self.conversation.due(course), *(when for when, _ in self.conversation.defences(course))]
        moments = [*(when for when, _ in self._open(course)), *speaks]
        return min((when for when in moments if when is not None and now < when < inf), default=None)

    def _standing(self, ask: Ask) -> bool:
        """Whether automated players never answer this now: giving up the seat, or ending a talk before all have spoken."""
        return (ask.clock is None and not ask.holds and not ask.secret) or self.answers.waits_for_speeches(ask)

    async def _answer(self, ask: Ask) -> bool:
        """Answer a question; return False when the log could not be written.

        No line goes with an answer, since it would reveal who was asked in secret (MA-2.13, 4.5).
        """
        table, course = self.table, self.table.course
        if course is None:
            return True
        undone, self._considered[ask.id] = course.undone, course.open_entries
        if ask.clock in course.timing.rhythm.hidden and len(ask.options) == 1:
            return True
        view = course.shown(table.now()).view(ask.seat)
        try:
            usual, found = self.player_memory.of(ask.seat, course).choose(ask, view), self.lookahead.take(ask)
            picks = usual if found is None else found
            if picks is not None and await self.answers.answer_for(course, undone, ask.id, picks):
                self._answered[ask.id] = undone
            elif picks is not None:
                self.player_memory.forget(ask.seat)  # players count their answers; this one was not taken
        except Refused as refused:
            log.info("table %s: an automated answer was refused: %s", table.id, refused.key)
            if not table.is_settled or table.course is not course:
                self._considered.pop(ask.id, None)
                return False
        return True

    async def speak(self, seat: int) -> None:
        """Say the line of a seat that has the floor."""
        course = self.table.course
        if course is None:
            return
        try:
            await self.conversation.speak_once(seat, course)
        except Refused as refused:
            log.info("table %s: a line of an automated player was refused: %s", self.table.id, refused.key)


def _in_time(due: tuple[float, Ask]) -> tuple[float, str]:
    when, ask = due
    return when, ask.id
