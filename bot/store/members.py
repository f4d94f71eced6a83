"""Servers and people beyond the tables: who came and left, bans, blocks, and what people have wished for.

Reached as ``store.members``. Every method may raise what the store raises.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.store.conditions import among_shards
from bot.store.encoding import clean
from bot.store.rows import OfShards
from bot.store.steps import Read, Step, Write

Wish = Literal["forget"]

MOST_BLOCKS = 50
"""People whom one person may have on their list (CL-19.6)."""

STARTS_MISSED = 3
"""Days on which the bot started and did not find a server, after which the server counts as left (CL-17.2)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerRow:
    """One server: when the bot joined, left (None: it is there) and greeted (None: not yet in this stay), in unix seconds.

    ``missing``: days (ISO) on which the bot started and did not find the server.
    """

    guild_id: int
    joined_at: float
    left_at: float | None = None
    greeted_at: float | None = None
    missing: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class BanRow:
    """A table-ban: ``until`` is in unix seconds, None until it is lifted; ``given_by`` is the moderator."""

    guild_id: int
    user_id: int
    until: float | None
    reason: str
    given_by: int


class Members:
    """What the store keeps of servers and people, over its two primitives: read rows, write steps in one transaction."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    # -- servers -------------------------------------------------------------------------------------------------------

    async def servers(self, among: OfShards | None = None) -> tuple[ServerRow, ...]:
        """Return every server that is known, also those that the bot has left, of these shards (None: of all)."""
        here, args = among_shards(among)
        sql = f"SELECT guild_id, joined_at, left_at, greeted_at, missing FROM guilds WHERE 1 = 1{here} ORDER BY guild_id"
        rows = await self._read(sql, *args)
        return tuple(
            ServerRow(guild_id=row[0], joined_at=row[1], left_at=row[2], greeted_at=row[3], missing=tuple(row[4].split())) for row in rows
        )

    async def joined(self, guild_id: int, at: float) -> None:
        """Write that the bot is on a server: a new stay, unless it was there already."""
        sql = (
            "INSERT INTO guilds (guild_id, joined_at) VALUES (?, ?) ON CONFLICT (guild_id) DO UPDATE SET "
            "joined_at = excluded.joined_at, left_at = NULL, greeted_at = NULL, missing = '' WHERE guilds.left_at IS NOT NULL"
        )
        await self._write(Step(sql, (guild_id, float(at))))

    async def left(self, guild_id: int, at: float) -> None:
        """Write that the bot has left a server, unless that was written already."""
        sql = (
            "INSERT INTO guilds (guild_id, joined_at, left_at) VALUES (?, ?, ?) ON CONFLICT (guild_id) DO UPDATE SET "
            "left_at = excluded.left_at WHERE guilds.left_at IS NULL"
        )
        await self._write(Step(sql, (guild_id, float(at), float(at))))

    async def claim_greeting(self, guild_id: int, at: float) -> bool:
        """Write that a server is greeted; return False when it was in this stay already (CL-18.1)."""
        sql = "UPDATE guilds SET greeted_at = ? WHERE guild_id = ? AND greeted_at IS NULL AND left_at IS NULL RETURNING guild_id"
        (rows,) = await self._write(Step(sql, (float(at), guild_id)))
        return bool(rows)

    async def found(self, guild_ids: Collection[int], day: str, at: float, among: OfShards | None = None) -> None:
        """Write after a start which servers are there; one that is missing on three different days counts as left (CL-17.2).

        ``among``: the shards whose servers ``guild_ids`` are. Of those of other shards nothing is known here, and nothing is written.
        """
        steps = []
        for row in await self.servers(among):
            if row.left_at is None and row.guild_id not in guild_ids:
                steps += _missed(row, day, at)
            elif row.missing and row.guild_id in guild_ids:
                steps.append(Step("UPDATE guilds SET missing = '' WHERE guild_id = ?", (row.guild_id,)))
        if steps:
            await self._write(*steps)

    async def nights_without_results(self) -> int:
        """Return of how many finished games no results are written (CL-11.2)."""
        sql = "SELECT COUNT(*) FROM nights WHERE NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = nights.table_id)"
        return int((await self._read(sql))[0][0])

    # -- bans ----------------------------------------------------------------------------------------------------------

    async def ban(self, ban: BanRow) -> None:
        """Write a table-ban, new or replaced (CL-19.4)."""
        sql = (
            "INSERT INTO bans (guild_id, user_id, until, reason, given_by) VALUES (?, ?, ?, ?, ?) ON CONFLICT (guild_id, user_id) "
            "DO UPDATE SET until = excluded.until, reason = excluded.reason, given_by = excluded.given_by"
        )
        until = None if ban.until is None else float(ban.until)
        await self._write(Step(sql, (ban.guild_id, ban.user_id, until, clean(ban.reason), ban.given_by)))

    async def lift_ban(self, guild_id: int, user_id: int) -> bool:
        """Take a table-ban away; return whether there was one."""
        sql = "DELETE FROM bans WHERE guild_id = ? AND user_id = ? RETURNING user_id"
        (rows,) = await self._write(Step(sql, (guild_id, user_id)))
        return bool(rows)

    async def is_banned(self, guild_id: int, user_id: int, now: float) -> bool:
        """Whether a table-ban of this server keeps a person off now."""
        sql = "SELECT 1 FROM bans WHERE guild_id = ? AND user_id = ? AND (until IS NULL OR until > ?)"
        return bool(await self._read(sql, guild_id, user_id, float(now)))

    async def bans(self, guild_id: int, now: float) -> tuple[BanRow, ...]:
        """Return the table-bans of a server that hold now, those that end soonest first and the open ones last."""
        sql = (
            "SELECT guild_id, user_id, until, reason, given_by FROM bans WHERE guild_id = ? AND (until IS NULL OR until > ?) "
            "ORDER BY COALESCE(until, 1e15), user_id"
        )
        rows = await self._read(sql, guild_id, float(now))
        return tuple(BanRow(guild_id=row[0], user_id=row[1], until=row[2], reason=row[3], given_by=row[4]) for row in rows)

    # -- blocks --------------------------------------------------------------------------------------------------------

    async def block(self, user_id: int, other_id: int) -> bool:
        """Put somebody on a person's list (CL-19.6); return False when the list is full."""
        known = await self.blocked_by(user_id)
        if other_id not in known and len(known) >= MOST_BLOCKS:
            return False
        sql = "INSERT INTO blocks (user_id, other_id) VALUES (?, ?) ON CONFLICT (user_id, other_id) DO NOTHING"
        await self._write(Step(sql, (user_id, other_id)))
        return True

    async def unblock(self, user_id: int, other_id: int) -> None:
        """Take somebody off a person's list."""
        await self._write(Step("DELETE FROM blocks WHERE user_id = ? AND other_id = ?", (user_id, other_id)))

    async def blocked_by(self, user_id: int) -> frozenset[int]:
        """Return whom a person has on their list."""
        return frozenset(row[0] for row in await self._read("SELECT other_id FROM blocks WHERE user_id = ?", user_id))

    async def blocks_among(self, people: Sequence[int]) -> frozenset[tuple[int, int]]:
        """Return every block between two of ``people``, as (who blocks, whom): what a draw keeps apart."""
        if not people:
            return frozenset()
        marks = ", ".join("?" for _ in people)
        sql = f"SELECT user_id, other_id FROM blocks WHERE user_id IN ({marks}) AND other_id IN ({marks})"
        return frozenset((row[0], row[1]) for row in await self._read(sql, *people, *people))

    # -- people --------------------------------------------------------------------------------------------------------

    async def wish(self, user_id: int, kind: Wish, at: float) -> None:
        """Keep what a person wishes, to be carried out later (CL-16.5); a second time it stays as it is."""
        sql = "INSERT INTO wishes (user_id, kind, at) VALUES (?, ?, ?) ON CONFLICT (user_id, kind) DO NOTHING"
        await self._write(Step(sql, (user_id, kind, float(at))))

    async def wishing(self, kind: Wish) -> tuple[int, ...]:
        """Return who wishes this, who wished first first."""
        rows = await self._read("SELECT user_id FROM wishes WHERE kind = ? ORDER BY at, user_id", kind)
        return tuple(row[0] for row in rows)

    async def drop_wish(self, user_id: int, kind: Wish) -> None:
        """Forget a wish: it was taken back."""
        await self._write(Step("DELETE FROM wishes WHERE user_id = ? AND kind = ?", (user_id, kind)))

    async def touched(self, people: Mapping[int, float]) -> None:
        """Write when people pressed something last, for those who have settings (their term runs from there)."""
        sql = "UPDATE person_settings SET touched_at = ? WHERE user_id = ? AND touched_at < ?"
        if people:
            await self._write(*(Step(sql, (float(at), user, float(at))) for user, at in people.items()))


def _missed(row: ServerRow, day: str, at: float) -> list[Step]:
    days = tuple(dict.fromkeys((*row.missing, day)))
    steps = [Step("UPDATE guilds SET missing = ? WHERE guild_id = ?", (" ".join(days), row.guild_id))]
    if len(days) >= STARTS_MISSED:
        steps.append(Step("UPDATE guilds SET left_at = ? WHERE guild_id = ?", (float(at), row.guild_id)))
    return steps
