"""Reads tables whole: their rows, and what belongs to each in the other relations, in one statement a relation."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any

from bot.store.conditions import marks
from bot.store.encoding import (
    DELIVERY_COLUMNS,
    ENTRY_COLUMNS,
    SEAT_COLUMNS,
    Columns,
    damaged_table,
    delivery_row,
    entry_rows,
    seat_row,
    table_row,
)
from bot.store.rows import DamagedTable, SavedTable

Read = Callable[..., Awaitable[Sequence[Columns]]]


async def whole_tables(read: Read, rows: Sequence[Columns], damaged: Callable[[DamagedTable], None]) -> AsyncIterator[SavedTable]:
    """Return the tables of these ``rows`` with seats, entries and deliveries; ``damaged`` is told of one that cannot be read."""
    if not rows:
        return
    ids = [row[0] for row in rows]
    seats, entries, positions, pending = await asyncio.gather(  # PostgreSQL answers them at the same time
        by_table(read, SEAT_COLUMNS, "seats", "seat", ids),
        by_table(read, ENTRY_COLUMNS, "entries", "n", ids),
        by_table(read, "surface, position", "positions", "surface", ids),
        by_table(read, DELIVERY_COLUMNS, "deliveries", "n", ids, "state <> 'done'"),
    )
    for row in rows:
        known = dict(positions[row[0]])
        try:
            saved = SavedTable(
                table=table_row(row),
                seats=tuple(map(seat_row, seats[row[0]])),
                entries=entry_rows(entries[row[0]]),
                positions=known,
                pending=tuple(map(delivery_row, pending[row[0]])),
            )
        except ValueError as wrong:
            damaged(damaged_table(row, known, str(wrong)))
        else:
            yield saved


async def by_table(
    read: Read, columns: str, relation: str, order: str, ids: Sequence[str], condition: str = "1 = 1"
) -> dict[str, list[Any]]:
    """Return the rows of a ``relation`` that belong to the tables ``ids``, by table, in an ``order``."""
    sql = f"SELECT table_id, {columns} FROM {relation} WHERE table_id IN ({marks(ids)}) AND {condition} ORDER BY table_id, {order}"
    grouped: dict[str, list[Any]] = defaultdict(list)
    for row in await read(sql, *ids):
        grouped[row[0]].append(tuple(row)[1:])
    return grouped
