"""A disk that needs long for each flush (PR-4.4): who writes waits for it, once or twice, and the event loop does not."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.store import AlreadyDecided, NoSuchTable, StoreError, StoreFull, TableRow
from bot.store.sqlite import SqliteStore, open_sqlite
from bot.store.writer import together

T = TypeVar("T")

TABLES = 40


class Disk:
    """A disk whose flushes end when a test says so: how many there were, and in which threads."""

    def __init__(self) -> None:
        self.threads: list[int] = []
        self.ready = threading.Event()
        self.ready.set()
        self._waiting: tuple[asyncio.AbstractEventLoop, asyncio.Event] | None = None

    async def holds(self, begin: Callable[[], T]) -> T:
        """Begin writes and return when the first of them waits for its flush, which ends when ``ready`` is set."""
        self.ready.clear()
        loop, held = asyncio.get_running_loop(), asyncio.Event()
        self._waiting = loop, held
        begun = begin()
        await held.wait()
        return begun

    @property
    def flushes(self) -> int:
        return len(self.threads)

    def flush(self) -> None:
        self.threads.append(threading.get_ident())
        if self._waiting is not None:
            (loop, held), self._waiting = self._waiting, None
            loop.call_soon_threadsafe(held.set)
        assert self.ready.wait(60), "the thread that could let the disk go on waits for it"


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    """Let every connection to a database wait for the disk at the end of a transaction that has written something."""
    disk = Disk()

    class Slow(sqlite3.Connection):
        def execute(self, *args: Any) -> sqlite3.Cursor:
            cursor = super().execute(*args)
            if not self.in_transaction and args[0].split(maxsplit=1)[0] in ("COMMIT", "INSERT", "UPDATE", "DELETE"):
                disk.flush()
            return cursor

    plainly = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *args, **more: plainly(*args, **{"factory": Slow, **more}))
    yield disk
    disk.ready.set()


async def local(path: Path, tables: int = TABLES) -> SqliteStore:
    store = await open_sqlite(path / "night.sqlite3")
    for n in range(tables):
        await store.create_table(TableRow(id=f"t{n}", guild_id=1, channel_id=n, host_id=3, game="mafie"))
    return store


def everything_at_once(store: SqliteStore, n: int) -> list[asyncio.Future[Any]]:
    """At each table a move, a position and a surface."""
    moves = [store.append(f"t{table}", n, (1.0, "answer", {})) for table in range(TABLES)]
    others = [store.set_position(f"t{table}", n, surfaces={"n": n}) for table in range(TABLES)]
    surfaces = [store.save_table(f"t{table}", surfaces={"n": n, "more": 1}) for table in range(TABLES)]
    return [asyncio.ensure_future(job) for job in (*moves, *others, *surfaces)]


@pytest.mark.rule("PR-4.4")
async def test_nobody_waits_for_more_than_the_flush_under_way_and_their_own(tmp_path: Path, disk: Disk) -> None:
    store = await local(tmp_path)
    before = disk.flushes
    jobs = await disk.holds(lambda: everything_at_once(store, 0))
    assert not any(job.done() for job in jobs), "a write is acknowledged before it is on the disk"
    disk.ready.set()
    await asyncio.gather(*jobs)
    assert disk.flushes - before <= 3
    for table in range(TABLES):
        assert [entry.n for entry in await store.entries(f"t{table}")] == [0]
    await store.close()


@pytest.mark.rule("PR-4.4")
async def test_the_loop_never_waits_for_the_disk(tmp_path: Path, disk: Disk) -> None:
    await (await local(tmp_path)).close()
    store = await open_sqlite(tmp_path / "night.sqlite3")
    before = disk.flushes
    await asyncio.gather(*everything_at_once(store, 0))
    assert disk.flushes > before
    assert threading.get_ident() not in disk.threads[before:]
    await store.close()


async def test_of_jobs_that_share_a_transaction_each_has_its_own_fault(tmp_path: Path, disk: Disk) -> None:
    store = await local(tmp_path, 2)
    await store.append("t0", 0, (1.0, "deal", {}), phase="running")
    first = await disk.holds(lambda: asyncio.ensure_future(store.save_table("t1", surfaces={"n": 0})))
    others = asyncio.gather(  # these wait for the first one, and share the next flush
        store.append("t1", 0, (1.0, "deal", {}), phase="running"),
        store.append("t0", 0, (1.0, "deal", {}), phase="paused"),
        store.save_table("nowhere", phase="ended"),
        store.set_position("t1", 7, "seat:4"),
        return_exceptions=True,
    )
    await asyncio.sleep(0)
    disk.ready.set()
    await first
    ended = await others
    assert [type(one) for one in ended] == [type(None), AlreadyDecided, NoSuchTable, type(None)]
    saved = await store.table("t0")
    assert saved is not None
    assert saved.table.phase == "running"
    other = await store.table("t1")
    assert other is not None
    assert (other.table.phase, other.positions) == ("running", {"seat:4": 7})
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


async def test_every_writer_hears_of_a_failed_commit() -> None:
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
async def test_after_a_failed_rollback_every_writer_hears_of_it_and_the_next_write_succeeds(tmp_path: Path) -> None:
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


async def test_writes_after_a_job_with_an_open_transaction_are_durable(tmp_path: Path) -> None:
    store = await local(tmp_path, 1)
    await store._writer.do(lambda connection: connection.execute("BEGIN IMMEDIATE").rowcount)
    await store.save_table("t0", phase="running")
    with sqlite3.connect(tmp_path / "night.sqlite3") as other:
        assert other.execute("SELECT phase FROM tables").fetchall() == [("running",)]
    await store.close()
