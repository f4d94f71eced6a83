"""A live table without Discord: a store in a file of its own, a clock that the test turns."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from zlib import crc32

import pytest

from bot.games import game_of
from bot.runtime.settings import Settings
from bot.store import SavedTable, Store, TableRow, open_store
from bot.tables.players.claiming import Claiming
from bot.tables.registry import TableRegistry
from bot.tables.session.answers import Answers
from bot.tables.session.hosting import HostMoves
from bot.tables.session.live_table import LiveTable
from bot.tables.session.lobby import Lobby
from bot.tables.session.mailbox import Committed
from bot.tables.session.setup import Setup, sealed
from bot.tables.session.table_settings import TableSettings
from bot.tables.tempo import Tempo
from engines.players.whims import Level


class Clock:
    """Time that stands still until the test moves it."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time

    def pass_(self, seconds: float) -> None:
        self.time += seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await open_store(str(tmp_path / "night.sqlite3"))
    yield store
    await store.close()


@pytest.fixture
def new_registry(store: Store, clock: Clock) -> Callable[[], TableRegistry]:
    """Makes another process on the same store. Its lobbies count no games: a loop that ends while a process begins waits for ever."""
    client: Any = SimpleNamespace(get_channel=lambda _: None, get_guild=lambda _: None)
    return lambda: TableRegistry(client, store, Settings(_env_file=None), tempo=Tempo(odds=()), now=clock)


HOST = 900


class Hearing:
    """A subscriber that calls a function at each change of a table."""

    def __init__(self, hear: Callable[[], object]) -> None:
        self._hear = hear

    def table_changed(self, _committed: Sequence[Committed]) -> None:
        self._hear()


async def read_again(table: LiveTable) -> None:
    """Read a table from its log and its row."""
    table.doubt()
    await table.settled()


class LocalTable:
    """A table and what may be done at it, as a room has them."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.lobby_moves = Lobby(table)
        self.host_moves = HostMoves(table)
        self.answers = Answers(table)
        self.claiming = Claiming(table)


async def open_local(
    store: Store,
    clock: Callable[[], float],
    *,
    table: str = "tablexyz",
    game: str = "mafie",
    options: Mapping[str, object] | None = None,
    machines: Level = "normal",
) -> LocalTable:
    """A lobby with its host's options, saved in the store. ``machines``: the level of automated players."""
    from engines import GAMES

    row = TableRow(
        id=table,
        guild_id=1,
        channel_id=2 + crc32(table.encode()),
        host_id=HOST,
        game=game,
        options=GAMES[game].read_options(options or {}).model_dump(mode="json"),
        setup=sealed(Setup(talk=TableSettings(machines=machines)), table).json(),
    )
    await store.create_table(row)
    return LocalTable(LiveTable(row, (), store, clock))


async def seated(
    store: Store, clock: Callable[[], float], seats: int = 9, *, table: str = "tablexyz", machines: Level = "normal", **options: object
) -> LocalTable:
    """A running game: person 100 + n in seat n."""
    local = await open_local(store, clock, table=table, options=options, machines=machines)
    for seat in range(seats):
        await local.lobby_moves.sit(100 + seat, f"Hráč {seat + 1}")
        await local.lobby_moves.ready(100 + seat, 5_000 + seat)
    await local.lobby_moves.start(HOST)
    if isinstance(clock, Clock):
        clock.pass_(game_of("mafie").timing.clocks["deal"].fixed)  # everybody has looked at the token: the night falls
    return local


async def reloaded(store: Store, clock: Callable[[], float], table: str = "tablexyz") -> LocalTable:
    """The table as a new process finds it in the store."""
    saved: SavedTable | None = await store.table(table)
    assert saved is not None
    again = LiveTable(saved.table, saved.seats, store, clock)
    if saved.table.phase in ("running", "paused"):
        again.fold_later(saved.entries)
    return LocalTable(again)
