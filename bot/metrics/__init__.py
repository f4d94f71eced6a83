"""Metrics of a running bot for Prometheus (PR-5.1), off unless an address is set.

It offers ``watching``. It may import everything below ``bot.operations``; nothing imports it but the command line, so the bot runs without
prometheus_client. Labels carry no ids of people, tables or servers.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.app.watcher import Watcher
from bot.runtime.addresses import MetricsAddress


@asynccontextmanager
async def watching(address: MetricsAddress | None) -> AsyncIterator[Watcher]:
    """Measure this process and serve its metrics at ``address`` (None: do nothing). Raises OSError when the address is not available."""
    if address is None:
        yield Watcher()
        return
    from bot.metrics.watch import Watch  # needs prometheus_client

    watch = Watch()
    await watch.open(address)
    try:
        yield watch
    finally:
        await watch.close()
