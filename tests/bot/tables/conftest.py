"""A live table without Discord: a store in a file of its own, a clock that the test turns."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.store import SavedTable, Store, TableRow, open_store
from bot.tables.record.answers import LiveTable
from bot.tables.record.course import Entry
from bot.tables.record.lobby import new_seal


class Clock:
    """Time that stands still until the test moves it."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time

    def pass_(self, seconds: float) -> None:
        self.time += seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await open_store(str(tmp_path / "night.sqlite3"))
    yield store
    await store.close()


HOST = 900


async def lay(store: Store, clock: Callable[[], float], *, table: str = "tablexyz", **options: object) -> LiveTable:
    """A lobby of Mafie with its host's options, saved in the store."""
    from engines import GAMES

    row = TableRow(
        id=table,
        guild_id=1,
        channel_id=2,
        host_id=HOST,
        game="mafie",
        options=GAMES["mafie"].read_options(options).model_dump(mode="json"),
        setup=new_seal(),
    )
    await store.create_table(row)
    return LiveTable(row, (), store, clock)


async def seated(store: Store, clock: Callable[[], float], seats: int = 9, **options: object) -> LiveTable:
    """A running game: person 100 + n in seat n."""
    table = await lay(store, clock, **options)
    for seat in range(seats):
        await table.sit(100 + seat, f"Hráč {seat + 1}")
        await table.ready(100 + seat, 5_000 + seat)
    await table.start(HOST)
    return table


async def laid_again(store: Store, clock: Callable[[], float], table: str = "tablexyz") -> LiveTable:
    """The table as a new process finds it in the store."""
    saved: SavedTable | None = await store.table(table)
    assert saved is not None
    again = LiveTable(saved.table, saved.seats, store, clock)
    if saved.table.phase in ("running", "paused"):
        course = again.new_course()
        course.fold(Entry(row.kind, row.at, row.payload) for row in saved.entries)  # type: ignore[arg-type]
        again.take(course)
    return again
