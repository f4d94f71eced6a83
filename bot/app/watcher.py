"""The interface of metrics to the running bot; by default nothing is measured."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TYPE_CHECKING, Protocol

from bot.app.activity import ActivityWatcher, UnwatchedActivity
from bot.runtime.settings import MetricsAddress

if TYPE_CHECKING:
    from bot.app.client import Consigliere
    from bot.store import Store


class Watcher(ActivityWatcher, Protocol):
    """Follows the store and the clients of this process."""

    @property
    def url(self) -> str:
        """The URL of the page; empty when there is none."""
        ...

    def store_opened(self, store: "Store") -> None:
        """The store of this process is open."""
        ...

    def client_made(self, client: "Consigliere") -> None:
        """A new client, not yet connected, replaces the one before."""
        ...


class NullWatcher(UnwatchedActivity):
    """Measures nothing."""

    url = ""

    def store_opened(self, store: "Store") -> None:
        """Leave the store alone."""

    def client_made(self, client: "Consigliere") -> None:
        """Leave the client alone."""


Watching = Callable[[MetricsAddress | None], AbstractAsyncContextManager[Watcher]]
"""Measures this process and serves its figures at an address (None: does nothing). Raises OSError when it is not available."""


@asynccontextmanager
async def unwatched(_address: MetricsAddress | None) -> AsyncIterator[Watcher]:
    """Measure nothing."""
    yield NullWatcher()
