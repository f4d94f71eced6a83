"""Lessons that are kept: their places, their pace, and what another process finds (MA-8.1, 8.4, 8.6)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.practice.lessons import IDLE, Lessons
from bot.store import LessonRow, Store, open_store
from bot.tables.refusal import Refused


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(tmp_path / "night.sqlite3")
    yield opened
    await opened.close()


class Clock:
    """A clock that a test sets."""

    now = 1000.0


def lessons_of(store: Store, clock: Clock | None = None) -> Lessons:
    used = clock or Clock()
    return Lessons(store, lambda: used.now, (2.0, 6.0), lambda _what, _game: None)


@pytest.mark.rule("MA-8.4")
async def test_another_process_finds_the_pace_and_uses_it(store: Store) -> None:
    await lessons_of(store).begin(1, "zbojnici", 2.0)
    there = lessons_of(store)
    found = await there.of(1)
    assert found is not None and found.pace == 2.0 and not found.over
    assert 4.0 <= there.pause(found) <= 12.0
    unhurried, found.pace = there.pause(found), 1.0
    assert there.pause(found) * 2 == unhurried
    state = {**found.row.state, "pace": 7.0}
    await store.lessons.begin(LessonRow(user_id=1, id="practice1", game="zbojnici", state=state), 1000.0)
    odd = await there.of(1)
    assert odd is not None and (odd.id, odd.pace) == ("practice1", 1.0)


@pytest.mark.rule("MA-8.1")
async def test_a_place_is_free_after_a_quarter_of_an_hour_without_a_press(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each press begins the time anew; a person's own lesson takes no second place, and direct messages have theirs."""
    monkeypatch.setattr("bot.practice.lessons.MOST_OF_SERVER", 1)
    clock = Clock()
    lessons = lessons_of(store, clock)
    await lessons.begin(1, "zbojnici", server=5)
    await lessons.begin(1, "zbojnici", server=5)
    await lessons.begin(2, "zbojnici", server=0)
    clock.now += IDLE / 2
    await lessons.of(1)
    clock.now += IDLE - 1
    with pytest.raises(Refused):
        await lessons.begin(3, "zbojnici", server=5)
    clock.now += 2
    assert IDLE == 15 * 60
    await lessons.begin(3, "zbojnici", server=5)


@pytest.mark.rule("MA-8.3")
async def test_the_end_of_another_lesson_ends_nothing(store: Store) -> None:
    lessons = lessons_of(store)
    session = await lessons.begin(1, "zbojnici")
    assert lessons.at_hand(1, "practice0") is None and await lessons.stop(1, "practice0") is None
    assert lessons.at_hand(1, session.id) is session
    assert await lessons.stop(1, session.id) == session.row and lessons.at_hand(1, session.id) is None
