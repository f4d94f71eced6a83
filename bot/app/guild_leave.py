"""Tables, evenings, series and lessons part with somebody who is forgotten (CL-16.4): the store forgets, no process may remember."""

import contextlib

from bot.evenings.evening import LiveEvening
from bot.evenings.evening_scheduler import EveningScheduler
from bot.evenings.moves.answering import withdraw
from bot.practice.lessons import Lessons
from bot.tables.table_session import TableSession


class GuildLeave:
    """Lets the evenings and the lessons of this process part with people."""

    def __init__(self, evening_scheduler: EveningScheduler, lessons: Lessons) -> None:
        self._evening_scheduler = evening_scheduler
        self._lessons = lessons

    async def end_lesson(self, user_id: int) -> None:
        """Delete a person's lesson, which waits for nothing (MA-8.6). Raises StoreError."""
        await self._lessons.erase(user_id)

    def forget_lesson(self, user_id: int) -> None:
        """Keep nothing of a person's lesson in memory: another process has deleted it."""
        self._lessons.forget(user_id)

    async def leave_tables(self, user_id: int) -> None:
        """Let a person leave every table of this process as if they had left the server; a machine plays on for them at once."""
        for session in list(self._evening_scheduler.registry.sessions.values()):
            if not session.over and session.table.knows(user_id):
                await _leave(session, user_id)

    async def take_answers(self, user_id: int) -> None:
        """Take a person's answers out of what is planned: who waits moves up, and is told (CL-5.4).

        At evenings that another process serves too: what is to be said there stands in the row, and that process says it as soon as it
        hears that the person is forgotten. Raises Refused: no store; StoreError.
        """
        for saved in await self._evening_scheduler.store.evenings.answered_by(user_id):
            evening = self._evening_scheduler.evenings.get(saved.evening.id)
            if evening is None:
                with contextlib.suppress(ValueError):  # a row that cannot be read: nobody can show it, and it is forgotten like the others
                    evening = LiveEvening(saved, self._evening_scheduler.store, self._evening_scheduler.registry.now)
            if evening is not None:
                await evening.do(withdraw(user_id))

    async def look_again(self) -> None:
        """Read again what the store holds now: it has forgotten somebody. Raises StoreError."""
        await self._evening_scheduler.look_again()


async def _leave(session: TableSession, user_id: int) -> None:
    seat = session.table.seat_of(user_id)
    await session.departures.member_gone(user_id)
    if seat is not None and session.table.phase in ("running", "paused") and session.table.seat_of(user_id) is not None:
        await session.host.automate(None, seat)
