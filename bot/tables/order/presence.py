"""Who sits in the voice channel of a table. That is a public fact (TK-10.5)."""

import discord

from bot.tables.record.core import LiveTable


def in_voice(table: LiveTable, client: discord.Client) -> frozenset[int] | None:
    """Return the people in the voice channel of a table; None while it has none.

    It is the table's place, if that has voices; else the channel in which at least half of those who play sit (TK-2.2).
    """
    guild = client.get_guild(table.guild_id)
    if guild is None:
        return None
    place = guild.get_channel(table.channel_id)
    if isinstance(place, discord.VoiceChannel | discord.StageChannel):
        return frozenset(place.voice_states)
    seated = {seat.user_id for seat in table.people}
    for channel in (*guild.voice_channels, *guild.stage_channels):
        inside = frozenset(channel.voice_states)
        if seated and 2 * len(inside & seated) >= len(seated):
            return inside
    return None
