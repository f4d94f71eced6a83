"""Quiet hours of a table (TK-4.5, 4.6): when its long clocks stand still, and when a clock that stands still by night runs out.

All of this is reckoned, nothing is waited for. An hour is meant on the wall of the table's zone, so that on the days of both changes of
summer time quiet hours begin and end when clocks on the wall say so.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

USUAL = (22, 8)
"""Quiet hours of a slow game where nothing else was chosen."""


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From the full hour ``first`` to the full hour ``last`` of the next morning, or of the same day when that is later."""

    first: int
    last: int

    def __post_init__(self) -> None:
        if self.first == self.last or not {self.first, self.last} <= set(range(24)):
            raise ValueError(f"{self.first}-{self.last}")


def read_quiet(chosen: str) -> QuietHours | None:
    """Return the hours that ``22-8`` means, the usual ones for ``auto``, None for ``none``. Raises ValueError for anything else."""
    if chosen == "auto":
        return QuietHours(*USUAL)
    if chosen == "none":
        return None
    first, dash, last = chosen.partition("-")
    if not (dash and first.isdecimal() and last.isdecimal()):
        raise ValueError(chosen)
    return QuietHours(int(first), int(last))


def quiet_until(at: float, quiet: QuietHours | None, zone: str) -> float | None:
    """Return the end (unix seconds) of the quiet hours in which the moment ``at`` lies, None when it lies in none."""
    if quiet is None:
        return None
    begins, ends = next(_stretches(at, quiet, zone))
    return ends if begins <= at else None


def end(since: float, left: float, quiet: QuietHours | None, zone: str) -> float:
    """Return when a clock runs out that has ``left`` seconds as of ``since`` (unix seconds) and stands still in quiet hours.

    Never in quiet hours: a clock that would run out with their first second runs out with the first one after them.
    """
    if quiet is None:
        return since + left
    at, left = since, max(left, 0.0)
    for begins, ends in _stretches(since, quiet, zone):
        if at + left < begins:
            break
        left, at = max(left - max(begins - at, 0.0), 0.0), ends
    return at + left


def used(since: float, until: float, quiet: QuietHours | None, zone: str) -> float:
    """Return how many of the seconds between two moments lie outside quiet hours; 0 when ``until`` is the earlier one."""
    if quiet is None or until <= since:
        return max(until - since, 0.0)
    awake, at = 0.0, since
    for begins, ends in _stretches(since, quiet, zone):
        if until <= begins:
            break
        awake, at = awake + max(begins - at, 0.0), ends
    return awake + max(until - at, 0.0)


def quiet_edge(at: float, quiet: QuietHours | None, zone: str) -> float | None:
    """Return when quiet hours begin or end next after ``at``, None where there are none."""
    if quiet is None:
        return None
    begins, ends = next(_stretches(at, quiet, zone))
    return begins if at < begins else ends


def known_zone(zone: str) -> bool:
    """Whether there is a zone of this name."""
    try:
        _zone(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


@dataclass(frozen=True, slots=True)
class ClockRest:
    """When the long clocks of one table stand still: its quiet hours, None for never, and the zone on whose wall they are read."""

    quiet: QuietHours | None = None
    zone: str = "UTC"

    def end(self, since: float, left: float) -> float:
        """Return when a clock runs out that has ``left`` seconds as of ``since``."""
        return since + left if self.quiet is None else end(since, left, self.quiet, self.zone)

    def used(self, since: float, until: float) -> float:
        """Return for how many seconds a clock runs between two moments."""
        return used(since, until, self.quiet, self.zone)

    def until(self, at: float) -> float | None:
        """Return the end of the quiet hours in which ``at`` lies, None when it lies in none."""
        return quiet_until(at, self.quiet, self.zone)

    def edge(self, at: float) -> float | None:
        """Return when quiet hours begin or end next, None when there are none."""
        return quiet_edge(at, self.quiet, self.zone)


NEVER = ClockRest()


def _stretches(at: float, quiet: QuietHours, zone: str) -> Iterator[tuple[float, float]]:
    """Yield quiet hours by beginning and end, from the first that are not over at ``at``, without end."""
    where = _zone(zone)
    day = datetime.fromtimestamp(at, where).date() - timedelta(days=1)
    while True:
        begins = _on_the_wall(day, quiet.first, where)
        ends = _on_the_wall(day + timedelta(days=quiet.last < quiet.first), quiet.last, where)
        if at < ends and begins < ends:
            yield begins, ends
        day += timedelta(days=1)


def _on_the_wall(day: date, hour: int, where: ZoneInfo) -> float:
    """Return the first moment (unix seconds) at which the clock on the wall shows this hour, or has gone past it."""
    return datetime.combine(day, time(hour), where).astimezone(UTC).timestamp()


@lru_cache(64)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name or "UTC")
