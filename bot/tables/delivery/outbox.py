"""The outbox of one table: what was told goes out in order, nothing twice, nothing skipped, whatever happens to the process.

Notices that may be delivered become messages in two steps. They are *planned*: narrated, merged into as few messages as can be, and the
plan is written down together with the position. Then they are *sent*, each with a nonce of its own; what was planned but not marked as
done is sent again after a restart, and found where it already stands. Living messages (board, hand, question) are compared with what
they should show and edited.
"""

import asyncio
import logging
import re
from collections.abc import Sequence

from bot.presenting.page import Line
from bot.presenting.presenter import presenter_of
from bot.presenting.texts import words_in
from bot.store import DeliveryRow, SavedTable, StoreError
from bot.tables.delivery.living_messages import LivingMessages
from bot.tables.delivery.postman import ChannelGone, DmClosed, MessageGone, NotAllowed, Postman, Rejected, Trouble, Unavailable
from bot.tables.record.core import LiveTable
from bot.tables.record.course import Course
from bot.tables.record.surfaces import Story
from engines import Notice

log = logging.getLogger(__name__)

RUNNING = re.compile(r",[^,\n]*<t:\d+:R>")
"""The end of a sentence that says until when something lasts."""

GATHERING = 0.02
"""Seconds between a change and its delivery."""

LONGEST_STORY = 1_500
"""Characters after which a story that grows by edits goes on in a new message."""

LONGEST_LINE = 1_900
"""Characters up to which the last line of a story may go on."""

STORIES = 6
"""How many told stories may still grow."""

PLACES = 64
"""How many messages one notice may make at most; keeps the numbers of deliveries apart."""


class Outbox:
    """Delivers what one table has to say. ``wake`` may be called at any time; only one delivery runs at once."""

    def __init__(self, table: LiveTable, postman: Postman, messages: LivingMessages) -> None:
        self.table = table
        self.postman = postman
        self.messages = messages
        self.position = 0
        self.pending: list[DeliveryRow] = []
        self.retry_at: float | None = None
        self.troubled_since: float | None = None
        self.recovered: float | None = None
        """How many seconds the last trouble with Discord lasted; the table takes it and gives people back their time."""
        self.trouble = ""
        """What keeps the outbox waiting: channel, permission, discord or store; empty when nothing does."""
        self._sent: set[int] = set()
        """Deliveries that have been sent, though that could not be written down yet."""
        self._failures = 0
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._look: asyncio.TimerHandle | None = None

    def recall(self, saved: SavedTable) -> None:
        """Take up position and plan where they were when the bot stopped."""
        self.position = saved.positions.get("", 0)
        self.pending = list(saved.pending)
        stories = self.table.surfaces.stories
        for delivery in self.pending:
            delivery.payload["found"] = False
            _remember(stories, delivery)  # what stands on the board of the surfaces may be older than the plan

    def wake(self) -> None:
        """Deliver what can be delivered, soon; after a failure not before its time, Discord counts what it refuses."""
        if self.retry_at is not None and self.table.now() < self.retry_at:
            return
        if self._task is not None and not self._task.done():
            self._again = True
            return
        self._task = asyncio.create_task(self._run(), name=f"outbox {self.table.id}")

    def hurry(self) -> None:
        """Try again now: what kept us waiting is mended."""
        self.retry_at = None
        self.wake()

    async def settle(self) -> None:
        """Wait until nothing is being delivered."""
        if self._look is not None:
            self._look.cancel()
        while self._task is not None and not self._task.done():
            await asyncio.wait({self._task})

    async def _run(self) -> None:
        self._again = True
        while self._again:
            await asyncio.sleep(GATHERING)  # the click that woke us is acknowledged first, and what comes with it is told with it
            self._again = False
            try:
                await self._deliver()
                self._failures, self.retry_at = 0, None
                self._look_again()
            except (Trouble, StoreError) as trouble:
                self._stumble(trouble)
                return
            except Exception as fault:
                self.table.slipped(fault)
                self._stumble(fault)
                return

    def _look_again(self) -> None:
        """Come back for a board that was edited a moment ago and has to wait: nobody else may wake us for it."""
        due, self.messages.board_due = self.messages.board_due, None
        if self._look is not None:
            self._look.cancel()
        self._look = None if due is None else asyncio.get_running_loop().call_later(max(GATHERING, due - self.table.now()), self.wake)

    def _stumble(self, trouble: BaseException) -> None:
        """Try again later, ever more patiently; the table says so itself where somebody has to mend something."""
        self._failures += 1
        self.retry_at = self.table.now() + min(60.0, 1.0 * 2 ** min(self._failures, 6))
        log.warning("table %s: delivery waits: %s", self.table.id, type(trouble).__name__)
        self.trouble = _trouble_of(trouble)
        if self.trouble and self.troubled_since is None:
            self.troubled_since = self.table.now()
        self.table.on_change()

    async def _deliver(self) -> None:
        table = self.table
        async with table.lock:
            await self._plan()
        whispers = [delivery for delivery in self.pending if delivery.surface != "table"]
        told = [delivery for delivery in self.pending if delivery.surface == "table"]
        tries = [self.messages.whisper_all(), *(self._send(delivery) for delivery in whispers)]
        troubles = [wrong for wrong in await asyncio.gather(*tries, return_exceptions=True) if wrong is not None]
        for delivery in told:
            await self._send(delivery)
        await self.messages.show_board(ended=self._all_told)
        await self.messages.keep()
        if troubles:
            raise troubles[0]
        if self.troubled_since is not None:
            self.recovered, self.troubled_since = table.now() - self.troubled_since, None
            table.on_change()
        if self.messages.finished and table.phase != "ended":
            table.on_change()
        self.trouble = ""

    @property
    def _all_told(self) -> bool:
        """Whether the game is over and everything of it has been told."""
        course = self.table.course
        return course is not None and course.game.outcome is not None and not self.pending and self.position == len(course.game.notices)

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
        lines = self._narrated(told, self.position)
        stories = dict(table.surfaces.stories)
        made = self._merged(lines, stories)
        await table.store.set_position(table.id, upto, planned=made)
        table.surfaces.stories = stories
        self.pending.extend(made)
        since, self.position = self.position, upto
        self.messages.noticed(told[since:])

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

    def _merged(self, lines: Sequence[Line], stories: dict[str, Story]) -> list[DeliveryRow]:
        """Return deliveries for the lines: a story is one message that grows, neighbours without a story stand together.

        ``stories``: what has been told of each story, by its name; brought up to date.
        """
        made: list[DeliveryRow] = []
        counts: dict[int, int] = {}
        for line in lines:
            surface = "table" if line.seat is None else f"seat:{line.seat}"
            delivery = self._joined(line, surface, made)
            if delivery is not None:
                delivery.payload["text"] = f"{clocks_over(delivery.payload['text'])}{line.after}{line.text}"
            else:
                delivery = self._delivery(line, surface, counts, stories.get(line.story) if surface == "table" and line.story else None)
                made.append(delivery)
            _remember(stories, delivery)
        return made

    def _joined(self, line: Line, surface: str, made: Sequence[DeliveryRow]) -> DeliveryRow | None:
        """Return the planned message into which the line fits, if there is one."""
        if line.pings:
            return None
        own = [delivery for delivery in made if delivery.surface == surface]
        if line.story is None:
            own = [delivery for delivery in own[-1:] if delivery.payload["story"] is None]
        for delivery in reversed(own):
            if delivery.payload["story"] == line.story:
                return delivery if _fits(delivery.payload["text"], line) else None
        return None

    def _delivery(self, line: Line, surface: str, counts: dict[int, int], told: Story | None) -> DeliveryRow:
        """Return a new planned message; ``told`` is the story that it goes on with, if that stands in the channel already."""
        taken = {delivery.n for delivery in self.pending}  # a game that was taken back tells notices of the same numbers again
        number = line.notice * PLACES + counts.get(line.notice, 0)
        while number in taken:
            number += 1
        counts[line.notice] = number + 1 - line.notice * PLACES
        text, grows = line.text, None
        if told and not line.pings and _fits(told.text, line):
            text, grows = f"{clocks_over(told.text)}{line.after}{line.text}", told.delivery
        payload = {
            "text": text,
            "story": line.story,
            "grows": grows,
            "pings": list(line.pings),
            "loud": line.loud or bool(line.pings),
            "nonce": f"{self.table.id}.{number}.{self.table.course.entries if self.table.course else 0}",
        }
        return DeliveryRow(n=number, surface=surface, state="pending", payload=payload)

    # ---- sending

    async def _send(self, delivery: DeliveryRow) -> None:
        """Send or edit one planned message and mark it as done."""
        if delivery.n not in self._sent:
            await self._send_out(delivery)
            self._sent.add(delivery.n)
        await self.messages.keep()
        await self.table.store.set_position(self.table.id, self.position, done=(delivery.n,))
        self._sent.discard(delivery.n)
        self.pending.remove(delivery)

    async def _send_out(self, delivery: DeliveryRow) -> None:
        """Send or edit one planned message. What cannot reach a person is dropped: it waits at the desk. Raises Trouble."""
        try:
            if delivery.surface == "table":
                await self._tell_table(delivery)
            else:
                await self._tell_seat(delivery, int(delivery.surface.partition(":")[2]))
        except DmClosed:
            await self.messages.deafen(int(delivery.surface.partition(":")[2]))
        except Rejected:
            log.exception("table %s: a line can never be told", self.table.id)

    async def _tell_table(self, delivery: DeliveryRow) -> None:
        payload, sent = delivery.payload, self.table.surfaces.told
        grown = sent.get(str(payload["grows"])) if payload["grows"] is not None else None
        if grown is not None:
            try:
                await self.postman.edit(self.table.channel_id, grown, payload["text"])
                sent[str(delivery.n)] = grown
                return
            except MessageGone:
                pass
        users = [user for seat in payload["pings"] if (user := self.table.seats[seat].user_id) is not None]
        text = payload["text"] + (" " + " ".join(f"<@{user}>" for user in users) if users else "")
        found = None
        if "found" in payload:
            found = await self.postman.find_own(self.table.channel_id, text, self.table.surfaces.last)
        message = found or await self.postman.post(
            self.table.channel_id, text, nonce=payload["nonce"], loud=payload["loud"] and bool(users), pings=users
        )
        sent[str(delivery.n)] = message
        self.table.surfaces.last = message
        self.messages.below += 1
        while len(sent) > 12:
            sent.pop(next(iter(sent)))

    async def _tell_seat(self, delivery: DeliveryRow, number: int) -> None:
        seat = self.table.seats[number]
        if seat.user_id is None or seat.deaf:
            return
        channel = await self.postman.dm_channel(seat.user_id)
        payload = delivery.payload
        if "found" in payload and await self.postman.find_own(channel, payload["text"], None):
            return
        await self.postman.post(channel, payload["text"], nonce=payload["nonce"], loud=payload["loud"], pace=False)


def clocks_over(text: str) -> str:
    """Return what was told before without its running clocks: once the story goes on, they say nothing any more."""
    return RUNNING.sub("", text)


def _remember(stories: dict[str, Story], delivery: DeliveryRow) -> None:
    """Note that the story of ``delivery`` goes on there; only the last few are kept."""
    story = delivery.payload["story"]
    if story is None or delivery.surface != "table":
        return
    stories.pop(story, None)
    stories[story] = Story(delivery.payload["text"], delivery.n)
    while len(stories) > STORIES:
        stories.pop(next(iter(stories)))


def _fits(text: str, line: Line) -> bool:
    return len(text) + len(line.text) < (LONGEST_STORY if line.after == "\n" else LONGEST_LINE)


def _trouble_of(trouble: BaseException) -> str:
    if isinstance(trouble, ChannelGone):
        return "channel"
    if isinstance(trouble, NotAllowed):
        return "permission"
    if isinstance(trouble, Unavailable):
        return "discord"
    return "store" if isinstance(trouble, StoreError) else ""
