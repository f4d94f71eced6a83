"""Zones of servers: which ones a menu offers, and how a zone is called."""

from datetime import datetime
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from babel.dates import get_timezone_location

OFFERED = (
    "Europe/Prague", "Europe/Bratislava", "Europe/Warsaw", "Europe/Berlin", "Europe/Vienna", "Europe/Budapest", "Europe/London",
    "Europe/Lisbon", "Europe/Paris", "Europe/Rome", "Europe/Helsinki", "Europe/Kyiv", "Europe/Istanbul", "Africa/Johannesburg",
    "Asia/Dubai", "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "America/Sao_Paulo", "America/New_York",
    "America/Chicago", "America/Denver", "America/Los_Angeles",
)  # fmt: skip
"""What a menu shows, from near to far; any other zone is set by the command. One less than a menu holds, for the zone that is set."""


@cache
def every_zone() -> tuple[str, ...]:
    """Return all zones that have a place, by name."""
    return tuple(sorted(name for name in available_timezones() if "/" in name and not name.startswith(("Etc/", "SystemV/", "posix/"))))


def read_zone(typed: str) -> str | None:
    """Return the zone that is meant by an IANA name, however it is written; None when there is none."""
    wanted = typed.strip().replace(" ", "_").casefold()
    found = next((name for name in every_zone() if name.casefold() == wanted), None)
    if found is None:
        return None
    try:
        ZoneInfo(found)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None
    return found


def city(zone: str, language: str) -> str:
    """Return the place after which a zone is called, in the reader's language."""
    return str(get_timezone_location(zone, locale=language, return_city=True))


def time_in(zone: str, now: float) -> str:
    """Return the wall time of a zone at ``now`` (unix seconds), such as ``18:42``."""
    return datetime.fromtimestamp(now, ZoneInfo(zone)).strftime("%H:%M")
