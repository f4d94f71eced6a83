"""A person in voice, and a moderator who mutes, moves and disconnects others beside the bot."""

from bot.sandbox.people.onlooker import NotPossible, Onlooker
from bot.sandbox.world.records import STAGE, Channel, Guild


class PersonInVoice(Onlooker):
    """Enters and leaves voice, mutes themselves, and speaks on a stage; raises NotPossible where Discord would refuse."""

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
        """Mute or deafen oneself; None leaves it."""
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

    def accept_invitation(self) -> None:
        """Accept an invitation to speak; raises NotPossible when there is none."""
        guild, _ = self._stage()
        if self.voice is None or not self.voice.invited:
            raise NotPossible(f"{self.name} is not invited to speak")
        self._backend.voice.stand_up(guild, self.id)


class VoiceModerator(PersonInVoice):
    """Mutes, deafens, moves and invites with the permissions of the channel. Raises NotPossible where Discord would refuse."""

    def mute(self, someone: Onlooker, *, on: bool = True) -> None:
        """Mute or unmute somebody on the whole server; they must be in voice."""
        guild, _ = self._beside(someone.id, "mute_members")
        self._backend.voice.mark(guild, someone.id, mute=on)

    def deafen(self, someone: Onlooker, *, on: bool = True) -> None:
        """Deafen or undeafen somebody on the whole server; they must be in voice."""
        guild, _ = self._beside(someone.id, "deafen_members")
        self._backend.voice.mark(guild, someone.id, deaf=on)

    def move(self, someone: Onlooker, channel: Channel) -> None:
        """Move somebody to another voice channel. The mover needs the right to connect there, the moved person does not."""
        guild, _ = self._beside(someone.id, "move_members")
        if channel.guild_id != guild.id or not self.may(channel, "view_channel", "connect"):
            raise NotPossible(f"{self.name} cannot move anybody to {channel.name}")
        self._backend.voice.enter(guild, someone.id, channel)

    def disconnect(self, someone: Onlooker) -> None:
        guild, _ = self._beside(someone.id, "move_members")
        self._backend.voice.leave(guild, someone.id)

    def invite_to_speak(self, someone: Onlooker) -> None:
        """Invite a member of a stage's audience to speak."""
        self._backend.voice.invite(self._stage_of(someone.id), someone.id)

    # --- the same to the bot ------------------------------------------------------------------------------------------------

    def mute_bot(self, guild: Guild, *, on: bool = True) -> None:
        """Mute or unmute the bot, which must be in voice on that server."""
        self._at(guild, self._application.bot.id, "mute_members")
        self._backend.voice.mark(guild, self._application.bot.id, mute=on)

    def move_bot(self, guild: Guild, channel: Channel | None) -> None:
        """Move the bot to another voice channel, or disconnect it (None)."""
        self._at(guild, self._application.bot.id, "move_members")
        if channel is None:
            self._backend.voice.leave(guild, self._application.bot.id)
        else:
            self._backend.voice.enter(guild, self._application.bot.id, channel)

    def _stage_of(self, user_id: int) -> Guild:
        guild, channel = self._beside(user_id, "mute_members")
        if channel.type != STAGE:
            raise NotPossible(f"{channel.name} is no stage")
        return guild

    def _beside(self, user_id: int, name: str) -> tuple[Guild, Channel]:
        for guild in self._backend.world.guilds.values():
            if user_id in guild.voice:
                return guild, self._at(guild, user_id, name)
        raise NotPossible("they are not in voice")

    def _at(self, guild: Guild, user_id: int, name: str) -> Channel:
        """Return somebody's voice channel; raises NotPossible without a permission there."""
        state = guild.voice.get(user_id)
        if state is None:
            raise NotPossible("they are not in voice")
        channel = guild.channels[state.channel_id]
        if not self.may(channel, name):
            raise NotPossible(f"{self.name} may not do that in {channel.name}")
        return channel
