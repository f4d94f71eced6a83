"""Sending seat messages: all of one kind are drawn and packed before the first leaves, in a random order (MF-15.4)."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.discord_io.postman import DmClosed, OwnMessage, Parcel, Unavailable
from bot.presenting.page import Page
from bot.store import StoreError
from bot.tables.delivery.managed_posts import ManagedPosts, Mark
from bot.tables.delivery.whispers import Whispers
from bot.tables.session.live_table import LiveTable
from bot.tables.session.message_state import HandMessage, QuestionMessage
from bot.tables.session.seating import Seat
from engines.chance import Stream


@dataclass(slots=True)
class SeatMessage:
    """A page on its way to one seat. ``signature``: the ids of its questions, None for a hand; ``mark`` recognizes it if it has arrived."""

    seat: Seat
    stored: HandMessage | QuestionMessage
    page: Page
    mark: Mark
    signature: tuple[str, ...] | None = None
    step: str | None = None
    loud: bool = False
    over: bool = False
    channel: int = 0
    parcel: Parcel | None = None

    @property
    def is_new(self) -> bool:
        """Whether it needs a new message."""
        if self.over:
            return False
        if self.stored.id is None or self.stored.posting is not None:
            return True
        return isinstance(self.stored, QuestionMessage) and self.stored.step != self.step


def says_some(page: Page, *more: str) -> Mark:
    """Return the mark of messages without buttons that share a text with ``page`` or ``more``."""
    texts = {*(part for part in page.parts if isinstance(part, str)), *more}

    def says(message: OwnMessage) -> bool:
        return not message.presses and not texts.isdisjoint(message.texts)

    return says


class SeatMessageSender:
    """Sends the seat messages of one table."""

    __slots__ = ("_again", "_posts", "_table", "_wanted", "_whispers", "edited")

    def __init__(
        self,
        table: LiveTable,
        whispers: Whispers,
        posts: ManagedPosts,
        wanted: Callable[[SeatMessage], bool],
        again: Callable[[SeatMessage], None],
    ) -> None:
        """``wanted()``: whether a message is still up to date; ``again()`` is called for each that has to be made again."""
        self._table = table
        self._whispers = whispers
        self._posts = posts
        self._wanted = wanted
        self._again = again
        self.edited: dict[int, float] = {}
        """When the question of a seat was last sent or edited (unix seconds)."""

    async def bring(self, seat_messages: list[SeatMessage]) -> list[BaseException]:
        """Send messages of one kind in a random order, once all are drawn; return the failures."""
        wrong = await self._each(seat_messages, self._address)
        wrong += await self._each([seat_message for seat_message in seat_messages if seat_message.channel], self._pack)
        ready = [seat_message for seat_message in seat_messages if seat_message.parcel is not None]
        await self._number(ready)
        chance = Stream(int(self._table.seed or "0", 16), f"letters {self._table.message_state.posts.count} {self._table.now()}")
        return wrong + await self._each(chance.shuffled(ready), self._send)

    async def _each(self, seat_messages: Sequence[SeatMessage], do: Callable[[SeatMessage], Awaitable[None]]) -> list[BaseException]:
        """Do one thing with all messages at once; return failures that concern everybody. A failed message is made again later."""
        done = await asyncio.gather(*map(do, seat_messages), return_exceptions=True)
        wrong: list[BaseException] = []
        for seat_message, one in zip(seat_messages, done, strict=True):
            if one is None:
                continue
            seat_message.channel, seat_message.parcel = 0, None
            self._again(seat_message)
            if isinstance(one, DmClosed):
                await self._whispers.note_dm_closed(seat_message.seat.seat)
            elif isinstance(one, Unavailable):  # concerns this person alone
                self._whispers.backoff.failed(seat_message.seat.user_id)
            else:
                wrong.append(one)
        return wrong

    async def _address(self, seat_message: SeatMessage) -> None:
        """Find the channel, and settle a message whose sending is in doubt. Raises Trouble."""
        person = seat_message.seat.user_id
        if person is None:
            raise DmClosed
        channel = await self._whispers.channel_of(person)
        await self._posts.adopt_lost(seat_message.stored, channel, seat_message.mark, private=True)
        seat_message.channel = seat_message.stored.channel = channel

    async def _pack(self, seat_message: SeatMessage) -> None:
        """Draw the page ahead, so that sending takes equally long for all."""
        keep = () if seat_message.is_new else seat_message.stored.pics
        seat_message.parcel = await self._posts.postman.pack(seat_message.channel, seat_message.page, keep=keep, private=True)

    async def _number(self, seat_messages: list[SeatMessage]) -> None:
        """Store the numbers of all new messages at once. Raises StoreError."""
        new = [seat_message for seat_message in seat_messages if seat_message.is_new]
        for seat_message in new:
            self._posts.begin(seat_message.stored)
            if isinstance(seat_message.stored, QuestionMessage):
                seat_message.stored.user = seat_message.seat.user_id
        try:
            if new:
                await self._table.store_message_state()
        except StoreError:
            for seat_message in seat_messages:
                self._again(seat_message)
            raise

    async def _send(self, seat_message: SeatMessage) -> None:
        """Send or edit one message, if it is still up to date. Raises Trouble."""
        stored = seat_message.stored
        if not self._wanted(seat_message):
            self._again(seat_message)
            return
        if seat_message.is_new:
            await self._posts.send(
                stored, seat_message.channel, seat_message.page, parcel=seat_message.parcel, loud=seat_message.loud, pace=False
            )
        elif (
            not await self._posts.edit(stored, seat_message.channel, seat_message.page, parcel=seat_message.parcel, pace=False)
            and not seat_message.over
        ):
            await self._posts.post(stored, seat_message.channel, seat_message.page, loud=seat_message.loud, pace=False)
        self._whispers.backoff.reached(seat_message.seat.user_id)
        if isinstance(stored, QuestionMessage):
            stored.step, stored.user = seat_message.step, seat_message.seat.user_id
            stored.page = "" if seat_message.over else stored.page
            self.edited[seat_message.seat.seat] = self._table.wall()
