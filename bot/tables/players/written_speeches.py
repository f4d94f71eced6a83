"""Speeches in writing: whoever has the floor and cannot be let write gets a line to the table by a form (TK-1.6)."""

from bot.presenting.naming import bold, escaped
from bot.presenting.scene import Floor
from bot.tables.delivery.outbox import Outbox
from bot.tables.refusal import Refused
from bot.tables.session.core import LiveTable
from bot.tables.session.entries import Talk
from bot.tables.session.floor import floor_of
from bot.tables.session.shared_log import retry_on_conflict
from bot.tables.session.speaking import not_their_turn

LONGEST = 600
"""Characters of one line."""

MOST = 3
"""Lines in one speech."""


class WrittenSpeeches:
    """The lines of one table that are written in speeches."""

    __slots__ = ("outbox", "table")

    def __init__(self, table: LiveTable, outbox: Outbox) -> None:
        self.table = table
        self.outbox = outbox

    def may_write(self, user_id: int) -> Floor:
        """Return the speech in which this person may write a line now.

        Raises Refused: no seat, no speech, somebody else's, a pause, lines enough, or a place where anybody lets write without this.
        """
        seat, floor = self.table.seat_of(user_id), floor_of(self.table)
        if seat is None:
            raise Refused("no-foreign")
        if floor is None:
            raise Refused("no-stale")
        if floor.seat != seat:
            raise not_their_turn(self.table, floor)
        if self.table.phase == "paused":
            raise Refused("no-while-paused")
        if self.table.lets_one_write:
            raise Refused("no-write")
        if self.table.running.talk.lines_in(seat, floor.speech) >= MOST:
            raise Refused("no-write-more", most=MOST)
        return floor

    async def write(self, user_id: int, text: str) -> None:
        """Post a line of whoever has the floor; that there was one more is durable before.

        Raises Refused as ``may_write`` does, for a line that is too long, and when the log cannot be written.
        """
        line = " ".join(text.split())
        if len(line) > LONGEST:
            raise Refused("no-write-long", most=LONGEST)
        floor = await self._count(user_id, line)
        await self.outbox.say(f"> {bold(self.table.names(), floor.seat)}: {escaped(line)}")

    @retry_on_conflict
    async def _count(self, user_id: int, line: str) -> Floor:
        """Make durable that there is one more line, and return the speech it belongs to. Raises Refused."""
        async with self.table.lock:
            await self.table.trust()
            floor = self.may_write(user_id)
            if not line:
                raise Refused("no-stale")
            await self.table.commit(Talk("line", floor.seat, key=floor.speech))
            return floor
