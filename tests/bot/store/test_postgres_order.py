"""Writes of one table reach PostgreSQL in the order in which they were asked for, whichever connection of the pool is quicker."""

import asyncio

import asyncpg
import pytest

from bot.store import DeliveryRow, TableRow, open_store
from tests.postgres_server import emptied

TABLE = TableRow(id="t1", guild_id=1, channel_id=2, host_id=3, game="mafie")


@pytest.mark.rule("PR-6.1")
async def test_an_earlier_write_never_replaces_a_later_state(postgres_url: str) -> None:
    store = await open_store(await emptied(postgres_url))
    await store.create_table(TABLE)
    line = DeliveryRow(n=1, surface="", state="planned", payload={})
    await store.set_position("t1", 1, planned=[line])
    other = await asyncpg.connect(postgres_url)
    hold = other.transaction()
    await hold.start()
    await other.execute("SELECT * FROM deliveries FOR UPDATE")  # the first of two writes has to wait on its way
    first = asyncio.create_task(store.set_position("t1", 1, done=[1], surfaces={"last": 1}))
    await asyncio.wait({first}, timeout=0.3)
    second = asyncio.create_task(store.save_table("t1", surfaces={"last": 2}))
    await asyncio.wait({second}, timeout=0.3)
    await hold.rollback()
    await asyncio.gather(first, second)
    saved = await store.table("t1")
    assert saved is not None
    assert saved.table.surfaces == {"last": 2}
    await other.close()
    await store.close()


async def test_writes_of_other_tables_wait_for_nobody(postgres_url: str) -> None:
    store = await open_store(await emptied(postgres_url))
    await store.create_table(TABLE)
    await store.create_table(TableRow(id="t2", guild_id=1, channel_id=3, host_id=3, game="mafie"))
    other = await asyncpg.connect(postgres_url)
    hold = other.transaction()
    await hold.start()
    await other.execute("SELECT * FROM tables WHERE id = 't1' FOR UPDATE")
    waits = asyncio.create_task(store.save_table("t1", surfaces={"last": 1}))
    await store.save_table("t2", surfaces={"last": 2})
    assert not waits.done()
    await hold.rollback()
    await waits
    await other.close()
    await store.close()
