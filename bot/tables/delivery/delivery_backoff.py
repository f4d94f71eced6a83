"""Backoff for people out of reach: each is tried ever more rarely, and nobody else waits for them."""

from collections.abc import Callable
from dataclasses import dataclass

LONGEST = 60.0
"""Seconds between two tries, at most."""

LONG = 30.0
"""Seconds after which a table goes on without a person out of reach, who can use the desk in the channel."""


@dataclass(slots=True)
class Unreached:
    """A person out of reach: since when, failures so far, and when the next try is due (unix seconds)."""

    since: float
    due: float
    failures: int = 0
    tried: bool = False
    """Whether a try is running now."""


class DeliveryBackoff:
    """The people of one table who are out of reach."""

    __slots__ = ("_now", "_unreached")

    def __init__(self, now: Callable[[], float]) -> None:
        """``now()``: unix seconds of the wall clock."""
        self._now = now
        self._unreached: dict[int | None, Unreached] = {}

    def waits(self, person: int | None) -> bool:
        """Whether it is too early to try a person again."""
        one = self._unreached.get(person)
        return one is not None and self._now() < one.due

    def failed(self, person: int | None) -> None:
        """Note a failure; several at the same moment count once."""
        now = self._now()
        one = self._unreached.setdefault(person, Unreached(now, now))
        if now >= one.due:
            one.failures, one.tried = one.failures + 1, False
            one.due = now + min(LONGEST, 2.0 ** min(one.failures, 6))

    def reached(self, person: int | None) -> None:
        self._unreached.pop(person, None)

    def begin(self) -> None:
        """Note that a delivery to everybody who is due begins."""
        for one in self._unreached.values():
            one.tried = self._now() >= one.due

    def end(self) -> None:
        """Forget the people tried without a failure."""
        self._unreached = {person: one for person, one in self._unreached.items() if not one.tried}

    def hurry(self) -> None:
        """Try everybody again now."""
        for one in self._unreached.values():
            one.due = self._now()

    def gone_on_without(self, person: int | None) -> bool:
        """Whether a person has been out of reach for so long that the table goes on without them."""
        one = self._unreached.get(person)
        return one is not None and self._now() >= one.since + LONG

    @property
    def is_waited_for(self) -> bool:
        """Whether the table still waits for a person out of reach."""
        return any(not self.gone_on_without(person) for person in self._unreached)

    @property
    def due(self) -> float | None:
        """When the next try is due, None for none."""
        return min((one.due for one in self._unreached.values()), default=None)
