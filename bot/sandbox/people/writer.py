"""A person who writes messages, reacts, and opens and changes threads and channels."""

from collections.abc import Mapping
from typing import Any

from bot.sandbox.changes.files import Upload
from bot.sandbox.changes.posting import SlowModeKind
from bot.sandbox.changes.threads import Making
from bot.sandbox.people.onlooker import NotPossible, Onlooker
from bot.sandbox.world import emojis, member_permissions
from bot.sandbox.world.message import Message
from bot.sandbox.world.records import ANNOUNCEMENT, ANNOUNCEMENT_THREAD, DM, FORUMS, PRIVATE_THREAD, PUBLIC_THREAD, THREADS_OF, Channel


class WritingPerson(Onlooker):
    """Writes, edits, deletes and reacts; raises NotPossible where Discord would refuse."""

    def write(self, place: Channel, text: str, *, files: Mapping[str, bytes] | None = None, reply_to: Message | None = None) -> Message:
        """Write a message, which wakes an archived thread; raises NotPossible without the right and during slow mode."""
        self._must_see(place)
        if not self.can_write(place) or (files and not self.may(place, "attach_files")):
            raise NotPossible(f"{self.name} may not write in {place.name}")
        self._must_not_wait(place)
        if place.is_thread and not place.private:
            self._backend.guilds.join_thread(place, self.id)
        extra: dict[str, Any] = {}
        if reply_to is not None:
            reference = {"type": 0, "message_id": str(reply_to.id), "channel_id": str(place.id)}
            extra = {"type": 19, "message_reference": reference, "referenced_message": reply_to.wire}
        written = self._backend.posting.create(place, self.user, {"content": text}, uploads(files), extra=extra)
        self._backend.slow_mode.note(place, self.id)
        return written

    def _must_not_wait(self, place: Channel, kind: SlowModeKind = "message") -> None:
        left = self._backend.slow_mode.left(place, self.id, kind)
        if left:
            raise NotPossible(f"{self.name} has to wait {left:.1f} s more in {place.name}")

    def edit(self, message: Message, text: str) -> None:
        """Edit an own message; raises NotPossible for another author's, and in archived or locked threads."""
        place = self._place(message)
        if message.author_id != self.id:
            raise NotPossible("only one's own messages can be edited")
        if place.archived or self._locked_out(place):
            raise NotPossible(f"nothing can be edited in {place.name}")
        self._backend.posting.edit(message, {"content": text})

    def delete(self, message: Message) -> None:
        """Delete an own message, or with the permission anybody's; dismiss an ephemeral one."""
        place = self._place(message)
        if message.author_id != self.id and message.only != self.id and not self.may(place, "manage_messages"):
            raise NotPossible(f"{self.name} may not delete that message")
        if place.archived and place.locked:
            raise NotPossible(f"nothing can be deleted in {place.name}")
        self._backend.posting.delete(message)

    def can_react(self, message: Message, emoji: str) -> bool:
        """Return whether this person may react. Joining an existing reaction needs only the message history, not Add Reactions."""
        place = self._place(message)
        if not self.sees_message(message) or place.archived:
            return False
        if place.type == DM:
            return True
        first = () if self._backend.reactions.who(message, self._emoji(emoji)) else ("add_reactions",)
        return self.may(place, "read_message_history", *first)

    def react(self, message: Message, emoji: str) -> None:
        """React with a Unicode emoji; raises NotPossible without the right."""
        if not self.can_react(message, emoji):
            raise NotPossible(f"{self.name} may not react to that message")
        self._backend.reactions.add(self._place(message), message, self.user, self._emoji(emoji))

    def unreact(self, message: Message, emoji: str) -> None:
        place = self._place(message)
        if place.archived:
            raise NotPossible(f"{place.name} is archived")
        self._backend.reactions.remove(place, message, self.id, self._emoji(emoji))

    def _emoji(self, emoji: str) -> dict[str, Any]:
        found = emojis.emoji_from_path(self._backend.world, emoji)
        if found is None:
            raise NotPossible(f"{emoji!r} is no emoji")
        return found

    def _locked_out(self, place: Channel) -> bool:
        return member_permissions.bars_writing(place, member_permissions.in_channel(self._backend.world, place, self.id))


def uploads(files: Mapping[str, bytes] | None) -> list[Upload]:
    return [Upload(str(index), name, data) for index, (name, data) in enumerate((files or {}).items())]


class ThreadOpener(WritingPerson):
    """Opens and changes threads; raises NotPossible where Discord would refuse."""

    def can_open_thread(self, parent: Channel, *, private: bool = False) -> bool:
        """Return whether this person may open a thread in a channel, or a post in a forum."""
        kind = PRIVATE_THREAD if private else ANNOUNCEMENT_THREAD if parent.type == ANNOUNCEMENT else PUBLIC_THREAD
        if kind not in THREADS_OF.get(parent.type, ()) or not self.sees(parent):
            return False
        if parent.type in FORUMS:
            return self.may(parent, "send_messages")
        return self.may(parent, "create_private_threads" if private else "create_public_threads")

    def open_thread(self, parent: Channel, name: str, *, private: bool = False, at: Message | None = None) -> Channel:
        """Open a thread in a text or announcement channel, with or without a message; a private one in text channels only."""
        if parent.type in FORUMS or (private and at is not None):
            raise NotPossible("a forum has posts, and a private thread belongs to no message")
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

    def add_to_thread(self, thread: Channel, someone: WritingPerson) -> None:
        """Add somebody to a thread; the adder must be able to write there."""
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
        """Rename, archive or wake, lock or unlock a thread, or set its slow mode in seconds; None leaves a field."""
        given = {"name": name, "archived": archived, "locked": locked, "rate_limit_per_user": slowmode}
        fields = {key: value for key, value in given.items() if value is not None}
        value = member_permissions.in_channel(self._backend.world, thread, self.id)
        if not thread.is_thread or not self.sees(thread) or not member_permissions.may_change_thread(thread, self.id, value, fields):
            raise NotPossible(f"{self.name} may not change {thread.name} like that")
        if thread.archived and archived is not False:
            raise NotPossible(f"{thread.name} is archived")
        member_permissions.change_thread(thread, fields)
        self._backend.guilds.channel_changed(thread)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread; raises NotPossible without the permission."""
        if not self.may(channel, "manage_threads" if channel.is_thread else "manage_channels"):
            raise NotPossible(f"{self.name} may not delete {channel.name}")
        self._backend.guilds.delete_channel(channel)
