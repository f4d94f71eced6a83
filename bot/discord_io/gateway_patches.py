"""How the bot changes discord.py's gateway: tolerant and lighter parsing of events, and short waits before a reconnect.

Discord adds and changes events without notice, and an exception in the library's parser closes the connection and loses the clicks in
flight. The supervisor would reconnect; dropping the one event keeps the connection.
"""

import json
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Literal

import discord
import discord.client
import discord.shard
import msgspec
from discord.backoff import ExponentialBackoff

log = logging.getLogger(__name__)

Parse = Callable[[Any], Any]

CALENDAR = "GUILD_SCHEDULED_EVENT_"
"""Prefix of the gateway events about scheduled events."""

EPHEMERAL = 1 << 6
"""Message flag: only one person sees the message."""


def wrap_parsers(
    parsers: dict[str, Parse],
    calendar: Callable[[str, dict[str, Any]], None],
    ready: Callable[[dict[str, Any]], None],
    member: Callable[[dict[str, Any]], None],
    channel: Callable[[dict[str, Any]], None],
    guild: Callable[[dict[str, Any]], None],
) -> None:
    """Wrap the library's ``parsers`` (by event name), so that a parser's exception loses one event and not the connection.

    READY alone may fail, since there is no session without it; ``ready`` receives each parsed one before its tasks run. The library
    drops events about people that are not in its cache, so ``calendar`` receives each scheduled event (``UPDATE`` and the like, and the
    payload), and ``member`` each change of a member. ``channel`` receives each change of a channel before the next one is parsed.
    ``guild`` receives each listed server before the library parses it.
    """
    for name, parse in parsers.items():
        if name.startswith(CALENDAR):
            parsers[name] = _tolerant(name, _followed_by(parse, partial(calendar, name.removeprefix(CALENDAR))))
        elif name == "GUILD_MEMBER_UPDATE":
            parsers[name] = _tolerant(name, _followed_by(parse, member))
        elif name == "CHANNEL_UPDATE":
            parsers[name] = _tolerant(name, _followed_by(parse, channel))
        elif name == "GUILD_CREATE":
            parsers[name] = _tolerant(name, _followed_by(guild, parse))
        elif name == "INTERACTION_CREATE":
            parsers[name] = _tolerant(name, without_public_message(parse))
        elif name == "READY":
            parsers[name] = _followed_by(parse, ready)
        else:
            parsers[name] = _tolerant(name, parse)


def _followed_by(parse: Parse, then: Callable[[dict[str, Any]], None]) -> Parse:
    def parsed(data: Any) -> None:
        parse(data)  # its tasks start only after this function returns
        then(data)

    return parsed


ON_SHARED = "on_shared"
"""Key in the data of a press on a public message of a server, whose message is not parsed."""


def without_public_message(parse: Parse) -> Parse:
    """Drop the message from a press on a public message of a server before the library parses it.

    Each press on a board carries dozens of components, and the custom id is enough. The components of a private message are kept: they
    tell its kind and its pictures.
    """

    def parsed(data: Any) -> None:
        message = data.get("message")
        if message and data.get("guild_id") and not message.get("flags", 0) & EPHEMERAL:
            del data["message"]
            data["data"][ON_SHARED] = True
        parse(data)

    return parsed


def on_shared(interaction: discord.Interaction[Any]) -> bool:
    """Whether the pressed message is public on a server; ``interaction.message`` is None then."""
    return ON_SHARED in (interaction.data or {})


def use_fast_json() -> None:
    """Replace the library's JSON, process-wide, with msgspec's: it reads twice as fast and writes five times; orjson stays if installed."""
    if not getattr(discord.utils, "HAS_ORJSON", True):
        discord.utils._from_json = read_json
        discord.utils._to_json = write_json


def read_json(text: str) -> Any:
    """Parse JSON. Raises ValueError."""
    try:
        return _decode(text)
    except (msgspec.DecodeError, UnicodeError):  # Discord sends lone surrogates
        return json.loads(text)


_decode = msgspec.json.Decoder[Any]().decode


def write_json(obj: Any) -> str:
    """Return compact JSON. Raises TypeError for what JSON cannot hold."""
    try:
        return _encode(obj).decode()
    except (TypeError, UnicodeError):  # a subclass of str, a lone surrogate
        return json.dumps(obj, separators=(",", ":"))


_encode = msgspec.json.Encoder().encode


def _tolerant(name: str, parse: Parse) -> Parse:
    def parsed(data: Any) -> None:
        try:
            parse(data)
        except Exception:
            log.exception("dropped an event %s that could not be parsed", name)

    return parsed


LONGEST = 30.0
"""The longest wait between two reconnects, in seconds: until one succeeds, nobody can press anything."""


class ShortBackoff(ExponentialBackoff[Literal[False]]):
    """The library's random exponential backoff, cut at ``LONGEST`` (the library waits up to 1,024 seconds)."""

    def delay(self) -> float:
        """Return the seconds before the next try."""
        return min(super().delay(), LONGEST)


def shorten_backoff() -> None:
    """Use ``ShortBackoff`` for all later connections, process-wide: the library has no setting for it."""
    for module in (discord.shard, discord.client):
        if hasattr(module, "ExponentialBackoff"):
            setattr(module, "ExponentialBackoff", ShortBackoff)  # noqa: B010 - a class, which may not be assigned to
        else:
            log.warning("this version of discord.py keeps its backoff elsewhere; reconnects may wait long")
