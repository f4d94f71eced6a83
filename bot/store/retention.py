"""Deletion of expired rows (CL-17.1), in portions and outside of any press; compression of old logs (PR-4.5)."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.store.encoding import COMPRESSED, Columns, Row, compressed, decompressed_text
from bot.store.inbox import KEPT
from bot.store.members import LESSON_TERM
from bot.store.statements import Read, RewriteLock, Statement, Write

DAY = 86_400.0
PORTION = 500
"""The most rows to delete in one transaction."""

CHAT, DIRECT_MESSAGES, LOG, CANCELLED, EVENINGS, DRAFTS = 7 * DAY, 7 * DAY, 90 * DAY, 7 * DAY, 180 * DAY, 3600.0
COMPRESSING = 7 * DAY
"""Seconds from a game's end to the compression of its log, when nothing in it is left to erase."""
PERSON, BANS, GONE = 730 * DAY, 365 * DAY, 30 * DAY
"""Terms in seconds: lines of the mafia chat and ids of direct messages after a game's end, its log, a cancelled lobby, evenings, their
drafts, settings of a person after the last press, table-bans after their end, all data of a server after it has removed the bot."""

MONTH = 30.436875 * DAY
"""A twelfth of a year."""

PRIVATE_SURFACES = ("hands", "questions", "whispered")
"""Keys in a table's surfaces that hold ids of direct messages."""


@dataclass(frozen=True, slots=True)
class ExpiredRows:
    """Rows to delete: their relation, its key columns, a condition and its arguments."""

    relation: str
    key: str
    condition: str
    args: tuple[object, ...]


class Retention:
    """Deletes expired rows. Every method may raise the kinds of ``StoreError``."""

    def __init__(self, read: Read, write: Write, rewriting: RewriteLock) -> None:
        self._read = read
        self._write = write
        self._rewriting = rewriting

    async def sweep(self, now: float) -> int:
        """Delete everything that has expired at ``now`` (unix seconds); return the number of rows."""
        await self._write(Statement("UPDATE person_settings SET touched_at = ? WHERE touched_at = 0", (float(now),)))
        gone = await self._emptied_rooms(now) + await self._emptied_surfaces(now)
        for rule in _rules(now):
            gone += await self._take(rule)
        gone += await self._old_nights(now)
        await compress_logs(self._read, self._write, self._rewriting, now - COMPRESSING)
        for (guild_id,) in await self._read("SELECT guild_id FROM guilds WHERE left_at < ?", now - GONE):
            gone += await self._whole_server(guild_id)
        return gone

    async def _take(self, rule: ExpiredRows) -> int:
        """Delete rows, a portion at a time."""
        chosen = f"SELECT {rule.key} FROM {rule.relation} WHERE {rule.condition} LIMIT {PORTION}"
        key = f"({rule.key})" if "," in rule.key else rule.key
        statement = Statement(f"DELETE FROM {rule.relation} WHERE {key} IN ({chosen}) RETURNING 1", rule.args)
        return await self._until_nothing(statement)

    async def _until_nothing(self, statement: Statement) -> int:
        whole = 0
        while True:
            (rows,) = await self._write(statement)
            whole += len(rows)
            if len(rows) < PORTION:
                return whole
            await asyncio.sleep(0)

    async def _emptied_rooms(self, now: float) -> int:
        """Erase the lines of the mafia chat; the entries keep their numbers, so the log still replays."""
        sql = (
            "SELECT entries.table_id, n, payload FROM entries JOIN nights ON nights.table_id = entries.table_id "
            "WHERE kind = 'room' AND ended_at < ? AND payload NOT LIKE '%\"text\":\"\"%' LIMIT ?"
        )
        change = "UPDATE entries SET payload = ? WHERE table_id = ? AND n = ?"
        return await self._rewritten(
            lambda: self._read(sql, now - CHAT, PORTION),
            lambda table, n, text: Statement(change, (_compact({**json.loads(text), "text": ""}), table, n)),
        )

    async def _emptied_surfaces(self, now: float) -> int:
        """Erase the ids of direct messages from finished tables."""
        named = " OR ".join("surfaces LIKE ?" for _ in PRIVATE_SURFACES)
        sql = f"SELECT id, surfaces FROM tables JOIN nights ON nights.table_id = tables.id WHERE nights.ended_at < ? AND ({named}) LIMIT ?"
        return await self._rewritten(
            lambda: self._read(sql, now - DIRECT_MESSAGES, *(f'%"{part}":%' for part in PRIVATE_SURFACES), PORTION),
            _without_direct_messages,
        )

    async def _rewritten(self, chosen: Callable[[], Awaitable[Sequence[Columns]]], change: Callable[..., Statement]) -> int:
        """Change the chosen rows, a portion at a time, until none is left; return their number."""
        whole = 0
        while True:
            async with self._rewriting():
                rows = await chosen()
                if rows:
                    await self._write(*(change(*row) for row in rows))
            whole += len(rows)
            if not rows:
                return whole
            await asyncio.sleep(0)

    async def _old_nights(self, now: float) -> int:
        """Delete finished games, their ratings and badges, after the term set by a server."""
        whole = 0
        for guild_id, text in await self._read("SELECT guild_id, settings FROM guild_settings WHERE settings LIKE '%\"history\"%'"):
            months = json.loads(text).get("history")
            if not isinstance(months, int) or months not in (6, 12, 24):
                continue
            until, nights = now - months * MONTH, "SELECT table_id FROM nights WHERE guild_id = ? AND ended_at < ?"
            games = f"game IN (SELECT game FROM nights WHERE table_id IN ({nights}))"
            # ratings depend on all kept games and are recalculated from the rest
            whole += await self._take(
                ExpiredRows("ratings", "guild_id, game, who", f"guild_id = ? AND {games}", (guild_id, guild_id, until))
            )
            whole += await self._take(
                ExpiredRows("badges", "guild_id, user_id, badge", f"guild_id = ? AND table_id IN ({nights})", (guild_id, guild_id, until))
            )
            whole += await self._take(ExpiredRows("nights", "table_id", "guild_id = ? AND ended_at < ?", (guild_id, until)))
        return whole

    async def _whole_server(self, guild_id: int) -> int:
        """Delete all data of a server; rows of its tables, games, evenings and seasons follow."""
        whole = 0
        mine = "SELECT id FROM tables WHERE guild_id = ?"
        for relation, key in (("entries", "table_id, n"), ("deliveries", "table_id, n")):
            whole += await self._take(ExpiredRows(relation, key, f"table_id IN ({mine})", (guild_id,)))
        for relation, key in OF_A_SERVER:
            whole += await self._take(ExpiredRows(relation, key, "guild_id = ?", (guild_id,)))
        return whole


OF_A_SERVER = (
    ("tables", "id"), ("series", "id"), ("evenings", "id"), ("owed", "guild_id, user_id"), ("ratings", "guild_id, game, who"),
    ("seasons", "id"), ("badges", "guild_id, user_id, badge"), ("bans", "guild_id, user_id"), ("nights", "table_id"),
    ("guild_settings", "guild_id"), ("guilds", "guild_id"),
)  # fmt: skip
"""Relations with a server, and their keys; the server itself is last, so that an interrupted sweep continues."""


def _rules(now: float) -> Iterator[ExpiredRows]:
    """Yield the expired rows, rows of a table before the table, so that no transaction grows large."""
    over = "SELECT id FROM tables JOIN nights ON nights.table_id = tables.id WHERE phase = 'ended' AND nights.ended_at < ?"
    lost = "SELECT id FROM tables WHERE phase = 'cancelled' AND updated_at < ?"
    for doomed, until in ((over, now - LOG), (lost, now - CANCELLED)):
        for relation in ("deliveries", "entries"):
            yield ExpiredRows(relation, "table_id, n", f"table_id IN ({doomed})", (until,))
        yield ExpiredRows("tables", "id", f"id IN ({doomed})", (until,))
    ended = "COALESCE(over_at, starts_at, created_at) < ?"
    yield ExpiredRows("evenings", "id", f"state IN ('over', 'cancelled', 'missed') AND {ended}", (now - EVENINGS,))
    yield ExpiredRows("evenings", "id", "state = 'draft' AND created_at < ?", (now - DRAFTS,))
    yield ExpiredRows("series", "id", "state = 'ended' AND touched_at < ?", (now - EVENINGS,))
    yield ExpiredRows("owed", "guild_id, user_id", "until < ?", (now,))
    yield ExpiredRows("person_settings", "user_id", "touched_at < ?", (now - PERSON,))
    yield ExpiredRows("inbox", "id", "at < ?", (now - KEPT,))
    yield ExpiredRows("lessons", "user_id", "touched_at < ?", (now - LESSON_TERM,))
    yield ExpiredRows("bans", "guild_id, user_id", "until < ?", (now - BANS,))


def _without_direct_messages(table_id: str, text: str) -> Statement:
    kept = {name: value for name, value in json.loads(text).items() if name not in PRIVATE_SURFACES}
    return Statement("UPDATE tables SET surfaces = ? WHERE id = ?", (_compact(kept), table_id))


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


# -- compression: a whole log in the row of its first entry, a tenth of its size; readers still get all entries

LEAST_ENTRIES = 16
"""The shortest log that is worth compressing."""

LOGS_AT_ONCE = 50
"""Logs to read at a time."""


async def compress_logs(read: Read, write: Callable[..., Awaitable[object]], rewriting: RewriteLock, until: float) -> None:
    """Compress the logs of games that ended before ``until`` (unix seconds). Raises the kinds of ``StoreError``."""
    sql = (
        "SELECT nights.table_id FROM nights JOIN tables ON tables.id = nights.table_id WHERE phase = 'ended' AND nights.ended_at < ? "
        "AND EXISTS (SELECT 1 FROM entries WHERE entries.table_id = nights.table_id AND n = ?) LIMIT ?"
    )
    while tables := await read(sql, until, LEAST_ENTRIES - 1, LOGS_AT_ONCE):
        for (table,) in tables:
            async with rewriting():
                rows = await read("SELECT n, at, kind, payload FROM entries WHERE table_id = ? ORDER BY n", table)
                if len(rows) >= LEAST_ENTRIES:  # else another process has compressed it
                    await write(*_in_place_of_log(table, [(0, rows[0][1], COMPRESSED, compressed(rows))]))


async def decompressing(read: Read, own: Collection[str], user_id: int) -> AsyncIterator[list[Statement]]:
    """Yield the statements that decompress each log that may name a person: of their ``own`` tables, or by id.

    Damaged logs of the person's own tables are deleted. Raises the kinds of ``StoreError``.
    """
    sql = "SELECT table_id, payload FROM entries WHERE n = 0 AND kind = ? AND table_id > ? ORDER BY table_id LIMIT ?"
    after = ""
    while packed := await read(sql, COMPRESSED, after, LOGS_AT_ONCE):
        for table, payload in packed:
            rows = _rows_about(payload, user_id, own=table in own)
            if rows is not None:
                yield _in_place_of_log(table, rows)
            await asyncio.sleep(0)  # each takes some milliseconds
        after = packed[-1][0]


def _rows_about(payload: str, user_id: int, *, own: bool) -> list[Row] | None:
    """Return the rows of a compressed log if they may name the person (``own``: they do), else None."""
    try:
        text = decompressed_text(payload)
        return list(json.loads(text)) if own or str(user_id) in text else None
    except ValueError:
        return [] if own else None


def _in_place_of_log(table: str, rows: Iterable[Row]) -> list[Statement]:
    insert = "INSERT INTO entries (table_id, n, at, kind, payload) VALUES (?, ?, ?, ?, ?)"
    return [Statement("DELETE FROM entries WHERE table_id = ?", (table,)), *(Statement(insert, (table, *row)) for row in rows)]
