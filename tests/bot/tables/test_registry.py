"""Opening tables: one in a channel, the first request wins, and limits for each person and server."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.store import Store
from bot.tables.refusal import Refused
from bot.tables.registry import TableRegistry
from bot.tables.table_session import TableSession


async def opened(registry: TableRegistry, channel: int, *, guild: int = 1, host: int = 900) -> TableSession | str:
    """Open a lobby; return its session, or the key of the refusal."""
    try:
        return await registry.open_lobby(guild, channel, host, "Ada", "mafie", {}, "cs")
    except Refused as refused:
        return refused.key


async def test_of_simultaneous_openings_one_succeeds(new_registry: Callable[[], TableRegistry]) -> None:
    registry = new_registry()
    made = await asyncio.gather(*(opened(registry, 7, host=900 + n) for n in range(5)))
    sessions = [one for one in made if isinstance(one, TableSession)]
    assert len(sessions) == 1 and sorted(one for one in made if isinstance(one, str)) == ["table-busy"] * 4
    assert registry.table_in(7) is sessions[0].table and len(registry.sessions) == 1


async def test_another_process_cannot_open_a_second_table_either(new_registry: Callable[[], TableRegistry]) -> None:
    one, other = new_registry(), new_registry()
    assert isinstance(await opened(one, 7), TableSession)
    assert await opened(other, 7) == "table-busy"
    assert not other.sessions


@pytest.mark.rule("PR-1.4", "PR-1.5")
async def test_a_table_whose_shard_is_lost_while_it_opens_is_not_loaded(
    new_registry: Callable[[], TableRegistry], store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its row is stored, so the next owner of the shard loads it."""
    registry, create = new_registry(), store.create_table

    async def lost(*row: Any) -> None:
        await create(*row)
        monkeypatch.setattr(registry.processes, "serves_or_regains", lambda guild: guild != 1)
        registry.release_servers(lambda guild: guild == 1)

    monkeypatch.setattr(store, "create_table", lost)
    assert await opened(registry, 7) == "no-store"
    assert not registry.sessions
    assert isinstance(await opened(registry, 8, guild=2), TableSession)
    assert [saved.table.channel_id async for saved in store.tables_in("lobby")].count(7) == 1


async def test_when_a_lobby_is_closed_its_channel_is_free_again(new_registry: Callable[[], TableRegistry]) -> None:
    registry = new_registry()
    session = await opened(registry, 7)
    assert isinstance(session, TableSession)
    await session.lobby_moves.cancel(900)
    assert isinstance(await opened(registry, 7), TableSession)


async def test_an_opening_that_is_refused_keeps_no_channel(new_registry: Callable[[], TableRegistry]) -> None:
    registry = new_registry()
    with pytest.raises(Refused):
        await registry.open_lobby(1, 7, 900, "Ada", "halma", {}, "cs")
    assert isinstance(await opened(registry, 7), TableSession)


async def test_one_person_hosts_two_tables_at_most(new_registry: Callable[[], TableRegistry]) -> None:
    registry = new_registry()
    made = await asyncio.gather(*(opened(registry, channel) for channel in range(100)))
    assert sum(isinstance(one, TableSession) for one in made) == 2 and set(made[2:]) == {"too-many-tables"}
    assert isinstance(await opened(registry, 50, host=901), TableSession)
    assert isinstance(made[0], TableSession)
    await made[0].lobby_moves.cancel(900)
    assert isinstance(await opened(registry, 51), TableSession)
    assert await opened(registry, 52, guild=2) == "too-many-tables"


async def test_one_server_has_twenty_tables_at_most(new_registry: Callable[[], TableRegistry]) -> None:
    registry = new_registry()
    made = await asyncio.gather(*(opened(registry, channel, host=channel) for channel in range(30)))
    assert sum(isinstance(one, TableSession) for one in made) == 20 and set(made[20:]) == {"too-many-tables-here"}
    assert isinstance(await opened(registry, 50, host=50, guild=2), TableSession)
