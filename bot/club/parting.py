"""Evenings, series and lessons part with somebody who is forgotten (CL-16.4): the store forgets, this process must not remember."""

import contextlib
from collections.abc import Iterable

from bot.club.evening import LiveEvening
from bot.club.keeper import Keeper
from bot.club.moves.answering import withdraw
from bot.practice.lessons import Lessons
from bot.tables.refusal import Refused


class Parting:
    """Lets the evenings and the lessons of this process part with people."""

    def __init__(self, keeper: Keeper, lessons: Lessons) -> None:
        self._keeper = keeper
        self._lessons = lessons

    async def end_lesson(self, user_id: int) -> None:
        """Delete a person's lesson, which waits for nothing (MA-8.6). Raises StoreError."""
        await self._lessons.erase(user_id)

    async def take_answers(self, user_id: int) -> None:
        """Take a person's answers out of what is planned: who waits moves up, and is told (CL-5.4). Raises Refused: no store."""
        for evening in self._evenings():
            if evening.row.state in ("planned", "open"):
                await evening.do(withdraw(user_id))

    async def look_again(self) -> None:
        """Read again what the store holds now: it has forgotten somebody. Raises StoreError."""
        for evening in self._evenings():
            with contextlib.suppress(Refused):  # it has been deleted, or stands there until the store answers
                await evening.look_again()
        await self._keeper.series.look_again()

    def _evenings(self) -> Iterable[LiveEvening]:
        return tuple(self._keeper.evenings.values())
