"""What is kept, and for how long (CL-17.1): every datum goes at its term, 500 rows a portion, and never in the path of a press."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass

from bot.store.encoding import Columns
from bot.store.folding import Rewriting, fold_logs
from bot.store.lessons import LASTS
from bot.store.notices import KEPT
from bot.store.steps import Read, Step, Write

DAY = 86_400.0
PORTION = 500
"""Rows that one transaction takes away."""

ROOM, LETTERS, LOG, CANCELLED, EVENINGS, DRAFTS = 7 * DAY, 7 * DAY, 90 * DAY, 7 * DAY, 180 * DAY, DAY
FOLDING = 7 * DAY
"""Seconds after a game's end until its log is folded (PR-4.5): when nothing in it is to be emptied any more."""
PERSON, BANS, GONE = 730 * DAY, 365 * DAY, 30 * DAY
"""Terms in seconds: lines of the mafia's room and ids of direct messages after a game's end, its log, a cancelled lobby, evenings, their
drafts, settings of a person after the last press, table-bans after their end, everything of a server after it has sent the bot away."""

MONTH = 30.436875 * DAY
"""A twelfth of a year."""

PRIVATE_SURFACES = ("hands", "questions", "whispered")
"""Parts of a table's surfaces that hold ids of direct messages."""


@dataclass(frozen=True, slots=True)
class Rule:
    """Rows that go: of which relation, by which key, under which condition (its arguments follow)."""

    relation: str
    key: str
    condition: str
    args: tuple[object, ...]


class Retention:
    """Takes away what has reached its term. Every method may raise what the store raises."""

    def __init__(self, read: Read, write: Write, rewriting: Rewriting) -> None:
        self._read = read
        self._write = write
        self._rewriting = rewriting

    async def sweep(self, now: float) -> int:
        """Take away everything that has reached its term at ``now`` (unix seconds); return how many rows that were."""
        await self._write(Step("UPDATE person_settings SET touched_at = ? WHERE touched_at = 0", (float(now),)))
        gone = await self._emptied_rooms(now) + await self._emptied_surfaces(now)
        for rule in _rules(now):
            gone += await self._take(rule)
        gone += await self._old_nights(now)
        await fold_logs(self._read, self._write, self._rewriting, now - FOLDING)
        for (guild_id,) in await self._read("SELECT guild_id FROM guilds WHERE left_at < ?", now - GONE):
            gone += await self._whole_server(guild_id)
        return gone

    async def _take(self, rule: Rule) -> int:
        """Take rows away, a portion at a time."""
        chosen = f"SELECT {rule.key} FROM {rule.relation} WHERE {rule.condition} LIMIT {PORTION}"
        key = f"({rule.key})" if "," in rule.key else rule.key
        step = Step(f"DELETE FROM {rule.relation} WHERE {key} IN ({chosen}) RETURNING 1", rule.args)
        return await self._until_nothing(step)

    async def _until_nothing(self, step: Step) -> int:
        whole = 0
        while True:
            (rows,) = await self._write(step)
            whole += len(rows)
            if len(rows) < PORTION:
                return whole
            await asyncio.sleep(0)

    async def _emptied_rooms(self, now: float) -> int:
        """Empty the lines of mafia rooms; the entries keep their numbers, and the log replays."""
        sql = (
            "SELECT entries.table_id, n, payload FROM entries JOIN nights ON nights.table_id = entries.table_id "
            "WHERE kind = 'room' AND ended_at < ? AND payload NOT LIKE '%\"text\":\"\"%' LIMIT ?"
        )
        change = "UPDATE entries SET payload = ? WHERE table_id = ? AND n = ?"
        return await self._rewritten(
            lambda: self._read(sql, now - ROOM, PORTION),
            lambda table, n, text: Step(change, (_compact({**json.loads(text), "text": ""}), table, n)),
        )

    async def _emptied_surfaces(self, now: float) -> int:
        """Take the ids of direct messages, of hands and questions, out of finished tables."""
        named = " OR ".join("surfaces LIKE ?" for _ in PRIVATE_SURFACES)
        sql = f"SELECT id, surfaces FROM tables JOIN nights ON nights.table_id = tables.id WHERE nights.ended_at < ? AND ({named}) LIMIT ?"
        return await self._rewritten(
            lambda: self._read(sql, now - LETTERS, *(f'%"{part}":%' for part in PRIVATE_SURFACES), PORTION), _without_letters
        )

    async def _rewritten(self, chosen: Callable[[], Awaitable[Sequence[Columns]]], change: Callable[..., Step]) -> int:
        """Change rows, a portion at a time, until none is chosen any more; return how many there were."""
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
        """Take finished games away where a server has said for how long it keeps them, and what was made of them."""
        whole = 0
        for guild_id, text in await self._read("SELECT guild_id, settings FROM guild_settings WHERE settings LIKE '%\"history\"%'"):
            months = json.loads(text).get("history")
            if not isinstance(months, int) or months not in (6, 12, 24):
                continue
            until, nights = now - months * MONTH, "SELECT table_id FROM nights WHERE guild_id = ? AND ended_at < ?"
            games = f"game IN (SELECT game FROM nights WHERE table_id IN ({nights}))"
            # ratings are a fold over the games that are kept: they are made anew from what is left
            whole += await self._take(Rule("ratings", "guild_id, game, who", f"guild_id = ? AND {games}", (guild_id, guild_id, until)))
            whole += await self._take(
                Rule("badges", "guild_id, user_id, badge", f"guild_id = ? AND table_id IN ({nights})", (guild_id, guild_id, until))
            )
            whole += await self._take(Rule("nights", "table_id", "guild_id = ? AND ended_at < ?", (guild_id, until)))
        return whole

    async def _whole_server(self, guild_id: int) -> int:
        """Take everything of a server away; what hangs on a table, a night, an evening or a season goes with it."""
        whole = 0
        mine = "SELECT id FROM tables WHERE guild_id = ?"
        for relation, key in (("entries", "table_id, n"), ("deliveries", "table_id, n")):
            whole += await self._take(Rule(relation, key, f"table_id IN ({mine})", (guild_id,)))
        for relation, key in OF_A_SERVER:
            whole += await self._take(Rule(relation, key, "guild_id = ?", (guild_id,)))
        return whole


OF_A_SERVER = (
    ("tables", "id"), ("series", "id"), ("evenings", "id"), ("owed", "guild_id, user_id"), ("ratings", "guild_id, game, who"),
    ("seasons", "id"), ("badges", "guild_id, user_id, badge"), ("bans", "guild_id, user_id"), ("nights", "table_id"),
    ("guild_settings", "guild_id"), ("guilds", "guild_id"),
)  # fmt: skip
"""Relations with a server in them, by their keys; the server itself goes last, so that a sweep that was broken off goes on."""


def _rules(now: float) -> Iterator[Rule]:
    """Return what goes by its own term, in this order: what hangs on a table first, so that no transaction grows large."""
    over = "SELECT id FROM tables JOIN nights ON nights.table_id = tables.id WHERE phase = 'ended' AND nights.ended_at < ?"
    lost = "SELECT id FROM tables WHERE phase = 'cancelled' AND updated_at < ?"
    for doomed, until in ((over, now - LOG), (lost, now - CANCELLED)):
        for relation in ("deliveries", "entries"):
            yield Rule(relation, "table_id, n", f"table_id IN ({doomed})", (until,))
        yield Rule("tables", "id", f"id IN ({doomed})", (until,))
    ended = "COALESCE(over_at, starts_at, created_at) < ?"
    yield Rule("evenings", "id", f"state IN ('over', 'cancelled', 'missed') AND {ended}", (now - EVENINGS,))
    yield Rule("evenings", "id", "state = 'draft' AND created_at < ?", (now - DRAFTS,))
    yield Rule("series", "id", "state = 'ended' AND touched_at < ?", (now - EVENINGS,))
    yield Rule("owed", "guild_id, user_id", "until < ?", (now,))
    yield Rule("person_settings", "user_id", "touched_at < ?", (now - PERSON,))
    yield Rule("inbox", "id", "at < ?", (now - KEPT,))
    yield Rule("lessons", "user_id", "touched_at < ?", (now - LASTS,))
    yield Rule("bans", "guild_id, user_id", "until < ?", (now - BANS,))


def _without_letters(table_id: str, text: str) -> Step:
    kept = {name: value for name, value in json.loads(text).items() if name not in PRIVATE_SURFACES}
    return Step("UPDATE tables SET surfaces = ? WHERE id = ?", (_compact(kept), table_id))


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))
