"""Asks Discord who is a member of a server, since the library's cache holds only people in voice.

One request covers a hundred people, with any intents. People missing from its answer get a request each: only Discord's "unknown member"
means that they have left; no answer means nothing.
"""

import asyncio
import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import discord

from bot.discord_io.request_faults import REQUEST_FAULTS, UNKNOWN_MEMBER, UNKNOWN_USER

log = logging.getLogger(__name__)

QUERY_LIMIT = 100
"""The most people in one request."""

TIMEOUT = 5.0
"""The longest wait for an answer, in seconds."""

NOT_CONNECTED = (RuntimeError, LookupError)
"""Exceptions of the library while the server's shard has no connection."""


@dataclass(frozen=True, slots=True)
class Found:
    """Members (``here``) and people who are not (``gone``). People in neither are unknown."""

    here: Mapping[int, discord.Member]
    gone: frozenset[int]


UNKNOWN = Found({}, frozenset())


async def members_among(guild: discord.Guild | None, users: Iterable[int]) -> Found:
    """Return which of these people are members of a server; unknown while the server is unavailable.

    Pseudonyms of forgotten people (negative) are gone; Discord is not asked for them.
    """
    if guild is None or guild.unavailable:
        return UNKNOWN
    here: dict[int, discord.Member] = {}
    wanted = set(users)
    gone = {user for user in wanted if user < 0}
    for some in discord.utils.as_chunks(sorted(wanted - gone), QUERY_LIMIT):
        answer = await query_members(guild, some, TIMEOUT)
        if answer is None:
            continue
        here |= {member.id: member for member in answer}
        for user in (user for user in some if user not in here):
            try:
                here[user] = await guild.fetch_member(user)
            except discord.NotFound as wrong:
                if wrong.code in (UNKNOWN_MEMBER, UNKNOWN_USER):
                    gone.add(user)
            except REQUEST_FAULTS as wrong:
                log.info("cannot ask for a member: %s", type(wrong).__name__)
    return Found(here, frozenset(gone))


async def query_members(guild: discord.Guild, users: Iterable[int], max_wait: float) -> list[discord.Member] | None:
    """Query up to a hundred members over the gateway; None when Discord does not answer in time."""
    wanted = list(users)
    try:
        return await asyncio.wait_for(guild.query_members(user_ids=wanted, limit=len(wanted), cache=False), max_wait)
    except (*REQUEST_FAULTS, discord.DiscordException, *NOT_CONNECTED) as wrong:
        log.info("cannot query the members of a server: %s", type(wrong).__name__)
        return None
