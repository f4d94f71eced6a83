"""What the running bot tells whoever watches it; by default nobody does."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TYPE_CHECKING, Protocol

from bot.runtime.settings import MetricsAddress

if TYPE_CHECKING:
    from bot.app.client import Consigliere
    from bot.store import Store


class Watcher(Protocol):
    """Who is told of what there is to watch in this process."""

    @property
    def url(self) -> str:
        """Where the page is; empty when there is none."""
        ...

    def store_opened(self, store: "Store") -> None:
        """The store of this process is open."""
        ...

    def client_made(self, client: "Consigliere") -> None:
        """A client was made that is not yet connected; it takes the place of the one before."""
        ...


class Nobody:
    """Watches nothing, and costs nothing."""

    url = ""

    def store_opened(self, store: "Store") -> None:
        """Leave the store alone."""

    def client_made(self, client: "Consigliere") -> None:
        """Leave the client alone."""


Watching = Callable[[MetricsAddress | None], AbstractAsyncContextManager[Watcher]]
"""Watches this process and shows it at an address until the end; None: nobody watches. Raises OSError when it cannot be had."""


@asynccontextmanager
async def unwatched(_address: MetricsAddress | None) -> AsyncIterator[Watcher]:
    """Watch nothing."""
    yield Nobody()
