"""Voice: who sits where, and whom the server has muted. No sound."""

import secrets
from typing import Any

from bot.rehearsal.wire import payloads
from bot.rehearsal.wire.refusals import ApiError
from bot.rehearsal.world.hub import Happening, Hub
from bot.rehearsal.world.records import Application, Channel, Guild, VoiceState
from bot.rehearsal.world.registers import World


class VoiceStates:
    """Voice states of all guilds. A server mute outlasts leaving voice, as on Discord."""

    def __init__(self, world: World, hub: Hub) -> None:
        self._world = world
        self._hub = hub
        self._marks: dict[tuple[int, int], tuple[bool, bool]] = {}

    def enter(self, guild: Guild, user_id: int, channel: Channel) -> VoiceState:
        """Put somebody into a voice channel, from another one or from outside."""
        state = guild.voice.get(user_id)
        if state is None:
            mute, deaf = self._marks.pop((guild.id, user_id), (False, False))
            state = VoiceState(user_id, channel.id, secrets.token_hex(16), mute=mute, deaf=deaf)
            guild.voice[user_id] = state
        state.channel_id = channel.id
        self._tell(guild, state)
        return state

    def leave(self, guild: Guild, user_id: int) -> None:
        """Take somebody out of voice."""
        state = guild.voice.pop(user_id, None)
        if state is not None:
            if state.mute or state.deaf:
                self._marks[guild.id, user_id] = (state.mute, state.deaf)
            self._tell(guild, state, left=True)

    def set(self, guild: Guild, user_id: int, changes: dict[str, Any]) -> None:
        """Mute, deafen or move; raises ApiError 40032 when the person is not in voice."""
        state = guild.voice.get(user_id)
        if state is None:
            raise ApiError(40032)
        if changes.get("mute") is not None:
            state.mute = bool(changes["mute"])
        if changes.get("deaf") is not None:
            state.deaf = bool(changes["deaf"])
        if "channel_id" in changes:
            if changes["channel_id"] is None:
                self.leave(guild, user_id)
                return
            channel = guild.channels.get(int(changes["channel_id"]))
            if channel is None:
                raise ApiError(10003)
            state.channel_id = channel.id
        self._tell(guild, state)

    def self_set(self, guild: Guild, user_id: int, *, mute: bool | None = None, deaf: bool | None = None) -> None:
        state = guild.voice[user_id]
        state.self_mute = state.self_mute if mute is None else mute
        state.self_deaf = state.self_deaf if deaf is None else deaf
        self._tell(guild, state)

    def bot_moves(self, application: Application, guild_id: int, data: dict[str, Any]) -> None:
        """Let a bot enter or leave voice, as its gateway op 4 says."""
        guild = self._world.guilds.get(guild_id)
        if guild is None or application.bot.id not in guild.members:
            return
        channel = guild.channels.get(int(data["channel_id"])) if data.get("channel_id") else None
        if channel is None:
            self.leave(guild, application.bot.id)
            return
        self.enter(guild, application.bot.id, channel)

    def channel_gone(self, guild: Guild, channel: Channel) -> None:
        """Send everyone out of a voice channel that is deleted."""
        for user_id in [one.user_id for one in guild.voice.values() if one.channel_id == channel.id]:
            self.leave(guild, user_id)

    def _tell(self, guild: Guild, state: VoiceState, *, left: bool = False) -> None:
        self._hub.publish(Happening("VOICE_STATE_UPDATE", payloads.voice_state(guild, state, left=left), guild.id))
