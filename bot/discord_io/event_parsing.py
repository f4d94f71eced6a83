"""How the library reads Discord's events: what it cannot read is lost, what nobody needs is not built, what it drops is heard.

Discord adds and changes events without notice, and an exception in the library's parser closes the connection, with all clicks that are on
their way. The supervisor would connect again; this keeps the connection.
"""

import json
import logging
from collections.abc import Callable
from typing import Any

import discord
import msgspec

log = logging.getLogger(__name__)

Parse = Callable[[Any], Any]

CALENDAR = "GUILD_SCHEDULED_EVENT_"
"""How Discord's events about scheduled events begin."""

EPHEMERAL = 1 << 6
"""Flag of a message that one person sees."""


def forgive(
    parsers: dict[str, Parse],
    calendar: Callable[[str, dict[str, Any]], None],
    ready: Callable[[dict[str, Any]], None],
    member: Callable[[dict[str, Any]], None],
) -> None:
    """Change the library's ``parsers``, which stand by the names of events.

    ``calendar`` is told of each scheduled event: what has happened to it, such as ``UPDATE``, and the event as Discord tells it; the
    library drops what people do whom it does not know. It drops changes of such members as well, so ``member`` is told of each change.
    Without READY there is no session: it may fail; ``ready`` is told of each that does not, before anything follows from it.
    """
    for name, parse in parsers.items():
        if name.startswith(CALENDAR):
            parsers[name] = _forgiving(name, _also_told(name.removeprefix(CALENDAR), parse, calendar))
        elif name == "GUILD_MEMBER_UPDATE":
            parsers[name] = _forgiving(name, _then_told(parse, member))
        elif name == "INTERACTION_CREATE":
            parsers[name] = _forgiving(name, lightly(parse))
        elif name == "READY":
            parsers[name] = _then_told(parse, ready)
        else:
            parsers[name] = _forgiving(name, parse)


def _also_told(what: str, parse: Parse, calendar: Callable[[str, dict[str, Any]], None]) -> Parse:
    def parsed(data: Any) -> None:
        parse(data)
        calendar(what, dict(data))

    return parsed


def _then_told(parse: Parse, told: Callable[[dict[str, Any]], None]) -> Parse:
    def parsed(data: Any) -> None:
        parse(data)  # the tasks that it makes begin after what follows here
        told(data)

    return parsed


ON_SHARED = "on_shared"
"""Stands in the data of a press on a message of a server that everybody sees: the message itself is not read."""


def lightly(parse: Parse) -> Parse:
    """Let the library read a press on a message of a server that everybody sees without building that message.

    A board brings dozens of components with each press on it, and its custom id says everything. On one that one person sees, they tell
    what kind of message it is and which pictures hang there.
    """

    def parsed(data: Any) -> None:
        message = data.get("message")
        if message and data.get("guild_id") and not message.get("flags", 0) & EPHEMERAL:
            del data["message"]
            data["data"][ON_SHARED] = True
        parse(data)

    return parsed


def on_shared(interaction: discord.Interaction[Any]) -> bool:
    """Whether a message was pressed that everybody on a server sees; the library knows of none then."""
    return ON_SHARED in (interaction.data or {})


def read_quickly() -> None:
    """Let the library read JSON with the parser that the bot has anyway, which is twice as fast; where orjson is installed it has its own.

    Process-wide, as the library keeps it.
    """
    if not getattr(discord.utils, "HAS_ORJSON", True):
        discord.utils._from_json = read_json


def read_json(text: str) -> Any:
    """Return what a JSON text says. Raises ValueError when it is none."""
    try:
        return _decode(text)
    except (msgspec.DecodeError, UnicodeError):  # lone surrogates are JSON to Discord
        return json.loads(text)


_decode = msgspec.json.Decoder[Any]().decode


def _forgiving(name: str, parse: Parse) -> Parse:
    def parsed(data: Any) -> None:
        try:
            parse(data)
        except Exception:
            log.exception("an event of the kind %s could not be read and is lost", name)

    return parsed
