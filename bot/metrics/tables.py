"""The tables that are laid in this process, by game and phase."""

from collections import Counter as Tally
from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bot.tables.table_session import TableSession
from engines import GAMES

PHASES = ("lobby", "running", "paused", "ended")


class Tables(Collector):
    """The tables of the present house."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._rooms: Mapping[str, TableSession] = {}
        registry.register(self)

    def follow(self, sessions: Mapping[str, TableSession]) -> None:
        """Count these tables from now on."""
        self._rooms = sessions

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Give how many there are of each kind, zeros as well; of those that ended, only those still in memory."""
        found: Tally[tuple[str, str]] = Tally((session.table.game, session.table.phase) for session in self._rooms.values())
        tables = GaugeMetricFamily("consigliere_tables", "Tables in memory, by game and phase", labels=["game", "phase"])
        for game in GAMES:
            for phase in PHASES:
                tables.add_metric([game, phase], found[game, phase])
        yield tables
