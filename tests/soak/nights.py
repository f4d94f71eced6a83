"""Many short nights in one process, without a network: what is over holds no memory, so a bot may live for months (PR-4.2).

Machines play at a false clock; lines, boards and letters are made and handed to a postman who forgets them. The store is a file, as usual.
"""

import gc
import os
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from bot.discord_io.postman import Parcel
from bot.presenting.drawing import BoardTurns
from bot.runtime.settings import Settings
from bot.store import open_store
from bot.tables.registry import TableRegistry
from bot.tables.table_session import TableSession
from bot.tables.tempo import Tempo

WARM = 900
"""Nights before the first look: by then what is kept within bounds is full."""
BOT_PLAYERS = 7
GROWTH = 1.05
STEP = 30.0
"""Seconds of the game's time between two looks at the table."""
LONGEST = 5_000
"""Looks after which a game goes on for ever."""


class Forgetful:
    """A postman who delivers nothing and remembers nothing."""

    def __init__(self) -> None:
        self.sent = 0
        self.board_turns = BoardTurns()

    def silent(self) -> bool:
        return False

    async def post(self, *_args: object, **_more: object) -> int:
        self.sent += 1
        return self.sent

    async def pack(self, *_args: object, **_more: object) -> Parcel:
        return Parcel()

    async def dm_channel(self, user: int) -> int:
        return user

    async def find_own(self, *_args: object, **_more: object) -> None:
        return

    async def own_messages(self, *_args: object, **_more: object) -> list[object]:
        return []

    edit = delete = find_own

    def waiting(self, _channels: object) -> float:
        return 0.0

    took_long = waiting


class Nights:
    """One registry and its clock; ``play`` plays a night there."""

    def __init__(self, registry: TableRegistry, clock: list[float]) -> None:
        self.registry = registry
        self.clock = clock
        self.played = 0

    async def play(self) -> None:
        """Open a table, let machines play it to its end, and let ten minutes pass. Raises AssertionError when it never ends."""
        self.played += 1
        session = await self.registry.open_lobby(1, self.played, 900, "Ada", "mafie", {}, "cs")
        await session.lobby_moves.fill(BOT_PLAYERS)
        await session.lobby_moves.start(900)
        for _ in range(LONGEST):
            await self._look(session)
            if session.over:
                break
        else:
            raise AssertionError("the game does not end")
        self.clock[0] += 600
        self.registry.unload_idle(self.clock[0] - 480)
        assert not self.registry.sessions, "a finished game is not loaded"

    async def _look(self, session: TableSession) -> None:
        await session.attend()
        await session.outbox.wait_idle()
        self.clock[0] += STEP


async def _resident_after(nights: Nights, count: int) -> int:
    for _ in range(count):
        await nights.play()
    gc.collect()
    return _resident()


def _resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@asynccontextmanager
async def registry_of_nights(path: Path) -> AsyncIterator[Nights]:
    """Open a registry on a new database."""
    store = await open_store(str(path))
    clock = [1_800_000_000.0]
    nobody: Any = SimpleNamespace(get_guild=lambda _: None, get_channel=lambda _: None, user=None)
    registry = TableRegistry(
        nobody, store, Settings(_env_file=None), tempo=Tempo(beat=0.0, thinking=(0.0, 0.0), odds=()), now=lambda: clock[0]
    )
    registry.postman = Forgetful()  # type: ignore[assignment]
    try:
        yield Nights(registry, clock)
    finally:
        await store.close()


async def soak_nights(count: int = 2_000) -> int:
    """Play so many nights; print the memory before and after, and return 1 when it has grown."""
    with tempfile.TemporaryDirectory() as folder:
        async with registry_of_nights(Path(folder) / "nights.sqlite3") as nights:
            before = await _resident_after(nights, WARM)
            after = await _resident_after(nights, count)
    wrong = after > before * GROWTH
    print(f"nights: {count} in one process, {before / 2**20:.1f} MB before, {after / 2**20:.1f} MB after{', too much' * wrong}", flush=True)
    return int(wrong)
