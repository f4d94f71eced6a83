"""The only place from which a table sends, edits and deletes Discord messages outside of interactions.

Discord's many ways to fail are told apart here once: the channel is gone, the message is gone, the direct message is closed, a
permission is missing, or Discord does not answer. Sends carry a nonce of ours, so that a repeated send finds the message that already
stands.
"""

import time
from collections.abc import Collection
from typing import Any

import aiohttp
import discord

from bot.presenting.components import build
from bot.presenting.page import Page
from bot.tables.pace import Pace

NO_PINGS = discord.AllowedMentions.none()
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, NO_ACCESS, DM_CLOSED = 10003, 10008, 50001, 50007


class Trouble(Exception):
    """Something that kept a message from being sent; nothing of the game is lost by it."""


class ChannelGone(Trouble):
    """The channel or thread does not exist any more, or the bot is not let in."""


class MessageGone(Trouble):
    """The message was deleted."""


class DmClosed(Trouble):
    """This person takes no direct messages from the bot."""


class NotAllowed(Trouble):
    """A permission is missing in the channel."""


class Unavailable(Trouble):
    """Discord does not answer, or answers with a failure of its own; worth another try later."""


def _told_apart(wrong: Exception) -> Trouble:
    if isinstance(wrong, discord.HTTPException):
        if wrong.code == DM_CLOSED:
            return DmClosed()
        if wrong.code == UNKNOWN_MESSAGE:
            return MessageGone()
        if wrong.code in (UNKNOWN_CHANNEL, NO_ACCESS):
            return ChannelGone()
        if wrong.status == 403:
            return NotAllowed(wrong.text)
        if 400 <= wrong.status < 500 and wrong.status != 429:
            raise wrong
    return Unavailable(type(wrong).__name__)


class Stage:
    """Sends pages and texts to channels and people, at a measured pace."""

    def __init__(self, client: discord.Client, posts: tuple[int, float] = (4, 5.0)) -> None:
        """``posts``: that many new messages, and as many edits, in one channel within that many seconds."""
        self._client = client
        self._measure = posts
        self.sent = 0
        """How many messages have been sent or edited so far."""
        self._posts: dict[int, Pace] = {}
        self._edits: dict[int, Pace] = {}
        self._dms: dict[int, int] = {}

    async def post(
        self, channel_id: int, what: Page | str, *, nonce: str, loud: bool = False, pings: Collection[int] = (), pace: bool = True
    ) -> int:
        """Send a page or a plain text and return the id of the message. Raises Trouble.

        ``pings``: users who are mentioned by name in the text and may be notified. Not loud: Discord notifies nobody.
        """
        if pace:
            await self._posts.setdefault(channel_id, Pace(*self._measure, time.monotonic)).turn()
        options: dict[str, Any] = {
            "nonce": nonce[-25:],
            "silent": not loud,
            "allowed_mentions": discord.AllowedMentions(users=[discord.Object(user) for user in pings], everyone=False, roles=False)
            if pings
            else NO_PINGS,
        }
        if isinstance(what, str):
            options["content"] = what
        else:
            built = await build(what)
            options["view"] = built.view
            if built.files:
                options["files"] = built.files
        try:
            self.sent += 1
            message = await self._client.get_partial_messageable(channel_id).send(**options)
        except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as wrong:
            raise _told_apart(wrong) from wrong
        return message.id

    async def edit(self, channel_id: int, message_id: int, what: Page | str, *, keep: Collection[str] = (), pace: bool = True) -> None:
        """Show something else in a message. ``keep``: hashes of the pictures that hang there already. Raises Trouble."""
        if pace:
            await self._edits.setdefault(channel_id, Pace(*self._measure, time.monotonic)).turn()
        options: dict[str, Any] = {"allowed_mentions": NO_PINGS}
        if isinstance(what, str):
            options["content"] = what
        else:
            built = await build(what, keep=keep)
            options["view"] = built.view
            if built.files or not what.pictures:
                options["attachments"] = built.files
        self.sent += 1
        try:
            await self._client.get_partial_messageable(channel_id).get_partial_message(message_id).edit(**options)
        except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as wrong:
            raise _told_apart(wrong) from wrong

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Take a message away; one that is gone already is fine. Raises Trouble for anything else."""
        try:
            await self._client.get_partial_messageable(channel_id).get_partial_message(message_id).delete()
        except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as wrong:
            trouble = _told_apart(wrong)
            if not isinstance(trouble, MessageGone | ChannelGone):
                raise trouble from wrong

    async def dm_channel(self, user_id: int) -> int:
        """Return the channel of direct messages with a person. Raises Trouble."""
        channel = self._dms.get(user_id)
        if channel is None:
            try:
                channel = (await self._client.create_dm(discord.Object(user_id))).id
            except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as wrong:
                raise _told_apart(wrong) from wrong
            self._dms[user_id] = channel
        return channel

    async def find_own(self, channel_id: int, text: str, after: int | None) -> int | None:
        """Return the id of a message of ours that says exactly ``text`` below ``after``: it was sent just before the bot stopped.

        Raises Trouble when the channel cannot be read now.
        """
        try:
            channel = self._client.get_partial_messageable(channel_id)
            marker = discord.Object(after) if after else None
            async for message in channel.history(limit=50, after=marker):
                if self._client.user is not None and message.author.id == self._client.user.id and message.content == text:
                    return message.id
        except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as wrong:
            trouble = _told_apart(wrong)
            if isinstance(trouble, NotAllowed):  # it may not look; the nonce will have to do
                return None
            raise trouble from wrong
        return None
