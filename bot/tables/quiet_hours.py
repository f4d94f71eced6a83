"""Quiet hours of a table (TK-4.5, 4.6): when its long clocks stand still, and when a clock that stands still by night runs out.

Everything here is arithmetic. Hours are wall-clock hours of the zone of the table, also on the days when summer time begins and ends.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.presenting.typed_numbers import read_number

USUAL = (22, 8)
"""The default quiet hours of a slow game."""


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From the full hour ``first`` to the full hour ``last`` of the next morning, or of the same day when that is later."""

    first: int
    last: int

    def __post_init__(self) -> None:
        if self.first == self.last or not {self.first, self.last} <= set(range(24)):
            raise ValueError(f"{self.first}-{self.last}")


def read_quiet(chosen: str) -> QuietHours | None:
    """Return the quiet hours of a text like ``22-8``, the default for ``auto``, None for ``none``. Raises ValueError otherwise."""
    if chosen == "auto":
        return QuietHours(*USUAL)
    if chosen == "none":
        return None
    first, last = (read_number(hour, 23) for hour in (chosen.partition("-")[::2]))
    if first is None or last is None:
        raise ValueError(chosen)
    return QuietHours(first, last)


def known_zone(zone: str) -> bool:
    try:
        _zone(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


@dataclass(frozen=True, slots=True)
class ClockRest:
    """When the long clocks of one table stand still: its quiet hours (None: never) and their time zone."""

    quiet: QuietHours | None = None
    zone: str = "UTC"

    def end(self, since: float, left: float) -> float:
        """Return when a clock with ``left`` seconds as of ``since`` (unix seconds) runs out.

        Never in quiet hours: a clock that would run out with their first second runs out with the first one after them.
        """
        if self.quiet is None:
            return since + left
        at, left = since, max(left, 0.0)
        for begins, ends in _stretches(since, self.quiet, self.zone):
            if at + left < begins:
                break
            left, at = max(left - max(begins - at, 0.0), 0.0), ends
        return at + left

    def used(self, since: float, until: float) -> float:
        """Return the seconds for which a clock runs between two moments; 0 if ``until`` is the earlier one."""
        if self.quiet is None or until <= since:
            return max(until - since, 0.0)
        awake, at = 0.0, since
        for begins, ends in _stretches(since, self.quiet, self.zone):
            if until <= begins:
                break
            awake, at = awake + max(begins - at, 0.0), ends
        return awake + max(until - at, 0.0)

    def until(self, at: float) -> float | None:
        """Return the end (unix seconds) of the quiet hours around ``at``, None outside of them."""
        if self.quiet is None:
            return None
        begins, ends = next(_stretches(at, self.quiet, self.zone))
        return ends if begins <= at else None

    def edge(self, at: float) -> float | None:
        """Return when quiet hours begin or end next after ``at``, None without any."""
        if self.quiet is None:
            return None
        begins, ends = next(_stretches(at, self.quiet, self.zone))
        return begins if at < begins else ends


NEVER = ClockRest()


def _stretches(at: float, quiet: QuietHours, zone: str) -> Iterator[tuple[float, float]]:
    """Yield quiet hours by beginning and end, from the first ones that end after ``at``, forever."""
    where = _zone(zone)
    day = datetime.fromtimestamp(at, where).date() - timedelta(days=1)
    while True:
        begins = _on_the_wall(day, quiet.first, where)
        ends = _on_the_wall(day + timedelta(days=quiet.last < quiet.first), quiet.last, where)
        if at < ends and begins < ends:
            yield begins, ends
        day += timedelta(days=1)


@lru_cache(256)
def _on_the_wall(day: date, hour: int, where: ZoneInfo) -> float:
    """Return the first moment (unix seconds) at which the wall clock shows this hour or a later one."""
    return datetime.combine(day, time(hour), where).astimezone(UTC).timestamp()


@lru_cache(64)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name or "UTC")
