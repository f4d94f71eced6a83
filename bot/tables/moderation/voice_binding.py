"""Voice channels, and which one a table binds (TK-2.2)."""

from typing import TypeAlias

import discord

from bot.tables.moderation.access_rules import is_voiced
from bot.tables.session.live_table import LiveTable

VoicePlace: TypeAlias = discord.VoiceChannel | discord.StageChannel

AUTO, NONE = "auto", "none"
"""Values of the option ``voice`` besides a channel id."""


def voice_place(guild: discord.Guild, channel_id: int | None) -> VoicePlace | None:
    channel = guild.get_channel(channel_id) if channel_id else None
    return channel if isinstance(channel, VoicePlace) else None


def voice_places(guild: discord.Guild) -> list[VoicePlace]:
    """Return the voice channels and stages of a server."""
    return [*guild.voice_channels, *guild.stage_channels]


def status_place(guild: discord.Guild, channel_id: int | None) -> discord.VoiceChannel | None:
    """Return the voice channel if it can show a status; a stage has none."""
    voice = voice_place(guild, channel_id)
    return voice if isinstance(voice, discord.VoiceChannel) else None


def is_stage(place: VoicePlace) -> bool:
    """Whether this is a stage, where a mute may take no effect (TK-1.8)."""
    return isinstance(place, discord.StageChannel)


def voice_of(member: discord.Member | None) -> VoicePlace | None:
    return None if member is None or member.voice is None else member.voice.channel


def voice_choice(table: LiveTable, guild: discord.Guild) -> str:
    """Return the value of the option ``voice``, ``AUTO`` in place of a channel that was deleted."""
    chosen = table.settings.voice
    return chosen if chosen in (AUTO, NONE) or voice_place(guild, int(chosen)) is not None else AUTO


def wanted_voice(table: LiveTable, guild: discord.Guild) -> VoicePlace | None:
    """Return the voice that the table would bind now, whether or not another table has it.

    In this order: the place itself, the host's choice, the host's channel, the channel of at least half of the players, none.
    """
    chosen = voice_choice(table, guild)
    if not is_voiced(table.game) or not table.setup.silence.voice or chosen == NONE:
        return None
    own = voice_place(guild, table.channel_id)
    if own is not None:
        return own
    if chosen != AUTO:
        return voice_place(guild, int(chosen))
    return voice_of(guild.get_member(table.host_id)) or _of_most(table, guild)


def _of_most(table: LiveTable, guild: discord.Guild) -> VoicePlace | None:
    """Return the channel with at least half of the players in it; of two, the one of the lowest seat."""
    seated = [seat.user_id for seat in table.people if seat.user_id is not None]
    places = [place for user in seated if (place := voice_of(guild.get_member(user))) is not None]
    return next((place for place in places if 2 * sum(one.id == place.id for one in places) >= len(seated)), None)


def elsewhere(table: LiveTable, guild: discord.Guild, voice: VoicePlace) -> tuple[int, int]:
    """Return how many players are in a voice channel other than ``voice``, and the number of players (TK-2.3)."""
    seated = [seat.user_id for seat in table.people if seat.user_id is not None]
    places = [place for user in seated if (place := voice_of(guild.get_member(user))) is not None]
    return sum(place.id != voice.id for place in places), len(seated)


def may_close(place: VoicePlace) -> bool:
    """Whether the bot may keep the living out of a ghost channel, overwrites included (TK-2.10)."""
    me = place.guild.me
    return place.permissions_for(me).manage_roles and me.guild_permissions.manage_roles


def may_mute(place: VoicePlace) -> bool:
    """Whether the bot may mute people there, overwrites included (TK-8.3)."""
    may = place.permissions_for(place.guild.me)
    return may.connect and may.mute_members
