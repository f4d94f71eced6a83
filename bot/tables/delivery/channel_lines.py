"""The lines that the channel of one table is owed: each is told once, in order, whatever happens to the process.

A line has a nonce of its own. What was planned but not marked as done is sent again after a restart, and found where it already stands.
"""

import logging
from collections.abc import Callable, Iterable

from bot.discord_io.postman import MessageGone, Postman, Rejected, Unavailable
from bot.presenting.clocks import stamp
from bot.presenting.page import LineClock
from bot.presenting.scene import Deadline
from bot.presenting.texts import Words
from bot.tables.delivery.deliveries import TableLine
from bot.tables.delivery.managed_messages import ManagedMessages
from bot.tables.delivery.planning import PLACES, remember
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


log = logging.getLogger(__name__)

TOLD = 12
"""How many told lines are remembered by their messages, to be gone on with."""


def _nothing() -> None:
    pass


class ChannelLines:
    """Sends what the outbox has planned for the channel of its table."""

    def __init__(self, table: LiveTable, postman: Postman, messages: ManagedMessages) -> None:
        self.table = table
        self.postman = postman
        self.messages = messages
        self.on_posted: Callable[[], None] = _nothing
        """Told of each line that stands in the channel; the voices are, which open and close with it."""
        self.clocks = RunningClocks(table, postman, self.changed)
        self.pending: list[TableLine] = []
        """The lines that the channel is owed."""
        self._told: frozenset[int] = frozenset()
        """Numbers of lines that were told, though that could not be written down yet."""
        self._in_doubt: frozenset[int] = frozenset()
        """Numbers of lines that may have been told: Discord took them and its answer was lost, or the process was killed."""

    def recall(self, owed: Iterable[TableLine]) -> None:
        """Take up the lines that were owed when the bot stopped."""
        self.pending = sorted(owed, key=lambda line: (line.after, abs(line.n)))
        for line in self.pending:
            if str(line.n) in self.table.surfaces.told:
                self._told |= {line.n}
            else:
                self._in_doubt |= {line.n}
            remember(self.table.surfaces.stories, line)  # what stands in the surfaces may be older than the plan

    @property
    def first_owed(self) -> int | None:
        """The number of the first notice of which a line is still owed; None when all that was planned has been told."""
        return min((line.n // PLACES for line in self.pending if line.n >= 0), default=None)

    async def send(self, position: int) -> None:
        """Tell everything that is owed, in order; ``position``: how many notices are planned. Raises Trouble, StoreError."""
        for line in list(self.pending):
            await self._send(line, position)

    async def _send(self, line: TableLine, position: int) -> None:
        """Tell one line in the channel and mark it as done. Raises Trouble, StoreError."""
        table = self.table
        if line.n not in self._told:
            try:
                await self._tell(line)
            except Rejected:
                log.exception("table %s: a line can never be told", table.id)
            self._told |= {line.n}
        await table.own_store.set_position(table.id, position, done=(line.n,), surfaces=table.surfaces.json())
        self._told -= {line.n}
        self._in_doubt -= {line.n}
        self.pending.remove(line)
        self.on_posted()

    async def _tell(self, line: TableLine) -> None:
        """Let the story that the line goes on with grow, or post it. Raises Trouble."""
        surfaces = self.table.surfaces
        before = self._renewed(line) if line.renews else surfaces.told.get(str(line.grows))
        message = before if before is not None and await self._edit(before, line) else await self._post(line)
        surfaces.told[str(line.n)] = message
        if surfaces.day.n == line.n:
            surfaces.day.message = message
        self.clocks.told(message, line.clock)
        if line.renews:
            surfaces.renewed[line.renews] = message
        while len(surfaces.told) > TOLD:
            surfaces.told.pop(next(iter(surfaces.told)))

    def _renewed(self, line: TableLine) -> int | None:
        """Return the message that said the same before, if nothing else has been told since."""
        before = self.table.surfaces.renewed.get(line.renews)
        return before if before == self.table.surfaces.last else None

    async def _edit(self, message: int, line: TableLine) -> bool:
        """Edit the line into a message; False when that is gone. Raises Trouble."""
        try:
            await self.postman.edit(self.table.channel_id, message, line.text)
        except MessageGone:
            return False
        self.changed(message, line.text)
        return True

    def changed(self, message: int, text: str) -> None:
        """Take note that a message says something else now."""
        self.messages.board.below.grown(message, text)

    async def _post(self, line: TableLine) -> int:
        """Post the line, unless it stands already; return its message. Raises Trouble."""
        table, surfaces = self.table, self.table.surfaces
        users = [] if self._hushed(line) else [user for seat in line.pings if (user := table.seats[seat].user_id) is not None]
        text = line.text + (" " + " ".join(f"<@{user}>" for user in users) if users else "")
        message = await self._standing(text) if line.n in self._in_doubt else None
        if message is None:
            try:
                message = await self.postman.post(table.channel_id, text, nonce=line.nonce, loud=line.loud and bool(users), pings=users)
            except Unavailable:
                self._in_doubt |= {line.n}
                raise
        surfaces.last = message
        surfaces.first = surfaces.first or message
        self.messages.board.below.put(message, text)
        return message

    def _hushed(self, line: TableLine) -> bool:
        """Whether quiet hours keep a line from calling anybody; whom it would have called is noted for the morning."""
        surfaces = self.table.surfaces
        if not line.pings or self.table.quiet_until is None:
            return False
        surfaces.morning = sorted({*surfaces.morning, *line.pings})
        return True

    async def _standing(self, text: str) -> int | None:
        """Return the message that says ``text`` below what was told last, None when there is none. Raises Trouble."""
        after = self.table.surfaces.last or self.messages.posts.first_message
        own = await self.postman.own_messages(self.table.channel_id, after)
        return next((message.id for message in reversed(own) if message.texts == (text,)), None)
