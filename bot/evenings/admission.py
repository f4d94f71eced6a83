"""People who may not come to an evening: they left the server, have a table ban, or were removed by the host (CL-5.7, 5.8)."""

from collections.abc import Iterable

import discord

from bot.discord_io.members import QUERY_LIMIT, TIMEOUT, members_among, query_members
from bot.evenings.evening import LiveEvening
from bot.tables.registry import TableRegistry


async def shut_out(registry: TableRegistry, evening: LiveEvening, users: Iterable[int]) -> frozenset[int]:
    """Return the people who may not come to an evening now. Raises Refused: no store."""
    people = frozenset(users)
    barred = await barred_from(registry, evening, people)
    return barred | (await members_among(registry.client.get_guild(evening.row.guild_id), people - barred)).gone


async def barred_from(registry: TableRegistry, evening: LiveEvening, users: Iterable[int]) -> frozenset[int]:
    """Return the people with a table ban, and those whom the host removed. Raises Refused: no store."""
    people = frozenset(users)
    return people & set(map(int, evening.plan.uninvited)) | await registry.admission.banned(evening.row.guild_id, people)


async def members_seeing(guild: discord.Guild | None, channel_id: int, users: Iterable[int]) -> frozenset[int]:
    """Return the people who certainly are members of a server and may see a channel of it."""
    channel = None if guild is None else guild.get_channel_or_thread(channel_id)
    if guild is None or channel is None or (isinstance(channel, discord.Thread) and channel.is_private()):
        return frozenset()
    found: set[int] = set()
    for some in discord.utils.as_chunks(users, QUERY_LIMIT):
        members = await query_members(guild, some, TIMEOUT) or ()
        found |= {one.id for one in members if not one.bot and channel.permissions_for(one).view_channel}
    return frozenset(found)
