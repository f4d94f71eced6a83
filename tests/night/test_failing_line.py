"""A line that cannot be made must not hold up its game: the fault is logged, and the board and the desks go on telling."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.delivery import outbox
from tests.night import players
from tests.night.evening import Evening


@pytest.mark.slips
async def test_a_game_ends_although_its_lines_cannot_be_made(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any, **__: Any) -> list[Any]:
        raise ValueError("a sentence without an end")

    people = evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    monkeypatch.setattr(outbox, "game_of", lambda _name: SimpleNamespace(presenter=SimpleNamespace(narrate=broken)))
    await evening.deal(people[0])
    await players.play(evening, people, until=lambda: evening.table.phase == "ended")
    assert "ValueError" in caplog.text
