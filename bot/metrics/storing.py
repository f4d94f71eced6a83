"""How long the store needs, and what it could not do."""

from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Histogram

from bot.store import StoreFull, StoreLocked, StoreUnreachable, StoreUnwritable
from bot.store.timing import Work

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

FAULTS = (StoreFull, StoreLocked, StoreUnreachable, StoreUnwritable)
"""Faults of the database; that a number is taken or a table gone is none."""


class Storing:
    """The work of the store: an entry of a log until it is durable, a transaction, a query."""

    def __init__(self, registry: CollectorRegistry) -> None:
        seconds = Histogram(
            "consigliere_store_seconds",
            "From asking the store until it is done: an entry is durable, a transaction is, rows are read",
            ["work"],
            buckets=SECONDS,
            registry=registry,
        )
        faults = Counter("consigliere_store_faults", "What the database could not do", ["fault"], registry=registry)
        self._seconds = {work: seconds.labels(work) for work in get_args(Work)}
        self._faults = [(kind, faults.labels(kind.__name__)) for kind in FAULTS]

    def done(self, work: Work, seconds: float, fault: BaseException | None) -> None:
        """Take note of one piece of work."""
        self._seconds[work].observe(seconds)
        if fault is not None:
            for kind, count in self._faults:
                if isinstance(fault, kind):
                    count.inc()
                    break
