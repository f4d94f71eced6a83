"""Wall time of a zone and instants: what clocks show where people live, and the one second that is meant (CL-2.1, CL-2.9)."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from zoneinfo import ZoneInfo


class Shift(StrEnum):
    """What a change of the clocks does to a wall time; the values are keys of texts."""

    NONE = ""
    GAP = "dst-gap"
    TWICE = "dst-twice"


@dataclass(frozen=True, slots=True)
class Moment:
    """One second, and how it is spoken of.

    ``instant`` in unix seconds, ``zone`` an IANA name, ``wall`` what the clocks of the zone show then. ``meant`` is the wall time that was
    asked for; it differs from ``wall`` only where clocks jump over it. Both wall times carry no zone.
    """

    instant: int
    zone: str
    wall: datetime
    meant: datetime
    shift: Shift = Shift.NONE


def wall_of(instant: int, zone: str) -> datetime:
    """Return what the clocks of ``zone`` show at ``instant``, without a zone. Raises ZoneInfoNotFoundError for an unknown zone."""
    return datetime.fromtimestamp(instant, ZoneInfo(zone)).replace(tzinfo=None, fold=0)


def moment_of(wall: datetime, zone: str) -> Moment:
    """Return the moment when the clocks of ``zone`` show ``wall``, a datetime without a zone.

    A wall time that does not exist moves forward by the gap, one that exists twice is the first (CL-2.9). Raises ZoneInfoNotFoundError.
    """
    meant = wall.replace(tzinfo=None, fold=0)
    here = ZoneInfo(zone)
    instant = int(meant.replace(tzinfo=here).timestamp())
    shown = wall_of(instant, zone)
    return Moment(instant, zone, shown, meant, Shift.GAP if shown != meant else Shift.NONE if _is_once(meant, here) else Shift.TWICE)


def _is_once(wall: datetime, zone: ZoneInfo) -> bool:
    """Whether the clocks show ``wall`` no more than once."""
    return wall.replace(tzinfo=zone).utcoffset() == wall.replace(tzinfo=zone, fold=1).utcoffset()
