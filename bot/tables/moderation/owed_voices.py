"""Voices that the bot has taken and could not give back, since their people had left voice: they get them when they come again."""

from collections.abc import Iterable

import discord

from bot.store import Json, Store
from bot.tables.moderation.member_edits import Urgency
from bot.tables.moderation.server_voices import ServerVoices
from bot.tables.moderation.voice_binding import voice_of

OWED_VOICES = "owed_voices"
"""Where the settings of a server keep these people, by their ids."""


class OwedVoices:
    """What the bot owes to the people of each server. Everything here may raise StoreError."""

    __slots__ = ("_store",)

    def __init__(self, store: Store) -> None:
        self._store = store

    async def owe(self, guild_id: int, users: Iterable[int]) -> None:
        """Write down whose voice could not be given back."""
        more = {str(user) for user in users}

        def add(settings: Json) -> None:
            settings[OWED_VOICES] = sorted(_owed(settings) | more)

        if more:
            await self._store.change_guild_settings(guild_id, add)

    async def settle(self, member: discord.Member, server: ServerVoices) -> None:
        """Give a muted person their voice back, if it is owed to them (TK-2.5).

        Where a table wants them silent just there, that table owes them the voice from now on.
        """
        if str(member.id) not in _owed(await self._store.guild_settings(member.guild.id)):
            return
        place = voice_of(member)
        table = server.silencing(place.id, member.id) if place is not None else None
        if table is not None:
            await table.adopt(member.id)
        else:
            await server.edits.make(Urgency.UNMUTE, lambda: member.edit(mute=False))
        await self.forget(member)

    async def forget(self, member: discord.Member) -> None:
        """Owe this person nothing any more."""

        def remove(settings: Json) -> None:
            settings[OWED_VOICES] = sorted(_owed(settings) - {str(member.id)})

        await self._store.change_guild_settings(member.guild.id, remove)


def _owed(settings: Json) -> set[str]:
    kept = settings.get(OWED_VOICES)
    return {str(user) for user in kept} if isinstance(kept, list) else set()
