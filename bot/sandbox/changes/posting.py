"""Posting, changing and deleting messages, and slow mode. Bodies are checked here, permissions by routes and people."""

import re
import time
from collections.abc import Callable
from typing import Any, Literal

from discord import Permissions

from bot.sandbox.changes import files
from bot.sandbox.changes.files import Files, Upload
from bot.sandbox.changes.guilds import Guilds
from bot.sandbox.wire import message_check, payloads
from bot.sandbox.wire.refusals import ApiError, FormFaults
from bot.sandbox.world import member_permissions
from bot.sandbox.world.hub import Hub, HubEvent
from bot.sandbox.world.message import EPHEMERAL, LOADING, V2, Message, walk
from bot.sandbox.world.records import Channel, User, World, moment, stamp

SlowModeKind = Literal["message", "thread"]


class SlowModeClock:
    """The last message of each person in each channel. Bots, and people with Bypass Slowmode, never wait.

    ``now`` is the clock in seconds, and may be replaced.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._last: dict[tuple[int, int, SlowModeKind], float] = {}
        self.now: Callable[[], float] = time.monotonic

    def left(self, channel: Channel, user_id: int, kind: SlowModeKind = "message") -> float:
        """Return the seconds until somebody may write (or open a thread) in a channel again; 0.0 if they may now."""
        last = self._last.get((channel.id, user_id, kind))
        if not channel.slowmode or last is None or self._bypasses(channel, user_id):
            return 0.0
        return max(0.0, last + channel.slowmode - self.now())

    def note(self, channel: Channel, user_id: int, kind: SlowModeKind = "message") -> None:
        """Note that somebody has just written or opened a thread."""
        self._last[channel.id, user_id, kind] = self.now()

    def _bypasses(self, channel: Channel, user_id: int) -> bool:
        value = member_permissions.in_channel(self._world, channel, user_id)
        return bool(value & Permissions.bypass_slowmode.flag)


USER = re.compile(r"<@!?(\d{15,20})>")
ROLE = re.compile(r"<@&(\d{15,20})>")
EVERYONE = re.compile(r"@(everyone|here)\b")


def read(world: World, channel: Channel, author_id: int, text: str, allowed: dict[str, Any] | None) -> dict[str, Any]:
    """Return ``mentions``, ``mention_roles`` and ``mention_everyone`` of a message with this text."""
    if "<@" not in text and "@" not in text:
        return {"mentions": [], "mention_roles": [], "mention_everyone": False}
    parse = {"users", "roles", "everyone"} if allowed is None else set(allowed.get("parse") or ())
    named = {key: {int(one) for one in (allowed or {}).get(key) or ()} for key in ("users", "roles")}
    loud = bool(member_permissions.in_channel(world, channel, author_id) & Permissions.mention_everyone.flag)
    users = [int(one) for one in dict.fromkeys(USER.findall(text))]
    mentions = [payloads.user(world.users[one]) for one in users if one in world.users and ("users" in parse or one in named["users"])]
    guild = world.guild_of(channel)
    roles = [int(one) for one in dict.fromkeys(ROLE.findall(text))]
    rung = [
        str(one) for one in roles
        if guild and one in guild.roles and ("roles" in parse or one in named["roles"]) and (loud or guild.roles[one].mentionable)
    ]  # fmt: skip
    return {
        "mentions": mentions,
        "mention_roles": rung,
        "mention_everyone": bool(EVERYONE.search(text)) and "everyone" in parse and loud and guild is not None,
    }


WRITTEN = (0, 20)
"""Kinds of messages whose body is the sender's: plain ones, and answers to commands. Discord words all others."""

NONCE_SECONDS = 180.0
"""Lifetime of a nonce in seconds (Discord: "a few minutes")."""


class Posting:
    """Posts, edits and deletes messages."""

    def __init__(self, world: World, hub: Hub, stored: Files, guilds: Guilds) -> None:
        self._world = world
        self._hub = hub
        self._files = stored
        self._guilds = guilds
        self._nonces: dict[tuple[int, int, str], tuple[float, Message]] = {}

    def create(
        self,
        channel: Channel,
        author: User,
        body: dict[str, Any],
        uploads: list[Upload] | None = None,
        *,
        prefix: str = "",
        only: int | None = None,
        extra: dict[str, Any] | None = None,
        application_id: int | None = None,
        kind: int = 0,
        message_id: int | None = None,
    ) -> Message:
        """Post a message and publish it to everyone who sees the channel; posting wakes an archived thread.

        ``only``: the one person who sees it (ephemeral); ``extra``: further fields of the JSON; ``message_id``: an id that is given
        already (the first message of a post has the id of the post). Raises ApiError 50006, 50035.
        A nonce with ``enforce_nonce`` that was used before returns the message of that time.
        """
        known = self._by_nonce(channel, author, body)
        if known is not None:
            return known
        uploads = uploads or []
        if kind in WRITTEN and not (body.get("flags") or 0) & LOADING:
            self.check_new(body, uploads, prefix=prefix)
        self._wake(channel)
        message = self._build(channel, author, body, uploads, only, kind, message_id)
        message.application_id = application_id
        if extra:
            message.wire |= extra
        self._store(channel, message)
        if body.get("nonce") is not None:
            message.wire["nonce"] = body["nonce"]
            self._remember_nonce((channel.id, author.id, str(body["nonce"])), message)
        self._tell("MESSAGE_CREATE", channel, message)
        if channel.is_thread:
            self._draw_in(channel, author, message)
        return message

    def check_new(self, body: dict[str, Any], uploads: list[Upload], *, prefix: str = "") -> None:
        """Check the body of a new message; raises ApiError 50006, 50035."""
        message_check.require_something(body, has_files=bool(uploads))
        message_check.check_body(self._world, body, {files.clean(one.name) for one in uploads}, prefix=prefix)

    def _wake(self, channel: Channel) -> None:
        if channel.archived:
            member_permissions.change_thread(channel, {"archived": False})
            self._guilds.channel_changed(channel)

    def _draw_in(self, thread: Channel, author: User, message: Message) -> None:
        """Add all mentioned people to the thread, as Discord does: a trap for a bot that mentions living players among the dead."""
        manages = member_permissions.in_channel(self._world, thread, author.id) & member_permissions.MANAGE_THREADS
        if thread.private and not thread.invitable and not manages and author.id != thread.owner_id:
            return
        parent = self._world.channels[thread.parent_id or 0]
        for user_id in message.mentions:
            if member_permissions.sees(self._world, parent, user_id):
                self._guilds.join_thread(thread, user_id)

    def _remember_nonce(self, key: tuple[int, int, str], message: Message) -> None:
        now = time.monotonic()
        while self._nonces:
            oldest = next(iter(self._nonces))
            if now - self._nonces[oldest][0] < NONCE_SECONDS:
                break
            del self._nonces[oldest]
        self._nonces.pop(key, None)
        self._nonces[key] = (now, message)

    def _by_nonce(self, channel: Channel, author: User, body: dict[str, Any]) -> Message | None:
        if not body.get("enforce_nonce") or body.get("nonce") is None:
            return None
        at, message = self._nonces.get((channel.id, author.id, str(body["nonce"])), (0.0, None))
        return message if message is not None and time.monotonic() - at < NONCE_SECONDS else None

    def _build(
        self,
        channel: Channel,
        author: User,
        body: dict[str, Any],
        uploads: list[Upload],
        only: int | None,
        kind: int,
        known_id: int | None,
    ) -> Message:
        message_id = known_id or self._world.ids.next()
        attachments = self._attach(channel, body, uploads)
        components = message_check.numbered(body.get("components") or [])
        parts = walk(components)
        files.resolve(parts, attachments)
        content = body.get("content") or ""
        text = "\n".join([content, *(part["content"] for part in parts if part["type"] == 10)])
        data: dict[str, Any] = {
            "id": str(message_id),
            "channel_id": str(channel.id),
            "type": kind,
            "content": content,
            "author": payloads.user(author),
            "attachments": attachments,
            "embeds": [{"type": "rich", **embed} for embed in body.get("embeds") or ()],
            "components": components,
            "pinned": False,
            "tts": bool(body.get("tts")),
            "timestamp": moment(message_id),
            "edited_timestamp": None,
            "flags": (body.get("flags") or 0) & (message_check.SETTABLE | LOADING),
            **read(self._world, channel, author.id, text, body.get("allowed_mentions")),
        }
        if not only:
            data["flags"] &= ~EPHEMERAL
        return Message(message_id, channel.id, author.id, data, only=only)

    def _attach(self, channel: Channel, body: dict[str, Any], uploads: list[Upload]) -> list[dict[str, Any]]:
        described = {str(one.get("id")): one for one in body.get("attachments") or ()}
        for index, one in enumerate(uploads):
            if len(one.data) > files.LARGEST:
                raise ApiError(40005)
            if described and one.number not in described:
                faults = FormFaults()
                faults.add(f"attachments.{index}.id", "ATTACHMENT_NOT_FOUND", f"Attachment data not found. Attachment id: {one.number}")
                faults.settle()
        return [self._files.keep(channel.id, one, described.get(one.number, {}).get("description")) for one in uploads]

    def _store(self, channel: Channel, message: Message) -> None:
        channel.messages[message.id] = message
        if message.only is None:
            channel.last_message_id = message.id
            channel.sent += 1

    def edit(
        self, message: Message, body: dict[str, Any], uploads: list[Upload] | None = None, *, prefix: str = "", quiet: bool = False
    ) -> Message:
        """Change the fields in the body and publish the message; ``quiet`` does not mark it as edited.

        Raises ApiError 50006, 50035 (also for taking away the V2 flag, which cannot be taken away).
        """
        uploads = uploads or []
        channel = self._channel(message)
        old = message.wire
        kept = self._kept(old["attachments"], body)
        self._check_edit(message, body, {one["filename"] for one in kept} | {files.clean(one.name) for one in uploads}, prefix)
        changes: dict[str, Any] = {}
        if "attachments" in body or uploads:
            fresh = [one for one in body.get("attachments") or () if str(one.get("id")) in {upload.number for upload in uploads}]
            changes["attachments"] = kept + self._attach(channel, {"attachments": fresh}, uploads)
        attachments = changes.get("attachments", old["attachments"])
        if "components" in body:
            changes["components"] = message_check.numbered(body["components"] or [])
            files.resolve(walk(changes["components"]), attachments)
        if "content" in body:
            changes["content"] = body["content"] or ""
        if "embeds" in body:
            changes["embeds"] = [{"type": "rich", **embed} for embed in body["embeds"] or ()]
        if body.get("flags") is not None:
            changes["flags"] = (old["flags"] & ~(1 << 2)) | (body["flags"] & ((1 << 2) | V2))
        self._apply(channel, message, changes, body, quiet=quiet)
        return message

    def _channel(self, message: Message) -> Channel:
        """Return the channel of a message; raises ApiError 10003 when it is gone, 10008 when the message is."""
        channel = self._world.channels.get(message.channel_id)
        if channel is None:
            raise ApiError(10003)
        if message.deleted:
            raise ApiError(10008)
        return channel

    def _kept(self, attachments: list[dict[str, Any]], body: dict[str, Any]) -> list[dict[str, Any]]:
        if body.get("attachments") is None:
            return list(attachments)
        named = {str(one.get("id")) for one in body["attachments"]}
        return [one for one in attachments if one["id"] in named]

    def _check_edit(self, message: Message, body: dict[str, Any], names: set[str], prefix: str) -> None:
        flags = body.get("flags")
        was_v2 = bool(message.flags & V2)
        if was_v2 and flags is not None and not flags & V2:
            faults = FormFaults()
            faults.add(
                f"{prefix}flags", "MESSAGE_FLAGS_CANNOT_REMOVE_COMPONENTS_V2", "The IS_COMPONENTS_V2 flag cannot be removed from a message"
            )
            faults.settle()
        v2 = was_v2 or bool((flags or 0) & V2)
        whole = {**body}
        if v2 and not was_v2:
            whole = {"content": message.wire["content"], "embeds": message.wire["embeds"], **body}
        message_check.check_body(self._world, whole, names, prefix=prefix, v2=v2)
        after = {**message.wire, **body}
        if not (after.get("content") or after.get("embeds") or after.get("components") or names):
            raise ApiError(50006)

    def _apply(self, channel: Channel, message: Message, changes: dict[str, Any], body: dict[str, Any], *, quiet: bool) -> None:
        if "attachments" in changes:
            kept = {one["id"] for one in changes["attachments"]}
            for gone in message.wire["attachments"]:
                if gone["id"] not in kept:
                    self._files.forget(gone)
        message.wire = {**message.wire, **changes}
        if not quiet:
            message.wire["edited_timestamp"] = stamp()
        message.wire["flags"] &= ~LOADING
        if "content" in changes or "components" in changes:
            texts = [message.wire["content"], *(part["content"] for part in message.walk() if part["type"] == 10)]
            message.wire |= read(self._world, channel, message.author_id, "\n".join(texts), body.get("allowed_mentions"))
        message.edits += 1
        self._tell("MESSAGE_UPDATE", channel, message)

    def delete(self, message: Message) -> None:
        """Delete a message and publish it to everyone who saw it; repeating it has no effect."""
        channel = self._world.channels.get(message.channel_id)
        if channel is not None and self._remove(channel, message):
            data = {"id": str(message.id), "channel_id": str(channel.id)}
            self._publish("MESSAGE_DELETE", channel, data, message.only)

    def _remove(self, channel: Channel, message: Message) -> bool:
        if channel.messages.pop(message.id, None) is None:
            return False
        message.deleted = True
        for one in message.wire["attachments"]:
            self._files.forget(one)
        return True

    def _tell(self, name: str, channel: Channel, message: Message) -> None:
        self._publish(name, channel, payloads.message_event(self._world.guild_of(channel), message), message.only)

    def _publish(self, name: str, channel: Channel, data: dict[str, Any], only: int | None) -> None:
        if channel.guild_id is not None and "guild_id" not in data:
            data = {**data, "guild_id": str(channel.guild_id)}
        self._hub.publish(HubEvent(name, data, channel.guild_id, channel.id, None if only is None else frozenset((only,))))
