"""Opening threads and posts, for bots and people alike. Routes and people check first."""

from dataclasses import dataclass
from typing import Any

from bot.sandbox.changes.files import Upload
from bot.sandbox.changes.guilds import Guilds
from bot.sandbox.changes.posting import Posting
from bot.sandbox.wire import payloads
from bot.sandbox.world.message import Message
from bot.sandbox.world.records import ANNOUNCEMENT, ANNOUNCEMENT_THREAD, PUBLIC_THREAD, Channel, User, World

SYSTEM_CREATED = 18
"""Type of the system message about a new public thread."""
HAS_THREAD = 1 << 5
"""Flag of a message that has a thread."""


@dataclass(frozen=True, slots=True)
class Making:
    """The settings of a new thread: minutes until it is archived, seconds of slow mode, who may invite."""

    name: str
    archive: int = 1440
    slowmode: int = 0
    invitable: bool = True


class Threads:
    """Opens the threads of channels and the posts of forums."""

    def __init__(self, world: World, guilds: Guilds, posting: Posting) -> None:
        self._world = world
        self._guilds = guilds
        self._posting = posting

    def open(self, parent: Channel, owner: User, kind: int, making: Making) -> Channel:
        """Open a thread without a message; a system message in the channel announces a public one."""
        thread = self._make(parent, owner, kind, making)
        if kind == PUBLIC_THREAD:
            self._posting.create(parent, owner, {"content": thread.name}, kind=SYSTEM_CREATED)
        return thread

    def open_at(self, parent: Channel, owner: User, message: Message, making: Making) -> Channel:
        """Open a thread at a message; the thread has the message's id."""
        thread = self._make(parent, owner, ANNOUNCEMENT_THREAD if parent.type == ANNOUNCEMENT else PUBLIC_THREAD, making, message.id)
        message.wire = {**message.wire, "flags": message.flags | HAS_THREAD, "thread": payloads.channel(thread)}
        return thread

    def post(
        self, forum: Channel, owner: User, body: dict[str, Any], uploads: list[Upload], making: Making, *, application_id: int | None = None
    ) -> tuple[Channel, Message]:
        """Open a post; its first message has the post's id. Raises ApiError 50006, 50035 before it makes anything."""
        self._posting.check_new(body, uploads, prefix="message.")
        thread = self._make(forum, owner, PUBLIC_THREAD, making)
        message = self._posting.create(thread, owner, body, uploads, application_id=application_id, message_id=thread.id)
        thread.sent = 0  # the first message is not counted
        return thread, message

    def _make(self, parent: Channel, owner: User, kind: int, making: Making, thread_id: int | None = None) -> Channel:
        return self._guilds.create_thread(
            parent,
            owner,
            making.name,
            kind,
            thread_id=thread_id,
            invitable=making.invitable,
            archive=making.archive,
            slowmode=making.slowmode or parent.post_slowmode,
        )
