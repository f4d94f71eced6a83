"""The bot's one seat in the voice channels of a server, by the gateway alone: it neither hears nor says anything (TK-6.5, 6.6).

A bot is in at most one voice channel of a server, so one table at a time has the seat.
"""

import asyncio
import logging

import discord

from bot.tables.moderation.voice_binding import VoicePlace

log = logging.getLogger(__name__)


class VoiceConnection:
    """The seat of one server. Who holds it says where the bot sits."""

    def __init__(self) -> None:
        self.holder: object | None = None
        self.channel: int | None = None
        """Where the bot is to sit."""
        self._changed: asyncio.Event | None = None
        """Set at the next change, while somebody waits for that."""

    def free_for(self, who: object) -> bool:
        """Whether ``who`` has the seat or may have it."""
        return self.holder is None or self.holder is who

    async def take(self, guild: discord.Guild, channel: VoicePlace, who: object) -> None:
        """Let the bot enter a channel; whether Discord lets it in shows only later (``sits``)."""
        self.holder, self.channel = who, channel.id
        await _tell(guild, channel)

    async def leave(self, guild: discord.Guild | None, who: object) -> None:
        """Let the bot leave, if it is ``who`` for whom it sits."""
        if self.holder is not who:
            return
        self.holder = self.channel = None
        if guild is not None:
            await _tell(guild, None)

    def drop(self, who: object) -> None:
        """Let ``who`` have the seat no longer; where the bot sits is not changed."""
        if self.holder is who:
            self.holder = self.channel = None

    def sits(self, guild: discord.Guild) -> bool:
        """Whether the bot sits where it is to sit."""
        state = guild.me.voice
        return state is not None and state.channel is not None and state.channel.id == self.channel

    def changed(self) -> None:
        """Take note that Discord has told something of the bot's voice."""
        if self._changed is not None:
            self._changed.set()
            self._changed = None

    async def entered(self, guild: discord.Guild, within: float) -> bool:
        """Wait until the bot sits where it is to sit; return False when it does not within that many seconds."""
        try:
            async with asyncio.timeout(within):
                while not self.sits(guild):
                    self._changed = self._changed or asyncio.Event()
                    await self._changed.wait()
        except TimeoutError:
            return False
        return True


async def _tell(guild: discord.Guild, channel: VoicePlace | None) -> None:
    """Tell the gateway where the bot is to sit (op 4); muted or deaf it could play nothing."""
    try:
        await guild.change_voice_state(channel=channel, self_mute=False, self_deaf=False)
    except Exception as wrong:  # the library lets many kinds through when a connection is being lost; then nobody sits anywhere
        log.info("the seat in voice of a server was not changed: %s", type(wrong).__name__)
