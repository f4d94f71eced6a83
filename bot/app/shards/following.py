"""How the owner of tables learns what other processes have written into their logs (PR-2.2, PR-2.4)."""

import logging

from bot.store import StoreError
from bot.tables.house import House
from bot.tables.refusal import Refused
from bot.tables.room import Room
from bot.tables.session.entries import Answer
from bot.tables.session.reading_on import Happened, read_on

log = logging.getLogger(__name__)

LOOK_EVERY = 1.0
"""Seconds between two looks at the ends of all logs: a notice that was never heard costs no more."""


class Following:
    """Reads on at the tables of this process."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def follow(self, table_id: str, upto: int | None = None) -> None:
        """Read on at a table, unless it has the entry ``upto`` already; what others have answered is delivered then."""
        room = self._house.rooms.get(table_id)
        if room is None or not room.table.folded:
            return  # a game that is played again later is looked at then
        table = room.table
        try:
            async with table.lock:
                if upto is not None and not table.stale and table.course is not None and table.course.entries > upto:
                    return
                read = await read_on(table)
            for happened in read:
                _answered(room, happened)
        except (Refused, StoreError) as wrong:
            log.warning("table %s cannot be read on: %s", table_id, type(wrong).__name__)
            return
        except Exception as fault:  # the failure of one table is its own; it is read anew before anything else happens there
            table.stale = True
            table.slipped(fault)
        table.on_change()

    async def look(self) -> None:
        """Read on wherever a log is longer than is known here, after one query for all tables. Raises StoreError."""
        known = {
            room.table.id: room.table.course.entries
            for room in self._house.rooms.values()
            if room.table.folded and room.table.course is not None and room.table.phase in ("running", "paused")
        }
        ends = await self._house.store.sharing.ends(list(known))
        for table_id, end in ends.items():
            if end > known[table_id]:
                await self.follow(table_id, end - 1)


def _answered(room: Room, happened: Happened) -> None:
    """Take note of an answer that another process has taken: who gave it is here, and the pressed message shows its receipt."""
    entry, seat = happened
    if isinstance(entry, Answer) and seat >= 0:
        room.table.seat(seat).misses = 0
        if entry.message:
            room.messages.letters.question_answered(seat, int(entry.message))
