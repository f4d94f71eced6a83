"""Routes of scheduled events."""

import time
from base64 import b64decode
from datetime import datetime
from hashlib import sha256
from typing import Any

from bot.sandbox.rest.call import RouteCall, require_in_channel, route
from bot.sandbox.wire import payloads
from bot.sandbox.wire.refusals import ApiError, FormFaults
from bot.sandbox.world.records import Guild

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
INTERESTED = 1
EXTERNAL, VOICE = 3, 2
MOST = 100
"""Events of a guild that have not ended."""

NEXT = {SCHEDULED: (SCHEDULED, ACTIVE, CANCELED), ACTIVE: (ACTIVE, COMPLETED), COMPLETED: (COMPLETED,), CANCELED: (CANCELED,)}


@route("GET", "/guilds/{guild}/scheduled-events")
def listed(call: RouteCall) -> list[dict[str, Any]]:
    return list(call.guild().events.values())


@route("POST", "/guilds/{guild}/scheduled-events")
def create(call: RouteCall) -> dict[str, Any]:
    guild = call.guild("create_events")
    fields = call.fields
    faults = FormFaults()
    faults.length("name", fields.get("name"), 1, 100)
    if fields.get("description"):
        faults.length("description", fields["description"], 0, 1000)
    faults.number("entity_type", fields.get("entity_type"), 1, 3)
    for key in ("scheduled_start_time", *(("scheduled_end_time",) if fields.get("entity_type") == 3 else ())):
        faults.length(key, fields.get(key), 1, 64)
    _place_and_time(call, guild, fields, faults)
    _check_cover(fields, faults)
    faults.settle()
    if len([one for one in guild.events.values() if one["status"] in (SCHEDULED, ACTIVE)]) >= MOST:
        raise ApiError(30038)
    ids = {"id": str(call.backend.world.ids.next()), "guild_id": str(guild.id), "creator_id": str(call.bot.id)}
    empty = ("channel_id", "description", "image", "scheduled_end_time", "entity_id", "entity_metadata", "recurrence_rule")
    made: dict[str, Any] = {**ids, **dict.fromkeys(empty), "creator": payloads.user(call.bot), "status": SCHEDULED, "privacy_level": 2}
    made |= {"user_count": 0, "guild_scheduled_event_exceptions": [], **fields}
    made["image"] = _kept_cover(call, made)
    guild.events[int(made["id"])] = made
    call.backend.guilds.tell("GUILD_SCHEDULED_EVENT_CREATE", made, guild)
    return made


def _check_cover(fields: dict[str, Any], faults: FormFaults) -> None:
    if fields.get("image") and not str(fields["image"]).startswith("data:image/"):
        faults.add("image", "IMAGE_INVALID", "Invalid image data")


def _kept_cover(call: RouteCall, event: dict[str, Any]) -> str | None:
    """Put the cover of an event on the CDN and return its hash; None without one."""
    kind, _, data = (event["image"] or "").removeprefix("data:").partition(";base64,")
    if not data:
        return None
    mark = sha256(data.encode()).hexdigest()[:32]
    call.backend.world.files[f"guild-events/{event['id']}/{mark}.png"] = (b64decode(data), kind)
    return mark


def _place_and_time(call: RouteCall, guild: Guild, fields: dict[str, Any], faults: FormFaults) -> None:
    """Note a start in the past and a missing place; raises ApiError 50013 for a voice channel that is closed to the bot."""
    starts, ends = _instant(fields.get("scheduled_start_time")), _instant(fields.get("scheduled_end_time"))
    if starts is not None and starts < time.time():
        faults.add("scheduled_start_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past.")
    if starts is not None and ends is not None and ends <= starts:
        faults.add("scheduled_end_time", "GUILD_SCHEDULED_EVENT_INVALID_SCHEDULE", "The end must be after the start.")
    if fields.get("entity_type") == EXTERNAL:
        faults.length("entity_metadata.location", (fields.get("entity_metadata") or {}).get("location"), 1, 100)
    elif fields.get("entity_type") == VOICE:
        channel = call.backend.world.channels.get(int(fields.get("channel_id") or 0))
        if channel is None or channel.guild_id != guild.id:
            faults.add("channel_id", "GUILD_SCHEDULED_EVENT_CHANNEL", "Unknown channel")
        else:
            require_in_channel(call.backend.world, channel, call.bot.id, "connect")


def _instant(text: object) -> float | None:
    return datetime.fromisoformat(text).timestamp() if isinstance(text, str) and text else None


def _allowed(call: RouteCall, event: dict[str, Any]) -> None:
    """Raise ApiError 50013 unless the bot may change an event; for its own it needs only the right to create events."""
    call.guild("create_events" if event["creator_id"] == str(call.bot.id) else "manage_events")


def _event(call: RouteCall) -> tuple[Guild, dict[str, Any]]:
    guild = call.guild()
    found = guild.events.get(call.id("event"))
    if found is None:
        raise ApiError(10070)
    return guild, found


@route("GET", "/guilds/{guild}/scheduled-events/{event}")
def read(call: RouteCall) -> dict[str, Any]:
    return _event(call)[1]


@route("PATCH", "/guilds/{guild}/scheduled-events/{event}")
def change(call: RouteCall) -> dict[str, Any]:
    """Change an event, or start, end or cancel it by its status; raises ApiError 50035 for an invalid transition."""
    guild, found = _event(call)
    _allowed(call, found)
    faults = FormFaults()
    _check_cover(call.fields, faults)
    faults.settle()
    status = call.fields.get("status", found["status"])
    if status not in NEXT[found["status"]]:
        faults.add("status", "GUILD_SCHEDULED_EVENT_STATUS_INVALID", "Invalid status transition")
        faults.settle()
    found.update(call.fields)
    if "image" in call.fields:
        found["image"] = _kept_cover(call, found)
    call.backend.guilds.tell("GUILD_SCHEDULED_EVENT_UPDATE", found, guild)
    return found


@route("GET", "/guilds/{guild}/scheduled-events/{event}/users")
def interested(call: RouteCall) -> list[dict[str, Any]]:
    """Return the interested people in the order of their ids."""
    guild, found = _event(call)
    people = sorted(guild.interest.get(int(found["id"]), ()))
    before, after = int(call.query.get("before") or 0), int(call.query.get("after") or 0)
    chosen = [one for one in people if one > after and (not before or one < before)][: call.number("limit", 100, 1, 100)]
    return [_interest(guild, found, one) for one in chosen]


def _interest(guild: Guild, event: dict[str, Any], user_id: int) -> dict[str, Any]:
    return {
        "guild_scheduled_event_id": event["id"],
        "guild_scheduled_event_exception_id": None,
        "user_id": str(user_id),
        "user": payloads.user(guild.members[user_id].user),
        "response": INTERESTED,
    }
