"""The connections to Discord's gateway: lag, and how often each was made again."""

import math
from collections.abc import Iterator

from discord.ext import commands
from prometheus_client import CollectorRegistry, Counter
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector


class Gateway(Collector):
    """The shards of the present client; they are numbered, and the numbers tell nothing of who is there."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._client: commands.AutoShardedBot | None = None
        self._known: set[int] = set()
        self._again = Counter(
            "consigliere_gateway_reconnects", "Connections made again, by shard: resumed, or anew", ["shard", "how"], registry=registry
        )
        registry.register(self)

    def follow(self, client: commands.AutoShardedBot) -> None:
        """Watch the shards of this client from now on."""
        self._client = client
        client.add_listener(self._connected, "on_shard_connect")
        client.add_listener(self._resumed, "on_shard_resumed")

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Give what is to be seen of each shard now; a lag that is not known yet is left out."""
        lag = GaugeMetricFamily("consigliere_gateway_lag_seconds", "From a heartbeat to its acknowledgement, by shard", labels=["shard"])
        stands = GaugeMetricFamily("consigliere_gateway_connected", "Whether the connection of a shard stands", labels=["shard"])
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
