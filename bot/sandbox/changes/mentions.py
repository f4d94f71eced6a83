"""Whom a text really mentions, after ``allowed_mentions``."""

import re
from typing import Any

from discord import Permissions

from bot.sandbox.wire import payloads
from bot.sandbox.world import member_permissions
from bot.sandbox.world.records import Channel
from bot.sandbox.world.registers import World

USER = re.compile(r"<@!?(\d{15,20})>")
ROLE = re.compile(r"<@&(\d{15,20})>")
EVERYONE = re.compile(r"@(everyone|here)\b")


def read(world: World, channel: Channel, author_id: int, text: str, allowed: dict[str, Any] | None) -> dict[str, Any]:
    """Return ``mentions``, ``mention_roles`` and ``mention_everyone`` of a message with this text."""
    if "<@" not in text and "@" not in text:
        return {"mentions": [], "mention_roles": [], "mention_everyone": False}
    parse = {"users", "roles", "everyone"} if allowed is None else set(allowed.get("parse") or ())
    named = {key: {int(one) for one in (allowed or {}).get(key) or ()} for key in ("users", "roles")}
    loud = bool(member_permissions.in_channel(world, channel, author_id) & Permissions.mention_everyone.flag)
    users = [int(one) for one in dict.fromkeys(USER.findall(text))]
    mentions = [payloads.user(world.users[one]) for one in users if one in world.users and ("users" in parse or one in named["users"])]
    guild = world.guild_of(channel)
    roles = [int(one) for one in dict.fromkeys(ROLE.findall(text))]
    rung = [
        str(one) for one in roles
        if guild and one in guild.roles and ("roles" in parse or one in named["roles"]) and (loud or guild.roles[one].mentionable)
    ]  # fmt: skip
    return {
        "mentions": mentions,
        "mention_roles": rung,
        "mention_everyone": bool(EVERYONE.search(text)) and "everyone" in parse and loud and guild is not None,
    }
