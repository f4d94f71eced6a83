"""The only place from which a table sends, edits and deletes Discord messages outside of interactions.

Discord's many ways to fail are told apart here once: the channel is gone, the message is gone, the direct message is closed, a
permission is missing, or Discord does not answer. Sends carry a nonce of ours, so that a repeated send finds the message that already
stands.
"""

import hmac
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import aiohttp
import discord

from bot.presenting.components import build
from bot.presenting.page import Page, Picture
from bot.tables.delivery.pace import Pace

SLOW = 1.0
"""Seconds after which an answer of Discord is worth remembering."""

NO_PINGS = discord.AllowedMentions.none()
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, NO_ACCESS, DM_CLOSED, NO_SERVER_SHARED = 10003, 10008, 50001, 50007, 50278
UNAUTHORIZED, TOO_MANY = 401, 429


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


class Rejected(Trouble):
    """Discord will never take this message; a fault of ours."""


def _told_apart(wrong: Exception, *, private: bool = False) -> Trouble:
    """Return what a failure means. ``private``: it happened in somebody's direct messages, where only the person can be out of reach."""
    if not isinstance(wrong, discord.HTTPException) or not 400 <= wrong.status < 500 or wrong.status in (UNAUTHORIZED, TOO_MANY):
        return Unavailable(type(wrong).__name__)
    if wrong.code == UNKNOWN_MESSAGE:
        return MessageGone()
    if wrong.code in (DM_CLOSED, NO_SERVER_SHARED) or (private and (wrong.status == 403 or wrong.code == UNKNOWN_CHANNEL)):
        return DmClosed()
    if wrong.code == UNKNOWN_CHANNEL:
        return ChannelGone()
    if wrong.status == 403:
        return NotAllowed(wrong.text)
    return Rejected(f"{wrong.status} {wrong.code}")


class Postman:
    """Sends pages and texts to channels and people, at a measured pace."""

    def __init__(self, client: discord.Client, posts: tuple[int, float] = (4, 5.0), *, key: str = "") -> None:
        """``posts``: that many new messages, and as many edits, in one channel within that many seconds. ``key``: a secret of the bot."""
        self._key = key.encode()
        self._client = client
        self._measure = posts
        self.sent = 0
        """How many messages have been sent or edited so far."""
        self._posts: dict[int, Pace] = {}
        self._edits: dict[int, Pace] = {}
        self._dms: dict[int, int] = {}
        self._open_calls: dict[object, tuple[int, float]] = {}
        self._slow: dict[int, float] = {}

    async def post(
        self, channel_id: int, what: Page | str, *, nonce: str, loud: bool = False, pings: Collection[int] = (), pace: bool = True
    ) -> int:
        """Send a page or a plain text and return the id of the message. Raises Trouble.

        ``pace``: wait for the channel's turn; not for direct messages.
        ``pings``: users who are mentioned by name in the text and may be notified. Not loud: Discord notifies nobody.
        """
        if pace:
            await self._posts.setdefault(channel_id, Pace(*self._measure, time.monotonic)).turn()
        options: dict[str, Any] = {
            "nonce": self.opaque(nonce),
            "silent": not loud,
            "allowed_mentions": discord.AllowedMentions(users=[discord.Object(user) for user in pings], everyone=False, roles=False)
            if pings
            else NO_PINGS,
        }
        if isinstance(what, str):
            options["content"] = what
        else:
            built = await build(self._showable(channel_id, what))
            options["view"] = built.view
            if built.files:
                options["files"] = built.files
        try:
            self.sent += 1
            with self._under_way(channel_id):
                message = await self._client.get_partial_messageable(channel_id).send(**options)
        except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as wrong:
            raise self._trouble(wrong, channel_id, private=not pace) from wrong
        return message.id

    def _showable(self, channel_id: int, page: Page) -> Page:
        """Return the page as it may be shown there: without its pictures where the bot may not attach files."""
        channel = self._client.get_channel(channel_id)
        if not page.pictures or not isinstance(channel, discord.abc.GuildChannel) or channel.permissions_for(channel.guild.me).attach_files:
            return page
        return replace(page, parts=tuple(part for part in page.parts if not isinstance(part, Picture)))

    def opaque(self, nonce: str) -> str:
        """Return what Discord is told instead of ``nonce``: ours counts moves and secret notices, and others may see it."""
        return hmac.new(self._key, nonce.encode(), "sha256").hexdigest()[:25]

    async def edit(self, channel_id: int, message_id: int, what: Page | str, *, keep: Collection[str] = (), pace: bool = True) -> None:
        """Show something else in a message. ``keep``: hashes of the pictures that hang there already. Raises Trouble."""
        if pace:
            await self._edits.setdefault(channel_id, Pace(*self._measure, time.monotonic)).turn()
        options: dict[str, Any] = {"allowed_mentions": NO_PINGS}
        if isinstance(what, str):
            options["content"] = what
        else:
            what = self._showable(channel_id, what)
            built = await build(what, keep=keep)
            options["view"] = built.view
            if built.files or not built.hashes:  # a picture that cannot be drawn is words
                options["attachments"] = built.files
        self.sent += 1
        try:
            with self._under_way(channel_id):
                await self._client.get_partial_messageable(channel_id).get_partial_message(message_id).edit(**options)
        except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as wrong:
            raise self._trouble(wrong, channel_id, private=not pace) from wrong

    def waiting(self, channels: Collection[int]) -> float:
        """Return for how many seconds Discord has owed an answer in one of these channels; 0.0 when it owes none."""
        begun = [at for channel, at in self._open_calls.values() if channel in channels]
        return time.monotonic() - min(begun) if begun else 0.0

    def took_long(self, channels: Collection[int]) -> float:
        """Return how many seconds the slowest answer in these channels took since the last time this was asked."""
        return max((self._slow.pop(channel) for channel in channels if channel in self._slow), default=0.0)

    @contextmanager
    def _under_way(self, channel_id: int) -> Iterator[None]:
        call = object()
        self._open_calls[call] = (channel_id, time.monotonic())
        try:
            yield
        finally:
            _, began = self._open_calls.pop(call)
            if (took := time.monotonic() - began) >= SLOW:
                self._slow[channel_id] = max(took, self._slow.get(channel_id, 0.0))

    def _trouble(self, wrong: Exception, channel_id: int, *, private: bool) -> Trouble:
        """Return what a failure means here: a channel of which the server still tells us is not gone, it is closed to the bot."""
        trouble = _told_apart(wrong, private=private)
        if isinstance(trouble, NotAllowed) and self._client.get_channel(channel_id) is None:
            return ChannelGone()
        return trouble

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Take a message away; one that is gone already is fine. Raises Trouble for anything else."""
        try:
            await self._client.get_partial_messageable(channel_id).get_partial_message(message_id).delete()
        except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as wrong:
            trouble = _told_apart(wrong)
            if not isinstance(trouble, MessageGone | ChannelGone | DmClosed | NotAllowed):
                raise trouble from wrong

    async def dm_channel(self, user_id: int) -> int:
        """Return the channel of direct messages with a person. Raises Trouble."""
        channel = self._dms.get(user_id)
        if channel is None:
            try:
                channel = (await self._client.create_dm(discord.Object(user_id))).id
            except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as wrong:
                trouble = _told_apart(wrong, private=True)
                raise DmClosed if isinstance(trouble, Rejected) else trouble from wrong
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
