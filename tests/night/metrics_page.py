"""The page of the metrics as Prometheus reads it."""

import asyncio
import re
from dataclasses import dataclass

import aiohttp
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from tests.night.evening import Evening

WATCHED = {"metrics": "127.0.0.1:0"}
"""The setting with which a bot is watched, at a port that is free."""

SNOWFLAKE = re.compile(r"\d{15,}")


@dataclass(frozen=True)
class MetricsPage:
    """One reading: its text, and its families by name."""

    text: str
    families: dict[str, Metric]

    def value(self, sample: str, **labels: str) -> float:
        """Return the sum of all samples of this name that bear these labels; 0 when there is none."""
        return sum(value for value, _ in self.samples(sample, **labels))

    def samples(self, sample: str, **labels: str) -> list[tuple[float, dict[str, str]]]:
        """Return the samples of this name that bear these labels, each with all its labels."""
        found = (one for family in self.families.values() for one in family.samples)
        return [(one.value, one.labels) for one in found if one.name == sample and labels.items() <= one.labels.items()]

    @property
    def labels(self) -> set[tuple[str, str]]:
        """All labels with their values."""
        return {label for family in self.families.values() for one in family.samples for label in one.labels.items()}


async def read_metrics(evening: Evening) -> MetricsPage:
    """Read the page of an evening whose bot is watched."""
    assert evening.supervisor is not None
    async with aiohttp.ClientSession() as session, session.get(evening.supervisor.watcher.url) as answer:
        assert answer.status == 200
        assert answer.headers["Content-Type"].startswith("text/plain; version=")
        text = await answer.text()
    return MetricsPage(text, {family.name: family for family in text_string_to_metric_families(text)})


async def metrics_say(evening: Evening, sample: str, least: float, **labels: str) -> MetricsPage:
    """Read the page until this sample is at least ``least``; a minute at most."""
    async with asyncio.timeout(60):
        while True:
            page = await read_metrics(evening)
            if page.value(sample, **labels) >= least:
                return page
            await asyncio.sleep(0.05)
