"""The only place from which a table sends, edits and deletes Discord messages outside of interactions.

Discord's many ways to fail are told apart here once: the channel is gone, the message is gone, the direct message is closed, a
permission is missing, or Discord does not answer. Sends carry a nonce of ours, so that a repeated send finds the message that already
stands; when Discord has forgotten it, our last messages in the channel can be looked through.
"""

import asyncio
import hmac
import time
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import discord

from bot.discord_io.components import build
from bot.discord_io.place import place_of
from bot.discord_io.rate_limiter import RateLimiter, RateLimiters
from bot.discord_io.request_faults import REQUEST_FAULTS, UNKNOWN_MESSAGE
from bot.presenting.drawing import BoardTurns, Urgency
from bot.presenting.page import Page, Picture
from bot.runtime.recently_made import RecentlyMade
from bot.store.keyed_locks import KeyedLocks

KEPT = 20_000
"""People of whom it is known; of others it is asked again."""

TIMEOUT = 1.0
"""Seconds for which the next person waits for an answer about the one before, so that nobody waits for somebody who cannot be reached."""


class DmChannels:
    """The channels by their people. Safe to be asked for by many at once."""

    def __init__(self, ask: Callable[[int], Awaitable[int]]) -> None:
        """``ask`` asks Discord for a person's channel; what it raises is raised to whoever wanted to know."""
        self._ask = ask
        self._known: RecentlyMade[int, int] = RecentlyMade(KEPT)
        self._turns = KeyedLocks()
        self._asking = asyncio.Lock()

    async def of(self, user_id: int) -> int:
        """Return the channel of direct messages with a person. Raises what asking for it raises."""
        channel = self._known.get(user_id)
        if channel is None:
            async with self._turns.of(str(user_id)):  # two letters to one person need not ask for the same
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
"""Seconds after which an answer of Discord is worth remembering."""

LOOKED_THROUGH = 50
"""How many of the last messages of a channel are looked through for ours."""

LETTERS = 25
"""Letters that leave in a second at most, of all tables together: half of what Discord takes of a bot in all (CL-21.5)."""

NO_PINGS = discord.AllowedMentions.none()
UNKNOWN_CHANNEL, NO_ACCESS, DM_CLOSED, NO_SERVER_SHARED = 10003, 50001, 50007, 50278
ARCHIVED = 50083
OPENING_TOO_FAST = 40003
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
    if wrong.code == OPENING_TOO_FAST:
        return Unavailable("too many direct messages were opened")
    if wrong.code == ARCHIVED:
        return Unavailable("archived")  # a moment ago: at the next try it is opened first
    if wrong.code in (DM_CLOSED, NO_SERVER_SHARED) or (private and (wrong.status == 403 or wrong.code == UNKNOWN_CHANNEL)):
        return DmClosed()
    if wrong.code == UNKNOWN_CHANNEL:
        return ChannelGone()
    if wrong.status == 403:
        return NotAllowed(wrong.text)
    return Rejected(f"{wrong.status} {wrong.code}")


@dataclass(frozen=True, slots=True)
class Parcel:
    """A message that only has to be sent: everything on it is drawn. It can be sent once."""

    body: dict[str, Any] = field(default_factory=dict)
    files: tuple[discord.File, ...] = ()
    pictures: bool = False
    """Whether it shows pictures, new ones or those that hang there already."""
    late: bool = False
    """Whether words stand for a picture that is still being drawn."""


@dataclass(frozen=True, slots=True)
class OwnMessage:
    """A message of ours as it stands in a channel: its texts from top to bottom, and the custom ids of what can be pressed on it."""

    id: int
    texts: tuple[str, ...]
    presses: frozenset[str]


SLOW_CHANNELS = 20_000
"""Channels of which it is known that Discord answered slowly there; of others it is forgotten."""


class Postman:
    """Sends pages and texts to channels and people, at a measured pace."""

    def __init__(self, client: discord.Client, posts: tuple[int, float] = (4, 5.0), *, key: str = "") -> None:
        """``posts``: that many new messages, and as many edits, in one channel within that many seconds. ``key``: a secret of the bot."""
        self._key = key.encode()
        self._client = client
        self.silent: Callable[[], bool] = lambda: False
        """Whether nothing may be sent now: it is not certain that the tables here are still ours (PR-1.5)."""
        self.sent = 0
        """How many messages have been sent or edited so far."""
        self.board_turns = BoardTurns()
        """Whoever makes a board waits here first."""
        self._posts = RateLimiters(*posts)
        self._edits = RateLimiters(*posts)
        self._letters = RateLimiter(max(LETTERS, round(posts[0] / posts[1])), 1.0, time.monotonic)
        self._boxes = DmChannels(self._open_box)
        self._open_calls: dict[object, tuple[int, float]] = {}
        self._slow: RecentlyMade[int, float] = RecentlyMade(SLOW_CHANNELS)

    async def pack(
        self, channel_id: int, what: Page | str, *, keep: Collection[str] = (), private: bool = False, within: float | None = None
    ) -> Parcel:
        """Return a message that can be sent to the channel without a delay, its pictures drawn.

        ``keep``: hashes of the pictures that hang already on the message that it will be edited into. ``private``: a letter, for which
        one person waits; its pictures come before those of a channel. ``within``: seconds after which it goes without a picture.
        """
        if isinstance(what, str):
            return Parcel({"content": what})
        urgency = Urgency.LETTER if private else Urgency.BOARD
        built = await build(self._showable(channel_id, what), keep=keep, urgency=urgency, within=within)
        return Parcel({"view": built.view}, tuple(built.files), bool(built.hashes), built.late)  # one that cannot be drawn is words

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

        ``pace``: wait for the channel's turn; direct messages wait for that of all letters.
        ``pings``: users who are mentioned by name in the text and may be notified, ``role``: one likewise.
        Not loud: Discord notifies nobody.
        """
        if pace:
            await self._posts.of(channel_id).turn()
            await self._wake(channel_id)
        else:
            await self._letters.turn()
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
            with self._under_way(channel_id):
                message = await self._client.get_partial_messageable(channel_id).send(**options)
        except REQUEST_FAULTS as wrong:
            raise self._trouble(wrong, channel_id, private=not pace) from wrong
        return message.id

    async def _wake(self, channel_id: int) -> None:
        """Open a thread again that Discord has archived (TK-1.10): it tells nothing of one, so it is one of which we do not know."""
        if self._client.get_channel(channel_id) is not None or not self._client.is_ready():
            return
        try:
            place = place_of(await self._client.fetch_channel(channel_id))
            if place is not None and place.asleep and not self.silent():
                await self._client.http.edit_channel(channel_id, archived=False)
        except REQUEST_FAULTS:
            return  # what is wrong is told by the answer to the message itself

    def _showable(self, channel_id: int, page: Page) -> Page:
        """Return the page as it may be shown there: without its pictures where the bot may not attach files."""
        place = place_of(self._client.get_channel(channel_id)) if page.pictures else None
        if place is None or place.granted(place.guild.me).attach_files:
            return page
        return replace(page, parts=tuple(part for part in page.parts if not isinstance(part, Picture)))

    def opaque(self, nonce: str) -> str:
        """Return what Discord is told instead of ``nonce``: ours counts moves and secret notices, and others may see it."""
        return hmac.new(self._key, nonce.encode(), "sha256").hexdigest()[:25]

    async def edit(
        self, channel_id: int, message_id: int, what: Page | str | Parcel, *, keep: Collection[str] = (), pace: bool = True
    ) -> None:
        """Show something else in a message. ``keep``: hashes of the pictures that hang there already. Raises Trouble."""
        if pace:
            await self._edits.of(channel_id).turn()
            await self._wake(channel_id)
        else:
            await self._letters.turn()
        parcel = what if isinstance(what, Parcel) else await self.pack(channel_id, what, keep=keep, private=not pace)
        options: dict[str, Any] = {**parcel.body, "allowed_mentions": NO_PINGS}
        if "view" in parcel.body and (parcel.files or not parcel.pictures):
            options["attachments"] = list(parcel.files)
        self.sent += 1
        try:
            with self._under_way(channel_id):
                await self._client.get_partial_messageable(channel_id).get_partial_message(message_id).edit(**options)
        except REQUEST_FAULTS as wrong:
            raise self._trouble(wrong, channel_id, private=not pace) from wrong

    def waiting(self, channels: Collection[int]) -> float:
        """Return for how many seconds Discord has owed an answer in one of these channels; 0.0 when it owes none."""
        begun = [at for channel, at in self._open_calls.values() if channel in channels]
        return time.monotonic() - min(begun) if begun else 0.0

    def took_long(self, channels: Collection[int]) -> float:
        """Return how many seconds the slowest answer in these channels took since the last time this was asked."""
        return max((took for channel in channels if (took := self._slow.forget(channel)) is not None), default=0.0)

    @contextmanager
    def _under_way(self, channel_id: int) -> Iterator[None]:
        self._be_certain()
        call = object()
        self._open_calls[call] = (channel_id, time.monotonic())
        try:
            yield
        finally:
            _, began = self._open_calls.pop(call)
            if (took := time.monotonic() - began) >= SLOW:
                self._slow.keep(channel_id, max(took, self._slow.get(channel_id) or 0.0))

    def _be_certain(self) -> None:
        """Raise Unavailable where it is not certain that our tables are ours."""
        if self.silent():
            raise Unavailable("it is not certain that our tables are ours")

    def _trouble(self, wrong: Exception, channel_id: int, *, private: bool) -> Trouble:
        """Return what a failure means here: a channel of which the server still tells us is not gone, it is closed to the bot."""
        trouble = _told_apart(wrong, private=private)
        closed = isinstance(wrong, discord.HTTPException) and wrong.code == NO_ACCESS
        if isinstance(trouble, NotAllowed) and closed and self._client.get_channel(channel_id) is None:
            return ChannelGone()
        return trouble

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Take a message away; one that is gone already is fine. Raises Trouble for anything else."""
        self._be_certain()  # the process that serves the table by now may have written this message
        try:
            await self._client.get_partial_messageable(channel_id).get_partial_message(message_id).delete()
        except REQUEST_FAULTS as wrong:
            trouble = _told_apart(wrong)
            if not isinstance(trouble, MessageGone | ChannelGone | DmClosed | NotAllowed):
                raise trouble from wrong

    async def dm_channel(self, user_id: int) -> int:
        """Return the channel of direct messages with a person. Raises Trouble."""
        return await self._boxes.of(user_id)

    async def _open_box(self, user_id: int) -> int:
        """Open somebody's direct messages. Raises Trouble.

        A person who takes none is refused when a message is sent, not here: a refusal to open is about the bot, and passes.
        """
        try:
            return (await self._client.create_dm(discord.Object(user_id))).id
        except REQUEST_FAULTS as wrong:
            trouble = _told_apart(wrong)
            if isinstance(trouble, NotAllowed):
                raise Unavailable("not let open direct messages") from wrong
            raise DmClosed if isinstance(trouble, Rejected | ChannelGone) else trouble from wrong

    async def own_messages(self, channel_id: int, after: int, *, private: bool = False) -> list[OwnMessage]:
        """Return our messages below the message ``after``, the newest first; none where the bot may not look. Raises Trouble.

        ``private``: the channel is somebody's direct messages.
        """
        found: list[OwnMessage] = []
        try:
            channel = self._client.get_partial_messageable(channel_id)
            async for message in channel.history(limit=LOOKED_THROUGH, after=discord.Object(after), oldest_first=False):
                if self._client.user is not None and message.author.id == self._client.user.id:
                    found.append(_own(message))
        except REQUEST_FAULTS as wrong:
            trouble = _told_apart(wrong, private=private)
            if isinstance(trouble, NotAllowed):
                return []
            raise trouble from wrong
        return found


def _own(message: discord.Message) -> OwnMessage:
    """Return what stands on a message of ours."""
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
