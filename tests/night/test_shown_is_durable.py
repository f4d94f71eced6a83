"""While a move is on its way to the disk nobody sees it, nor is refused for its sake: all pages of the table wait."""

import asyncio
from collections.abc import Iterator

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Person
from tests.bot.tables.test_mailbox import Flushes
from tests.night.evening import Evening, plain
from tests.night.test_clicks import ready_button, text_of
from tests.night.test_host import people

__all__ = ["people"]


@pytest.fixture
def flushes(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> Iterator[Flushes]:
    """Every write of the log, which the test can hold."""
    made = Flushes(evening.table.store, monkeypatch)
    yield made
    made.free.set()


@pytest.mark.parametrize("full", [False, True])
async def test_desks_and_commands_wait_for_a_pending_write(evening: Evening, people: list[Person], flushes: Flushes, full: bool) -> None:
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    flushes.free.clear()
    flushes.full = full
    answering = people[1].press(board, ready)
    await evening.eventually(lambda: not evening.table.is_settled)
    showing = [
        people[1].press(board, evening.press_id("desk")),
        people[2].press(board, evening.press_id("help")),
        people[0].command("host", evening.channel),
    ]
    await asyncio.sleep(0.1)
    assert not any(task.done() for task in (answering, *showing))
    flushes.free.set()
    assert (text_of(await answering) == plain(words_in("cs")("no-store"))) is full
    for task in showing:
        assert (await task).kind != "failed"
