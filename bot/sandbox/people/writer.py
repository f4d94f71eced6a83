"""A person who writes: messages and reactions, where Discord lets them."""

from collections.abc import Mapping
from typing import Any

from bot.sandbox.changes.files import Upload
from bot.sandbox.changes.slow_mode import Kind
from bot.sandbox.people.not_possible import NotPossible
from bot.sandbox.people.onlooker import Onlooker
from bot.sandbox.world import emojis, member_permissions
from bot.sandbox.world.message import Message
from bot.sandbox.world.records import DM, Channel


class Writer(Onlooker):
    """Writes, edits, deletes and reacts; raises NotPossible where Discord would refuse."""

    def write(self, place: Channel, text: str, *, files: Mapping[str, bytes] | None = None, reply_to: Message | None = None) -> Message:
        """Write a message, which wakes an archived thread; raises NotPossible where they may not, or not yet (slow mode)."""
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

    def _must_not_wait(self, place: Channel, kind: Kind = "message") -> None:
        left = self._backend.slow_mode.left(place, self.id, kind)
        if left:
            raise NotPossible(f"{self.name} has to wait {left:.1f} s more in {place.name}")

    def edit(self, message: Message, text: str) -> None:
        """Change a message of theirs; raises NotPossible for anybody else's, and in archived or locked threads."""
        place = self._place(message)
        if message.author_id != self.id:
            raise NotPossible("only one's own messages can be edited")
        if place.archived or self._locked_out(place):
            raise NotPossible(f"nothing can be edited in {place.name}")
        self._backend.posting.edit(message, {"content": text})

    def delete(self, message: Message) -> None:
        """Delete a message of theirs, or with the permission anybody's; an ephemeral one is dismissed."""
        place = self._place(message)
        if message.author_id != self.id and message.only != self.id and not self.may(place, "manage_messages"):
            raise NotPossible(f"{self.name} may not delete that message")
        if place.archived and place.locked:
            raise NotPossible(f"nothing can be deleted in {place.name}")
        self._backend.posting.delete(message)

    def can_react(self, message: Message, emoji: str) -> bool:
        """Whether they may react with an emoji. Adding to a reaction that is there takes no Add Reactions, only the history."""
        place = self._place(message)
        if not self.sees_message(message) or place.archived:
            return False
        if place.type == DM:
            return True
        first = () if self._backend.reactions.who(message, self._emoji(emoji)) else ("add_reactions",)
        return self.may(place, "read_message_history", *first)

    def react(self, message: Message, emoji: str) -> None:
        """React with an emoji written in Unicode; raises NotPossible where they may not."""
        if not self.can_react(message, emoji):
            raise NotPossible(f"{self.name} may not react to that message")
        self._backend.reactions.add(self._place(message), message, self.user, self._emoji(emoji))

    def unreact(self, message: Message, emoji: str) -> None:
        place = self._place(message)
        if place.archived:
            raise NotPossible(f"{place.name} is archived")
        self._backend.reactions.remove(place, message, self.id, self._emoji(emoji))

    def _emoji(self, emoji: str) -> dict[str, Any]:
        found = emojis.from_path(self._backend.world, emoji)
        if found is None:
            raise NotPossible(f"{emoji!r} is no emoji")
        return found

    def _locked_out(self, place: Channel) -> bool:
        return member_permissions.bars_writing(place, member_permissions.in_channel(self._backend.world, place, self.id))


def uploads(files: Mapping[str, bytes] | None) -> list[Upload]:
    """Return files by their names as they are sent with a message."""
    return [Upload(str(index), name, data) for index, (name, data) in enumerate((files or {}).items())]
