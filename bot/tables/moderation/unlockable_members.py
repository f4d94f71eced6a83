"""Whom no silence reaches: administrators write everywhere, and who manages threads in every locked one (TK-1.7)."""

from collections.abc import Collection

import discord

from bot.discord_io.members import answer_about
from bot.discord_io.place import Place

PATIENCE = 1.0
"""Seconds for which whoever opens their desk waits until Discord has told of the people at the table."""


async def beyond_closing(place: Place, users: Collection[int]) -> int:
    """Return how many can write in the place although it is closed: of these people, and of all others of whom the library knows."""
    there = {member.id: member for member in (*place.guild.members, *await _members(place.guild, users))}
    return sum(_writes_on(place, member) for member in there.values() if not member.bot)


def _writes_on(place: Place, member: discord.Member) -> bool:
    granted = place.granted(member)
    return granted.manage_threads if place.locks else granted.administrator


async def _members(guild: discord.Guild, users: Collection[int]) -> list[discord.Member]:
    """Return those of the people whom the library knows, and those of whom Discord tells in time."""
    known = [member for user in users if (member := guild.get_member(user)) is not None]
    others = sorted(set(users) - {member.id for member in known})
    if not others:
        return known
    return known + (await answer_about(guild, others, PATIENCE) or [])
