"""Pages of a table are made from its log alone, also where a move fails while they are being made."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.presenting.page import Page
from bot.presenting.scene import ask_number
from bot.presenting.texts import words_in
from bot.store import Store, StoreFull
from bot.tables.delivery.board import Board
from bot.tables.delivery.delivery_backoff import DeliveryBackoff
from bot.tables.delivery.managed_posts import ManagedPosts
from bot.tables.delivery.open_desks import OpenDesks
from bot.tables.delivery.outbox import Outbox
from bot.tables.refusal import Refused
from bot.tables.result_making import ResultMaker
from bot.tables.session.entries import Undo
from bot.tables.session.live_table import LiveTable
from cogs.answering import Answering
from cogs.custom_ids import Picked
from tests.bot.tables.conftest import Clock, LocalTable, reloaded
from tests.bot.tables.test_mailbox import Flushes, a_while, answer, flushes, hunches, local, outcomes

__all__ = ["flushes", "local"]


class Shown:
    """Stands in for the answer to a press: it keeps what it is to show."""

    def __init__(self, user_id: int) -> None:
        self.user_id, self.words = user_id, words_in("cs")
        self.pages: list[Page] = []
        self.interaction = SimpleNamespace(id=1, message=None)

    def moved(self, _kind: str) -> bool:
        return False

    async def show(self, page: Page, **_: object) -> None:
        self.pages.append(page)

    edit = show


def desk_of(local: LocalTable, seat: int) -> tuple[Answering, Shown]:
    reply = Shown(100 + seat)
    seat_messages = SimpleNamespace(confirming=lambda *_: None)
    session = SimpleNamespace(
        table=local.table,
        answers=local.answers,
        messages=SimpleNamespace(seat_messages=seat_messages),
        desks=OpenDesks(local.table),
        whispers=SimpleNamespace(take_dm_closed_notice=lambda _: False),
    )
    return Answering(cast("Any", session), cast("Any", reply), "desk"), reply


async def test_a_desk_never_shows_an_unwritten_answer(local: LocalTable, flushes: Flushes) -> None:
    ask = hunches(local.table)[0]
    at, reply = desk_of(local, ask.seat)
    await at.show_desk()
    flushes.free.clear()
    flushes.full = True
    lost = answer(local, ask)
    await a_while()
    showing = asyncio.create_task(at.show_desk())
    await a_while()
    assert not showing.done()
    flushes.free.set()
    assert await outcomes([lost]) == ["no-store"]
    await showing
    assert reply.pages[0] == reply.pages[1]


async def test_under_a_receipt_stands_nothing_that_others_have_only_just_pressed(
    local: LocalTable, flushes: Flushes, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, theirs, *_ = hunches(local.table)
    at, _ = desk_of(local, mine.seat)
    seen: list[bool] = []
    scene = at.scene

    def noted() -> Any:
        seen.append(local.table.is_settled)
        return scene()

    monkeypatch.setattr(at, "scene", noted)
    flushes.free.clear()
    answering = asyncio.create_task(at.answer(mine.name, ask_number(mine), ("pass",), sure=True))
    await a_while()
    others = answer(local, theirs)  # it waits for the next flush
    await a_while()
    flushes.free.set()
    await asyncio.gather(answering, others)
    assert seen == [True, True], "for the receipt, and for the desk below it"


async def test_a_question_is_leafed_through_again_when_its_answer_was_not_written(local: LocalTable, flushes: Flushes) -> None:
    ask = hunches(local.table)[0]
    at, reply = desk_of(local, ask.seat)
    flushes.full = True
    assert await outcomes([answer(local, ask)]) == ["no-store"]
    await local.table.settled()  # as every press does that answers nothing
    await at.look(Picked(ask.name, ask_number(ask) or ""), "")
    assert len(reply.pages) == 1


async def test_a_board_that_has_waited_shows_the_game_as_it_was_read_again(
    local: LocalTable, flushes: Flushes, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = local.table
    flushes.free.clear()
    flushes.full = True
    waits, lost = asyncio.Event(), []

    @asynccontextmanager
    async def turn(_within: float) -> AsyncIterator[float]:
        lost.append(answer(local, hunches(table)[0]))
        await a_while()
        waits.set()
        await asyncio.wait(lost)
        yield 1.0

    posts = SimpleNamespace(postman=SimpleNamespace(board_turns=SimpleNamespace(turn=turn)))
    board = Board(table, cast("ManagedPosts", posts), ResultMaker(table, table.store), 1.0)
    for step in ("_settle", "_packed", "_bring"):
        monkeypatch.setattr(board, step, _nothing)
    table.message_state.channel.dealt = True
    showing = asyncio.create_task(board.show())
    await waits.wait()
    before = table.course
    flushes.free.set()
    await showing
    assert await outcomes(lost) == ["no-store"]
    assert table.course is not before
    assert cast("tuple[object, ...]", board._shown.state)[0] == table.running.entries
    assert len(board._shown.asks) == len(table.running.game.asks)


async def _nothing(*_: object, **_more: object) -> None:
    """As if it were on its way."""


async def test_a_step_back_that_was_not_written_has_nothing_told_twice(
    local: LocalTable, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = local.table
    for _ in range(6):
        clock.pass_(300)
        await local.answers.expire_due()
    clock.pass_(300)
    outbox = _planning(table, 0)
    async with table.turn():
        await outbox._plan()
    told = outbox.position
    assert told
    with monkeypatch.context() as patch:
        patch.setattr(store, "append", _full)
        with pytest.raises(Refused):
            await table.do(lambda: table.record(Undo(1)))
    async with table.turn():
        await outbox._plan()
    assert outbox.position == told


@pytest.mark.parametrize("killed", [False, True])
async def test_moves_after_a_step_back_are_told_though_the_game_was_folded_anew(
    local: LocalTable, store: Store, clock: Clock, killed: bool
) -> None:
    """The undo is stored, and then the process dies, or doubts a write, before it has planned anything."""
    for _ in range(6):
        clock.pass_(300)
        await local.answers.expire_due()
    clock.pass_(300)
    outbox = _planning(local.table, 0)
    async with local.table.turn():
        await outbox._plan()
    told = outbox.position
    await local.table.do(lambda: local.table.record(Undo(1)))
    if killed:
        local = await reloaded(store, clock)
        outbox = _planning(local.table, told)
    else:
        local.table.doubt()
        await local.table.settled()
    async with local.table.turn():
        await outbox._plan()
    assert outbox.position == local.table.running.game.notices_made < told
    before = len(outbox.lines.pending)
    for _ in range(2):
        clock.pass_(300)
        await local.answers.expire_due()
    clock.pass_(300)
    async with local.table.turn():
        await outbox._plan()
    assert len(outbox.lines.pending) > before


def _planning(table: LiveTable, position: int) -> Any:
    """Return an outbox that plans and sends nothing."""
    outbox: Any = object.__new__(Outbox)
    outbox.table, outbox.position, outbox._unplanned = table, position, []
    outbox.lines, outbox.messages = SimpleNamespace(pending=[], memory=table.message_state.lines), SimpleNamespace(noticed=lambda _: None)
    outbox.whispers = SimpleNamespace(pending=[], take=list, backoff=DeliveryBackoff(table.now))
    return outbox


async def _full(*_: object, **_more: object) -> None:
    raise StoreFull("here", "the disk is full")
