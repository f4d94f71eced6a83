"""Who is shown to others on standings, in badge lines and in statistics (CL-16.6), and whether a server has any of these."""

from collections.abc import Collection

from bot.guilds.settings import read_server
from bot.store import Store

SHOWN = "shown"
"""The personal setting "shown in standings"; true for who has not chosen."""


async def hidden_of(store: Store, people: Collection[int]) -> frozenset[int]:
    """Return those of ``people`` who do not want to be shown. Raises StoreError."""
    settings = await store.history.settings_of(people)
    return frozenset(person for person, kept in settings.items() if not kept.get(SHOWN, True))


async def has_board(store: Store, guild_id: int) -> bool:
    """Return whether a server has ratings, standings, badges and seasons. Raises StoreError."""
    return read_server(await store.guild_settings(guild_id)).board
