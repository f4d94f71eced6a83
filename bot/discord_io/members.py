"""Who is a member of a server now. The library knows only those in voice, so Discord is asked.

One request asks for a hundred people, whatever the intents. Who is not in its answer is asked for alone: only Discord's word that there is
no such member counts as having left, an answer that is missing does not.
"""

import asyncio
import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import discord

from bot.discord_io.request_faults import REQUEST_FAULTS, UNKNOWN_MEMBER, UNKNOWN_USER

log = logging.getLogger(__name__)

ASKED_AT_ONCE = 100
"""People whom one request may name."""

TIMEOUT = 5.0
"""Seconds for which an answer is waited for."""

NOT_CONNECTED = (RuntimeError, LookupError)
"""What the library raises where the server's shard has no connection."""


@dataclass(frozen=True, slots=True)
class Found:
    """Who of some people is a member (``here``) and who is none (``gone``). Of those in neither Discord has said nothing."""

    here: Mapping[int, discord.Member]
    gone: frozenset[int]


NOTHING_SAID = Found({}, frozenset())


async def members_among(guild: discord.Guild | None, users: Iterable[int]) -> Found:
    """Return who of these people is a member of a server; nothing is known of a server that cannot be seen."""
    if guild is None or guild.unavailable:
        return NOTHING_SAID
    here: dict[int, discord.Member] = {}
    gone: set[int] = set()
    for some in discord.utils.as_chunks(sorted(set(users)), ASKED_AT_ONCE):
        answer = await answer_about(guild, some, TIMEOUT)
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
                log.info("a member is not known: %s", type(wrong).__name__)
    return Found(here, frozenset(gone))


async def answer_about(guild: discord.Guild, users: Iterable[int], max_wait: float) -> list[discord.Member] | None:
    """Ask the connection for up to a hundred members; return those whom Discord names, None when it does not answer in time."""
    wanted = list(users)
    try:
        return await asyncio.wait_for(guild.query_members(user_ids=wanted, limit=len(wanted), cache=False), max_wait)
    except (*REQUEST_FAULTS, discord.DiscordException, *NOT_CONNECTED) as wrong:
        log.info("the members of a server were not told: %s", type(wrong).__name__)
        return None
