"""A start with many tables: no game is played again before somebody asks for it, or its turn has come (PR-4.3)."""

import pytest

from bot.store import EntryRow, Store
from bot.tables.delivery.letters import Letters
from bot.tables.session.course import Course
from tests.bot.tables.conftest import Clock, seated
from tests.bot.tables.test_set_aside import Ears, new_house

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
    monkeypatch.setattr(Letters, "refresh_hand", lambda _, seat: shown.append(seat))
    house = new_house(store, clock)
    house.postman = Ears()  # type: ignore[assignment]
    house._returning.start = lambda: None  # type: ignore[method-assign]  # nobody's turn comes
    await house.open()
    assert len(house.rooms) == TABLES and not folded
    assert not shown, "nobody has sat down anywhere"
    room = house.room("table0005")
    assert room is not None and room.table.course is not None and folded == [room.table.course]
    assert room.table.course is room.table.course and len(folded) == 1
    await house.close()


@pytest.mark.rule("PR-4.3")
async def test_who_presses_first_has_their_table_first(store: Store, clock: Clock) -> None:
    for number in range(TABLES):
        await seated(store, clock, table=f"table{number:04}")
    house = new_house(store, clock)
    house.postman = Ears()  # type: ignore[assignment]
    start, house._returning.start = house._returning.start, lambda: None  # type: ignore[method-assign]  # nobody's turn comes
    await house.open()
    room = house.room("table0007")
    assert room is not None
    house._changed(room)
    assert next(iter(house._returning._waiting)) == "table0007"
    start()
    await house.all_back()
    kinds = {table: [row.kind for row in await store.entries(table)].count("back") for table in house.rooms}
    assert set(kinds.values()) == {1}
    await house.close()
