"""The channel or thread of a table: only this module looks at channel types (TK-1.2), all others use ``Place``."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, Protocol

import discord

from bot.discord_io.permission_flags import Rights

PlaceKind = Literal["text", "announcement", "voice", "stage", "thread", "private", "post"]
"""A text or announcement channel, the chat of a voice channel or stage, a public or private thread, a post of a forum or media channel."""

OverwriteChannel = discord.TextChannel | discord.VoiceChannel | discord.StageChannel
"""Channels with their own permission overwrites."""
Forum = discord.ForumChannel
GRAVEYARD_PARENTS = (discord.ChannelType.text,)
"""Types of channels that can hold private threads (F-4)."""


ROLE: Final = 0
MEMBER: Final = 1
"""Discord's types of overwrites: of a role, and of a person."""


@dataclass(frozen=True, slots=True)
class Overwrite:
    """One overwrite of a channel. ``of_bots``: it belongs to a bot or its role, as far as the library knows."""

    kind: int
    rights: Rights
    of_bots: bool


class _Raw(Protocol):
    """An overwrite as the library stores it."""

    @property
    def id(self) -> int: ...
    @property
    def allow(self) -> int: ...
    @property
    def deny(self) -> int: ...
    @property
    def type(self) -> int: ...


KNOWN: Final = discord.Permissions(**dict.fromkeys(discord.Permissions.VALID_FLAGS, True)).value
"""All permissions known to the library."""


@lru_cache(4_096)
def _overwrite(kind: int, allow: int, deny: int, of_bots: bool) -> Overwrite:
    """Return a shared overwrite; a permission both allowed and denied is denied."""
    return Overwrite(kind, Rights(allow & ~deny & KNOWN, deny & KNOWN), of_bots)


def _read(guild: discord.Guild, raw: _Raw) -> Overwrite:
    """Return an overwrite; its role or member may be missing from the library's cache."""
    if raw.type == ROLE:
        role = guild.get_role(raw.id)
        return _overwrite(ROLE, raw.allow, raw.deny, role is not None and role.is_bot_managed())
    member = guild.get_member(raw.id)
    return _overwrite(MEMBER, raw.allow, raw.deny, member is not None and member.bot)


@dataclass(frozen=True, slots=True)
class Place:
    """A channel or thread for messages, in its present state."""

    channel: OverwriteChannel | discord.Thread
    kind: PlaceKind

    @property
    def id(self) -> int:
        return self.channel.id

    @property
    def guild(self) -> discord.Guild:
        return self.channel.guild

    @property
    def refusal(self) -> str | None:
        """The message key of why no table can be opened here; None: one can (TK-1.1)."""
        if self.kind == "announcement":
            return "place-announcement"
        return "place-closed" if self.asleep or self.locked else None

    @property
    def locks(self) -> bool:
        """Whether it is closed by a lock instead of overwrites: a thread has none of its own (TK-1.4)."""
        return isinstance(self.channel, discord.Thread)

    @property
    def voice(self) -> int | None:
        """Its id if it is a voice channel or stage (TK-2.2)."""
        return self.channel.id if self.kind in ("voice", "stage") else None

    @property
    def locked(self) -> bool:
        """Whether the thread is locked: only people with Manage Threads may write."""
        return isinstance(self.channel, discord.Thread) and self.channel.locked

    @property
    def asleep(self) -> bool:
        """Whether Discord has archived the thread."""
        return isinstance(self.channel, discord.Thread) and self.channel.archived

    @property
    def graveyard_parent(self) -> discord.TextChannel | None:
        """The channel that can hold the graveyard thread; None: there is none (F-4)."""
        above = self.channel.parent if isinstance(self.channel, discord.Thread) else self.channel
        return graveyard_channel(above)

    def granted(self, who: discord.Member | discord.Role) -> discord.Permissions:
        """Return permissions here, overwrites included; of a thread with an unknown parent, those in the server."""
        if isinstance(self.channel, discord.Thread) and self.channel.parent is None:
            return who.guild_permissions if isinstance(who, discord.Member) else who.permissions
        granted = self.channel.permissions_for(who)
        if self.locks:
            granted.send_messages = granted.send_messages_in_threads
        return granted

    async def enter(self) -> None:
        """Join a thread; the bot sees a private one only as a member or with Manage Threads. Raises discord.HTTPException."""
        if isinstance(self.channel, discord.Thread):
            await self.channel.join()

    async def invite(self, user: int) -> None:
        """Add somebody to a thread; elsewhere nothing is needed. Raises discord.HTTPException."""
        if isinstance(self.channel, discord.Thread):
            await self.channel.add_user(discord.Object(user))

    def overwrites(self) -> dict[int, Overwrite]:
        """Return the overwrites by the ids of their roles and people; none for a thread.

        This reads the library's raw overwrites: its public ones convert fifty flags each, which was half the cost of checking a table.
        """
        if isinstance(self.channel, discord.Thread):
            return {}
        kept: Sequence[_Raw] = self.channel._overwrites
        return {one.id: _read(self.channel.guild, one) for one in kept}

    def with_overwrites(self, changed: Mapping[int, Overwrite]) -> list[dict[str, object]]:
        """Return all overwrites as Discord reads them, some of them ``changed``; one without rights is left out."""
        kept: Sequence[_Raw] = () if isinstance(self.channel, discord.Thread) else self.channel._overwrites
        others = [(one.id, one.type, one.allow, one.deny) for one in kept if one.id not in changed]
        ours = [(target, one.kind, *one.rights) for target, one in changed.items() if one.rights != Rights()]
        rows = (*others, *ours)
        return [{"id": str(target), "type": kind, "allow": str(allow), "deny": str(deny)} for target, kind, allow, deny in rows]


def place_of(channel: object) -> Place | None:
    """Return the place for a channel of discord.py; None if it has no messages or no server."""
    if isinstance(channel, discord.Thread):
        return Place(channel, _kind_of_thread(channel))
    if isinstance(channel, discord.TextChannel):
        return Place(channel, "announcement" if channel.is_news() else "text")
    if isinstance(channel, discord.StageChannel):
        return Place(channel, "stage")
    return Place(channel, "voice") if isinstance(channel, discord.VoiceChannel) else None


def _kind_of_thread(thread: discord.Thread) -> PlaceKind:
    if thread.is_news():
        return "announcement"
    if isinstance(thread.parent, Forum):
        return "post"
    return "private" if thread.is_private() else "thread"


def graveyard_channel(channel: object) -> discord.TextChannel | None:
    """Return the channel if it can hold private threads, else None."""
    return channel if isinstance(channel, discord.TextChannel) and channel.type in GRAVEYARD_PARENTS else None


def may_open_graveyard(channel: discord.TextChannel) -> bool:
    """Whether the bot may open a private thread under the channel and write in it."""
    granted = channel.permissions_for(channel.guild.me)
    return granted.view_channel and granted.create_private_threads and granted.send_messages_in_threads


async def private_thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    """Open a private thread to which only the bot adds people. Raises discord.HTTPException."""
    return await channel.create_thread(name=name, type=discord.ChannelType.private_thread, invitable=False)


def thread_of(channel: object) -> discord.Thread | None:
    return channel if isinstance(channel, discord.Thread) else None
