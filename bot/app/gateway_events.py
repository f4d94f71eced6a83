"""Gateway events, passed on to the tables."""

import logging
from collections.abc import Coroutine
from typing import Any

import discord
from discord.ext import commands

from bot.guilds.guild_join import GuildJoin
from bot.store import StoreError
from bot.tables.registry import TableRegistry

log = logging.getLogger(__name__)

SOCKET_EVENT = "socket_event_type"
"""The event that the library dispatches before each other one."""


class GatewayEvents(commands.AutoShardedBot):
    """A Discord client that passes events to the registry of tables."""

    registry: TableRegistry
    guild_join: GuildJoin

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Dispatch an event, except ``socket_event_type``, which has no listener."""
        if event_name != SOCKET_EVENT:
            super().dispatch(event_name, *args, **kwargs)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.registry.event_router.channel_gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.registry.event_router.channel_gone(payload.thread_id)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """A message was deleted; perhaps ours."""
        self.registry.event_router.message_gone(payload.channel_id, payload.message_id)

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Many messages were deleted at once."""
        for message_id in payload.message_ids:
            self.registry.event_router.message_gone(payload.channel_id, message_id)

    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        """A member left a server, or was kicked or banned."""
        self.registry.people_faces.left(payload.guild_id, payload.user.id)
        await self.registry.event_router.member_gone(payload.guild_id, payload.user.id)

    async def on_member_join(self, member: discord.Member) -> None:
        """A member joined a server, perhaps again."""
        self.registry.event_router.member_came(member.guild.id, member.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot may have gained or lost permissions with a role of its own, or by a timeout."""
        if after == after.guild.me and (before.roles, before.timed_out_until) != (after.roles, after.timed_out_until):
            await self._permissions_changed(after.guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is available: after a start, a new connection, or an outage of Discord."""
        self.registry.event_router.guild_available(guild.id)
        await log_store_error(self.registry.event_router.settle_voices(guild))
        await log_store_error(self.registry.event_router.drop_void_debts(guild))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot joined a server, perhaps again: it has heard nothing of it meanwhile."""
        await log_store_error(self.registry.event_router.guild_joined(guild.id))
        await self.on_guild_available(guild)
        await log_store_error(self.guild_join.joined(guild))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server removed the bot or was deleted: its tables lose their channels, and the retention of its data starts."""
        await self.registry.event_router.guild_gone(guild.id)
        await log_store_error(self.guild_join.left(guild.id))

    async def on_voice_state_update(self, member: discord.Member, before: discord.VoiceState, _after: discord.VoiceState) -> None:
        """A member joins or leaves a voice channel, or is muted."""
        await self.registry.event_router.voice_changed(member, free_before=before.channel is not None and not before.mute)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread was locked, archived or reopened."""
        self.registry.event_router.thread_changed(payload.thread_id)

    async def on_thread_member_join(self, member: discord.ThreadMember) -> None:
        if self.user is None or member.id != self.user.id:
            await self.registry.event_router.thread_joined(member.thread_id, member.id)

    async def on_guild_channel_update(self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Permissions of a channel may have changed."""
        await self._permissions_changed(after.guild)

    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        """Permissions of a role may have changed."""
        await self._permissions_changed(after.guild)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """The bot may have lost permissions with a role, and mentions of it are dead."""
        await self._permissions_changed(role.guild)

    async def _permissions_changed(self, guild: discord.Guild) -> None:
        self.registry.event_router.permissions_changed(guild.id)
        await log_store_error(self.registry.event_router.settle_voices(guild))

    async def on_message(self, message: discord.Message, /) -> None:
        """Count messages below a board; text in a channel is never a command."""
        if message.guild is not None and self.user is not None and message.author.id != self.user.id:
            self.registry.event_router.message_posted(message.channel.id, message.id, message.author.id)


async def log_store_error(write: Coroutine[Any, Any, None]) -> None:
    """Await a write about a server and log a fault of the store; the next start repeats the write."""
    try:
        await write
    except StoreError as wrong:
        log.warning("a server could not be recorded: %s", type(wrong).__name__)
