"""Routes of messages."""

from typing import Any

from discord import Permissions

from bot.sandbox.rest.call import RouteCall, route
from bot.sandbox.wire.refusals import ApiError, FormFaults
from bot.sandbox.world import member_permissions
from bot.sandbox.world.message import Message
from bot.sandbox.world.records import DM, Channel, User


def _may_post(call: RouteCall, channel: Channel) -> None:
    if not member_permissions.takes_messages(channel):
        raise ApiError(50008)
    if channel.type == DM:
        _reachable(call, channel)
        return
    names = ["send_messages_in_threads" if channel.is_thread else "send_messages"]
    if call.uploads:
        names.append("attach_files")
    if call.fields.get("message_reference"):
        names.append("read_message_history")
    value = call.allowed(channel, *names)
    if member_permissions.bars_writing(channel, value):
        raise ApiError(160005)


def _reachable(call: RouteCall, channel: Channel) -> None:
    person = next((user for user in channel.recipients if user.id != call.bot.id), None)
    if person is None or call.bot.id not in {user.id for user in channel.recipients}:
        raise ApiError(50001)
    if not reachable(call, person):
        raise ApiError(50007)


def reachable(call: RouteCall, person: User) -> bool:
    """Return whether a bot may write to a person: not blocked, DMs open, and a guild in common."""
    if call.bot.id in person.blocked or not person.dms_open:
        return False
    return any(call.bot.id in guild.members and person.id in guild.members for guild in call.backend.world.guilds.values())


@route("POST", "/channels/{channel}/messages")
def create(call: RouteCall) -> dict[str, Any]:
    channel = call.channel()
    _may_post(call, channel)
    return call.backend.posting.create(channel, call.bot, call.fields, call.uploads, extra=_reply(call, channel)).wire


def _reply(call: RouteCall, channel: Channel) -> dict[str, Any]:
    reference = call.fields.get("message_reference")
    if not reference:
        return {}
    target = channel.messages.get(int(reference["message_id"]))
    if target is None or target.only is not None:
        if reference.get("fail_if_not_exists", True):
            faults = FormFaults()
            faults.add("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            faults.settle()
        return {}
    told = {"type": 0, "message_id": str(target.id), "channel_id": str(channel.id)}
    if channel.guild_id is not None:
        told["guild_id"] = str(channel.guild_id)
    return {"type": 19, "message_reference": told, "referenced_message": target.wire}


@route("GET", "/channels/{channel}/messages")
def history(call: RouteCall) -> list[dict[str, Any]]:
    """Return messages before, after or around an id, the newest first; none without Read Message History."""
    channel = call.channel()
    call.allowed(channel)
    limit = call.number("limit", 50, 1, 100)
    seen = [one for one in channel.messages.values() if one.only is None]
    if channel.guild_id is not None and not call.allowed(channel) & Permissions.read_message_history.flag:
        return []
    if "before" in call.query:
        seen = [one for one in seen if one.id < int(call.query["before"])]
    elif "after" in call.query:
        seen = [one for one in seen if one.id > int(call.query["after"])][:limit]
    elif "around" in call.query:
        around = int(call.query["around"])
        older = [one for one in seen if one.id <= around][-(limit // 2 + 1) :]
        seen = older + [one for one in seen if one.id > around][: limit // 2]
    return [one.wire for one in reversed(seen[-limit:])]


def _seen(call: RouteCall) -> tuple[Channel, Message]:
    channel = call.channel()
    call.allowed(channel)
    return channel, call.message(channel)


@route("GET", "/channels/{channel}/messages/{message}")
def read(call: RouteCall) -> dict[str, Any]:
    channel, message = _seen(call)
    call.allowed(channel, *(() if channel.type == DM else ("read_message_history",)))
    return message.wire


def _not_archived(channel: Channel) -> None:
    if channel.archived:
        raise ApiError(50083)


@route("PATCH", "/channels/{channel}/messages/{message}")
def edit(call: RouteCall) -> dict[str, Any]:
    """Edit a message of the bot; raises ApiError 50005 for another author's."""
    channel, message = _seen(call)
    if message.author_id != call.bot.id:
        raise ApiError(50005)
    _not_archived(channel)
    if member_permissions.bars_writing(channel, call.allowed(channel)):
        raise ApiError(160005)
    return call.backend.posting.edit(message, call.fields, call.uploads).wire


@route("DELETE", "/channels/{channel}/messages/{message}")
def delete(call: RouteCall) -> None:
    """Delete a message; another author's needs a permission."""
    channel, message = _seen(call)
    if message.author_id != call.bot.id:
        if channel.type == DM:
            raise ApiError(50003)
        call.allowed(channel, "manage_messages")
    if channel.locked:
        _not_archived(channel)
    call.backend.posting.delete(message)
