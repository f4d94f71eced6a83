"""Answers at one table become durable together: each is acknowledged when its own entry is, and nothing else sees what is not."""

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any

import pytest

from bot.presenting.scene import ask_number
from bot.store import NewEntry, Store, StoreFull, TableRow
from bot.tables.refusal import Refused
from bot.tables.session.answers import TakenAnswer
from bot.tables.session.live_table import LiveTable
from engines import Ask
from tests.bot.tables.conftest import HOST, Clock, Hearing, LocalTable, reloaded, seated

HUNCH = "mafie.night.hunch"


class Flushes:
    """The transactions in which entries are appended; the disk can be held, and can fail."""

    def __init__(self, store: Store, patch: pytest.MonkeyPatch) -> None:
        self.groups: list[list[int]] = []
        self.free = asyncio.Event()
        self.free.set()
        self.full = False
        self.faults = 0
        """How many of the next transactions fail."""
        self._append = store.append
        patch.setattr(store, "append", self.append)

    async def append(self, table: str, first: int, *entries: NewEntry, **rows: Any) -> None:
        await self.free.wait()
        self.groups.append([first + n for n in range(len(entries))])
        self.faults -= 1
        if self.full or self.faults >= 0:
            raise StoreFull("here", "the disk is full")
        await self._append(table, first, *entries, **rows)


@pytest.fixture
async def local(store: Store, clock: Clock) -> LocalTable:
    return await seated(store, clock)


@pytest.fixture
def flushes(store: Store, monkeypatch: pytest.MonkeyPatch) -> Flushes:
    return Flushes(store, monkeypatch)


def hunches(table: LiveTable) -> list[Ask]:
    return [ask for ask in table.running.game.asks if ask.name == HUNCH]


def answer(local: LocalTable, ask: Ask, pick: str = "pass") -> "asyncio.Task[TakenAnswer]":
    return asyncio.create_task(local.answers.answer(100 + ask.seat, ask.name, ask_number(ask), (pick,)))


async def a_while() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def outcomes(tasks: Sequence["asyncio.Task[TakenAnswer]"]) -> list[str]:
    made = await asyncio.gather(*tasks, return_exceptions=True)
    return [one.key if isinstance(one, Refused) else type(one).__name__ for one in made]


async def test_answers_of_one_moment_share_one_transaction(local: LocalTable, store: Store, clock: Clock, flushes: Flushes) -> None:
    many = hunches(local.table)
    before = len(await store.entries(local.table.id))
    tasks = [answer(local, ask) for ask in many]
    assert await outcomes(tasks) == ["TakenAnswer"] * len(many)
    assert flushes.groups == [list(range(before, before + len(many)))]
    again = await reloaded(store, clock)
    assert again.table.running.game.record == local.table.running.game.record


async def test_subscribers_hear_only_of_durable_entries(local: LocalTable, flushes: Flushes) -> None:
    flushes.free.clear()
    changes: list[int] = []
    local.table.subscribe(Hearing(lambda: changes.append(1)))
    tasks = [answer(local, ask) for ask in hunches(local.table)]
    await a_while()
    assert not any(task.done() for task in tasks)
    assert not changes
    flushes.free.set()
    await asyncio.gather(*tasks)
    assert changes == [1]  # many moves of one moment are one change


async def test_a_failed_write_undoes_its_move(local: LocalTable, store: Store, flushes: Flushes) -> None:
    before, record = len(await store.entries(local.table.id)), local.table.running.game.record
    flushes.free.clear()
    flushes.full = True
    first, *others = hunches(local.table)
    tasks = [answer(local, first)]
    await a_while()
    tasks += [answer(local, ask) for ask in others]  # they wait for the next transaction, on a game without the first
    await a_while()
    flushes.free.set()
    assert await outcomes(tasks) == ["no-store"] * len(tasks)
    assert flushes.groups == [[before], list(range(before, before + len(others)))]
    assert len(await store.entries(local.table.id)) == before
    flushes.full = False
    assert await outcomes([answer(local, first)]) == ["TakenAnswer"]
    assert local.table.running.game.record.moves[:-1] == record.moves
    assert [row.n for row in await store.entries(local.table.id)] == list(range(before + 1))


async def test_a_failed_write_refuses_no_later_answer(local: LocalTable, flushes: Flushes) -> None:
    flushes.free.clear()
    flushes.faults = 1
    ask = hunches(local.table)[0]
    lost = answer(local, ask)
    await a_while()
    again = answer(local, ask)
    await a_while()
    assert not again.done()  # whether it is answered already is not known yet
    flushes.free.set()
    assert await outcomes([lost, again]) == ["no-store", "TakenAnswer"]


async def test_an_answer_that_lost_a_race_to_the_clock_is_no_first_press(local: LocalTable, store: Store, clock: Clock) -> None:
    ask, twin = hunches(local.table)[0], await reloaded(store, clock)
    due = twin.table.running.time.deadline(ask.id)
    assert due is not None
    clock.pass_(due - clock() + 0.1)
    assert await twin.answers.expire_due()
    assert await outcomes([answer(local, ask)]) == ["no-stale"], "another process was faster, and nothing was given"


async def test_a_second_press_is_refused_once_the_first_is_durable(local: LocalTable, flushes: Flushes) -> None:
    flushes.free.clear()
    ask = hunches(local.table)[0]
    tasks = [answer(local, ask), answer(local, ask)]
    await a_while()
    flushes.free.set()
    assert await outcomes(tasks) == ["TakenAnswer", "no-double"]


async def test_moves_and_readers_wait_for_a_pending_write(local: LocalTable, flushes: Flushes) -> None:
    flushes.free.clear()
    answered = answer(local, hunches(local.table)[0])
    await a_while()
    pausing = asyncio.create_task(local.host_moves.pause(HOST))
    showing = asyncio.create_task(local.table.read(lambda: local.table.phase))
    await a_while()
    assert not local.table.is_settled
    assert not pausing.done()
    assert not showing.done()
    flushes.free.set()
    await asyncio.gather(answered, pausing)
    assert await showing in ("running", "paused")
    assert local.table.is_settled
    assert local.table.phase == "paused"


async def test_after_a_fault_answers_follow_the_first_entry_written(local: LocalTable, store: Store, flushes: Flushes) -> None:
    first, second, *_ = hunches(local.table)
    flushes.full = True
    assert await outcomes([answer(local, first)]) == ["no-store"]
    flushes.full = False
    await local.host_moves.pause(HOST)  # it is written with the table's row, and takes the number that the answer had
    await local.host_moves.resume(HOST)
    assert await outcomes([answer(local, second)]) == ["TakenAnswer"]
    assert await outcomes([answer(local, first)]) == ["TakenAnswer"]


@pytest.mark.parametrize("full", [False, True])
async def test_a_cancelled_answer_leaves_the_log_whole(local: LocalTable, store: Store, flushes: Flushes, full: bool) -> None:
    flushes.free.clear()
    flushes.full = full
    before = len(await store.entries(local.table.id))
    first, second, *others = hunches(local.table)
    gone = answer(local, first)
    await a_while()
    gone.cancel()
    upon = answer(local, second)
    await a_while()
    assert not local.table.is_settled  # whether it is written is not known yet
    flushes.free.set()
    await asyncio.wait([gone, upon])
    assert gone.cancelled()
    assert await outcomes([upon]) == ["no-store" if full else "TakenAnswer"]
    flushes.full = False
    await local.table.settled()
    assert await outcomes([answer(local, one) for one in others]) == ["TakenAnswer"] * len(others)
    rows = await store.entries(local.table.id)
    assert [row.n for row in rows] == list(range(before + len(others) + (0 if full else 2)))
    assert local.table.running.entries == len(rows)


async def test_a_cancelled_pause_is_read_again_from_the_store(local: LocalTable, store: Store) -> None:
    holder = sqlite3.connect(store.location, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    pausing = asyncio.create_task(local.host_moves.pause(HOST))
    await asyncio.sleep(0.05)
    pausing.cancel()
    holder.execute("ROLLBACK")
    await asyncio.wait([pausing])
    assert pausing.cancelled()
    await local.table.settled()
    stored = await store.table(local.table.id)
    assert stored is not None
    assert (local.table.phase, stored.table.phase) == ("paused", "paused")
    await local.host_moves.resume(HOST)


async def test_after_a_fault_of_the_rules_memory_is_read_again(local: LocalTable, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game has moved and its clocks have failed: nobody knows how much of the move has happened."""
    first, second, third, *_ = hunches(local.table)
    with monkeypatch.context() as patch:
        course, advance, before = local.table.running, local.table.running.time.advance, local.table.running.entries
        patch.setattr(course.time, "advance", lambda *args, **more: advance(*args, **more) if course.entries == before else fails())
        assert await outcomes([answer(local, third), answer(local, first)]) == ["TakenAnswer", "slipped"]
    assert await outcomes([answer(local, second), answer(local, first)]) == ["TakenAnswer"] * 2
    again = await reloaded(store, local.table.now)
    assert again.table.running.game.record == local.table.running.game.record


async def test_a_table_that_cannot_be_read_for_any_reason_takes_commands_again(
    local: LocalTable, flushes: Flushes, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushes.faults = 1
    with monkeypatch.context() as patch:
        patch.setattr(local.table, "new_course", fails)
        assert await outcomes([answer(local, hunches(local.table)[0])]) == ["slipped"]
        await a_while()
    local.table.restart_clock()
    async with asyncio.timeout(5):
        assert await outcomes([answer(local, hunches(local.table)[0])]) == ["TakenAnswer"]


def fails() -> None:
    raise KeyError("a clock")


async def test_one_command_that_the_store_refuses_does_not_fail_the_others(local: LocalTable, store: Store) -> None:
    await store.create_table(TableRow(id="other", guild_id=1, channel_id=77, host_id=3, game="mafie"))
    local.table.message_state.departures.homeless = True
    await local.host_moves.pause(HOST)
    moving = asyncio.create_task(local.host_moves.move(HOST, 77))  # another table lives there
    ghost = asyncio.create_task(local.table.remember_ghost(555))
    with pytest.raises(Refused, match="table-busy"):
        await moving
    await ghost
    await local.table.settled()
    assert (local.table.phase, local.table.channel_id != 77, "555" in local.table.setup.ghosts) == ("paused", True, True)


async def test_readers_see_the_real_table_after_a_failed_write(local: LocalTable, flushes: Flushes) -> None:
    flushes.free.clear()
    flushes.full = True
    extending = asyncio.create_task(local.host_moves.extend(HOST, 60.0))
    await a_while()
    showing = asyncio.create_task(local.table.settled())
    await a_while()
    flushes.free.set()
    with pytest.raises(Refused):
        await extending
    await showing


async def test_a_press_that_waits_while_the_table_is_laid_anew_is_not_answered_by_the_old_one(
    local: LocalTable, store: Store, clock: Clock
) -> None:
    first, second, third, *_ = hunches(local.table)
    async with local.table.turn():
        new = await reloaded(store, clock)
        late = answer(local, first)
        await asyncio.sleep(0)
        local.table.release()
    assert await outcomes([late]) == ["no-store"]
    assert await outcomes([answer(new, second), answer(new, third)]) == ["TakenAnswer"] * 2


async def test_an_automated_player_does_not_answer_on_an_unwritten_game(local: LocalTable, flushes: Flushes) -> None:
    seen = local.table.running
    flushes.full = True
    assert await outcomes([answer(local, hunches(local.table)[0])]) == ["no-store"]
    await local.table.settled()
    with pytest.raises(Refused):
        await local.answers.answer_for(seen, 0, hunches(local.table)[1].id, ("pass",))


async def test_misses_are_counted_once_the_clocks_have_run_out_for_certain(
    local: LocalTable, clock: Clock, flushes: Flushes, monkeypatch: pytest.MonkeyPatch
) -> None:
    def misses() -> int:
        return sum(seat.misses for seat in local.table.seats)

    missed = 0
    while not missed:
        clock.pass_(300)
        flushes.full = True
        with pytest.raises(Refused):
            await local.answers.expire_due()
        assert misses() == 0
        flushes.full = False
        local.table.restart_clock()
        assert await local.answers.expire_due()
        missed = misses()
