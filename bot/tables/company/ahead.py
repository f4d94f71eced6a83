"""What strong machines of one table have found by looking ahead, one question after another, before the moment of their answer (MA-6.5).

Nobody waits for it: whoever has found nothing by the moment of its answer answers as a normal machine does. So when it answers does not
depend on what was computed (MA-4.5), and a process that is busy, or has died, holds nothing up.
"""

import asyncio
import logging
from collections.abc import Sequence

from bot.searching import is_searched, situation_of
from bot.searching.intention import Intention
from bot.searching.searches import Searches
from bot.tables.record.core import LiveTable
from bot.tables.record.course import Course
from engines import Ask
from engines.players.protocol import Picks

log = logging.getLogger(__name__)


class Ahead:
    """The thoughts of the strong machines of one table: at most one decision at a time."""

    def __init__(self, table: LiveTable, searches: Searches | None) -> None:
        """``searches``: who decides; without it nobody looks ahead."""
        self.table = table
        self._searches = searches
        self._open: list[Ask] = []
        self._begun: set[str] = set()
        self._intentions: dict[int, Intention] = {}
        self._undone = 0
        self._at_work: asyncio.Task[None] | None = None

    def look(self, course: Course | None, asks: Sequence[Ask]) -> None:
        """See what machines are asked now, the most urgent first; thinking about it begins. Costs next to nothing."""
        if self._searches is None or course is None or not self._thinks(course):
            return
        if course.undone != self._undone:
            self._undone = course.undone
            self._begun.clear()
            self._intentions.clear()
        self._open = list(asks)
        self._begun &= {ask.id for ask in asks}
        if self._next() is not None and (self._at_work is None or self._at_work.done()):
            self._at_work = asyncio.create_task(self._think(self._searches), name=f"ahead {self.table.id}")

    def take(self, ask: Ask) -> Picks | None:
        """Return what was found for a question, None when nothing was by now."""
        self._open = [one for one in self._open if one.id != ask.id]  # what is found from now on comes too late
        intention = self._intentions.get(ask.seat)
        return None if intention is None else intention.take(ask)

    def leave(self) -> None:
        """Think no more."""
        self._open = []
        if self._at_work is not None:
            self._at_work.cancel()

    def _thinks(self, course: Course) -> bool:
        """Return whether the machines of this game look ahead."""
        return course.machines > 0 and course.talk.options.machines == "strong" and is_searched(self.table.game)

    def _next(self) -> Ask | None:
        """Return the question that is to be thought about next, of which nothing is known yet."""
        return next((ask for ask in self._open if ask.id not in self._begun and not self._intended(ask)), None)

    def _intended(self, ask: Ask) -> bool:
        return ask.seat in self._intentions and self._intentions[ask.seat].holds(ask)

    async def _think(self, searches: Searches) -> None:
        while (ask := self._next()) is not None:
            self._begun.add(ask.id)
            course, undone = self.table.course, self._undone
            if course is None:
                return
            try:
                seed = int(self.table.seed or "0", 16)
                found = await searches.found(situation_of(course.shown(self.table.now()), ask, seed))
            except Exception as fault:  # the machine answers as a normal one; nothing else depends on it
                log.error("table %s: looking ahead: %s", self.table.id, type(fault).__name__, exc_info=fault)
                continue
            if undone == self._undone and any(now.id == ask.id for now in self._open):
                self._intentions.setdefault(ask.seat, Intention()).form(ask, found)
