"""Time zones of servers: those in the menu, and their names."""

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
"""Zones of the menu, one fewer than fit, since a zone set by the command is added."""


@cache
def every_zone() -> tuple[str, ...]:
    """Return all zones with a place, sorted by name."""
    return tuple(sorted(name for name in available_timezones() if "/" in name and not name.startswith(("Etc/", "SystemV/", "posix/"))))


def read_zone(typed: str) -> str | None:
    """Return the zone of a typed IANA name, in any case and with spaces; None without one."""
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
    """Return the place of a zone in the reader's language."""
    return str(get_timezone_location(zone, locale=language, return_city=True))


def time_in(zone: str, now: float) -> str:
    """Return the wall time of a zone at ``now`` (unix seconds), such as ``18:42``."""
    return datetime.fromtimestamp(now, ZoneInfo(zone)).strftime("%H:%M")
