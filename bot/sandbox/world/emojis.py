"""Emojis in components and reactions that Discord would accept."""

import re
from typing import Any

from bot.sandbox.world.records import World

ENCODED = re.compile(r"^(?:a:)?(?P<name>\w{2,32}):(?P<id>\d{5,20})$")


def known_emoji(world: World, emoji_id: int) -> bool:
    """Return whether a custom emoji exists in any guild or application."""
    if any(emoji_id in one.emojis for one in world.applications.values()):
        return True
    return any(emoji_id in one.emojis for one in world.guilds.values())


def acceptable_emoji(world: World, emoji: Any) -> bool:
    """Return whether a component can show an emoji: a known custom one or a Unicode one."""
    if not isinstance(emoji, dict):
        return False
    if emoji.get("id"):
        return str(emoji["id"]).isdecimal() and known_emoji(world, int(emoji["id"]))
    return _unicode_like(emoji.get("name"))


def _unicode_like(name: Any) -> bool:
    """Return whether a text can be one emoji: short and without letters."""
    return (
        isinstance(name, str) and 0 < len(name) <= 32 and not name.isalpha() and any(ord(sign) > 0xA8 or sign == "\u20e3" for sign in name)
    )


def emoji_from_path(world: World, encoded: str) -> dict[str, Any] | None:
    """Return the emoji in a reaction's path; None if there is no such emoji."""
    match = ENCODED.match(encoded)
    if match is None:
        return {"id": None, "name": encoded} if _unicode_like(encoded) else None
    return {"id": match["id"], "name": match["name"]} if known_emoji(world, int(match["id"])) else None
