"""SQLite: what goes wrong has a plain name, nothing is half written, and what was acknowledged survives."""

import asyncio
import os
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.store import (
    DamagedTable,
    NoSuchTable,
    StoreDamaged,
    StoreFull,
    StoreLocked,
    StoreTooNew,
    StoreUnreachable,
    StoreUnwritable,
    TableRow,
    open_store,
)
from bot.store.migrating import migrations
from bot.store.sqlite import SqliteStore, open_sqlite, plain

TABLE = TableRow(id="t1", guild_id=1, channel_id=2, host_id=3, game="mafie")

RUNS_AS_ROOT = os.geteuid() == 0


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """Make a database with one table, closed."""
    path = tmp_path / "night.sqlite3"
    store = await open_sqlite(path)
    await store.create_table(TABLE)
    await store.close()
    return path


async def pragma(store: SqliteStore, text: str) -> Any:
    """Ask or change the writing connection, for example to make it meet the fault that the operating system would make."""

    def said(connection: sqlite3.Connection) -> Any:
        return next((row[0] for row in connection.execute(f"PRAGMA {text}").fetchall()), None)

    return await store._writer.do(said)


async def test_it_writes_ahead_and_waits_for_the_disk(path: Path) -> None:
    store = await open_sqlite(path)
    modes = [await pragma(store, name) for name in ("journal_mode", "synchronous", "foreign_keys")]
    await store.close()
    assert modes == ["wal", 2, 1]


def _modes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


async def test_nobody_else_on_the_machine_reads_the_file(tmp_path: Path) -> None:
    """It holds names, ids and secrets of games that go on."""
    path, mask = tmp_path / "night.sqlite3", os.umask(0o022)
    try:
        store = await open_sqlite(path)
        await store.create_table(TABLE)
        modes = _modes(tmp_path)
        await store.close()
        assert modes and set(modes.values()) == {0o600}, modes
        path.chmod(0o644)
        await (await open_sqlite(path)).close()
        assert path.stat().st_mode & 0o777 == 0o640, "access granted by the operator to a group stays"
    finally:
        os.umask(mask)


async def test_a_database_that_turns_read_only(path: Path) -> None:
    store = await open_sqlite(path)
    await pragma(store, "query_only = ON")
    for write in (
        store.append("t1", 0, (1.0, "answer", {})),
        store.append("t1", 0, (1.0, "answer", {}), phase="running"),
        store.save_table("t1", phase="running"),
        store.change_guild_settings(1, lambda settings: settings.update(language="en")),
    ):
        with pytest.raises(StoreUnwritable) as refused:
            await write
        assert refused.value.location == str(path)
    await pragma(store, "query_only = OFF")
    await store.append("t1", 0, (1.0, "answer", {}))  # mended, it goes on without a restart
    saved = await store.table("t1")
    await store.close()
    assert saved is not None
    assert (saved.table.phase, len(saved.entries)) == ("lobby", 1)


@pytest.mark.skipif(RUNS_AS_ROOT, reason="root may write everywhere")
async def test_opening_in_a_read_only_folder(path: Path) -> None:
    path.parent.chmod(0o500)
    try:
        with pytest.raises(StoreUnwritable):
            await open_sqlite(path.parent / "new.sqlite3")
        with pytest.raises(StoreUnwritable):
            await open_sqlite(path.parent / "deep" / "new.sqlite3")
    finally:
        path.parent.chmod(0o700)


READ_ONLY = """
import asyncio, concurrent.futures.thread, os, sys
sys.path.insert(0, sys.argv[2])
from pathlib import Path
from bot.store.migrating import migrations
from bot.store.sqlite import open_sqlite
os.setgid(65534); os.setuid(65534)  # after the imports: the interpreter may lie where only root reads
try:
    asyncio.run(open_sqlite(Path(sys.argv[1])))
except Exception as fault:
    print(type(fault).__name__)
"""


@pytest.mark.skipif(not RUNS_AS_ROOT, reason="only root can become somebody else; see the test above")
@pytest.mark.parametrize("name", ["night.sqlite3", "new.sqlite3", "deep/new.sqlite3"])
async def test_opening_without_the_right_to_write(tmp_path_factory: pytest.TempPathFactory, name: str) -> None:
    folder = Path("/tmp") / f"readonly-{os.getpid()}"  # pytest's own folders are closed to others
    folder.mkdir(mode=0o755)
    try:
        store = await open_sqlite(folder / "night.sqlite3")
        await store.close()
        arguments = [sys.executable, "-c", READ_ONLY, str(folder / name), str(Path.cwd())]
        process = await asyncio.create_subprocess_exec(*arguments, stdout=asyncio.subprocess.PIPE)
        said, _ = await process.communicate()
    finally:
        for file in folder.iterdir():
            file.unlink()
        folder.rmdir()
    assert said.decode().split() == ["StoreUnwritable"]


async def test_a_full_disk_stops_writing_and_nothing_else(path: Path) -> None:
    store = await open_sqlite(path)
    pages = await pragma(store, "page_count")
    await pragma(store, f"max_page_count = {pages}")
    written = 0
    with pytest.raises(StoreFull):
        for n in range(1000):
            await store.append("t1", n, (1.0, "answer", {"text": "x" * 1000}))
            written += 1
    with pytest.raises(StoreFull):
        await store.append("t1", written, (1.0, "answer", {"text": "x" * 1000}), phase="running")
    assert len(await store.entries("t1")) == written
    await pragma(store, "max_page_count = 100000")
    await store.append("t1", written, (1.0, "answer", {"text": "x" * 1000}))
    await store.close()


async def test_a_database_that_another_process_holds(path: Path) -> None:
    store = await open_sqlite(path, lock_wait=0.1)
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    try:
        with pytest.raises(StoreLocked):
            await store.append("t1", 0, (1.0, "answer", {}))
        with pytest.raises(StoreLocked):
            await store.save_table("t1", phase="running")
        with pytest.raises(StoreLocked):
            await open_sqlite(path, lock_wait=0.1)
        assert await store.entries("t1") == ()  # reading goes on
    finally:
        holder.execute("ROLLBACK")
        holder.close()
    await store.append("t1", 0, (1.0, "answer", {}))
    await store.close()


async def test_fifty_that_meet_a_lock_wait_once_not_fifty_times(path: Path) -> None:
    store = await open_sqlite(path, lock_wait=0.2)
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    async with asyncio.timeout(5):
        outcomes = await asyncio.gather(*(store.append("t1", n, (1.0, "answer", {})) for n in range(50)), return_exceptions=True)
    holder.close()
    await store.close()
    assert {type(outcome) for outcome in outcomes} == {StoreLocked}


async def test_a_database_of_a_newer_version_is_left_alone(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO schema_version VALUES (999, 'later', 0)")
    connection.close()
    with pytest.raises(StoreTooNew) as refused:
        await open_store(f"sqlite:///{path}")
    assert (refused.value.found, refused.value.known) == (999, migrations()[-1].version)


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "picture.sqlite3"
    path.write_bytes(b"PNG is not SQLite" * 100)
    with pytest.raises(StoreUnreachable, match="no database"):
        await open_sqlite(path)
    assert path.read_bytes() == b"PNG is not SQLite" * 100


@pytest.mark.parametrize("damage", ["payload = CAST(payload AS BLOB)", "at = x'00'", "at = 'then'"])
async def test_a_value_of_another_type_is_damage_of_its_table(path: Path, damage: str) -> None:
    store = await open_sqlite(path)
    await store.append("t1", 0, (1.0, "answer", {"a": 1}))
    await store.close()
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"UPDATE entries SET {damage}")
        database.commit()
    store = await open_sqlite(path)
    lost: list[DamagedTable] = []
    assert [saved async for saved in store.tables_in("lobby", damaged=lost.append)] == []
    assert [(table.id, table.host_id) for table in lost] == [("t1", 3)]
    with pytest.raises(StoreDamaged):
        await store.entries("t1")
    await store.close()


async def test_a_folder_where_the_file_should_be(tmp_path: Path) -> None:
    with pytest.raises(StoreUnreachable):
        await open_sqlite(tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreUnreachable):
        await open_sqlite(tmp_path / "file" / "night.sqlite3")


async def test_a_closed_store_says_so(path: Path) -> None:
    store = await open_sqlite(path)
    await store.close()
    with pytest.raises(StoreUnreachable):
        await store.append("t1", 0, (1.0, "answer", {}))
    with pytest.raises(StoreUnreachable):
        await store.entries("t1")


def test_a_foreign_key_is_a_missing_table() -> None:
    assert isinstance(plain(sqlite3.IntegrityError("FOREIGN KEY constraint failed"), Path("x")), NoSuchTable)


APPEND_FOR_EVER = """
import asyncio, sys
sys.path.insert(0, sys.argv[2])
from pathlib import Path
from bot.store.migrating import migrations
from bot.store.sqlite import open_sqlite

async def one(store, table):
    n = 0
    while True:
        await store.append(table, n, (float(n), "answer", {"n": n}))
        print(table, n, flush=True)
        n += 1

async def main():
    store = await open_sqlite(Path(sys.argv[1]))
    await asyncio.gather(*(one(store, table) for table in ("t1", "t2", "t3")))

asyncio.run(main())
"""


@pytest.mark.parametrize("after", [1, 40, 250])
async def test_acknowledged_entries_survive_sigkill(path: Path, after: int) -> None:
    store = await open_sqlite(path)
    for channel, id_ in enumerate(("t2", "t3"), 5):
        await store.create_table(TableRow(id=id_, guild_id=1, channel_id=channel, host_id=3, game="mafie"))
    await store.close()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", APPEND_FOR_EVER, str(path), str(Path.cwd()), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    acknowledged = [await process.stdout.readline() for _ in range(after)]
    process.send_signal(signal.SIGKILL)
    rest = await process.stdout.read()
    await process.wait()
    lines = [line for line in b"".join([*acknowledged, rest]).decode().splitlines(keepends=True) if line.endswith("\n")]
    last: dict[str, int] = {}
    for line in lines:
        table, number = line.split()
        last[table] = int(number)
    store = await open_sqlite(path)
    for table, n in last.items():
        found = [entry.n for entry in await store.entries(table)]
        assert found == list(range(len(found)))
        assert len(found) - (n + 1) in (0, 1)  # at most the one that was written and not yet acknowledged
    await store.close()
