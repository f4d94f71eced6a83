"""A store that outlives a process killed at any write."""

import asyncio
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from bot.store import EntryRow, Json, StoreError

_never: list[asyncio.Future[None]] = []


async def gone() -> None:
    """Never go on: the process that waits for this has been killed."""
    _never.append(asyncio.get_running_loop().create_future())
    await _never[-1]


class Durable:
    """Surfaces by table and settings of the server, which outlive the process. ``kill_at``: the write before or after which it dies."""

    def __init__(self) -> None:
        self.surfaces: dict[str, Json] = {}
        self.settings: Json = {}
        self.writes = 0
        self.kill_at: float | None = None
        self.fails = False
        self.on_kill: Callable[[], None] = lambda: None

    async def _write(self, writing: Callable[[], None]) -> None:
        if self.fails:
            raise StoreError("store", "the disk is full")
        self.writes += 1
        if self.kill_at is not None and self.writes - 0.5 >= self.kill_at:
            await self._die()
        writing()
        if self.kill_at is not None and self.writes >= self.kill_at:
            await self._die()

    async def _die(self) -> None:
        self.kill_at = None
        self.on_kill()
        await gone()

    async def save_table(self, table_id: str, *, surfaces: Json | None = None, **_more: object) -> None:
        await asyncio.sleep(0.001)
        await self._write(lambda: self.surfaces.update({} if surfaces is None else {table_id: deepcopy(surfaces)}))

    async def append(self, table_id: str, _n: int, **changes: Any) -> None:
        await self.save_table(table_id, **changes)

    async def entries(self, _table_id: str) -> tuple[EntryRow, ...]:
        return (EntryRow(n=0, at=0.0, kind="deal", payload={}),)

    async def table(self, _table_id: str) -> None:
        return None

    async def guild_settings(self, _guild_id: int) -> Json:
        return deepcopy(self.settings)

    async def change_guild_settings(self, _guild_id: int, change: Callable[[Json], None]) -> Json:
        await self._write(lambda: change(self.settings))
        return self.settings
