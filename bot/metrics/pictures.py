"""Pictures, how long people wait for them, and painters that had to be started anew."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bot.presenting.drawing import Urgency, rendering

SECONDS = (0.01, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.0, 5.0, 20.0)


class Pictures(Collector):
    """The pictures of this process, between ``open`` and ``close``."""

    def __init__(self, registry: CollectorRegistry) -> None:
        seconds = Histogram(
            "consigliere_picture_seconds",
            "From asking for a picture until it is drawn, by who waits",
            ["urgency"],
            buckets=SECONDS,
            registry=registry,
        )
        self._seconds = {urgency: seconds.labels(urgency.name.lower()) for urgency in Urgency}
        self._restarts = Counter("consigliere_painter_restarts", "Painters that had to be started anew", registry=registry)
        registry.register(self)

    def open(self) -> None:
        """Hear of every picture from now on."""
        rendering.on_drawn.append(self._drawn)
        rendering.on_restart.append(self._restarts.inc)

    def close(self) -> None:
        """Hear of none any more."""
        rendering.on_drawn.remove(self._drawn)
        rendering.on_restart.remove(self._restarts.inc)

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Give how many wait now."""
        yield GaugeMetricFamily("consigliere_pictures_waiting", "Pictures that wait for a painter", value=rendering.waiting())

    def _drawn(self, urgency: Urgency, seconds: float) -> None:
        self._seconds[urgency].observe(seconds)
