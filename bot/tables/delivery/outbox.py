"""The outbox of one table: it delivers notices in order, none twice and none skipped, even if the process is killed.

Released notices become messages in two steps. First they are *planned*: narrated, merged into as few messages as possible, and the plan is
stored together with the position. Then they are *sent*: channel lines by ``ChannelLines``, private ones by ``Whispers``. Managed messages
(board, hand, question) are edited when their page has changed.
"""

import asyncio
import contextlib
import logging
from collections.abc import Sequence

from bot.discord_io.postman import ChannelGone, NotAllowed, Postman, Trouble, Unavailable
from bot.games import game_of
from bot.presenting.page import Line, LineClock
from bot.presenting.scene import Scene
from bot.presenting.texts import words_in
from bot.store import SavedTable, StoreError
from bot.tables.delivery.board import Board
from bot.tables.delivery.channel_lines import ChannelLines, line_until
from bot.tables.delivery.deliveries import SeatWhisper, TableLine, read_delivery, row_of
from bot.tables.delivery.entry_lines import entry_lines
from bot.tables.delivery.managed_posts import ManagedPosts
from bot.tables.delivery.planning import Planning
from bot.tables.delivery.seat_messages import SeatMessages
from bot.tables.delivery.whispers import Whispers
from bot.tables.refusal import Refused
from bot.tables.result_making import ResultMaker
from bot.tables.session.course import Course
from bot.tables.session.entries import read_entry
from bot.tables.session.live_table import LiveTable
from bot.tables.session.mailbox import Committed
from bot.tables.session.message_state import DayMark
from bot.tables.tempo import Tempo
from engines import Notice

log = logging.getLogger(__name__)

GATHERING = 0.02
"""Seconds between a change and its delivery."""

SOON = 5.0
"""Seconds until the next notice for which the end of a clock waits; a beat is shorter."""

WHISPERS_WITHIN = 1.0
"""Seconds that questions wait for the private lines before them."""


class TableMessages:
    """The managed messages of one table: board in the channel, hands and questions in direct messages."""

    def __init__(self, table: LiveTable, posts: ManagedPosts, whispers: Whispers, results: ResultMaker, tempo: Tempo) -> None:
        self.table = table
        self.board = Board(table, posts, results, tempo.edit_every)
        self.seat_messages = SeatMessages(table, whispers, posts, tempo.edit_every)
        self.posts = posts

    @property
    def due(self) -> float | None:
        """When a postponed edit is due."""
        return min((when for when in (self.board.due, self.seat_messages.due) if when is not None), default=None)

    def noticed(self, notices: Sequence[Notice]) -> None:
        """Note the notices told now."""
        self.board.noticed(notices)
        self.seat_messages.noticed(notices)

    def message_gone(self, message_id: int) -> None:
        """Note that somebody has deleted a message; the next change sends it again."""
        self.board.message_gone(message_id)
        self.seat_messages.message_gone(message_id)


class Outbox:
    """Delivers what one table has to say. ``wake`` may be called at any time; only one delivery runs at once."""

    def __init__(self, table: LiveTable, postman: Postman, whispers: Whispers, messages: TableMessages) -> None:
        self.table = table
        self.postman = postman
        self.whispers = whispers
        self.messages = messages
        whispers.on_trouble = self.wake
        self.lines = ChannelLines(table, messages.posts, messages.board.below)
        self.position = 0
        """How many of the game's notices are planned."""
        self._unplanned: list[Committed] = []
        """Entries of the log whose lines are not planned yet."""
        self.retry_at: float | None = None
        self.troubled_since: float | None = None
        self.recovered: float | None = None
        """Seconds that the last outage lasted; ``Outages`` takes it and gives people their time back."""
        self.trouble = ""
        """The obstacle: channel, permission, discord or store; empty for none."""
        self.gone: int | None = None
        """The last channel found gone; the game may have moved since."""
        self._failures = 0
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._look: asyncio.TimerHandle | None = None
        self._closing = False

    def recall(self, saved: SavedTable) -> None:
        """Load position and plan as they were when the bot stopped. Raises ValueError for an unreadable row."""
        self.position = saved.positions.get("", 0)
        deliveries = [read_delivery(row) for row in saved.pending]
        self.whispers.recall(one for one in deliveries if not isinstance(one, TableLine))
        self.lines.recall(one for one in deliveries if isinstance(one, TableLine))
        if (planned := self._planned_entries) is not None:
            self._unplanned = [Committed(row.n, row.at, read_entry(row.kind, row.payload)) for row in saved.entries[planned:]]

    @property
    def _planned_entries(self) -> int | None:
        """The number of entries whose lines are planned; None in a table of a version that did not derive lines from entries."""
        planned = self.table.message_state.lines.entries
        return 0 if planned is None and self.position == 0 else planned

    def table_changed(self, committed: Sequence[Committed]) -> None:
        """Note new entries of the log, which may have lines."""
        if self.table.is_served:
            self._unplanned += committed

    def wake(self) -> None:
        """Deliver soon; after a failure not before ``retry_at``, since Discord counts refused requests."""
        if self._closing or not self.table.is_served or (self.retry_at is not None and self.table.wall() < self.retry_at):
            return
        if self._task is not None and not self._task.done():
            self._again = True
            return
        self._task = asyncio.create_task(self._run(), name=f"outbox {self.table.id}")
        self._task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        """Drop the finished task, unless another one has begun."""
        if self._task is task:
            self._task = None

    def hurry(self) -> None:
        """Try again now: the obstacle is gone."""
        self.retry_at = None
        self.whispers.backoff.hurry()
        self.wake()

    def stop(self) -> None:
        """Deliver nothing more: another session does."""
        if self._look is not None:
            self._look.cancel()
        if self._task is not None:
            self._task.cancel()

    @property
    def posted(self) -> int:
        """How many of the game's first notices are posted: those before the first pending line."""
        first = self.lines.first_pending
        return self.position if first is None else first

    @property
    def due(self) -> float | None:
        """When to wake it for a retry or a postponed edit (unix seconds); None while a delivery runs, which sets its own alarm."""
        if self._task is not None and not self._task.done():
            return None
        return min((when for when in (self.retry_at, self.messages.due) if when is not None), default=None)

    async def delivered(self) -> None:
        """Wait for the delivery that runs now."""
        if self._task is not None:
            await asyncio.wait({self._task})

    async def wait_idle(self) -> None:
        """Wait until no delivery runs."""
        if self._look is not None:
            self._look.cancel()
        while self._task is not None and not self._task.done():
            await asyncio.wait({self._task})
        await self.whispers.wait_idle()

    async def close(self, within: float) -> None:
        """Begin nothing more; the running delivery has ``within`` seconds. The next start delivers the rest."""
        self._closing = True
        if self._look is not None:
            self._look.cancel()
        running = {task for task in (self._task, self.whispers.task) if task is not None and not task.done()}
        if running:
            _, late = await asyncio.wait(running, timeout=within)
            with contextlib.suppress(Refused):
                await self.table.settled()  # a plan is stored whole
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def say_until(self, key: str) -> None:
        """Post the line ``key`` with the end of the first open question; see ``say``."""
        text, clock = line_until(self.table.words, key, self.table.course, self.table.now())
        await self.say(text, clock=clock)

    async def say(self, text: str, *, clock: LineClock | None = None, pings: Sequence[int] = (), nonce: str = "") -> bool:
        """Post one line that belongs to no entry of the log; return False if it cannot be stored and is lost.

        ``clock``: the clock that runs in the text. ``pings``: seats to mention. ``nonce``: the line's own; Discord posts it only once
        within minutes.
        """
        line = self._line(text, self.table.course.entries if self.table.course is not None else 0, clock)
        line.pings, line.loud, line.nonce = tuple(pings), bool(pings), nonce or line.nonce
        try:
            await self._store_lines([line])
        except StoreError as wrong:
            log.warning("table %s: a line is lost: %s", self.table.id, type(wrong).__name__)
            return False
        self.wake()
        return True

    async def say_refused(self) -> None:
        """Post what AutoMod has refused so far, all in one message: its rules may have changed."""
        if text := self.lines.refused():
            await self.say(text)

    def _line(self, text: str, entries: int, clock: LineClock | None, renews: str = "") -> TableLine:
        """Return a line that belongs to no notice, planned when the log had ``entries`` entries."""
        n = self.whispers.next_number()
        return TableLine(n, text, f"{self.table.id}.{n}", after=entries, renews=renews, clock=clock)

    async def _store_lines(self, lines: Sequence[TableLine]) -> None:
        """Store lines that belong to no notice, then queue them. Raises StoreError."""
        await self.whispers.store_lines(lines)
        self.lines.pending.extend(lines)

    async def _run(self) -> None:
        self._again = True
        while self._again and not self.table.is_released:
            await asyncio.sleep(GATHERING)  # the press that woke us is acknowledged first, and further changes join this delivery
            self._again = False
            where = self.table.channel_id
            try:
                await self._deliver()
                self._failures, self.retry_at = 0, None
                self._look_again()
            except ChannelGone as trouble:
                if where == self.table.channel_id:
                    self.gone = where
                    self._retry_later(trouble)
                    return
                self._again = True  # the game has moved to another channel meanwhile
            except (Trouble, StoreError, Refused) as trouble:
                self._retry_later(trouble)
                return
            except Exception as fault:
                self.table.log_failure(fault)
                self._retry_later(fault)
                return

    def _look_again(self) -> None:
        """Come back for a postponed edit, an ending clock, a person out of reach: nobody else may wake us for these."""
        due = min(
            (when for when in (self.messages.due, self.lines.due, self.lines.clocks.due, self.whispers.backoff.due) if when is not None),
            default=None,
        )
        if self._look is not None:
            self._look.cancel()
        self._look = None if due is None else asyncio.get_running_loop().call_later(max(GATHERING, due - self.table.wall()), self.wake)

    def _retry_later(self, trouble: BaseException) -> None:
        """Try again later, ever more rarely."""
        self._failures += 1
        self.retry_at = self.table.wall() + min(60.0, 1.0 * 2 ** min(self._failures, 6))
        log.warning("table %s: delivery waits: %s", self.table.id, type(trouble).__name__)
        self._blocked_by(_trouble_of(trouble))

    async def _deliver(self) -> None:
        """Deliver private lines, then questions and hands, then channel lines, then the board."""
        async with self.table.turn():
            await self._plan()
        self.whispers.backoff.begin()
        whispering = asyncio.gather(self.whispers.deliver(), return_exceptions=True)
        try:
            troubles = await self._deliver_beside(whispering)
        except asyncio.CancelledError:
            whispering.cancel()  # else it would go on by itself
            raise
        for trouble in troubles:
            if trouble is not None:
                raise trouble
        self.whispers.backoff.end()
        if not self.whispers.backoff.is_waited_for:
            self._all_delivered()
        elif self.trouble != "discord":
            self._blocked_by("discord")

    async def _deliver_beside(self, whispering: asyncio.Future[tuple[BaseException | None]]) -> list[BaseException | None]:
        """Deliver the rest beside private lines; return what failed of these and of seat messages. Raises Trouble, StoreError."""
        await asyncio.wait({whispering}, timeout=WHISPERS_WITHIN)
        troubles = await asyncio.gather(self.messages.seat_messages.show(), return_exceptions=True)
        if not self.table.message_state.departures.homeless:  # lines wait for another channel
            await self.lines.send(self.position)
            if not self._closing:
                await self.messages.board.show(ended=self._is_told)
                self.messages.posts.listener.board_shown()
            if not self._more_comes:
                await self.lines.clocks.stop()
        whispered = await whispering
        await self.whispers.clear_away()
        await self.table.store_message_state()
        return [*whispered, *troubles]

    def _blocked_by(self, trouble: str) -> None:
        """Note an obstacle; no clock expires while it lasts."""
        self.trouble = trouble
        if trouble and self.troubled_since is None:
            self.troubled_since = self.table.wall()
        self.table.changed()

    def _all_delivered(self) -> None:
        table = self.table
        if self.troubled_since is not None:
            self.recovered, self.troubled_since = table.wall() - self.troubled_since, None
            table.changed()
        self.trouble = ""

    @property
    def _is_told(self) -> bool:
        """Whether the game is over and all of it is delivered."""
        course = self.table.course
        if course is None or course.game.outcome is None:
            return False
        return self.position == course.game.notices_made and not self.lines.pending and not self.whispers.waited_for

    # ---- planning

    @property
    def _more_comes(self) -> bool:
        """Whether a notice is about to be planned. Its line may go on in a message whose clock has ended, which takes one edit then."""
        course = self.table.course
        if course is None or self.table.phase != "running":
            return False
        return any(when <= self.table.now() + SOON for when in course.time.releases[self.position : self.position + 1])

    async def _plan(self) -> None:
        """Turn released notices into planned messages; the caller holds the turn of the table. Raises StoreError."""
        table, course = self.table, self.table.course
        if course is None:
            return
        await self._plan_entries()
        self._follow_undo(course)
        upto = course.time.released(table.now())
        if upto <= self.position:
            return
        told = course.game.notices[:upto]
        taken = [line.n for line in self.lines.pending] + [whisper.n for whisper in self.whispers.pending]
        planning = Planning(dict(self.lines.memory.stories), taken, lambda n: f"{table.id}.{n}.{course.entries}", course.entries)
        dawns = [notice.number for notice in told[self.position :] if notice.text.key in course.timing.rhythm.day]
        for line in self._narrated(told, self.position):
            delivery = planning.add(line)
            if dawns and line.seat is None and line.notice >= dawns[-1]:
                dawns.clear()
                unreached = self.whispers.backoff.gone_on_without
                self.lines.memory.day = DayMark(
                    delivery.n, dm_closed=any(seat.dm_closed or unreached(seat.user_id) for seat in table.people)
                )
        await self._store_plan(planning, upto)
        since, self.position = self.position, upto
        self.messages.noticed(told[since:])

    async def _plan_entries(self) -> None:
        """Plan the lines about new entries of the log. Raises StoreError."""
        table, memory = self.table, self.table.message_state.lines
        while self._unplanned:
            one, before = self._unplanned[0], memory.entries
            try:
                planned = [self._line(line.text, one.n + 1, line.clock, line.renews) for line in entry_lines(table, one.entry)]
            except Exception as fault:  # isolated: one bad line must not hold up the table
                table.log_failure(fault)
                planned = []
            memory.entries = one.n + 1
            if planned:
                try:
                    await self._store_lines(planned)
                except StoreError:
                    memory.entries = before
                    raise
            self._unplanned.pop(0)

    async def _store_plan(self, planning: Planning, upto: int) -> None:
        """Store the plan, then queue it. Raises StoreError."""
        table, memory = self.table, self.lines.memory
        before = memory.stories, dict(memory.told)
        memory.stories = planning.stories
        for delivery in planning.made:
            memory.told.pop(str(delivery.n), None)  # numbers of undone notices
        try:
            rows = [row_of(delivery) for delivery in planning.made]
            await table.store_deliveries(upto, planned=rows)
        except StoreError:
            memory.stories, memory.told = before
            raise
        self.lines.pending.extend(line for line in planning.made if isinstance(line, TableLine))
        self.whispers.pending.extend(whisper for whisper in planning.made if isinstance(whisper, SeatWhisper))

    def _follow_undo(self, course: Course) -> None:
        """Follow an undo: the notices after it begin new stories.

        A course that was folded anew knows of no undo: fewer notices than are planned show it.
        """
        left = course.game.notices_made if course.low_water is None else course.low_water
        if left < self.position:
            self.position = left
            self.lines.memory.stories = {}
        course.low_water = None

    def _narrated(self, notices: Sequence[Notice], since: int) -> list[Line]:
        """Narrate the notices from ``since`` on: public lines in the table's language, private ones in each person's own."""
        table = self.table
        told = [line for line in self._lines(notices, table.scene(), since) if line.seat is None]
        spoken: dict[tuple[str, bool], list[int]] = {}
        for seat in table.people:
            spoken.setdefault((seat.language or table.language, seat.text_mode), []).append(seat.seat)
        for (language, text_mode), seats in spoken.items():
            own = self._lines(notices, table.scene(words_in(language), text_mode=text_mode), since)
            told.extend(line for line in own if line.seat in seats)
        return told

    def _lines(self, notices: Sequence[Notice], scene: Scene, since: int) -> list[Line]:
        """Narrate for one kind of reader. A failure costs these lines and not the game: the board and the desks still tell."""
        try:
            return game_of(self.table.game).presenter.narrate(notices, scene, since=since)
        except Exception as fault:
            self.table.log_failure(fault)
            return []


def _trouble_of(trouble: BaseException) -> str:
    if isinstance(trouble, ChannelGone):
        return "channel"
    if isinstance(trouble, NotAllowed):
        return "permission"
    if isinstance(trouble, Unavailable):
        return "discord"
    return "store" if isinstance(trouble, StoreError | Refused) else ""
