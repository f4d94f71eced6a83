"""Channels that can hold a table of an evening now: existing, text, open to the bot, free (CL-8.8, 22.8)."""

from collections.abc import Iterable

import discord

from bot.discord_io.place import place_of
from bot.evenings.evening import LiveEvening, Move, saying_once
from bot.evenings.message_state import HOST, ChannelTrouble, EveningNotice
from bot.presenting.texts import Words
from bot.store.rows import OCCUPYING
from bot.tables.moderation.rights import lacking_in
from bot.tables.refusal import Refused
from bot.tables.registry import TableRegistry
from bot.tables.table_limits import MOST_OF_A_SERVER

NOWHERE = "unplaced"
"""The mark of the notice to the host while a table has no channel."""


def server_of(registry: TableRegistry, guild_id: int) -> discord.Guild | None:
    """Return a loaded server, None while it is unavailable."""
    guild = registry.client.get_guild(guild_id)
    return None if guild is None or guild.unavailable else guild


def is_reachable(registry: TableRegistry, guild_id: int) -> bool:
    """Return whether a server is loaded and its people can press: nothing that waits for presses begins before."""
    return server_of(registry, guild_id) is not None and registry.gateway_sessions.presses_arrive(guild_id, privately=False)


def has_removed_bot(registry: TableRegistry, guild_id: int) -> bool:
    """Return whether the bot is connected and is no member of a server."""
    return registry.client.get_guild(guild_id) is None and registry.gateway_sessions.presses_arrive(guild_id, privately=False)


def channel_trouble(registry: TableRegistry, guild_id: int, channel: str, *, free: bool = True) -> ChannelTrouble | None:
    """Return why a channel cannot hold a table now; None if it can, or while its server is not loaded.

    ``free``: whether another table in it counts as trouble.
    """
    guild = server_of(registry, guild_id)
    if guild is None:
        return None
    found = guild.get_channel(int(channel))
    if found is None:
        return ChannelTrouble(channel, "gone")
    place = place_of(found)
    if place is None or place.kind != "text":
        return ChannelTrouble(channel, "kind")
    if lacking := lacking_in(place, ("table",)):
        return ChannelTrouble(channel, "rights", tuple(need.name for need in lacking))
    if free and (table := registry.table_in(found.id)) is not None and table.phase in OCCUPYING:
        return ChannelTrouble(channel, "busy")
    return None


def is_posted(registry: TableRegistry, evening: LiveEvening) -> bool:
    """Whether the channel or thread of an evening's message exists and is open to the bot; true while its server is not loaded."""
    guild = server_of(registry, evening.row.guild_id)
    if guild is None:
        return True
    place = place_of(guild.get_channel_or_thread(evening.row.channel_id))
    return place is not None and not lacking_in(place, ("table",))


def has_lost_voice(registry: TableRegistry, evening: LiveEvening) -> bool:
    """Whether the voice channel of the plan was deleted; false while its server is not loaded."""
    guild = server_of(registry, evening.row.guild_id)
    return guild is not None and bool(evening.plan.voice) and guild.get_channel(int(evening.plan.voice)) is None


def troubles(registry: TableRegistry, evening: LiveEvening, *, free: bool = True) -> tuple[ChannelTrouble, ...]:
    found = (channel_trouble(registry, evening.row.guild_id, channel, free=free) for channel in evening.plan.channels)
    return tuple(one for one in found if one is not None)


def free_channels(registry: TableRegistry, evening: LiveEvening) -> list[int]:
    """Return an evening's channels that can hold a table now, in their order."""
    taken = {one.channel for one in troubles(registry, evening)}
    return [int(channel) for channel in evening.plan.channels if channel not in taken]


def refusal_of(trouble: ChannelTrouble, words: Words) -> Refused:
    """Return the refusal of a table in such a channel."""
    match trouble.reason:
        case "busy":
            return Refused("table-busy")
        case "full":
            return Refused("too-many-tables-here", n=MOST_OF_A_SERVER)
        case "rights":
            return Refused("no-channel-rights", channel=f"<#{trouble.channel}>", list=_permissions(trouble, words))
        case _:
            return Refused("ev-not-text")


def describe_troubles(found: Iterable[ChannelTrouble], evening: LiveEvening, words: Words) -> str:
    """Return the troubles in words; a deleted channel is named by its place in the plan."""
    return "; ".join(_in_words(one, evening, words) for one in found)


def _in_words(trouble: ChannelTrouble, evening: LiveEvening, words: Words) -> str:
    channels = evening.plan.channels
    n = channels.index(trouble.channel) + 1 if trouble.channel in channels else 0
    return words(f"ev-channel-{trouble.reason}", channel=f"<#{trouble.channel}>", n=n, list=_permissions(trouble, words))


def _permissions(trouble: ChannelTrouble, words: Words) -> str:
    return ", ".join(words(f"doctor-permission-{name.replace('_', '-')}") for name in trouble.lacking)


def finds_none(found: tuple[ChannelTrouble, ...]) -> Move:
    """Tell the host, once, that no channel can hold a table now, and ask for another one (CL-8.8, 22.8)."""
    return saying_once(EveningNotice("ev-no-free-channel", to=HOST, loud=True, presses=("where",), troubles=found), NOWHERE)
