"""How many shards this process holds, and for how many it waits."""

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bot.app.shards.counts import ShardsHere


class Shards(Collector):
    """The shards of the present client."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._now: Callable[[], ShardsHere] = ShardsHere
        registry.register(self)

    def follow(self, now: Callable[[], ShardsHere]) -> None:
        """Ask this client from now on."""
        self._now = now

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Give three figures; over all processes those that are held add up to all that there are."""
        here = self._now()
        yield GaugeMetricFamily("consigliere_shards_held", "Shards that this process holds", value=here.held)
        yield GaugeMetricFamily(
            "consigliere_shards_waited_for", "Shards that this process may hold and another one holds", value=here.waited_for
        )
        yield GaugeMetricFamily("consigliere_shards", "Shards of the whole bot", value=here.total)
