"""Sends letters: all of one kind are drawn and packed before the first leaves, in an order drawn for them (MF-15.4)."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from bot.discord_io.postman import DmClosed, Unavailable
from bot.store import StoreError
from bot.tables.delivery.managed_posts import ManagedPosts
from bot.tables.delivery.seat_message import SeatMessage
from bot.tables.delivery.whispers import Whispers
from bot.tables.session.core import LiveTable
from bot.tables.session.message_state import QuestionMessage
from engines.chance import Stream


class SeatMessageSender:
    """Sends the letters of one table."""

    __slots__ = ("_again", "_posts", "_table", "_wanted", "_whispers", "edited")

    def __init__(
        self,
        table: LiveTable,
        whispers: Whispers,
        posts: ManagedPosts,
        wanted: Callable[[SeatMessage], bool],
        again: Callable[[SeatMessage], None],
    ) -> None:
        """``wanted`` tells whether a letter is still what its seat is to read; ``again`` is told of each that is to be made anew."""
        self._table = table
        self._whispers = whispers
        self._posts = posts
        self._wanted = wanted
        self._again = again
        self.edited: dict[int, float] = {}
        """When the question of a seat was sent or edited last (seconds of the table's clock)."""

    async def bring(self, letters: list[SeatMessage]) -> list[BaseException]:
        """Send what is to be sent of one kind, in an order drawn for it, once all of it is drawn; return what went wrong."""
        wrong = await self._each(letters, self._address)
        wrong += await self._each([letter for letter in letters if letter.channel], self._pack)
        ready = [letter for letter in letters if letter.parcel is not None]
        await self._number(ready)
        chance = Stream(int(self._table.seed or "0", 16), f"letters {self._table.surfaces.posts} {self._table.now()}")
        return wrong + await self._each(chance.shuffled(ready), self._send)

    async def _each(self, letters: Sequence[SeatMessage], do: Callable[[SeatMessage], Awaitable[None]]) -> list[BaseException]:
        """Do one thing with all letters at once; return what went wrong for all. A letter that failed is made anew later."""
        done = await asyncio.gather(*map(do, letters), return_exceptions=True)
        wrong: list[BaseException] = []
        for letter, one in zip(letters, done, strict=True):
            if one is None:
                continue
            letter.channel, letter.parcel = 0, None
            self._again(letter)
            if isinstance(one, DmClosed):
                await self._whispers.deafen(letter.seat.seat)
            elif isinstance(one, Unavailable):  # the trouble of this person alone
                self._whispers.patience.failed(letter.seat.user_id)
            else:
                wrong.append(one)
        return wrong

    async def _address(self, letter: SeatMessage) -> None:
        """Find the channel, and a message whose sending is in doubt. Raises Trouble."""
        person = letter.seat.user_id
        if person is None:
            raise DmClosed
        channel = await self._whispers.channel_of(person)
        await self._posts.settle(letter.stored, channel, letter.mark, private=True)
        letter.channel = letter.stored.channel = channel

    async def _pack(self, letter: SeatMessage) -> None:
        """Draw what is on the letter, so that sending it takes no time of its own."""
        keep = () if letter.is_new else letter.stored.pics
        letter.parcel = await self._posts.postman.pack(letter.channel, letter.page, keep=keep, private=True)

    async def _number(self, letters: list[SeatMessage]) -> None:
        """Write down the numbers of the messages that will be new, all at once. Raises StoreError."""
        new = [letter for letter in letters if letter.is_new]
        for letter in new:
            self._posts.begin(letter.stored)
            if isinstance(letter.stored, QuestionMessage):
                letter.stored.user = letter.seat.user_id
        try:
            if new:
                await self._table.keep_surfaces()
        except StoreError:
            for letter in letters:
                self._again(letter)
            raise

    async def _send(self, letter: SeatMessage) -> None:
        """Send or edit one letter, if it is still what its seat is to read. Raises Trouble."""
        stored = letter.stored
        if not self._wanted(letter):
            self._again(letter)
            return
        if letter.is_new:
            await self._posts.send(stored, letter.channel, letter.page, parcel=letter.parcel, loud=letter.loud, pace=False)
        elif not await self._posts.edit(stored, letter.channel, letter.page, parcel=letter.parcel, pace=False) and not letter.over:
            await self._posts.post(stored, letter.channel, letter.page, loud=letter.loud, pace=False)
        self._whispers.patience.reached(letter.seat.user_id)
        if isinstance(stored, QuestionMessage):
            stored.step, stored.user = letter.step, letter.seat.user_id
            stored.page = "" if letter.over else stored.page
            self.edited[letter.seat.seat] = self._table.wall()
