"""Metrics of waiting deliveries: their number by reason, and the age of the oldest."""

import asyncio
import time
from collections import Counter as Tally
from collections.abc import Callable, Iterator, Mapping

from prometheus_client import CollectorRegistry
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bot.tables.table_session import TableSession

LOOK_EVERY = 5.0
"""Seconds between two looks at pending lines: the precision of their age."""

KINDS = (
    ("channel", "none"),
    ("channel", "channel"),
    ("channel", "permission"),
    ("channel", "discord"),
    ("channel", "store"),
    ("person", "none"),
    ("person", "quiet"),
)
"""Where a line goes, and why it waits. The operator cannot fix a deleted channel or a missing permission."""

DeliveryKind = tuple[str, str]
LineKey = tuple[str, int]


class DeliveryFigures(Collector):
    """The pending lines at the tables of the current registry."""

    def __init__(self, registry: CollectorRegistry, clock: Callable[[], float] = time.monotonic) -> None:
        self._sessions: Mapping[str, TableSession] = {}
        self._clock = clock
        self._since: dict[LineKey, float] = {}
        registry.register(self)

    def follow(self, sessions: Mapping[str, TableSession]) -> None:
        """Follow these tables from now on."""
        self._sessions = sessions

    async def look_around(self) -> None:
        """Look at pending lines every few seconds until cancelled."""
        while True:
            self._look()
            await asyncio.sleep(LOOK_EVERY)

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield number and age of pending lines, including zeros."""
        found = self._look()
        now, count = self._clock(), Tally(found.values())
        oldest: dict[DeliveryKind, float] = {}
        for line, kind in found.items():
            oldest[kind] = max(oldest.get(kind, 0.0), now - self._since[line])
        waiting = GaugeMetricFamily(
            "consigliere_deliveries_waiting", "Pending lines, by destination and reason for waiting", labels=["to", "reason"]
        )
        age = GaugeMetricFamily(
            "consigliere_deliveries_oldest_seconds", "Age of the oldest pending line, by destination and reason", labels=["to", "reason"]
        )
        for kind in sorted({*KINDS, *count}):
            waiting.add_metric(kind, count[kind])
            age.add_metric(kind, oldest.get(kind, 0.0))
        yield waiting
        yield age

    def _look(self) -> dict[LineKey, DeliveryKind]:
        """Return pending lines, and remember since when they wait."""
        found = dict(_waiting(self._sessions))
        now = self._clock()
        self._since = {line: self._since.get(line, now) for line in found}
        return found


def _waiting(sessions: Mapping[str, TableSession]) -> Iterator[tuple[LineKey, DeliveryKind]]:
    for table_id, session in sessions.items():
        outbox, table = session.outbox, session.table
        for line in outbox.lines.pending:
            yield (table_id, line.n), ("channel", "channel" if table.message_state.departures.homeless else outbox.trouble or "none")
        for whisper in outbox.whispers.pending:
            yield (table_id, whisper.n), ("person", "quiet" if whisper.loud and table.quiet_until is not None else "none")
