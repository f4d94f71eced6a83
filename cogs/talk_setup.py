"""The voice channels of new tables in /setup talk: what autocomplete offers, and which channels serve (TK-8.1)."""

from collections.abc import Sequence

import discord
from discord.app_commands import Choice

from bot.discord_io.permissions import missing
from bot.presenting.texts import words_for
from bot.presenting.voice_lines import mention
from bot.tables.moderation.voice_binding import AUTO, NONE, VoicePlace, may_close, voice_places
from bot.tables.refusal import Refused
from cogs.finding import MOST
from cogs.responses import BotInteraction, Reply
from cogs.setup_card import permission_named
from cogs.tables.host_options import rights_link

VOICES, GHOST_VOICES = (AUTO, NONE), (NONE,)
"""The values of the options ``voice`` and ``ghost_voice`` besides a channel id."""


def offered_voices(interaction: BotInteraction, current: str, values: Sequence[str]) -> list[Choice[str]]:
    """Return ``values`` in words, then the voice channels of the server that the person sees, as far as they match what is typed."""
    words, typed, person = words_for(interaction.locale.value), current.strip().casefold(), interaction.user
    seen = _seen(person) if isinstance(person, discord.Member) else []
    every = [*((words("talk-value-voice", value=value), value) for value in values), *((place.name, str(place.id)) for place in seen)]
    return [Choice(name=name[:100], value=value) for name, value in every if typed in name.casefold()][:MOST]


def _seen(person: discord.Member) -> list[VoicePlace]:
    return [place for place in voice_places(person.guild) if place.permissions_for(person).view_channel]


def read_voice(reply: Reply, typed: str) -> str:
    """Return ``auto``, ``none``, or the id of a voice channel. Raises Refused for one in which the bot may mute nobody."""
    if (wanted := typed.strip().casefold()) in VOICES:
        return wanted
    place = _place(reply, wanted)
    lacking = [need.name for need in missing(place.permissions_for(place.guild.me)) if need.feature == "voice"]
    if lacking:
        names = ", ".join(permission_named(reply.words, name) for name in lacking)
        raise Refused("setup-channel-closed", channel=mention(place.id), list=names)
    return str(place.id)


def read_ghost_voice(reply: Reply, typed: str) -> str:
    """Return ``none``, or the id of a voice channel. Raises Refused for one that the bot cannot close to the living (TK-2.10)."""
    if (wanted := typed.strip().casefold()) in GHOST_VOICES:
        return wanted
    place = _place(reply, wanted)
    if not may_close(place):
        raise Refused("ghost-voice-open", channel=mention(place.id))
    return str(place.id)


def _place(reply: Reply, wanted: str) -> VoicePlace:
    """Return the voice channel that was picked, or typed as a mention or by name. Raises Refused."""
    guild = reply.interaction.guild
    for place in voice_places(guild) if guild is not None else []:
        if wanted in (str(place.id), mention(place.id), place.name.casefold()):
            return place
    raise Refused("no-pick")


def right_to_move(reply: Reply, chosen: str | None) -> str:
    """Return a sentence with the link for the permission to move people to the chosen ghost channel; empty if nothing lacks (TK-8.2)."""
    guild = reply.interaction.guild
    for place in voice_places(guild) if guild is not None else []:
        if chosen == str(place.id) and not place.permissions_for(place.guild.me).move_members:
            return reply.words("ghost-voice-cannot-move", link=rights_link(reply, "ghost_voice"))
    return ""
