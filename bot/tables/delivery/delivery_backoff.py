"""Patience with people whom Discord does not let us reach: each is tried ever more rarely, and nobody else waits for them."""

from collections.abc import Callable
from dataclasses import dataclass

LONGEST = 60.0
"""Seconds between two tries, at most."""

LONG = 30.0
"""Seconds after which a table goes on without somebody who cannot be reached; the desk in the channel shows the same."""


@dataclass(slots=True)
class Unreached:
    """Somebody who could not be reached: since when, how often, and when the next try is due (unix seconds)."""

    since: float
    due: float
    failures: int = 0
    tried: bool = False
    """Whether whatever they are owed is being sent now."""


class DeliveryBackoff:
    """The people of one table who cannot be reached now."""

    __slots__ = ("_now", "_unreached")

    def __init__(self, now: Callable[[], float]) -> None:
        """``now`` is the clock by which Discord is spoken to (unix seconds)."""
        self._now = now
        self._unreached: dict[int | None, Unreached] = {}

    def waits(self, person: int | None) -> bool:
        """Whether it is too early to try a person again."""
        one = self._unreached.get(person)
        return one is not None and self._now() < one.due

    def failed(self, person: int | None) -> None:
        """Take note that a person was not reached. What was sent to them at the same moment counts once."""
        now = self._now()
        one = self._unreached.setdefault(person, Unreached(now, now))
        if now >= one.due:
            one.failures, one.tried = one.failures + 1, False
            one.due = now + min(LONGEST, 2.0 ** min(one.failures, 6))

    def reached(self, person: int | None) -> None:
        """Take note that a person was reached."""
        self._unreached.pop(person, None)

    def begin(self) -> None:
        """Take note that everything is sent now to whom it is not too early to send it."""
        for one in self._unreached.values():
            one.tried = self._now() >= one.due

    def end(self) -> None:
        """Forget whoever was tried and did not fail: they are owed nothing any more."""
        self._unreached = {person: one for person, one in self._unreached.items() if not one.tried}

    def hurry(self) -> None:
        """Try everybody again now."""
        for one in self._unreached.values():
            one.due = self._now()

    def gone_on_without(self, person: int | None) -> bool:
        """Whether a person has been out of reach for so long that the table goes on without waiting for them."""
        one = self._unreached.get(person)
        return one is not None and self._now() >= one.since + LONG

    @property
    def is_waited_for(self) -> bool:
        """Whether somebody is out of reach for whom the table still waits."""
        return any(not self.gone_on_without(person) for person in self._unreached)

    @property
    def due(self) -> float | None:
        """When the next of them is to be tried, None when everybody was reached."""
        return min((one.due for one in self._unreached.values()), default=None)
