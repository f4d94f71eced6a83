"""How many lessons of /practice are begun, and how many come to their end; nothing else of a lesson is counted (MA-8.6)."""

from prometheus_client import CollectorRegistry, Counter

from bot.practice.lessons import Counted
from bot.practice.plan import games_with_lessons


class Lessons:
    """Lessons by their game."""

    def __init__(self, registry: CollectorRegistry) -> None:
        begun = Counter("consigliere_lessons_begun", "Lessons that were begun, by game", ["game"], registry=registry)
        ended = Counter("consigliere_lessons_ended", "Lessons that came to their own end, by game", ["game"], registry=registry)
        self._counts = {
            (what, game): count.labels(game) for what, count in (("begun", begun), ("ended", ended)) for game in games_with_lessons()
        }

    def counted(self, what: Counted, game: str) -> None:
        """Take note of one lesson."""
        self._counts[what, game].inc()
