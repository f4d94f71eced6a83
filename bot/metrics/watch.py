"""All metrics of this process, and the page that serves them."""

import asyncio
import logging
import math
from collections import Counter as Tally
from collections.abc import Callable, Iterator, Mapping
from http import HTTPStatus
from typing import get_args

import aiohttp
import yarl
from aiohttp import web
from discord.ext import commands
from discord.http import HTTPClient
from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, disable_created_metrics
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector

from bot.app.client import Consigliere, ResponseOutcome
from bot.app.shards.holding import ShardCounts
from bot.app.watcher import Watcher
from bot.discord_io.interaction_http import InteractionHttp
from bot.metrics.deliveries import DeliveryFigures
from bot.practice.lessons import LessonCount
from bot.practice.plan import games_with_lessons
from bot.presenting.drawing import Urgency, rendering
from bot.runtime.addresses import MetricsAddress
from bot.store import Store, StoreFull, StoreLocked, StoreUnreachable, StoreUnwritable
from bot.store.sql import Work
from bot.tables.table_session import TableSession
from engines import GAMES

_FIXED = (
    "@me @original applications bot bulk-delete callback channels commands crosspost emojis followers gateway guilds interactions members "
    "messages oauth2 permissions pins polls preview private reactions recipients roles scheduled-events search soundboard-sounds "
    "sticker-packs thread-members threads typing users voice-states webhooks"
)
WORDS = frozenset(_FIXED.split())
"""The fixed parts of Discord's URLs; all others are ids, tokens or names."""

SCOPES = ("user", "shared", "global")
"""The scope of a rate limit, as Discord names it: a route, a shared resource, or the whole bot."""

ANSWER = "POST interactions/callback"
"""The class of an answer to an interaction."""

SWITCHED = 101
"""The status of a new gateway connection."""


def route_class(method: str, url: yarl.URL) -> str:
    """Return the class of a request, without ids and names: ``PATCH channels/messages``."""
    return f"{method} {'/'.join(part for part in url.parts if part in WORDS) or 'other'}"


class RequestFigures:
    """Requests of all clients of this process."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._requests = Counter("consigliere_requests", "Requests to Discord, by route and status", ["route", "status"], registry=registry)
        limited = Counter("consigliere_rate_limited", "Responses 429 from Discord, by scope of the limit", ["scope"], registry=registry)
        self._limited = {scope: limited.labels(scope) for scope in (*SCOPES, "other")}

    def follow(self, http: HTTPClient, interaction_http: InteractionHttp) -> None:
        """Count the requests of this client, not yet started, and its answers to interactions."""
        interaction_http.on_response = self._answered
        trace = http.http_trace
        if trace is None:
            trace = http.http_trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._failed)

    async def _ended(self, _session: aiohttp.ClientSession, _context: object, end: aiohttp.TraceRequestEndParams) -> None:
        self._count("gateway connection" if end.response.status == SWITCHED else route_class(end.method, end.url), end.response)

    def _answered(self, response: aiohttp.ClientResponse | None) -> None:
        if response is None:
            self._requests.labels(ANSWER, "none").inc()
        else:
            self._count(ANSWER, response)

    def _count(self, route: str, response: aiohttp.ClientResponse) -> None:
        self._requests.labels(route, str(response.status)).inc()
        if response.status == HTTPStatus.TOO_MANY_REQUESTS:
            scope = response.headers.get("X-RateLimit-Scope", "")
            self._limited[scope if scope in SCOPES else "other"].inc()

    async def _failed(self, _session: aiohttp.ClientSession, _context: object, failed: aiohttp.TraceRequestExceptionParams) -> None:
        self._requests.labels(route_class(failed.method, failed.url), "none").inc()


WRITING_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

FAULTS = (StoreFull, StoreLocked, StoreUnreachable, StoreUnwritable)
"""Faults of the database; a conflict or a missing table is none."""


class StoreFigures:
    """Durations and faults of appends, transactions and queries."""

    def __init__(self, registry: CollectorRegistry) -> None:
        seconds = Histogram(
            "consigliere_store_seconds",
            "Duration of an append, transaction or query, until durable or read",
            ["work"],
            buckets=WRITING_BUCKETS,
            registry=registry,
        )
        faults = Counter("consigliere_store_faults", "Faults of the database, by kind", ["fault"], registry=registry)
        self._seconds = {work: seconds.labels(work) for work in get_args(Work)}
        self._faults = [(kind, faults.labels(kind.__name__)) for kind in FAULTS]

    def done(self, work: Work, seconds: float, fault: BaseException | None) -> None:
        self._seconds[work].observe(seconds)
        if fault is not None:
            for kind, count in self._faults:
                if isinstance(fault, kind):
                    count.inc()
                    break


DRAWING_BUCKETS = (0.01, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.0, 5.0, 20.0)


class PictureFigures(Collector):
    """The pictures of this process, between ``open`` and ``close``."""

    def __init__(self, registry: CollectorRegistry) -> None:
        seconds = Histogram(
            "consigliere_picture_seconds",
            "Time from requesting a picture until it is drawn, by urgency",
            ["urgency"],
            buckets=DRAWING_BUCKETS,
            registry=registry,
        )
        self._seconds = {urgency: seconds.labels(urgency.name.lower()) for urgency in Urgency}
        self._restarts = Counter("consigliere_painter_restarts", "Restarts of painter processes", registry=registry)
        registry.register(self)

    def open(self) -> None:
        """Start to follow pictures."""
        rendering.on_drawn.append(self._drawn)
        rendering.on_restart.append(self._restarts.inc)

    def close(self) -> None:
        """Stop following pictures."""
        rendering.on_drawn.remove(self._drawn)
        rendering.on_restart.remove(self._restarts.inc)

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield the number of waiting pictures."""
        yield GaugeMetricFamily("consigliere_pictures_waiting", "Pictures waiting for a painter process", value=rendering.waiting())

    def _drawn(self, urgency: Urgency, seconds: float) -> None:
        self._seconds[urgency].observe(seconds)


EVERY = 0.25
"""Seconds between two looks."""

LAG_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)


class LoopLag:
    """Measures how late the event loop wakes from short sleeps."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._lag = Histogram(
            "consigliere_event_loop_lag_seconds",
            "Delay of the event loop, sampled four times a second",
            buckets=LAG_BUCKETS,
            registry=registry,
        )

    async def measure(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self._lag.observe(max(0.0, loop.time() - due))


PHASES = ("lobby", "running", "paused", "ended")


class TableFigures(Collector):
    """The tables of the current registry."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._sessions: Mapping[str, TableSession] = {}
        registry.register(self)

    def follow(self, sessions: Mapping[str, TableSession]) -> None:
        """Count these tables from now on."""
        self._sessions = sessions

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield the number of tables of each kind, including zeros; ended ones only while in memory."""
        found: Tally[tuple[str, str]] = Tally((session.table.game, session.table.phase) for session in self._sessions.values())
        tables = GaugeMetricFamily("consigliere_tables", "Tables in memory, by game and phase", labels=["game", "phase"])
        for game in GAMES:
            for phase in PHASES:
                tables.add_metric([game, phase], found[game, phase])
        yield tables


class ShardFigures(Collector):
    """The shards of the current client."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._now: Callable[[], ShardCounts] = ShardCounts
        registry.register(self)

    def follow(self, now: Callable[[], ShardCounts]) -> None:
        self._now = now

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield three gauges; the held shards of all processes add up to the total."""
        here = self._now()
        yield GaugeMetricFamily("consigliere_shards_held", "Shards held by this process", value=here.held)
        yield GaugeMetricFamily(
            "consigliere_shards_waited_for", "Shards of this process's share that another process holds", value=here.waited_for
        )
        yield GaugeMetricFamily("consigliere_shards", "Shards of the whole bot", value=here.total)


class GatewayFigures(Collector):
    """The gateway connections of the current client, by shard."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._client: commands.AutoShardedBot | None = None
        self._known: set[int] = set()
        self._again = Counter(
            "consigliere_gateway_reconnects",
            "Gateway reconnects, by shard and kind: resumed, or a new session",
            ["shard", "how"],
            registry=registry,
        )
        registry.register(self)

    def follow(self, client: commands.AutoShardedBot) -> None:
        self._client = client
        client.add_listener(self._connected, "on_shard_connect")
        client.add_listener(self._resumed, "on_shard_resumed")

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield the state of each shard, without lags that are still unknown."""
        lag = GaugeMetricFamily(
            "consigliere_gateway_lag_seconds", "Time from a heartbeat to its acknowledgement, by shard", labels=["shard"]
        )
        stands = GaugeMetricFamily("consigliere_gateway_connected", "Whether a shard is connected", labels=["shard"])
        if self._client is not None and not self._client.is_closed():
            for shard, seconds in self._client.latencies:
                if math.isfinite(seconds):
                    lag.add_metric([str(shard)], seconds)
            for shard, info in self._client.shards.items():
                stands.add_metric([str(shard)], not info.is_closed())
        yield lag
        yield stands

    async def _connected(self, shard: int) -> None:
        if shard in self._known:
            self._again.labels(str(shard), "anew").inc()
            return
        self._known.add(shard)
        for how in ("resumed", "anew"):
            self._again.labels(str(shard), how)

    async def _resumed(self, shard: int) -> None:
        self._again.labels(str(shard), "resumed").inc()


class LessonFigures:
    """Lessons by their game."""

    def __init__(self, registry: CollectorRegistry) -> None:
        begun = Counter("consigliere_lessons_begun", "Lessons begun, by game", ["game"], registry=registry)
        ended = Counter("consigliere_lessons_ended", "Lessons played to the end, by game", ["game"], registry=registry)
        self._counts = {
            (what, game): count.labels(game) for what, count in (("begun", begun), ("ended", ended)) for game in games_with_lessons()
        }

    def counted(self, what: LessonCount, game: str) -> None:
        self._counts[what, game].inc()


ANSWER_BUCKETS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 15.0)
"""Discord wants a response within three seconds; after two we defer it."""


class AnswerFigures:
    """Answers by their outcome."""

    def __init__(self, registry: CollectorRegistry) -> None:
        made = Histogram(
            "consigliere_answer_seconds",
            "Time from the arrival of a press or command to its answer, by outcome",
            ["outcome"],
            buckets=ANSWER_BUCKETS,
            registry=registry,
        )
        self._by_outcome = {outcome: made.labels(outcome) for outcome in get_args(ResponseOutcome)}

    def answered(self, outcome: ResponseOutcome, seconds: float) -> None:
        self._by_outcome[outcome].observe(seconds)


class Watch(Watcher):
    """The metrics of one process: counters continue across its clients, gauges read the current one."""

    def __init__(self) -> None:
        """Create all metrics, starting at zero."""
        disable_created_metrics()  # type: ignore[no-untyped-call]  # untyped in the library; avoids series that nobody reads
        self.registry = registry = CollectorRegistry()
        """All metrics."""
        ProcessCollector(registry=registry)
        self._answers = AnswerFigures(registry)
        self._requests = RequestFigures(registry)
        self._storing = StoreFigures(registry)
        self._pictures = PictureFigures(registry)
        self._event_loop = LoopLag(registry)
        self._gateway = GatewayFigures(registry)
        self._shards = ShardFigures(registry)
        self._tables = TableFigures(registry)
        self._deliveries = DeliveryFigures(registry)
        self._lessons = LessonFigures(registry)
        self._page = MetricsPage(registry)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def url(self) -> str:
        return self._page.url

    async def open(self, address: MetricsAddress) -> None:
        """Serve the page and start the measuring tasks. Raises OSError when the address is not available."""
        await self._page.open(address)
        self._pictures.open()
        self._tasks = [
            asyncio.create_task(self._event_loop.measure(), name="metrics: event loop"),
            asyncio.create_task(self._deliveries.look_around(), name="metrics: deliveries"),
        ]

    async def close(self) -> None:
        """Stop serving and measuring."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pictures.close()
        await self._page.close()

    def store_opened(self, store: Store) -> None:
        store.on_done(self._storing.done)

    def client_made(self, client: Consigliere) -> None:
        """Follow this client from now on, instead of the one before."""
        self._requests.follow(client.http, client.interaction_http)
        self._gateway.follow(client)
        self._shards.follow(client.shards_here)
        self._tables.follow(client.registry.sessions)
        self._deliveries.follow(client.registry.sessions)

    def answered(self, outcome: ResponseOutcome, seconds: float) -> None:
        self._answers.answered(outcome, seconds)

    def lesson_counted(self, what: LessonCount, game: str) -> None:
        self._lessons.counted(what, game)


log = logging.getLogger(__name__)

PATH = "/metrics"


class MetricsPage:
    """Serves all metrics from the event loop, so that nothing changes during the collection."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._registry = registry
        app = web.Application()
        app.router.add_get(PATH, self._show)
        self._runner = web.AppRunner(app, access_log=None, handle_signals=False)
        self.url = ""
        """The URL of the page; empty until it is open."""

    async def open(self, address: MetricsAddress) -> None:
        """Serve the page. Raises OSError when the address is not available."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, address.host, address.port).start()
        except OSError:
            await self._runner.cleanup()
            raise
        (host, port, *_), *_ = self._runner.addresses
        self.url = f"http://{MetricsAddress(host, port)}{PATH}"
        log.info("metrics at %s", self.url)

    async def close(self) -> None:
        await self._runner.cleanup()

    async def _show(self, request: web.Request) -> web.Response:
        encode, content_type = choose_encoder(request.headers.get("Accept", ""))
        return web.Response(body=encode(self._registry), headers={"Content-Type": content_type})
