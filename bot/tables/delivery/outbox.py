"""The outbox of one table: what was told goes out in order, nothing twice, nothing skipped, whatever happens to the process.

Notices that may be delivered become messages in two steps. They are *planned*: narrated, merged into as few messages as can be, and the
plan is written down together with the position. Then they are *sent*: those of the channel by ``ChannelLines``, private ones by
``Whispers``. Living messages (board, hand, question) are compared with what they should show and edited.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence

from bot.discord_io.postman import ChannelGone, NotAllowed, Postman, Trouble, Unavailable
from bot.games import game_of
from bot.presenting.page import Line, LineClock
from bot.presenting.texts import words_in
from bot.store import SavedTable, StoreError, StoreUnreachable
from bot.tables.delivery.channel_lines import ChannelLines, line_until
from bot.tables.delivery.deliveries import SeatWhisper, TableLine, read_delivery, row_of
from bot.tables.delivery.managed_messages import ManagedMessages
from bot.tables.delivery.planning import Planning
from bot.tables.delivery.whispers import LINES, Whispers
from bot.tables.refusal import Refused
from bot.tables.session.core import LiveTable
from bot.tables.session.course import Course
from bot.tables.session.message_state import DayMark
from engines import Notice

log = logging.getLogger(__name__)

GATHERING = 0.02
"""Seconds between a change and its delivery."""

LISTENING = 1.0
"""Seconds for which questions wait for the private lines that come before them."""


def _nothing() -> None:
    pass


class Outbox:
    """Delivers what one table has to say. ``wake`` may be called at any time; only one delivery runs at once."""

    def __init__(self, table: LiveTable, postman: Postman, whispers: Whispers, messages: ManagedMessages) -> None:
        self.table = table
        self.postman = postman
        self.whispers = whispers
        self.messages = messages
        whispers.on_trouble = self.wake
        self.on_shown: Callable[[], None] = _nothing
        """Told when the board is up to date."""
        self.lines = ChannelLines(table, postman, messages)
        self.position = 0
        """How many of the game's notices are planned."""
        self.retry_at: float | None = None
        self.troubled_since: float | None = None
        self.recovered: float | None = None
        """How many seconds the last trouble with Discord lasted; the table takes it and gives people back their time."""
        self.trouble = ""
        """What keeps the outbox waiting: channel, permission, discord or store; empty when nothing does."""
        self.gone: int | None = None
        """The channel that was found gone last: perhaps the one before the game has moved."""
        self._failures = 0
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._look: asyncio.TimerHandle | None = None
        self._closing = False

    def recall(self, saved: SavedTable) -> None:
        """Take up position and plan where they were when the bot stopped. Raises ValueError for a row that nobody has written."""
        self.position = saved.positions.get("", 0)
        owed = [read_delivery(row) for row in saved.pending]
        self.whispers.recall(saved)
        self.lines.recall(line for line in owed if isinstance(line, TableLine))

    def wake(self) -> None:
        """Deliver what can be delivered, soon; after a failure not before its time, Discord counts what it refuses."""
        if self._closing or not self.table.is_served or (self.retry_at is not None and self.table.wall() < self.retry_at):
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
        first = self.lines.first_owed
        return self.position if first is None else first

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
        text, clock = line_until(self.table.words, key, self.table.course, self.table.now())
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
            await table.own_store.set_position(table.id, surfaces.lines, LINES, planned=[row_of(line)], surfaces=surfaces.json())
        except StoreError as wrong:
            log.warning("table %s: a line is lost: %s", table.id, type(wrong).__name__)
            return
        self.lines.pending.append(line)
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
                self.table.log_failure(fault)
                self._stumble(fault)
                return

    def _look_again(self) -> None:
        """Come back for a board that has to wait, a clock that ends, somebody who was not reached: nobody else may wake us for it."""
        due = min(
            (when for when in (self.messages.due, self.lines.clocks.due, self.whispers.patience.due) if when is not None), default=None
        )
        if self._look is not None:
            self._look.cancel()
        self._look = None if due is None else asyncio.get_running_loop().call_later(max(GATHERING, due - self.table.wall()), self.wake)

    def _stumble(self, trouble: BaseException) -> None:
        """Try again later, ever more patiently; the table says so itself where somebody has to mend something."""
        self._failures += 1
        self.retry_at = self.table.wall() + min(60.0, 1.0 * 2 ** min(self._failures, 6))
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
        troubles = await asyncio.gather(self.messages.seat_messages.show(), return_exceptions=True)
        if not self.table.surfaces.homeless:  # what the channel is owed waits for another one
            await self.lines.send(self.position)
            if not self._closing:
                await self.messages.board.show(ended=self._all_told)
                self.on_shown()
            await self.lines.clocks.stop()
        await self.messages.keep()
        return [*await whispering, *troubles]

    def _suffer(self, trouble: str) -> None:
        """Take note of what keeps somebody, or everybody, from being told; no clock strikes while it lasts."""
        self.trouble = trouble
        if trouble and self.troubled_since is None:
            self.troubled_since = self.table.wall()
        self.table.on_change()

    def _overcome(self) -> None:
        """Take note that everything has been told."""
        table = self.table
        if self.troubled_since is not None:
            self.recovered, self.troubled_since = table.wall() - self.troubled_since, None
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
        return self.position == course.game.notices_made and not self.lines.pending and not self.whispers.waited_for

    # ---- planning

    async def _plan(self) -> None:
        """Turn what may be told now into planned messages; the caller holds the table's lock. Raises StoreError."""
        table = self.table
        try:
            await table.trust()  # what was not written has not happened
        except Refused as wrong:
            raise StoreUnreachable(table.store.location, "the log cannot be read") from wrong
        course = table.course
        if course is None:
            return
        self._take_back(course)
        upto = min(table.settled, course.time.released(table.now()))
        if upto <= self.position:
            return
        told = course.game.notices[:upto]
        owed = [line.n for line in self.lines.pending] + [whisper.n for whisper in self.whispers.pending]
        planning = Planning(dict(table.surfaces.stories), owed, lambda n: f"{table.id}.{n}.{course.entries}", course.entries)
        dawns = [notice.number for notice in told[self.position :] if notice.text.key in course.timing.rhythm.day]
        for line in self._narrated(told, self.position):
            delivery = planning.add(line)
            if dawns and line.seat is None and line.notice >= dawns[-1]:
                dawns.clear()
                table.surfaces.day = DayMark(delivery.n, deaf=any(seat.deaf for seat in table.people))
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
            await table.own_store.set_position(table.id, upto, planned=rows, surfaces=surfaces.json())
        except StoreError:
            surfaces.stories, surfaces.told = before
            raise
        self.lines.pending.extend(line for line in planning.made if isinstance(line, TableLine))
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
        presenter = game_of(table.game).presenter
        lines = presenter.narrate(notices, table.scene(), since=since)
        told = [line for line in lines if line.seat is None]
        spoken: dict[tuple[str, bool], list[int]] = {}
        for seat in table.people:
            spoken.setdefault((seat.language or table.language, seat.text_mode), []).append(seat.seat)
        for (language, text_mode), seats in spoken.items():
            own = presenter.narrate(notices, table.scene(words_in(language), text_mode=text_mode), since=since)
            told.extend(line for line in own if line.seat in seats)
        return told


def _trouble_of(trouble: BaseException) -> str:
    if isinstance(trouble, ChannelGone):
        return "channel"
    if isinstance(trouble, NotAllowed):
        return "permission"
    if isinstance(trouble, Unavailable):
        return "discord"
    return "store" if isinstance(trouble, StoreError) else ""
