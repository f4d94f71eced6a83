"""The list of finished games is found by an index, however many there are (CL-15.3)."""

import sqlite3
import time
from pathlib import Path

import pytest

from bot.store import VisibleGames, open_store
from bot.store.sqlite import SqliteStore
from tests.bench.history import GUILD, HALL, NIGHTS, fill

SIGHT = VisibleGames(open=frozenset({HALL}))


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database in which ten years of games stand."""
    import asyncio

    path = tmp_path_factory.mktemp("nights") / "club.sqlite3"

    async def made() -> None:
        await (await open_store(path)).close()

    asyncio.run(made())
    fill(path)
    return path


@pytest.mark.rule("CL-15.3")
@pytest.mark.parametrize("skip", [0, 150, NIGHTS - 20])
@pytest.mark.parametrize("user_id", [None, 805])
async def test_a_page_of_ten_thousand_nights_takes_a_tenth_of_a_second(many: Path, skip: int, user_id: int | None) -> None:
    """CL-15.3: the first page, a later one, the last; of everybody and of one person. Counted is the time of this process."""
    store = await open_store(many)
    moments = []
    for _ in range(5):
        begun = time.process_time()
        listed = await store.history.lines(GUILD, SIGHT, skip=0 if user_id else skip, most=11, user_id=user_id)
        moments.append(time.process_time() - begun)
        assert len(listed) == 11
    await store.close()
    assert min(moments) < 0.1


@pytest.mark.rule("CL-15.3")
async def test_the_list_uses_an_index_and_opens_no_json(many: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """CL-15.3: nothing is sorted whole, and no record is fetched."""
    store = await open_store(many)
    assert isinstance(store, SqliteStore)
    asked: list[tuple[str, tuple[object, ...]]] = []
    read = store._read

    async def noting(sql: str, *args: object) -> object:
        asked.append((sql, args))
        return await read(sql, *args)

    monkeypatch.setattr(store.history, "_read", noting)
    await store.history.lines(GUILD, SIGHT, most=11)
    await store.close()
    assert asked
    with sqlite3.connect(many) as connection:
        for sql, args in asked:
            assert " record" not in sql
            plan = " | ".join(str(row[3]) for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", args))
            assert "SCAN nights" not in plan and "SCAN n" not in plan.replace("SCAN night_seats", ""), plan
