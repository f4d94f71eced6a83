"""Group commit and the writer's thread: nobody is left waiting, nobody pays for another's fault, what was handed over is done whole."""

import asyncio
import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from bot.store import AlreadyDecided, NoSuchTable, StoreError, StoreFull, StoreLocked, StoreUnreachable, TableRow
from bot.store.group_commit import TIMEOUT, Basis, GroupCommit, Written
from bot.store.sqlite import CHECKPOINT_EVERY, JOURNAL, REST, SLOW, LoopConnection, open_sqlite
from bot.store.steps import Entry
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


async def begun(together: GroupCommit, *entries: Entry, upon: Basis | None = None) -> list[asyncio.Task[None]]:
    tasks = [asyncio.create_task(together.add(one, upon)) for one in entries]
    for _ in range(2 + TIMEOUT):  # they begin in one turn of the loop and are written in the next, several of them some turns later
        await asyncio.sleep(0)
    return tasks


def at_once(disk: Disk, entries: Sequence[Entry]) -> asyncio.Future[Written]:
    """Write to a disk that is done where it is asked."""
    future = disk.write(entries)
    disk.done()
    return future


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def together(disk: Disk) -> GroupCommit:
    return GroupCommit("here", disk.write)


async def test_what_comes_in_one_turn_goes_together_and_what_comes_meanwhile_goes_next(together: GroupCommit, disk: Disk) -> None:
    first = await begun(together, entry("a"), entry("b"))
    meanwhile = [*await begun(together, entry("c")), *await begun(together, entry("d"))]
    assert disk.groups == [[entry("a"), entry("b")]]
    disk.done()
    await asyncio.gather(*first)
    assert disk.groups[1:] == [[entry("c"), entry("d")]]
    assert not any(task.done() for task in meanwhile)
    disk.done()
    await asyncio.gather(*meanwhile)
    await together.drain()
    assert len(disk.groups) == 2


async def test_a_lone_entry_waits_for_nobody(together: GroupCommit, disk: Disk) -> None:
    task = asyncio.create_task(together.add(entry("a")))
    for _ in range(2):
        await asyncio.sleep(0)
    assert disk.groups == [[entry("a")]]
    disk.done()
    await task


async def test_while_entries_come_alone_each_is_written_where_it_comes(disk: Disk) -> None:
    together = GroupCommit("here", partial(at_once, disk))
    await asyncio.gather(*await begun(together, entry("a")))
    tasks = [asyncio.create_task(together.add(entry(table, 1))) for table in "abcd"]
    await asyncio.sleep(0)
    assert disk.groups == [[entry("a")], [entry("a", 1)]]  # in the turn in which it came
    await begun(together)
    assert disk.groups[2:] == [[entry(table, 1) for table in "bcd"]]  # what came with it is many
    await asyncio.gather(*tasks)
    await together.drain()


async def test_what_came_upon_a_refused_entry_is_refused_with_it(disk: Disk) -> None:
    together, upon = GroupCommit("here", disk.write, several=True), Basis()
    first = await begun(together, entry("a"), upon=upon)
    after = await begun(together, entry("a", 1), entry("a", 2), upon=upon)
    others = await begun(together, entry("b"), upon=Basis())
    disk.under_way[-1].set_exception(StoreFull("here", "the disk is full"))
    results = await asyncio.gather(*first, *after, return_exceptions=True)
    assert [type(result) for result in results] == [StoreFull] * 3
    disk.done()
    await asyncio.gather(*others)
    assert disk.groups == [[entry("a")], [entry("b")]]


@pytest.mark.parametrize("taken", [False, True])
async def test_what_comes_upon_a_failed_entry_before_anybody_has_heard_of_it_is_refused(disk: Disk, taken: bool) -> None:
    together, upon = GroupCommit("here", disk.write, several=True), Basis()
    first = await begun(together, entry("a"), entry("a", 1), upon=upon)
    late: list[asyncio.Future[None]] = []
    disk.under_way[-1].add_done_callback(lambda _: late.append(asyncio.ensure_future(together.add(entry("a", 2), upon))))
    if taken:
        disk.under_way[-1].set_result(set())
    else:
        disk.under_way[-1].set_exception(StoreFull("here", "the disk is full"))
    await asyncio.wait(first)
    await begun(together)
    fault = AlreadyDecided if taken else StoreFull
    assert [type(task.exception()) for task in (*first, *late)] == [fault, fault, StoreUnreachable]
    assert disk.groups == [[entry("a"), entry("a", 1)]]
    again = await begun(together, entry("a"), upon=Basis())  # the log was read again
    disk.done()
    await asyncio.gather(*again)
    assert disk.groups[1:] == [[entry("a")]]


async def test_of_two_for_one_place_the_later_takes_what_came_upon_it_into_a_later_group(disk: Disk) -> None:
    together, upon = GroupCommit("here", disk.write, several=True), Basis()
    (busy,) = await begun(together, entry("b"))
    theirs = await begun(together, entry("a", 5), upon=Basis())
    ours = await begun(together, entry("a", 5), entry("a", 6), upon=upon)
    disk.done()
    await begun(together)
    disk.done()
    await begun(together)
    assert disk.groups == [[entry("b")], [entry("a", 5)], [entry("a", 5), entry("a", 6)]]
    disk.under_way[-1].set_result(set())
    results = await asyncio.gather(busy, *theirs, *ours, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), type(None), AlreadyDecided, AlreadyDecided]


async def test_what_fails_where_it_begins_leaves_nobody_waiting() -> None:
    def broken(_entries: Sequence[Entry]) -> asyncio.Future[Written]:
        raise RuntimeError("a slip of ours")

    together = GroupCommit("here", broken)
    tasks = [*await begun(together, entry("a"), entry("b")), *await begun(together, entry("a")), *await begun(together, entry("a"))]
    outcomes = await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 1)
    assert [type(outcome) for outcome in outcomes] == [StoreError] * 4


async def test_where_several_come_at_once_those_that_are_on_their_way_go_with_them(together: GroupCommit, disk: Disk) -> None:
    tasks = [asyncio.create_task(together.add(entry(table))) for table in "ab"]
    for table in "cde":
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(together.add(entry(table))))
    await begun(together)
    assert disk.groups == [[entry(table) for table in "abcde"]]
    disk.done()
    await asyncio.gather(*tasks)


async def test_a_disk_that_is_done_at_once_keeps_nobody_for_another_turn(disk: Disk) -> None:
    together = GroupCommit("here", partial(at_once, disk), several=True)
    many = [entry("a", n % 300) for n in range(301)]
    tasks = await begun(together, *many)
    await asyncio.sleep(0)
    assert [len(group) for group in disk.groups] == [200, 101]
    assert all(task.done() for task in tasks)
    await asyncio.gather(*tasks)
    await together.drain()


async def test_the_fault_of_one_table_is_not_the_fault_of_the_others(together: GroupCommit, disk: Disk) -> None:
    others = await begun(together, entry("gone"), entry("b"), entry("c"))
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
    twins = await begun(together, entry("a"), entry("a"))
    disk.done()
    await twins[0]
    disk.under_way[-1].set_result(set())
    with pytest.raises(AlreadyDecided):
        await twins[1]


async def test_who_has_gone_does_not_stop_the_others(together: GroupCommit, disk: Disk) -> None:
    others = await begun(together, entry("a"), entry("b"))
    others[0].cancel()
    await begun(together)
    assert not others[0].done()  # only now it is not known what becomes of it
    disk.done()
    await asyncio.wait(others)
    assert others[0].cancelled()
    assert others[1].exception() is None


async def test_a_transaction_whose_caller_has_gone_is_done_whole(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / "night.sqlite3")
    await store.create_table(TableRow(id="t1", guild_id=1, channel_id=2, host_id=3, game="mafie"))
    holder = sqlite3.connect(tmp_path / "night.sqlite3", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")  # so that the caller goes while the transaction waits
    waiting = asyncio.create_task(store.append("t1", 0, 1.0, "deal", {}, phase="running"))
    await asyncio.sleep(0.05)
    waiting.cancel()
    await asyncio.sleep(0.05)
    assert not waiting.done()  # whether it is written is not known yet
    holder.execute("ROLLBACK")
    holder.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await store.append("t1", 1, 2.0, "answer", {})  # comes after it
    saved = await store.table("t1")
    await store.close()
    assert saved is not None
    assert (saved.table.phase, [one.n for one in saved.entries]) == ("running", [0, 1])


async def test_a_store_whose_closing_is_cancelled_keeps_no_thread(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / "night.sqlite3")
    await store.create_table(TableRow(id="t1", guild_id=1, channel_id=2, host_id=3, game="mafie"))
    holder = sqlite3.connect(tmp_path / "night.sqlite3", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    writing = asyncio.create_task(store.append("t1", 0, 1.0, "deal", {}))
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


async def test_the_writer_finishes_what_it_was_handed_and_takes_nothing_more(tmp_path: Path) -> None:
    writer = await Writer.open(tmp_path / "file.sqlite3", 1.0)
    await writer.do(lambda connection: connection.execute("CREATE TABLE things (n)"))
    last = writer.do(lambda connection: connection.execute("INSERT INTO things VALUES (1)").rowcount)
    await writer.close()
    assert await last == 1
    with pytest.raises(StoreUnreachable):
        await writer.do(lambda connection: connection.execute("SELECT 1"))
    await writer.close()


class Stopwatch:
    """A clock that jumps at each look while the disk is slow."""

    def __init__(self) -> None:
        self.time = self.each = 0.0

    def __call__(self) -> float:
        self.time += self.each
        return self.time


async def test_a_busy_database_and_for_a_while_a_slow_disk_are_left_to_the_thread(tmp_path: Path) -> None:
    path = tmp_path / "file.sqlite3"
    watch = Stopwatch()
    at_once = LoopConnection(path, watch)
    at_once.connection.execute("CREATE TABLE things (n)")

    def one(connection: sqlite3.Connection) -> int:
        return connection.execute("INSERT INTO things VALUES (1)").rowcount

    def busy(connection: sqlite3.Connection) -> int:
        raise StoreLocked("here", "another process holds the database")

    assert at_once.do(one) == 1
    assert at_once.do(busy) is None
    assert at_once.do(one) == 1
    watch.each = 2 * SLOW
    assert at_once.do(one) == 1  # it was slow
    watch.each = 0.0
    assert at_once.do(one) is None
    watch.time += REST
    assert at_once.do(one) == 1
    at_once.close()


def test_a_disk_is_left_to_the_thread_the_longer_the_slower_it_was(tmp_path: Path) -> None:
    watch = Stopwatch()
    at_once = LoopConnection(tmp_path / "file.sqlite3", watch)

    def looked(connection: sqlite3.Connection) -> int:
        return connection.execute("SELECT 1").rowcount

    def rested(each: float) -> float:
        """Return the seconds for which nothing is done at once after a transaction that took ``each`` seconds."""
        watch.each = each
        assert at_once.do(looked) is not None
        watch.each, begun = 0.0, watch.time
        while at_once.do(looked) is None:
            watch.time += 0.01
        return watch.time - begun

    assert rested(0.9 * SLOW) == 0
    assert 0 < rested(1.2 * SLOW) < REST / 10  # a hiccup
    assert rested(0.05) < rested(0.2)
    assert rested(10.0) == pytest.approx(REST, abs=0.02)
    at_once.close()


async def test_what_was_handed_to_the_thread_is_not_overtaken(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / "night.sqlite3")
    await store.create_table(TableRow(id="t1", guild_id=1, channel_id=2, host_id=3, game="mafie"))
    earlier = asyncio.create_task(store.append("t1", 0, 1.0, "deal", {}, phase="running"))
    await asyncio.sleep(0)
    rival = asyncio.create_task(store.append("t1", 0, 1.0, "answer", {}))
    await earlier
    with pytest.raises(AlreadyDecided):
        await rival
    await store.close()


async def test_a_long_log_is_tidied_up_by_the_thread(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / "night.sqlite3")
    await store.create_table(TableRow(id="t1", guild_id=1, channel_id=2, host_id=3, game="mafie"))
    journal = tmp_path / "night.sqlite3-wal"
    sizes = []
    for n in range(4 * CHECKPOINT_EVERY):
        await store.append("t1", n, 1.0, "answer", {"text": "x" * 3000})
        sizes.append(journal.stat().st_size)
    assert max(sizes[2 * CHECKPOINT_EVERY :]) <= 1.5 * max(sizes[: 2 * CHECKPOINT_EVERY])  # it starts again from its beginning
    await store.close()
    assert not journal.exists()


async def test_the_journal_has_its_length_before_the_first_move(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / "night.sqlite3")
    await store.create_table(TableRow(id="t1", guild_id=1, channel_id=2, host_id=3, game="mafie"))
    journal = tmp_path / "night.sqlite3-wal"
    begun = journal.stat().st_size
    for n in range(2 * CHECKPOINT_EVERY):
        await store.append("t1", n, 1.0, "answer", {"ask": "vote/3/2", "picks": ["seat:4"]})
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
