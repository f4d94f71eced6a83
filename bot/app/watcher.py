"""The interface of metrics to the running bot; by default nothing is measured."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from bot.app.client import Consigliere, UseObserver
from bot.runtime.addresses import MetricsAddress
from bot.store import Store


class Watcher(UseObserver):
    """Observes the store and the clients of this process; this one does nothing."""

    @property
    def url(self) -> str:
        """The URL of the page; empty when there is none."""
        return ""

    def store_opened(self, store: Store) -> None:
        """The store of this process is open."""

    def client_made(self, client: Consigliere) -> None:
        """A new client, not yet connected, replaces the one before."""


WatcherFactory = Callable[[MetricsAddress | None], AbstractAsyncContextManager[Watcher]]
"""Measures this process and serves its metrics at an address (None: does nothing). Raises OSError when the address is not available."""


@asynccontextmanager
async def unwatched(_address: MetricsAddress | None) -> AsyncIterator[Watcher]:
    yield Watcher()
