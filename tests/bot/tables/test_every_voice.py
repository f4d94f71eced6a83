"""The voices of every server of a process: nothing is kept of one without a table, and no event goes through all (PR-4.1, 4.2)."""

import asyncio
import gc
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bot.runtime.settings import Settings
from bot.store import SavedTable, Store, TableRow
from bot.tables.moderation.server_voices import OwedVoices
from bot.tables.registry import TableRegistry
from bot.tables.tempo import Tempo
from tests.bot.tables.conftest import Clock

SHARDS = 4
EMPTY, OTHER = 3 << 22, 7 << 22
"""Servers without a table, both of shard 3."""


@pytest.fixture
def client() -> Any:
    return SimpleNamespace(get_channel=lambda _: None, get_guild=lambda _: None, shard_count=None)


@pytest.fixture
def registry(client: Any, store: Store, clock: Clock) -> TableRegistry:
    return TableRegistry(client, store, Settings(_env_file=None), tempo=Tempo(odds=()), now=clock)


def open_local(registry: TableRegistry, table: str, guild: int) -> None:
    row = TableRow(id=table, guild_id=guild, channel_id=2, host_id=3, game="mafie", setup={})
    registry._load(SavedTable(table=row, seats=(), entries=(), positions={}, pending=()))


def woken(registry: TableRegistry, what: Callable[[], None]) -> set[int]:
    """Return the servers at which somebody looks, after something has happened, whether an edit is wanted."""
    found: set[int] = set()
    servers = {
        guild: registry.every_voice.of(guild)
        for guild in (EMPTY, OTHER, *(session.table.guild_id for session in registry.sessions.values()))
    }
    for guild, server in servers.items():
        server.edits.wake = lambda guild=guild: found.add(guild)  # type: ignore[method-assign,misc]
    what()
    return found


class Member:
    """Somebody in voice on a server without a table, muted by it."""

    def __init__(self, guild: int) -> None:
        self.id = 5
        self.guild = SimpleNamespace(id=guild, me=SimpleNamespace(id=1))
        self.voice: Any = SimpleNamespace(channel=SimpleNamespace(id=9), mute=True)
        self.edits: list[bool] = []

    async def edit(self, *, mute: bool) -> None:
        self.edits.append(mute)


@pytest.mark.rule("PR-4.1", "PR-4.2")
async def test_of_a_server_without_a_table_nothing_is_kept(registry: TableRegistry) -> None:
    for guild in range(1000):
        member: Any = Member(guild)
        await registry.event_router.voice_changed(member)
    gc.collect()
    assert not registry.every_voice._known
    assert len(asyncio.all_tasks()) == 1


@pytest.mark.rule("PR-4.2")
async def test_nothing_is_kept_of_a_server_without_tables(registry: TableRegistry) -> None:
    for number in range(20):
        open_local(registry, f"t{number}", number << 22)
    assert len(registry.every_voice._known) == 20
    for number in range(20):
        registry._unload(f"t{number}")
    gc.collect()
    assert not registry.every_voice._known and not registry.every_voice._served


@pytest.mark.rule("TK-2.5")
async def test_a_voice_that_is_owed_is_given_back_on_a_server_without_a_table(registry: TableRegistry) -> None:
    await OwedVoices(registry.store).owe(EMPTY, [5])
    member: Any = Member(EMPTY)
    async with asyncio.timeout(5):
        await registry.event_router.voice_changed(member)
    assert member.edits == [False]


@pytest.mark.rule("PR-4.1", "TK-9.12")
async def test_a_connection_that_stands_again_wakes_the_tables_of_its_shard_alone(registry: TableRegistry, client: Any) -> None:
    open_local(registry, "zero", 4 << 22)
    open_local(registry, "one", 1 << 22)
    open_local(registry, "also", 5 << 22)
    client.shard_count = SHARDS  # known once the tables are loaded
    event_router = registry.event_router
    assert woken(registry, lambda: event_router.connection(1, lost=False)) == {1 << 22, 5 << 22}
    assert woken(registry, lambda: event_router.connection(3, lost=False)) == set()
    open_local(registry, "late", 9 << 22)
    registry._unload("one")
    assert woken(registry, lambda: event_router.connection(1, lost=False)) == {5 << 22, 9 << 22}
    assert woken(registry, lambda: event_router.connection(0, lost=True)) == set()
    assert registry.every_voice.outdated(0) and not registry.every_voice.outdated(1)


async def test_two_tables_of_a_server_have_one_queue(registry: TableRegistry) -> None:
    open_local(registry, "one", 1)
    open_local(registry, "two", 1)
    voices = [registry.sessions[table].silence.voices for table in ("one", "two")]
    assert voices[0].server is voices[1].server is registry.every_voice.at(1)
    registry._unload("one")
    assert registry.every_voice.at(1) is voices[1].server
    registry._unload("two")
    assert registry.every_voice.at(1) is None
