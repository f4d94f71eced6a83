"""How presses and commands were answered, and how long that took."""

from typing import get_args

from prometheus_client import CollectorRegistry, Histogram

from bot.app.client import Outcome

SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 15.0)
"""Discord wants to hear something within three seconds; at two it is told that the answer takes longer."""


class Answers:
    """Answers by their outcome."""

    def __init__(self, registry: CollectorRegistry) -> None:
        made = Histogram(
            "consigliere_answer_seconds",
            "From the arrival of a press or command until its answer is given, by outcome",
            ["outcome"],
            buckets=SECONDS,
            registry=registry,
        )
        self._by_outcome = {outcome: made.labels(outcome) for outcome in get_args(Outcome)}

    def answered(self, outcome: Outcome, seconds: float) -> None:
        """Take note of one answer."""
        self._by_outcome[outcome].observe(seconds)
