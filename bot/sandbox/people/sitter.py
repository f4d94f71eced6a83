"""A person in voice."""

from bot.sandbox.people.not_possible import NotPossible
from bot.sandbox.people.onlooker import Onlooker
from bot.sandbox.world.records import STAGE, Channel, Guild


class Sitter(Onlooker):
    """Enters and leaves voice, mutes themselves, and stands up on a stage; raises NotPossible where Discord would refuse."""

    def enter_voice(self, channel: Channel) -> None:
        """Enter a voice channel, from outside or from another one; on a stage as audience."""
        guild = self._backend.world.guild_of(channel)
        if guild is None or not self._backend.voice.admits(channel, self.id):
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

    # --- on a stage ---------------------------------------------------------------------------------------------------------

    def _stage(self) -> tuple[Guild, Channel]:
        channel = None if self.voice is None else self._backend.world.channels[self.voice.channel_id]
        guild = None if channel is None else self._backend.world.guild_of(channel)
        if channel is None or guild is None or channel.type != STAGE:
            raise NotPossible(f"{self.name} is on no stage")
        return guild, channel

    def stand_up(self) -> None:
        """Become a speaker by one's own right (Mute Members)."""
        guild, channel = self._stage()
        if not self.may(channel, "mute_members"):
            raise NotPossible(f"{self.name} has to be invited to speak")
        self._backend.voice.stand_up(guild, self.id)

    def step_back(self) -> None:
        """Go to the audience, or decline an invitation."""
        self._backend.voice.suppress(self._stage()[0], self.id)

    def ask_to_speak(self, *, on: bool = True) -> None:
        """Ask to speak, or (``on=False``) no longer."""
        guild, channel = self._stage()
        if on and not self.may(channel, "request_to_speak"):
            raise NotPossible(f"{self.name} may not ask to speak")
        self._backend.voice.ask(guild, self.id, on=on)

    def accept_invitation(self) -> None:
        """Accept an invitation to speak; raises NotPossible when there is none."""
        guild, _ = self._stage()
        if self.voice is None or not self.voice.invited:
            raise NotPossible(f"{self.name} is not invited to speak")
        self._backend.voice.stand_up(guild, self.id)
