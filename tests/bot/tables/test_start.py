"""A start with many tables: no game is played again before somebody asks for it, or its turn has come (PR-4.3)."""

import pytest

from bot.store import EntryRow, Store
from bot.tables.delivery.seat_messages import SeatMessages
from bot.tables.session.course import Course
from tests.bot.tables.conftest import Clock, seated
from tests.bot.tables.test_set_aside import Ears, new_registry

TABLES = 12


@pytest.fixture
def folded(monkeypatch: pytest.MonkeyPatch) -> list[Course]:
    """The games that were played again."""
    games: list[Course] = []
    fold = Course.fold

    def noted(course: Course, rows: list[EntryRow]) -> None:
        games.append(course)
        fold(course, rows)

    monkeypatch.setattr(Course, "fold", noted)
    return games


@pytest.mark.rule("PR-4.3")
async def test_games_are_played_again_when_somebody_asks(
    store: Store, clock: Clock, folded: list[Course], monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(TABLES):  # the same people at all of them
        await seated(store, clock, table=f"table{number:04}")
    shown: list[int] = []
    monkeypatch.setattr(SeatMessages, "refresh_hand", lambda _, seat: shown.append(seat))
    registry = new_registry(store, clock)
    registry.postman = Ears()  # type: ignore[assignment]
    registry._recovery.start = lambda: None  # type: ignore[method-assign]  # nobody's turn comes
    await registry.open()
    assert len(registry.sessions) == TABLES and not folded
    assert not shown, "nobody has sat down anywhere"
    session = registry.session("table0005")
    assert session is not None and session.table.course is not None and folded == [session.table.course]
    assert session.table.course is session.table.course and len(folded) == 1
    await registry.close()


@pytest.mark.rule("PR-4.3")
async def test_the_first_press_loads_its_table_first(store: Store, clock: Clock) -> None:
    for number in range(TABLES):
        await seated(store, clock, table=f"table{number:04}")
    registry = new_registry(store, clock)
    registry.postman = Ears()  # type: ignore[assignment]
    start, registry._recovery.start = registry._recovery.start, lambda: None  # type: ignore[method-assign]  # nobody's turn comes
    await registry.open()
    session = registry.session("table0007")
    assert session is not None
    registry._changed(session)
    assert next(iter(registry._recovery._waiting)) == "table0007"
    start()
    await registry.all_greeted()
    kinds = {table: [row.kind for row in await store.entries(table)].count("back") for table in registry.sessions}
    assert set(kinds.values()) == {1}
    await registry.close()
