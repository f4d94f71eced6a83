"""Following a log into which other processes write as well (PR-2.1, PR-2.2)."""

from typing import NamedTuple

import engines
from bot.tables.session.core import LiveTable
from bot.tables.session.course import Course
from bot.tables.session.entries import Answer, Entry, read_entry


class Happened(NamedTuple):
    """An entry, and of an answer whose it was (-1: nobody's)."""

    entry: Entry
    seat: int = -1


async def read_on(table: LiveTable) -> list[Happened]:
    """Let happen at ``table`` what others have written into its log, and return it. The caller holds the table's lock.

    Raises Refused when the log cannot be read as a whole, StoreError, ValueError (a row that nobody has written), ReplayDiverged.
    """
    await table.trust()
    course = table.course
    if course is None:
        return []
    rows = await table.store.entries(table.id, course.entries)
    read = [(row.at, read_entry(row.kind, row.payload)) for row in rows]
    table.stale = bool(read)  # until all of it has happened
    happened = []
    for at, entry in read:
        happened.append(Happened(entry, _seat_of(course, entry)))
        try:
            course.apply(entry, at)
        except (engines.IllegalAnswer, engines.RuleFault) as wrong:
            raise engines.ReplayDiverged(course.game.moves_made, str(wrong)) from wrong
    table.stale = False
    table.settled = len(course.game.notices)
    return happened


def _seat_of(course: Course, entry: Entry) -> int:
    """Return the seat that an answer answers for, before it has happened."""
    if not isinstance(entry, Answer) or entry.by != "seat":
        return -1
    return next((ask.seat for ask in course.game.asks if ask.id == entry.ask), -1)
