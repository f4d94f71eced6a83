"""A disk that needs long for each flush (PR-4.4): who writes waits for it, once or twice, and the event loop does not."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.store import AlreadyDecided, NoSuchTable, StoreError, StoreFull, TableRow
from bot.store.sqlite import SqliteStore, open_sqlite
from bot.store.writer import together

TABLES = 40


class Disk:
    """How many seconds each flush takes, and how many there have been."""

    def __init__(self) -> None:
        self.flush = 0.0
        self.flushes = 0


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    """Let every connection to a database wait for the disk at the end of a transaction that has written something."""
    disk = Disk()

    class Slow(sqlite3.Connection):
        def execute(self, *args: Any) -> sqlite3.Cursor:
            before = self.total_changes
            cursor = super().execute(*args)
            if not self.in_transaction and (args[0] == "COMMIT" or self.total_changes > before):
                disk.flushes += 1
                time.sleep(disk.flush)
            return cursor

    plainly = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *args, **more: plainly(*args, **{"factory": Slow, **more}))
    yield disk
    disk.flush = 0.0


async def local(path: Path, tables: int = TABLES) -> SqliteStore:
    store = await open_sqlite(path / "night.sqlite3")
    for n in range(tables):
        await store.create_table(TableRow(id=f"t{n}", guild_id=1, channel_id=n, host_id=3, game="mafie"))
    return store


async def longest_wait_of_the_loop(doing: Callable[[], Any]) -> float:
    """Do something and return for how many seconds the loop stood still meanwhile, at the longest."""
    done, longest = asyncio.ensure_future(doing()), 0.0
    while not done.done():
        begun = time.perf_counter()
        await asyncio.sleep(0.001)
        longest = max(longest, time.perf_counter() - begun - 0.001)
    await done
    return longest


async def timed(doing: Any) -> float:
    begun = time.perf_counter()
    await doing
    return time.perf_counter() - begun


async def everything_at_once(store: SqliteStore, n: int) -> list[float]:
    """At each table a move, a position and a surface; how many seconds each took."""
    moves = [timed(store.append(f"t{table}", n, (1.0, "answer", {}))) for table in range(TABLES)]
    others = [timed(store.set_position(f"t{table}", n, surfaces={"n": n})) for table in range(TABLES)]
    surfaces = [timed(store.save_table(f"t{table}", surfaces={"n": n, "more": 1})) for table in range(TABLES)]
    return await asyncio.gather(*moves, *others, *surfaces)


@pytest.mark.rule("PR-4.4")
@pytest.mark.parametrize("flush", [0.05, 0.5])
async def test_nobody_waits_for_more_than_the_flush_under_way_and_their_own(tmp_path: Path, disk: Disk, flush: float) -> None:
    store = await local(tmp_path)
    disk.flush, before = flush, disk.flushes
    took = await everything_at_once(store, 0)
    assert max(took) < 3 * flush + 0.3
    assert disk.flushes - before <= 3
    disk.flush = 0.0
    for table in range(TABLES):
        assert [entry.n for entry in await store.entries(f"t{table}")] == [0]
    await store.close()


@pytest.mark.rule("PR-4.4")
async def test_the_loop_waits_for_a_slow_disk_once_at_most_and_not_again(tmp_path: Path, disk: Disk) -> None:
    store = await local(tmp_path)
    disk.flush = 0.3
    await everything_at_once(store, 0)  # the disk has turned slow while it was trusted
    assert await longest_wait_of_the_loop(lambda: everything_at_once(store, 1)) < 0.2
    assert await longest_wait_of_the_loop(lambda: store.append("t1", 2, (1.0, "answer", {}))) < 0.2
    await store.close()


@pytest.mark.rule("PR-4.4")
async def test_a_disk_of_which_nothing_is_known_is_not_waited_for_by_the_loop(tmp_path: Path, disk: Disk) -> None:
    await (await local(tmp_path)).close()
    store = await open_sqlite(tmp_path / "night.sqlite3")
    disk.flush = 0.3
    assert await longest_wait_of_the_loop(lambda: store.append("t1", 0, (1.0, "answer", {}))) < 0.2
    await store.close()


@pytest.mark.rule("PR-4.4")
async def test_what_is_acknowledged_is_on_the_disk(tmp_path: Path, disk: Disk) -> None:
    store = await local(tmp_path, 3)
    disk.flush = 0.2
    before = disk.flushes
    waiting = [asyncio.ensure_future(store.save_table(f"t{n}", surfaces={"n": n})) for n in range(3)]
    while disk.flushes == before:
        assert not any(one.done() for one in waiting)
        await asyncio.sleep(0.01)
    await asyncio.gather(*waiting)
    await store.close()


async def test_of_jobs_that_share_a_transaction_each_has_its_own_fault(tmp_path: Path, disk: Disk) -> None:
    store = await local(tmp_path, 2)
    await store.append("t0", 0, (1.0, "deal", {}), phase="running")
    disk.flush = 0.1
    first = asyncio.ensure_future(store.save_table("t1", surfaces={"n": 0}))
    await asyncio.sleep(0.03)  # the others wait for this one, and share the next
    ended = await asyncio.gather(
        store.append("t1", 0, (1.0, "deal", {}), phase="running"),
        store.append("t0", 0, (1.0, "deal", {}), phase="paused"),
        store.save_table("nowhere", phase="ended"),
        store.set_position("t1", 7, "lines"),
        return_exceptions=True,
    )
    await first
    assert [type(one) for one in ended] == [type(None), AlreadyDecided, NoSuchTable, type(None)]
    saved = await store.table("t0")
    assert saved is not None
    assert saved.table.phase == "running"
    other = await store.table("t1")
    assert other is not None
    assert (other.table.phase, other.positions) == ("running", {"lines": 7})
    await store.close()


async def test_when_the_database_gives_the_transaction_up_each_job_is_tried_by_itself() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("CREATE TABLE things (n)")

    def put(n: int) -> Callable[[], int]:
        return lambda: connection.execute("INSERT INTO things VALUES (?)", (n,)).rowcount

    def full() -> None:
        if connection.in_transaction:
            connection.execute("ROLLBACK")  # as SQLite itself does when no room is left
        raise StoreFull("here", "no room is left")

    ended = together(connection, [put(1), full, put(2)])
    assert [end.result for end in ended] == [1, None, 1]
    assert isinstance(ended[1].fault, StoreError)
    assert connection.execute("SELECT n FROM things").fetchall() == [(1,), (2,)]
    assert not connection.in_transaction


async def test_a_commit_that_fails_is_told_to_all() -> None:
    class Refusing(sqlite3.Connection):
        def execute(self, *args: Any) -> sqlite3.Cursor:
            if args[0] == "COMMIT":
                raise sqlite3.OperationalError("disk I/O error")
            return super().execute(*args)

    connection = sqlite3.connect(":memory:", isolation_level=None, factory=Refusing)
    connection.execute("CREATE TABLE things (n)")
    ended = together(connection, [lambda: connection.execute("INSERT INTO things VALUES (1)").rowcount] * 2)
    assert [type(end.fault) for end in ended] == [sqlite3.OperationalError] * 2
    assert connection.execute("SELECT n FROM things").fetchall() == []


@pytest.mark.rule("PR-4.4")
async def test_a_transaction_that_cannot_even_be_taken_back_is_told_to_all_and_the_next_write_is_done(tmp_path: Path) -> None:
    broken = False

    class Failing(sqlite3.Connection):
        def execute(self, *args: Any) -> sqlite3.Cursor:
            if broken and args[0] in ("COMMIT", "ROLLBACK"):
                raise sqlite3.OperationalError("disk I/O error")
            return super().execute(*args)

    plainly = sqlite3.connect
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sqlite3, "connect", lambda *args, **more: plainly(*args, **{"factory": Failing, **more}))
        store = await local(tmp_path, 3)
    broken = True
    writes = [asyncio.create_task(store.save_table(f"t{n}", phase="running")) for n in range(3)]
    done, waiting = await asyncio.wait(writes, timeout=60)
    assert not waiting, "somebody waits for ever"
    assert any(isinstance(one.exception(), StoreError) for one in done)
    broken = False
    await store.save_table("t2", phase="paused")
    await store.close()
    store = await open_sqlite(tmp_path / "night.sqlite3")
    saved = await store.table("t2")
    assert saved is not None and saved.table.phase == "paused"
    await store.close()


async def test_what_is_written_after_a_job_that_left_its_transaction_open_is_durable(tmp_path: Path) -> None:
    store = await local(tmp_path, 1)
    await store._writer.do(lambda connection: connection.execute("BEGIN IMMEDIATE").rowcount)
    await store.save_table("t0", phase="running")
    with sqlite3.connect(tmp_path / "night.sqlite3") as other:
        assert other.execute("SELECT phase FROM tables").fetchall() == [("running",)]
    await store.close()
