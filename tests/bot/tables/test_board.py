"""When the board is brought up to date: a new step at once, answers within one step no oftener than it may be edited."""

from typing import Any

from bot.presenting.page import Page
from bot.store import Store
from bot.tables.delivery.board import Board
from bot.tables.delivery.living_posts import LivingPosts
from bot.tables.record.core import LiveTable
from tests.bot.tables.conftest import HOST, Clock, seated


class Wall:
    """A stage on which only the board hangs; ``edits`` are the moments at which it was edited."""

    def __init__(self, clock: Clock) -> None:
        self.sent = 0
        self.edits: list[float] = []
        self._clock = clock

    async def post(self, _channel: int, _what: Any, **_more: Any) -> int:
        self.sent += 1
        return self.sent

    async def edit(self, _channel: int, _message: int, page: Page, **_more: Any) -> None:
        assert page.parts
        self.edits.append(self._clock.time)


async def hung(table: LiveTable, clock: Clock) -> tuple[Board, Wall]:
    wall = Wall(clock)
    board = Board(table, LivingPosts(table, wall), edit_every=2.0)  # type: ignore[arg-type]
    table.surfaces.dealt = True
    await board.show()
    return board, wall


async def test_a_pause_stands_on_the_board_at_once(store: Store, clock: Clock) -> None:
    laid = await seated(store, clock)
    table = laid.table
    board, wall = await hung(table, clock)
    clock.pass_(0.1)
    await laid.host.pause(HOST)
    await board.show()
    assert wall.edits == [clock.time]
    clock.pass_(0.1)
    await laid.host.resume(HOST)
    await board.show()
    assert len(wall.edits) == 2


async def test_answers_within_a_step_wait_for_the_next_edit(store: Store, clock: Clock) -> None:
    laid = await seated(store, clock, night_length="constant")
    table = laid.table
    board, wall = await hung(table, clock)
    asked = [ask for ask in table.running.open_asks(clock()) if ask.holds]
    assert len(asked) > 1
    for ask in asked[:-1]:
        clock.pass_(0.1)
        await laid.answers.answer(100 + ask.seat, ask.name, None, (ask.options[0].id,))
        await board.show()
        assert wall.edits == []
        assert board.due is not None
    clock.pass_(2.0)
    await board.show()
    assert board.due is None
