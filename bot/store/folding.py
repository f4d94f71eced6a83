"""Logs of games that ended a while ago: folded into one deflated row each, a tenth of what they took (PR-4.5).

The row stands in the place of the log's first entry. Whoever reads the log gets the entries as they were.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence

from bot.store.folded_log import FOLDED, Row, folded, unfolded
from bot.store.steps import Step

LEAST = 16
"""Entries of a log that is worth folding."""

PORTION = 50
"""Logs that are folded, or looked through, at a time."""

Read = Callable[..., Awaitable[Sequence[Row]]]


async def fold_logs(read: Read, write: Callable[..., Awaitable[object]], until: float) -> int:
    """Fold the logs of games that ended before ``until`` (unix seconds); return how many there were. Raises what the store raises."""
    sql = (
        "SELECT nights.table_id FROM nights JOIN tables ON tables.id = nights.table_id WHERE phase = 'ended' AND nights.ended_at < ? "
        "AND EXISTS (SELECT 1 FROM entries WHERE entries.table_id = nights.table_id AND n = ?) LIMIT ?"
    )
    whole = 0
    while tables := await read(sql, until, LEAST - 1, PORTION):
        for (table,) in tables:
            rows = await read("SELECT n, at, kind, payload FROM entries WHERE table_id = ? ORDER BY n", table)
            await write(*_in_place_of_log(table, [(0, rows[0][1], FOLDED, folded(rows))]))
        whole += len(tables)
        await asyncio.sleep(0)
    return whole


async def unfolding(read: Read, sat: str, user_id: int) -> AsyncIterator[list[Step]]:
    """Return the steps that unfold each log in which a person may stand: at whose table (``sat``, with the id twice) or by id.

    Raises what the store raises.
    """
    own = {table for (table,) in await read(sat, user_id, user_id)}
    sql = "SELECT table_id, n, at, kind, payload FROM entries WHERE n = 0 AND kind = ? AND table_id > ? ORDER BY table_id LIMIT ?"
    after = ""
    while packed := await read(sql, FOLDED, after, PORTION):
        for table, *row in packed:
            rows = list(unfolded([row]))
            if table in own or any(str(user_id) in one[3] for one in rows):
                yield _in_place_of_log(table, rows)
        after = packed[-1][0]
        await asyncio.sleep(0)


def _in_place_of_log(table: str, rows: Iterable[Row]) -> list[Step]:
    insert = "INSERT INTO entries (table_id, n, at, kind, payload) VALUES (?, ?, ?, ?, ?)"
    return [Step("DELETE FROM entries WHERE table_id = ?", (table,)), *(Step(insert, (table, *row)) for row in rows)]
