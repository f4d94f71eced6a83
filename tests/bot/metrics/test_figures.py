"""Figures by themselves: what is counted, and under which labels."""

import asyncio
import os
import signal
import sys
from types import SimpleNamespace
from typing import Any, cast

import pytest
import yarl
from discord.http import HTTPClient
from prometheus_client import CollectorRegistry

from bot.discord_io.interaction_http import InteractionHttp
from bot.metrics.deliveries import DeliveryFigures
from bot.metrics.watch import LoopLag, PictureFigures, RequestFigures, StoreFigures, route_class
from bot.presenting.drawing import painter
from bot.presenting.drawing.rendering import Easel
from bot.store import AlreadyDecided, Store, StoreFull, TableRow
from bot.tables.table_session import TableSession

pytestmark = pytest.mark.rule("PR-5.1")

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#fff"/></svg>'
API = "https://discord.com/api/v10"
SOMEBODY = 123456789012345678


@pytest.mark.parametrize(
    ("method", "path", "found"),
    [
        ("POST", f"/interactions/{SOMEBODY}/aW50ZXJhY3Rpb24/callback", "POST interactions/callback"),
        ("PATCH", f"/webhooks/{SOMEBODY}/aW50ZXJhY3Rpb24/messages/@original", "PATCH webhooks/messages/@original"),
        ("POST", f"/channels/{SOMEBODY}/messages", "POST channels/messages"),
        ("PUT", f"/channels/{SOMEBODY}/messages/{SOMEBODY}/reactions/%F0%9F%94%A5/@me", "PUT channels/messages/reactions/@me"),
        ("PATCH", f"/guilds/{SOMEBODY}/members/{SOMEBODY}", "PATCH guilds/members"),
        ("GET", "/somewhere/new", "GET other"),
    ],
)
def test_the_class_of_a_route_names_nobody(method: str, path: str, found: str) -> None:
    assert route_class(method, yarl.URL(f"{API}{path}?after={SOMEBODY}", encoded=True)) == found


def test_answers_on_the_short_way_are_counted_as_requests() -> None:
    registry, callbacks = CollectorRegistry(), InteractionHttp()
    RequestFigures(registry).follow(HTTPClient(cast(Any, None)), callbacks)
    for status, headers in ((200, {}), (429, {"X-RateLimit-Scope": "shared"}), (429, {})):
        callbacks.on_response(cast(Any, SimpleNamespace(status=status, headers=headers)))
    callbacks.on_response(None)
    counted = [
        registry.get_sample_value("consigliere_requests_total", {"route": "POST interactions/callback", "status": status})
        for status in ("200", "429", "none")
    ]
    limited = [registry.get_sample_value("consigliere_rate_limited_total", {"scope": scope}) for scope in ("shared", "other", "user")]
    assert (counted, limited) == ([1, 2, 1], [1, 1, 0])


def session(
    *lines: int, trouble: str = "", whispers: tuple[tuple[int, bool], ...] = (), quiet: bool = False, homeless: bool = False
) -> TableSession:
    """A table that owes its channel the lines of these numbers, and people whispers, loud ones or not."""
    owed = SimpleNamespace(pending=[SimpleNamespace(n=n, loud=loud) for n, loud in whispers])
    said = SimpleNamespace(pending=[SimpleNamespace(n=n) for n in lines])
    outbox = SimpleNamespace(lines=said, trouble=trouble, whispers=owed)
    state = SimpleNamespace(departures=SimpleNamespace(homeless=homeless))
    table = SimpleNamespace(message_state=state, quiet_until=1.0 if quiet else None)
    return cast(TableSession, SimpleNamespace(outbox=outbox, table=table))


def test_waiting_deliveries_have_reason_and_age() -> None:
    registry, now = CollectorRegistry(), [0.0]
    figures, sessions = DeliveryFigures(registry, lambda: now[0]), dict[str, TableSession]()
    figures.follow(sessions)

    def said(what: str, to: str, reason: str) -> float | None:
        return registry.get_sample_value(f"consigliere_deliveries_{what}", {"to": to, "reason": reason})

    assert said("waiting", "channel", "none") == said("oldest_seconds", "channel", "none") == 0
    sessions["a"] = session(1, 2, whispers=((-1, False),))
    sessions["b"] = session(1, trouble="discord", whispers=((-1, True), (-2, False)), quiet=True)
    sessions["c"] = session(7, homeless=True)
    assert said("waiting", "channel", "none") == 2
    assert said("waiting", "channel", "discord") == said("waiting", "channel", "channel") == said("waiting", "person", "quiet") == 1
    assert said("waiting", "person", "none") == 2
    now[0] = 30.0
    sessions["a"] = session(2, 3)
    assert said("oldest_seconds", "channel", "none") == 30
    sessions["a"] = session(3)
    now[0] = 40.0
    assert said("oldest_seconds", "channel", "none") == 10
    assert said("oldest_seconds", "channel", "discord") == 40
    sessions.clear()
    assert said("waiting", "channel", "discord") == said("oldest_seconds", "channel", "discord") == 0
    sessions["b"] = session(1)
    assert said("oldest_seconds", "channel", "none") == 0


async def test_a_loop_that_is_kept_waiting_is_late() -> None:
    registry = CollectorRegistry()
    measuring = asyncio.create_task(LoopLag(registry).measure())
    await asyncio.sleep(0)
    deadline = asyncio.get_running_loop().time() + 0.6
    while asyncio.get_running_loop().time() < deadline:
        pass  # nobody else has a turn meanwhile
    await asyncio.wait({measuring}, timeout=0.6)
    measuring.cancel()
    lag = registry.get_sample_value("consigliere_event_loop_lag_seconds_sum")
    assert lag is not None and lag >= 0.3


def test_a_painter_that_dies_is_counted() -> None:
    registry = CollectorRegistry()
    figures, easel = PictureFigures(registry), Easel(sys.executable, "-P", painter.__file__)
    figures.open()
    try:
        easel.paint(SQUARE)
        assert registry.get_sample_value("consigliere_painter_restarts_total") == 0
        assert easel.pid is not None
        os.kill(easel.pid, signal.SIGKILL)
        easel.paint(SQUARE)
        assert registry.get_sample_value("consigliere_painter_restarts_total") == 1
    finally:
        figures.close()
        easel.close()


async def test_the_work_of_a_store_on_both_databases(store: Store) -> None:
    registry = CollectorRegistry()
    store.on_done(StoreFigures(registry).done)

    def count(work: str) -> float | None:
        return registry.get_sample_value("consigliere_store_seconds_count", {"work": work})

    await store.create_table(TableRow(id="t", guild_id=1, channel_id=2, host_id=3, game="mafie"))
    assert (count("append"), count("write"), count("read")) == (0, 1, 0)
    await asyncio.gather(*(store.append("t", n, (1.0, "answer", {})) for n in range(5)))
    with pytest.raises(AlreadyDecided):
        await store.append("t", 0, (1.0, "answer", {}))
    assert len(await store.entries("t")) == 5
    assert count("append") == 6
    assert (count("read") or 0) >= 1
    assert not any(value for value in _faults(registry))


def test_faults_of_the_database_are_told_from_refusals() -> None:
    registry = CollectorRegistry()
    storing = StoreFigures(registry)
    storing.done("append", 0.1, StoreFull("here", "no room is left"))
    storing.done("append", 0.1, AlreadyDecided("here", "t", 1))
    assert registry.get_sample_value("consigliere_store_faults_total", {"fault": "StoreFull"}) == 1
    assert sum(_faults(registry)) == 1


def _faults(registry: CollectorRegistry) -> list[float]:
    samples: list[Any] = [sample for family in registry.collect() for sample in family.samples]
    return [sample.value for sample in samples if sample.name == "consigliere_store_faults_total"]
