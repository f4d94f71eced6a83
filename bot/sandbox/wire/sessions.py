"""Gateway sessions: the events for one shard, sent now or kept until it resumes.

Events are written straight to the transport as WebSocket frames: a push happens in the middle of a change of the world, must keep its order
and must not wait, and each event is serialised once for all sessions.
"""

import asyncio
import json
import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bot.sandbox.world.records import Application

_encode = msgspec.json.Encoder().encode


def compact(data: Any) -> str:
    """Return data as JSON text; the data must have no cycles."""
    try:
        return _encode(data).decode()
    except (TypeError, UnicodeError):  # a subclass of str, a lone surrogate
        return json.dumps(data, separators=(",", ":"))


def text_frame(text: str) -> bytes:
    """Return one unmasked, final text frame (RFC 6455, section 5.2)."""
    body = text.encode()
    size = len(body)
    if size < 126:
        return b"\x81" + bytes((size,)) + body
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + body
    return b"\x81\x7f" + size.to_bytes(8, "big") + body


def push(transport: asyncio.BaseTransport | None, text: str) -> bool:
    """Write a text to a WebSocket's transport; return False if it is gone."""
    if not isinstance(transport, asyncio.WriteTransport) or transport.is_closing():
        return False
    transport.write(text_frame(text))
    return True


KEPT_FRAMES = 10_000
"""Events kept for a session that may resume."""

GUILDS, MEMBERS, EXPRESSIONS, VOICE, PRESENCES = 1 << 0, 1 << 1, 1 << 3, 1 << 7, 1 << 8
MESSAGES, REACTIONS, DM_MESSAGES, DM_REACTIONS, CONTENT, EVENTS = 1 << 9, 1 << 10, 1 << 12, 1 << 13, 1 << 15, 1 << 16
PRIVILEGED = MEMBERS | PRESENCES | CONTENT
ALL_INTENTS = (1 << 26) - 1

PREFIXES = (
    ("MESSAGE_REACTION_", REACTIONS, DM_REACTIONS),
    ("MESSAGE_", MESSAGES, DM_MESSAGES),
    ("CHANNEL_PINS_", GUILDS, DM_MESSAGES),
    ("GUILD_MEMBER_", MEMBERS, 0),
    ("GUILD_SCHEDULED_", EVENTS, 0),
    ("GUILD_EMOJIS_", EXPRESSIONS, 0),
    ("GUILD_SOUNDBOARD_", EXPRESSIONS, 0),
    ("VOICE_STATE_", VOICE, 0),
    ("VOICE_CHANNEL_", VOICE, 0),
    ("CHANNEL_", GUILDS, 0),
    ("THREAD_", GUILDS, 0),
    ("GUILD_", GUILDS, 0),
)
"""Prefix of an event's name -> its intent in a guild, and in a DM (0: none)."""


def intent_of(name: str, *, in_guild: bool) -> int:
    """Return the intent that an event needs (0: none)."""
    for prefix, guild, direct in PREFIXES:
        if name.startswith(prefix):
            return guild if in_guild else direct
    return 0


@dataclass(slots=True, eq=False)
class GatewaySession:
    """One session of one shard. Without a transport it is disconnected, and its events are kept for RESUME."""

    application: Application
    shard: tuple[int, int]
    intents: int
    transport: asyncio.BaseTransport | None
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    number: int = 0
    kept: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT_FRAMES))
    resumable: bool = True

    def covers(self, guild_id: int | None) -> bool:
        """Return whether events of this guild (None: DMs) go to this shard."""
        if guild_id is None:
            return self.shard[0] == 0
        return (guild_id >> 22) % self.shard[1] == self.shard[0]

    def send(self, name: str, text: str) -> None:
        """Send an event with serialised data."""
        self.number += 1
        frame = f'{{"op":0,"s":{self.number},"t":"{name}","d":{text}}}'
        self.kept.append((self.number, frame))
        if self.transport is not None and not push(self.transport, frame):
            self.transport = None

    def replay(self, after: int) -> None:
        """Send all events after this number again."""
        for number, frame in self.kept:
            if number > after:
                push(self.transport, frame)
