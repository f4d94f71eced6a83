"""The time by which tables are run: the wall clock, as long as that goes on as a clock does.

A wall clock that is set, by hand or by the network, and a machine that wakes from sleep make it leap. This clock compares each look with
the monotonic one and goes on without the leap, so that nothing strikes early and nothing waits; whoever runs the tables takes the leap over
when they are ready for it.
"""

import time
from collections.abc import Callable

LEAP = 30.0
"""Seconds by which the wall clock may differ from the monotonic one between two looks; more is a leap."""


class SteadyClock:
    """Called, it returns unix seconds without the leaps that nobody has taken over yet."""

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        """``wall``: unix seconds; ``monotonic``: seconds from any beginning, which are never set."""
        self._wall = wall
        self._monotonic = monotonic
        self._beginning = wall() - monotonic()
        self.leapt = 0.0
        """Seconds of all leaps that were taken over."""

    def __call__(self) -> float:
        """Return the time (unix seconds)."""
        wall, monotonic = self._wall(), self._monotonic()
        beginning = wall - monotonic
        if abs(beginning - self._beginning) > LEAP:
            return self._beginning + monotonic
        self._beginning = beginning  # a wall clock drifts, and is set by seconds
        return wall

    def leap(self) -> float:
        """Return by how many seconds the wall clock is ahead of this one (behind: negative), 0 when it has not leapt."""
        ahead = self._wall() - self._monotonic() - self._beginning
        return ahead if abs(ahead) > LEAP else 0.0

    def take_over(self) -> float:
        """Follow the wall clock from now on, wherever it has leapt; return by how many seconds it was ahead."""
        leap = self.leap()
        self._beginning += leap
        self.leapt += leap
        return leap


class LeaplessClock:
    """The same clock as somebody reads it who has not heard of the leaps that are taken over from now on."""

    def __init__(self, clock: SteadyClock) -> None:
        self._clock = clock
        self._leapt = clock.leapt

    def __call__(self) -> float:
        """Return the time (unix seconds)."""
        return self._clock() - self._clock.leapt + self._leapt


def without_later_leaps(now: Callable[[], float]) -> Callable[[], float]:
    """Return a clock that no later leap of ``now`` moves; any other clock than a steady one has none."""
    return LeaplessClock(now) if isinstance(now, SteadyClock) else now
