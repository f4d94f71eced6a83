"""Whether the process is watched: nothing of the metrics is loaded unless somebody has asked for them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.app.watcher import Nobody, Watcher
from bot.runtime.address import Address


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
