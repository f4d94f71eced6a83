"""CL-12.9: kept ratings are a cache; with any of them kept, they equal a fold of everything."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.results.rating_cache import ratings_of
from bot.results.ratings import FOLD_VERSION
from bot.store import NightSeat, ResultRow, Store, open_store
from bot.store.statements import Statement
from tests.bot.store.rows import SNOWFLAKE, a_night, a_table


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(f"sqlite:///{tmp_path / 'night.sqlite3'}")
    yield opened
    await opened.close()


async def play(store: Store, number: int, *, at: float | None = None) -> None:
    """Let four people play: who won changes from game to game, and in each other game two share the first place."""
    table, first = f"t{number}", {number % 4, 3 * number % 4}
    await store.create_table(a_table(table, phase="running"))
    seats = tuple(NightSeat(seat=n, user_id=800 + n, name=f"N{n}", won=n in first, share=1.0) for n in range(4))
    results = tuple(ResultRow(seat=n, version=1, place=1 if n in first else 3, points=1, won=n in first) for n in range(4))
    await store.finish(a_night(table, game="mafia_city", seats=seats, ended_at=float(number if at is None else at)), results=results)


async def test_ratings_are_gone_on_with_and_equal_a_fold_of_everything(store: Store) -> None:
    for number in range(5):
        await play(store, number)
    first = await ratings_of(store, SNOWFLAKE, "mafia_city")
    assert first["800"].games == 5
    assert await ratings_of(store, SNOWFLAKE, "mafia_city") == first
    for number in range(5, 9):
        await play(store, number)
    on = await ratings_of(store, SNOWFLAKE, "mafia_city")
    await store.honours.drop_ratings(SNOWFLAKE)
    assert on == await ratings_of(store, SNOWFLAKE, "mafia_city")
    assert on["800"].games == 9


async def test_a_game_that_comes_late_into_the_order_folds_everything_anew(store: Store) -> None:
    for number in range(3):
        await play(store, number, at=10.0 + number)
    await ratings_of(store, SNOWFLAKE, "mafia_city")
    await play(store, 7, at=1.0)
    late = await ratings_of(store, SNOWFLAKE, "mafia_city")
    await store.honours.drop_ratings(SNOWFLAKE)
    assert late == await ratings_of(store, SNOWFLAKE, "mafia_city")


async def test_a_game_that_ends_while_ratings_are_folded_counts_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await play(store, 0)
    extent = store.history.extent

    async def then_another(*given: Any) -> Any:
        found = await extent(*given)
        await play(store, 1)
        return found

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(store.history, "extent", then_another)
        assert (await ratings_of(store, SNOWFLAKE, "mafia_city"))["800"].games == 1
    assert (await ratings_of(store, SNOWFLAKE, "mafia_city"))["800"].games == 2


async def test_ratings_of_games_that_were_removed_are_folded_anew(store: Store) -> None:
    for number in range(3):
        await play(store, number)
    await ratings_of(store, SNOWFLAKE, "mafia_city")
    await store._write(Statement("DELETE FROM nights WHERE table_id = ?", ("t0",)))
    left = await ratings_of(store, SNOWFLAKE, "mafia_city")
    assert left["800"].games == 2
    await store.honours.drop_ratings(SNOWFLAKE)
    assert left == await ratings_of(store, SNOWFLAKE, "mafia_city")
    await store._write(Statement("DELETE FROM nights", ()))
    assert await ratings_of(store, SNOWFLAKE, "mafia_city") == {}


async def test_ratings_of_another_version_are_dropped(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await play(store, 0)
    before = await ratings_of(store, SNOWFLAKE, "mafia_city")
    rows, fold = await store.honours.ratings(SNOWFLAKE, "mafia_city")
    await store.honours.put_ratings(SNOWFLAKE, "mafia_city", rows[:1], fold.replace(f"{FOLD_VERSION} ", f"{FOLD_VERSION - 1} ", 1))
    assert await ratings_of(store, SNOWFLAKE, "mafia_city") == before


async def test_a_server_without_games_has_no_ratings(store: Store) -> None:
    assert await ratings_of(store, SNOWFLAKE, "mafie") == {}
