"""Sends, edits and deletes all Discord messages of a table outside of interactions.

Failures are classified here once: the channel is gone, the message is gone, direct messages are closed, a permission is missing, or
Discord does not answer. Sends carry a nonce, so that a repeated send finds the first message; when Discord has forgotten the nonce,
callers search our last messages in the channel.
"""

import asyncio
import hmac
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final

import discord

from bot.discord_io.components import build
from bot.discord_io.place import place_of
from bot.discord_io.private_answers import PressedMessages
from bot.discord_io.rate_limiter import RateLimiter, RateLimiters
from bot.discord_io.request_faults import (
    BLOCKED_MESSAGE,
    BLOCKED_TITLE,
    MISSING_ACCESS,
    QUARANTINED,
    REQUEST_FAULTS,
    UNKNOWN_MESSAGE,
    UNKNOWN_USER,
)
from bot.presenting.drawing import BoardTurns, Urgency
from bot.presenting.page import Page, Picture
from bot.runtime.lru_cache import LruCache
from bot.store.keyed_locks import KeyedLocks

log = logging.getLogger(__name__)

CACHED_DM_CHANNELS = 20_000
"""People whose DM channels are cached."""

TIMEOUT = 1.0
"""The longest wait for one person's DM channel before the next one is requested, in seconds."""


class DmChannels:
    """A cache of DM channels by person; one request at a time."""

    def __init__(self, ask: Callable[[int], Awaitable[int]]) -> None:
        """``ask`` requests a person's DM channel from Discord; its exceptions reach the caller of ``of``."""
        self._ask = ask
        self._known: LruCache[int, int] = LruCache(CACHED_DM_CHANNELS)
        self._turns = KeyedLocks()
        self._asking = asyncio.Lock()

    async def of(self, user_id: int) -> int:
        """Return the DM channel of a person. Raises the exceptions of ``ask``."""
        channel = self._known.get(user_id)
        if channel is None:
            async with self._turns.of(str(user_id)):  # two messages to one person share one request
                channel = self._known.get(user_id) or await self._asked(user_id)
        return channel

    async def _asked(self, user_id: int) -> int:
        async with self._asking:
            asking = asyncio.ensure_future(self._ask(user_id))
            try:
                await asyncio.wait({asking}, timeout=TIMEOUT)
            except asyncio.CancelledError:
                asking.cancel()
                raise
        channel = await asking
        self._known.keep(user_id, channel)
        return channel


SLOW = 1.0
"""Seconds after which an answer of Discord counts as slow."""

HISTORY_LIMIT = 50
"""How many of the last messages of a channel are searched for ours."""

DMS_PER_SECOND = 25
"""The most direct messages a second, of all tables together: half of Discord's global limit (CL-21.5)."""

NO_PINGS = discord.AllowedMentions.none()
UNKNOWN_CHANNEL = 10003
UNAUTHORIZED, FORBIDDEN, TIMED_OUT, TOO_MANY = 401, 403, 408, 429
PASSING = (UNAUTHORIZED, TIMED_OUT, TOO_MANY)


class Trouble(Exception):
    """A message could not be sent; nothing of the game is lost."""


class ChannelGone(Trouble):
    """The channel or thread does not exist any more, or the bot has no access."""


class MessageGone(Trouble):
    """The message was deleted."""


class DmClosed(Trouble):
    """The person accepts no direct messages from the bot."""


class NotAllowed(Trouble):
    """A permission is missing in the channel."""


class Unavailable(Trouble):
    """Discord does not answer or fails itself; worth a retry."""


class Rejected(Trouble):
    """Discord will never accept this message: a bug of ours."""


class Blocked(Rejected):
    """AutoMod of the server refuses the words, at each try: no bug of ours, and only the server's people can change it."""


_BY_CODE: Final[Mapping[int, type[Trouble]]] = {
    UNKNOWN_CHANNEL: ChannelGone,
    UNKNOWN_MESSAGE: MessageGone,
    20016: Unavailable,  # slow mode
    QUARANTINED: Unavailable,
    20028: Unavailable,  # too many writes in the channel
    20029: Unavailable,  # too many writes in the server
    30046: Unavailable,  # too many edits of old messages
    40003: Unavailable,  # direct messages were opened too fast
    40004: Unavailable,  # Discord has switched off sending for a while
    40006: Unavailable,  # the same, of any feature
    40058: Unavailable,  # the author of a post has not written its first message yet
    40062: Unavailable,  # an overloaded part of Discord
    40333: Unavailable,  # an internal network error
    50007: DmClosed,
    50083: Unavailable,  # the thread was archived just now; the next try reopens it first
    50278: DmClosed,  # no server in common
    110001: Unavailable,  # the application is not available yet
    130000: Unavailable,  # an overloaded part of Discord
    160005: NotAllowed,  # the thread is locked, and the bot may not manage threads
    BLOCKED_MESSAGE: Blocked,
    BLOCKED_TITLE: Blocked,
}
"""Discord's error codes that decide by themselves; see ``_classify`` for the others."""


def _classify(wrong: Exception, *, private: bool = False) -> Trouble:
    """Classify a failure. ``private``: in direct messages, where a refusal can only mean that the person is out of reach."""
    if not isinstance(wrong, discord.HTTPException) or not 400 <= wrong.status < 500 or wrong.status in PASSING:
        return Unavailable(type(wrong).__name__)
    if wrong.status == FORBIDDEN and not wrong.code:  # something before Discord refuses the bot, which says nothing of a person or a right
        return Unavailable(str(wrong.status))
    if wrong.code == QUARANTINED:
        log.error("Discord has quarantined the bot: it may write to nobody in private until Discord's support ends that")
    kind = _BY_CODE.get(wrong.code)
    if private and (wrong.code in (UNKNOWN_CHANNEL, UNKNOWN_USER) or (kind is None and wrong.status == FORBIDDEN)):
        kind = DmClosed
    if kind is None:
        kind = NotAllowed if wrong.status == FORBIDDEN else Rejected
    return kind(f"{wrong.status} {wrong.code}")


@dataclass(frozen=True, slots=True)
class Parcel:
    """A message ready to send, its pictures drawn. It can be sent once."""

    body: dict[str, Any] = field(default_factory=dict)
    files: tuple[discord.File, ...] = ()
    pictures: tuple[str, ...] = ()
    """Hashes of the pictures that the message shows then, uploaded with it or already attached."""
    late: bool = False
    """Whether a picture is not drawn yet, so that text or the last one stands in its place."""

    def fits(self, attached: Collection[str]) -> bool:
        """Whether it carries each picture that it shows, except for the ``attached`` ones of the message."""
        return bool(self.files) or set(self.pictures) <= set(attached)


@dataclass(frozen=True, slots=True)
class OwnMessage:
    """A message of ours in a channel: its texts from top to bottom, and its custom ids."""

    id: int
    texts: tuple[str, ...]
    presses: frozenset[str]


EPOCH = 1_420_070_400
"""The unix second at which Discord's ids begin."""

SKEW = 60
"""Seconds that our clock may be ahead of Discord's."""


def oldest_id(since: float) -> int:
    """Return an id below those of all messages ``since`` a moment (unix seconds), even if our clock is ahead."""
    return max(0, int((since - SKEW - EPOCH) * 1000)) << 22


SLOW_CHANNELS = 20_000
"""The most channels with remembered slow answers."""


class Postman:
    """Sends pages and texts to channels and people, within rate limits."""

    def __init__(
        self, client: discord.Client, posts: tuple[int, float] = (4, 5.0), *, key: str = "", certain: Callable[[], bool] = lambda: True
    ) -> None:
        """``posts``: that many new messages, and as many edits, in one channel within that many seconds. ``key``: a secret of the bot.

        ``certain``: whether this process certainly owns its tables; else nothing is sent (PR-1.5).
        """
        self._key = key.encode()
        self._client = client
        self._certain = certain
        self.sent = 0
        """The number of messages sent or edited so far."""
        self.board_turns = BoardTurns()
        """Orders the drawing of boards."""
        self.pressed = PressedMessages()
        """Messages with the tokens of their last presses."""
        self._posts = RateLimiters(*posts)
        self._edits = RateLimiters(*posts)
        self._dm_limiter = RateLimiter(max(DMS_PER_SECOND, round(posts[0] / posts[1])), 1.0, time.monotonic)
        self._dm_channels = DmChannels(self._open_dm)
        self._open_calls: dict[object, tuple[int, float]] = {}
        self._slow: LruCache[int, float] = LruCache(SLOW_CHANNELS)

    async def pack(
        self, channel_id: int, what: Page | str, *, keep: Collection[str] = (), private: bool = False, within: float | None = None
    ) -> Parcel:
        """Return a message ready to send to the channel, its pictures drawn.

        ``keep``: hashes of the pictures already attached to the message that will be edited. ``private``: a direct message, whose
        pictures come before those of a channel. ``within``: seconds to wait for pictures.
        """
        if isinstance(what, str):
            return Parcel({"content": what})
        urgency = Urgency.LETTER if private else Urgency.BOARD
        built = await build(self._showable(channel_id, what), keep=keep, urgency=urgency, within=within)
        return Parcel({"view": built.view}, tuple(built.files), tuple(built.hashes.values()), built.late)

    async def post(
        self,
        channel_id: int,
        what: Page | str | Parcel,
        *,
        nonce: str,
        loud: bool = False,
        pings: Collection[int] = (),
        role: int | None = None,
        pace: bool = True,
    ) -> int:
        """Send a message and return its id. Raises Trouble.

        ``pace``: wait for the limit of the channel; False for direct messages, which share one limit.
        ``pings``, ``role``: users and a role mentioned in the text that Discord may notify.
        ``loud``: False sends it silently.
        """
        if pace:
            await self._posts.of(channel_id).turn()
            await self._wake(channel_id)
        else:
            await self._dm_limiter.turn()
        parcel = what if isinstance(what, Parcel) else await self.pack(channel_id, what, private=not pace)
        roles = [discord.Object(role)] if role is not None else False
        named = discord.AllowedMentions(users=[discord.Object(user) for user in pings], everyone=False, roles=roles)
        options: dict[str, Any] = {
            **parcel.body,
            "nonce": self.opaque(nonce),
            "silent": not loud,
            "allowed_mentions": named if pings or role is not None else NO_PINGS,
        }
        if parcel.files:
            options["files"] = list(parcel.files)
        try:
            self.sent += 1
            with self._timed(channel_id):
                message = await self._client.get_partial_messageable(channel_id).send(**options)
        except REQUEST_FAULTS as wrong:
            raise self._trouble(wrong, channel_id, private=not pace) from wrong
        return message.id

    async def _wake(self, channel_id: int) -> None:
        """Reopen an archived thread (TK-1.10). Discord sends no events about one, so only channels outside the cache are fetched."""
        if self._client.get_channel(channel_id) is not None or not self._client.is_ready():
            return
        try:
            place = place_of(await self._client.fetch_channel(channel_id))
            if place is not None and place.asleep and self._certain():
                await self._client.http.edit_channel(channel_id, archived=False)
        except REQUEST_FAULTS:
            return  # sending the message reports the fault

    def _showable(self, channel_id: int, page: Page) -> Page:
        """Return the page, without pictures where the bot may not attach files."""
        place = place_of(self._client.get_channel(channel_id)) if page.pictures else None
        if place is None or place.granted(place.guild.me).attach_files:
            return page
        return replace(page, parts=tuple(part for part in page.parts if not isinstance(part, Picture)))

    def opaque(self, nonce: str) -> str:
        """Return a keyed hash of ``nonce``: ours counts moves and secret notices, and others may see it."""
        return hmac.new(self._key, nonce.encode(), "sha256").hexdigest()[:25]

    async def edit(self, channel_id: int, message_id: int, what: Page | str | Parcel, *, pace: bool = True) -> None:
        """Edit a message. Raises Trouble."""
        if pace:
            await self._edits.of(channel_id).turn()
            await self._wake(channel_id)
        else:
            await self._dm_limiter.turn()
        parcel = what if isinstance(what, Parcel) else await self.pack(channel_id, what, private=not pace)
        options: dict[str, Any] = {**parcel.body, "allowed_mentions": NO_PINGS}
        if "view" in parcel.body and (parcel.files or not parcel.pictures):
            options["attachments"] = list(parcel.files)
        self.sent += 1
        try:
            with self._timed(channel_id):
                if parcel.files or not await self.pressed.edit(message_id, **options):
                    await self._client.get_partial_messageable(channel_id).get_partial_message(message_id).edit(**options)
        except REQUEST_FAULTS as wrong:
            raise self._trouble(wrong, channel_id, private=not pace) from wrong

    def waiting(self, channels: Collection[int]) -> float:
        """Return the age of the oldest unanswered request in these channels, in seconds; 0.0 without one."""
        begun = [at for channel, at in self._open_calls.values() if channel in channels]
        return time.monotonic() - min(begun) if begun else 0.0

    def took_long(self, channels: Collection[int]) -> float:
        """Return the duration of the slowest answer in these channels since the last call, in seconds."""
        return max((took for channel in channels if (took := self._slow.forget(channel)) is not None), default=0.0)

    @contextmanager
    def _timed(self, channel_id: int) -> Iterator[None]:
        self._require_certain()
        call = object()
        self._open_calls[call] = (channel_id, time.monotonic())
        try:
            yield
        finally:
            _, began = self._open_calls.pop(call)
            if (took := time.monotonic() - began) >= SLOW:
                self._slow.keep(channel_id, max(took, self._slow.get(channel_id) or 0.0))

    def _require_certain(self) -> None:
        """Raise Unavailable while our tables may belong to another process."""
        if not self._certain():
            raise Unavailable("our tables may belong to another process")

    def _trouble(self, wrong: Exception, channel_id: int, *, private: bool) -> Trouble:
        """Classify a failure in a channel: one still in the cache is not gone, but closed to the bot."""
        trouble = _classify(wrong, private=private)
        closed = isinstance(wrong, discord.HTTPException) and wrong.code == MISSING_ACCESS
        if isinstance(trouble, NotAllowed) and closed and self._client.get_channel(channel_id) is None:
            return ChannelGone()
        return trouble

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message if it still exists and the bot may. Raises Trouble for other failures."""
        self._require_certain()  # the new owner of the table may have posted this message
        if await self.pressed.delete(message_id):
            return
        try:
            await self._client.get_partial_messageable(channel_id).get_partial_message(message_id).delete()
        except REQUEST_FAULTS as wrong:
            trouble = _classify(wrong)
            if not isinstance(trouble, MessageGone | ChannelGone | DmClosed | NotAllowed):
                raise trouble from wrong

    async def dm_channel(self, user_id: int) -> int:
        """Return the DM channel of a person. Raises Trouble."""
        return await self._dm_channels.of(user_id)

    async def _open_dm(self, user_id: int) -> int:
        """Open the DM channel of a person. Raises Trouble.

        Discord reports closed direct messages on sending, not here: a refusal to open is about the bot, and temporary.
        """
        try:
            return (await self._client.create_dm(discord.Object(user_id))).id
        except REQUEST_FAULTS as wrong:
            trouble = _classify(wrong)
            if isinstance(trouble, NotAllowed):
                raise Unavailable("not allowed to open direct messages") from wrong
            raise DmClosed if isinstance(trouble, Rejected | ChannelGone) else trouble from wrong

    async def own_messages(self, channel_id: int, after: int, *, private: bool = False) -> list[OwnMessage]:
        """Return our messages below the message ``after``, the newest first; none where the bot may not read the history. Raises Trouble.

        ``private``: the channel is somebody's direct messages.
        """
        found: list[OwnMessage] = []
        try:
            channel = self._client.get_partial_messageable(channel_id)
            async for message in channel.history(limit=HISTORY_LIMIT, after=discord.Object(after), oldest_first=False):
                if self._client.user is not None and message.author.id == self._client.user.id:
                    found.append(_own(message))
        except REQUEST_FAULTS as wrong:
            trouble = _classify(wrong, private=private)
            if isinstance(trouble, NotAllowed):
                return []
            raise trouble from wrong
        return found


def _own(message: discord.Message) -> OwnMessage:
    texts, presses = [message.content] if message.content else [], set()
    waiting: list[object] = list(reversed(message.components))
    while waiting:
        part = waiting.pop()
        if isinstance(part, discord.TextDisplay):
            texts.append(part.content)
        if pressed := getattr(part, "custom_id", None):
            presses.add(str(pressed))
        waiting.extend(reversed(getattr(part, "children", ())))
    return OwnMessage(message.id, tuple(texts), frozenset(presses))
