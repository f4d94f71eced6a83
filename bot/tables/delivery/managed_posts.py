"""How a living message is sent: whatever fails on the way, and whenever the process is killed, one stands in its place and no second one.

Before a message is sent, the number of its nonce is written down; it stays the same until the message is known. When its sending is in
doubt (Discord did not answer, or the process was killed before the id could be written down), our last messages in the channel are looked
through: what was sent is taken over, and what is not to stay is taken away.
"""

from collections.abc import Callable, Collection
from hashlib import sha256
from typing import TypeAlias

from bot.discord_io.components import picture_hash
from bot.discord_io.postman import MessageGone, OwnMessage, Parcel, Postman, Rejected, Trouble, Unavailable
from bot.presenting.page import Page
from bot.tables.session.core import LiveTable
from bot.tables.session.message_state import ManagedMessage

Mark: TypeAlias = Callable[[OwnMessage], bool]
"""Tells the messages of one kind from all others of ours."""

EPOCH = 1_420_070_400
"""The second from which Discord counts its ids."""

SKEW = 60
"""By how many seconds our clock may be ahead of Discord's."""


class ManagedPosts:
    """Sends, edits and replaces the living messages of one table."""

    def __init__(self, table: LiveTable, postman: Postman) -> None:
        self.table = table
        self.postman = postman
        self._unsure: frozenset[int] = frozenset()
        """Numbers of messages that were not found, though Discord may know their nonces and answer with what was sent then."""

    async def edit(
        self, stored: ManagedMessage, channel: int, page: Page | str, *, parcel: Parcel | None = None, pace: bool = True
    ) -> bool:
        """Let the message show ``page``; False when it is gone, which is then forgotten. Raises Trouble."""
        if stored.id is None:
            return False
        try:
            try:
                await self.postman.edit(channel, stored.id, parcel or page, keep=stored.pics, pace=pace)
            except Rejected:
                if not stored.pics:
                    raise
                stored.pics = []  # what was believed to hang there does not, so all pictures are sent
                await self.postman.edit(channel, stored.id, page, pace=pace)
        except MessageGone:
            stored.clear()
            return False
        stored.page, stored.pics = page_hash(page), pictures_of(page)
        return True

    def begin(self, stored: ManagedMessage) -> None:
        """Take a number for the message that is to stand in the place of this one; to be written down before it is sent."""
        if stored.posting is None:
            self.table.surfaces.posts += 1
            stored.posting = self.table.surfaces.posts
            stored.leaving = stored.id

    async def send(
        self, stored: ManagedMessage, channel: int, page: Page | str, *, parcel: Parcel | None = None, loud: bool = False, pace: bool = True
    ) -> None:
        """Send the message that was begun, then take away the one that stood in its place. Raises Trouble."""
        nonce = f"{self.table.id}.l{stored.posting}"
        try:
            message = await self.postman.post(channel, parcel or page, nonce=nonce, loud=loud, pace=pace)
        except Trouble as trouble:
            if not isinstance(trouble, Unavailable):  # refused for certain: nothing stands there
                stored.posting = stored.leaving = None
            raise
        number, stored.posting = stored.posting, None
        stored.id, stored.page, stored.pics = message, page_hash(page), pictures_of(page)
        if number in self._unsure:
            self._unsure -= {number}
            stored.pics = []
            await self.edit(stored, channel, page, pace=pace)
        await self.clear_away(stored, channel)

    async def post(
        self, stored: ManagedMessage, channel: int, page: Page | str, *, parcel: Parcel | None = None, loud: bool = False, pace: bool = True
    ) -> None:
        """Send the message anew below everything, then take the old one away. Raises Trouble, StoreError."""
        self.begin(stored)
        await self.table.keep_surfaces()
        await self.send(stored, channel, page, parcel=parcel, loud=loud, pace=pace)

    async def clear_away(self, stored: ManagedMessage, channel: int) -> None:
        """Take away the message that another one has replaced. Raises Trouble."""
        if stored.leaving is not None:
            await self.postman.delete(channel, stored.leaving)
            stored.leaving = None

    async def settle(self, stored: ManagedMessage, channel: int, mark: Mark, *, private: bool = False) -> None:
        """Find out whether a message stands whose sending is in doubt: it is taken over, but what it shows is not known. Raises Trouble.

        When none is found, the number stays: Discord may still know its nonce.
        """
        if stored.posting is not None:
            after = stored.leaving or self.first_message
            own = await self.postman.own_messages(channel, after, private=private)
            strays = [message.id for message in own if mark(message) and message.id not in self._known(stored)]
            if strays:
                stored.id, stored.page, stored.pics, stored.posting = strays[0], "", [], None
            else:
                self._unsure |= {stored.posting}
            for stray in strays[1:]:
                await self.postman.delete(channel, stray)
        if stored.posting is None:
            await self.clear_away(stored, channel)

    def pressed(self, stored: ManagedMessage, message: int) -> None:
        """Take over a message whose sending is in doubt: somebody has pressed something on it, so it is the one that stands there."""
        if stored.posting is not None and message > (stored.leaving or self.first_message) and message not in self._known(stored):
            self._unsure -= {stored.posting}
            stored.id, stored.page, stored.pics, stored.posting = message, "", [], None

    def _known(self, stored: ManagedMessage) -> Collection[int | None]:
        """Return the messages that stand in the place of others."""
        surfaces = self.table.surfaces
        living = (surfaces.lobby, surfaces.board, surfaces.story, surfaces.talk, *surfaces.hands.values(), *surfaces.questions.values())
        return {message.id for message in living if message is not stored} | {stored.leaving}

    @property
    def first_message(self) -> int:
        """The first message of this table, or an id as old as the table where that is not known: nothing older is of this game."""
        return self.table.surfaces.first or max(0, int((self.table.created_at - SKEW - EPOCH) * 1000)) << 22


def page_hash(page: Page | str) -> str:
    """Return 16 hex digits that stand for everything a page shows."""
    return sha256(repr(page).encode()).hexdigest()[:16]


def pictures_of(page: Page | str) -> list[str]:
    """Return the hashes of the pictures on a page."""
    return [] if isinstance(page, str) else [picture_hash(picture) for picture in page.pictures]
