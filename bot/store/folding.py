"""Logs of games that ended a while ago: folded into one deflated row each, a tenth of what they took (PR-4.5).

The row stands in the place of the log's first entry. Whoever reads the log gets the entries as they were.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager

from bot.store.folded_log import FOLDED, Row, folded, folded_text
from bot.store.steps import Read, Step

LEAST = 16
"""Entries of a log that is worth folding."""

PORTION = 50
"""Logs that are folded, or looked through, at a time."""

Rewriting = Callable[[], AbstractAsyncContextManager[None]]
"""Held by whoever reads what is over and then writes it in another form: what one has read, nobody else changes meanwhile."""


async def fold_logs(read: Read, write: Callable[..., Awaitable[object]], rewriting: Rewriting, until: float) -> None:
    """Fold the logs of games that ended before ``until`` (unix seconds). Raises what the store raises."""
    sql = (
        "SELECT nights.table_id FROM nights JOIN tables ON tables.id = nights.table_id WHERE phase = 'ended' AND nights.ended_at < ? "
        "AND EXISTS (SELECT 1 FROM entries WHERE entries.table_id = nights.table_id AND n = ?) LIMIT ?"
    )
    while tables := await read(sql, until, LEAST - 1, PORTION):
        for (table,) in tables:
            async with rewriting():
                rows = await read("SELECT n, at, kind, payload FROM entries WHERE table_id = ? ORDER BY n", table)
                if len(rows) >= LEAST:  # else another process has folded it
                    await write(*_in_place_of_log(table, [(0, rows[0][1], FOLDED, folded(rows))]))


async def unfolding(read: Read, sat: str, user_id: int) -> AsyncIterator[list[Step]]:
    """Return the steps that unfold each log in which a person may stand: at whose table (``sat``, with the id twice) or by id.

    What cannot be read of the person's own tables is taken away. Raises what the store raises.
    """
    own = {table for (table,) in await read(sat, user_id, user_id)}
    sql = "SELECT table_id, payload FROM entries WHERE n = 0 AND kind = ? AND table_id > ? ORDER BY table_id LIMIT ?"
    after = ""
    while packed := await read(sql, FOLDED, after, PORTION):
        for table, payload in packed:
            rows = _rows_about(payload, user_id, own=table in own)
            if rows is not None:
                yield _in_place_of_log(table, rows)
            await asyncio.sleep(0)  # each takes some milliseconds
        after = packed[-1][0]


def _rows_about(payload: str, user_id: int, *, own: bool) -> list[Row] | None:
    """Return the rows of a folded log if the person may stand in them (``own``: does), else None."""
    try:
        text = folded_text(payload)
        return list(json.loads(text)) if own or str(user_id) in text else None
    except ValueError:
        return [] if own else None


def _in_place_of_log(table: str, rows: Iterable[Row]) -> list[Step]:
    insert = "INSERT INTO entries (table_id, n, at, kind, payload) VALUES (?, ?, ?, ?, ?)"
    return [Step("DELETE FROM entries WHERE table_id = ?", (table,)), *(Step(insert, (table, *row)) for row in rows)]
