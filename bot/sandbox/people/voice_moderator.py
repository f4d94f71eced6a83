"""A person who does something to other people in voice: moderators of the server, beside the bot."""

from bot.sandbox.people.not_possible import NotPossible
from bot.sandbox.people.onlooker import Onlooker
from bot.sandbox.people.sitter import Sitter
from bot.sandbox.world.records import STAGE, Channel, Guild


class VoiceModerator(Sitter):
    """Mutes, deafens, moves and invites; every permission is looked up in the channel. Raises NotPossible where Discord would refuse."""

    def mute(self, someone: Onlooker, *, on: bool = True) -> None:
        """Mute or unmute somebody in the whole server; they must be in voice."""
        guild, _ = self._beside(someone.id, "mute_members")
        self._backend.voice.mark(guild, someone.id, mute=on)

    def deafen(self, someone: Onlooker, *, on: bool = True) -> None:
        """Deafen or undeafen somebody in the whole server; they must be in voice."""
        guild, _ = self._beside(someone.id, "deafen_members")
        self._backend.voice.mark(guild, someone.id, deaf=on)

    def move(self, someone: Onlooker, channel: Channel) -> None:
        """Move somebody to another voice channel, to which the mover can connect; the moved person need not be able to."""
        guild, _ = self._beside(someone.id, "move_members")
        if channel.guild_id != guild.id or not self.may(channel, "view_channel", "connect"):
            raise NotPossible(f"{self.name} cannot move anybody to {channel.name}")
        self._backend.voice.enter(guild, someone.id, channel)

    def disconnect(self, someone: Onlooker) -> None:
        """Throw somebody out of voice."""
        guild, _ = self._beside(someone.id, "move_members")
        self._backend.voice.leave(guild, someone.id)

    def invite_to_speak(self, someone: Onlooker) -> None:
        """Invite somebody on a stage to speak; they have to accept."""
        self._backend.voice.invite(self._stage_of(someone.id), someone.id)

    def put_in_audience(self, someone: Onlooker) -> None:
        """Put a speaker of a stage among the audience."""
        self._backend.voice.suppress(self._stage_of(someone.id), someone.id)

    # --- the same to the bot ------------------------------------------------------------------------------------------------

    def mute_bot(self, guild: Guild, *, on: bool = True) -> None:
        """Mute or unmute the bot, which must be in voice in that server."""
        self._at(guild, self._application.bot.id, "mute_members")
        self._backend.voice.mark(guild, self._application.bot.id, mute=on)

    def move_bot(self, guild: Guild, channel: Channel | None) -> None:
        """Move the bot to another voice channel, or (None) throw it out of voice."""
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
        """Return where somebody sits; raises NotPossible without a permission there."""
        state = guild.voice.get(user_id)
        if state is None:
            raise NotPossible("they are not in voice")
        channel = guild.channels[state.channel_id]
        if not self.may(channel, name):
            raise NotPossible(f"{self.name} may not do that in {channel.name}")
        return channel
