"""Wall times of a zone and instants (CL-2.1, CL-2.9)."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from zoneinfo import ZoneInfo


class Shift(StrEnum):
    """The effect of a clock change on a wall time; values are message keys."""

    NONE = ""
    GAP = "dst-gap"
    TWICE = "dst-twice"


@dataclass(frozen=True, slots=True)
class Moment:
    """An instant with its wall time.

    ``instant`` is in unix seconds, ``zone`` an IANA name, ``wall`` the local time then. ``meant`` is the requested local time, different
    from ``wall`` only in a gap of the clocks. Both are naive datetimes.
    """

    instant: int
    zone: str
    wall: datetime
    meant: datetime
    shift: Shift = Shift.NONE


def wall_of(instant: int, zone: str) -> datetime:
    """Return the naive local time of ``zone`` at ``instant``. Raises ZoneInfoNotFoundError."""
    return datetime.fromtimestamp(instant, ZoneInfo(zone)).replace(tzinfo=None, fold=0)


def moment_of(wall: datetime, zone: str) -> Moment:
    """Return the moment of the naive local time ``wall`` in ``zone``. Raises ZoneInfoNotFoundError.

    A time in a gap moves forward by the gap; a time that exists twice is the first one (CL-2.9).
    """
    meant = wall.replace(tzinfo=None, fold=0)
    here = ZoneInfo(zone)
    instant = int(meant.replace(tzinfo=here).timestamp())
    shown = wall_of(instant, zone)
    return Moment(instant, zone, shown, meant, Shift.GAP if shown != meant else Shift.NONE if _is_once(meant, here) else Shift.TWICE)


def _is_once(wall: datetime, zone: ZoneInfo) -> bool:
    """Whether the local time exists no more than once."""
    return wall.replace(tzinfo=zone).utcoffset() == wall.replace(tzinfo=zone, fold=1).utcoffset()
