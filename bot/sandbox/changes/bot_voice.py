"""A bot in voice by the gateway alone (op 4): it sits there without sound."""

from typing import Any

from bot.sandbox.changes.voice_states import VoiceStates
from bot.sandbox.world.records import Application, Guild
from bot.sandbox.world.registers import World


class BotVoice:
    """Does what bots say by op 4. What is not possible is passed over without a word, as on Discord."""

    def __init__(self, world: World, voice: VoiceStates) -> None:
        self._world = world
        self._voice = voice

    def move(self, application: Application, session_id: str, data: dict[str, Any]) -> Guild | None:
        """Let a bot enter, change or leave its one voice channel of a guild; return the guild when it has entered a channel."""
        guild = self._world.guilds.get(int(data["guild_id"]))
        bot_id = application.bot.id
        if guild is None or bot_id not in guild.members:
            return None
        if not data.get("channel_id"):
            self._voice.leave(guild, bot_id)
            return None
        channel = guild.channels.get(int(data["channel_id"]))
        if channel is None or not self._voice.admits(channel, bot_id):
            return None
        before = guild.voice.get(bot_id)
        came = before is None or before.channel_id != channel.id
        if came:
            self._voice.enter(guild, bot_id, channel, session_id)
        self._voice.self_set(guild, bot_id, mute=bool(data.get("self_mute")), deaf=bool(data.get("self_deaf")))
        return guild if came else None

    def session_over(self, application: Application, session_id: str) -> None:
        """Take a bot out of voice wherever it sits by a session that has ended."""
        for guild in self._world.guilds.values():
            state = guild.voice.get(application.bot.id)
            if state is not None and state.session_id == session_id:
                self._voice.leave(guild, application.bot.id)
