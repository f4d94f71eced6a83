"""Discord's computation of permissions from roles and overwrites, and of the rights to change a thread's fields."""

from collections.abc import Iterable, Mapping
from typing import Any

from discord import Permissions

from bot.sandbox.world.records import CATEGORY, DM, FORUMS, GROUP, PRIVATE_THREAD, STAGE, VOICE, Channel, Guild, World, stamp

ALL = Permissions.all().value
ADMINISTRATOR = Permissions.administrator.flag
VIEW = Permissions.view_channel.flag
MANAGE_THREADS = Permissions.manage_threads.flag
IN_DM = Permissions(
    view_channel=True, send_messages=True, embed_links=True, attach_files=True, add_reactions=True, read_message_history=True,
    use_external_emojis=True, use_application_commands=True, mention_everyone=True,
).value  # fmt: skip
EVERYONE = (
    "view_channel", "send_messages", "send_messages_in_threads", "create_public_threads", "create_private_threads", "embed_links",
    "attach_files", "add_reactions", "use_external_emojis", "read_message_history", "use_application_commands", "connect", "speak",
    "stream", "use_voice_activation", "change_nickname", "create_instant_invite", "request_to_speak", "create_polls",
    "use_soundboard", "use_external_sounds", "create_expressions",
)  # fmt: skip
"""The rights of everyone in a guild that Discord has just made."""
INVITE = (
    "view_channel", "send_messages", "send_messages_in_threads", "create_public_threads", "create_private_threads", "manage_threads",
    "manage_messages", "embed_links", "attach_files", "read_message_history", "add_reactions", "use_external_emojis", "pin_messages",
    "connect", "speak", "mute_members", "move_members", "manage_channels", "manage_roles", "manage_events", "create_events",
    "mention_everyone",
)  # fmt: skip
"""Permissions of an invited bot."""


def bits(names: Iterable[str]) -> int:
    """Return permission names of discord.py as one number; raises ValueError for an unknown name."""
    value = 0
    for name in names:
        flag = Permissions.VALID_FLAGS.get(name)
        if flag is None:
            raise ValueError(f"no permission is called {name!r}")
        value |= flag
    return value


def in_guild(guild: Guild, user_id: int) -> int:
    """Return somebody's permissions in a guild before any overwrite; 0 for a non-member."""
    if user_id == guild.owner_id:
        return ALL
    member = guild.members.get(user_id)
    if member is None:
        return 0
    value = guild.roles[guild.id].permissions
    for role_id in member.roles:
        value |= guild.roles[role_id].permissions
    return ALL if value & ADMINISTRATOR else value


def in_channel(world: World, channel: Channel, user_id: int) -> int:
    """Return somebody's permissions in a channel, thread, DM or group chat; 0 if they cannot see it."""
    if channel.type in (DM, GROUP):
        return IN_DM if any(user.id == user_id for user in channel.recipients) else 0
    guild = world.guild_of(channel)
    if guild is None or channel.deleted:
        return 0
    if channel.is_thread:
        return _in_thread(world, channel, user_id)
    value = in_guild(guild, user_id)
    if value == ALL or not value:
        return value
    value = _overwritten(guild, channel, user_id, value)
    if not value & VIEW:
        return 0
    if channel.type in (VOICE, STAGE) and not value & Permissions.connect.flag:
        return VIEW  # who may not connect may do nothing else there, not even write in its chat
    return value


def takes_messages(channel: Channel) -> bool:
    """Return whether a channel of this type holds messages: not categories, nor forums beside their posts."""
    return channel.type != CATEGORY and channel.type not in FORUMS


def bars_writing(channel: Channel, value: int) -> bool:
    """Return whether a lock keeps somebody with these permissions from writing and editing in a thread."""
    return channel.locked and not value & MANAGE_THREADS


def _overwritten(guild: Guild, channel: Channel, user_id: int, value: int) -> int:
    everyone = channel.overwrites.get(guild.id)
    if everyone is not None:
        value = value & ~everyone.deny | everyone.allow
    allow = deny = 0
    for role_id in guild.members[user_id].roles:
        overwrite = channel.overwrites.get(role_id)
        if overwrite is not None:
            allow |= overwrite.allow
            deny |= overwrite.deny
    value = value & ~deny | allow
    own = channel.overwrites.get(user_id)
    if own is not None:
        value = value & ~own.deny | own.allow
    return value


def _in_thread(world: World, thread: Channel, user_id: int) -> int:
    parent = world.channels.get(thread.parent_id or 0)
    if parent is None:
        return 0
    value = in_channel(world, parent, user_id)
    if thread.type == PRIVATE_THREAD and user_id not in thread.joined and not value & MANAGE_THREADS:
        return 0
    send = Permissions.send_messages.flag
    value &= ~send
    return value | send if value & Permissions.send_messages_in_threads.flag else value


def missing(value: int, names: Iterable[str]) -> bool:
    """Return whether ``value`` lacks one of the named permissions."""
    wanted = bits(names)
    return value & wanted != wanted


def top_position(guild: Guild, user_id: int) -> int:
    """Return the position of somebody's highest role (the owner is above all)."""
    if user_id == guild.owner_id:
        return 1_000_000
    member = guild.members.get(user_id)
    return max((guild.roles[role_id].position for role_id in member.roles), default=0) if member else 0


def sees(world: World, channel: Channel, user_id: int) -> bool:
    return bool(in_channel(world, channel, user_id) & VIEW)


OF_OWNER = frozenset({"name", "archived", "auto_archive_duration", "invitable"})
"""Fields that the opener of a thread may change without a permission."""


def may_change_thread(thread: Channel, user_id: int, value: int, fields: Iterable[str]) -> bool:
    """Return whether somebody with the permissions ``value`` may change these fields.

    Waking a thread that is not locked takes only the right to write there; locking, unlocking, slow mode and everything in a locked
    thread takes Manage Threads. An archived thread is always woken first: see the callers.
    """
    if value & Permissions.manage_threads.flag:
        return True
    if thread.locked:
        return False
    named = set(fields)
    if thread.archived and named == {"archived"}:
        return bool(value & Permissions.send_messages_in_threads.flag)
    return thread.owner_id == user_id and named <= OF_OWNER


def change_thread(thread: Channel, fields: Mapping[str, Any]) -> None:
    """Change the given fields of a thread, by Discord's names."""
    thread.name = fields.get("name", thread.name)
    if bool(fields.get("archived", thread.archived)) != thread.archived:
        thread.archived = not thread.archived
        thread.archive_stamp = stamp()
    thread.locked = bool(fields.get("locked", thread.locked))
    thread.auto_archive = int(fields.get("auto_archive_duration", thread.auto_archive))
    if "rate_limit_per_user" in fields:
        thread.slowmode = int(fields["rate_limit_per_user"] or 0)
    if thread.private:
        thread.invitable = bool(fields.get("invitable", thread.invitable))
