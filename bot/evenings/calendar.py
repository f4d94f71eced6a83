"""An evening as an ``.ics`` file and as a scheduled event of Discord (CL-6, CL-7.5). Pure: plain data in, plain data out."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import IntEnum
from typing import Any, TypedDict

from icalendar import Calendar, Event

PRODUCT = "-//Consigliere//Evenings//EN"
MARK = "consigliere:"
"""Prefix of the last line of our events' descriptions; the evening's id follows."""
NAME_LENGTH = 100
DESCRIPTION_LENGTH = 1000
LOCATION_LENGTH = 100
GUILD_ONLY = 2
VOICE, EXTERNAL = 2, 3
CUT = "…"


@dataclass(frozen=True, slots=True)
class CalendarEntry:
    """An evening as calendars show it, without names of people.

    ``starts`` and ``ends`` are unix seconds, ``version`` grows with each change, ``lines`` list games and chairs, ``link`` is the
    message's address. Either ``place`` (``#channel``, or where people meet) or ``voice``, the id of a voice channel, is set.
    """

    evening: str
    name: str
    starts: int
    ends: int
    version: int
    lines: tuple[str, ...]
    link: str
    place: str = ""
    voice: int | None = None
    is_cancelled: bool = False


class Location(TypedDict):
    """The place of an event outside voice channels."""

    location: str


class ScheduledEvent(TypedDict):
    """The fields of a scheduled event that we set, in the form of Discord's API."""

    name: str
    description: str
    privacy_level: int
    scheduled_start_time: str
    scheduled_end_time: str
    entity_type: int
    channel_id: str | None
    entity_metadata: Location | None


class EventStatus(IntEnum):
    """Discord's status numbers of scheduled events."""

    SCHEDULED = 1
    ACTIVE = 2
    COMPLETED = 3
    CANCELED = 4


def calendar_file(entry: CalendarEntry, stamped: int) -> bytes:
    """Return the ``.ics`` file of an evening, times in UTC (CL-7.5). ``stamped``: the last change, in unix seconds."""
    event = Event()
    event.add("uid", f"{entry.evening}@consigliere")
    event.add("sequence", entry.version)
    event.add("dtstamp", _utc(stamped))
    event.add("dtstart", _utc(entry.starts))
    event.add("dtend", _utc(entry.ends))
    event.add("status", "CANCELLED" if entry.is_cancelled else "CONFIRMED")
    event.add("summary", entry.name)
    event.add("description", "\n".join((*entry.lines, entry.link)))
    event.add("url", entry.link)
    if entry.place:
        event.add("location", entry.place)
    calendar = Calendar()
    calendar.add("prodid", PRODUCT)
    calendar.add("version", "2.0")
    calendar.add("method", "PUBLISH")
    calendar.add_component(event)
    return bytes(calendar.to_ical())


def scheduled_event(entry: CalendarEntry) -> ScheduledEvent:
    """Return the scheduled event of an evening within Discord's limits: in its voice channel, else at its place (CL-6.2)."""
    is_voice = entry.voice is not None
    return ScheduledEvent(
        name=_cut(entry.name, NAME_LENGTH),
        description=_description(entry),
        privacy_level=GUILD_ONLY,
        scheduled_start_time=_utc(entry.starts).isoformat(),
        scheduled_end_time=_utc(entry.ends).isoformat(),
        entity_type=VOICE if is_voice else EXTERNAL,
        channel_id=str(entry.voice) if is_voice else None,
        entity_metadata=None if is_voice else Location(location=_cut(entry.place, LOCATION_LENGTH)),
    )


def evening_of(description: str | None) -> str | None:
    """Return the evening's id from the last line of an event's description, None for a foreign event (CL-6.2)."""
    last = (description or "").rstrip().rpartition("\n")[2].strip()
    return last.removeprefix(MARK) or None if last.startswith(MARK) else None


def event_to_adopt(events: Iterable[dict[str, Any]], evening: str, bot: int) -> dict[str, Any] | None:
    """Return the event of ``evening`` in Discord's list of a server's events, None without one (CL-6.3).

    Only events made by ``bot`` (an id) that have not ended count, since anybody can write our last line.
    """
    live = {EventStatus.SCHEDULED.value, EventStatus.ACTIVE.value}
    ours = (one for one in events if one.get("creator_id") == str(bot) and one.get("status") in live)
    return next((one for one in ours if evening_of(str(one.get("description") or "")) == evening), None)


def edited(ours: Mapping[str, object], seen: Mapping[str, object]) -> frozenset[str]:
    """Return the fields in which Discord's event differs from ``ours``; none means the echo of our own change (CL-6.7)."""
    return frozenset(key for key, value in ours.items() if _comparable(key, value) != _comparable(key, seen.get(key)))


def steps_to(current: EventStatus, wanted: EventStatus) -> tuple[EventStatus, ...]:
    """Return the statuses to send, in order, to get from ``current`` to ``wanted`` or as near as Discord allows (CL-6.4).

    An ended event stays as it is; a running one cannot be cancelled and is completed instead.
    """
    if current is EventStatus.SCHEDULED and wanted is EventStatus.COMPLETED:
        return EventStatus.ACTIVE, EventStatus.COMPLETED
    if current is EventStatus.SCHEDULED and wanted is not EventStatus.SCHEDULED:
        return (wanted,)
    if current is EventStatus.ACTIVE and wanted in (EventStatus.COMPLETED, EventStatus.CANCELED):
        return (EventStatus.COMPLETED,)
    return ()


def _utc(instant: int) -> datetime:
    return datetime.fromtimestamp(instant, UTC)


def _cut(text: str, length: int) -> str:
    return text if len(text) <= length else text[: length - len(CUT)] + CUT


def _description(entry: CalendarEntry) -> str:
    """Return the description; link and mark are never cut, since people and the bot find message and event by them."""
    end = f"{entry.link}\n{MARK}{entry.evening}"
    text = _cut("\n".join(entry.lines), DESCRIPTION_LENGTH - len(end) - 1)
    return f"{text}\n{end}" if text else end


def _comparable(key: str, value: object) -> object:
    """Normalize: Discord formats times differently and trims texts."""
    if key.endswith("_time") and value:
        return datetime.fromisoformat(str(value))
    if isinstance(value, Mapping):
        return {inner: _comparable(inner, one) for inner, one in value.items()}
    return value.strip() if isinstance(value, str) else value
