"""Sending managed messages so that exactly one stands in each place, despite faults and kills of the process.

The number of a message's nonce is stored before it is sent, and stays the same until the message is known. When its sending is in doubt
(Discord did not answer, or the process was killed before it could store the id), our last messages in the channel are searched: the sent
message is adopted, and further copies are deleted.
"""

import logging
from collections.abc import Callable, Collection
from hashlib import sha256
from typing import TypeAlias

from bot.discord_io.postman import Blocked, MessageGone, OwnMessage, Parcel, Postman, Rejected, Trouble, Unavailable, oldest_id
from bot.presenting.page import Page
from bot.tables.delivery.listener import DeliveryListener
from bot.tables.session.live_table import LiveTable
from bot.tables.session.message_state import ManagedMessage

log = logging.getLogger(__name__)

Mark: TypeAlias = Callable[[OwnMessage], bool]
"""Recognizes our messages of one kind."""

LONGEST_REFUSED = 1_800
"""Most characters of the refused lines that are kept; the oldest go first. Together they are posted in one message."""


class ManagedPosts:
    """Sends, edits and replaces the managed messages of one table."""

    def __init__(self, table: LiveTable, postman: Postman, listener: DeliveryListener | None = None) -> None:
        self.table = table
        self.postman = postman
        self.listener = listener or DeliveryListener()
        self._unsent: frozenset[int] = frozenset()
        """Numbers taken by this process for messages that it has not tried to send yet."""
        self._unsure: frozenset[int] = frozenset()
        """Numbers of messages not found, though Discord may know their nonces and answer with the old content."""

    async def edit(
        self, stored: ManagedMessage, channel: int, page: Page | str, *, parcel: Parcel | None = None, pace: bool = True
    ) -> bool:
        """Edit a message to show ``page``; False, and forget it, when it is gone. Raises Trouble."""
        if stored.id is None:
            return False
        if parcel is None or not parcel.fits(stored.pics):
            parcel = await self.postman.pack(channel, page, keep=stored.pics, private=not pace)
        try:
            try:
                await self.postman.edit(channel, stored.id, parcel, pace=pace)
            except Rejected as fault:
                if not stored.pics or isinstance(fault, Blocked):
                    raise
                stored.pics = []  # the known pictures are not attached, so all are sent
                parcel = await self.postman.pack(channel, page, private=not pace)
                await self.postman.edit(channel, stored.id, parcel, pace=pace)
        except MessageGone:
            stored.clear()
            return False
        except Unavailable:  # it may show this page or the last one
            stored.page, stored.pics = "", []
            raise
        stored.page, stored.pics = page_hash(page), list(parcel.pictures)
        return True

    def begin(self, stored: ManagedMessage) -> None:
        """Take a number for the message that replaces this one; the caller stores it before sending."""
        if stored.posting is None:
            memory = self.table.message_state.posts
            memory.count += 1
            stored.posting = memory.count
            stored.leaving = stored.id
            self._unsent |= {stored.posting}

    async def send(
        self, stored: ManagedMessage, channel: int, page: Page | str, *, parcel: Parcel | None = None, loud: bool = False, pace: bool = True
    ) -> None:
        """Send the message that was begun, then delete the one it replaces. Raises Trouble."""
        nonce = f"{self.table.id}.l{stored.posting}"
        self._unsent -= {stored.posting or 0}
        if parcel is None or not parcel.fits(()):
            parcel = await self.postman.pack(channel, page, private=not pace)
        try:
            message = await self.postman.post(channel, parcel, nonce=nonce, loud=loud, pace=pace)
        except Trouble as trouble:
            if not isinstance(trouble, Unavailable):  # refused for certain
                stored.posting = stored.leaving = None
            raise
        number, stored.posting = stored.posting, None
        stored.id, stored.page, stored.pics = message, page_hash(page), list(parcel.pictures)
        if number in self._unsure:
            self._unsure -= {number}
            stored.pics = []
            await self.edit(stored, channel, page, pace=pace)
        await self.clear_away(stored, channel)

    async def post(
        self, stored: ManagedMessage, channel: int, page: Page | str, *, parcel: Parcel | None = None, loud: bool = False, pace: bool = True
    ) -> None:
        """Post the message below everything, then delete the old one. Raises Trouble, StoreError."""
        self.begin(stored)
        await self.table.store_message_state()
        await self.send(stored, channel, page, parcel=parcel, loud=loud, pace=pace)

    async def clear_away(self, stored: ManagedMessage, channel: int) -> None:
        """Delete the message that another one has replaced. Raises Trouble."""
        if stored.leaving is not None:
            await self.postman.delete(channel, stored.leaving)
            stored.leaving = None

    async def adopt_lost(self, stored: ManagedMessage, channel: int, mark: Mark, *, private: bool = False) -> None:
        """Search for a message whose sending is in doubt, and adopt it with unknown content. Raises Trouble.

        When none is found the number stays the same: Discord may still know its nonce.
        """
        if stored.posting in self._unsent:
            return
        if stored.posting is not None:
            after = stored.leaving or self.first_message
            own = await self.postman.own_messages(channel, after, private=private)
            found = [message.id for message in own if mark(message) and message.id not in self._known(stored)]
            if found:
                stored.id, stored.page, stored.pics, stored.posting = found[0], "", [], None
            else:
                self._unsure |= {stored.posting}
            for copy in found[1:]:
                await self.postman.delete(channel, copy)
        if stored.posting is None:
            await self.clear_away(stored, channel)

    def pressed(self, stored: ManagedMessage, message: int) -> None:
        """Adopt a message whose sending is in doubt: somebody has pressed a button on it."""
        if stored.posting is not None and message > (stored.leaving or self.first_message) and message not in self._known(stored):
            self._unsure -= {stored.posting}
            stored.id, stored.page, stored.pics, stored.posting = message, "", [], None

    def _known(self, stored: ManagedMessage) -> Collection[int | None]:
        """Return the messages in other places."""
        state, channel, private = self.table.message_state, self.table.message_state.channel, self.table.message_state.seat_messages
        managed = (channel.lobby, channel.board, channel.story, state.talk, *private.hands.values(), *private.questions.values())
        return {message.id for message in managed if message is not stored} | {stored.leaving}

    async def rejected(self, fault: Rejected, line: str = "") -> None:
        """Note that Discord refuses a message for good: the game goes on without it. To be called where ``fault`` is handled.

        ``line``: the line of the channel that it was; kept if AutoMod has refused it, whose rules people can change.
        """
        if isinstance(fault, Blocked):
            self.keep_refused(line)
            log.warning("table %s: AutoMod blocks a message", self.table.id)
            await self.listener.message_blocked()
        else:
            log.exception("table %s: Discord rejects a message for good", self.table.id)

    def keep_refused(self, line: str) -> None:
        """Keep a refused line in place of those that it contains, which grew into it."""
        self.drop_refused(line)
        refused = self.table.message_state.lines.refused
        if line:
            refused.append(line)
        while len("\n".join(refused)) > LONGEST_REFUSED and len(refused) > 1:
            refused.pop(0)

    def drop_refused(self, said: str) -> None:
        """Forget the refused lines that ``said`` contains."""
        memory = self.table.message_state.lines
        memory.refused = [line for line in memory.refused if line not in said]

    def note_first(self, message: int | None) -> None:
        """Note a message in the table's channel, in case that it is the first one."""
        memory = self.table.message_state.posts
        memory.first = memory.first or message

    @property
    def first_message(self) -> int:
        """The first message of this table, or an id as old as the table where that is unknown."""
        return self.table.message_state.posts.first or oldest_id(self.table.created_at)


def with_button(press: str) -> Mark:
    return lambda message: press in message.presses


def page_hash(page: Page | str) -> str:
    """Return 16 hex digits of a hash over the whole page."""
    return sha256(repr(page).encode()).hexdigest()[:16]
