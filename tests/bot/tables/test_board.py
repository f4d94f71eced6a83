"""When the board is brought up to date: a new step at once, answers within one step no oftener than it may be edited."""

from typing import Any

from bot.presenting.page import Page
from bot.store import Store
from bot.tables.delivery.living_messages import LivingMessages
from bot.tables.record.core import LiveTable
from bot.tables.tempo import Tempo
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


async def hung(table: LiveTable, clock: Clock) -> tuple[LivingMessages, Wall]:
    wall = Wall(clock)
    living = LivingMessages(table, wall, Tempo(edit_every=2.0))  # type: ignore[arg-type]
    table.surfaces.dealt = True
    await living.show_board()
    return living, wall


async def test_a_pause_stands_on_the_board_at_once(store: Store, clock: Clock) -> None:
    laid = await seated(store, clock)
    table = laid.table
    living, wall = await hung(table, clock)
    clock.pass_(0.1)
    await laid.host.pause(HOST)
    await living.show_board()
    assert wall.edits == [clock.time]
    clock.pass_(0.1)
    await laid.host.resume(HOST)
    await living.show_board()
    assert len(wall.edits) == 2


async def test_answers_within_a_step_wait_for_the_next_edit(store: Store, clock: Clock) -> None:
    laid = await seated(store, clock, night_length="constant")
    table = laid.table
    living, wall = await hung(table, clock)
    asked = [ask for ask in table.running.open_asks(clock()) if ask.holds]
    assert len(asked) > 1
    for ask in asked[:-1]:
        clock.pass_(0.1)
        await laid.answers.answer(100 + ask.seat, ask.name, None, (ask.options[0].id,))
        await living.show_board()
        assert wall.edits == []
        assert living.board_due is not None
    clock.pass_(2.0)
    await living.show_board()
    assert living.board_due is None
