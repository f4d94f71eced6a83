"""Moves with the floor: end a speech, raise a hand. None of them moves the game (TK-3.5, 3.10, 3.11)."""

from typing import Literal

from bot.presenting.naming import bold
from bot.presenting.scene import Floor
from bot.presenting.standing import plays
from bot.tables.refusal import Refused
from bot.tables.session.course import Course
from bot.tables.session.entries import Talk
from bot.tables.session.floor import floor_of
from bot.tables.session.live_table import LiveTable
from bot.tables.session.shared_log import retry_on_conflict

SpeechEnd = Literal["", "clock", "passed", "skipped"]
"""Why a speech ends: by its person, by its clock, its person is absent, the host goes on."""


class Speaking:
    """The moves with the floor of one table. Durable on return; all raise Refused."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    @retry_on_conflict
    async def done(self, user_id: int) -> None:
        """End the speech in turn of this person, also in its first second (TK-3.5)."""
        async with self.table.lock:
            course, seat = await self._seated(user_id)
            self._may_end(seat)
            if course.speeches.speaker == seat:  # else an unreleased move has eliminated them, which must stay secret
                await self.table.commit(Talk("done", seat))

    def _may_end(self, seat: int) -> None:
        floor = floor_of(self.table)
        if floor is None or not floor.in_turn:
            raise Refused("no-stale")
        if floor.seat != seat:
            raise not_their_turn(self.table, floor)

    @retry_on_conflict
    async def end(self, speech: Floor, why: SpeechEnd) -> bool:
        """End a ``speech`` in turn on behalf of the table; return whether it still ran."""
        async with self.table.lock:
            await self.table.trust()
            course, floor = self.table.course, floor_of(self.table)
            if course is None or self.table.phase != "running" or floor is None or not floor.in_turn:
                return False
            if (floor.seat, floor.began) != (speech.seat, speech.began) or course.speeches.speaker != speech.seat:
                return False
            await self.table.commit(Talk("done", speech.seat, key=why))
            return True

    @retry_on_conflict
    async def hand(self, user_id: int) -> bool:
        """Raise the hand of this person, or lower it; return whether it is up now (TK-3.11)."""
        async with self.table.lock:
            course, seat = await self._seated(user_id)
            view = course.public(self.table.now())
            if (floor := floor_of(self.table)) is not None and floor.in_turn:
                raise Refused("not-yet")
            if not course.speeches.free(view):
                raise Refused("no-stale")
            up = seat not in course.speeches.hands(view)
            await self.table.commit(Talk("hand", seat, value=up))
            return up

    async def _seated(self, user_id: int) -> tuple[Course, int]:
        """Return the game and the living seat of this person."""
        await self.table.trust()
        course, seat = self.table.running, self.table.seat_of(user_id)
        if seat is None or not plays(course.public(self.table.now()), seat):
            raise Refused("no-foreign")
        if self.table.phase == "paused":
            raise Refused("no-while-paused")
        return course, seat


def not_their_turn(table: LiveTable, floor: Floor) -> Refused:
    """Return the refusal that names the seat with the floor."""
    return Refused("no-turn-to-speak", who=bold(table.names(), floor.seat))
