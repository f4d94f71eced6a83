"""Told lines with a clock that runs: once their moment is over they lose it, since a stamp goes on counting for ever."""

from collections.abc import Callable

from bot.discord_io.postman import MessageGone, Postman
from bot.presenting.page import LineClock
from bot.presenting.scene import Deadline, stamp
from bot.presenting.texts import Words
from bot.tables.session.core import LiveTable
from bot.tables.session.course import Course
from bot.tables.session.message_state import RunningLine


class RunningClocks:
    """The told lines of one table whose clocks still run; they stand in its surfaces, so that a restart finds them."""

    def __init__(self, table: LiveTable, postman: Postman, changed: Callable[[int, str], None]) -> None:
        """``changed`` is called with a message and what it says now."""
        self.table = table
        self.postman = postman
        self._changed = changed

    def told(self, message: int, clock: LineClock | None) -> None:
        """Note that a message says a line with this clock, or now says one without. The clocks before it are out of date."""
        running = [line for line in self.table.surfaces.running if line.message != message]
        if clock is not None:
            for line in running:
                line.ends = 0
            running.append(RunningLine(message, clock.over, clock.ends, clock.ask))
        self.table.surfaces.running = running

    @property
    def due(self) -> float | None:
        """When the first of them is over, if not before (unix seconds)."""
        surfaces = self.table.surfaces
        return None if surfaces.homeless else min((float(line.ends) for line in surfaces.running), default=None)

    async def stop(self) -> None:
        """Let each line whose moment is over say what it said without its clock. Raises Trouble."""
        for line in list(self.table.surfaces.running):
            if self._over(line):
                await self._without_clock(line)
                self.table.surfaces.running.remove(line)

    def _over(self, line: RunningLine) -> bool:
        """Whether the clock tells the time no more. Of a question that is secret only its end is known, not its answer (MF-15.4)."""
        table, course = self.table, self.table.course
        if course is None or table.phase != "running" or table.wall() >= line.ends:
            return True
        return bool(line.ask) and all(ask.id != line.ask for ask in course.open_asks(table.now()))

    async def _without_clock(self, line: RunningLine) -> None:
        try:
            await self.postman.edit(self.table.channel_id, line.message, line.text)
        except MessageGone:
            return
        self._changed(line.message, line.text)


def line_until(words: Words, key: str, course: Course | None, now: float) -> tuple[str, LineClock | None]:
    """Return the line ``key``, which says when what is open ``now`` ends first, and its clock; without one while nothing ends."""
    timer = course.time.ends_first(now) if course is not None else None
    over = words(key, until="–", ends="no")
    if timer is None or (when := timer.shown) is None:
        return over, None
    return words(key, until=stamp(Deadline(when, timer.whole))), LineClock(over, int(when))
