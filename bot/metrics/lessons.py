"""How many lessons of /practice were begun and came to their end: all that is ever counted of them (MA-8.6)."""

from collections import Counter as Tally
from collections.abc import Iterator

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from bot.practice.lessons import Lessons as Taught


class Lessons(Collector):
    """The lessons of all clients of this process."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._taught: Taught | None = None
        self._before: Tally[str] = Tally()
        """Those of the clients before the present one."""
        registry.register(self)

    def follow(self, taught: Taught) -> None:
        """Count the lessons of this client too from now on."""
        self._before = self._now()
        self._taught = taught

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Give both numbers, zeros as well."""
        counted = CounterMetricFamily("consigliere_lessons", "Lessons that were begun, and those that came to their end", labels=["what"])
        now = self._now()
        for what in ("begun", "ended"):
            counted.add_metric([what], now[what])
        yield counted

    def _now(self) -> Tally[str]:
        taught = self._taught
        return self._before + Tally(begun=taught.begun, ended=taught.ended) if taught is not None else self._before
