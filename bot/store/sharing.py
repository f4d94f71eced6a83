"""What processes that share a PostgreSQL ask it about each other's tables, and hand to each other through it (PR-2)."""

from collections.abc import Sequence

from bot.store.conditions import marks
from bot.store.notices import SAID, notice, too_old
from bot.store.steps import Read, Step, Write

SERVER_OF = "SELECT guild_id FROM tables WHERE id = ? UNION ALL SELECT guild_id FROM evenings WHERE id = ? LIMIT 1"
SERVERS_OF_PERSON = (
    "SELECT tables.guild_id FROM seats JOIN tables ON tables.id = seats.table_id "
    "WHERE seats.user_id = ? AND tables.phase IN ('running', 'paused') ORDER BY tables.created_at DESC"
)


class Sharing:
    """Every method may raise what the store raises. Only PostgreSQL knows notices."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    async def server_of(self, table_id: str) -> int | None:
        """Return the server of a table or of an evening, None when there is none of this id."""
        rows = await self._read(SERVER_OF, table_id, table_id)
        return int(rows[0][0]) if rows else None

    async def servers_of_person(self, user_id: int) -> list[int]:
        """Return the servers of the games that a person plays now, the newest game first."""
        return [int(row[0]) for row in await self._read(SERVERS_OF_PERSON, user_id)]

    async def ends(self, tables: Sequence[str]) -> dict[str, int]:
        """Return how many entries the log of each of these tables has (PR-2.4)."""
        if not tables:
            return {}
        sql = f"SELECT id, (SELECT MAX(n) FROM entries WHERE table_id = tables.id) FROM tables WHERE id IN ({marks(tables)})"
        return {str(row[0]): 0 if row[1] is None else int(row[1]) + 1 for row in await self._read(sql, *tables)}

    async def playing(self, tables: Sequence[str]) -> frozenset[str]:
        """Return at which of these tables a game is being played."""
        if not tables:
            return frozenset()
        sql = f"SELECT id FROM tables WHERE id IN ({marks(tables)}) AND phase IN ('running', 'paused')"
        return frozenset(str(row[0]) for row in await self._read(sql, *tables))

    async def tell(self, said: str) -> None:
        """Tell all processes something, this one too."""
        await self._write(notice(said))

    async def said(self) -> dict[str, tuple[str, float]]:
        """Return what was told of people lately, each by what it is about, with its time (PR-2.4)."""
        rows = await self._read("SELECT id, payload, at FROM inbox WHERE id LIKE ? ORDER BY at", SAID + "%")
        return {str(row[0]): (str(row[1]), float(row[2])) for row in rows}

    async def put(self, event_id: str, shard: int, payload: str, now: float) -> None:
        """Hand an event of Discord to the owner of a shard."""
        await self._write(
            too_old(now),
            Step("INSERT INTO inbox (id, at, payload) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING", (event_id, float(now), payload)),
            notice(f"inbox:{shard}:{event_id}"),
        )

    async def take(self, event_id: str) -> str | None:
        """Take an event that was handed over; None when another process has it. Of several that ask, one gets it."""
        (rows,) = await self._write(Step("DELETE FROM inbox WHERE id = ? RETURNING payload", (event_id,)))
        return str(rows[0][0]) if rows else None
