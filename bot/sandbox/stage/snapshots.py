"""The views of people, as JSON for the page."""

from typing import Any

from bot.sandbox.people.person import Person
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.wire import payloads
from bot.sandbox.world.interaction import InteractionOutcome
from bot.sandbox.world.message import Message
from bot.sandbox.world.records import Channel, Guild

HISTORY = 300
"""Messages of a place in a snapshot: the newest ones."""


class Snapshots:
    """Writes the shapes that the package's docstring describes."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox

    def people(self) -> dict[str, Any]:
        guilds = [{"id": str(one.id), "name": one.name} for one in self._sandbox.world.guilds.values()]
        return {"bot": self._bot(), "people": [self.person(one) for one in self._sandbox.people.values()], "guilds": guilds}

    def _bot(self) -> dict[str, Any]:
        return {"id": str(self._sandbox.bot.id), "name": self._sandbox.bot.name, "connected": self._sandbox.gateway.ready}

    def person(self, one: Person) -> dict[str, Any]:
        return {
            "id": str(one.id),
            "name": one.name,
            "avatar": one.user.avatar,
            "locale": one.locale,
            "dms_open": one.dms_open,
            "blocks_bot": self._sandbox.bot.id in one.user.blocked,
            "guilds": [str(guild.id) for guild in self._sandbox.world.guilds.values() if one.id in guild.members],
        }

    def state(self, one: Person, *, messages: bool = True) -> dict[str, Any]:
        """Return a person's view, with or without messages."""
        world = self._sandbox.world
        guilds = [guild for guild in world.guilds.values() if one.id in guild.members]
        places = one.places()
        commands: dict[str, Any] = {"dm": self._dm_commands(one)}
        for guild in guilds:
            commands[str(guild.id)] = self._guild_commands(one, guild)
        return {
            "person": self.person(one),
            **self.people(),
            "guilds": [self._guild(one, guild) for guild in guilds],
            "dm": None if one.dm is None else self.channel(one, one.dm),
            "messages": {str(place.id): self._history(one, place) for place in places if messages},
            "commands": commands,
        }

    def _history(self, one: Person, place: Channel) -> list[dict[str, Any]]:
        return [self.message(message) for message in one.messages(place)[-HISTORY:]]

    def all_messages(self) -> dict[str, list[dict[str, Any]]]:
        """Return all messages by channel id, the oldest first, ephemeral ones too."""
        return {str(place.id): [self.message(one) for one in place.messages.values()] for place in self._sandbox.world.channels.values()}

    def _dm_commands(self, one: Person) -> list[dict[str, Any]]:
        return one.commands(one.open_dm()) if self._sandbox.application.commands else []

    def _guild_commands(self, one: Person, guild: Guild) -> list[dict[str, Any]]:
        place = next((channel for channel in guild.channels.values() if channel.type == 0 and one.sees(channel)), None)
        return [] if place is None else one.commands(place)

    def channel(self, one: Person, place: Channel) -> dict[str, Any]:
        """Return a channel as one person sees it: whether they may write there, and the members of a thread."""
        data = {**payloads.channel(place, one.id), "can_write": one.can_write(place)}
        if place.status is not None:
            data["status"] = place.status
        return {**data, "joined": [str(user_id) for user_id in place.joined]} if place.is_thread else data

    def _guild(self, one: Person, guild: Guild) -> dict[str, Any]:
        return {
            "id": str(guild.id),
            "name": guild.name,
            "locale": guild.locale,
            "channels": [self.channel(one, place) for place in guild.channels.values() if one.sees(place)],
            "threads": [self.channel(one, place) for place in guild.threads.values() if one.sees(place)],
            "members": [
                {
                    "id": str(member.user.id),
                    "name": member.nick or member.user.name,
                    "avatar": member.user.avatar,
                    "bot": member.user.bot,
                    "roles": [str(role) for role in member.roles],
                }
                for member in guild.members.values()
            ],
            "roles": [{"id": str(role.id), "name": role.name, "color": role.color} for role in guild.roles.values()],
            "voice": [
                {key: value for key, value in payloads.voice_state(guild, state).items() if key != "member"}
                for state in guild.voice.values()
            ],
        }

    def message(self, one: Message) -> dict[str, Any]:
        return {**one.wire, "ephemeral_for": None if one.only is None else str(one.only), "edits": one.edits}

    def outcome(self, one: InteractionOutcome) -> dict[str, Any]:
        """Return an InteractionOutcome, with the id for sending an open modal back."""
        modal = one.modal
        shown = None
        if modal is not None:
            shown = {"id": str(one.interaction.id), "custom_id": modal.custom_id, "title": modal.title, "components": modal.components}
        took = one.interaction.took
        return {
            "kind": one.kind,
            "message": None if one.message is None else self.message(one.message),
            "modal": shown,
            "choices": None if one.choices is None else [{"name": choice.name, "value": choice.value} for choice in one.choices],
            "ephemeral": one.ephemeral,
            "milliseconds": None if took is None else round(took * 1000, 3),
        }
