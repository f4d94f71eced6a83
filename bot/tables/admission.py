"""People who may not sit at the tables of a server: they have left it, or have a table ban (CL-5.8, 19.4)."""

from collections.abc import Callable, Iterable

import discord

from bot.discord_io.members import members_among
from bot.store import Store
from bot.tables.refusal import refused_without_store


class Admission:
    """Asks the store and Discord about people. Both methods raise Refused when the store does not answer."""

    def __init__(self, store: Store, client: discord.Client, now: Callable[[], float]) -> None:
        self._store = store
        self._client = client
        self._now = now

    async def banned(self, guild_id: int, users: Iterable[int]) -> frozenset[int]:
        """Return the people with a table ban now."""
        with refused_without_store():
            bans = await self._store.members.bans(guild_id, self._now())
        return frozenset(users) & {ban.user_id for ban in bans}

    async def shut_out(self, guild_id: int, users: Iterable[int]) -> frozenset[int]:
        """Return the people who may not sit at the tables of a server now; people about whom Discord does not answer may."""
        people = frozenset(users)
        banned = await self.banned(guild_id, people)
        return banned | (await members_among(self._client.get_guild(guild_id), people - banned)).gone
