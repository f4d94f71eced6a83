"""What a client tells of the presses and lessons that it serves."""

from typing import Literal, Protocol

from bot.practice.lessons import Counted

Outcome = Literal["answered", "refused", "failed", "lost"]
"""The end of a press or command: an answer, a refusal with its reason, a fault of ours, or an answer that Discord did not accept."""


class ActivityWatcher(Protocol):
    """Hears of answers and lessons."""

    def answered(self, outcome: Outcome, seconds: float) -> None:
        """A press or command has its answer, so many seconds after its arrival."""
        ...

    def lesson_counted(self, what: Counted, game: str) -> None:
        """A lesson of a game was begun here, or has come to its own end."""
        ...


class UnwatchedActivity:
    """Counts nothing."""

    def answered(self, outcome: Outcome, seconds: float) -> None:
        """Ignore the answer."""

    def lesson_counted(self, what: Counted, game: str) -> None:
        """Ignore the lesson."""


UNWATCHED = UnwatchedActivity()
