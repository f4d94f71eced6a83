"""Several processes on one PostgreSQL: the fence around owned shards, notices, and events handed over (PR-1, PR-2).

Each shard has an epoch in the database, raised when a process takes the shard. A transaction that only the owner of a table may write
first locks the row of its shard under the epoch that this process knows; without that row, it writes nothing. So a process that has lost
a shard and does not know it yet writes nothing of its tables (PR-1.5).
"""

from collections.abc import Callable, Collection, Mapping, Sequence

from bot.store.errors import NotOwner
from bot.store.statements import Read, Statement, Write, placeholders

LOCK_TABLE_OWNER = (
    "SELECT owners.shard FROM tables JOIN owners ON owners.shard = (tables.guild_id >> 22) % CAST(? AS BIGINT) "
    "JOIN unnest(CAST(? AS INTEGER[]), CAST(? AS BIGINT[])) AS held (shard, epoch) "
    "ON held.shard = owners.shard AND held.epoch = owners.epoch WHERE tables.id = ? FOR SHARE OF owners"
)
"""FOR SHARE: writers of one owner do not wait for each other, and raising the epoch waits for all of them."""

LOCK_SERVER_OWNER = (
    "SELECT owners.shard FROM owners "
    "JOIN unnest(CAST(? AS INTEGER[]), CAST(? AS BIGINT[])) AS held (shard, epoch) "
    "ON held.shard = owners.shard AND held.epoch = owners.epoch "
    "WHERE owners.shard = (CAST(? AS BIGINT) >> 22) % CAST(? AS BIGINT) FOR SHARE OF owners"
)
"""The same by server, for rows that belong to no table yet."""

RAISE_EPOCH = "INSERT INTO owners (shard, epoch) VALUES (?, 1) ON CONFLICT (shard) DO UPDATE SET epoch = owners.epoch + 1 RETURNING epoch"
RAISE_SURPLUS_EPOCHS = "UPDATE owners SET epoch = epoch + 1 WHERE shard >= ?"
"""For shards above the current count: a process that slept through the change may not write either."""


class Fence:
    """The shards that this process owns, with their epochs."""

    def __init__(self, total: int, epochs: Mapping[int, int], *, on_refused: Callable[[str], None], foreign: Callable[[str], bool]) -> None:
        """``total`` is the number of shards; ``epochs`` is a live mapping of the owned ones.

        ``on_refused`` is called with a table whose write was refused. ``foreign``: whether another process serves a table, which is then
        notified of entries written here.
        """
        self._total = total
        self._epochs = epochs
        self.on_refused = on_refused
        self.foreign = foreign

    def statement(self, location: str, table_id: str) -> Statement:
        """Return the first statement of a transaction for a table; it refuses with ``NotOwner``."""
        return Statement(LOCK_TABLE_OWNER, (self._total, *self._held(), table_id), NotOwner(location, table_id))

    def on_server(self, location: str, guild_id: int, of: str) -> Statement:
        """Return the first statement of a transaction for a server; it refuses with ``NotOwner``."""
        return Statement(LOCK_SERVER_OWNER, (*self._held(), guild_id, self._total), NotOwner(location, of))

    def _held(self) -> tuple[list[int], list[int]]:
        """Return the owned shards, and their epochs in the same order."""
        held = sorted(self._epochs.items())
        return [shard for shard, _ in held], [epoch for _, epoch in held]


CHANNEL = "consigliere"
"""The channel of PostgreSQL on which all processes of a bot listen."""

NOTIFY = f"SELECT pg_notify('{CHANNEL}', ?)"


def notice(said: str) -> Statement:
    """Notify all processes: words separated by colons, the first one names the subject."""
    return Statement(NOTIFY, (said,))


SAID = "said:"
"""The prefix of the keys of kept notices."""

KEPT = 900.0
"""Seconds for which notices and handed-over events are kept; later nobody could answer the event."""


def kept(said: str, now: float) -> Statement:
    """Keep the last notice of each kind about a person, for processes that miss it (PR-2.4)."""
    what, user = said.split(":")[:2]
    sql = "INSERT INTO inbox (id, at, payload) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at, payload = excluded.payload"
    return Statement(sql, (f"{SAID}{what}:{user}", float(now), said))


def unsaid(user_id: int) -> Statement:
    """Delete the kept notices about a person."""
    return Statement("DELETE FROM inbox WHERE id LIKE ?", (f"{SAID}%:{user_id}",))


def too_old(now: float) -> Statement:
    """Delete expired notices and events."""
    return Statement("DELETE FROM inbox WHERE at < ?", (now - KEPT,))


def entry_notice(table_id: str, n: int) -> Statement:
    """Notify the owner of a table that another process has written entry ``n``."""
    return notice(f"table:{table_id}:{n}")


OWED = "answer:"
"""The prefix of the keys of deferred answers; the number of the shard follows, then the id of the interaction."""

SERVER_OF = "SELECT guild_id FROM tables WHERE id = ? UNION ALL SELECT guild_id FROM evenings WHERE id = ? LIMIT 1"
SERVERS_OF_PERSON = (
    "SELECT tables.guild_id FROM seats JOIN tables ON tables.id = seats.table_id "
    "WHERE seats.user_id = ? AND tables.phase IN ('running', 'paused') ORDER BY tables.created_at DESC"
)


class Sharing:
    """Questions and messages between processes. Every method may raise the kinds of ``StoreError``; only PostgreSQL has notices."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    async def server_of(self, table_id: str) -> int | None:
        rows = await self._read(SERVER_OF, table_id, table_id)
        return int(rows[0][0]) if rows else None

    async def servers_of_person(self, user_id: int) -> list[int]:
        """Return the servers of a person's running games, newest game first."""
        return [int(row[0]) for row in await self._read(SERVERS_OF_PERSON, user_id)]

    async def ends(self, tables: Sequence[str]) -> dict[str, int]:
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

    async def tell(self, said: str) -> None:
        """Notify all processes, including this one."""
        await self._write(notice(said))

    async def said(self) -> dict[str, tuple[str, float]]:
        """Return the kept notices about people with their times, by key (PR-2.4)."""
        rows = await self._read("SELECT id, payload, at FROM inbox WHERE id LIKE ? ORDER BY at", SAID + "%")
        return {str(row[0]): (str(row[1]), float(row[2])) for row in rows}

    async def put(self, event_id: str, shard: int, payload: str, now: float) -> None:
        """Hand a Discord event to the owner of a shard."""
        await self._write(
            too_old(now),
            Statement("INSERT INTO inbox (id, at, payload) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING", (event_id, float(now), payload)),
            notice(f"inbox:{shard}:{event_id}"),
        )

    # ---- deferred answers

    async def owe_answer(self, press: int, shard: int, payload: str, now: float) -> None:
        """Keep what finishing the answer to an interaction takes, for as long as Discord allows it."""
        sql = "INSERT INTO inbox (id, at, payload) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING"
        await self._write(too_old(now), Statement(sql, (f"{OWED}{shard}:{press}", float(now), payload)))

    async def answer_given(self, press: int) -> None:
        """Forget an answer that is owed no longer."""
        await self._write(Statement("DELETE FROM inbox WHERE id LIKE ?", (f"{OWED}%:{press}",)))

    async def owed_answers(self, now: float, shards: Collection[int] | None = None) -> dict[int, str]:
        """Return the payloads of the answers that these shards (None: all) owe, by interaction; delete those that came too late."""
        await self._write(too_old(now))
        rows = await self._read("SELECT id, payload FROM inbox WHERE id LIKE ? ORDER BY at", OWED + "%")
        found = [(str(row[0]).removeprefix(OWED).split(":"), str(row[1])) for row in rows]
        return {int(press): payload for (shard, press), payload in found if shards is None or int(shard) in shards}

    async def take(self, event_id: str) -> str | None:
        """Take a handed-over event; None if another process has taken it."""
        (rows,) = await self._write(Statement("DELETE FROM inbox WHERE id = ? RETURNING payload", (event_id,)))
        return str(rows[0][0]) if rows else None
