"""Group commit and the writer's thread: nobody is left waiting, nobody pays for another's fault, what was handed over is done whole."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.store import AlreadyDecided, NoSuchTable, StoreError, StoreFull, StoreUnreachable, TableRow
from bot.store.sqlite import open_sqlite
from bot.store.steps import Entry
from bot.store.together import GroupCommit, Written
from bot.store.writer import Writer


class Disk:
    """A disk that the test lets write, group by group."""

    def __init__(self) -> None:
        self.groups: list[list[Entry]] = []
        self.under_way: list[asyncio.Future[Written]] = []

    def write(self, entries: Sequence[Entry]) -> asyncio.Future[Written]:
        self.groups.append(list(entries))
        self.under_way.append(asyncio.get_running_loop().create_future())
        return self.under_way[-1]

    def done(self) -> None:
        self.under_way[-1].set_result({(entry.table_id, entry.n) for entry in self.groups[-1]})


def entry(table: str, n: int = 0) -> Entry:
    return Entry(table, n, 1.0, "answer", "{}")


async def begun(together: GroupCommit, *entries: Entry) -> list[asyncio.Task[None]]:
    tasks = [asyncio.create_task(together.add(one)) for one in entries]
    await asyncio.sleep(0)
    return tasks


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def together(disk: Disk) -> GroupCommit:
    return GroupCommit("here", disk.write)


async def test_the_first_goes_at_once_and_what_comes_meanwhile_goes_together(together: GroupCommit, disk: Disk) -> None:
    waiting = await begun(together, entry("a"), entry("b"), entry("c"))
    assert disk.groups == [[entry("a")]]
    disk.done()
    await waiting[0]
    assert disk.groups[1:] == [[entry("b"), entry("c")]]
    assert not waiting[1].done()
    disk.done()
    await asyncio.gather(*waiting)
    await together.drain()
    assert len(disk.groups) == 2


async def test_the_fault_of_one_table_is_not_the_fault_of_the_others(together: GroupCommit, disk: Disk) -> None:
    first, *others = await begun(together, entry("a"), entry("gone"), entry("b"), entry("c"))
    disk.done()
    await first
    disk.under_way[-1].set_exception(NoSuchTable("here", "no such table"))
    for table in ("gone", "b", "c"):
        await asyncio.sleep(0)
        assert [one.table_id for one in disk.groups[-1]] == [table]
        if table == "gone":
            disk.under_way[-1].set_exception(NoSuchTable("here", "no such table"))
        else:
            disk.done()
    outcomes = await asyncio.gather(*others, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [NoSuchTable, type(None), type(None)]


async def test_a_fault_of_the_database_is_told_to_all_of_the_group_and_the_next_group_is_tried(together: GroupCommit, disk: Disk) -> None:
    (first,) = await begun(together, entry("a"))
    second, third = await begun(together, entry("b"), entry("c"))
    disk.under_way[-1].set_exception(StoreFull("here", "no room is left"))
    with pytest.raises(StoreFull):
        await first
    disk.done()
    await asyncio.gather(second, third)


@pytest.mark.parametrize("fault", [RuntimeError("a slip of ours"), None], ids=["fault", "cancelled"])
async def test_whatever_stops_the_writer_nobody_is_left_waiting(together: GroupCommit, disk: Disk, fault: Exception | None) -> None:
    (first,) = await begun(together, entry("a"))
    if fault is None:
        disk.under_way[-1].cancel()
    else:
        disk.under_way[-1].set_exception(fault)
    with pytest.raises(StoreError, match="the writer stopped"):
        await first
    (second,) = await begun(together, entry("b"))
    disk.done()
    await second


async def test_of_two_for_one_place_the_later_is_refused(together: GroupCommit, disk: Disk) -> None:
    first, *twins = await begun(together, entry("z"), entry("a"), entry("a"))
    disk.done()
    await first
    disk.done()
    await twins[0]
    disk.under_way[-1].set_result(set())
    with pytest.raises(AlreadyDecided):
        await twins[1]


async def test_who_has_gone_does_not_stop_the_others(together: GroupCommit, disk: Disk) -> None:
    first, *others = await begun(together, entry("z"), entry("a"), entry("b"))
    others[0].cancel()
    disk.done()
    await first
    disk.done()
    await others[1]
    assert others[0].cancelled()


async def test_a_transaction_whose_caller_has_gone_is_done_whole(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / "night.sqlite3")
    await store.create_table(TableRow(id="t1", guild_id=1, channel_id=2, host_id=3, game="mafie"))
    holder = sqlite3.connect(tmp_path / "night.sqlite3", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")  # so that the caller goes while the transaction waits
    waiting = asyncio.create_task(store.append("t1", 0, 1.0, "deal", {}, phase="running"))
    await asyncio.sleep(0.05)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    holder.execute("ROLLBACK")
    holder.close()
    await store.append("t1", 1, 2.0, "answer", {})  # comes after it
    saved = await store.table("t1")
    await store.close()
    assert saved is not None
    assert (saved.table.phase, [one.n for one in saved.entries]) == ("running", [0, 1])


async def test_the_writer_finishes_what_it_was_handed_and_takes_nothing_more(tmp_path: Path) -> None:
    writer = await Writer.open(tmp_path / "file.sqlite3", 1.0)
    await writer.do(lambda connection: connection.execute("CREATE TABLE things (n)"))
    last = writer.do(lambda connection: connection.execute("INSERT INTO things VALUES (1)").rowcount)
    await writer.close()
    assert await last == 1
    with pytest.raises(StoreUnreachable):
        await writer.do(lambda connection: connection.execute("SELECT 1"))
    await writer.close()


async def test_a_fault_in_a_job_is_the_jobs_alone(tmp_path: Path) -> None:
    writer = await Writer.open(tmp_path / "file.sqlite3", 1.0)
    with pytest.raises(sqlite3.OperationalError):
        await writer.do(lambda connection: connection.execute("nonsense"))
    rows = await writer.do(lambda connection: connection.execute("SELECT 1").fetchall())
    await writer.close()
    assert rows == [(1,)]
