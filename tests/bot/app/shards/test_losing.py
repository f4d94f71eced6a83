"""A process that loses the session holding its shards wins back as many as it can, and gives back the rest (PR-1.5)."""

import asyncio
import time

import asyncpg
import pytest

from bot.app.shards import holding as holding_module
from bot.app.shards.faults import SessionLost
from bot.app.shards.lock_session import LockSession
from tests.bot.app.shards.processes import BOT, Process, Processes, soon

ALL = frozenset({0, 1, 2, 3})


def delayed(process: Process, until: asyncio.Event) -> None:
    """Let a process have no other session before ``until``."""
    again = process.holding._again

    async def late() -> LockSession:
        await until.wait()
        return await again()

    process.holding._again = late


FLUSH = b"H\0\0\0\4"
"""A message of the protocol: the server answers, and waits for the rest of the request however long that takes."""


@pytest.mark.rule("PR-1.5")
async def test_no_request_of_a_session_that_holds_shards_comes_in_two_parts(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process suspended between the two would keep its shards for ever: the server ends idle sessions only."""
    await processes.start("0/2")  # makes the tables
    session, sent = await LockSession.open(processes.url, BOT), list[bytes]()
    await session.listen(lambda _: None, lambda: None)
    transport = session._connection._transport
    write = transport.write

    def note(data: bytes) -> None:
        sent.append(bytes(data))
        write(data)

    monkeypatch.setattr(transport, "write", note)
    await session.join(2)
    assert await session.take(1, 2)
    assert await session.take(0, 2) is None
    assert await session.processes() == 2
    await session.release(1)
    assert await session.take_bucket(0)
    await session.release_bucket(0)
    assert len(sent) >= 12
    assert not any(FLUSH in data for data in sent)
    await session.close()


async def sessions(url: str) -> int:
    """Count the sessions that hold shards, or could."""
    connection = await asyncpg.connect(url)
    counted = await connection.fetchval(
        "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'consigliere: shards' AND datname = current_database()"
    )
    await connection.close()
    return int(counted)


@pytest.mark.rule("PR-1.1", "PR-1.5")
async def test_a_process_that_finds_another_count_when_it_comes_back_ends_with_that(processes: Processes) -> None:
    first, other_there = await processes.start(), asyncio.Event()
    faults = first.faults
    delayed(first, other_there)
    await first.cut()
    await soon(lambda: not first.held)
    await processes.start("0-1/8")
    other_there.set()
    await soon(lambda: bool(faults))
    assert faults[0].running == 8
    assert not first.held and not first.holding.owns_or_regains(0) and not first.holding.everything and not first.holding.certain
    assert first.told[-1] == ("lost", ALL)
    async with asyncio.timeout(5):
        while await sessions(processes.url) > 1:  # noqa: ASYNC110 - the server tells nobody
            await asyncio.sleep(0.02)


@pytest.mark.rule("PR-1.5")
async def test_a_fault_of_ours_while_winning_back_ends_nothing(processes: Processes, caplog: pytest.LogCaptureFixture) -> None:
    first = await processes.start()
    again, failed = first.holding._again, False

    async def faulty() -> LockSession:
        nonlocal failed
        if not failed:
            failed = True
            raise ValueError("ours")
        return await again()

    first.holding._again = faulty
    await first.cut()
    await soon(lambda: first.held == ALL and first.holding.certain)
    assert "ours" in caplog.text
    assert ("lost", ALL) in first.told


@pytest.mark.rule("PR-1.5")
async def test_of_two_shards_one_is_won_back_and_the_session_is_not_lost_once_more(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(holding_module, "CERTAIN", 3.0)
    monkeypatch.setattr(holding_module, "PATIENCE", 4.0)
    first = await processes.start("0-1/2")
    before = dict(first.holding.epochs)
    back = asyncio.Event()
    delayed(first, back)
    await first.cut()
    await soon(lambda: not first.held)
    other = await LockSession.open(processes.url, BOT)
    await other.join(2)
    assert await other.take(1, 2) is not None
    back.set()
    await soon(lambda: first.held == {0})
    assert not first.holding.certain, "what another process serves by now is not given back yet"
    await soon(lambda: ("lost", frozenset({1})) in first.told)
    session = first.holding.session
    await asyncio.sleep(1.0)
    assert first.holding.session is session
    assert first.holding.epochs == {0: before[0] + 1}
    assert first.holding.certain
    assert [what for what, _ in first.told] == ["taken", "lost", "again"]
    await other.close()


@pytest.mark.rule("PR-1.5")
async def test_shards_won_back_are_kept_when_time_runs_out_before_the_rest(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(holding_module, "PATIENCE", 1.0)
    first = await processes.start("0-1/2")
    before = dict(first.holding.epochs)
    writer = await asyncpg.connect(processes.url)
    writing = writer.transaction()
    await writing.start()
    await writer.execute("SELECT epoch FROM owners WHERE shard = 1 FOR SHARE")  # the last write of an owner takes its time
    await first.cut()
    await soon(lambda: ("lost", frozenset({1})) in first.told)
    session = first.holding.session
    assert session is not None and first.holding.epochs == {0: before[0] + 1}
    await writing.rollback()
    await writer.close()
    await soon(lambda: first.held == {0, 1} and first.told[-1] == ("taken", frozenset({1})))
    assert first.holding.session is session
    assert first.holding.epochs[0] == before[0] + 1
    assert first.holding.certain
    assert [what for what, _ in first.told] == ["taken", "lost", "again", "taken"]


@pytest.mark.rule("PR-1.3", "PR-1.5")
async def test_a_standby_without_a_session_asks_the_database_now_and_then(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has nothing to win back, and other work of the process must not wait for its asking."""
    monkeypatch.setattr(holding_module, "PATIENCE", 0.5)
    first, standby = await processes.start(), await processes.start()
    again, asked = standby.holding._again, 0

    async def away() -> LockSession:
        nonlocal asked
        asked += 1
        raise SessionLost("it is away")

    standby.holding._again = away
    await standby.cut()
    await soon(lambda: asked > 0)
    await asyncio.sleep(1.0)
    assert asked < 100
    standby.holding._again = again
    await processes.stop(first)
    await soon(lambda: standby.held == ALL)


@pytest.mark.rule("PR-1.5")
async def test_a_session_that_waits_for_last_writes_is_not_taken_for_lost(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    """A take waits up to two seconds for a write of the last owner, and each beat waits for its turn meanwhile."""
    monkeypatch.setattr(holding_module, "CERTAIN", 3.5)
    first, second = await processes.start("0-2/4"), await processes.start()
    assert second.held == {3}
    session = second.holding.session
    writer = await asyncpg.connect(processes.url)
    writing = writer.transaction()
    await writing.start()
    await writer.execute("SELECT epoch FROM owners WHERE shard < 3 FOR SHARE")
    await processes.stop(first)
    until = time.monotonic() + 7.0
    while time.monotonic() < until:
        assert second.holding.certain and second.holding.session is session
        await asyncio.sleep(0.05)
    await writing.rollback()
    await writer.close()
    await soon(lambda: second.held == ALL)
    assert second.holding.session is session
    assert ("lost", frozenset({3})) not in second.told


@pytest.mark.rule("PR-1.5")
async def test_tables_that_could_not_be_given_back_are_given_back_a_little_later(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(holding_module, "PATIENCE", 0.2)
    first, standby = await processes.start(), await processes.start()
    back = asyncio.Event()
    delayed(first, back)
    first.fails = 2
    await first.cut()
    await soon(lambda: standby.held == ALL)
    back.set()
    await soon(lambda: first.fails < 2)
    assert not first.holding.certain
    await soon(lambda: ("lost", ALL) in first.told)
    await soon(lambda: first.holding.certain)


@pytest.mark.rule("PR-1.5")
async def test_the_time_for_winning_back_is_short_though_the_database_hangs(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(holding_module, "PATIENCE", 0.3)
    first = await processes.start()
    delayed(first, asyncio.Event())
    began = time.monotonic()
    await first.cut()
    await soon(lambda: ("lost", ALL) in first.told)
    assert time.monotonic() - began < 2.0


@pytest.mark.rule("PR-1.5")
async def test_laying_many_tables_after_a_loss_costs_not_the_session(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(holding_module, "CERTAIN", 1.5)
    first = await processes.start("0/2")
    taken = first.shards_taken

    async def slowly(shards: frozenset[int]) -> None:
        await asyncio.sleep(2.5)
        await taken(shards)

    first.shards_taken = slowly  # type: ignore[method-assign]
    back = asyncio.Event()
    delayed(first, back)
    await first.cut()
    connection = await asyncpg.connect(processes.url)
    await connection.execute("UPDATE owners SET epoch = epoch + 1")  # somebody had it in between
    await connection.close()
    back.set()
    await soon(lambda: first.holding.certain)
    session = first.holding.session
    await soon(lambda: first.told[1:] == [("lost", frozenset({0})), ("taken", frozenset({0}))])
    await asyncio.sleep(0.2)
    assert first.holding.session is session


@pytest.mark.rule("PR-1.5")
async def test_a_take_up_that_hangs_keeps_nobody_from_winning_back(processes: Processes) -> None:
    first, standby = await processes.start(), await processes.start()
    is_posted = asyncio.Event()
    standby.shards_taken = lambda _shards: is_posted.wait()  # type: ignore[method-assign,assignment,return-value]  # its value is ignored
    await processes.stop(first)
    await soon(lambda: standby.held == ALL)
    before = dict(standby.holding.epochs)
    await standby.cut()
    await soon(lambda: standby.holding.epochs == {shard: epoch + 1 for shard, epoch in before.items()})
    await soon(lambda: standby.holding.certain)
    is_posted.set()


@pytest.mark.rule("PR-1.3")
async def test_a_process_that_is_stopping_takes_no_shard(processes: Processes) -> None:
    first, standby = await processes.start("0-1/4"), await processes.start()
    assert standby.held == {2, 3}
    await standby.holding.take_no_more()
    await processes.stop(first)
    beaten = standby.holding._beaten
    await soon(lambda: standby.holding._beaten > beaten + 0.3)
    assert standby.held == {2, 3}, "what it holds it keeps until it has said what it is saying"
    assert standby.holding.certain


@pytest.mark.rule("PR-1.5")
async def test_time_in_which_the_machine_sleeps_counts(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await processes.start()
    asked, slept = time.clock_gettime, 0.0
    monkeypatch.setattr(time, "clock_gettime", lambda which: asked(which) + slept * (which == time.CLOCK_BOOTTIME))
    epochs = dict(first.holding.epochs)
    assert first.holding.certain
    slept = 60.0
    assert not first.holding.certain
    await soon(lambda: first.holding.certain)
    assert first.holding.epochs == {shard: epoch + 1 for shard, epoch in epochs.items()}


@pytest.mark.rule("PR-1.5")
async def test_a_start_with_many_tables_costs_not_the_session(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(holding_module, "CERTAIN", 1.5)
    taken = Process.shards_taken

    async def slowly(process: Process, shards: frozenset[int]) -> None:
        await asyncio.sleep(2.5)
        await taken(process, shards)

    monkeypatch.setattr(Process, "shards_taken", slowly)
    first = await processes.start()
    assert first.holding.certain
    await asyncio.sleep(0.2)
    assert first.told == [("taken", ALL)]
