"""The outbox of one table: what was told goes out in order, nothing twice, nothing skipped, whatever happens to the process.

Notices that may be delivered become messages in two steps. They are *planned*: narrated, merged into as few messages as can be, and the
plan is written down together with the position. Then they are *sent*, each with a nonce of its own; what was planned but not marked as
done is sent again after a restart, and found where it already stands. Living messages (board, hand, question) are compared with what
they should show and edited.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence

from bot.presenting.page import Line, LineClock
from bot.presenting.presenter import presenter_of
from bot.presenting.texts import words_in
from bot.store import SavedTable, StoreError
from bot.tables.delivery.deliveries import SeatWhisper, TableLine, read_delivery, row_of
from bot.tables.delivery.living_messages import LivingMessages
from bot.tables.delivery.planning import PLACES, Planning, remember
from bot.tables.delivery.postman import ChannelGone, MessageGone, NotAllowed, Postman, Rejected, Trouble, Unavailable
from bot.tables.delivery.running_clocks import RunningClocks, line_until
from bot.tables.delivery.whispers import LINES, Whispers
from bot.tables.record.core import LiveTable
from bot.tables.record.course import Course
from bot.tables.record.surfaces import DayMark
from bot.tables.small_sets import NONE, without
from engines import Notice

log = logging.getLogger(__name__)

GATHERING = 0.02
"""Seconds between a change and its delivery."""

TOLD = 12
"""How many told lines are remembered by their messages, to be gone on with."""

LISTENING = 1.0
"""Seconds for which questions wait for the private lines that come before them."""


def _nothing() -> None:
    pass


class Outbox:
    """Delivers what one table has to say. ``wake`` may be called at any time; only one delivery runs at once."""

    def __init__(self, table: LiveTable, postman: Postman, whispers: Whispers, messages: LivingMessages) -> None:
        self.table = table
        self.postman = postman
        self.whispers = whispers
        self.messages = messages
        whispers.on_trouble = self.wake
        self.on_posted: Callable[[], None] = _nothing
        """Told of each line that stands in the channel; the voices are, which open and close with it."""
        self.on_shown: Callable[[], None] = _nothing
        """Told when the board is up to date."""
        self.clocks = RunningClocks(table, postman, self._changed)
        self.position = 0
        self.pending: list[TableLine] = []
        """The lines that the channel is owed."""
        self.retry_at: float | None = None
        self.troubled_since: float | None = None
        self.recovered: float | None = None
        """How many seconds the last trouble with Discord lasted; the table takes it and gives people back their time."""
        self.trouble = ""
        """What keeps the outbox waiting: channel, permission, discord or store; empty when nothing does."""
        self.gone: int | None = None
        """The channel that was found gone last: perhaps the one before the game has moved."""
        self._told: frozenset[int] = NONE
        """Numbers of lines that were told, though that could not be written down yet."""
        self._in_doubt: frozenset[int] = NONE
        """Numbers of lines that may have been told: Discord took them and its answer was lost, or the process was killed."""
        self._failures = 0
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._look: asyncio.TimerHandle | None = None
        self._closing = False

    def recall(self, saved: SavedTable) -> None:
        """Take up position and plan where they were when the bot stopped. Raises ValueError for a row that nobody has written."""
        self.position = saved.positions.get("", 0)
        owed = [read_delivery(row) for row in saved.pending]
        self.pending = sorted((line for line in owed if isinstance(line, TableLine)), key=lambda line: (line.after, abs(line.n)))
        self.whispers.recall(saved)
        for line in self.pending:
            if str(line.n) in self.table.surfaces.told:
                self._told |= {line.n}
            else:
                self._in_doubt |= {line.n}
            remember(self.table.surfaces.stories, line)  # what stands in the surfaces may be older than the plan

    def wake(self) -> None:
        """Deliver what can be delivered, soon; after a failure not before its time, Discord counts what it refuses."""
        if self._closing or self.table.given_back or (self.retry_at is not None and self.table.now() < self.retry_at):
            return
        if self._task is not None and not self._task.done():
            self._again = True
            return
        self._task = asyncio.create_task(self._run(), name=f"outbox {self.table.id}")
        self._task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        """Keep no delivery that is over, unless another one has begun."""
        if self._task is task:
            self._task = None

    def hurry(self) -> None:
        """Try again now: what kept us waiting is mended."""
        self.retry_at = None
        self.whispers.patience.hurry()
        self.wake()

    def stop(self) -> None:
        """Deliver nothing any more: another process does, or this one from another room, and both would tell the same."""
        if self._look is not None:
            self._look.cancel()
        if self._task is not None:
            self._task.cancel()

    @property
    def posted(self) -> int:
        """How many of the first notices stand in the channel: of all that were told, those before the first line that is still owed."""
        return min((line.n // PLACES for line in self.pending if line.n >= 0), default=self.position)

    async def settle(self) -> None:
        """Wait until nothing is being delivered."""
        if self._look is not None:
            self._look.cancel()
        while self._task is not None and not self._task.done():
            await asyncio.wait({self._task})
        await self.whispers.settle()

    async def close(self, within: float) -> None:
        """Begin nothing more. Lines have ``within`` seconds to arrive; the next start says what is owed then, and shows boards."""
        self._closing = True
        if self._look is not None:
            self._look.cancel()
        under_way = {task for task in (self._task, self.whispers.task) if task is not None and not task.done()}
        if under_way:
            _, late = await asyncio.wait(under_way, timeout=within)
            async with self.table.lock:  # what is being planned is written down whole
                for task in late:
                    task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def say_until(self, key: str, *, renews: str = "") -> None:
        """Tell the channel the line ``key``, which says when the first open question ends; see ``say``."""
        text, clock = line_until(self.table.words, key, self.table.course)
        await self.say(text, renews=renews, clock=clock)

    async def say(self, text: str, *, renews: str = "", clock: LineClock | None = None, pings: Sequence[int] = ()) -> None:
        """Tell the channel one line that belongs to the last entry of the log. One that cannot be written down is lost.

        ``renews``: a name; the last line of that name is edited instead, while nothing else has been told since. ``clock``: the clock
        that runs in the text. ``pings``: seats that are called.
        """
        table, surfaces = self.table, self.table.surfaces
        surfaces.lines += 1
        entries = table.course.entries if table.course is not None else 0
        line = TableLine(-surfaces.lines, text, f"{table.id}.{-surfaces.lines}", after=entries, renews=renews, clock=clock)
        line.pings, line.loud = tuple(pings), bool(pings)
        try:
            await table.store.set_position(table.id, surfaces.lines, LINES, planned=[row_of(line)], surfaces=surfaces.json())
        except StoreError as wrong:
            log.warning("table %s: a line is lost: %s", table.id, type(wrong).__name__)
            return
        self.pending.append(line)
        self.wake()

    async def _run(self) -> None:
        self._again = True
        while self._again and not self.table.given_back:
            await asyncio.sleep(GATHERING)  # the click that woke us is acknowledged first, and what comes with it is told with it
            self._again = False
            where = self.table.channel_id
            try:
                await self._deliver()
                self._failures, self.retry_at = 0, None
                self._look_again()
            except ChannelGone as trouble:
                if where == self.table.channel_id:
                    self.gone = where
                    self._stumble(trouble)
                    return
                self._again = True  # the game has moved to another channel meanwhile
            except (Trouble, StoreError) as trouble:
                self._stumble(trouble)
                return
            except Exception as fault:
                self.table.slipped(fault)
                self._stumble(fault)
                return

    def _look_again(self) -> None:
        """Come back for a board that has to wait, a clock that ends, somebody who was not reached: nobody else may wake us for it."""
        due = min((when for when in (self.messages.due, self.clocks.due, self.whispers.patience.due) if when is not None), default=None)
        if self._look is not None:
            self._look.cancel()
        self._look = None if due is None else asyncio.get_running_loop().call_later(max(GATHERING, due - self.table.now()), self.wake)

    def _stumble(self, trouble: BaseException) -> None:
        """Try again later, ever more patiently; the table says so itself where somebody has to mend something."""
        self._failures += 1
        self.retry_at = self.table.now() + min(60.0, 1.0 * 2 ** min(self._failures, 6))
        log.warning("table %s: delivery waits: %s", self.table.id, type(trouble).__name__)
        self._suffer(_trouble_of(trouble))

    async def _deliver(self) -> None:
        """Tell what may be told: private lines, then questions and hands, then the channel's lines, then the board."""
        async with self.table.lock:
            await self._plan()
        self.whispers.patience.begin()
        whispering = asyncio.gather(self.whispers.deliver(), return_exceptions=True)
        try:
            troubles = await self._deliver_beside(whispering)
        except asyncio.CancelledError:
            whispering.cancel()  # else it would go on by itself
            raise
        for trouble in troubles:
            if trouble is not None:
                raise trouble
        self.whispers.patience.end()
        if not self.whispers.patience.is_waited_for:
            self._overcome()
        elif self.trouble != "discord":
            self._suffer("discord")

    async def _deliver_beside(self, whispering: asyncio.Future[tuple[BaseException | None]]) -> list[BaseException | None]:
        """Tell the rest while private lines are told; return what has failed of these and of letters. Raises Trouble, StoreError."""
        await asyncio.wait({whispering}, timeout=LISTENING)
        troubles = await asyncio.gather(self.messages.letters.show(), return_exceptions=True)
        if not self.table.surfaces.homeless:  # what the channel is owed waits for another one
            for line in list(self.pending):
                await self._send(line)
            if not self._closing:
                await self.messages.board.show(ended=self._all_told)
                self.on_shown()
            await self.clocks.stop()
        await self.messages.keep()
        return [*await whispering, *troubles]

    def _suffer(self, trouble: str) -> None:
        """Take note of what keeps somebody, or everybody, from being told; no clock strikes while it lasts."""
        self.trouble = trouble
        if trouble and self.troubled_since is None:
            self.troubled_since = self.table.now()
        self.table.on_change()

    def _overcome(self) -> None:
        """Take note that everything has been told."""
        table = self.table
        if self.troubled_since is not None:
            self.recovered, self.troubled_since = table.now() - self.troubled_since, None
            table.on_change()
        if self.messages.board.finished and table.phase != "ended":
            table.on_change()
        self.trouble = ""

    @property
    def _all_told(self) -> bool:
        """Whether the game is over and everything of it has been told."""
        course = self.table.course
        if course is None or course.game.outcome is None:
            return False
        return self.position == course.game.notices_made and not self.pending and not self.whispers.waited_for

    # ---- planning

    async def _plan(self) -> None:
        """Turn what may be told now into planned messages; the caller holds the table's lock."""
        table, course = self.table, self.table.course
        if course is None:
            return
        self._take_back(course)
        upto = min(table.settled, course.time.released(table.now()))
        if upto <= self.position:
            return
        told = course.game.notices[:upto]
        owed = [line.n for line in self.pending] + [whisper.n for whisper in self.whispers.pending]
        planning = Planning(dict(table.surfaces.stories), owed, lambda n: f"{table.id}.{n}.{course.entries}", course.entries)
        dawns = [notice.number for notice in told[self.position :] if notice.text.key in course.manners.rhythm.day]
        for line in self._narrated(told, self.position):
            delivery = planning.add(line)
            if dawns and line.seat is None and line.notice >= dawns[-1]:
                dawns.clear()
                table.surfaces.day = DayMark(delivery.n)
        await self._write_down(planning, upto)
        since, self.position = self.position, upto
        self.messages.noticed(told[since:])

    async def _write_down(self, planning: Planning, upto: int) -> None:
        """Owe what was planned, once it is durable. Raises StoreError."""
        table, surfaces = self.table, self.table.surfaces
        before = surfaces.stories, dict(surfaces.told)
        surfaces.stories = planning.stories
        for delivery in planning.made:
            surfaces.told.pop(str(delivery.n), None)  # of a game that was taken back
        try:
            rows = [row_of(delivery) for delivery in planning.made]
            await table.store.set_position(table.id, upto, planned=rows, surfaces=surfaces.json())
        except StoreError:
            surfaces.stories, surfaces.told = before
            raise
        self.pending.extend(line for line in planning.made if isinstance(line, TableLine))
        self.whispers.take(whisper for whisper in planning.made if isinstance(whisper, SeatWhisper))

    def _take_back(self, course: Course) -> None:
        """Follow a game that was taken back: what is told from there on begins new stories."""
        if course.low_water is None:
            return
        if course.low_water < self.position:
            self.position = course.low_water
            self.table.surfaces.stories = {}
        course.low_water = None

    def _narrated(self, notices: Sequence[Notice], since: int) -> list[Line]:
        """Tell the notices from ``since`` on in each language spoken here: the channel's in the table's, a person's in the person's own."""
        table = self.table
        presenter = presenter_of(table.game)
        lines = presenter.narrate(notices, table.scene(), since=since)
        told = [line for line in lines if line.seat is None]
        spoken: dict[tuple[str, bool], list[int]] = {}
        for seat in table.people:
            spoken.setdefault((seat.language or table.language, seat.text_mode), []).append(seat.seat)
        for (language, text_mode), seats in spoken.items():
            own = presenter.narrate(notices, table.scene(words_in(language), text_mode=text_mode), since=since)
            told.extend(line for line in own if line.seat in seats)
        return told

    # ---- sending

    async def _send(self, line: TableLine) -> None:
        """Tell one line in the channel and mark it as done. Raises Trouble, StoreError."""
        table = self.table
        if line.n not in self._told:
            try:
                await self._tell(line)
            except Rejected:
                log.exception("table %s: a line can never be told", table.id)
            self._told |= {line.n}
        await table.store.set_position(table.id, self.position, done=(line.n,), surfaces=table.surfaces.json())
        self._told = without(self._told, line.n)
        self._in_doubt = without(self._in_doubt, line.n)
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
        self._changed(message, line.text)
        return True

    def _changed(self, message: int, text: str) -> None:
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


def _trouble_of(trouble: BaseException) -> str:
    if isinstance(trouble, ChannelGone):
        return "channel"
    if isinstance(trouble, NotAllowed):
        return "permission"
    if isinstance(trouble, Unavailable):
        return "discord"
    return "store" if isinstance(trouble, StoreError) else ""
