"""The traces of a dropped copy of a table, with sessions made by the registry (PR-2.3, PR-4.2)."""

import gc
import weakref
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.app.shards.copies import TableCopies
from bot.runtime.settings import Settings
from bot.store import NotOwner, SavedTable, Store, TableRow
from bot.tables.registry import TableRegistry
from bot.tables.table_session import TableSession
from bot.tables.tempo import Tempo
from tests.bot.tables.conftest import Clock, clock, seated, store

__all__ = ["clock", "store"]

TABLES = tuple(f"table{number}" for number in range(6))


@pytest.fixture
def registry(store: Store, clock: Clock) -> TableRegistry:
    client: Any = SimpleNamespace(get_channel=lambda _: None, get_guild=lambda _: None, shard_count=2)
    return TableRegistry(client, store, Settings(_env_file=None), tempo=Tempo(odds=()), now=clock)


class Alive:
    """The sessions made for copies that are still in memory."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._made: list[weakref.ref[TableSession]] = []

    def make(self, saved: SavedTable) -> TableSession:
        session = self._registry.copy(saved)
        self._made.append(weakref.ref(session))
        return session

    def __len__(self) -> int:
        gc.collect()
        return sum(session() is not None for session in self._made)


async def of_each(store: Store, clock: Clock, copies: TableCopies) -> None:
    for table in TABLES:
        await seated(store, clock, table=table)
        assert await copies.fetch(table) is not None


@pytest.mark.rule("PR-2.3", "PR-4.2")
async def test_a_copy_that_is_dropped_is_in_memory_no_more(registry: TableRegistry, store: Store, clock: Clock) -> None:
    alive = Alive(registry)
    copies = TableCopies(store, alive.make, most=2)
    await of_each(store, clock, copies)
    assert len(alive) == len(copies) == 2
    for table in TABLES:
        copies.drop(table)
    assert len(alive) == 0


@pytest.mark.rule("PR-2.3", "PR-4.2")
async def test_copies_of_games_that_are_over_are_in_memory_no_more_a_while_after(
    registry: TableRegistry, store: Store, clock: Clock
) -> None:
    """Nobody presses anything there any more, so nobody would notice."""
    alive = Alive(registry)
    copies = TableCopies(store, alive.make)
    await of_each(store, clock, copies)
    for table in TABLES[:2]:
        await store.append(table, len(await store.entries(table)), (1_000_000.0, "end", {}), phase="ended")
    await copies.drop_idle(60.0)
    assert len(alive) == len(TABLES), "somebody has asked for them a moment ago"
    await copies.drop_idle(0.0)
    assert len(alive) == len(copies) == len(TABLES) - 2
    assert TABLES[0] not in copies and TABLES[2] in copies


async def _ended(copies: TableCopies, store: Store) -> None:
    """Its game has ended elsewhere."""
    await store.append(TABLES[0], len(await store.entries(TABLES[0])), (1_000_000.0, "end", {}), phase="ended")
    assert await copies.fetch(TABLES[0]) is None


async def _read_anew(copies: TableCopies, store: Store) -> None:
    """Something has happened after which it is read anew."""
    before = copies.get(TABLES[0])
    entries = len(await store.entries(TABLES[0]))
    await store.append(TABLES[0], entries, (1_000_000.0, "pause", {"reason": ""}), phase="paused")
    assert await copies.fetch(TABLES[0]) not in (None, before)


@pytest.mark.rule("PR-2.3", "PR-4.2")
@pytest.mark.parametrize("going", [_ended, _read_anew, lambda copies, _store: _nothing(copies.drop(TABLES[0]))])
async def test_a_dropped_copy_thinks_no_more(
    registry: TableRegistry, store: Store, clock: Clock, going: Callable[[TableCopies, Store], Awaitable[None]]
) -> None:
    copies = TableCopies(store, registry.copy)
    await of_each(store, clock, copies)
    session, left = copies.get(TABLES[0]), []
    assert session is not None
    cast(Any, session.bot_players.lookahead).leave = lambda: left.append(session)
    await going(copies, store)
    assert left == [session]


async def _nothing(_: None) -> None:
    pass


@pytest.mark.rule("PR-2.3")
async def test_the_queue_of_a_server_asks_no_copy(registry: TableRegistry, store: Store, clock: Clock) -> None:
    copies = TableCopies(store, registry.copy)
    await of_each(store, clock, copies)
    server = registry.every_voice.of(1)
    assert not server.edits._sources and not server._tables
    row = TableRow(id="own", guild_id=1, channel_id=2, host_id=3, game="mafie", setup={})
    own = registry._load(SavedTable(table=row, seats=(), entries=(), positions={}, pending=()))
    assert server.edits._sources == server._tables == [own.silence.voices]
    registry._unload("own")
    assert not server.edits._sources and not server._tables


@pytest.mark.rule("PR-2.3")
async def test_a_copy_delivers_nothing_and_stores_no_message_state(registry: TableRegistry, store: Store, clock: Clock) -> None:
    """Also in the moment after a takeover, in which the fence would let it."""
    copies = TableCopies(store, registry.copy)
    await of_each(store, clock, copies)
    session = copies.get(TABLES[0])
    assert session is not None
    session.outbox.hurry()
    assert session.outbox._task is None
    await session.whispers.send(0, "psst")
    assert session.whispers.task is None
    with pytest.raises(NotOwner):
        await session.table.store_message_state()
