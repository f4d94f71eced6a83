"""A log into which other processes write as well: follow their entries, and repeat moves that they have overtaken (PR-2.1, PR-2.2).

The key of the log decides who was first. A repeated move knows what the other process wrote, as if it came a moment later: it succeeds, or
is refused for a reason of its own.
"""

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

import engines
from bot.tables.refusal import Overtaken
from bot.tables.session.course import Course
from bot.tables.session.entries import Answer, Entry, read_entry
from bot.tables.session.live_table import LiveTable

TRIES = 5
"""How often a move is tried while other processes write into the same log."""


class Happened(NamedTuple):
    """An entry, and the seat that an answer answers for (-1: none)."""

    entry: Entry
    seat: int = -1


async def read_on(table: LiveTable) -> list[Happened]:
    """Apply the entries that others have written into the log of ``table``, and return them. The caller holds the lock of the table.

    Raises Refused when the whole log cannot be read, StoreError, ValueError (an unreadable row), ReplayDiverged.
    """
    await table.trust()
    course = table.course
    if course is None:
        return []
    rows = await table.store.entries(table.id, course.entries)
    read = [(row.at, read_entry(row.kind, row.payload)) for row in rows]
    table.stale = bool(read)  # until all of it is applied
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
    """Return the seat that an answer answers for; the answer is not applied yet."""
    if not isinstance(entry, Answer) or entry.by != "seat":
        return -1
    return next((ask.seat for ask in course.game.asks if ask.id == entry.ask), -1)


class AtTable(Protocol):
    """An object whose methods are moves at ``table``."""

    @property
    def table(self) -> LiveTable: ...  # noqa: D102


Mover = TypeVar("Mover", bound=AtTable)
Params = ParamSpec("Params")
Result = TypeVar("Result")


async def while_overtaken(table: LiveTable, move: Callable[[], Awaitable[Result]]) -> Result:
    """Make a move at ``table``, and repeat it while others are faster; ``move`` checks its own legality each time.

    Raises what the last try raises, which may be Overtaken.
    """
    for _ in range(TRIES - 1 if table.shared else 0):
        try:
            return await move()
        except Overtaken:
            continue
    return await move()


def retry_on_conflict(
    move: Callable[Concatenate[Mover, Params], Awaitable[Result]],
) -> Callable[Concatenate[Mover, Params], Coroutine[Any, Any, Result]]:
    """Repeat a method while it is overtaken: one that changes nothing before its append, and takes the lock of the table itself."""

    @wraps(move)
    async def tried(mover: Mover, /, *args: Params.args, **kwargs: Params.kwargs) -> Result:
        return await while_overtaken(mover.table, lambda: move(mover, *args, **kwargs))

    return tried
