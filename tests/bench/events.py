"""The cost of an event of Discord that concerns no table, at 1, 100, 1,000 and 5,000 tables (PR-4.1): microseconds, flat within 1.5×."""

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.runtime.settings import Settings
from bot.store import SavedTable, SeatRow, Store, TableRow, open_store
from bot.tables.registry import TableRegistry
from bot.tables.tempo import Tempo
from engines import GAMES
from tests.bench.result import Result

TABLES = (1, 100, 1_000, 5_000)
NOBODY = 999_999_999
FLAT = 1.5
TIMES = 300
SHARDS = 2
"""The tables are all of shard 0."""


class Passer:
    """Somebody who comes into a voice channel of a server without a table."""

    id = NOBODY
    guild = SimpleNamespace(id=NOBODY, me=SimpleNamespace(id=1))
    voice = SimpleNamespace(channel=SimpleNamespace(id=NOBODY), mute=False)


Event = Callable[[TableRegistry], Awaitable[object] | object]

EVENTS: dict[str, Event] = {
    "message deleted": lambda registry: registry.event_router.message_gone(NOBODY, NOBODY),
    "channel deleted": lambda registry: registry.event_router.channel_gone(NOBODY),
    "thread joined": lambda registry: registry.event_router.thread_joined(NOBODY, NOBODY),
    "line in a direct message": lambda registry: registry.sessions_of(NOBODY),
    "member left": lambda registry: registry.event_router.member_gone(NOBODY, NOBODY),
    "member came": lambda registry: registry.event_router.member_came(NOBODY, NOBODY),
    "roles changed": lambda registry: registry.event_router.roles_changed(NOBODY, NOBODY, [NOBODY]),
    "permissions changed": lambda registry: registry.event_router.permissions_changed(NOBODY),
    "voice changed": lambda registry: registry.event_router.voice_changed(cast(discord.Member, Passer)),
    "another shard ready": lambda registry: registry.event_router.connection(1, lost=False),
}


async def measure() -> list[Result]:
    """Return the dearest growth of each event from one table to five thousand."""
    spent: dict[str, dict[int, float]] = {name: {} for name in EVENTS}
    with TemporaryDirectory() as folder:
        store = await open_store(str(Path(folder) / "events.sqlite3"))
        for count in TABLES:
            registry = _registry(store, count)
            for name, event in EVENTS.items():
                spent[name][count] = await _microseconds(registry, event)
        await store.close()
    return [_result(name, by_count) for name, by_count in spent.items()]


def _registry(store: Store, count: int) -> TableRegistry:
    """A registry with so many lobbies of six people, twenty on each server."""
    client = SimpleNamespace(get_channel=lambda _: None, get_guild=lambda _: None, shard_count=SHARDS)
    registry = TableRegistry(cast(discord.Client, client), store, Settings(_env_file=None), tempo=Tempo(odds=()))
    options = GAMES["mafie"].read_options({}).model_dump(mode="json")
    for number in range(count):
        row = TableRow(
            id=f"bench{number:05d}",
            guild_id=1 + number // 20,
            channel_id=10_000 + number,
            host_id=1,
            game="mafie",
            options=options,
            setup={},
        )
        seats = tuple(SeatRow(seat=seat, user_id=100_000 + 6 * number + seat, name="Ada") for seat in range(6))
        registry._load(SavedTable(table=row, seats=seats, entries=(), positions={}, pending=()))
    return registry


async def _microseconds(registry: TableRegistry, event: Event) -> float:
    """Return the median of what one event takes."""
    gc.collect()
    taken = []
    for _ in range(TIMES):
        began = time.perf_counter()
        made: Any = event(registry)
        if asyncio.iscoroutine(made):
            await made
        taken.append(time.perf_counter() - began)
    return sorted(taken)[TIMES // 2] * 1e6


def _result(name: str, spent: dict[int, float]) -> Result:
    growth = max(spent.values()) / min(spent[TABLES[0]], spent[TABLES[1]])
    said = ", ".join(f"{count:,}: {microseconds:.1f}" for count, microseconds in spent.items())
    return Result(name, f"{said} µs, × {growth:.2f}", f"× {FLAT}", growth <= FLAT)
