"""Voice without audio: channels, mutes, speakers on a stage; and the soundboard, which notes the sounds it plays."""

import secrets
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from discord import Permissions

from bot.sandbox.wire import payloads
from bot.sandbox.wire.refusals import ApiError
from bot.sandbox.wire.sound_check import PLACES
from bot.sandbox.world import member_permissions
from bot.sandbox.world.hub import Hub, HubEvent
from bot.sandbox.world.records import STAGE, VOICE, Channel, Guild, Sound, User, VoiceState, World, stamp


class VoiceStates:
    """Voice states of all guilds. Routes and people check permissions, unless a method says that it does."""

    def __init__(self, world: World, hub: Hub) -> None:
        self._world = world
        self._hub = hub

    # --- where they sit -----------------------------------------------------------------------------------------------------

    def admits(self, channel: Channel, user_id: int) -> bool:
        """Return whether somebody may enter: they see the channel, may connect, and there is room or they may move members."""
        value = member_permissions.in_channel(self._world, channel, user_id)
        if channel.type not in (VOICE, STAGE) or member_permissions.missing(value, ("view_channel", "connect")):
            return False
        return not self._full(channel, user_id) or bool(value & Permissions.move_members.flag)

    def _full(self, channel: Channel, user_id: int) -> bool:
        guild = self._world.guilds[channel.guild_id or 0]
        others = sum(one.channel_id == channel.id for one in guild.voice.values() if one.user_id != user_id)
        return bool(channel.user_limit) and others >= channel.user_limit

    def enter(self, guild: Guild, user_id: int, channel: Channel, session_id: str | None = None) -> VoiceState:
        """Put somebody into a voice channel, from outside or from another one.

        Entering decides whether they may speak; a permission that changes later counts when they enter again.
        """
        state = guild.voice.get(user_id)
        if state is None:
            member = guild.members[user_id]
            state = VoiceState(user_id, channel.id, session_id or secrets.token_hex(16), mute=member.mute, deaf=member.deaf)
            guild.voice[user_id] = state
            self._settle(state, channel)
        elif state.channel_id != channel.id:
            state.channel_id = channel.id
            self._settle(state, channel)
        self._tell(guild, state)
        return state

    def _settle(self, state: VoiceState, channel: Channel) -> None:
        """Suppress everybody on a stage, and elsewhere those without the right to speak."""
        value = member_permissions.in_channel(self._world, channel, state.user_id)
        state.suppress = channel.type == STAGE or not value & Permissions.speak.flag
        state.asked_at = None

    def leave(self, guild: Guild, user_id: int) -> None:
        """Take somebody out of voice; a server mute stays with the member."""
        state = guild.voice.pop(user_id, None)
        if state is not None:
            self._tell(guild, state, left=True)

    def channel_gone(self, guild: Guild, channel: Channel) -> None:
        """Send everyone out of a deleted voice channel."""
        for user_id in [one.user_id for one in guild.voice.values() if one.channel_id == channel.id]:
            self.leave(guild, user_id)

    def set_status(self, guild: Guild, channel: Channel, status: str | None) -> None:
        """Set the line under the name of a voice channel; None clears it."""
        channel.status = status
        shown = {"id": str(channel.id), "guild_id": str(guild.id), "status": status}
        self._hub.publish(HubEvent("VOICE_CHANNEL_STATUS_UPDATE", shown, guild.id))

    # --- what keeps them silent ---------------------------------------------------------------------------------------------

    def mark(self, guild: Guild, user_id: int, *, mute: bool | None = None, deaf: bool | None = None) -> None:
        """Set server mute or deafen; None leaves it. Raises ApiError 40032 for a person outside voice."""
        state = guild.voice.get(user_id)
        if state is None:
            raise ApiError(40032)
        member = guild.members[user_id]
        member.mute = state.mute = state.mute if mute is None else mute
        member.deaf = state.deaf = state.deaf if deaf is None else deaf
        self._tell(guild, state)

    def self_set(self, guild: Guild, user_id: int, *, mute: bool | None = None, deaf: bool | None = None) -> None:
        """Set self-mute or self-deafen; None leaves it."""
        state = guild.voice[user_id]
        state.self_mute = state.self_mute if mute is None else mute
        state.self_deaf = state.self_deaf if deaf is None else deaf
        self._tell(guild, state)

    def invite(self, guild: Guild, user_id: int) -> None:
        """Invite a member of the audience to speak: a bot speaks at once, a person has to accept."""
        state = guild.voice[user_id]
        person = self._world.application_of_bot(user_id) is None
        state.suppress, state.asked_at = False, stamp() if person else None
        self._tell(guild, state)

    def stand_up(self, guild: Guild, user_id: int) -> None:
        """Let somebody speak on a stage, by an invitation or by their own right."""
        state = guild.voice[user_id]
        state.suppress, state.asked_at = False, None
        self._tell(guild, state)

    def _tell(self, guild: Guild, state: VoiceState, *, left: bool = False) -> None:
        self._hub.publish(HubEvent("VOICE_STATE_UPDATE", payloads.voice_state(guild, state, left=left), guild.id))


TABLE = Path(payloads.__file__).with_name("default_sounds.toml")


def default_sounds() -> list[dict[str, Any]]:
    """Return Discord's own sounds as it sends them."""
    listed = tomllib.loads(TABLE.read_text(encoding="utf-8"))["sound"]
    return [{"volume": 1.0, "emoji_id": None, "available": True, **one} for one in listed]


@dataclass(frozen=True, slots=True)
class PlayedSound:
    """A played sound: channel, player, sound, hearers, and time (seconds of the monotonic clock)."""

    channel: Channel
    user_id: int
    sound_id: int
    name: str
    heard_by: frozenset[int]
    at: float


class Soundboard:
    """Creates, changes, deletes and plays sounds; routes check permissions. ``played`` holds all played sounds."""

    def __init__(self, world: World, hub: Hub) -> None:
        self._world = world
        self._hub = hub
        self._own = {int(one["sound_id"]): str(one["name"]) for one in default_sounds()}
        self.played: list[PlayedSound] = []

    def create(self, guild: Guild, user: User, name: str, data: bytes, **more: Any) -> Sound:
        """Keep a new sound; raises ApiError 30045 when there is no place for it."""
        if len(guild.sounds) >= PLACES:
            raise ApiError(30045)
        sound = Sound(self._world.ids.next(), guild.id, name, user, **more)
        guild.sounds[sound.id] = sound
        self._world.files[f"soundboard-sounds/{sound.id}"] = (data, "audio/ogg")
        self._tell("CREATE", guild, payloads.sound(sound))
        return sound

    def delete(self, guild: Guild, sound: Sound) -> None:
        del guild.sounds[sound.id]
        self._world.files.pop(f"soundboard-sounds/{sound.id}", None)
        self._tell("DELETE", guild, {"sound_id": str(sound.id), "guild_id": str(guild.id)})

    def play(self, guild: Guild, channel: Channel, user_id: int, sound_id: int, source: Guild) -> None:
        """Play a sound of ``source`` or of Discord to everybody in the channel; raises ApiError 10097 for an unknown one."""
        of_guild = source.sounds.get(sound_id)
        name = of_guild.name if of_guild is not None else self._own.get(sound_id)
        if name is None:
            raise ApiError(10097)
        here = frozenset(one.user_id for one in guild.voice.values() if one.channel_id == channel.id and not (one.deaf or one.self_deaf))
        self.played.append(PlayedSound(channel, user_id, sound_id, name, here, time.monotonic()))
        data = {
            "channel_id": str(channel.id),
            "guild_id": str(guild.id),
            "user_id": str(user_id),
            "emoji": None,
            "sound_id": str(sound_id) if of_guild is not None else sound_id,
            "sound_volume": 1.0 if of_guild is None else of_guild.volume,
        }
        self._hub.publish(HubEvent("VOICE_CHANNEL_EFFECT_SEND", data, guild.id, channel.id))

    def _tell(self, what: str, guild: Guild, data: dict[str, Any]) -> None:
        self._hub.publish(HubEvent(f"GUILD_SOUNDBOARD_SOUND_{what}", data, guild.id))
