"""Whether the process is watched: nothing of the metrics is loaded unless somebody has asked for them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

from bot.runtime.address import Address

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


@asynccontextmanager
async def watching(address: Address | None) -> AsyncIterator[Watcher]:
    """Watch this process and show it at ``address`` until the end; None: nobody watches. Raises OSError when the address cannot be had."""
    if address is None:
        yield Nobody()
        return
    from bot.metrics.watch import Watch  # only who is watched needs the library of Prometheus

    watch = Watch()
    await watch.open(address)
    try:
        yield watch
    finally:
        await watch.close()
