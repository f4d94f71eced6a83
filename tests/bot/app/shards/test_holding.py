"""Shards are held by database sessions: one process each, taken over when it ends, however it ends."""

import asyncio
import gc

import asyncpg
import pytest

from bot.app.shards import holding as holding_module
from bot.app.shards.faults import AnotherTotal
from bot.app.shards.lock_session import LockSession
from bot.runtime.shard_share import ShardShare
from bot.store import NotOwner, OfShards, SeatRow, Store, TableRow
from bot.store.evening_rows import EveningRow, SavedEvening, SeriesRow
from bot.store.postgres import FAULTS, SERVER_SETTINGS, numbered
from tests.bot.app.shards.processes import BOT, Processes, soon


@pytest.mark.rule("PR-1.2")
async def test_each_shard_is_held_by_one_process_under_any_configuration(processes: Processes) -> None:
    first = await processes.start("0-2/4")
    second = await processes.start("1-3/4")
    assert (first.held, second.held) == ({0, 1, 2}, {3})
    assert second.holding.waited_for == {1, 2}


@pytest.mark.rule("PR-1.3")
async def test_a_standby_takes_over_when_the_holder_stops(processes: Processes, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", logger="bot.app.shards")
    first = await processes.start()
    standby = await processes.start()
    assert standby.held == set()
    assert "standby: other processes hold the shards 0, 1, 2, 3 of 4" in caplog.text
    await processes.stop(first)
    await soon(lambda: standby.held == {0, 1, 2, 3})
    assert not standby.holding.waited_for


@pytest.mark.rule("PR-1.1")
async def test_a_process_that_counts_other_shards_refuses_and_says_which_count_runs(processes: Processes) -> None:
    first = await processes.start("0-1/4")
    with pytest.raises(AnotherTotal, match="4 shards") as refused:
        await processes.start("2-3/8")
    assert refused.value.running == 4
    joined = await processes.start("auto", recommended=9)
    assert joined.holding.share == ShardShare((0, 1, 2, 3), 4), "auto counts as the others do"
    for process in (first, joined):
        await processes.stop(process)
    assert (await processes.start("2-3/8")).held == {2, 3}


@pytest.mark.rule("PR-1.1")
async def test_of_two_that_start_at_once_with_different_counts_one_refuses(processes: Processes) -> None:
    started = await asyncio.gather(processes.start("0/2"), processes.start("0/3"), return_exceptions=True)
    assert sorted(type(one).__name__ for one in started) == ["AnotherTotal", "Process"]


@pytest.mark.rule("PR-3.2")
async def test_the_number_of_processes_comes_from_the_locks(processes: Processes) -> None:
    first = await processes.start("0/2")
    second = await processes.start("1/2")
    await soon(lambda: first.holding.processes == second.holding.processes == 2)
    await processes.stop(second)
    await soon(lambda: first.holding.processes == 1)


@pytest.mark.rule("PR-1.5")
async def test_a_session_that_is_lost_and_won_back_keeps_the_tables(processes: Processes) -> None:
    process = await processes.start()
    before = dict(process.holding.epochs)
    await process.cut()
    assert not process.holding.certain, "silent at once"
    await soon(lambda: ("again", frozenset()) in process.told)
    assert process.holding.certain
    assert process.holding.epochs == {shard: epoch + 1 for shard, epoch in before.items()}
    assert [what for what, _ in process.told] == ["taken", "again"]


@pytest.mark.rule("PR-1.5")
async def test_shards_taken_by_another_process_meanwhile_are_given_back(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(holding_module, "PATIENCE", 0.5)
    first = await processes.start()
    standby = await processes.start()
    blocked = asyncio.Event()
    again = first.holding._again

    async def late() -> LockSession:
        await blocked.wait()
        return await again()

    first.holding._again = late
    await first.cut()
    await soon(lambda: standby.held == {0, 1, 2, 3})
    blocked.set()
    await soon(lambda: ("lost", frozenset({0, 1, 2, 3})) in first.told)
    assert first.held == set()
    await soon(lambda: first.holding.certain)
    await processes.stop(standby)
    await soon(lambda: first.held == {0, 1, 2, 3})


@pytest.mark.rule("PR-1.5")
async def test_a_look_for_shards_that_never_begins_leaves_no_coroutine_behind(
    processes: Processes, recwarn: pytest.WarningsRecorder
) -> None:
    process = await processes.start()
    await process.holding._beat_and_react()  # its look for free shards is a task that has yet to run
    await processes.stop(process)
    del process
    gc.collect()
    assert [str(one.message) for one in recwarn] == []


# ---- when the database fails in between


@pytest.mark.rule("PR-1.4")
async def test_shards_with_unloadable_tables_are_taken_a_little_later(processes: Processes) -> None:
    first, standby = await processes.start(), await processes.start()
    standby.fails = 2
    await processes.stop(first)
    await soon(lambda: {shard for what, shards in standby.told if what == "taken" for shard in shards} == {0, 1, 2, 3})
    assert standby.fails == 0


@pytest.mark.rule("PR-1.4")
async def test_a_shard_taken_while_the_session_broke_is_taken_up(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    first, standby = await processes.start(), await processes.start()
    session = standby.holding.session
    assert session is not None
    take = session.take

    async def take_one(shard: int, total: int) -> int | None:
        if standby.held:
            await standby.cut()
        return await take(shard, total)

    monkeypatch.setattr(session, "take", take_one)
    await processes.stop(first)
    await soon(lambda: {shard for what, shards in standby.told if what == "taken" for shard in shards} == {0, 1, 2, 3})
    assert standby.held == {0, 1, 2, 3}


@pytest.mark.rule("PR-1.5")
@pytest.mark.parametrize("patience", [5.0, 0.0], ids=["won back", "lost"])
async def test_the_session_goes_on_beating_after_a_loss_and_further_faults(
    processes: Processes, monkeypatch: pytest.MonkeyPatch, patience: float
) -> None:
    process = await processes.start()
    monkeypatch.setattr(holding_module, "PATIENCE", patience)
    process.fails = 1
    await process.cut()
    await soon(lambda: process.fails == 0)
    monkeypatch.setattr(holding_module, "PATIENCE", 5.0)
    await soon(lambda: process.held == {0, 1, 2, 3})
    await process.cut()
    await soon(lambda: ("again", frozenset()) in process.told)


# ---- the fence

GUILD = 5 << 22  # shard 1 of 4


async def local(store: Store) -> None:
    await store.create_table(TableRow(id="t1", guild_id=GUILD, channel_id=1, host_id=1, game="mafie"))


@pytest.mark.rule("PR-1.5")
async def test_an_expired_owner_writes_nothing(processes: Processes) -> None:
    first = await processes.start()
    store = first.store
    await local(store)
    await store.set_position("t1", 1)
    stale = dict(first.holding.epochs)
    other = await asyncpg.connect(processes.url)
    await other.execute("UPDATE owners SET epoch = epoch + 1 WHERE shard = 1")  # as a process does that takes the shard over
    await other.close()
    first.holding.epochs.clear()
    first.holding.epochs.update(stale)
    before = await store.table("t1")
    for writing in (
        store.set_position("t1", 2),
        store.save_table("t1", phase="cancelled"),
        store.put_seat("t1", SeatRow(seat=0, user_id=3, name="Ada")),
        store.append("t1", 1, vacated=[0]),
        store.append("t1", 0, (1.0, "deal", {}), phase="running"),
    ):
        with pytest.raises(NotOwner):
            await writing
    assert await store.table("t1") == before
    await store.append("t1", 0, (1.0, "answer", {}))  # the log is decided by its key, not by who serves the table


@pytest.mark.rule("PR-1.5")
@pytest.mark.parametrize("knows", [True, False], ids=["knows that it lost the shard", "slept through that"])
async def test_a_process_that_lost_a_shard_opens_nothing_on_its_servers(processes: Processes, *, knows: bool) -> None:
    """A table or evening opened now would keep its channel, and no process would load it."""
    first = await processes.start()
    store = first.store
    other = await asyncpg.connect(processes.url)
    await other.execute("UPDATE owners SET epoch = epoch + 1 WHERE shard = 1")  # as a process does that takes the shard over
    await other.close()
    if knows:
        await first.holding.take_no_more()  # its session holds the lock still, so the next heartbeat would take the shard back
        first.holding.epochs.pop(1)
    refused: list[bool] = []
    assert store.fence is not None
    store.fence.on_refused = lambda: refused.append(True)
    evening = EveningRow(id="e1", guild_id=GUILD, channel_id=1, host_id=1, state="draft", name="", starts_at=None, zone="UTC", wall_time="")
    series = SeriesRow(id="s1", guild_id=GUILD, host_id=1, rule="weekly", wall_time="", zone="UTC", plan={})
    openings = {"t1": local(store), "e1": store.evenings.create(SavedEvening(evening=evening)), "s1": store.evenings.put_series(series)}
    for name, opening in openings.items():
        with pytest.raises(NotOwner, match=f"table {name} "):
            await opening
    assert len(refused) == 3
    assert await store.table("t1") is None and await store.evenings.evening("e1") is None and not await store.evenings.series()
    await store.create_table(TableRow(id="t2", guild_id=6 << 22, channel_id=1, host_id=1, game="mafie"))  # shard 2 is held still


@pytest.mark.rule("PR-1.5")
async def test_a_take_over_waits_for_a_write_that_is_under_way(processes: Processes) -> None:
    first = await processes.start()
    await local(first.store)
    async with first.store._pool.acquire() as connection, connection.transaction():
        fence = first.store.fence
        assert fence is not None
        step = fence.statement("", "t1")
        assert await connection.fetch(numbered(step.sql), *step.args)
        session = await LockSession.open(processes.url, BOT)
        other = await asyncpg.connect(processes.url)
        raising = asyncio.create_task(other.execute("UPDATE owners SET epoch = epoch + 1 WHERE shard = 1"))
        await asyncio.sleep(0.1)
        assert not raising.done()
        await session.close()
    await asyncio.wait_for(raising, 5)
    await other.close()


@pytest.mark.rule("PR-1.5")
async def test_a_take_over_waits_not_for_a_write_that_nobody_ends(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where a cable is cut, or a process stopped, in the middle of a write: the server hears nothing more, not even that it is over."""
    monkeypatch.setitem(SERVER_SETTINGS, "idle_in_transaction_session_timeout", "1s")
    first = await processes.start("0-1/4")
    await local(first.store)
    fence = first.store.fence
    assert fence is not None
    step = fence.statement("", "t1")
    async with first.store._pool.acquire() as connection:
        await connection.execute("BEGIN")
        assert await connection.fetch(numbered(step.sql), *step.args)
        await first.holding.close()
        second = await processes.start("0-1/4")
        await soon(lambda: second.held == {0, 1})
        with pytest.raises(FAULTS):
            await connection.execute("COMMIT")


@pytest.mark.rule("PR-1.4")
async def test_only_tables_of_the_shards_are_read(processes: Processes) -> None:
    first = await processes.start()
    await local(first.store)
    for shard, found in ((0, []), (1, ["t1"])):
        tables = first.store.tables_in("lobby", among=OfShards(4, frozenset({shard})))
        assert [saved.table.id async for saved in tables] == found
