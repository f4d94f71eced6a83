"""Rows of lessons, on SQLite and on PostgreSQL alike (MA-8.6)."""

import pytest

from bot.store import LessonRow, Store
from bot.store.members import LESSON_TERM

NOW = 1_000_000.0


def a_row(lesson: str = "practice1", **state: object) -> LessonRow:
    return LessonRow(user_id=7, id=lesson, game="mafie", state={"deal": 0, "events": [], **state})


@pytest.mark.rule("MA-8.1", "MA-8.6")
async def test_one_lesson_a_person_for_a_day(store: Store) -> None:
    """MA-8.1, MA-8.6: a new one takes the place of the old; after a day there is none."""
    assert await store.lessons.of(7, NOW) is None
    await store.lessons.begin(a_row(), NOW)
    await store.lessons.begin(a_row("practice2"), NOW)
    assert await store.lessons.of(7, NOW + LESSON_TERM) == a_row("practice2")
    assert await store.lessons.of(7, NOW + LESSON_TERM + 1) is None
    assert await store.lessons.of(8, NOW) is None


@pytest.mark.rule("MA-8.6")
async def test_a_lesson_goes_on_from_where_it_was_and_nowhere_else(store: Store) -> None:
    """MA-8.6: of two that press at once, one is told; the term begins anew with each press."""
    await store.lessons.begin(a_row(), NOW)
    further = a_row(events=["!"])
    assert await store.lessons.go_on(further, a_row().state, NOW + 5)
    assert not await store.lessons.go_on(a_row(events=["!", "!"]), a_row().state, NOW + 6)
    assert not await store.lessons.go_on(a_row("practice9"), further.state, NOW + 6)
    assert await store.lessons.of(7, NOW + 5 + LESSON_TERM) == further


@pytest.mark.rule("MA-8.6")
async def test_a_lesson_ends(store: Store) -> None:
    """MA-8.6: deleted; the end of an old one does not end the new one."""
    await store.lessons.begin(a_row("practice2"), NOW)
    await store.lessons.end(7, "practice1")
    assert await store.lessons.of(7, NOW) is not None
    await store.lessons.end(7)
    assert await store.lessons.of(7, NOW) is None
