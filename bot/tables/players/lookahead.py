"""What strong machines of one table have found by looking ahead, one question after another, before the moment of their answer (MA-6.5).

A machine answers at its moment, as any other does: it has thought by then. Only where the processes are so busy that it has not, or the
bot has just come back, it takes a few seconds more; three seconds before its clock ends it answers as a normal machine does.
"""

import asyncio
import logging
from collections.abc import Sequence

from bot.simulation.search import is_searched, situation_of
from bot.simulation.search.processes import Searches
from bot.tables.session.core import LiveTable
from bot.tables.session.course import Course
from engines import Ask
from engines.players.protocol import Picks

log = logging.getLogger(__name__)


class LookAhead:
    """The thoughts of the strong machines of one table: at most one decision at a time."""

    def __init__(self, table: LiveTable, searches: Searches | None) -> None:
        """``searches``: who decides; without it nobody looks ahead."""
        self.table = table
        self._searches = searches
        self._open: list[Ask] = []
        self._begun: frozenset[str] = frozenset()
        self._found: dict[str, Picks | None] = {}
        """What was found for the questions that are open, None where nothing was."""
        self._undone = 0
        self._at_work: asyncio.Task[None] | None = None

    def thinks(self, course: Course) -> bool:
        """Return whether the machines of this game look ahead."""
        strong = course.talk.options.machines == "strong"
        return strong and self._searches is not None and is_searched(self.table.game)

    def look(self, course: Course, asks: Sequence[Ask]) -> None:
        """See what machines that look ahead are asked now, the most urgent first; thinking about it begins, and nobody waits for it."""
        if self._searches is None:
            return
        self._begin_again(course)
        self._open = list(asks)
        self._begun = frozenset({ask.id for ask in asks} & self._begun)
        self._found = {ask.id: self._found[ask.id] for ask in asks if ask.id in self._found}
        if self._next() is not None and (self._at_work is None or self._at_work.done()):
            self._at_work = asyncio.create_task(self._think(self._searches), name=f"ahead {self.table.id}")

    def waits(self, ask: Ask, course: Course) -> bool:
        """Return whether it is still being thought about a question."""
        self._begin_again(course)
        return self.thinks(course) and ask.id not in self._found

    def take(self, ask: Ask) -> Picks | None:
        """Return what was found for a question; None when nothing was by now, or when it is not offered any more."""
        self._open = [one for one in self._open if one.id != ask.id]  # what is found from now on comes too late
        found = self._found.get(ask.id)
        return found if found is not None and {option.id for option in ask.options}.issuperset(found) else None

    def leave(self) -> None:
        """Think no more."""
        self._open = []
        if self._at_work is not None:
            self._at_work.cancel()

    def _begin_again(self, course: Course) -> None:
        """Forget what was found when the game was taken back: its questions may be put once more."""
        if course.undone != self._undone:
            self._undone = course.undone
            self._begun = frozenset()
            self._found.clear()

    def _next(self) -> Ask | None:
        """Return the question that is to be thought about next."""
        return next((ask for ask in self._open if ask.id not in self._begun), None)

    async def _think(self, searches: Searches) -> None:
        while (ask := self._next()) is not None:
            self._begun |= {ask.id}
            course, undone, found = self.table.course, self._undone, None
            if course is None:
                return
            try:
                seed = int(self.table.seed or "0", 16)
                found = await searches.found(situation_of(course.shown(self.table.now()), ask, seed))
            except Exception as fault:  # the machine answers as a normal one; nothing else depends on it
                log.error("table %s: looking ahead: %s", self.table.id, type(fault).__name__, exc_info=fault)
            if undone == self._undone and any(now.id == ask.id for now in self._open):
                self._found[ask.id] = found
