"""Results that are made again: missing ones in the background (CL-11.2), all of them by a recount (CL-11.7)."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.operations.recount import recount
from bot.results.rating_cache import ratings_of
from bot.results.recomputing import Recomputing, recomputed_rows
from bot.store import Store, open_store
from bot.store.statements import Statement
from tests.bot.results.stored_games import FIRST, a_game, keep
from tests.bot.store.rows import SNOWFLAKE


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'night.sqlite3'}"


async def until_made(store: Store) -> None:
    for _ in range(500):
        if not await store.history.without_results(1, 9):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("results are still missing")


@pytest.mark.rule("CL-11.2", "CL-22.20")
async def test_missing_results_are_made_in_the_background(database: str) -> None:
    """CL-11.2: five a second, after the start; also of a record that these rules cannot play again."""
    store = await open_store(database)
    await keep(store, a_game("t1"))
    broken = a_game("t2")
    moves = broken.record["record"]["moves"]  # type: ignore[index]  # a record is a dictionary
    moves[1]["picks"] = ["nobody"]
    await keep(store, broken)
    await store.honours.put_ratings(SNOWFLAKE, "mafie", [], "1 0 0.0 t0")
    remaking = Recomputing(store, every=0.0)
    remaking.start()
    await until_made(store)
    await remaking.close()
    assert await store.history.results("t1") == await recomputed_rows(a_game("t1"))
    assert {row.won for row in await store.history.results("t2")} == {True, False}
    assert {row.role for row in await store.history.results("t2")} == {""}
    assert await store.honours.ratings(SNOWFLAKE, "mafie") == ((), "")
    await store.close()


@pytest.mark.rule("CL-11.2", "PR-1.5")
async def test_a_record_that_is_damaged_keeps_nobody_waiting_and_nobody_from_stopping(database: str) -> None:
    """Else a process that loses shard 0 could never say that it has given it back."""
    store = await open_store(database)
    for table in ("t1", "t2"):
        await keep(store, a_game(table))
    await store._write(Statement("UPDATE nights SET record = 'damaged' WHERE table_id = 't1'", ()))
    remaking = Recomputing(store, every=0.0)
    remaking.start()
    async with asyncio.timeout(5):
        while not await store.history.results("t2"):  # noqa: ASYNC110 - nothing tells when they are made
            await asyncio.sleep(0.01)
    await remaking.close()
    await store.close()


@pytest.mark.rule("CL-11.2", "PR-1.5")
async def test_a_fault_of_ours_in_the_background_keeps_nobody_from_stopping(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await open_store(database)

    async def fault(*_: object, **__: object) -> tuple[str, ...]:
        raise ValueError("ours")

    monkeypatch.setattr(store.history, "without_results", fault)
    remaking = Recomputing(store)
    remaking.start()
    await asyncio.sleep(0)
    await remaking.close()
    await store.close()


async def test_a_record_that_cannot_be_read_keeps_nobody_waiting(database: str) -> None:
    store = await open_store(database)
    await keep(store, replace(a_game("t1"), record={"record": {"format": 7}}))
    await keep(store, a_game("t2"))
    remaking = Recomputing(store, every=0.0)
    remaking.start()
    for _ in range(500):
        if await store.history.results("t2"):
            break
        await asyncio.sleep(0.01)
    await remaking.close()
    assert await store.history.results("t2")
    assert await store.history.without_results(1, 9) == ("t1",)
    await store.close()


async def test_a_bot_without_missing_results_has_nothing_to_make(database: str) -> None:
    store = await open_store(database)
    remaking = Recomputing(store)
    remaking.start()
    await asyncio.sleep(0.05)
    await remaking.close()
    await Recomputing(store).close()
    await store.close()


@pytest.mark.rule("CL-11.7")
async def test_a_recount_mends_differences_and_then_finds_nothing(database: str) -> None:
    """CL-11.7."""
    store = await open_store(database)
    for number, save in enumerate(("mafie-police-wins", "mafia_city-points", "zbojnici-prince-wins")):
        night = a_game(f"t{number}", save, ended_at=1000.0 + number)
        await keep(store, night)
        await store.history.put_results(night.table_id, await recomputed_rows(night))
    right = await store.history.results("t1")
    await store.history.put_results("t1", tuple([replace(row, points=9) for row in right]))
    before = await ratings_of(store, SNOWFLAKE, "mafie")
    rows, fold = await store.honours.ratings(SNOWFLAKE, "mafie")
    await store.honours.put_ratings(SNOWFLAKE, "mafie", [replace(row, mu=99.0) for row in rows], fold)
    await store.close()

    found = await recount(database)
    assert (found.games, found.mended, found.unreadable, found.ratings) == (3, ["t1"], [], [(SNOWFLAKE, "mafie")])
    again = await recount(database)
    assert (again.mended, again.ratings) == ([], [])

    store = await open_store(database)
    assert await store.history.results("t1") == right
    assert await ratings_of(store, SNOWFLAKE, "mafie") == before
    assert str(FIRST) in before
    await store.close()


@pytest.mark.rule("CL-11.7")
async def test_a_recount_names_ratings_based_on_a_mended_result(database: str) -> None:
    store = await open_store(database)
    night = a_game("t1", "mafie-police-wins")
    await keep(store, night)
    right = await recomputed_rows(night)
    await store.history.put_results("t1", tuple([replace(row, points=9) for row in right]))
    await ratings_of(store, SNOWFLAKE, "mafie")
    rows, fold = await store.honours.ratings(SNOWFLAKE, "mafie")
    await store.honours.put_ratings(SNOWFLAKE, "mafie", [replace(row, mu=99.0) for row in rows], fold)
    await store.close()
    found = await recount(database)
    assert (found.mended, found.ratings) == (["t1"], [(SNOWFLAKE, "mafie")])
    store = await open_store(database)
    assert await store.history.results("t1") == right
    assert all(rating.mu != 99.0 for rating in (await ratings_of(store, SNOWFLAKE, "mafie")).values())
    await store.close()


@pytest.mark.parametrize(("language", "said"), [("cs", "Přepočítány 3 hry, opraveno: 2."), ("en", "3 games counted again, 2 corrected.")])
def test_the_command_lists_its_findings(database: str, monkeypatch: pytest.MonkeyPatch, language: str, said: str) -> None:
    async def lay() -> None:
        store = await open_store(database)
        for table in ("t1", "t2"):
            await keep(store, a_game(table))
        await keep(store, replace(a_game("t3"), record={"record": {"format": 7}}))
        await store.close()

    asyncio.run(lay())
    monkeypatch.setenv("DATABASE_URL", database)
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    result = CliRunner().invoke(app, ["recount"])
    assert result.exit_code == 0, result.output
    assert said in result.output.replace("\u00a0", " ")
    assert "t1" in result.output and "t3" in result.output
