"""The one door through which a private line leaves a table.

A line is written down before it is sent, with a number that is given once in the life of the table: its nonce. So it is told exactly once
whatever happens to the process, and each person hears the lines in the order in which the log has brought them about.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from typing import assert_never

from bot.discord_io.postman import DmClosed, OwnMessage, Postman, Rejected, Trouble, Unavailable
from bot.presenting.page import Page
from bot.store import SavedTable, StoreError
from bot.tables.delivery.deliveries import HostWhisper, SeatWhisper, Sheet, Whisper, read_delivery, row_of, sheet_of
from bot.tables.delivery.delivery_backoff import DeliveryBackoff
from bot.tables.delivery.managed_posts import ManagedPosts
from bot.tables.session.core import LiveTable
from bot.tables.session.message_state import LastWhisper

log = logging.getLogger(__name__)

LINES = "lines"
"""The name under which the log keeps how many lines have been planned that belong to no notice."""


class Whispers:
    """The private lines of one table: those that wait, and the way on which they are told."""

    def __init__(self, table: LiveTable, postman: Postman, posts: ManagedPosts) -> None:
        self.table = table
        self.postman = postman
        self.posts = posts
        self.pending: list[Whisper] = []
        """What is owed, in the order in which it was planned."""
        self.on_trouble: Callable[[], None] = lambda: None
        """Called when something could not be told now."""
        self._told: frozenset[int] = frozenset()
        """Numbers of lines that were told, though that could not be written down yet."""
        self._in_doubt: frozenset[int] = frozenset()
        """Numbers of lines that may have been told: Discord took them and its answer was lost, or the process was killed."""
        self.patience = DeliveryBackoff(table.wall)
        """With the people who cannot be reached; letters know it as well."""
        self.untold = set[int]()
        """Seats whose people do not know yet that direct messages do not reach them: their next receipt says so."""
        self._speaking: dict[int | None, asyncio.Lock] = {}
        self._task: asyncio.Task[None] | None = None
        self._again = False

    def recall(self, saved: SavedTable) -> None:
        """Take up what was owed when the bot stopped. Raises ValueError for a row that nobody has written."""
        owed = [read_delivery(row) for row in saved.pending]
        self.pending = [whisper for whisper in owed if isinstance(whisper, SeatWhisper | HostWhisper)]
        for whisper in self.pending:
            last = self.table.surfaces.whispered.get(str(self._hearer(whisper)))
            if last is not None and last.n == whisper.n:
                self._told |= {whisper.n}
            else:
                self._in_doubt |= {whisper.n}

    # ---- what is to be told

    async def send(self, seat: int, what: Page | str, *, after: int | None = None, loud: bool = False) -> bool:
        """Tell whoever sits in ``seat`` one line; see ``send_each``."""
        return await self.send_each({seat: what}, after=after, loud=loud)

    async def send_each(self, lines: Mapping[int, Page | str], *, after: int | None = None, loud: bool = False) -> bool:
        """Tell each of these seats its line, soon; return whether it is owed now, or could not be written down.

        ``after``: the number of the entry that it follows; the last one of the log when not given. Together with the line everything is
        written down that stands in the table's surfaces.
        """
        if not lines:
            return True
        behind = self._entries if after is None else after + 1
        planned: list[Whisper] = []
        for seat, what in lines.items():
            text, page = _said(what)
            n = self._number()
            planned.append(SeatWhisper(seat, n, f"{self.table.id}.{n}", text=text, page=page, loud=loud, after=behind))
        return await self._owe(planned)

    async def send_host(self, what: Page | str, *, loud: bool = False) -> bool:
        """Tell the host of the table one line, seated or not; as ``send_each`` does."""
        text, page = _said(what)
        n = self._number()
        return await self._owe([HostWhisper(n, f"{self.table.id}.{n}", text=text, page=page, loud=loud, after=self._entries)])

    @property
    def _entries(self) -> int:
        return self.table.course.entries if self.table.course is not None else 0

    def _number(self) -> int:
        """Return a number that no delivery of this table has had: those of notices count upwards, these downwards from -1."""
        self.table.surfaces.lines += 1
        return -self.table.surfaces.lines

    async def _owe(self, planned: list[Whisper]) -> bool:
        table, rows = self.table, [row_of(whisper) for whisper in planned]
        try:
            await table.own_store.set_position(table.id, table.surfaces.lines, LINES, planned=rows, surfaces=table.surfaces.json())
        except StoreError as wrong:
            log.warning("table %s: a whisper cannot be written down: %s", table.id, type(wrong).__name__)
            return False
        self.take(planned)
        self.wake()
        return True

    def take(self, planned: Iterable[Whisper]) -> None:
        """Owe lines that are written down already."""
        self.pending.extend(planned)

    # ---- telling it

    def wake(self) -> None:
        """Tell what is owed, now."""
        if not self.pending or not self.table.is_served:
            return
        if self._task is not None and not self._task.done():
            self._again = True
            return
        self._task = asyncio.create_task(self._run(), name=f"whispers {self.table.id}")
        self._task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        """Keep no task that is over, unless another one has begun."""
        if self._task is task:
            self._task = None

    def stop(self) -> None:
        """Tell nothing any more: another process does, or this one from another room."""
        if self._task is not None:
            self._task.cancel()

    @property
    def task(self) -> asyncio.Task[None] | None:
        """What tells them now."""
        return self._task

    async def settle(self) -> None:
        """Wait until nothing is being told."""
        while self._task is not None and not self._task.done():
            await asyncio.wait({self._task})

    async def _run(self) -> None:
        self._again = True
        while self._again and not self.table.given_back:
            self._again = False
            try:
                await self.deliver()
                if self.patience.due is not None:
                    self.on_trouble()
            except (Trouble, StoreError) as trouble:
                log.info("table %s: a whisper waits: %s", self.table.id, type(trouble).__name__)
                self.on_trouble()
                return
            except Exception as fault:
                self.table.log_failure(fault)
                return

    async def deliver(self) -> None:
        """Tell all that is owed, to everybody at once. Raises the first Trouble or StoreError after everybody was tried.

        Whoever cannot be reached keeps nobody waiting, and is tried again when that is due.
        """
        hearers = [hearer for hearer in {self._hearer(whisper) for whisper in self.pending} if not self.patience.waits(hearer)]
        for wrong in await asyncio.gather(*map(self._try, hearers), return_exceptions=True):
            if wrong is not None:
                raise wrong

    async def _try(self, hearer: int | None) -> None:
        try:
            await self._speak_to(hearer)
        except Unavailable:
            self.patience.failed(hearer)
        else:
            self.patience.reached(hearer)

    @property
    def waited_for(self) -> bool:
        """Whether something is owed to somebody for whom the table waits still."""
        return any(not self.patience.gone_on_without(self._hearer(whisper)) for whisper in self.pending)

    def _hearer(self, whisper: Whisper) -> int | None:
        """Return the person to whom a line goes, None when a machine sits there."""
        match whisper:
            case SeatWhisper(seat=seat):
                return self.table.seat(seat).user_id
            case HostWhisper():
                return self.table.host_id
            case _:
                assert_never(whisper)

    async def _speak_to(self, hearer: int | None) -> None:
        """Tell one person everything that is owed, line after line in the order of the log."""
        async with self._speaking.setdefault(hearer, asyncio.Lock()):
            while own := [whisper for whisper in self.pending if self._hearer(whisper) == hearer and not self._waits(whisper)]:
                whisper = min(own, key=lambda one: (one.after, abs(one.n)))
                if whisper.n not in self._told:
                    await self._tell(whisper, hearer)
                    self._told |= {whisper.n}
                await self._note(whisper)

    def _waits(self, whisper: Whisper) -> bool:
        """Whether a line would make a sound in quiet hours (TK-4.5)."""
        return whisper.loud and self.table.quiet_until is not None

    async def _tell(self, whisper: Whisper, hearer: int | None) -> None:
        """Send one line. What cannot reach a person is dropped: it waits at the desk. Raises Trouble."""
        if hearer is None or self._is_deaf(whisper):
            return
        try:
            channel = await self.channel_of(hearer)
            message = await self._standing(whisper, hearer, channel) or await self._post(whisper, channel)
        except DmClosed:
            await self._unheard(whisper)
        except Rejected:
            log.exception("table %s: a line can never be told", self.table.id)
        else:
            self.table.surfaces.whispered[str(hearer)] = LastWhisper(whisper.n, message)

    def _is_deaf(self, whisper: Whisper) -> bool:
        return isinstance(whisper, SeatWhisper) and self.table.seat(whisper.seat).deaf

    async def _standing(self, whisper: Whisper, hearer: int, channel: int) -> int | None:
        """Return the message that tells a line of which we do not know whether it was told, None when there is none. Raises Trouble."""
        if whisper.n not in self._in_doubt:
            return None
        last = self.table.surfaces.whispered.get(str(hearer))
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

    async def _unheard(self, whisper: Whisper) -> None:
        if isinstance(whisper, SeatWhisper):
            await self.deafen(whisper.seat)
        else:
            log.info("table %s: the host cannot be reached", self.table.id)

    async def _note(self, whisper: Whisper) -> None:
        """Write down that a line was told. Raises StoreError."""
        table = self.table
        await table.own_store.set_position(table.id, table.surfaces.lines, LINES, done=(whisper.n,), surfaces=table.surfaces.json())
        self._told -= {whisper.n}
        self._in_doubt -= {whisper.n}
        self.pending.remove(whisper)

    # ---- the people who are told

    async def channel_of(self, person: int) -> int:
        """Return the channel of direct messages with a person. Raises Trouble."""
        return await self.postman.dm_channel(person)

    async def deafen(self, number: int) -> None:
        """Note that direct messages do not reach this seat; its secrets wait at the desk. Raises StoreError."""
        seat = self.table.seat(number)
        if not seat.deaf:
            seat.deaf = True
            self.untold.add(number)
            await self.table.store.put_seat(self.table.id, seat.row())

    def tells_deaf(self, number: int) -> bool:
        """Return whether the person in this seat is to hear now that direct messages do not reach them; after that it is said."""
        if number not in self.untold:
            return False
        self.untold.discard(number)
        return self.table.seat(number).deaf


def _said(what: Page | str) -> tuple[str, Sheet | None]:
    return ("", sheet_of(what)) if isinstance(what, Page) else (what, None)


def _says(message: OwnMessage, whisper: Whisper) -> bool:
    """Whether a message tells this line."""
    if whisper.page is None:
        return message.texts == (whisper.text,)
    page = whisper.page.page
    return message.texts == tuple(part for part in page.parts if isinstance(part, str))


async def tell_person(postman: Postman, user_id: int, text: str, *, nonce: str) -> bool:
    """Tell a person something about a table that cannot be laid, and so has no whispers of its own; return whether it arrived."""
    try:
        await postman.post(await postman.dm_channel(user_id), text, nonce=nonce, loud=True, pace=False)
    except Trouble as trouble:
        log.info("a person was not told of a table: %s", type(trouble).__name__)
        return False
    return True
