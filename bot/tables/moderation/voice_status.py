"""The status of the table's voice channel (NT-5.5): "Night 2 · 9 in play" while a game runs there, cleared afterwards.

Discord tells a bot no status of a channel, so one that people have set themselves cannot be restored: the option is off by default. The
channel is stored before the change, so a status that a killed bot has left behind is replaced or cleared.
"""

import discord

from bot.games import game_of
from bot.presenting.standing import gone, struck
from bot.tables.moderation.lock_method import Attempt
from bot.tables.moderation.table_voice import Announcer
from bot.tables.moderation.voice_binding import status_place
from bot.tables.session.live_table import LiveTable
from bot.tables.session.message_state import SilenceMemory

RIGHT = "set_voice_channel_status"


class VoiceStatus:
    """The status of one table's voice channel."""

    __slots__ = ("_announcer", "_attempt", "_shown", "table")

    def __init__(self, table: LiveTable, announcer: Announcer, attempt: Attempt) -> None:
        self.table = table
        self._announcer = announcer
        self._attempt = attempt
        self._shown = ""

    @property
    def _memory(self) -> SilenceMemory:
        return self.table.message_state.silence

    async def reconcile(self, guild: discord.Guild) -> None:
        """Show the round and the number of seats in play, or clear an old status, if permitted. Raises StoreError."""
        memory, voice = self._memory, self._voice(guild)
        if memory.status_in not in (None, 0 if voice is None else voice.id):
            await self.restore(guild)
            if memory.status_in is not None:  # one channel at a time is remembered, and it still shows ours
                return
        if voice is None or not may_set_status(voice):
            return
        text = status_text(self.table, self._announcer.announced)
        if text != self._shown:
            memory.status_in = voice.id
            await self.table.store_message_state()
            if await self._attempt(RIGHT, lambda: voice.edit(status=text)):
                self._shown = text

    async def restore(self, guild: discord.Guild) -> None:
        """Clear the status that this table has set; a refused request waits for the next call."""
        number = self._memory.status_in
        if number is None:
            return
        voice = status_place(guild, number)
        if voice is None or await self._attempt(RIGHT, lambda: voice.edit(status=None)):
            self._memory.status_in, self._shown = None, ""

    def _voice(self, guild: discord.Guild) -> discord.VoiceChannel | None:
        """Return the voice channel that shows the status now, None for none; a stage has none."""
        table = self.table
        course, announced = table.running, self._announcer.announced
        if not table.settings.voice_status or course.over_after(course.announced_by(announced, table.now())):
            return None
        return status_place(guild, self._memory.voice)


def may_set_status(voice: discord.VoiceChannel) -> bool:
    """Return whether Discord lets the bot set the status: outside the channel it asks for Manage Channels besides."""
    granted, me = voice.permissions_for(voice.guild.me), voice.guild.me
    return granted.set_voice_channel_status and (me.id in voice.voice_states or granted.manage_channels)


def status_text(table: LiveTable, announced: int) -> str:
    """Return the status of a table that has announced so many notices. Raises Refused without a game.

    Somebody whose elimination a card may still prevent is in play.
    """
    course = table.running
    view = course.public_after(course.announced_by(announced, table.now()))
    by_night = view.phase in game_of(table.game).timing.rhythm.letters
    moment = "night" if by_night else "start" if view.phase == "start" else "day"
    living = len(table.seats) - len(gone(view) - struck(view))
    return table.words("voice-status", moment=moment, round=view.round, living=living)
