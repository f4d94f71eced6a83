"""Where a table of an evening can stand now: in a text channel that is there, is open to the bot, and is free (CL-8.8, 22.8)."""

from collections.abc import Iterable

import discord

from bot.discord_io.place import place_of
from bot.evenings.evening import LiveEvening, Move, saying_once
from bot.evenings.message_state import ChannelTrouble, Saying
from bot.presenting.texts import Words
from bot.tables.moderation.rights import lacking_in
from bot.tables.opening import MOST_OF_A_SERVER
from bot.tables.refusal import Refused
from bot.tables.registry import TableRegistry

NOWHERE = "unplaced"
"""What stands among the things that the host was told while a table of the evening finds no channel."""

STANDING = ("lobby", "running", "paused")
"""Phases of a table that takes its channel."""


def server_of(registry: TableRegistry, guild_id: int) -> discord.Guild | None:
    """Return a server of which Discord has told everything; None: not yet, or not now."""
    guild = registry.client.get_guild(guild_id)
    return None if guild is None or guild.unavailable else guild


def channel_trouble(registry: TableRegistry, guild_id: int, channel: str, *, free: bool = True) -> ChannelTrouble | None:
    """Return why a channel can hold no table now; None: it can, or Discord has not told of its server yet.

    ``free``: whether it has to be free as well.
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
    if free and (table := registry.table_in(found.id)) is not None and table.phase in STANDING:
        return ChannelTrouble(channel, "busy")
    return None


def is_posted(registry: TableRegistry, evening: LiveEvening) -> bool:
    """Whether the channel or thread of an evening's message is known to be there and open to the bot, or nothing is known of its server."""
    guild = server_of(registry, evening.row.guild_id)
    if guild is None:
        return True
    place = place_of(guild.get_channel_or_thread(evening.row.channel_id))
    return place is not None and not lacking_in(place, ("table",))


def troubles(registry: TableRegistry, evening: LiveEvening, *, free: bool = True) -> tuple[ChannelTrouble, ...]:
    """Return what keeps tables from the channels of an evening, in their order."""
    found = (channel_trouble(registry, evening.row.guild_id, channel, free=free) for channel in evening.plan.channels)
    return tuple(one for one in found if one is not None)


def free_channels(registry: TableRegistry, evening: LiveEvening) -> list[int]:
    """Return the channels of an evening that can hold a table now, in their order."""
    taken = {one.channel for one in troubles(registry, evening)}
    return [int(channel) for channel in evening.plan.channels if channel not in taken]


def refusal_of(trouble: ChannelTrouble, words: Words) -> Refused:
    """Return how somebody is refused who wants a table in such a channel."""
    match trouble.reason:
        case "busy":
            return Refused("table-busy")
        case "full":
            return Refused("too-many-tables-here", n=MOST_OF_A_SERVER)
        case "rights":
            return Refused("no-channel-rights", channel=f"<#{trouble.channel}>", list=_permissions(trouble, words))
        case _:
            return Refused("ev-not-text")


def told(found: Iterable[ChannelTrouble], evening: LiveEvening, words: Words) -> str:
    """Return what is the matter with channels of an evening, in words. One that is gone is told by its place in the plan."""
    return "; ".join(_told(one, evening, words) for one in found)


def _told(trouble: ChannelTrouble, evening: LiveEvening, words: Words) -> str:
    channels = evening.plan.channels
    n = channels.index(trouble.channel) + 1 if trouble.channel in channels else 0
    return words(f"ev-channel-{trouble.reason}", channel=f"<#{trouble.channel}>", n=n, list=_permissions(trouble, words))


def _permissions(trouble: ChannelTrouble, words: Words) -> str:
    return ", ".join(words(f"doctor-permission-{name.replace('_', '-')}") for name in trouble.lacking)


def finds_none(evening: LiveEvening, found: tuple[ChannelTrouble, ...]) -> Move:
    """Return the move that tells the host, once, that no channel can hold a table now, and asks for another one (CL-8.8, 22.8)."""
    return saying_once(Saying("ev-no-free-channel", to=evening.row.host_id, loud=True, presses=("where",), troubles=found), NOWHERE)
