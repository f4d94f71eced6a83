"""A database of the first schema is brought to the newest one, with everything that stood in it."""

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest

from bot.store import ChannelTaken, DeliveryRow, TableRow, open_store
from bot.store.migrating import NOTE, VERSION_TABLE, migrations
from bot.store.postgres import numbered

TABLE = "INSERT INTO tables VALUES ('{id}', 1, {channel}, 3, 'mafie', '{phase}', '{{}}', '{{}}', NULL, NULL, 'cs', '{{}}', 1.0, 1.0)"
ROWS = (
    TABLE.format(id="t1", channel=7, phase="running"),
    "INSERT INTO seats VALUES ('t1', 0, 801, 'Ada', FALSE, 1.0, '{}')",
    "INSERT INTO entries VALUES ('t1', 0, 1.0, 'deal', '{}')",
    "INSERT INTO positions VALUES ('t1', '', 5)",
    "INSERT INTO deliveries VALUES ('t1', 64, 'table', 'done', '{}')",
    "INSERT INTO deliveries VALUES ('t1', 65, 'table', 'pending', '{\"text\": \"x\"}')",
)


async def lay_old(url: str, *rows: str) -> None:
    """Make a database of the first schema with these rows."""
    work = [VERSION_TABLE, *migrations()[0].statements, *rows]
    if url.startswith("sqlite:///"):
        path = Path(url.removeprefix("sqlite:///"))
        path.parent.mkdir(parents=True, exist_ok=True)
        _lay_sqlite(path, work)
    else:
        connection = await asyncpg.connect(url)
        for statement in work:
            await connection.execute(statement)
        await connection.execute(numbered(NOTE), 1, "tables", 1.0)
        await connection.close()


def _lay_sqlite(path: Path, work: Sequence[str]) -> None:
    with sqlite3.connect(path) as connection:
        for statement in work:
            connection.execute(statement)
        connection.execute(NOTE, (1, "tables", 1.0))
    connection.close()


async def test_everything_is_still_there(url: str) -> None:
    await lay_old(url, *ROWS)
    store = await open_store(url)
    try:
        saved = await store.table("t1")
        assert saved is not None
        assert (saved.table.channel_id, saved.table.phase, saved.seats[0].name, saved.positions) == (7, "running", "Ada", {"": 5})
        assert [entry.kind for entry in saved.entries] == ["deal"]
        assert saved.pending == (DeliveryRow(n=65, surface="table", state="pending", payload=json.loads('{"text": "x"}')),)
        long = DeliveryRow(n=(1 << 40) + 1, surface="table", state="pending", payload={})
        await store.set_position("t1", 0, "lines", planned=(long,))
        saved = await store.table("t1")
        assert saved is not None and saved.pending[1:] == (long,)
    finally:
        await store.close()


async def test_two_tables_that_live_in_one_channel_already_go_on(url: str) -> None:
    twins = [TABLE.format(id=name, channel=7, phase="running") for name in ("t1", "t2")]
    await lay_old(url, *twins, TABLE.format(id="t3", channel=7, phase="ended"), TABLE.format(id="t4", channel=8, phase="ended"))
    store = await open_store(url)
    try:
        assert [saved.table.id async for saved in store.tables_in("running")] == ["t1", "t2"]
        await store.save_table("t2", phase="paused")
        newcomer = TableRow(id="t5", guild_id=1, channel_id=7, host_id=3, game="mafie")
        with pytest.raises(ChannelTaken):
            await store.create_table(newcomer)
        await store.create_table(replace(newcomer, channel_id=8))
        await store.save_table("t1", phase="cancelled")
        await store.create_table(replace(newcomer, id="t6"))
    finally:
        await store.close()
