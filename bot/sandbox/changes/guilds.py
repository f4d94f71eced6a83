"""Changes of guilds: channels, threads, roles, members. Each publishes the event of Discord's gateway on the hub."""

from collections.abc import Sequence
from typing import Any

from bot.sandbox.changes.voice import VoiceStates
from bot.sandbox.wire import payloads
from bot.sandbox.wire.gateway import Gateway
from bot.sandbox.world import member_permissions
from bot.sandbox.world.hub import Hub, HubEvent
from bot.sandbox.world.records import DM, GROUP, TEXT, Application, Channel, ChannelOverwrite, Guild, Member, Role, User, World, stamp


class Guilds:
    """Creates and changes the parts of guilds without checks: routes and people make them."""

    def __init__(self, world: World, hub: Hub, gateway: Gateway, voice: VoiceStates) -> None:
        self._world = world
        self._hub = hub
        self._gateway = gateway
        self._voice = voice

    def tell(self, name: str, data: dict[str, Any], guild: Guild, channel: Channel | None = None) -> None:
        """Publish an event of a guild; with a channel, only to those who see it."""
        self._hub.publish(HubEvent(name, data, guild.id, channel.id if channel else None))

    def create(self, name: str, owner_id: int, locale: str) -> Guild:
        guild = Guild(self._world.ids.next(), name, owner_id, locale)
        guild.roles[guild.id] = Role(guild.id, "@everyone", member_permissions.bits(member_permissions.EVERYONE), 0)
        self._world.guilds[guild.id] = guild
        return guild

    def add_bot(self, guild: Guild, application: Application, value: int) -> None:
        """Let a bot join with a managed role that has these permissions."""
        role = self.create_role(guild, application.name, value, managed_by=application.id)
        guild.members[application.bot.id] = Member(application.bot, {role.id})
        self._gateway.add_guild(application, guild)

    def create_role(self, guild: Guild, name: str, value: int, *, managed_by: int | None = None, **more: Any) -> Role:
        """Create a role directly above everyone; the others move up."""
        for other in guild.roles.values():
            other.position += 1 if other.position else 0
        role = Role(self._world.ids.next(), name, value, 1, managed_by=managed_by, **more)
        if managed_by is not None:
            role.position = max(one.position for one in guild.roles.values()) + 1
        guild.roles[role.id] = role
        self.tell("GUILD_ROLE_CREATE", {"guild_id": str(guild.id), "role": payloads.role(role)}, guild)
        return role

    def role_changed(self, guild: Guild, role: Role) -> None:
        self.tell("GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": payloads.role(role)}, guild)

    def delete_role(self, guild: Guild, role: Role) -> None:
        """Delete a role and remove it from all members and overwrites."""
        del guild.roles[role.id]
        for channel in guild.channels.values():
            channel.overwrites.pop(role.id, None)
        for member in guild.members.values():
            member.roles.discard(role.id)
        self.tell("GUILD_ROLE_DELETE", {"guild_id": str(guild.id), "role_id": str(role.id)}, guild)

    def add_member(self, guild: Guild, user: User, nick: str | None = None) -> Member:
        member = Member(user, nick=nick)
        guild.members[user.id] = member
        data = {**payloads.member(member), "guild_id": str(guild.id)}
        self.tell("GUILD_MEMBER_ADD", data, guild)
        return member

    def member_changed(self, guild: Guild, member: Member) -> None:
        self.tell("GUILD_MEMBER_UPDATE", {**payloads.member(member), "guild_id": str(guild.id)}, guild)

    def remove_member(self, guild: Guild, user: User) -> None:
        """Remove a member from the guild, its voice channels and its threads."""
        if user.id not in guild.members:
            return
        self._voice.leave(guild, user.id)
        application = self._world.application_of_bot(user.id)
        for thread in guild.threads.values():
            thread.joined.pop(user.id, None)
        if application is not None:
            self._gateway.remove_guild(application, guild)
        for people in guild.interest.values():
            people.pop(user.id, None)
        del guild.members[user.id]
        self.tell("GUILD_MEMBER_REMOVE", {"guild_id": str(guild.id), "user": payloads.user(user)}, guild)

    def create_channel(self, guild: Guild, name: str, kind: int = TEXT, **more: Any) -> Channel:
        """Create a channel at the end of the list."""
        channel = Channel(self._world.ids.next(), kind, name, guild.id, position=len(guild.channels), **more)
        guild.channels[channel.id] = channel
        self._world.channels[channel.id] = channel
        self.tell("CHANNEL_CREATE", payloads.channel(channel), guild)
        return channel

    def channel_changed(self, channel: Channel) -> None:
        """Publish the changed fields of a channel or thread; those of a private thread only to its members."""
        guild = self._world.guild_of(channel)
        if guild is not None:
            self.tell(
                "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE",
                payloads.channel(channel),
                guild,
                channel if channel.private else None,
            )

    def overwrite(self, channel: Channel, target_id: int, kind: int, allow: int, deny: int) -> None:
        """Set the overwrite of a role (kind 0) or member (kind 1)."""
        channel.overwrites[target_id] = ChannelOverwrite(kind, allow, deny)
        self.channel_changed(channel)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, or a thread; nothing is told of the threads of a deleted channel."""
        guild = self._world.guild_of(channel)
        if guild is None or channel.deleted:
            return
        if channel.is_thread:
            data = {"id": str(channel.id), "guild_id": str(guild.id), "parent_id": str(channel.parent_id), "type": channel.type}
            self.tell("THREAD_DELETE", data, guild, channel)
            guild.threads.pop(channel.id, None)
        else:
            for thread in [one for one in guild.threads.values() if one.parent_id == channel.id]:
                guild.threads.pop(thread.id)
                thread.deleted = True
                self._world.channels.pop(thread.id, None)
            self._voice.channel_gone(guild, channel)
            for child in guild.channels.values():
                child.parent_id = None if child.parent_id == channel.id else child.parent_id
            guild.channels.pop(channel.id, None)
            self.tell("CHANNEL_DELETE", payloads.channel(channel), guild)
        channel.deleted = True
        self._world.channels.pop(channel.id, None)

    def create_thread(
        self,
        parent: Channel,
        owner: User,
        name: str,
        kind: int,
        *,
        thread_id: int | None = None,
        invitable: bool = True,
        archive: int = 1440,
        slowmode: int = 0,
    ) -> Channel:
        guild = self._world.guilds[parent.guild_id or 0]
        thread = Channel(thread_id or self._world.ids.next(), kind, name, guild.id, parent_id=parent.id, owner_id=owner.id)
        thread.parent_type, thread.slowmode = parent.type, slowmode
        thread.archive_stamp = stamp()
        thread.invitable, thread.auto_archive = invitable, archive
        thread.joined[owner.id] = stamp()
        guild.threads[thread.id] = thread
        self._world.channels[thread.id] = thread
        self.tell("THREAD_CREATE", {**payloads.channel(thread, owner.id), "newly_created": True}, guild, thread)
        return thread

    def join_thread(self, thread: Channel, user_id: int) -> None:
        """Add a member to a thread, unless they are in it."""
        if user_id in thread.joined:
            return
        guild = self._world.guilds[thread.guild_id or 0]
        thread.joined[user_id] = stamp()
        if self._world.application_of_bot(user_id) is not None and thread.private:
            self.tell("THREAD_CREATE", payloads.channel(thread, user_id), guild, thread)
        added = [{**payloads.thread_member(thread, user_id), "member": payloads.member(guild.members[user_id]), "presence": None}]
        self._members_changed(guild, thread, {"added_members": added})

    def leave_thread(self, thread: Channel, user_id: int) -> None:
        if thread.joined.pop(user_id, None) is not None:
            self._members_changed(self._world.guilds[thread.guild_id or 0], thread, {"removed_member_ids": [str(user_id)]})

    def _members_changed(self, guild: Guild, thread: Channel, change: dict[str, Any]) -> None:
        data = {"id": str(thread.id), "guild_id": str(guild.id), "member_count": len(thread.joined), **change}
        self.tell("THREAD_MEMBERS_UPDATE", data, guild)

    def direct(self, application: Application, user: User) -> Channel:
        """Return the DM of a bot and a person; open it if there is none."""
        known = self._world.dms.get((application.id, user.id))
        if known is not None:
            return known
        channel = self._open(Channel(self._world.ids.next(), DM, recipients=(user, application.bot)), (user,))
        self._world.dms[application.id, user.id] = channel
        return channel

    def group(self, name: str, people: Sequence[User]) -> Channel:
        """Open a group chat of people, in which no bot is; the first of them owns it."""
        return self._open(Channel(self._world.ids.next(), GROUP, name, recipients=tuple(people), owner_id=people[0].id), people)

    def _open(self, channel: Channel, people: Sequence[User]) -> Channel:
        self._world.channels[channel.id] = channel
        only = frozenset(person.id for person in people)
        self._hub.publish(HubEvent("DM_OPENED", payloads.channel(channel), channel_id=channel.id, only=only))
        return channel
