"""The soundboard: sounds of guilds and Discord's own, and who plays which. Nobody hears anything; it is written down."""

import time
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.sandbox.wire import payloads
from bot.sandbox.wire.refusals import ApiError
from bot.sandbox.wire.sound_check import PLACES
from bot.sandbox.world.hub import Event, Hub
from bot.sandbox.world.records import Channel, Guild, Sound, User
from bot.sandbox.world.registers import World

TABLE = Path(payloads.__file__).with_name("default_sounds.toml")


def default_sounds() -> list[dict[str, Any]]:
    """Return Discord's own sounds as it sends them."""
    listed = tomllib.loads(TABLE.read_text(encoding="utf-8"))["sound"]
    return [{"volume": 1.0, "emoji_id": None, "available": True, **one} for one in listed]


@dataclass(frozen=True, slots=True)
class Played:
    """A sound that was played: where, by whom, what, who sat there and heard it, and when (seconds of the monotonic clock)."""

    channel: Channel
    user_id: int
    sound_id: int
    name: str
    heard_by: frozenset[int]
    at: float


class Sounds:
    """Makes, changes, deletes and plays sounds; permissions are checked by the routes. ``played`` is all that was played."""

    def __init__(self, world: World, hub: Hub) -> None:
        self._world = world
        self._hub = hub
        self._own = {int(one["sound_id"]): str(one["name"]) for one in default_sounds()}
        self.played: list[Played] = []

    def create(self, guild: Guild, user: User, name: str, data: bytes, kind: str, **more: Any) -> Sound:
        """Keep a new sound, with ``volume``, ``emoji_id`` and ``emoji_name``; raises ApiError 30045 when there is no place for it."""
        if len(guild.sounds) >= PLACES:
            raise ApiError(30045)
        sound = Sound(self._world.ids.next(), guild.id, name, user, **more)
        guild.sounds[sound.id] = sound
        self._world.files[f"soundboard-sounds/{sound.id}"] = (data, kind)
        self._tell("CREATE", guild, payloads.sound(sound))
        return sound

    def changed(self, guild: Guild, sound: Sound) -> None:
        """Publish a sound after a change of its fields."""
        self._tell("UPDATE", guild, payloads.sound(sound))

    def delete(self, guild: Guild, sound: Sound) -> None:
        del guild.sounds[sound.id]
        self._world.files.pop(f"soundboard-sounds/{sound.id}", None)
        self._tell("DELETE", guild, {"sound_id": str(sound.id), "guild_id": str(guild.id)})

    def play(self, guild: Guild, channel: Channel, user_id: int, sound_id: int, source: Guild) -> None:
        """Play a sound of ``source`` or one of Discord's own for whoever sits in the channel; raises ApiError 10097 for an unknown one."""
        of_guild = source.sounds.get(sound_id)
        name = of_guild.name if of_guild is not None else self._own.get(sound_id)
        if name is None:
            raise ApiError(10097)
        here = frozenset(one.user_id for one in guild.voice.values() if one.channel_id == channel.id and not (one.deaf or one.self_deaf))
        self.played.append(Played(channel, user_id, sound_id, name, here, time.monotonic()))
        data = {
            "channel_id": str(channel.id),
            "guild_id": str(guild.id),
            "user_id": str(user_id),
            "emoji": None,
            "sound_id": str(sound_id) if of_guild is not None else sound_id,
            "sound_volume": 1.0 if of_guild is None else of_guild.volume,
        }
        self._hub.publish(Event("VOICE_CHANNEL_EFFECT_SEND", data, guild.id, channel.id))

    def _tell(self, what: str, guild: Guild, data: dict[str, Any]) -> None:
        self._hub.publish(Event(f"GUILD_SOUNDBOARD_SOUND_{what}", data, guild.id))
