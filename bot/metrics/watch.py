"""Everything that is watched in this process, and the page that shows it."""

import asyncio

from prometheus_client import CollectorRegistry, ProcessCollector, disable_created_metrics

from bot.app.client import Consigliere
from bot.metrics.answers import Answers
from bot.metrics.deliveries import Deliveries
from bot.metrics.event_loop import EventLoop
from bot.metrics.gateway import Gateway
from bot.metrics.lessons import Lessons
from bot.metrics.page import MetricsPage
from bot.metrics.pictures import Pictures
from bot.metrics.requests import Requests
from bot.metrics.shards import Shards
from bot.metrics.storing import Storing
from bot.metrics.tables import Tables
from bot.runtime.address import Address
from bot.store import Store


class Watch:
    """The figures of one process: counters go on over all its clients, what is there now is asked of the present one."""

    def __init__(self) -> None:
        """Make all figures, zero where nothing has happened yet."""
        disable_created_metrics()  # type: ignore[no-untyped-call]  # the library says no types there; the call spares series that nobody reads
        self.registry = registry = CollectorRegistry()
        """All figures."""
        ProcessCollector(registry=registry)
        self._answers = Answers(registry)
        self._requests = Requests(registry)
        self._storing = Storing(registry)
        self._pictures = Pictures(registry)
        self._event_loop = EventLoop(registry)
        self._gateway = Gateway(registry)
        self._shards = Shards(registry)
        self._tables = Tables(registry)
        self._deliveries = Deliveries(registry)
        self._lessons = Lessons(registry)
        self._page = MetricsPage(registry)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def url(self) -> str:
        """Where the page is."""
        return self._page.url

    async def open(self, address: Address) -> None:
        """Show the page, and begin to watch what has to be watched all the time. Raises OSError when the address cannot be had."""
        await self._page.open(address)
        self._pictures.open()
        self._tasks = [
            asyncio.create_task(self._event_loop.measure(), name="metrics: event loop"),
            asyncio.create_task(self._deliveries.look_around(), name="metrics: deliveries"),
        ]

    async def close(self) -> None:
        """Show and watch nothing any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pictures.close()
        await self._page.close()

    def store_opened(self, store: Store) -> None:
        """Time what is asked of the store."""
        store.on_done(self._storing.done)

    def client_made(self, client: Consigliere) -> None:
        """Watch this client from now on, instead of the one before."""
        client.on_answered = self._answers.answered
        client.lessons.on_counted = self._lessons.counted
        self._requests.follow(client.http, client.callbacks)
        self._gateway.follow(client)
        self._shards.follow(client.shards_here)
        self._tables.follow(client.registry.sessions)
        self._deliveries.follow(client.registry.sessions)
