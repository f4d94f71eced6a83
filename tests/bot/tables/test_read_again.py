"""After a move of which nobody knows whether it is written a table is read again: who sits, who is host, what goes on."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.presenting.scene import ask_number
from bot.store import NewEntry, SavedTable, Store, StoreUnreachable, StoreUnsure
from bot.tables.refusal import Refused
from engines import Ask
from tests.bot.tables.conftest import HOST, Clock, LocalTable, open_local, reloaded
from tests.bot.tables.test_mailbox import Flushes, a_while, answer, flushes, hunches, local, outcomes
from tests.bot.tables.test_shown_is_durable import desk_of

__all__ = ["flushes", "local"]

NEW_HOST, ANOTHER = 500, 600


async def away(*_: object, **_more: object) -> Any:
    raise StoreUnreachable("here", "away")


@pytest.fixture
def unsure(store: Store, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A database that writes, does not say so, and cannot be read just then; ``undo`` brings it back."""
    real = store.append
    patch = monkeypatch

    async def lost(*args: Any, **more: Any) -> None:
        await real(*args, **more)
        raise StoreUnsure("here", "lost after the commit")

    patch.setattr(store, "append", lost)
    patch.setattr(store, "entries", away)
    return patch


async def paused(local: LocalTable, unsure: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refused) as refused:
        await local.host_moves.pause(HOST)
    assert refused.value.key == "no-store-unsure"
    unsure.undo()


async def handed_over(local: LocalTable, unsure: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refused):
        await local.host_moves.handover(HOST, NEW_HOST, "Nový")
    unsure.undo()


async def test_nobody_is_in_step_before_all_is_read(
    local: LocalTable, store: Store, unsure: pytest.MonkeyPatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    await paused(local, unsure)
    real, free = store.table, asyncio.Event()

    async def slow(table_id: str) -> SavedTable | None:
        await free.wait()
        return await real(table_id)

    monkeypatch.setattr(store, "table", slow)
    gone = asyncio.create_task(local.table.settled())
    await asyncio.sleep(0.05)
    second = asyncio.create_task(local.table.settled())
    await a_while()
    assert not second.done()
    gone.cancel()
    await a_while()
    assert not second.done()
    free.set()
    await second
    assert local.table.phase == "paused"


async def test_seats_are_read_again_and_not_overwritten(local: LocalTable, store: Store, clock: Clock, unsure: pytest.MonkeyPatch) -> None:
    others = [seat for seat in local.table.seats if seat.seat != 3]
    with pytest.raises(Refused):
        await local.host_moves.automate(HOST, 3)
    unsure.undo()
    with pytest.raises(Refused):  # who has lost the seat reads nothing here any more
        await local.table.read_as(103, language="en", text_mode=False)
    assert local.table.seat(3).bot_player
    assert [seat for seat in local.table.seats if seat.seat != 3] == others
    assert all(local.table.seat(seat.seat) is seat for seat in others)
    assert (await reloaded(store, clock)).table.seat(3).bot_player


async def test_entering_the_graveyard_does_not_bring_back_the_old_host(
    local: LocalTable, store: Store, clock: Clock, unsure: pytest.MonkeyPatch
) -> None:
    await handed_over(local, unsure)
    await local.table.remember_ghost(777)
    again = (await reloaded(store, clock)).table
    assert (again.setup.host_name, again.host_id) == ("Nový", NEW_HOST)
    assert "777" in again.setup.ghosts


async def test_the_old_host_loses_the_table_at_once(local: LocalTable, unsure: pytest.MonkeyPatch) -> None:
    await handed_over(local, unsure)
    with pytest.raises(Refused) as refused:
        await local.host_moves.handover(HOST, ANOTHER, "Jiný")
    assert refused.value.key == "no-host"


async def test_the_new_host_has_the_table_at_once(local: LocalTable, unsure: pytest.MonkeyPatch) -> None:
    await handed_over(local, unsure)
    await local.host_moves.pause(NEW_HOST)
    assert local.table.phase == "paused"


async def test_an_ended_table_stays_ended(local: LocalTable, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    real, free = store.table, asyncio.Event()

    async def slow(table_id: str) -> SavedTable | None:
        saved = await real(table_id)
        await free.wait()
        return saved

    monkeypatch.setattr(store, "table", slow)
    local.table.doubt()
    reading = asyncio.create_task(local.table.settled())
    await asyncio.sleep(0.05)
    await store.save_table(local.table.id, phase="ended")  # as a room does that has told the end
    local.table.phase = "ended"
    free.set()
    await reading
    assert local.table.phase == "ended"


async def test_nothing_is_shown_while_neither_log_nor_memory_is_known(
    local: LocalTable, store: Store, flushes: Flushes, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = hunches(local.table)[0]
    at, reply = desk_of(local, ask.seat)
    flushes.full = True
    monkeypatch.setattr(store, "entries", away)
    assert await outcomes([answer(local, ask)]) == ["no-store"]
    with pytest.raises(Refused) as refused:
        await at.show_desk()
    assert refused.value.key == "no-log"
    assert not reply.pages


async def test_an_unwritten_answer_does_not_spare_the_confirmation(local: LocalTable, store: Store, flushes: Flushes) -> None:
    ask, asked = hunches(local.table)[0], []
    at, _ = desk_of(local, ask.seat)

    async def confirm(_scene: object, ask: Ask, _picks: object) -> None:
        asked.append(ask.name)

    at.presenter = cast("Any", SimpleNamespace(needs_confirm=lambda *_: True))
    cast("Any", at)._confirm = confirm
    before = len(await store.entries(local.table.id))
    flushes.free.clear()
    flushes.full = True
    lost = answer(local, ask)
    await a_while()
    press = asyncio.create_task(at.answer(ask.name, ask_number(ask), ("pass",)))
    await a_while()
    flushes.free.set()
    assert await outcomes([lost]) == ["no-store"]
    flushes.full = False
    await press
    assert len(await store.entries(local.table.id)) == before
    assert asked == [ask.name]


async def test_after_a_commit_that_nobody_confirmed_answers_go_on(
    local: LocalTable, store: Store, flushes: Flushes, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third, *_ = hunches(local.table)
    before, real = len(await store.entries(local.table.id)), store.append

    async def unheard(table: str, n: int, *entries: NewEntry, **rows: Any) -> None:
        await real(table, n, *entries, **rows)
        if n == before:
            raise StoreUnsure("here", "lost after the commit")

    monkeypatch.setattr(store, "append", unheard)
    flushes.free.clear()
    tasks = [answer(local, first)]
    await a_while()
    tasks += [answer(local, second), answer(local, third)]
    await a_while()
    flushes.free.set()
    assert await outcomes(tasks) == ["TakenAnswer"] * 3
    assert [row.n for row in await store.entries(local.table.id)] == list(range(before + 3))


async def test_a_deal_that_was_written_unheard_has_happened(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    local = await open_local(store, clock)
    for seat in range(9):
        await local.lobby_moves.sit(100 + seat, f"Hráč {seat + 1}")
    real = store.append

    async def lost(*args: Any, **more: Any) -> None:
        await real(*args, **more)
        raise StoreUnsure("here", "lost after the commit")

    monkeypatch.setattr(store, "append", lost)
    await local.lobby_moves.start(HOST)
    monkeypatch.undo()
    assert (await reloaded(store, clock)).table.running.game.record == local.table.running.game.record
