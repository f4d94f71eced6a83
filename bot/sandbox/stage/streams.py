"""A stream of what one person sees happen, or of everything."""

import asyncio
import json
from typing import Any

from bot.sandbox.people.person import Person
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.stage.snapshots import Snapshots
from bot.sandbox.wire.frames import push
from bot.sandbox.world.hub import Event

REFRESHING = ("CHANNEL_", "THREAD_", "GUILD_MEMBER", "GUILD_ROLE", "COMMANDS", "DM_OPENED")


class Stream:
    """One stream; it sends its first state at once and ends with ``end``."""

    def __init__(self, sandbox: Sandbox, snapshots: Snapshots, transport: asyncio.BaseTransport | None, person: Person | None) -> None:
        self._sandbox = sandbox
        self._snapshots = snapshots
        self._transport = transport
        self._person = person
        if person is None:
            self.send_states(messages=True)
        else:
            self.send({"event": "STATE", "data": snapshots.state(person)})
        self._stop = sandbox.backend.hub.listen(self._hear)

    def send(self, data: dict[str, Any]) -> None:
        push(self._transport, json.dumps(data, separators=(",", ":"), ensure_ascii=False))

    def send_states(self, *, messages: bool) -> None:
        """Send what everybody sees, each message once; without ``messages`` only who sees which places."""
        states = {str(one.id): self._snapshots.state(one, messages=False) for one in self._sandbox.people.values()}
        self.send({"event": "STATES", "data": states, **({"messages": self._snapshots.all_messages()} if messages else {})})

    def end(self) -> None:
        """Stop listening and close the connection."""
        self._stop()
        if isinstance(self._transport, asyncio.WriteTransport) and not self._transport.is_closing():
            self._transport.close()

    def _hear(self, event: Event) -> None:
        if self._person is not None and not self._for(self._person, event):
            return
        refresh = event.name.startswith(REFRESHING) and event.name != "CHANNEL_PINS_UPDATE"
        self.send(
            {
                "event": event.name,
                "data": self._data(event),
                "guild_id": None if event.guild_id is None else str(event.guild_id),
                "channel_id": None if event.channel_id is None else str(event.channel_id),
                "for": self._only(event),
                "refresh": refresh,
            }
        )

    def _data(self, event: Event) -> dict[str, Any]:
        if event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and event.channel_id is not None:
            message = self._sandbox.world.message(event.channel_id, int(event.data["id"]))
            if message is not None:
                return self._snapshots.message(message)
        return event.data

    def _only(self, event: Event) -> list[str] | None:
        if event.only:
            return [str(one) for one in event.only]
        channel = self._sandbox.world.channels.get(event.channel_id or 0)
        return [str(user.id) for user in channel.recipients if not user.bot] if channel is not None and channel.recipients else None

    def _for(self, person: Person, event: Event) -> bool:
        if event.only and person.id not in event.only:
            return False
        if event.guild_id is not None:
            guild = self._sandbox.world.guilds.get(event.guild_id)
            if guild is None or (person.id not in guild.members and event.name != "GUILD_MEMBER_REMOVE"):
                return False
        channel = self._sandbox.world.channels.get(event.channel_id or 0)
        return channel is None or person.sees(channel)
