"""Promises of every store about tables, logs and deliveries, on SQLite and on PostgreSQL alike."""

import asyncio
from dataclasses import replace

import pytest

from bot.store import (
    AlreadyDecided,
    ChannelTaken,
    DamagedTable,
    DeliveryRow,
    NoSuchTable,
    SavedTable,
    Store,
    StoreDamaged,
    StoreError,
    TableExists,
    TablePhase,
    open_store,
)
from bot.store.statements import Statement
from tests.bot.store.rows import SNOWFLAKE, a_night, a_seat, a_table, all_in, kept

# -- tables


async def test_a_table_comes_back_as_it_was_written(store: Store) -> None:
    await store.create_table(a_table(), [a_seat(0), a_seat(1, user_id=None, bot_player=True)])
    saved = await kept(store, "t1")
    assert saved == SavedTable(
        table=a_table(created_at=1000.0, updated_at=1000.0),
        seats=(a_seat(0), a_seat(1, user_id=None, bot_player=True)),
        entries=(),
        positions={},
        pending=(),
    )
    assert type(saved.seats[1].bot_player) is bool
    assert await store.table("t2") is None


async def test_a_taken_id_is_refused_and_changes_nothing(store: Store) -> None:
    await store.create_table(a_table(), [a_seat(0)])
    with pytest.raises(TableExists):
        await store.create_table(a_table(game="zbojnici"), [a_seat(0, name="cizí")])
    saved = await kept(store, "t1")
    assert saved.table.game == "mafie"
    assert saved.seats == (a_seat(0),)


@pytest.mark.parametrize("phase", ["lobby", "running", "paused"])
async def test_no_two_tables_live_in_one_channel(store: Store, phase: TablePhase) -> None:
    await store.create_table(a_table("t1", channel_id=7, phase=phase))
    with pytest.raises(ChannelTaken):
        await store.create_table(a_table("t2", channel_id=7))
    assert await store.table("t2") is None
    await store.create_table(a_table("t3", channel_id=8))
    with pytest.raises(ChannelTaken):
        await store.save_table("t3", channel_id=7)
    await store.save_table("t1", phase="cancelled")
    await store.save_table("t3", channel_id=7)
    with pytest.raises(ChannelTaken):
        await store.create_table(a_table("t4", channel_id=7))
    await store.create_table(a_table("t5", channel_id=8))
    await store.finish(a_night("t3"))
    await store.create_table(a_table("t6", channel_id=7))


async def test_of_two_that_open_a_table_at_once_one_has_the_channel(store: Store) -> None:
    made = await asyncio.gather(*(store.create_table(a_table(f"t{n}", channel_id=7)) for n in range(4)), return_exceptions=True)
    assert sorted(type(one).__name__ for one in made) == ["ChannelTaken"] * 3 + ["NoneType"]


async def test_only_named_columns_change(url: str) -> None:
    clock = [1.0]
    store = await open_store(url, now=lambda: clock[0])
    try:
        await store.create_table(a_table())
        clock[0] = 2.0
        await store.save_table("t1", phase="running", seed="ab12", rules_version=1, surfaces={"board": "9"})
        saved = await kept(store, "t1")
    finally:
        await store.close()
    expected = a_table(phase="running", seed="ab12", rules_version=1, surfaces={"board": "9"}, created_at=1.0, updated_at=2.0)
    assert saved.table == expected


async def test_unknown_columns_and_tables_are_refused(store: Store) -> None:
    await store.create_table(a_table())
    with pytest.raises(TypeError, match="guild_id"):
        await store.save_table("t1", guild_id=5)  # type: ignore[call-arg]  # that is what is tested
    with pytest.raises(NoSuchTable):
        await store.save_table("t2", phase="running")
    with pytest.raises(NoSuchTable):
        await store.put_seat("t2", a_seat(0))


async def test_a_phase_that_is_none_is_refused(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.create_table(a_table(phase="asleep"))
    assert await store.table("t1") is None


async def test_a_restart_reads_living_tables_only_in_order(store: Store) -> None:
    for n, phase in enumerate(["running", "ended", "lobby", "paused", "cancelled"]):
        await store.create_table(a_table(f"t{n}", phase=phase), [a_seat(1), a_seat(0)])
        for move in (2, 1, 0):
            await store.append(f"t{n}", move, (5.0 + move, "answer", {"n": n, "move": move}))
    living = await all_in(store, "lobby", "running", "paused")
    assert [saved.table.id for saved in living] == ["t0", "t2", "t3"]
    assert [seat.seat for seat in living[1].seats] == [0, 1]
    assert [(entry.n, entry.at, entry.payload) for entry in living[1].entries] == [(m, 5.0 + m, {"n": 2, "move": m}) for m in range(3)]
    assert await all_in(store) == []


async def test_a_restart_reads_more_tables_than_one_read_holds(store: Store) -> None:
    for n in range(205):
        await store.create_table(a_table(f"t{n:03}", phase="running"), [a_seat(0)])
        await store.append(f"t{n:03}", 0, (1.0, "answer", {"n": n}))
    living = await all_in(store, "running")
    assert [saved.entries[0].payload["n"] for saved in living] == list(range(205))


# -- the log


async def test_the_log_keeps_order_and_exact_payloads(store: Store) -> None:
    await store.create_table(a_table())
    payload = {"picks": ["seat:3"], "text": "lom \ud800 nul \0 ěš 🌙", "big": SNOWFLAKE, "none": None, "deep": {"a": [1.5, True]}}
    for n in (0, 1, 2):
        await store.append("t1", n, (1763723339.123456 + n, "answer", payload | {"n": n}))
    assert [entry.payload for entry in await store.entries("t1")] == [payload | {"n": n} for n in (0, 1, 2)]
    assert [(entry.n, entry.kind) for entry in await store.entries("t1", since=1)] == [(1, "answer"), (2, "answer")]
    assert (await store.entries("t1"))[0].at == 1763723339.123456
    assert await store.entries("t2") == ()


async def test_a_place_in_the_log_is_taken_once(store: Store) -> None:
    await store.create_table(a_table())
    await store.append("t1", 0, (1.0, "answer", {"who": "first"}))
    with pytest.raises(AlreadyDecided) as refused:
        await store.append("t1", 0, (2.0, "answer", {"who": "second"}))
    assert (refused.value.table_id, refused.value.n) == ("t1", 0)
    assert [entry.payload for entry in await store.entries("t1")] == [{"who": "first"}]


async def test_of_many_at_once_exactly_one_wins(store: Store) -> None:
    await store.create_table(a_table())
    outcomes = await asyncio.gather(*(store.append("t1", 0, (1.0, "answer", {"who": who})) for who in range(20)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes].count(AlreadyDecided) == 19
    assert [entry.payload for entry in await store.entries("t1")] == [{"who": outcomes.index(None)}]


async def test_two_processes_race_for_a_move(url: str, store: Store) -> None:
    other = await open_store(url)
    try:
        await store.create_table(a_table())
        for n in range(20):
            outcomes = await asyncio.gather(
                store.append("t1", n, (1.0, "answer", {"who": 0})),
                other.append("t1", n, (1.0, "answer", {"who": 1})),
                return_exceptions=True,
            )
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["AlreadyDecided", "NoneType"]
            winner = outcomes.index(None)
            assert [entry.payload for entry in await other.entries("t1", since=n)] == [{"who": winner}]
    finally:
        await other.close()


async def test_one_refused_entry_does_not_stop_the_others(store: Store) -> None:
    await store.create_table(a_table("t1"))
    await store.create_table(a_table("t2"))
    await store.create_table(a_table("t3"))
    await store.append("t1", 0, (1.0, "answer", {}))
    outcomes = await asyncio.gather(
        store.append("t1", 0, (1.0, "answer", {})),  # taken
        store.append("nowhere", 0, (1.0, "answer", {})),  # no such table
        store.append("t2", 0, (1.0, "answer", {})),
        store.append("t3", 0, (1.0, "answer", {})),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [AlreadyDecided, NoSuchTable, type(None), type(None)]
    assert [len(await store.entries(table)) for table in ("t1", "t2", "t3")] == [1, 1, 1]


async def test_entries_that_are_appended_together_are_written_all_or_not_at_all(store: Store) -> None:
    await store.create_table(a_table("t1"))
    await store.append("t1", 0, (1.0, "answer", {"n": 0}), (1.5, "answer", {"n": 1}), seats=[a_seat(0)])
    with pytest.raises(AlreadyDecided):
        await store.append("t1", 1, (2.0, "answer", {"late": True}), (2.0, "answer", {"upon": "late"}), phase="paused")
    saved = await store.table("t1")
    assert saved is not None
    assert [entry.payload for entry in saved.entries] == [{"n": 0}, {"n": 1}]
    assert (saved.table.phase, len(saved.seats)) == ("lobby", 1)


async def test_many_entries_of_several_tables_are_appended_at_once(store: Store) -> None:
    for n in range(5):
        await store.create_table(a_table(f"t{n}"))
    entries = [[(float(n), "answer", {"n": n}) for n in range(table, 1000, 5)] for table in range(5)]
    await asyncio.gather(*(store.append(f"t{table}", 0, *log) for table, log in enumerate(entries)))
    for table in range(5):
        assert [entry.payload["n"] for entry in await store.entries(f"t{table}")] == list(range(table, 1000, 5))


async def test_an_entry_that_nobody_waits_for_is_whole_or_absent(store: Store) -> None:
    await store.create_table(a_table())
    waiting = asyncio.create_task(store.append("t1", 0, (1.0, "start", {"a": 1}), phase="running", seats=[a_seat(0)]))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await store.append("t1", 1, (1.0, "answer", {}))  # the connection is not left inside a transaction
    saved = await kept(store, "t1")
    written = {entry.n for entry in saved.entries}
    assert (saved.table.phase, len(saved.seats), 0 in written) in [("running", 1, True), ("lobby", 0, False)]


async def test_values_outside_json_are_refused_before_anything_is_written(store: Store) -> None:
    await store.create_table(a_table())
    with pytest.raises(TypeError):
        await store.append("t1", 0, (1.0, "answer", {"set": {1}}))
    await store.append("t1", 0, (1.0, "answer", {}))


async def test_an_entry_and_its_row_changes_are_one_transaction(store: Store) -> None:
    await store.create_table(a_table(), [a_seat(0), a_seat(1)])
    await store.append("t1", 0, (1.0, "start", {}), phase="running", seed="ff", seats=[a_seat(0, name="nová")], vacated=[1])
    saved = await kept(store, "t1")
    assert (saved.table.phase, saved.table.seed, [seat.name for seat in saved.seats]) == ("running", "ff", ["nová"])
    with pytest.raises(AlreadyDecided):
        await store.append("t1", 0, (2.0, "end", {}), phase="ended", vacated=[0])
    assert await store.table("t1") == saved


# -- seats


async def test_seats_are_put_replaced_and_removed(store: Store) -> None:
    await store.create_table(a_table())
    await store.put_seat("t1", a_seat(1))
    await store.put_seat("t1", a_seat(0))
    await store.put_seat("t1", a_seat(1, name="Tonda", bot_player=True, user_id=None))
    assert (await kept(store, "t1")).seats == (a_seat(0), a_seat(1, name="Tonda", bot_player=True, user_id=None))
    await store.append("t1", 0, vacated=[0, 7])
    assert [seat.name for seat in (await kept(store, "t1")).seats] == ["Tonda"]


async def test_a_hostile_name_is_kept_without_characters_that_databases_refuse(store: Store) -> None:
    await store.create_table(a_table())
    await store.put_seat("t1", a_seat(0, name="'); DROP TABLE seats; --\0 \ud800"))
    assert [seat.name for seat in (await kept(store, "t1")).seats] == ["'); DROP TABLE seats; -- ?"]


# -- the outbox


async def test_positions_are_kept_by_surface(store: Store) -> None:
    await store.create_table(a_table())
    assert (await kept(store, "t1")).positions == {}
    await store.set_position("t1", 3)
    await store.set_position("t1", 7)
    await store.set_position("t1", 2, "seat:4")
    assert (await kept(store, "t1")).positions == {"": 7, "seat:4": 2}


async def test_deliveries_wait_until_they_are_done(store: Store) -> None:
    await store.create_table(a_table())
    first, second, third = (DeliveryRow(n=n, surface="dm:4", state="pending", payload={"text": f"{n}"}) for n in (1, 2, 3))
    for delivery in (third, first, second):
        await store.set_position("t1", None, planned=(delivery,))
    assert (await kept(store, "t1")).pending == (first, second, third)
    await store.set_position("t1", 9, done=[1, 3])
    assert (await kept(store, "t1")).pending == (second,)
    tried = replace(second, state="failed", payload={"text": "2", "tries": 2})
    await store.set_position("t1", None, planned=(tried,))
    assert (await kept(store, "t1")).pending == (tried,)
    await store.set_position("t1", 7, done=(2,))
    assert (await kept(store, "t1")).pending == ()


async def test_a_plan_and_its_row_changes_are_written_together(store: Store) -> None:
    await store.create_table(a_table())
    line = DeliveryRow(n=-1, surface="seat:4", state="pending", payload={"text": "Psst."})
    await store.set_position("t1", None, planned=(line,), surfaces={"lines": 1})
    saved = await kept(store, "t1")
    assert (saved.pending, saved.table.surfaces, saved.positions) == ((line,), {"lines": 1}, {})
    with pytest.raises(NoSuchTable):
        await store.set_position("t9", None, planned=(line,), surfaces={"lines": 1})
    await store.set_position("t1", None, done=(-1,), surfaces={"lines": 1, "last": 5})
    saved = await kept(store, "t1")
    assert (saved.pending, saved.table.surfaces) == ((), {"lines": 1, "last": 5})


async def test_a_line_that_belongs_to_an_entry_has_a_number_beyond_all_notices(store: Store) -> None:
    await store.create_table(a_table())
    line = DeliveryRow(n=(1 << 40) + 7, surface="table", state="pending", payload={"text": "Pauza."})
    await store.set_position("t1", None, planned=(line,))
    assert (await kept(store, "t1")).pending == (line,)
    await store.set_position("t1", 3, done=[line.n])
    assert (await kept(store, "t1")).pending == ()


async def test_tables_that_have_not_changed_since_a_moment_are_left_out(store: Store) -> None:
    await store.create_table(a_table("t1", phase="cancelled"))
    changed = (await kept(store, "t1")).table.updated_at
    assert [saved.table.id async for saved in store.tables_in("cancelled", since=changed)] == ["t1"]
    assert [saved.table.id async for saved in store.tables_in("cancelled", since=changed + 1)] == []


DAMAGE = (
    "UPDATE tables SET surfaces = '{' WHERE id = 't1'",
    "UPDATE seats SET extra = 'null, null' WHERE table_id = 't1'",
    "UPDATE entries SET payload = '{\"a\": ' WHERE table_id = 't1' AND n = 1",
    "UPDATE deliveries SET payload = '' WHERE table_id = 't1'",
)


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_damaged_row_is_the_misfortune_of_its_own_table(store: Store, damage: str) -> None:
    for name in ("t0", "t1", "t2"):
        await store.create_table(a_table(name, phase="running"), [a_seat(0)])
        for n in range(3):
            await store.append(name, n, (1.0, "answer", {"a": n}))
        line = DeliveryRow(n=1, surface="table", state="pending", payload={"text": "x"})
        await store.set_position(name, 2, planned=(line,))
    await store._write(Statement(damage, ()))
    lost: list[DamagedTable] = []
    assert [saved.table.id async for saved in store.tables_in("running", damaged=lost.append)] == ["t0", "t2"]
    (table,) = lost
    assert (table.id, table.host_id, table.language, table.positions) == ("t1", SNOWFLAKE + 2, "cs", {"": 2})
    assert table.channel_id == a_table("t1").channel_id and table.reason
    with pytest.raises(StoreDamaged):
        await store.table("t1")
    with pytest.raises(StoreDamaged):
        await all_in(store, "running")


# -- deferred answers


async def test_a_deferred_answer_is_owed_until_it_is_given_or_too_late(store: Store) -> None:
    owed = store.inbox
    await owed.owe_answer(71, 0, "seven", 1000.0)
    await owed.owe_answer(171, 1, "one more", 1000.0)
    await owed.owe_answer(71, 0, "twice", 1001.0)
    assert await owed.owed_answers(1001.0) == {71: "seven", 171: "one more"}
    assert await owed.owed_answers(1001.0, {1}) == {171: "one more"}
    await owed.answer_given(71)
    assert await owed.owed_answers(1900.0) == {171: "one more"}
    assert await owed.owed_answers(1901.0) == {}
    assert await owed.owed_answers(1000.0) == {}, "and nothing is left of it"
