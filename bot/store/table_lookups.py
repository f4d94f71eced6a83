"""Lookups of a process about tables that other processes of its database may serve (PR-1, PR-2)."""

from collections.abc import Sequence

from bot.store.statements import Read, placeholders

SERVER_OF = "SELECT guild_id FROM tables WHERE id = ? UNION ALL SELECT guild_id FROM evenings WHERE id = ? LIMIT 1"
SERVERS_OF_PERSON = (
    "SELECT tables.guild_id FROM seats JOIN tables ON tables.id = seats.table_id "
    "WHERE seats.user_id = ? AND tables.phase IN ('running', 'paused') ORDER BY tables.created_at DESC"
)


class TableLookups:
    """The lookups. Every method may raise the kinds of ``StoreError``."""

    def __init__(self, read: Read) -> None:
        self._read = read

    async def server_of(self, table_id: str) -> int | None:
        rows = await self._read(SERVER_OF, table_id, table_id)
        return int(rows[0][0]) if rows else None

    async def servers_of_person(self, user_id: int) -> list[int]:
        """Return the servers of a person's running games, newest game first."""
        return [int(row[0]) for row in await self._read(SERVERS_OF_PERSON, user_id)]

    async def log_lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the lengths of the logs of these tables (PR-2.4)."""
        if not tables:
            return {}
        sql = f"SELECT id, (SELECT MAX(n) FROM entries WHERE table_id = tables.id) FROM tables WHERE id IN ({placeholders(tables)})"
        return {str(row[0]): 0 if row[1] is None else int(row[1]) + 1 for row in await self._read(sql, *tables)}

    async def playing(self, tables: Sequence[str]) -> frozenset[str]:
        """Return those of these tables that have a running game."""
        if not tables:
            return frozenset()
        sql = f"SELECT id FROM tables WHERE id IN ({placeholders(tables)}) AND phase IN ('running', 'paused')"
        return frozenset(str(row[0]) for row in await self._read(sql, *tables))
