"""Opening tables: one in a channel, whoever is faster, and a measure for each person and server."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bot.runtime.settings import Settings
from bot.store import Store
from bot.tables.house import House
from bot.tables.refusal import Refused
from bot.tables.room import Room
from tests.bot.tables.conftest import Clock


@pytest.fixture
def new_house(store: Store, clock: Clock) -> Callable[[], House]:
    """Makes another process on the same store."""
    return lambda: House(SimpleNamespace(get_channel=lambda _: None), store, Settings(_env_file=None), now=clock)  # type: ignore[arg-type]  # nothing is sent


async def opened(house: House, channel: int, *, guild: int = 1, host: int = 900) -> Room | str:
    """Open a lobby; return its room, or the key of the refusal."""
    try:
        return await house.open_lobby(guild, channel, host, "Ada", "mafie", {}, "cs")
    except Refused as refused:
        return refused.key


async def test_of_two_who_open_a_table_at_once_one_does(new_house: Callable[[], House]) -> None:
    house = new_house()
    made = await asyncio.gather(*(opened(house, 7, host=900 + n) for n in range(5)))
    rooms = [one for one in made if isinstance(one, Room)]
    assert len(rooms) == 1 and sorted(one for one in made if isinstance(one, str)) == ["table-busy"] * 4
    assert house.table_in(7) is rooms[0].table and len(house.rooms) == 1


async def test_another_process_cannot_open_a_second_table_either(new_house: Callable[[], House]) -> None:
    one, other = new_house(), new_house()
    assert isinstance(await opened(one, 7), Room)
    assert await opened(other, 7) == "table-busy"
    assert not other.rooms


@pytest.mark.rule("PR-1.4", "PR-1.5")
async def test_a_table_whose_shard_is_lost_while_it_is_opened_is_not_laid(
    new_house: Callable[[], House], store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is written down, so whoever has taken the shard lays it."""
    house, create = new_house(), store.create_table

    async def lost(*row: Any) -> None:
        await create(*row)
        house.expects = lambda guild: guild != 1
        house.give_back(lambda guild: guild == 1)

    monkeypatch.setattr(store, "create_table", lost)
    assert await opened(house, 7) == "no-store"
    assert not house.rooms
    assert isinstance(await opened(house, 8, guild=2), Room)
    assert [saved.table.channel_id async for saved in store.tables_in("lobby")].count(7) == 1


async def test_when_a_lobby_is_closed_its_channel_is_free_again(new_house: Callable[[], House]) -> None:
    house = new_house()
    room = await opened(house, 7)
    assert isinstance(room, Room)
    await room.lobby.cancel(900)
    assert isinstance(await opened(house, 7), Room)


async def test_an_opening_that_is_refused_keeps_no_channel(new_house: Callable[[], House]) -> None:
    house = new_house()
    with pytest.raises(Refused):
        await house.open_lobby(1, 7, 900, "Ada", "halma", {}, "cs")
    assert isinstance(await opened(house, 7), Room)


async def test_one_person_hosts_two_tables_at_most(new_house: Callable[[], House]) -> None:
    house = new_house()
    made = await asyncio.gather(*(opened(house, channel) for channel in range(100)))
    assert sum(isinstance(one, Room) for one in made) == 2 and set(made[2:]) == {"too-many-tables"}
    assert isinstance(await opened(house, 50, host=901), Room)
    assert isinstance(made[0], Room)
    await made[0].lobby.cancel(900)
    assert isinstance(await opened(house, 51), Room)
    assert await opened(house, 52, guild=2) == "too-many-tables"


async def test_one_server_has_twenty_tables_at_most(new_house: Callable[[], House]) -> None:
    house = new_house()
    made = await asyncio.gather(*(opened(house, channel, host=channel) for channel in range(30)))
    assert sum(isinstance(one, Room) for one in made) == 20 and set(made[20:]) == {"too-many-tables-here"}
    assert isinstance(await opened(house, 50, host=50, guild=2), Room)
