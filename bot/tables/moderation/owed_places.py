"""Debts of finished tables to their servers, kept in the servers' settings: places that the bot was forbidden to restore (TK-9.4)."""

from bot.store import Json, Store

OWED_PLACES = "owed_places"
"""The key in a server's settings; the value lists ids of finished tables. Without any, the key is absent."""


async def owe_place(store: Store, guild_id: int, table_id: str) -> None:
    """Store that a finished table owes its server something. Raises StoreError."""

    def add(settings: Json) -> None:
        settings[OWED_PLACES] = sorted(owed_places(settings) | {table_id})

    await store.change_guild_settings(guild_id, add)


def pay(table_id: str, settings: Json) -> None:
    """Note in the settings of a server that a table owes nothing any more."""
    settings[OWED_PLACES] = sorted(owed_places(settings) - {table_id})
    if not settings[OWED_PLACES]:
        del settings[OWED_PLACES]


def owed_places(settings: Json) -> set[str]:
    """Return the finished tables that owe a server something."""
    kept = settings.get(OWED_PLACES)
    return {str(table) for table in kept} if isinstance(kept, list) else set()
