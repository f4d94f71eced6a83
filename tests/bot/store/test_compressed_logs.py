"""Logs of games that ended over a week ago are folded into a row each, and nobody who reads them notices (PR-4.5)."""

import asyncio
import json
from collections.abc import Sequence

import asyncpg
import pytest

from bot.app.upkeep import LocalizedPlaceholders
from bot.store import EntryRow, Store, StoreDamaged, open_store
from bot.store.encoding import Columns
from bot.store.retention import compress_logs
from bot.store.statements import Statement
from tests.bot.store.rows import SNOWFLAKE, a_night, a_seat, a_table
from tests.postgres_server import emptied

DAY = 86_400.0
END = 1_000.0 * DAY
PERSON, OTHER = SNOWFLAKE + 10, SNOWFLAKE + 11
NAME = "Ztracená_Bára"

pytestmark = pytest.mark.rule("PR-4.5")


async def a_game(store: Store, table: str, *, entries: int = 60, sits: int = PERSON) -> tuple[EntryRow, ...]:
    """A game of so many entries, of which the first says who took a seat; return its log."""
    await store.create_table(a_table(table, host_id=OTHER, phase="running"), [a_seat(0, user_id=sits, name=NAME)])
    await store.append(table, 0, (1.0, "seat", {"seat": 0, "user": str(sits), "name": NAME, "automat": False}))
    for n in range(1, entries):
        await store.append(
            table, n, (1.0 + n, "answer", {"ask": f"mafie.day.vote/0/{n}", "picks": ["seat:1"], "press": str(7_000_000 + n)})
        )
    await store.finish(a_night(table, ended_at=END))
    return await store.entries(table)


async def rows(store: Store, table: str) -> list[tuple[int, str, str]]:
    return [(row[0], row[1], row[2]) for row in await store._read("SELECT n, kind, payload FROM entries WHERE table_id = ?", table)]


async def test_a_log_is_folded_a_week_after_its_game(store: Store) -> None:
    log = await a_game(store, "t1")
    size = sum(len(payload) + 40 for _, _, payload in await rows(store, "t1"))
    await store.retention.sweep(END + 6 * DAY)
    assert len(await rows(store, "t1")) == len(log)
    await store.retention.sweep(END + 8 * DAY)
    ((_, kind, payload),) = await rows(store, "t1")
    assert kind == "folded" and len(payload) < size / 5
    assert await store.entries("t1") == log
    saved = await store.table("t1")
    assert saved is not None and saved.entries == log
    await store.retention.sweep(END + 9 * DAY)
    assert await rows(store, "t1") == [(0, "folded", payload)], "once"
    await store.retention.sweep(END + 91 * DAY)
    assert await rows(store, "t1") == [], "and its term is as it was"


async def test_a_short_log_and_a_running_game_stay_as_they_are(store: Store) -> None:
    short = await a_game(store, "t1", entries=5)
    await store.create_table(a_table("t2", phase="running", channel_id=77), [])
    for n in range(40):
        await store.append("t2", n, (1.0, "answer", {"ask": "x"}))
    await store.retention.sweep(END + 30 * DAY)
    assert len(await rows(store, "t1")) == len(short) == 5 and len(await rows(store, "t2")) == 40


async def test_forgetting_a_person_reaches_folded_logs(store: Store) -> None:
    await a_game(store, "t1")
    strangers = await a_game(store, "t2", sits=OTHER)
    await store.retention.sweep(END + 8 * DAY)
    told = json.dumps((await store.personal_data(PERSON))["moves"])
    assert "7000001" not in told and told.count('"question"') == 59
    forgotten = await store.forget_person(PERSON, LocalizedPlaceholders())
    assert not forgotten.still_seated
    for text in [json.dumps(entry.payload) for entry in await store.entries("t1")]:
        assert str(PERSON) not in text and NAME not in text
    assert len(await store.entries("t1")) == 60
    assert [kind for _, kind, _ in await rows(store, "t2")] == ["folded"] and await store.entries("t2") == strangers
    await store.retention.sweep(END + 8 * DAY)
    assert [kind for _, kind, _ in await rows(store, "t1")] == ["folded"]


@pytest.mark.rule("CL-16.4")
async def test_a_name_leaves_a_folded_log_without_the_id(store: Store) -> None:
    """Somebody named the person at the table that they hosted."""
    await store.create_table(a_table("t1", host_id=PERSON, phase="running", setup={"host_name": NAME}))
    for n in range(20):
        await store.append("t1", n, (1.0, "room", {"seat": 0, "round": 1, "text": f"{NAME} mlčí"}))
    await store.finish(a_night("t1", ended_at=END))
    await compress_logs(store._read, store._write, store.rewriting, END + DAY)
    await store.forget_person(PERSON, LocalizedPlaceholders())
    assert {entry.payload["text"] for entry in await store.entries("t1")} == {"– mlčí"}


@pytest.mark.rule("CL-16.4")
async def test_forgetting_a_person_during_folding_leaves_no_trace(store: Store) -> None:
    await a_game(store, "t1")
    database, forgetting = store, list[asyncio.Task[object]]()

    async def read(sql: str, *args: object) -> Sequence[Columns]:
        """Let a wish come just when a log has been read that is to be folded."""
        found = await database._read(sql, *args)
        if not forgetting and sql.startswith("SELECT n, at"):
            forgetting.append(asyncio.create_task(database.forget_person(PERSON, LocalizedPlaceholders())))
            await asyncio.wait(forgetting, timeout=0.5)
        return found

    await compress_logs(read, store._write, store.rewriting, END + DAY)
    await asyncio.gather(*forgetting)
    for text in [json.dumps(entry.payload) for entry in await store.entries("t1")]:
        assert str(PERSON) not in text and NAME not in text
    assert len(await store.entries("t1")) == 60


async def test_two_processes_may_fold_at_the_same_time(postgres_url: str) -> None:
    url = await emptied(postgres_url)
    one, other = await open_store(url), await open_store(url)
    logs = {name: await a_game(one, name) for name in ("t1", "t2", "t3", "t4", "t5")}
    third = await asyncpg.connect(postgres_url)
    async with third.transaction():
        await third.execute("SELECT * FROM entries FOR UPDATE")  # both come to the first log before it is folded
        sweeps = [asyncio.create_task(store.retention.sweep(END + 8 * DAY)) for store in (one, other)]
        await asyncio.wait(sweeps, timeout=0.3)
    await asyncio.gather(*sweeps)
    await third.close()
    for name, log in logs.items():
        assert len(await rows(one, name)) == 1
        assert await other.entries(name) == log
    await one.close()
    await other.close()


@pytest.mark.parametrize("damage", ['{"log":"bm90aGluZw=="}', '{"log":"!"}', "{}", "[]", "gone"])
async def test_an_unreadable_folded_log_is_told_and_blocks_no_forgetting(store: Store, damage: str) -> None:
    await a_game(store, "t1")
    await a_game(store, "t2", sits=OTHER)
    await a_game(store, "t3")
    await store.retention.sweep(END + 8 * DAY)
    for table in ("t1", "t2"):
        await store._write(Statement("UPDATE entries SET payload = ? WHERE table_id = ?", (damage, table)))
        with pytest.raises(StoreDamaged):
            await store.entries(table)
    assert not (await store.forget_person(PERSON, LocalizedPlaceholders())).still_seated
    assert await store.entries("t1") == (), "nobody can read what it says of the person"
    with pytest.raises(StoreDamaged):
        await store.entries("t2")
    assert NAME not in json.dumps([entry.payload for entry in await store.entries("t3")])
    await store.personal_data(OTHER)
