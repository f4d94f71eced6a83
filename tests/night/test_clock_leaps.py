"""The wall clock of the machine is set while people play and an evening is called (S-10)."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.runtime.steady_clock import SteadyClock
from bot.sandbox import Person
from tests.night.club_evening import call, caller, only, until_start, verb, whispers
from tests.night.evening import Evening, seen
from tests.night.striking import pass_until
from tests.night.test_clicks import text_of
from tests.night.test_downtime import count
from tests.night.test_host import people

__all__ = ["people"]

HOUR = 3600.0


class Leaping(Evening):
    """An evening whose bot compares its wall clock with a monotonic one; when time passes, it passes for both."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.set = 0.0
        """By how many seconds the wall clock was set."""
        self.clock = SteadyClock(self.now, lambda: time.monotonic() + self.ahead - self.set)

    async def set_clock(self, seconds: float) -> None:
        """Set the wall clock, and let the scheduler notice."""
        self.ahead += seconds
        self.set += seconds
        await self.registry.leaps.look()


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Leaping]:
    async with Leaping(tmp_path) as made:
        yield made


@pytest.mark.parametrize("leap", [HOUR, -HOUR])
async def test_a_game_goes_on_when_the_clock_is_set(evening: Leaping, people: list[Person], leap: float) -> None:
    board = await evening.discord.until(lambda: evening.living("mafie.day.ready"))
    ready = next(b["custom_id"] for b in board.buttons if ":mafie.day.ready:" in b["custom_id"])
    await people[1].press(board, ready)
    moves = evening.table.course.game.moves_made
    await evening.set_clock(leap)
    await evening.discord.until(lambda: count(evening, "back"))
    game = evening.table.course.game
    assert (game.moves_made, game.view(None).phase) == (moves, "discussion") and game.view(None).seats[1].ready
    assert count(evening, "back") == 1
    assert text_of(await people[2].press(board, ready)), "the same button answers"
    assert evening.table.course.game.view(None).seats[2].ready
    pass_until(evening, evening.session, evening.table.course.time.next_deadline() + 0.001)
    await evening.eventually(lambda: evening.table.course.game.view(None).phase != "discussion", within=30)  # and clocks run out


@pytest.mark.rule("CL-7.3")
@pytest.mark.parametrize("leap", [1800.0, -2 * HOUR])
async def test_a_reminder_comes_once_with_any_change_of_the_clock(evening: Leaping, leap: float) -> None:
    host, person = caller(evening), evening.person()
    message = await call(evening, host)
    outcome = await person.press(message, verb(evening, "yes"))
    await person.press(seen(outcome), verb(evening, "remind"))
    await until_start(evening, before=HOUR + 1200)
    await evening.eventually(lambda: "day" in only(evening).message_state.reminded)
    before = len(whispers(person))  # the day's may have been too late
    await evening.set_clock(leap)
    if leap < 0:
        await asyncio.sleep(0.2)
        assert len(whispers(person)) == before, "not yet, by the clock on the wall"
        await until_start(evening, before=HOUR)
    await evening.discord.until(lambda: any("Za hodinu" in text for text in whispers(person)[before:]))
    await evening.set_clock(-2 * HOUR)
    await until_start(evening, before=HOUR)
    await evening.set_clock(600)
    await asyncio.sleep(0.2)
    assert len(whispers(person)) == before + 1
