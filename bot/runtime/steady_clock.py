"""The clock of the tables: the wall clock without leaps.

The wall clock leaps when it is set or when the machine wakes. This clock compares each reading with the monotonic clock and skips the leap,
so that no deadline fires early or late; the registry takes the leap over when it is ready.
"""

import time
from collections.abc import Callable

LEAP = 30.0
"""Seconds by which the wall clock may differ from the monotonic one between two looks; more is a leap."""


class SteadyClock:
    """Calling it returns unix seconds without the leaps that have not been taken over."""

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        """``wall``: unix seconds; ``monotonic``: seconds from any origin, never set."""
        self._wall = wall
        self._monotonic = monotonic
        self._beginning = wall() - monotonic()
        self.leapt = 0.0
        """The sum of all leaps taken over, in seconds."""

    def __call__(self) -> float:
        """Return the time (unix seconds)."""
        wall, monotonic = self._wall(), self._monotonic()
        beginning = wall - monotonic
        if abs(beginning - self._beginning) > LEAP:
            return self._beginning + monotonic
        self._beginning = beginning  # follow drift and small corrections
        return wall

    def leap(self) -> float:
        """Return how many seconds the wall clock is ahead of this one (negative: behind), 0 without a leap."""
        ahead = self._wall() - self._monotonic() - self._beginning
        return ahead if abs(ahead) > LEAP else 0.0

    def take_over(self) -> float:
        """Follow the wall clock from now on; return how many seconds it was ahead."""
        leap = self.leap()
        self._beginning += leap
        self.leapt += leap
        return leap


class LeaplessClock:
    """A steady clock that ignores all leaps taken over from now on."""

    def __init__(self, clock: SteadyClock) -> None:
        self._clock = clock
        self._leapt = clock.leapt

    def __call__(self) -> float:
        """Return the time (unix seconds)."""
        return self._clock() - self._clock.leapt + self._leapt


def without_later_leaps(now: Callable[[], float]) -> Callable[[], float]:
    """Return a clock that ignores later leaps of ``now``."""
    return LeaplessClock(now) if isinstance(now, SteadyClock) else now
