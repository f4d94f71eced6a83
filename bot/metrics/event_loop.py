"""How late the event loop is: for so long something has kept everybody waiting."""

import asyncio

from prometheus_client import CollectorRegistry, Histogram

EVERY = 0.25
"""Seconds between two looks."""

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)


class EventLoop:
    """Sleeps for a while, again and again, and sees by how much longer that was."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._lag = Histogram(
            "consigliere_event_loop_lag_seconds",
            "By how much the event loop is late, four times a second",
            buckets=SECONDS,
            registry=registry,
        )

    async def measure(self) -> None:
        """Measure until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self._lag.observe(max(0.0, loop.time() - due))
