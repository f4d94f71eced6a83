"""What keeps the bot from sounding in a voice channel (TK-6.1, 6.5, 8.3)."""

from dataclasses import dataclass
from typing import Literal

import discord

from bot.discord_io.permissions import BESIDES, NEEDS
from bot.tables.moderation.voice_binding import VoicePlace, is_stage

Why = Literal["stage", "rights", "full"]


@dataclass(frozen=True, slots=True)
class Hindrance:
    """Why there can be no sounds in a channel; ``lacking``: the permissions that are missing there, by their names."""

    why: Why
    lacking: tuple[str, ...] = ()


def lacking_for_sounds(place: VoicePlace) -> tuple[str, ...]:
    """Return the names of the permissions that the bot needs to be heard in the channel and has not."""
    may = place.permissions_for(place.guild.me)
    if may.administrator:
        return ()
    needed = ("connect", *(need.name for need in (*NEEDS, *BESIDES) if need.feature == "sound"))
    return tuple(name for name in needed if not getattr(may, name))


def hindrance(place: VoicePlace, guild: discord.Guild) -> Hindrance | None:
    """Return what keeps the bot from sounding in the channel, None when nothing does."""
    if is_stage(place):
        return Hindrance("stage")
    if lacking := lacking_for_sounds(place):
        return Hindrance("rights", lacking)
    others = [user for user in place.voice_states if user != guild.me.id]
    if place.user_limit and len(others) >= place.user_limit and not place.permissions_for(guild.me).move_members:
        return Hindrance("full")
    return None
