"""Which seat and which person a press on the host's desk means."""

from collections.abc import Mapping
from typing import Any

from bot.tables.refusal import Refused
from cogs.requests import Request
from cogs.responses import Reply


def seat_value(extra: str) -> str:
    """Return a seat as its option is called, ``seat:2``, from the end of a custom id; empty when none is named there."""
    return f"seat:{extra}" if extra.isdecimal() else extra.replace("=", ":")


def chosen_seat(request: Request) -> str:
    """Return the seat that a press names, or that was chosen in a menu, as ``seat:2``; empty when none was."""
    return seat_value(request.press.extra) or seat_value(next(iter(request.values), ""))


def chosen_person(request: Request) -> int | None:
    """Return the person chosen in Discord's own menu, None when it was not that menu."""
    chosen = next(iter(request.values), "")
    return int(chosen) if chosen.isdecimal() else None


def name_of(reply: Reply, user_id: int) -> str:
    """Return the display name of a person chosen in a menu; the interaction brings it. Raises Refused for bots and strangers."""
    data: Mapping[str, Any] = reply.interaction.data or {}
    resolved = data.get("resolved", {})
    user = resolved.get("users", {}).get(str(user_id))
    member = resolved.get("members", {}).get(str(user_id))
    if not isinstance(user, Mapping) or user.get("bot"):
        raise Refused("no-replacement")
    nick = member.get("nick") if isinstance(member, Mapping) else None
    return str(nick or user.get("global_name") or user.get("username") or user_id)
