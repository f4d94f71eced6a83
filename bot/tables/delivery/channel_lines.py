"""Posting the planned lines of one table's channel: each once, in order, even if the process is killed.

A line has its own nonce. A planned line that is not marked as done is sent again after a restart, unless it is found in the channel.
"""

import contextlib
import re
from collections.abc import Collection, Iterable
from dataclasses import replace

from bot.discord_io.postman import Blocked, MessageGone, Parcel, Postman, Rejected, Unavailable
from bot.games import game_of
from bot.presenting.drawing import Drawing
from bot.presenting.naming import escaped
from bot.presenting.page import Buttons, LineClock, Page, Part, Picture
from bot.presenting.scene import Deadline, stamp
from bot.presenting.texts import Words
from bot.tables.delivery.board import PICTURE_WITHIN, MessagesBelow
from bot.tables.delivery.deliveries import TableLine
from bot.tables.delivery.managed_posts import ManagedPosts
from bot.tables.delivery.planning import PLACES, remember
from bot.tables.session.course import Course
from bot.tables.session.live_table import LiveTable
from bot.tables.session.message_state import LineMemory, RunningLine


class RunningClocks:
    """The posted lines of one table whose clocks still run, kept in ``LineMemory``.

    When a clock ends its line is edited, since a Discord timestamp goes on counting for ever.
    """

    def __init__(self, table: LiveTable, postman: Postman, below: MessagesBelow) -> None:
        self.table = table
        self.postman = postman
        self._below = below

    @property
    def memory(self) -> LineMemory:
        """The stored state of this part."""
        return self.table.message_state.lines

    def told(self, message: int, clock: LineClock | None) -> None:
        """Note the clock of a message, None for none. A new clock makes the earlier ones obsolete."""
        running = [line for line in self.memory.running if line.message != message]
        if clock is not None:
            for line in running:
                line.ends = 0
            running.append(RunningLine(message, clock.over, clock.ends, clock.ask))
        self.memory.running = running

    @property
    def due(self) -> float | None:
        """When the first of them ends at the latest (unix seconds)."""
        homeless = self.table.message_state.departures.homeless
        return None if homeless else min((float(line.ends) for line in self.memory.running), default=None)

    async def stop(self) -> None:
        """Remove the clocks that have ended. Raises Trouble."""
        for line in list(self.memory.running):
            if self._over(line):
                await self._without_clock(line)
                self.memory.running.remove(line)

    def _over(self, line: RunningLine) -> bool:
        """Whether a clock has ended. An answer to a secret question ends none: only the end of the clock is public (MF-15.4)."""
        table, course = self.table, self.table.course
        if course is None or table.phase != "running" or table.wall() >= line.ends:
            return True
        return bool(line.ask) and all(ask.id != line.ask for ask in course.open_asks(table.now()))

    async def _without_clock(self, line: RunningLine) -> None:
        try:
            await self.postman.edit(self.table.channel_id, line.message, line.text)
        except MessageGone:
            return
        self._below.grown(line.message, line.text)


def line_until(words: Words, key: str, course: Course | None, now: float) -> tuple[str, LineClock | None]:
    """Return the line ``key`` with the first end of an open question, and its clock; None while no question ends."""
    timer = course.time.ends_first(now) if course is not None else None
    over = words(key, until="–", ends="no")
    if timer is None or (when := timer.shown) is None:
        return over, None
    return words(key, until=stamp(Deadline(when, timer.whole))), LineClock(over, int(when))


FILE = "votes.png"
"""The attachment of a line with a picture."""

MENTIONS = re.compile(r"( <@\d+>)+\Z")
"""The mentions after the words of a line."""

TOLD = 12
"""How many posted lines are remembered by their messages, so that a later line can be edited into them."""


class ChannelLines:
    """The pending lines of one table's channel."""

    def __init__(self, table: LiveTable, posts: ManagedPosts, below: MessagesBelow) -> None:
        self.table = table
        self.postman = posts.postman
        self._posts = posts
        self._below = below
        self.clocks = RunningClocks(table, posts.postman, below)
        self.pending: list[TableLine] = []
        """Planned lines that are not done."""
        self._told: frozenset[int] = frozenset()
        """Numbers of lines that are posted, though not stored as done yet."""
        self._in_doubt: frozenset[int] = frozenset()
        """Numbers of lines that may be posted: Discord's answer was lost, or the process was killed."""
        self._late: tuple[int, TableLine] | None = None
        """The last message whose picture was late, and its line; words stand in its place."""
        self.due: float | None = None
        """When to try that picture again (unix seconds)."""

    @property
    def memory(self) -> LineMemory:
        """The stored state of this part."""
        return self.table.message_state.lines

    def recall(self, pending: Iterable[TableLine]) -> None:
        """Load the lines that were pending when the bot stopped."""
        self.pending = sorted(pending, key=lambda line: (line.after, abs(line.n)))
        for line in self.pending:
            if str(line.n) in self.memory.told:
                self._told |= {line.n}
            else:
                self._in_doubt |= {line.n}
            remember(self.memory.stories, line)  # the stored state may be older than the plan

    @property
    def first_pending(self) -> int | None:
        """The number of the first notice with a pending line, None for none."""
        return min((line.n // PLACES for line in self.pending if line.n >= 0), default=None)

    async def send(self, position: int) -> None:
        """Post all pending lines in order; ``position``: how many notices are planned. Raises Trouble, StoreError."""
        for line in list(self.pending):
            await self._send(line, position)
        if self._late is not None and self.due is not None and self.table.wall() >= self.due:
            message, line = self._late
            with contextlib.suppress(MessageGone):
                await self._edit_drawn(message, line)

    async def _send(self, line: TableLine, position: int) -> None:
        """Post one line and mark it as done. Raises Trouble, StoreError."""
        if line.n not in self._told:
            try:
                await self._tell(line)
                self._posts.drop_refused(line.text)
            except Rejected as fault:
                await self._posts.rejected(fault, (line.text if line.clock is None else line.clock.over).removeprefix(self._late_heading))
            self._told |= {line.n}
        await self.table.store_deliveries(position, done=(line.n,))
        self._told -= {line.n}
        self._in_doubt -= {line.n}
        self.pending.remove(line)
        self._posts.listener.line_posted()

    async def _tell(self, line: TableLine) -> None:
        """Edit the line into the message that it continues, or post it. Raises Trouble."""
        memory = self.memory
        before = self._renewed(line) if line.renews else memory.told.get(str(line.grows))
        message = before if before is not None and await self._edit(before, line) else await self._post(line)
        memory.told[str(line.n)] = message
        if memory.day.n == line.n:
            memory.day.message = message
        self.clocks.told(message, line.clock)
        if line.renews:
            memory.renewed[line.renews] = message
        while len(memory.told) > TOLD:
            memory.told.pop(next(iter(memory.told)))
        memory.drawn = {message: hashes for message, hashes in memory.drawn.items() if int(message) in memory.told.values()}

    @property
    def _late_heading(self) -> str:
        return self.table.words("automod-late") + "\n"

    def refused(self) -> str:
        """Return one text of all lines that AutoMod has refused, empty for none, and while it is pending."""
        heading, refused = self._late_heading, self.memory.refused
        return heading + "\n".join(refused) if refused and not any(line.text.startswith(heading) for line in self.pending) else ""

    def _renewed(self, line: TableLine) -> int | None:
        """Return the message that the line renews, if it is still the last one."""
        before = self.memory.renewed.get(line.renews)
        return before if before == self.memory.last else None

    async def _edit(self, message: int, line: TableLine) -> bool:
        """Edit a message to say the line; False when it is gone. Raises Trouble."""
        try:
            if line.picture is None:
                await self.postman.edit(self.table.channel_id, message, line.text)
            else:
                await self._edit_drawn(message, line)
        except MessageGone:
            return False
        self._below.grown(message, line.text, drawn=line.picture is not None)
        return True

    async def _edit_drawn(self, message: int, line: TableLine) -> None:
        """Edit a message with a picture, which is sent again only when the message does not have it. Raises Trouble."""
        attached, self._late, self.due = self.memory.drawn.pop(str(message), []), None, None
        parcel = await self._packed(line, attached)
        try:
            await self.postman.edit(self.table.channel_id, message, parcel)
        except Rejected as fault:
            if not attached or isinstance(fault, Blocked):
                raise
            parcel = await self._packed(line)  # the picture is not attached any more
            await self.postman.edit(self.table.channel_id, message, parcel)
        self._is_drawn(message, line, parcel)

    def _is_drawn(self, message: int, line: TableLine, parcel: Parcel) -> None:
        """Note the pictures of a message, or when to try a late one again."""
        self.memory.drawn[str(message)] = list(parcel.pictures)
        self._late = (message, line) if parcel.late else None
        self.due = self.table.wall() + PICTURE_WITHIN if parcel.late else None

    async def _packed(self, line: TableLine, keep: Collection[str] = ()) -> Parcel:
        """Return a line with its picture, ready to send; words stand in its place where no picture can be."""
        drawing = self._drawing(line)
        parts: tuple[Part, ...] = (line.text,)
        if drawing is not None:
            parts = (line.text, Picture(FILE, drawing) if self.table.pictures else escaped(drawing.alt))
        parcel = await self.postman.pack(self.table.channel_id, Page(parts), keep=keep, within=PICTURE_WITHIN)
        return replace(parcel, body={**parcel.body, "content": None})  # the message may have been a text so far

    def _drawing(self, line: TableLine) -> Drawing | None:
        """Return the picture of a line; None when an undo has taken its notice back."""
        table, course = self.table, self.table.course
        if course is None or line.picture is None:
            return None
        told = course.game.notices[: course.time.released(table.now())]
        return game_of(table.game).presenter.line_picture(table.scene(), told, line.picture)

    async def _post(self, line: TableLine) -> int:
        """Post the line unless it is there already; return its message. Raises Trouble."""
        table, memory = self.table, self.memory
        text, hushed = line.text, self._hushed(line)
        message, parcel = await self._found(text) if line.n in self._in_doubt else None, None
        if message is None:
            users = [] if hushed else await self._called(line)
            text += "".join(f" <@{user}>" for user in users)
            what: Page | Parcel | str = Page((text, Buttons(line.buttons))) if line.buttons else text
            if line.picture is not None:
                what = parcel = await self._packed(line)
            try:
                message = await self.postman.post(table.channel_id, what, nonce=line.nonce, loud=line.loud and bool(users), pings=users)
            except Unavailable:
                self._in_doubt |= {line.n}
                raise
        memory.last = message
        if parcel is not None:
            self._is_drawn(message, line, parcel)
        if memory is self.memory:  # else the game has moved to another channel meanwhile
            self._posts.note_first(message)
        self._below.put(message, text, drawn=line.picture is not None)
        return message

    def take_morning(self) -> list[int]:
        """Return the seats whose calls waited for the end of the quiet hours, and forget them."""
        seats, self.memory.morning = self.memory.morning, []
        return seats

    def _hushed(self, line: TableLine) -> bool:
        """Whether quiet hours keep a line from pinging; the seats are noted for the morning."""
        if not line.pings or self.table.quiet_until is None:
            return False
        self.memory.morning = sorted({*self.memory.morning, *line.pings})
        return True

    async def _called(self, line: TableLine) -> list[int]:
        """Return the people whom the line mentions. Discord is asked about them if it waited for a start: some may have left unheard."""
        users = [user for seat in line.pings if (user := self.table.seats[seat].user_id) is not None]
        gone = await self.table.surroundings.left(users, self.table) if users and line.n in self._in_doubt else frozenset()
        return [user for user in users if user not in gone]

    async def _found(self, text: str) -> int | None:
        """Return the message that says ``text`` below the last known one, None for none. Raises Trouble.

        Mentions do not count: by now there may be somebody else to mention.
        """
        after = self.memory.last or self._posts.first_message
        own = await self.postman.own_messages(self.table.channel_id, after)
        return next((message.id for message in reversed(own) if message.texts and MENTIONS.sub("", message.texts[0]) == text), None)
