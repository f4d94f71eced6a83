"""Processes of the bot as far as their shards go: each with a store, a session that holds shards, and what it was told of them."""

import asyncio
from collections.abc import Callable

from bot.app.client import open_holding, raise_fence
from bot.app.shards.faults import AnotherTotal
from bot.app.shards.holding import Holding
from bot.runtime.settings import Settings
from bot.store import StoreUnreachable, open_store
from bot.store.postgres import PostgresStore

BOT = 7_000_000_000_000_000_001


class Process:
    """A process of the bot: a store, its shards, and the reports about them."""

    def __init__(self, store: PostgresStore, holding: Holding) -> None:
        self.store = store
        self.holding = holding
        self.told: list[tuple[str, frozenset[int]]] = []
        self.fails = 0
        """How many of the next reports fail."""
        self.heard: list[str] = []
        self.faults: list[AnotherTotal] = []

    async def shards_taken(self, shards: frozenset[int]) -> None:
        self._fail()
        self.told.append(("taken", shards))

    async def shards_lost(self, shards: frozenset[int]) -> None:
        self._fail()
        self.told.append(("lost", shards))

    async def session_renewed(self) -> None:
        self._fail()
        self.told.append(("again", frozenset()))

    def hear(self, notice: str) -> None:
        self.heard.append(notice)

    def cannot_hold(self, fault: AnotherTotal) -> None:
        self.faults.append(fault)

    def _fail(self) -> None:
        if self.fails:
            self.fails -= 1
            raise StoreUnreachable("here", "the server does not answer")

    @property
    def held(self) -> set[int]:
        return set(self.holding.epochs)

    async def cut(self) -> None:
        """Let the server end the session, as after a cut cable."""
        session = self.holding.session
        assert session is not None
        session._connection.terminate()


class Processes:
    def __init__(self, url: str) -> None:
        self.url = url
        self.made: list[Process] = []

    async def start(self, shards: str = "auto", recommended: int = 4) -> Process:
        store = await open_store(self.url)
        assert isinstance(store, PostgresStore)
        try:
            held = await open_holding(Settings(_env_file=None, database_url=self.url, shards=shards), BOT, recommended)
        except BaseException:
            await store.close()
            raise
        assert held is not None
        raise_fence(store, held, lambda _table: False)
        process = Process(store, held)
        self.made.append(process)
        await held.open(process)
        return process

    async def stop(self, process: Process) -> None:
        self.made.remove(process)
        await process.holding.close()
        await process.store.close()


async def soon(check: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not check():  # noqa: ASYNC110 - the locks of a database tell nobody when they fall
            await asyncio.sleep(0.01)
