"""Processes of the bot as far as their shards go: each with a store, a session that holds shards, and what it was told of them."""

import asyncio
from collections.abc import Callable

from bot.app.client import open_holding, raise_fence
from bot.app.shards.holding import Holding
from bot.runtime.settings import Settings
from bot.store import StoreUnreachable, open_store
from bot.store.postgres import PostgresStore

BOT = 7_000_000_000_000_000_001


class Process:
    """What a process of the bot has: a store, and shards with what it was told of them."""

    def __init__(self, store: PostgresStore, holding: Holding) -> None:
        self.store = store
        self.holding = holding
        self.told: list[tuple[str, frozenset[int]]] = []
        self.fails = 0
        """So often, whoever is told cannot do what is to be done then."""
        changes = holding.changes
        changes.on_taken, changes.on_lost, changes.on_again = self._taken, self._lost, self._again

    async def _taken(self, shards: frozenset[int]) -> None:
        self._fail()
        self.told.append(("taken", shards))

    async def _lost(self, shards: frozenset[int]) -> None:
        self._fail()
        self.told.append(("lost", shards))

    async def _again(self) -> None:
        self._fail()
        self.told.append(("again", frozenset()))

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
            held = await open_holding(Settings(_env_file=None, database_url=self.url, shards=shards), BOT, recommended, lambda _fault: None)
        except BaseException:
            await store.close()
            raise
        assert held is not None
        raise_fence(store, held, lambda _table: False)
        process = Process(store, held)
        self.made.append(process)
        await held.open()
        return process

    async def stop(self, process: Process) -> None:
        self.made.remove(process)
        await process.holding.close()
        await process.store.close()


async def soon(check: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not check():  # noqa: ASYNC110 - the locks of a database tell nobody when they fall
            await asyncio.sleep(0.01)
