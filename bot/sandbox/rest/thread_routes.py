"""Routes of threads."""

from typing import Any

from discord import Intents, Permissions

from bot.sandbox.changes.threads import Making
from bot.sandbox.rest.call import HttpReply, RouteCall, route
from bot.sandbox.wire import payloads
from bot.sandbox.wire.refusals import ApiError, FormFaults
from bot.sandbox.world import member_permissions
from bot.sandbox.world.records import FORUMS, PRIVATE_THREAD, THREADS_OF, Channel

ARCHIVES = (60, 1440, 4320, 10080)


def _check(call: RouteCall) -> None:
    faults = FormFaults()
    faults.length("name", call.fields.get("name"), 1, 100)
    archive = call.fields.get("auto_archive_duration")
    if archive is not None and archive not in ARCHIVES:
        faults.add("auto_archive_duration", "BASE_TYPE_CHOICES", f'Value of field "auto_archive_duration" must be one of {ARCHIVES}.')
    if call.fields.get("rate_limit_per_user") is not None:
        faults.number("rate_limit_per_user", call.fields["rate_limit_per_user"], 0, 21600)
    faults.settle()


def _parent(call: RouteCall) -> Channel:
    channel = call.channel()
    if channel.type not in THREADS_OF:
        raise ApiError(50024)
    return channel


def _making(call: RouteCall) -> Making:
    fields = call.fields
    return Making(
        fields["name"],
        int(fields.get("auto_archive_duration") or 1440),
        int(fields.get("rate_limit_per_user") or 0),
        bool(fields.get("invitable", True)),
    )


@route("POST", "/channels/{channel}/threads")
def create(call: RouteCall) -> HttpReply:
    """Open a thread without a message, a private one unless the type says otherwise; in a forum or media channel a post."""
    parent = _parent(call)
    _check(call)
    if parent.type in FORUMS:
        return _post(call, parent)
    kind = int(call.fields.get("type") or PRIVATE_THREAD)
    if kind not in THREADS_OF[parent.type]:
        raise ApiError(50024)
    call.allowed(parent, "create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads")
    thread = call.backend.threads.open(parent, call.bot, kind, _making(call))
    return HttpReply(201, payloads.channel(thread, call.bot.id))


def _post(call: RouteCall, forum: Channel) -> HttpReply:
    """Open a post. In a forum this needs the permission that is called Send Messages elsewhere."""
    call.allowed(forum, "send_messages", *(("attach_files",) if call.uploads else ()))
    body = call.fields.get("message")
    if not isinstance(body, dict):
        faults = FormFaults()
        faults.add("message", "BASE_TYPE_REQUIRED", "This field is required")
        faults.settle()
        raise ApiError(50035)
    thread, message = call.backend.threads.post(forum, call.bot, body, call.uploads, _making(call))
    return HttpReply(201, {**payloads.channel(thread, call.bot.id), "message": message.wire})


def _thread(call: RouteCall) -> Channel:
    channel = call.channel()
    if not channel.is_thread:
        raise ApiError(50024)
    call.allowed(channel)
    return channel


@route("GET", "/channels/{channel}/thread-members")
def members(call: RouteCall) -> list[dict[str, Any]]:
    """List who is in a thread, for a bot with the members intent."""
    thread = _thread(call)
    if not call.application.privileged & Intents.members.flag:
        raise ApiError(50001)
    return [payloads.thread_member(thread, user_id) for user_id in thread.joined]


@route("PUT", "/channels/{channel}/thread-members/@me")
def join(call: RouteCall) -> None:
    """Add the bot to a thread that it sees."""
    thread = _thread(call)
    if thread.archived:
        raise ApiError(50083)
    call.backend.guilds.join_thread(thread, call.bot.id)


@route("PUT", "/channels/{channel}/thread-members/{user}")
def add(call: RouteCall) -> None:
    """Add somebody who sees the parent channel."""
    thread = _thread(call)
    call.allowed(thread, "send_messages")
    if thread.archived:
        raise ApiError(50083)
    user_id = call.id("user")
    guild = call.backend.world.guilds[thread.guild_id or 0]
    if user_id not in call.backend.world.users:
        raise ApiError(10013)
    if user_id not in guild.members:
        raise ApiError(10007)
    parent = call.backend.world.channels[thread.parent_id or 0]
    if not member_permissions.sees(call.backend.world, parent, user_id):
        raise ApiError(50001)
    value = call.allowed(thread)
    if thread.private and not thread.invitable and thread.owner_id != call.bot.id and not value & Permissions.manage_threads.flag:
        raise ApiError(50013)
    call.backend.guilds.join_thread(thread, user_id)


@route("DELETE", "/channels/{channel}/thread-members/{user}")
def remove(call: RouteCall) -> None:
    """Remove somebody; the owner of a private thread needs no permission."""
    thread = _thread(call)
    if not (thread.private and thread.owner_id == call.bot.id):
        call.allowed(thread, "manage_threads")
    call.backend.guilds.leave_thread(thread, call.id("user"))
