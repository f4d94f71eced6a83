"""What every store promises of settings, history and people, and when it is opened again, on SQLite and on PostgreSQL alike."""

import asyncio
from collections.abc import Callable

import pytest

from bot.store import (
    DeliveryRow,
    Json,
    NightSeat,
    NoSuchTable,
    Store,
    open_store,
)
from bot.store.sql import SqlStore
from tests.bot.store.rows import SNOWFLAKE, a_night, a_seat, a_table, kept

# -- settings


async def test_settings_of_servers_and_people(store: Store) -> None:
    assert await store.guild_settings(SNOWFLAKE) == {}
    assert await store.person_settings(SNOWFLAKE) == {}
    await store.change_guild_settings(SNOWFLAKE, lambda settings: settings.update(language="cs", clocks={"night": 60}))
    await store.change_guild_settings(SNOWFLAKE, lambda settings: settings.update(language="en"))
    await store.put_person_settings(SNOWFLAKE, {"text_mode": True})
    assert await store.guild_settings(SNOWFLAKE) == {"language": "en", "clocks": {"night": 60}}
    assert await store.person_settings(SNOWFLAKE) == {"text_mode": True}


async def test_no_change_of_a_servers_settings_is_lost(store: Store) -> None:
    def add(name: str) -> Callable[[Json], None]:
        def change(settings: Json) -> None:
            settings[name] = True

        return change

    await asyncio.gather(*(store.change_guild_settings(SNOWFLAKE, add(f"s{n}")) for n in range(12)))
    assert await store.guild_settings(SNOWFLAKE) == {f"s{n}": True for n in range(12)}
    assert await store.change_guild_settings(SNOWFLAKE, lambda settings: None) == {f"s{n}": True for n in range(12)}

    def refuse(settings: Json) -> None:
        settings.clear()
        raise ValueError

    with pytest.raises(ValueError):
        await store.change_guild_settings(SNOWFLAKE, refuse)
    assert len(await store.guild_settings(SNOWFLAKE)) == 12


# -- the history


async def test_a_finished_game_goes_into_the_history_and_ends_its_table(store: Store) -> None:
    await store.create_table(a_table(phase="running"))
    await store.finish(a_night(), surfaces={"story": "5"})
    assert await store.nights(SNOWFLAKE) == (a_night(),)
    saved = await kept(store, "t1")
    assert (saved.table.phase, saved.table.surfaces) == ("ended", {"story": "5"})
    await store.finish(a_night(winner="mafia"))
    assert (await store.nights(SNOWFLAKE))[0].winner == "police"
    with pytest.raises(NoSuchTable):
        await store.finish(a_night("t9"))
    assert await store.nights(SNOWFLAKE + 9) == ()


async def test_the_history_of_a_server_newest_first(store: Store) -> None:
    for n, game in enumerate(["mafie", "zbojnici", "mafie"]):
        await store.create_table(a_table(f"t{n}"))
        await store.finish(a_night(f"t{n}", game=game, ended_at=float(n)))
    assert [night.table_id for night in await store.nights(SNOWFLAKE)] == ["t2", "t1", "t0"]
    assert [night.table_id for night in await store.nights(SNOWFLAKE, game="mafie", limit=1)] == ["t2"]
    assert await store.nights(1) == ()


# -- forgetting


async def test_a_person_is_forgotten_where_games_are_over(store: Store) -> None:
    person, other = SNOWFLAKE + 10, SNOWFLAKE + 11
    names = {person: "Ztracená Bára", other: "Tonda"}
    seats = [a_seat(n, user_id=user, name=names[user]) for n, user in enumerate(names)]
    for table in ("over", "living"):
        await store.create_table(a_table(table, host_id=person, phase="running"), seats)
        await store.append(table, 0, 1.0, "seat", {"user_id": person, "name": "Ztracená Bára", "by": str(other), "n": True})
    night_seats = tuple(NightSeat(seat=n, user_id=user, name=name) for n, (user, name) in enumerate(names.items()))
    await store.finish(a_night("over", seats=night_seats), surfaces={"mutes": {str(person): True}})
    await store.put_person_settings(person, {"text_mode": True})

    said = DeliveryRow(n=1, surface="channel", state="done", payload={"text": "Ze hry odchází **1 Ztracená Bára**."})
    await store.set_position("over", 0, "lines", planned=(said,))

    forgotten = await store.forget_person(person)

    assert isinstance(store, SqlStore)
    assert [row[0] for row in await store._read("SELECT payload FROM deliveries")] == []
    assert forgotten.still_seated == ("living",)
    assert forgotten.pseudonym < 0
    over, living = await kept(store, "over"), await kept(store, "living")
    for trace in (over, await store.nights(SNOWFLAKE)):
        assert str(person) not in repr(trace)
        assert "Bára" not in repr(trace)
        assert str(other) in repr(trace)
    assert over.table.host_id == over.seats[0].user_id == over.entries[0].payload["user_id"] == forgotten.pseudonym
    assert over.entries[0].payload["n"] is True
    assert (await store.nights(SNOWFLAKE))[0].record == a_night().record
    assert living.seats[0].name == "Ztracená Bára"
    assert await store.person_settings(person) == {}
    assert (await store.forget_person(person)).rows == 0


# -- closing and opening again


async def test_everything_is_there_after_opening_again(url: str) -> None:
    first = await open_store(url)
    await first.create_table(a_table(), [a_seat(0)])
    writing = asyncio.create_task(first.append("t1", 0, 1.0, "answer", {"a": 1}))
    await asyncio.sleep(0)
    await first.close()
    await writing
    second = await open_store(url)
    try:
        saved = await kept(second, "t1")
    finally:
        await second.close()
    assert [entry.payload for entry in saved.entries] == [{"a": 1}]


async def test_opening_at_the_same_time_migrates_once(url: str) -> None:
    stores = await asyncio.gather(*(open_store(url) for _ in range(4)))
    try:
        await stores[0].create_table(a_table())
        assert all([await store.table("t1") for store in stores])
    finally:
        for store in stores:
            await store.close()
