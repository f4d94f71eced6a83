"""A person in voice."""

from bot.rehearsal.people.not_possible import NotPossible
from bot.rehearsal.people.onlooker import Onlooker
from bot.rehearsal.world import member_permissions
from bot.rehearsal.world.records import STAGE, VOICE, Channel


class Sitter(Onlooker):
    """Enters and leaves voice, and mutes themselves."""

    def enter_voice(self, channel: Channel) -> None:
        """Enter a voice channel, from outside or from another one."""
        guild = self._backend.world.guild_of(channel)
        value = member_permissions.in_channel(self._backend.world, channel, self.id)
        if guild is None or channel.type not in (VOICE, STAGE) or member_permissions.missing(value, ("view_channel", "connect")):
            raise NotPossible(f"{self.name} cannot connect to {channel.name}")
        now = self.voice
        if now is not None and self._backend.world.channels[now.channel_id].guild_id != guild.id:
            self.leave_voice()
        self._backend.voice.enter(guild, self.id, channel)

    def leave_voice(self) -> None:
        for guild in self._backend.world.guilds.values():
            self._backend.voice.leave(guild, self.id)

    def set_voice(self, *, mute: bool | None = None, deaf: bool | None = None) -> None:
        """Mute or deafen themselves; None leaves it as it is."""
        for guild in self._backend.world.guilds.values():
            if self.id in guild.voice:
                self._backend.voice.self_set(guild, self.id, mute=mute, deaf=deaf)
