"""Where a table stands: the only code that asks of which kind a channel is (TK-1.2). Everything else works on ``Place``."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, Protocol

import discord

from bot.discord_io.permission_flags import Rights

Kind = Literal["text", "announcement", "voice", "stage", "thread", "private", "post"]
"""A text or announcement channel, the chat of a voice channel or stage, a public or private thread, a post of a forum or media channel."""

Parted = discord.TextChannel | discord.VoiceChannel | discord.StageChannel
"""Channels with overwrites of their own."""
Forum = discord.ForumChannel
GRAVEYARD_HANGS = (discord.ChannelType.text,)
"""What a private thread can hang under (F-4)."""


ROLE: Final = 0
MEMBER: Final = 1
"""Discord's numbers for an overwrite that belongs to a role, and to a person."""


@dataclass(frozen=True, slots=True)
class Overwrite:
    """One overwrite of a channel. ``of_bots``: it concerns nobody but bots, as far as is known."""

    kind: int
    rights: Rights
    of_bots: bool


class _Raw(Protocol):
    """An overwrite as the library keeps it: whose, what it allows and denies, and whether that is a role (0) or a person (1)."""

    @property
    def id(self) -> int: ...
    @property
    def allow(self) -> int: ...
    @property
    def deny(self) -> int: ...
    @property
    def type(self) -> int: ...


KNOWN: Final = discord.Permissions(**dict.fromkeys(discord.Permissions.VALID_FLAGS, True)).value
"""All rights of which the library knows."""


@lru_cache(4_096)
def _overwrite(kind: int, allow: int, deny: int, of_bots: bool) -> Overwrite:
    """Return an overwrite as everybody who asks shares it; what it both allows and denies is denied."""
    return Overwrite(kind, Rights(allow & ~deny & KNOWN, deny & KNOWN), of_bots)


def _read(guild: discord.Guild, raw: _Raw) -> Overwrite:
    """Return an overwrite; who it belongs to need not be known to the library."""
    if raw.type == ROLE:
        role = guild.get_role(raw.id)
        return _overwrite(ROLE, raw.allow, raw.deny, role is not None and role.is_bot_managed())
    member = guild.get_member(raw.id)
    return _overwrite(MEMBER, raw.allow, raw.deny, member is not None and member.bot)


@dataclass(frozen=True, slots=True)
class Place:
    """A channel or thread in which people write, as it is now."""

    channel: Parted | discord.Thread
    kind: Kind

    @property
    def id(self) -> int:
        """The id of the channel or thread."""
        return self.channel.id

    @property
    def guild(self) -> discord.Guild:
        """The server."""
        return self.channel.guild

    @property
    def refusal(self) -> str | None:
        """Why no table is laid here, as the key of a sentence; None: one may be (TK-1.1)."""
        if self.kind == "announcement":
            return "place-announcement"
        return "place-closed" if self.asleep or self.locked else None

    @property
    def locks(self) -> bool:
        """Whether it is closed by its lock, else by overwrites. A thread has none, and those of its channel are for all (TK-1.4)."""
        return isinstance(self.channel, discord.Thread)

    @property
    def voice(self) -> int | None:
        """The voice channel or stage that it is itself (TK-2.2)."""
        return self.channel.id if self.kind in ("voice", "stage") else None

    @property
    def locked(self) -> bool:
        """Whether only who manages threads may write in the thread."""
        return isinstance(self.channel, discord.Thread) and self.channel.locked

    @property
    def asleep(self) -> bool:
        """Whether Discord has archived the thread."""
        return isinstance(self.channel, discord.Thread) and self.channel.archived

    @property
    def hangs(self) -> discord.TextChannel | None:
        """The channel under which a graveyard hangs here; None where the place cannot have one (F-4)."""
        above = self.channel.parent if isinstance(self.channel, discord.Thread) else self.channel
        return graveyard_channel(above)

    def granted(self, who: discord.Member | discord.Role) -> discord.Permissions:
        """Return what somebody may do here, overwrites counted; in a thread whose channel is not known, what they may in the server."""
        if isinstance(self.channel, discord.Thread) and self.channel.parent is None:
            return who.guild_permissions if isinstance(who, discord.Member) else who.permissions
        granted = self.channel.permissions_for(who)
        if self.locks:
            granted.send_messages = granted.send_messages_in_threads
        return granted

    async def enter(self) -> None:
        """Join a thread: a private one is not seen by who is no member and may not manage it. Raises discord.HTTPException."""
        if isinstance(self.channel, discord.Thread):
            await self.channel.join()

    async def invite(self, user: int) -> None:
        """Let somebody into a private thread; everywhere else whoever may come in is in. Raises discord.HTTPException."""
        if isinstance(self.channel, discord.Thread):
            await self.channel.add_user(discord.Object(user))

    def overwrites(self) -> dict[int, Overwrite]:
        """Return the overwrites by the ids of their roles and people; none for a thread.

        Every look at a table asks for them several times. What the library hands out takes each of fifty rights apart and puts it together
        again, which was half of what a look cost; what it keeps is as Discord has sent it.
        """
        if isinstance(self.channel, discord.Thread):
            return {}
        kept: Sequence[_Raw] = self.channel._overwrites
        return {one.id: _read(self.channel.guild, one) for one in kept}


def place_of(channel: object) -> Place | None:
    """Return the place that a channel of discord.py is; None for what is none: nobody writes there, or it is no channel of a server."""
    if isinstance(channel, discord.Thread):
        return Place(channel, _kind_of_thread(channel))
    if isinstance(channel, discord.TextChannel):
        return Place(channel, "announcement" if channel.is_news() else "text")
    if isinstance(channel, discord.StageChannel):
        return Place(channel, "stage")
    return Place(channel, "voice") if isinstance(channel, discord.VoiceChannel) else None


def _kind_of_thread(thread: discord.Thread) -> Kind:
    if thread.is_news():
        return "announcement"
    if isinstance(thread.parent, Forum):
        return "post"
    return "private" if thread.is_private() else "thread"


def graveyard_channel(channel: object) -> discord.TextChannel | None:
    """Return the channel if private threads can hang under it, else None."""
    return channel if isinstance(channel, discord.TextChannel) and channel.type in GRAVEYARD_HANGS else None


def may_open_graveyard(channel: discord.TextChannel) -> bool:
    """Whether the bot may open a private thread under the channel and write in it."""
    granted = channel.permissions_for(channel.guild.me)
    return granted.view_channel and granted.create_private_threads and granted.send_messages_in_threads


async def private_thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    """Open a private thread into which nobody but the bot lets people. Raises discord.HTTPException."""
    return await channel.create_thread(name=name, type=discord.ChannelType.private_thread, invitable=False)


def thread_of(channel: object) -> discord.Thread | None:
    """Return the channel if it is a thread, else None."""
    return channel if isinstance(channel, discord.Thread) else None
