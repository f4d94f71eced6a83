"""Servers and people beyond the tables: joined servers, bans, blocks, requests to be forgotten, lessons of /practice.

Every method may raise the kinds of ``StoreError``.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.store.encoding import Row, clean, from_json, to_json
from bot.store.rows import Json, OfShards
from bot.store.statements import Read, Statement, Write, among_shards, placeholders

Wish = Literal["forget"]

MOST_BLOCKS = 50
"""The most people on one person's block list (CL-19.6)."""

STARTS_MISSED = 3
"""Days with a start that did not find the server, after which it counts as left (CL-17.2)."""


SERVERS = "SELECT guild_id, joined_at, left_at, greeted_at, missing FROM guilds"


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerRow:
    """One server: when the bot joined, left (None: it is a member) and greeted (None: not yet in this stay), in unix seconds.

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
    """Servers and people, over the two primitives of the database."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    # -- servers -------------------------------------------------------------------------------------------------------

    async def servers(self, among: OfShards | None = None) -> tuple[ServerRow, ...]:
        """Return every known server of these shards (None: all), also those that the bot has left."""
        here, args = among_shards(among)
        return tuple(_server(row) for row in await self._read(f"{SERVERS} WHERE 1 = 1{here} ORDER BY guild_id", *args))

    async def server(self, guild_id: int) -> ServerRow | None:
        """Return a server, also one that the bot has left; None if the bot was never there."""
        rows = await self._read(f"{SERVERS} WHERE guild_id = ?", guild_id)
        return _server(rows[0]) if rows else None

    async def found_first(self, guild_ids: Collection[int], at: float) -> None:
        """Record the servers found at the first start: they count as greeted (CL-18.1)."""
        sql = "INSERT INTO guilds (guild_id, joined_at, greeted_at) VALUES (?, ?, ?) ON CONFLICT (guild_id) DO NOTHING"
        await self._write(*(Statement(sql, (guild_id, float(at), float(at))) for guild_id in sorted(guild_ids)))

    async def joined(self, guild_id: int, at: float) -> None:
        """Record that the bot is on a server: a new stay, unless it was there already."""
        sql = (
            "INSERT INTO guilds (guild_id, joined_at) VALUES (?, ?) ON CONFLICT (guild_id) DO UPDATE SET "
            "joined_at = excluded.joined_at, left_at = NULL, greeted_at = NULL, missing = '' WHERE guilds.left_at IS NOT NULL"
        )
        await self._write(Statement(sql, (guild_id, float(at))))

    async def left(self, guild_id: int, at: float) -> None:
        """Record that the bot has left a server, unless that is recorded already."""
        sql = (
            "INSERT INTO guilds (guild_id, joined_at, left_at) VALUES (?, ?, ?) ON CONFLICT (guild_id) DO UPDATE SET "
            "left_at = excluded.left_at WHERE guilds.left_at IS NULL"
        )
        await self._write(Statement(sql, (guild_id, float(at), float(at))))

    async def greeted(self, guild_id: int, at: float) -> None:
        """Record that this stay on a server has had its greeting, or has no channel for one (CL-18.1)."""
        sql = "UPDATE guilds SET greeted_at = ? WHERE guild_id = ? AND greeted_at IS NULL AND left_at IS NULL"
        await self._write(Statement(sql, (float(at), guild_id)))

    async def found(self, guild_ids: Collection[int], day: str, at: float, among: OfShards | None = None) -> None:
        """Record the servers found at a start; one that is missing on three different days counts as left (CL-17.2).

        ``among``: the shards of ``guild_ids``. Servers of other shards stay as they are.
        """
        statements = []
        for row in await self.servers(among):
            if row.left_at is None and row.guild_id not in guild_ids:
                statements += _missed(row, day, at)
            elif row.missing and row.guild_id in guild_ids:
                statements.append(Statement("UPDATE guilds SET missing = '' WHERE guild_id = ?", (row.guild_id,)))
        if statements:
            await self._write(*statements)

    async def nights_without_results(self) -> int:
        """Count the finished games without results (CL-11.2)."""
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
        await self._write(Statement(sql, (ban.guild_id, ban.user_id, until, clean(ban.reason), ban.given_by)))

    async def lift_ban(self, guild_id: int, user_id: int) -> bool:
        """Lift a table-ban; return whether there was one."""
        sql = "DELETE FROM bans WHERE guild_id = ? AND user_id = ? RETURNING user_id"
        (rows,) = await self._write(Statement(sql, (guild_id, user_id)))
        return bool(rows)

    async def is_banned(self, guild_id: int, user_id: int, now: float) -> bool:
        """Whether a person is banned from the tables of this server now."""
        sql = "SELECT 1 FROM bans WHERE guild_id = ? AND user_id = ? AND (until IS NULL OR until > ?)"
        return bool(await self._read(sql, guild_id, user_id, float(now)))

    async def bans(self, guild_id: int, now: float) -> tuple[BanRow, ...]:
        """Return the current table-bans of a server, soonest end first, bans without end last."""
        sql = (
            "SELECT guild_id, user_id, until, reason, given_by FROM bans WHERE guild_id = ? AND (until IS NULL OR until > ?) "
            "ORDER BY COALESCE(until, 1e15), user_id"
        )
        rows = await self._read(sql, guild_id, float(now))
        return tuple(BanRow(guild_id=row[0], user_id=row[1], until=row[2], reason=row[3], given_by=row[4]) for row in rows)

    # -- blocks --------------------------------------------------------------------------------------------------------

    async def block(self, user_id: int, other_id: int) -> bool:
        """Put ``other_id`` on a person's block list (CL-19.6); return False when it is full."""
        known = await self.blocked_by(user_id)
        if other_id not in known and len(known) >= MOST_BLOCKS:
            return False
        sql = "INSERT INTO blocks (user_id, other_id) VALUES (?, ?) ON CONFLICT (user_id, other_id) DO NOTHING"
        await self._write(Statement(sql, (user_id, other_id)))
        return True

    async def unblock(self, user_id: int, other_id: int) -> None:
        """Take ``other_id`` off a person's block list."""
        await self._write(Statement("DELETE FROM blocks WHERE user_id = ? AND other_id = ?", (user_id, other_id)))

    async def blocked_by(self, user_id: int) -> frozenset[int]:
        return frozenset(row[0] for row in await self._read("SELECT other_id FROM blocks WHERE user_id = ?", user_id))

    async def blocks_among(self, people: Sequence[int]) -> frozenset[tuple[int, int]]:
        """Return every block between two of ``people``, as (blocker, blocked): a draw keeps them apart."""
        if not people:
            return frozenset()
        sql = f"SELECT user_id, other_id FROM blocks WHERE user_id IN ({placeholders(people)}) AND other_id IN ({placeholders(people)})"
        return frozenset((row[0], row[1]) for row in await self._read(sql, *people, *people))

    # -- people --------------------------------------------------------------------------------------------------------

    async def wish(self, user_id: int, kind: Wish, at: float) -> None:
        """Record a request to be carried out later (CL-16.5); the first one stays."""
        sql = "INSERT INTO wishes (user_id, kind, at) VALUES (?, ?, ?) ON CONFLICT (user_id, kind) DO NOTHING"
        await self._write(Statement(sql, (user_id, kind, float(at))))

    async def wishing(self, kind: Wish) -> tuple[int, ...]:
        """Return the people with this request, oldest request first."""
        rows = await self._read("SELECT user_id FROM wishes WHERE kind = ? ORDER BY at, user_id", kind)
        return tuple(row[0] for row in rows)

    async def drop_wish(self, user_id: int, kind: Wish) -> None:
        """Delete a withdrawn request."""
        await self._write(Statement("DELETE FROM wishes WHERE user_id = ? AND kind = ?", (user_id, kind)))

    async def touched(self, people: Mapping[int, float]) -> None:
        """Write the last press of people who have settings (their term starts there)."""
        sql = "UPDATE person_settings SET touched_at = ? WHERE user_id = ? AND touched_at < ?"
        if people:
            await self._write(*(Statement(sql, (float(at), user, float(at))) for user, at in people.items()))


def _server(row: Row) -> ServerRow:
    return ServerRow(guild_id=row[0], joined_at=row[1], left_at=row[2], greeted_at=row[3], missing=tuple(row[4].split()))


def _missed(row: ServerRow, day: str, at: float) -> list[Statement]:
    days = tuple(dict.fromkeys((*row.missing, day)))
    statements = [Statement("UPDATE guilds SET missing = ? WHERE guild_id = ?", (" ".join(days), row.guild_id))]
    if len(days) >= STARTS_MISSED:
        statements.append(Statement("UPDATE guilds SET left_at = ? WHERE guild_id = ?", (float(at), row.guild_id)))
    return statements


# -- lessons of /practice: one a person, kept for a day after the last press (MA-8.6)

LESSON_TERM = 86_400.0
"""Seconds from the last press of a lesson to its deletion."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonRow:
    """The lesson ``id`` of a person in ``game``, with its progress (``state``)."""

    user_id: int
    id: str
    game: str
    state: Json


class LessonRows:
    """Lessons, over the two primitives of the database."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    async def of(self, user_id: int, now: float) -> LessonRow | None:
        """Return the lesson of a person, None if there is none or its term is over."""
        rows = await self._read(
            "SELECT user_id, id, game, state FROM lessons WHERE user_id = ? AND touched_at >= ?", user_id, now - LESSON_TERM
        )
        return LessonRow(user_id=rows[0][0], id=rows[0][1], game=rows[0][2], state=from_json(rows[0][3])) if rows else None

    async def begin(self, row: LessonRow, now: float) -> None:
        """Write a new lesson in place of the person's old one."""
        sql = (
            "INSERT INTO lessons (user_id, id, game, state, touched_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (user_id) DO UPDATE SET "
            "id = excluded.id, game = excluded.game, state = excluded.state, touched_at = excluded.touched_at"
        )
        await self._write(Statement(sql, (row.user_id, row.id, row.game, to_json(row.state), float(now))))

    async def go_on(self, row: LessonRow, before: Mapping[str, object], now: float) -> bool:
        """Write the progress of a lesson; return False, and write nothing, if its state is no longer ``before``."""
        sql = "UPDATE lessons SET state = ?, touched_at = ? WHERE user_id = ? AND id = ? AND state = ? RETURNING id"
        (written,) = await self._write(Statement(sql, (to_json(row.state), float(now), row.user_id, row.id, to_json(before))))
        return bool(written)

    async def end(self, user_id: int, lesson: str | None = None) -> None:
        """Delete a lesson of a person (``lesson`` None: any)."""
        if lesson is None:
            await self._write(Statement("DELETE FROM lessons WHERE user_id = ?", (user_id,)))
        else:
            await self._write(Statement("DELETE FROM lessons WHERE user_id = ? AND id = ?", (user_id, lesson)))
