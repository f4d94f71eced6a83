"""Promises of every store about settings, history and people, and when it is opened again, on SQLite and on PostgreSQL alike."""

import asyncio
from collections.abc import Callable

import pytest

from bot.store import (
    Json,
    NoSuchTable,
    Store,
    open_store,
)
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


@pytest.mark.rule("NT-6.5")
async def test_only_people_who_asked_for_calls_are_called(store: Store) -> None:
    for user, settings in ((1, {"calls": True, "shown": False}), (2, {"calls": False}), (3, {}), (SNOWFLAKE, {"calls": True})):
        await store.put_person_settings(user, settings)
    assert set(await store.people_to_call()) == {1, SNOWFLAKE}


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


# -- closing and opening again


async def test_everything_is_there_after_opening_again(url: str) -> None:
    first = await open_store(url)
    await first.create_table(a_table(), [a_seat(0)])
    writing = asyncio.create_task(first.append("t1", 0, (1.0, "answer", {"a": 1})))
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


@pytest.mark.rule("NT-6.4")
async def test_servers_are_found_by_a_key_of_their_settings(store: Store) -> None:
    await store.change_guild_settings(1, lambda settings: settings.update(held={"5": "6"}))
    await store.change_guild_settings(2, lambda settings: settings.update(held_back=True))
    await store.change_guild_settings(SNOWFLAKE, lambda settings: settings.update(held={}))
    assert set(await store.servers_holding("held")) == {1, SNOWFLAKE}
