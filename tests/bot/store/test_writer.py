"""The writer thread: whole transactions, their waiters, and a journal that does not grow."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bot.store import StoreUnreachable, TableRow, sqlite
from bot.store.sqlite import JOURNAL, open_sqlite
from bot.store.writer import Writer

MANY = 3000
"""Entries that fill the journal several times."""


async def test_a_transaction_is_done_whole_after_its_caller_is_cancelled(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / "night.sqlite3")
    await store.create_table(TableRow(id="t1", guild_id=1, channel_id=2, host_id=3, game="mafie"))
    holder = sqlite3.connect(tmp_path / "night.sqlite3", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")  # so that the caller goes while the transaction waits
    waiting = asyncio.create_task(store.append("t1", 0, (1.0, "deal", {}), phase="running"))
    await asyncio.sleep(0.05)
    waiting.cancel()
    await asyncio.sleep(0.05)
    assert not waiting.done()  # whether it is written is not known yet
    holder.execute("ROLLBACK")
    holder.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await store.append("t1", 1, (2.0, "answer", {}))  # comes after it
    saved = await store.table("t1")
    await store.close()
    assert saved is not None
    assert (saved.table.phase, [one.n for one in saved.entries]) == ("running", [0, 1])


async def test_a_store_whose_closing_is_cancelled_keeps_no_thread(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / "night.sqlite3")
    await store.create_table(TableRow(id="t1", guild_id=1, channel_id=2, host_id=3, game="mafie"))
    holder = sqlite3.connect(tmp_path / "night.sqlite3", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    writing = asyncio.create_task(store.append("t1", 0, (1.0, "deal", {})))
    await asyncio.sleep(0.05)
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0.05)
    closing.cancel()
    holder.execute("ROLLBACK")
    holder.close()
    await asyncio.wait([writing, closing])
    assert closing.cancelled()
    await asyncio.to_thread(store._writer._thread.join, 5)
    assert not store._writer._thread.is_alive()


async def test_a_closing_writer_finishes_its_jobs_and_takes_no_more(tmp_path: Path) -> None:
    writer = await Writer.open(tmp_path / "file.sqlite3", 1.0)
    await writer.do(lambda connection: connection.execute("CREATE TABLE things (n)"))
    last = writer.do(lambda connection: connection.execute("INSERT INTO things VALUES (1)").rowcount)
    await writer.close()
    assert await last == 1
    with pytest.raises(StoreUnreachable):
        await writer.do(lambda connection: connection.execute("SELECT 1"))
    await writer.close()


async def test_a_long_log_is_tidied_up_by_the_thread(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / "night.sqlite3")
    await store.create_table(TableRow(id="t1", guild_id=1, channel_id=2, host_id=3, game="mafie"))
    journal = tmp_path / "night.sqlite3-wal"
    sizes = []
    for n in range(MANY):
        await store.append("t1", n, (1.0, "answer", {"text": "x" * 3000}))
        sizes.append(journal.stat().st_size)
    assert max(sizes[MANY // 2 :]) <= 1.5 * max(sizes[: MANY // 2])  # it starts again from its beginning
    await store.close()
    assert not journal.exists()


async def test_the_journal_has_its_length_before_the_first_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "JOURNAL", JOURNAL)  # other tests have a shorter one
    store = await open_sqlite(tmp_path / "night.sqlite3")
    await store.create_table(TableRow(id="t1", guild_id=1, channel_id=2, host_id=3, game="mafie"))
    journal = tmp_path / "night.sqlite3-wal"
    begun = journal.stat().st_size
    for n in range(MANY // 2):
        await store.append("t1", n, (1.0, "answer", {"ask": "vote/3/2", "picks": ["seat:4"]}))
    assert begun == journal.stat().st_size > 0.9 * JOURNAL
    await store.close()
    assert (tmp_path / "night.sqlite3").stat().st_size < JOURNAL / 4


async def test_a_fault_in_a_job_is_the_jobs_alone(tmp_path: Path) -> None:
    writer = await Writer.open(tmp_path / "file.sqlite3", 1.0)
    with pytest.raises(sqlite3.OperationalError):
        await writer.do(lambda connection: connection.execute("nonsense"))
    rows = await writer.do(lambda connection: connection.execute("SELECT 1").fetchall())
    await writer.close()
    assert rows == [(1,)]
