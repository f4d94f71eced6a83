"""Reactions to messages."""

from typing import Any

from bot.sandbox.wire import payloads
from bot.sandbox.world.hub import Event, Hub
from bot.sandbox.world.message import Message
from bot.sandbox.world.records import Channel, User
from bot.sandbox.world.registers import World

Key = tuple[str | None, str]


class Reactions:
    """Who reacted with what."""

    def __init__(self, world: World, hub: Hub) -> None:
        self._world = world
        self._hub = hub
        self._who: dict[int, dict[Key, dict[int, None]]] = {}

    def who(self, message: Message, emoji: dict[str, Any]) -> list[int]:
        """Return the ids of the people who reacted with an emoji, in order."""
        return list(self._who.get(message.id, {}).get((emoji["id"], emoji["name"]), ()))

    def add(self, channel: Channel, message: Message, user: User, emoji: dict[str, Any]) -> None:
        """Add a reaction; nothing happens when the person has reacted with it already."""
        people = self._who.setdefault(message.id, {}).setdefault((emoji["id"], emoji["name"]), {})
        if user.id in people:
            return
        people[user.id] = None
        more: dict[str, Any] = {"message_author_id": str(message.author_id), "burst": False, "type": 0}
        guild = self._world.guild_of(channel)
        if guild is not None and user.id in guild.members:
            more["member"] = payloads.member(guild.members[user.id])
        self._tell("MESSAGE_REACTION_ADD", channel, message, user.id, emoji, more)

    def remove(self, channel: Channel, message: Message, user_id: int, emoji: dict[str, Any]) -> None:
        """Take a reaction back, if there is one."""
        people = self._who.get(message.id, {}).get((emoji["id"], emoji["name"]), {})
        if user_id in people:
            del people[user_id]
            self._tell("MESSAGE_REACTION_REMOVE", channel, message, user_id, emoji, {"burst": False, "type": 0})

    def clear(self, channel: Channel, message: Message) -> None:
        """Take all reactions away."""
        self._who.pop(message.id, None)
        self._show(message)
        data = {"channel_id": str(channel.id), "message_id": str(message.id), **_guild(channel)}
        self._hub.publish(Event("MESSAGE_REACTION_REMOVE_ALL", data, channel.guild_id, channel.id))

    def _tell(self, name: str, channel: Channel, message: Message, user_id: int, emoji: dict[str, Any], more: dict[str, Any]) -> None:
        self._show(message)
        data = {
            "user_id": str(user_id),
            "channel_id": str(channel.id),
            "message_id": str(message.id),
            "emoji": emoji,
            **_guild(channel),
            **more,
        }
        self._hub.publish(Event(name, data, channel.guild_id, channel.id))

    def _show(self, message: Message) -> None:
        shown = [
            {
                "emoji": {"id": key[0], "name": key[1]}, "count": len(people), "count_details": {"burst": 0, "normal": len(people)},
                "burst_colors": [], "me_burst": False, "burst_me": False, "burst_count": 0, "me": message.author_id in people,
            }
            for key, people in self._who.get(message.id, {}).items() if people
        ]  # fmt: skip
        message.wire = {**message.wire, "reactions": shown}


def _guild(channel: Channel) -> dict[str, str]:
    return {} if channel.guild_id is None else {"guild_id": str(channel.guild_id)}
