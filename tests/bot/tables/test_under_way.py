"""Answers at one table become durable together: each is acknowledged when its own entry is, and nothing else sees what is not."""

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any

import pytest

from bot.presenting.scene import ask_number
from bot.store import Store, StoreFull
from bot.store.steps import Entry
from bot.store.together import GroupCommit
from bot.tables.refusal import Refused
from bot.tables.session.answers import Answered
from bot.tables.session.core import LiveTable
from bot.tables.session.entries import Answer
from engines import Ask
from tests.bot.tables.conftest import HOST, Clock, Laid, laid_again, seated

HUNCH = "mafie.night.hunch"


class Flushes:
    """The groups in which entries are written; the disk can be held, and can fail."""

    def __init__(self, store: Any, patch: pytest.MonkeyPatch) -> None:
        self.groups: list[list[int]] = []
        self.free = asyncio.Event()
        self.free.set()
        self.full = False
        together: GroupCommit = store._together
        self._write = together._write
        patch.setattr(together, "_write", self.write)

    def write(self, entries: Sequence[Entry]) -> "asyncio.Future[Any]":
        return asyncio.ensure_future(self._later(list(entries)))

    async def _later(self, entries: list[Entry]) -> Any:
        await self.free.wait()
        self.groups.append([entry.n for entry in entries])
        if self.full:
            raise StoreFull("here", "the disk is full")
        return await self._write(entries)


@pytest.fixture
async def laid(store: Store, clock: Clock) -> Laid:
    return await seated(store, clock)


@pytest.fixture
def flushes(store: Store, monkeypatch: pytest.MonkeyPatch) -> Flushes:
    return Flushes(store, monkeypatch)


def hunches(table: LiveTable) -> list[Ask]:
    return [ask for ask in table.running.game.asks if ask.name == HUNCH]


def answer(laid: Laid, ask: Ask, pick: str = "pass") -> "asyncio.Task[Answered]":
    return asyncio.create_task(laid.answers.answer(100 + ask.seat, ask.name, ask_number(ask), (pick,)))


async def a_while() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def outcomes(tasks: Sequence["asyncio.Task[Answered]"]) -> list[str]:
    made = await asyncio.gather(*tasks, return_exceptions=True)
    return [one.key if isinstance(one, Refused) else type(one).__name__ for one in made]


async def test_answers_of_one_moment_share_one_flush(laid: Laid, store: Store, clock: Clock, flushes: Flushes) -> None:
    many = hunches(laid.table)
    before = len(await store.entries(laid.table.id))
    tasks = [answer(laid, ask) for ask in many]
    assert await outcomes(tasks) == ["Answered"] * len(many)
    assert flushes.groups == [list(range(before, before + len(many)))]
    again = await laid_again(store, clock)
    assert again.table.running.game.record == laid.table.running.game.record


async def test_nobody_is_told_before_the_flush(laid: Laid, flushes: Flushes) -> None:
    flushes.free.clear()
    told = laid.table.settled
    changes: list[int] = []
    laid.table.on_change = lambda: changes.append(1)
    tasks = [answer(laid, ask) for ask in hunches(laid.table)]
    await a_while()
    assert not any(task.done() for task in tasks)
    assert (laid.table.settled, changes) == (told, [])
    flushes.free.set()
    await asyncio.gather(*tasks)
    await asyncio.sleep(0.01)
    assert laid.table.settled == laid.table.running.game.notices_made
    assert changes == [1]  # many moves of one moment are one change


async def test_what_cannot_be_written_has_not_happened_nor_what_came_upon_it(laid: Laid, store: Store, flushes: Flushes) -> None:
    before, record = len(await store.entries(laid.table.id)), laid.table.running.game.record
    flushes.free.clear()
    flushes.full = True
    first, *others = hunches(laid.table)
    tasks = [answer(laid, first)]
    await a_while()
    tasks += [answer(laid, ask) for ask in others]  # they wait for the next flush
    await a_while()
    flushes.free.set()
    assert await outcomes(tasks) == ["no-store"] * len(tasks)
    assert len(flushes.groups) == 1
    assert len(await store.entries(laid.table.id)) == before
    flushes.full = False
    assert await outcomes([answer(laid, first)]) == ["Answered"]
    assert laid.table.running.game.record.moves[:-1] == record.moves
    assert [row.n for row in await store.entries(laid.table.id)] == list(range(before + 1))


async def test_nobody_is_refused_for_the_sake_of_what_has_not_happened(laid: Laid, flushes: Flushes) -> None:
    flushes.free.clear()
    flushes.full = True
    ask = hunches(laid.table)[0]
    lost = answer(laid, ask)
    await a_while()
    again = answer(laid, ask)
    await a_while()
    assert not again.done()  # whether it is answered already is not known yet
    flushes.free.set()
    assert await outcomes([lost]) == ["no-store"]
    flushes.full = False
    assert await outcomes([again]) == ["Answered"]


async def test_a_second_press_is_refused_once_the_first_is_durable(laid: Laid, flushes: Flushes) -> None:
    flushes.free.clear()
    ask = hunches(laid.table)[0]
    tasks = [answer(laid, ask), answer(laid, ask)]
    await a_while()
    flushes.free.set()
    assert await outcomes(tasks) == ["Answered", "no-double"]


async def test_every_other_move_and_whatever_shows_the_table_waits(laid: Laid, flushes: Flushes) -> None:
    flushes.free.clear()
    answered = answer(laid, hunches(laid.table)[0])
    await a_while()
    pausing = asyncio.create_task(laid.host.pause(HOST))
    showing = asyncio.create_task(laid.table.in_step())
    await a_while()
    assert laid.table.under_way
    assert not pausing.done()
    assert not showing.done()
    flushes.free.set()
    await asyncio.gather(answered, pausing)
    assert await showing
    assert not laid.table.under_way
    assert laid.table.phase == "paused"


async def test_what_is_told_never_becomes_less_when_answers_are_heard_of_in_another_order(
    laid: Laid, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lone entry is written in the moment in which it comes: before whoever wrote the one before it has its turn."""

    async def written(*_: object, **_more: object) -> None:
        """As after the flush."""

    monkeypatch.setattr(store, "append", written)
    table, told = laid.table, laid.table.settled
    first, second, *_ = hunches(table)
    earlier = table.begin(Answer(first.id, ("pass",)))
    later = table.begin(Answer(second.id, ("pass",)))
    await table.write_down(later._replace(made=told + 2))
    await table.write_down(earlier._replace(made=told + 1))
    assert table.settled == told + 2


async def test_after_a_fault_answers_go_on_from_whatever_was_written_first(laid: Laid, store: Store, flushes: Flushes) -> None:
    first, second, *_ = hunches(laid.table)
    flushes.full = True
    assert await outcomes([answer(laid, first)]) == ["no-store"]
    flushes.full = False
    await laid.host.pause(HOST)  # it is written with the table's row, and takes the number that the answer had
    await laid.host.resume(HOST)
    assert await outcomes([answer(laid, second)]) == ["Answered"]
    assert await outcomes([answer(laid, first)]) == ["Answered"]


@pytest.mark.parametrize("full", [False, True])
async def test_who_goes_away_while_it_is_written_leaves_the_log_whole(laid: Laid, store: Store, flushes: Flushes, full: bool) -> None:
    flushes.free.clear()
    flushes.full = full
    before = len(await store.entries(laid.table.id))
    first, second, *others = hunches(laid.table)
    gone = answer(laid, first)
    await a_while()
    gone.cancel()
    upon = answer(laid, second)
    await a_while()
    assert not gone.done()
    assert laid.table.under_way  # whether it is written is not known yet
    flushes.free.set()
    await asyncio.wait([gone, upon])
    assert gone.cancelled()
    assert await outcomes([upon]) == ["no-store" if full else "Answered"]
    flushes.full = False
    assert await laid.table.in_step()
    assert await outcomes([answer(laid, one) for one in others]) == ["Answered"] * len(others)
    rows = await store.entries(laid.table.id)
    assert [row.n for row in rows] == list(range(before + len(others) + (0 if full else 2)))
    assert laid.table.running.entries == len(rows)


async def test_a_pause_whose_host_goes_away_is_read_again_from_the_store(laid: Laid, store: Store) -> None:
    holder = sqlite3.connect(store.location, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    pausing = asyncio.create_task(laid.host.pause(HOST))
    await asyncio.sleep(0.05)
    pausing.cancel()
    holder.execute("ROLLBACK")
    await asyncio.wait([pausing])
    assert pausing.cancelled()
    assert await laid.table.in_step()
    stored = await store.table(laid.table.id)
    assert stored is not None
    assert (laid.table.phase, stored.table.phase) == ("paused", "paused")
    await laid.host.resume(HOST)


async def test_after_a_fault_of_the_rules_memory_is_read_again(laid: Laid, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game has moved and its clocks have failed: how much of a move has happened nobody knows."""
    first, second, *_ = hunches(laid.table)
    with monkeypatch.context() as patch:
        patch.setattr(laid.table.running.time, "advance", _fails)
        with pytest.raises(KeyError):
            await answer(laid, first)
    assert await outcomes([answer(laid, second), answer(laid, first)]) == ["Answered"] * 2
    again = await laid_again(store, laid.table.now)
    assert again.table.running.game.record == laid.table.running.game.record


def _fails(*_: object, **_more: object) -> None:
    raise KeyError("a clock")


async def test_who_waited_for_a_move_that_was_not_written_sees_the_table_as_it_is(laid: Laid, flushes: Flushes) -> None:
    flushes.free.clear()
    flushes.full = True
    extending = asyncio.create_task(laid.host.extend(HOST, 60.0))
    await a_while()
    showing = asyncio.create_task(laid.table.in_step())
    await a_while()
    flushes.free.set()
    with pytest.raises(Refused):
        await extending
    assert await showing


async def test_a_press_that_waits_while_the_table_is_laid_anew_is_not_answered_by_the_old_one(
    laid: Laid, store: Store, clock: Clock
) -> None:
    first, second, third, *_ = hunches(laid.table)
    async with laid.table.lock:
        new = await laid_again(store, clock)
        late = answer(laid, first)
        await asyncio.sleep(0)
        laid.table.given_back = True  # as the house does it
    assert await outcomes([late]) == ["no-store"]
    assert await outcomes([answer(new, second), answer(new, third)]) == ["Answered"] * 2


async def test_a_machine_does_not_answer_in_sight_of_what_has_not_happened(laid: Laid, flushes: Flushes) -> None:
    seen = laid.table.running
    flushes.full = True
    assert await outcomes([answer(laid, hunches(laid.table)[0])]) == ["no-store"]
    assert await laid.table.in_step()
    with pytest.raises(Refused):
        await laid.answers.answer_for(seen, hunches(laid.table)[1].id, ("pass",))


async def test_misses_are_counted_once_the_clocks_have_run_out_for_certain(
    laid: Laid, clock: Clock, flushes: Flushes, monkeypatch: pytest.MonkeyPatch
) -> None:
    def misses() -> int:
        return sum(seat.misses for seat in laid.table.seats)

    missed = 0
    while not missed:
        clock.pass_(300)
        flushes.full = True
        with pytest.raises(Refused):
            await laid.answers.expire_due()
        assert misses() == 0
        flushes.full = False
        assert await laid.answers.expire_due()
        missed = misses()
