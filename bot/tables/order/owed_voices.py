"""Voices that the bot has taken and could not give back, since their people had left voice: they get them when they come again."""

from collections.abc import Iterable

import discord

from bot.store import Json, Store

OWED_VOICES = "owed_voices"
"""Where the settings of a server keep these people, by their ids."""


class OwedVoices:
    """What the bot owes to the people of each server. Everything here may raise StoreError."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def owe(self, guild_id: int, users: Iterable[int]) -> None:
        """Write down whose voice could not be given back."""
        more = {str(user) for user in users}

        def add(settings: Json) -> None:
            settings[OWED_VOICES] = sorted(_owed(settings) | more)

        if more:
            await self._store.change_guild_settings(guild_id, add)

    async def give_back(self, member: discord.Member) -> None:
        """Give a muted person their voice back, if it is owed to them."""
        if str(member.id) not in _owed(await self._store.guild_settings(member.guild.id)):
            return
        await member.edit(mute=False)

        def remove(settings: Json) -> None:
            settings[OWED_VOICES] = sorted(_owed(settings) - {str(member.id)})

        await self._store.change_guild_settings(member.guild.id, remove)


def _owed(settings: Json) -> set[str]:
    kept = settings.get(OWED_VOICES)
    return {str(user) for user in kept} if isinstance(kept, list) else set()
