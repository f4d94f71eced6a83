"""Routes of channels, their overwrites, and DMs."""

from typing import Any

from discord import Permissions

from bot.sandbox.rest.call import RouteCall, route
from bot.sandbox.wire import payloads
from bot.sandbox.wire.refusals import ApiError, FormFaults
from bot.sandbox.world import member_permissions
from bot.sandbox.world.records import ANNOUNCEMENT, CATEGORY, DM, FORUM, FORUMS, MEDIA, STAGE, TEXT, VOICE, Channel, ChannelOverwrite, Guild

MAKEABLE = (TEXT, VOICE, CATEGORY, ANNOUNCEMENT, STAGE, FORUM, MEDIA)


@route("POST", "/users/@me/channels")
def open_dm(call: RouteCall) -> dict[str, Any]:
    """Open a DM with a person. It opens even if the person takes no messages: Discord refuses only to write."""
    recipient = str(call.fields.get("recipient_id", ""))
    person = call.backend.world.users.get(int(recipient)) if recipient.isdecimal() else None
    if person is None or person.bot:
        raise ApiError(50033)
    return payloads.channel(call.backend.guilds.direct(call.application, person), call.bot.id)


@route("GET", "/channels/{channel}")
def read(call: RouteCall) -> dict[str, Any]:
    channel = call.channel()
    call.allowed(channel)
    return payloads.channel(channel, call.bot.id)


@route("PATCH", "/channels/{channel}")
def change(call: RouteCall) -> dict[str, Any]:
    channel = call.channel()
    if channel.type == DM:
        raise ApiError(50003)
    if channel.is_thread:
        _change_thread(call, channel)
    else:
        call.allowed(channel, "manage_channels")
        _change_channel(call, channel)
    call.backend.guilds.channel_changed(channel)
    return payloads.channel(channel, call.bot.id)


def _change_thread(call: RouteCall, thread: Channel) -> None:
    fields = call.fields
    value = call.allowed(thread)
    if thread.archived and fields.get("archived") is not False:
        raise ApiError(50083)
    if not member_permissions.may_change_thread(thread, call.bot.id, value, fields):
        raise ApiError(50013)
    _check_name(fields)
    member_permissions.change_thread(thread, fields)


def _check_name(fields: dict[str, Any], *, longest_topic: int = 1024) -> None:
    faults = FormFaults()
    if "name" in fields:
        faults.length("name", fields.get("name"), 1, 100)
    if fields.get("topic") is not None:
        faults.length("topic", fields["topic"], 0, longest_topic)
    if fields.get("rate_limit_per_user") is not None:
        faults.number("rate_limit_per_user", fields["rate_limit_per_user"], 0, 21600)
    faults.settle()


def _change_channel(call: RouteCall, channel: Channel) -> None:
    fields = call.fields
    _check_name(fields, longest_topic=4096 if channel.type in FORUMS else 1024)
    if fields.get("permission_overwrites") is not None:
        channel.overwrites = _overwrites(call, call.backend.world.guilds[channel.guild_id or 0], channel, fields["permission_overwrites"])
    for key, attribute in (
        ("name", "name"),
        ("topic", "topic"),
        ("position", "position"),
        ("nsfw", "nsfw"),
        ("bitrate", "bitrate"),
        ("user_limit", "user_limit"),
    ):
        if key in fields and (fields[key] is not None or key == "topic"):
            setattr(channel, attribute, fields[key])
    if "rate_limit_per_user" in fields:
        channel.slowmode = int(fields["rate_limit_per_user"] or 0)
    if "default_thread_rate_limit_per_user" in fields:
        channel.post_slowmode = int(fields["default_thread_rate_limit_per_user"] or 0)
    if "parent_id" in fields:
        channel.parent_id = int(fields["parent_id"]) if fields["parent_id"] else None


def _overwrites(call: RouteCall, guild: Guild, channel: Channel | None, listed: list[dict[str, Any]]) -> dict[int, ChannelOverwrite]:
    value = member_permissions.in_guild(guild, call.bot.id) if channel is None else call.allowed(channel)
    found: dict[int, ChannelOverwrite] = {}
    for given in listed:
        allow, deny = int(given.get("allow") or 0), int(given.get("deny") or 0)
        target = int(given["id"])
        _check_grant(guild, call.bot.id, value, allow | deny, channel.overwrites.get(target) if channel else None)
        found[target] = ChannelOverwrite(int(given["type"]), allow, deny)
    if channel is not None and found != channel.overwrites and not value & Permissions.manage_roles.flag:
        raise ApiError(50013)
    return found


def _check_grant(guild: Guild, bot_id: int, value: int, touched: int, before: ChannelOverwrite | None) -> None:
    """Refuse (50013) to allow or deny what the bot itself may not do, unless the overwrite says so already.

    Manage Roles can be given by administrators only.
    """
    new = touched & ~(before.allow | before.deny if before else 0)
    whole = member_permissions.in_guild(guild, bot_id)
    if whole == member_permissions.ALL or not new:
        return
    if new & ~(whole | value) or new & Permissions.manage_roles.flag:
        raise ApiError(50013)


@route("DELETE", "/channels/{channel}")
def delete(call: RouteCall) -> dict[str, Any]:
    """Delete a channel or thread; a DM is only closed and stays in the world."""
    channel = call.channel()
    data = payloads.channel(channel, call.bot.id)
    if channel.type != DM:
        call.allowed(channel, "manage_threads" if channel.is_thread else "manage_channels")
        call.backend.guilds.delete_channel(channel)
    return data


@route("PUT", "/channels/{channel}/permissions/{target}")
def overwrite(call: RouteCall) -> None:
    channel = call.channel()
    guild = call.backend.world.guild_of(channel)
    if guild is None or channel.is_thread:
        raise ApiError(50024)
    value = call.allowed(channel, "manage_roles")
    target, kind = call.id("target"), int(call.fields.get("type") or 0)
    if target not in (guild.roles if kind == 0 else guild.members):
        raise ApiError(10009)
    allow, deny = int(call.fields.get("allow") or 0), int(call.fields.get("deny") or 0)
    _check_grant(guild, call.bot.id, value, allow | deny, channel.overwrites.get(target))
    call.backend.guilds.overwrite(channel, target, kind, allow, deny)


@route("DELETE", "/channels/{channel}/permissions/{target}")
def delete_overwrite(call: RouteCall) -> None:
    """Delete an overwrite; raises ApiError 10009 when there is none."""
    channel = call.channel()
    call.allowed(channel, "manage_roles")
    if channel.overwrites.pop(call.id("target"), None) is None:
        raise ApiError(10009)
    call.backend.guilds.channel_changed(channel)
