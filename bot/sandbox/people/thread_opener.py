"""A person who opens channels' threads and forums' posts, changes them, and changes or deletes channels."""

from collections.abc import Mapping

from bot.sandbox.changes.threads import Making
from bot.sandbox.people.not_possible import NotPossible
from bot.sandbox.people.writer import Writer, uploads
from bot.sandbox.world import member_permissions, thread_changes
from bot.sandbox.world.message import Message
from bot.sandbox.world.records import ANNOUNCEMENT, ANNOUNCEMENT_THREAD, FORUMS, PRIVATE_THREAD, PUBLIC_THREAD, THREADS_OF, Channel


class ThreadOpener(Writer):
    """Opens and changes threads; raises NotPossible where Discord would refuse."""

    def can_open_thread(self, parent: Channel, *, private: bool = False) -> bool:
        """Whether they may open a thread in a channel, or in a forum a post."""
        kind = PRIVATE_THREAD if private else ANNOUNCEMENT_THREAD if parent.type == ANNOUNCEMENT else PUBLIC_THREAD
        if kind not in THREADS_OF.get(parent.type, ()) or not self.sees(parent):
            return False
        if parent.type in FORUMS:
            return self.may(parent, "send_messages")
        return self.may(parent, "create_private_threads" if private else "create_public_threads")

    def open_thread(self, parent: Channel, name: str, *, private: bool = False, at: Message | None = None) -> Channel:
        """Open a thread in a text or announcement channel, ``at`` a message or without one; private ones in text channels only."""
        if parent.type in FORUMS or (private and at is not None):
            raise NotPossible("a forum has posts, and a private thread hangs at no message")
        self._must_open(parent, private=private)
        if at is not None and at.id in self._backend.world.channels:
            raise NotPossible("that message has a thread already")
        self._backend.slow_mode.note(parent, self.id, "thread")
        if at is not None:
            return self._backend.threads.open_at(parent, self.user, at, Making(name))
        kind = PRIVATE_THREAD if private else ANNOUNCEMENT_THREAD if parent.type == ANNOUNCEMENT else PUBLIC_THREAD
        return self._backend.threads.open(parent, self.user, kind, Making(name))

    def open_post(self, forum: Channel, name: str, text: str, *, files: Mapping[str, bytes] | None = None) -> Channel:
        """Open a post of a forum or media channel with its first message."""
        if forum.type not in FORUMS:
            raise NotPossible(f"{forum.name} is no forum")
        self._must_open(forum)
        self._backend.slow_mode.note(forum, self.id, "thread")
        return self._backend.threads.post(forum, self.user, {"content": text}, uploads(files), Making(name))[0]

    def _must_open(self, parent: Channel, *, private: bool = False) -> None:
        if not self.can_open_thread(parent, private=private):
            raise NotPossible(f"{self.name} may not open that in {parent.name}")
        self._must_not_wait(parent, "thread")

    def add_to_thread(self, thread: Channel, someone: "Writer") -> None:
        """Add somebody to a thread in which they may write themselves."""
        parent = self._backend.world.channels[thread.parent_id or 0]
        if not thread.is_thread or thread.archived or not self.can_write(thread) or not someone.sees(parent):
            raise NotPossible(f"{self.name} cannot add {someone.name} to {thread.name}")
        if thread.private and not thread.invitable and thread.owner_id != self.id and not self.may(thread, "manage_threads"):
            raise NotPossible(f"{self.name} may not add anybody to {thread.name}")
        self._backend.guilds.join_thread(thread, someone.id)

    def change_thread(
        self,
        thread: Channel,
        *,
        name: str | None = None,
        archived: bool | None = None,
        locked: bool | None = None,
        slowmode: int | None = None,
    ) -> None:
        """Change what is not None: rename, archive or wake, lock or unlock a thread, set its slow mode (seconds)."""
        given = {"name": name, "archived": archived, "locked": locked, "rate_limit_per_user": slowmode}
        fields = {key: value for key, value in given.items() if value is not None}
        value = member_permissions.in_channel(self._backend.world, thread, self.id)
        if not thread.is_thread or not self.sees(thread) or not thread_changes.permitted(thread, self.id, value, fields):
            raise NotPossible(f"{self.name} may not change {thread.name} like that")
        if thread.archived and archived is not False:
            raise NotPossible(f"{thread.name} is archived")
        thread_changes.apply(thread, fields)
        self._backend.guilds.channel_changed(thread)

    def set_slow_mode(self, channel: Channel, seconds: int) -> None:
        """Set the slow mode of a channel; for threads see ``change_thread``."""
        if channel.is_thread or not self.may(channel, "manage_channels"):
            raise NotPossible(f"{self.name} may not change {channel.name}")
        channel.slowmode = seconds
        self._backend.guilds.channel_changed(channel)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread; raises NotPossible without the permission."""
        if not self.may(channel, "manage_threads" if channel.is_thread else "manage_channels"):
            raise NotPossible(f"{self.name} may not delete {channel.name}")
        self._backend.guilds.delete_channel(channel)
