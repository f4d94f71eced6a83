"""The search of a table's automated players that look ahead, one question after another, before their answers are due (MA-6.5).

A search normally ends before its answer is due. If the processes are busy or the bot has just started, the answer comes a few seconds
later; three seconds before the end of its clock the player answers without a search.
"""

import asyncio
import logging
from collections.abc import Sequence

from bot.simulation.search import is_searched, situation_of
from bot.simulation.search.processes import Searches
from bot.tables.session.course import Course
from bot.tables.session.live_table import LiveTable
from engines import Ask
from engines.players.protocol import Picks

log = logging.getLogger(__name__)


class LookAhead:
    """The searches of one table, one at a time."""

    def __init__(self, table: LiveTable, searches: Searches | None) -> None:
        self.table = table
        self._searches = searches
        self._open: list[Ask] = []
        self._begun: frozenset[str] = frozenset()
        self._found: dict[str, Picks | None] = {}
        """Results for open questions, None for a search without one."""
        self._undone = 0
        self._at_work: asyncio.Task[None] | None = None

    def thinks(self, course: Course) -> bool:
        """Whether the automated players of this game search."""
        return self._searches is not None and is_searched(self.table.game, course.talk_log.options.machines)

    def look(self, course: Course, asks: Sequence[Ask]) -> None:
        """Note the open questions, the most urgent first, and search in the background."""
        if self._searches is None:
            return
        self._begin_again(course)
        self._open = list(asks)
        self._begun = frozenset({ask.id for ask in asks} & self._begun)
        self._found = {ask.id: self._found[ask.id] for ask in asks if ask.id in self._found}
        if self._next() is not None and (self._at_work is None or self._at_work.done()):
            self._at_work = asyncio.create_task(self._think(self._searches), name=f"ahead {self.table.id}")

    def waits(self, ask: Ask, course: Course) -> bool:
        """Whether the search for a question is still pending."""
        self._begin_again(course)
        return self.thinks(course) and ask.id not in self._found

    def take(self, ask: Ask) -> Picks | None:
        """Return the result for a question; None when there is none yet, or it is not offered any more."""
        self._open = [one for one in self._open if one.id != ask.id]  # a later result comes too late
        found = self._found.get(ask.id)
        return found if found is not None and {option.id for option in ask.options}.issuperset(found) else None

    def leave(self) -> None:
        self._open = []
        if self._at_work is not None:
            self._at_work.cancel()

    def _begin_again(self, course: Course) -> None:
        """Forget all results after an undo, which may ask the same questions again."""
        if course.undone != self._undone:
            self._undone = course.undone
            self._begun = frozenset()
            self._found.clear()

    def _next(self) -> Ask | None:
        return next((ask for ask in self._open if ask.id not in self._begun), None)

    async def _think(self, searches: Searches) -> None:
        while (ask := self._next()) is not None:
            self._begun |= {ask.id}
            course, undone, found = self.table.course, self._undone, None
            if course is None:
                return
            try:
                seed = int(self.table.seed or "0", 16)
                level = course.talk_log.options.machines
                found = await searches.found(situation_of(course.shown(self.table.now()), ask, seed, level))
            except Exception as fault:  # the player answers without a search
                log.error("table %s: a search failed: %s", self.table.id, type(fault).__name__, exc_info=fault)
            if undone == self._undone and any(now.id == ask.id for now in self._open):
                self._found[ask.id] = found
