"""Private lines: the only way by which one leaves a table.

A line is stored before it is sent, under a number that the table uses only once: its nonce. So each line arrives exactly once even if the
process is killed, and each person gets them in the order of the log.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import assert_never

from msgspec.structs import replace

from bot.discord_io.postman import ChannelGone, DmClosed, NotAllowed, OwnMessage, Postman, Rejected, Trouble, Unavailable
from bot.presenting.page import Button, Buttons, Page
from bot.store import StoreError
from bot.tables.delivery.deliveries import Delivery, HostWhisper, SeatWhisper, Sheet, Whisper, row_of, sheet_of
from bot.tables.delivery.delivery_backoff import DeliveryBackoff
from bot.tables.delivery.managed_posts import ManagedPosts
from bot.tables.delivery.temporary_lines import OFFER, is_over, open_call
from bot.tables.session.live_table import LiveTable
from bot.tables.session.message_state import LastWhisper, TemporaryLine, WhisperMemory

log = logging.getLogger(__name__)


class Whispers:
    """The private lines of one table."""

    def __init__(self, table: LiveTable, postman: Postman, posts: ManagedPosts) -> None:
        self.table = table
        self.postman = postman
        self.posts = posts
        self.pending: list[Whisper] = []
        """Pending lines in the order of planning."""
        self.on_trouble: Callable[[], None] = lambda: None
        """Called when a line has to wait."""
        self._told: frozenset[int] = frozenset()
        """Numbers of lines that were sent, though not stored as done yet."""
        self._in_doubt: frozenset[int] = frozenset()
        """Numbers of lines that may have been sent: Discord's answer was lost, or the process was killed."""
        self.backoff = DeliveryBackoff(table.wall)
        """Of people out of reach; seat messages share it."""
        self._dm_notices_due = set[int]()
        """Seats whose next receipt says that direct messages do not reach them."""
        self._sending: dict[int | None, asyncio.Lock] = {}
        self._task: asyncio.Task[None] | None = None
        self._again = False

    def recall(self, pending: Iterable[Whisper]) -> None:
        """Load the lines that were pending when the bot stopped."""
        self.pending = list(pending)
        for whisper in self.pending:
            last = self.memory.whispered.get(str(self._hearer(whisper)))
            if last is not None and last.n == whisper.n:
                self._told |= {whisper.n}
            else:
                self._in_doubt |= {whisper.n}

    # ---- planning

    async def send(self, seat: int, what: Page | str, *, loud: bool = False, about: str = "") -> bool:
        """Send the person at ``seat`` one line; see ``send_each``."""
        return await self.send_each({seat: what}, loud=loud, about=about)

    async def send_each(self, lines: Mapping[int, Page | str], *, loud: bool = False, about: str = "") -> bool:
        """Store a line for each of these seats and send it soon; return False when the store fails.

        The lines follow the last entry of the log. ``message_state`` is stored with them. ``about``: the work after which ``is_over`` has
        the lines deleted; empty: they stay.
        """
        if not lines:
            return True
        after = self._entries
        planned: list[Whisper] = []
        for seat, what in lines.items():
            text, page = _said(what)
            n = self.next_number()
            planned.append(SeatWhisper(seat, n, f"{self.table.id}.{n}", text=text, page=page, loud=loud, after=after, about=about))
        return await self._store(planned)

    async def send_host(self, what: Page | str, *, loud: bool = False, about: str = "", seat: int = -1) -> bool:
        """Send the host one line, seated or not; see ``send_each``. ``seat``: the seat that it speaks of, -1 for none."""
        text, page = _said(what)
        n, after = self.next_number(), self._entries
        return await self._store(
            [HostWhisper(n, f"{self.table.id}.{n}", text=text, page=page, loud=loud, after=after, about=about, of=seat)]
        )

    @property
    def memory(self) -> WhisperMemory:
        """The stored state of this part."""
        return self.table.message_state.whispers

    @property
    def _entries(self) -> int:
        return self.table.course.entries if self.table.course is not None else 0

    def next_number(self) -> int:
        """Return an unused number: those of notices count upwards, these downwards from -1."""
        self.memory.lines += 1
        return -self.memory.lines

    async def _store(self, planned: list[Whisper]) -> bool:
        try:
            await self.store_lines(planned)
        except StoreError as wrong:
            log.warning("table %s: a whisper was not stored: %s", self.table.id, type(wrong).__name__)
            return False
        self.pending += planned
        self.wake()
        return True

    async def store_lines(self, planned: Sequence[Delivery] = (), *, done: Sequence[int] = ()) -> None:
        """Store lines that belong to no notice as planned or ``done``, with ``message_state``, which counts them. Raises StoreError."""
        await self.table.store_deliveries(None, planned=[row_of(line) for line in planned], done=done)

    # ---- sending

    def wake(self) -> None:
        """Send the pending lines now."""
        if self._task is not None and not self._task.done():
            self._again = True
            return
        self._task = asyncio.create_task(self._run(), name=f"whispers {self.table.id}")
        self._task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        """Drop the finished task, unless another one has begun."""
        if self._task is task:
            self._task = None

    def stop(self) -> None:
        """Send nothing more: another session does."""
        if self._task is not None:
            self._task.cancel()

    @property
    def task(self) -> asyncio.Task[None] | None:
        return self._task

    async def wait_idle(self) -> None:
        """Wait until nothing is being sent."""
        while self._task is not None and not self._task.done():
            await asyncio.wait({self._task})

    async def _run(self) -> None:
        self._again = True
        while self._again and not self.table.is_released:
            self._again = False
            try:
                await self.deliver()
                if self.backoff.due is not None:
                    self.on_trouble()
            except (Trouble, StoreError) as trouble:
                log.info("table %s: a whisper waits: %s", self.table.id, type(trouble).__name__)
                self.on_trouble()
                return
            except Exception as fault:
                self.table.log_failure(fault)
                return

    async def deliver(self) -> None:
        """Send all pending lines, to everybody at once. Raises the first Trouble or StoreError after everybody was tried.

        A person out of reach keeps nobody waiting, and is tried again when the backoff says so.
        """
        hearers = [hearer for hearer in {self._hearer(whisper) for whisper in self.pending} if not self.backoff.waits(hearer)]
        for wrong in await asyncio.gather(*map(self._try, hearers), return_exceptions=True):
            if wrong is not None:
                raise wrong

    async def _try(self, hearer: int | None) -> None:
        try:
            await self._send_all(hearer)
        except Unavailable:
            self.backoff.failed(hearer)
        else:
            self.backoff.reached(hearer)

    @property
    def waited_for(self) -> bool:
        """Whether a line is pending for a person for whom the table still waits."""
        return any(not self.backoff.gone_on_without(self._hearer(whisper)) for whisper in self.pending)

    def _hearer(self, whisper: Whisper) -> int | None:
        """Return the recipient of a line, None for an automated player."""
        match whisper:
            case SeatWhisper(seat=seat):
                return self.table.seat(seat).user_id
            case HostWhisper():
                return self.table.host_id
            case _:
                assert_never(whisper)

    async def _send_all(self, hearer: int | None) -> None:
        """Send one person all their pending lines in the order of the log."""
        async with self._sending.setdefault(hearer, asyncio.Lock()):
            while own := [whisper for whisper in self.pending if self._hearer(whisper) == hearer and not self._waits(whisper)]:
                whisper = min(own, key=lambda one: (one.after, abs(one.n)))
                if whisper.n not in self._told:
                    await self._tell(whisper, hearer)
                    self._told |= {whisper.n}
                await self._done_with(whisper)

    def _waits(self, whisper: Whisper) -> bool:
        """Whether a loud line waits for the end of quiet hours (TK-4.5)."""
        return whisper.loud and self.table.quiet_until is not None

    async def _tell(self, whisper: Whisper, hearer: int | None) -> None:
        """Send one line, unless it has done its work before. Raises Trouble.

        Where direct messages are closed, a call goes to the channel, and the desk shows the rest.
        """
        if hearer is None:
            return
        seat = whisper.of if isinstance(whisper, HostWhisper) else whisper.seat
        person = self.table.seat(seat).user_id if seat >= 0 else None
        line = TemporaryLine(hearer, 0, seat, person or 0, whisper.about)
        if self._cannot_reach(whisper):
            await self._dm_closed(whisper, hearer)
            return
        try:
            channel = await self.channel_of(hearer)
            found = await self._found(whisper, hearer, channel)
            if found is None and whisper.about and is_over(self.table, line):
                return
            message = found or await self._post(whisper, channel)
        except DmClosed:
            await self._dm_closed(whisper, hearer)
        except Rejected as fault:
            await self.posts.rejected(fault)
        else:
            self.memory.whispered[str(hearer)] = LastWhisper(whisper.n, message)
            if whisper.about:
                self.memory.temporary.append(replace(line, message=message))

    def _cannot_reach(self, whisper: Whisper) -> bool:
        return isinstance(whisper, SeatWhisper) and self.table.seat(whisper.seat).dm_closed

    async def _found(self, whisper: Whisper, hearer: int, channel: int) -> int | None:
        """Return the message of a line whose sending is in doubt, None for none. Raises Trouble."""
        if whisper.n not in self._in_doubt:
            return None
        last = self.memory.whispered.get(str(hearer))
        after = last.id if last is not None else self.posts.first_message
        own = await self.postman.own_messages(channel, after, private=True)
        return next((message.id for message in reversed(own) if _says(message, whisper)), None)

    async def _post(self, whisper: Whisper, channel: int) -> int:
        what = whisper.page.page if whisper.page is not None else whisper.text
        try:
            return await self.postman.post(channel, what, nonce=whisper.nonce, loud=whisper.loud, pace=False)
        except Unavailable:
            self._in_doubt |= {whisper.n}
            raise

    async def _dm_closed(self, whisper: Whisper, hearer: int) -> None:
        if isinstance(whisper, SeatWhisper):
            await self.note_dm_closed(whisper.seat)
            await self._call_openly(whisper, hearer)
        else:
            log.info("table %s: the host cannot be reached", self.table.id)

    async def _call_openly(self, whisper: SeatWhisper, person: int) -> None:
        """Mention a person in the channel, if the line is a call that may stand there. Raises Unavailable, StoreError.

        The call is stored first, so that it is found, and not posted twice, if Discord's answer is lost or the process is killed.
        """
        table, temporary = self.table, self.memory.temporary
        line = TemporaryLine(0, 0, whisper.seat, person, whisper.about)
        if not (call := open_call(table, line)):
            return
        posted = next((one for one in temporary if one.text and replace(one, text="") == line), None)
        try:
            if posted is not None and (message := await self._called(posted.text)):
                posted.message = message
                return
            line.text = f"{call} <@{person}>"
            temporary[:] = [*(one for one in temporary if one is not posted), line]
            await self.store_lines()
            line.message = await self.postman.post(table.channel_id, line.text, nonce=whisper.nonce, loud=True, pings=[person])
        except (ChannelGone, NotAllowed, Rejected) as trouble:
            log.info("table %s: a call is lost: %s", table.id, type(trouble).__name__)

    async def _called(self, text: str) -> int:
        """Return the message of a call in the channel that no line knows yet, 0 if there is none. Raises Trouble."""
        own = await self.postman.own_messages(self.table.channel_id, self.posts.first_message)
        known = {line.message for line in self.memory.temporary}
        return next((message.id for message in own if message.texts == (text,) and message.id not in known), 0)

    async def _done_with(self, whisper: Whisper) -> None:
        """Store that a line is done. Raises StoreError."""
        await self.store_lines(done=(whisper.n,))
        self._told -= {whisper.n}
        self._in_doubt -= {whisper.n}
        self.pending.remove(whisper)

    # ---- lines that have done their work

    def tells(self, about: str) -> bool:
        """Return whether a line ``about`` this is on its way or stands."""
        return any(whisper.about == about for whisper in self.pending) or any(line.about == about for line in self.memory.temporary)

    async def post_offer(self, seat: int, person: int, number: int, text: str, button: Button) -> int:
        """Post the offer of a seat, which the table has stored under ``number``; return its message. Raises Trouble, StoreError.

        Its line is stored first, so that the message is found and deleted even if Discord's answer is lost or the process is killed.
        """
        table, temporary = self.table, self.memory.temporary
        line = TemporaryLine(0, 0, seat, person, f"{OFFER}{number}", text)
        temporary.append(line)
        await self.store_lines()
        page = Page((text, Buttons((button,))))
        message = await self.postman.post(table.channel_id, page, nonce=f"{table.id}.offer.{number}", loud=True, pings=[person])
        temporary[:] = [*(one for one in temporary if one != line), replace(line, message=message)]
        return message

    async def clear_away(self) -> None:
        """Delete the lines that have done their work (NT-2.4); one that cannot be deleted now, or is on its way, waits."""
        over = [line for line in self.memory.temporary if is_over(self.table, line)]
        owed = {self._hearer(whisper) for whisper in self.pending}
        begun = {line.text for line in self.memory.temporary if line not in over and not line.message}
        for line in over:
            if not line.message and (line.person in owed or line.text in begun):
                continue  # it is on its way, or a new one in the same words, which a search would take for it
            try:
                channel = await self.channel_of(line.user) if line.user else self.table.channel_id
                if message := line.message or await self._called(line.text):
                    await self.postman.delete(channel, message)
            except (ChannelGone, DmClosed):
                pass  # nobody can delete it
            except Trouble as trouble:
                log.info("table %s: a line stays for now: %s", self.table.id, type(trouble).__name__)
                continue
            if line in self.memory.temporary:
                self.memory.temporary.remove(line)

    @contextmanager
    def pressed(self, message_id: int) -> Iterator[None]:
        """Keep a private line whose press is handled meanwhile: the answer takes its place, unless the press is refused or fails."""
        found = [line for line in self.memory.temporary if line.message == message_id and line.user]
        for line in found:
            self.memory.temporary.remove(line)
        try:
            yield
        except Exception:
            self.memory.temporary.extend(found)
            raise

    # ---- recipients

    async def channel_of(self, person: int) -> int:
        """Return a person's DM channel. Raises Trouble."""
        return await self.postman.dm_channel(person)

    async def note_dm_closed(self, number: int) -> None:
        """Note that direct messages do not reach this seat; its secrets are at the desk. Raises StoreError."""
        seat = self.table.seat(number)
        if not seat.dm_closed:
            seat.dm_closed = True
            self._dm_notices_due.add(number)
            await self.table.store.put_seat(self.table.id, seat.row())

    def take_dm_closed_notice(self, number: int) -> bool:
        """Return, once, whether the person at this seat should learn that direct messages do not reach them."""
        if number not in self._dm_notices_due:
            return False
        self._dm_notices_due.discard(number)
        return self.table.seat(number).dm_closed


def _said(what: Page | str) -> tuple[str, Sheet | None]:
    return ("", sheet_of(what)) if isinstance(what, Page) else (what, None)


def _says(message: OwnMessage, whisper: Whisper) -> bool:
    """Whether a message shows this line."""
    if whisper.page is None:
        return message.texts == (whisper.text,)
    page = whisper.page.page
    return message.texts == tuple(part for part in page.parts if isinstance(part, str))


async def tell_person(postman: Postman, user_id: int, text: str, *, nonce: str) -> bool:
    """Send a person a line about a table without running whispers; return whether it arrived."""
    try:
        await postman.post(await postman.dm_channel(user_id), text, nonce=nonce, loud=True, pace=False)
    except Trouble as trouble:
        log.info("a person could not be told about a table: %s", type(trouble).__name__)
        return False
    return True
